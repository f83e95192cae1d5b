// The days on which something was solved or played: counted for who comes back, never lost, wiped with all the rest.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { click } from './board.mjs';
import { comer, FIRST, START } from './calendar.mjs';
import { phase } from './lesson.mjs';
import { payload, sealed } from './records.mjs';
import { standing, useBrowser, visit } from './visit.mjs';

useBrowser();


/** The record of days, from days counted from 1970. */
function rows(days) {
  const rows = {};
  for (const day of days) rows[Math.floor(day / 32)] = ((rows[Math.floor(day / 32)] ?? 0) | (1 << (day % 32))) >>> 0;
  return rows;
}
const keep = (page, days) => page.evaluate((text) => localStorage.setItem('lance-legal/days/a', text), sealed('days', rows(days), Date.now()));

/** Has the teacher's button play the level on show, move by move. */
async function solve(page) {
  await page.waitForFunction(() => {
    if (document.querySelector('.learn-play').dataset.phase === 'done') return true;
    document.querySelector('.teacher button').click();
    return false;
  }, undefined, { polling: 50 });
  await phase(page, 'done');
}

const played = (page) => page.locator('.day[data-played=true]').allInnerTexts();

test('a level that is solved counts its day once, and nothing is shown before the second day', async (t) => {
  const { open, site } = await visit(t, { viewport: { width: 360, height: 740 } });
  const page = await open('aprender');
  const come = comer(page, site);
  await come(0, 'aprender/mate-num-lance/duas-torres');
  await solve(page);
  assert.deepEqual(await payload(page, 'days'), rows([FIRST]));
  await come(0, 'aprender');
  assert.equal(await page.locator('.days').count(), 0);
  await come(2, '');
  assert.match(await page.locator('.days').innerText(), /Dias em que jogaste\s+Até agora jogaste num dia\./i);
  assert.equal(await page.getByRole('img', { name: 'Este mês, no dia 20.' }).count(), 1);
  await come(2, 'damas/aprender');
  assert.deepEqual(await played(page), ['20']);
  // A month that has just begun shows no empty tiles.
  await come(15, 'aprender');
  assert.match(await page.locator('.days').innerText(), /Até agora jogaste num dia\./);
  assert.equal(await page.locator('.days-month').count(), 0);
});

test('a game that ends counts, and one that goes on does not', async (t) => {
  const { open } = await visit(t);
  const page = await open('jogar');
  for (const move of ['f2f3', 'e7e5', 'g2g4']) await click(page, move);
  await page.locator('.play [data-square=g4][aria-label^="g4, peão branco"]').waitFor();
  assert.equal(await payload(page, 'days'), undefined);
  await click(page, 'd8h4');
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('lance-legal/days/')));
});

test('no class counts, and no streak is broken: after a gap the number goes on', async (t) => {
  const { open, site } = await visit(t);
  const page = await open('aprender');
  await page.clock.setFixedTime(START);
  await keep(page, [FIRST - 300, FIRST - 18, FIRST - 17, FIRST - 3]);
  await page.goto(site.url('aprender'));
  await standing(page);
  assert.match(await page.locator('.days').innerText(), /Até agora jogaste em 4 dias\./);
  assert.deepEqual(await played(page), ['2', '3', '17']);
  const board = page.getByRole('img', { name: 'Este mês, nos dias 2, 3, 17.' });
  assert.equal(await board.count(), 1);
  // November 2026 begins on a Sunday.
  assert.equal(await board.locator('> span:not(.day)').count(), 6);
  assert.equal(await board.locator('.day').count(), 30);
  // Without a new visit: a class at work ends with the page.
  await page.getByRole('link', { name: 'Para o professor' }).first().click();
  await page.getByRole('switch', { name: 'Modo aula' }).check({ force: true });
  await page.getByRole('link', { name: 'Aprender' }).first().click();
  await page.locator('.lesson-card[href$="/torre"]').click();
  await page.locator('.level-link').first().click();
  await page.waitForSelector('.learn-play[data-phase=open]');
  await solve(page);
  assert.deepEqual(await payload(page, 'days'), rows([FIRST - 300, FIRST - 18, FIRST - 17, FIRST - 3]));
});

test('«Apagar tudo» takes the days too, and the list of what is kept names them', async (t) => {
  const { open, site } = await visit(t, { locale: 'en' });
  const page = await open('sobre');
  await keep(page, [FIRST, FIRST + 1]);
  await page.goto(site.url('sobre'));
  await standing(page);
  assert.match(await page.locator('main').innerText(), /The days on which you played, so that you can count them\./);
  await page.getByRole('button', { name: 'Erase everything' }).click();
  assert.match(await page.locator('#apagar').innerText(), /Days on which you played\s+2 days/);
  await page.locator('#apagar').getByRole('button', { name: 'Yes, erase' }).click();
  await page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.startsWith('lance-legal/days/')));
});
