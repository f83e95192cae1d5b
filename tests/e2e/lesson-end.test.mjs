// The end of a lesson: what was won and what is left, the tile and the panel, the small game, the diploma of a part.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COURSE, after } from './lesson.mjs';
import { winStars } from './records.mjs';
import { arrived, standing, useBrowser, visit } from './visit.mjs';

useBrowser();

/** Stars for every level of these lessons, as many as `won` says for each by its place. */
const all = (lessons, won) => Object.fromEntries(COURSE.filter(({ id }) => lessons.includes(id))
  .flatMap(({ id, levels }) => levels.map((level, place) => [`${id}/${level}`, won(place)])));

async function ended(t, lesson, stars, options) {
  const { open: first, site } = await visit(t, options);
  const page = await first('sobre');
  await winStars(page, stars);
  await page.goto(site.url(`aprender/${lesson}/fim`));
  await standing(page);
  await page.locator('.panel-tiles').waitFor();
  return page;
}

const tiles = (page) => page.locator('.panel-tiles').evaluate((panel) => [
  panel.querySelectorAll('.tile-won').length,
  panel.querySelectorAll('rect').length,
]);

test('a lesson that is done: its stars, its tile, the next lesson, its small game', async (t) => {
  const page = await ended(t, 'bispo', all(['bispo'], (place) => (place === 0 ? 1 : 3)), { hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
  const most = 3 * COURSE.find(({ id }) => id === 'bispo').levels.length;
  const card = page.locator('.end-card');
  assert.match(await card.innerText(), new RegExp(`Acabaste esta lição![^]*Ganhaste um azulejo[^]*${most - 2} de ${most} estrelas`));
  assert.deepEqual(await tiles(page), [1, COURSE.length]);
  assert.equal(await page.locator('.panel-tiles').getAttribute('aria-label'), `Tens um azulejo de ${COURSE.length}.`);
  // Only the first level has stars left.
  assert.deepEqual(await page.locator('.level-link').evaluateAll((links) => links.map((link) => link.innerText.trim()[0])), ['1']);
  assert.equal(await page.locator('.diploma').count(), 0);
  await arrived(page, 'a-seguir');
  assert.match(await page.locator('#a-seguir').getAttribute('href'), new RegExp(`/aprender/${after('bispo')}$`));
  await card.getByRole('link', { name: 'Torre contra bispo' }).tap();
  await page.waitForURL('**/aprender/jogos/torre-bispo');
});

test('a lesson that is not done leads to the first level that is left', async (t) => {
  const page = await ended(t, 'bispo', { 'bispo/a-direito': 3 });
  const { levels } = COURSE.find(({ id }) => id === 'bispo');
  assert.match(await page.locator('.end-card').innerText(), new RegExp(`Faltam-te ${levels.length - 1} níveis`));
  assert.equal(await page.locator('.end-tile').count(), 0);
  assert.deepEqual(await tiles(page), [0, COURSE.length]);
  await page.waitForFunction(() => document.activeElement?.id === 'a-seguir');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/aprender/bispo/${levels[1]}`);
});

test('with a whole part comes its diploma, whose name is kept nowhere', async (t) => {
  const page = await ended(t, 'torre', all(['tabuleiro', 'torre'], () => 3));
  assert.match(await page.locator('.figure-says').last().innerText(), /a torre já anda/);
  await page.locator('#nome-no-diploma').fill('Marta Sequeira');
  assert.match(await page.locator('.diploma').innerText(), /Marta Sequeira[^]*acabou a parte «O tabuleiro e a torre» do curso de xadrez, com (\d+) de \1 estrelas/);
  await page.emulateMedia({ media: 'print' });
  assert.ok(await page.locator('.diploma').isVisible());
  assert.deepEqual(await page.locator('.end-card, .panel, .site-header').evaluateAll((parts) => parts.filter((part) => part.checkVisibility()).length), 0);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));
  assert.ok(!kept.includes('Marta'));
});

test('the list of lessons shows the panel from the first star on', async (t) => {
  const { open: first, site } = await visit(t);
  const page = await first('aprender');
  assert.equal(await page.locator('.panel-tiles').count(), 0);
  await winStars(page, all(['tabuleiro'], () => 3));
  await page.goto(site.url('aprender'));
  await page.locator('.panel-tiles').waitFor();
  assert.deepEqual(await tiles(page), [1, COURSE.length]);
});
