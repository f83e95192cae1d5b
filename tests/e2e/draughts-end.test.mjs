// The end of a lesson of draughts: its tile and panel, what is left, the diploma of a part; the panel on the list.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { winStars } from './records.mjs';
import { arrived, standing, useBrowser, visit } from './visit.mjs';

useBrowser();

/** Lessons in the course's order, each with its section and the ids of its levels. */
const COURSE = [];
let section = '';
for (const line of readFileSync('assets/draughts/catalog.txt', 'utf8').split('\n')) {
  const [word, ...rest] = line.replace(/#.*/, '').trim().split(/\s+/);
  if (word === 'section') [section] = rest;
  else if (word && rest.length > 0) COURSE.push({ section, id: word, levels: rest });
}
const all = (lessons, won) => Object.fromEntries(lessons.flatMap(({ id, levels }) => levels.map((level) => [`${id}/${level}`, won])));

async function at(t, path, stars, options) {
  const { open: first, site } = await visit(t, options);
  const page = await first('sobre');
  await winStars(page, stars);
  await page.goto(site.url(path));
  await standing(page);
  return page;
}

const tiles = (page) => page.locator('.panel-tiles').evaluate((panel) => [
  panel.querySelectorAll('.tile-won').length,
  panel.querySelectorAll('rect').length,
]);

test('a lesson that is done wins a tile of the panel of draughts, and leads to the next lesson', async (t) => {
  const [first, second] = COURSE;
  const page = await at(t, `damas/aprender/${first.id}/fim`, all([first], 3), { hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
  await page.locator('.panel-tiles').waitFor();
  assert.match(await page.locator('.end-card').innerText(), /Acabaste esta lição![^]*Ganhaste um azulejo/);
  assert.deepEqual(await tiles(page), [1, COURSE.length]);
  assert.match(await page.locator('.panel-tiles image').getAttribute('href'), /panel-draughts\.svg$/);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'wider than the screen');
  await arrived(page, 'a-seguir');
  await page.locator('#a-seguir').tap();
  await page.waitForURL(`**/damas/aprender/${second.id}`);
});

test('a lesson that is not done leads to the first level that is left', async (t) => {
  const [{ id, levels }] = COURSE;
  const page = await at(t, `damas/aprender/${id}/fim`, { [`${id}/${levels[0]}`]: 2 });
  assert.match(await page.locator('.end-card').innerText(), new RegExp(`Faltam-te ${levels.length - 1} níveis`));
  assert.equal(await page.locator('.end-tile').count(), 0);
  await page.waitForFunction(() => document.activeElement?.id === 'a-seguir');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/damas/aprender/${id}/${levels[1]}`);
});

test('with a whole part comes its diploma, of the course of draughts', async (t) => {
  const part = COURSE.filter((lesson) => lesson.section === COURSE[0].section);
  const page = await at(t, `damas/aprender/${part.at(-1).id}/fim`, all(part, 3));
  await page.locator('#nome-no-diploma').fill('Marta Sequeira');
  assert.match(await page.locator('.diploma').innerText(), /Marta Sequeira[^]*acabou a parte «O tabuleiro e os peões» do curso de damas, com (\d+) de \1 estrelas/);
  assert.match(await page.locator('.figure-says').last().innerText(), /Os teus peões já andam, tomam e coroam\./);
});

test('the list shows the panel from the first star of draughts on, and none for a star of chess', async (t) => {
  const { open: first, site } = await visit(t);
  const page = await first('damas/aprender');
  await winStars(page, { 'torre/duas-voltas': 3 });
  await page.goto(site.url('damas/aprender'));
  await page.locator('.lesson-card').first().waitFor();
  assert.equal(await page.locator('.panel-tiles').count(), 0);
  await winStars(page, all(COURSE.slice(0, 2), 1));
  await page.goto(site.url('damas/aprender'));
  await page.locator('.panel-tiles').waitFor();
  assert.deepEqual(await tiles(page), [2, COURSE.length]);
});

test('in English, and an address of a lesson that is not there', async (t) => {
  const page = await at(t, `damas/aprender/${COURSE[0].id}/fim`, all([COURSE[0]], 1), { locale: 'en', forgive: [/404/] });
  assert.match(await page.locator('.end-card').innerText(), /You have finished this lesson!/);
  await page.goto(page.url().replace(COURSE[0].id, 'damas-nada'));
  await standing(page);
  await page.getByRole('link', { name: 'All lessons' }).waitFor();
});
