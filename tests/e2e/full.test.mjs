// A disk that is full: what could not be saved is still on show, in the copy, and there when its page is met again; it is
// saved by itself once there is room, and the notice goes. The notice covers nothing.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { click, placement } from './board.mjs';
import { level, phase } from './lesson.mjs';
import { payload } from './records.mjs';
import { standing, useBrowser, visit } from './visit.mjs';

useBrowser();

const notice = (page) => page.getByRole('status').locator('.notice');

/** Fills what the browser keeps for the site to the last sign. */
const fill = (page) => page.evaluate(() => {
  let text = 'x'.repeat(6_000_000);
  while (text.length > 0) {
    try {
      localStorage.setItem(`filler-${localStorage.length}`, text);
    } catch {
      text = text.slice(0, Math.floor(text.length / 2));
    }
  }
});

/** All keys of the filler go: there is room. */
const clear = (page) => page.evaluate(() => {
  for (const key of Object.keys(localStorage).filter((key) => key.startsWith('filler-'))) localStorage.removeItem(key);
});

/** Follows a link of the menu, so that the tab goes on. */
async function go(page, name) {
  await page.evaluate((name) => [...document.querySelectorAll('nav a, .brand')].find((link) => link.textContent.includes(name)).click(), name);
  await standing(page);
}

const ITALIAN = ['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1c4', 'f8c5', 'c2c3', 'g8f6'];
const AFTER = 'r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/2P2N2/PP1P1PPP/RNBQK2R';

async function play(page, moves) {
  for (const move of moves) await click(page, move);
  await page.locator(`.play [data-square=${moves.at(-1).slice(2)}]:not([aria-label*=vazia])`).waitFor();
}

test('with a full disk the moves stay on show, in the copy and in the tab, and are saved once there is room', async (t) => {
  const { open: first } = await visit(t);
  const page = await first('jogar');
  await play(page, ITALIAN.slice(0, 2));
  await fill(page);
  await play(page, ITALIAN.slice(2));
  await notice(page).filter({ hasText: 'Não há espaço para guardar' }).waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), notice(page).getByRole('button', { name: 'Descarregar cópia dos dados' }).click()]);
  const { entries } = JSON.parse(readFileSync(await download.path(), 'utf8'));
  const moves = ['a', 'b'].map((slot) => JSON.parse(entries[`lance-legal/game/${slot}`] ?? 'null'))
    .filter((slot) => slot).sort((x, y) => y.seq - x.seq)[0].payload.game.moves;
  assert.equal(moves.length, ITALIAN.length, 'the copy holds what the board shows');

  await go(page, 'Definições');
  await go(page, 'Jogar');
  assert.equal(await placement(page), AFTER);
  await notice(page).waitFor();

  await clear(page);
  await notice(page).waitFor({ state: 'detached' });
  assert.equal((await payload(page, 'game')).game.moves.length, ITALIAN.length);
  await page.reload();
  await standing(page);
  assert.equal(await placement(page), AFTER);
});

test('what a crowded disk could not take of the game is saved with the next thing that fits', async (t) => {
  const { open: first } = await visit(t);
  const page = await first('jogar');
  await play(page, ['e2e4']);
  await fill(page);
  await play(page, ['e7e5']);
  await notice(page).waitFor();
  await clear(page);
  await play(page, ['g1f3']);
  await notice(page).waitFor({ state: 'detached' });
});

test('every kind of record outlives a walk through the pages of a full disk, and is saved once there is room', async (t) => {
  const { open: first } = await visit(t, { reducedMotion: 'reduce' });
  const page = await first('definicoes');
  // The walk goes by links, so that the tab goes on.
  const walk = async (path) => {
    await page.evaluate((path) => {
      const link = Object.assign(document.createElement('a'), { href: path });
      document.querySelector('main').append(link);
      link.click();
    }, `/${path}`);
    await page.waitForFunction((path) => location.pathname + location.search === `/${path}`.split('?')[0] || location.pathname === `/${path}`.split('?')[0], path);
    await standing(page);
  };
  await fill(page);
  await page.locator('input[name=tema][value=dark]').check({ force: true });
  await notice(page).waitFor();

  await walk('jogar');
  await play(page, ['e2e4']);

  await walk('damas/jogar');
  await click(page, 'd3e4');
  await page.waitForSelector('.move-list button.move');
  const draughts = await page.locator('.move-list button.move').allInnerTexts();

  await walk('relogio');
  await page.locator('.clock-start .button').click();
  await page.waitForSelector('.clock-face');

  await walk('aprender/tabuleiro/cara');
  await page.waitForSelector('.learn-play');
  const { words } = level('tabuleiro', 'cara');
  for (const square of words) await page.locator(`.learn-play [data-square=${square}]`).click();
  await phase(page, 'done');

  await walk('notacao/ler/pecas?serie=turma');
  await page.getByRole('button', { name: /^Mostrar a resposta/ }).click();
  await page.waitForSelector('#a-seguir');

  await walk('folha?partida=leis-2023');
  await page.waitForSelector('.sheet-play');
  await page.locator('#lance-seguinte').click();
  await page.locator('#lance-escrito').fill('e4');
  await page.locator('#lance-escrito').press('Enter');

  // All of it is met again.
  await walk('jogar');
  assert.equal(await placement(page), 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR');
  await walk('damas/jogar');
  assert.deepEqual(await page.locator('.move-list button.move').allInnerTexts(), draughts);
  await walk('aprender/tabuleiro');
  assert.equal(await page.locator('html').getAttribute('data-theme'), 'dark');
  assert.deepEqual(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('lance-legal/'))), []);

  await clear(page);
  await notice(page).waitFor({ state: 'detached' });
  const kept = {};
  for (const id of ['settings', 'game', 'damas', 'clock', 'progress', 'training', 'sheet']) kept[id] = await payload(page, id);
  assert.equal(kept.settings.theme, 'dark');
  assert.equal(kept.game.game.moves.length, 1);
  assert.equal(kept.damas.game.game.moves.length, 1);
  assert.ok(kept.clock, 'the clock');
  assert.ok(kept.progress.stars['tabuleiro/cara'] >= 1, JSON.stringify(kept.progress));
  assert.equal(Object.keys(kept.training.cards).length > 0, true, JSON.stringify(kept.training));
  assert.ok(JSON.stringify(kept.sheet).includes('e4'), JSON.stringify(kept.sheet));
});

/** What lies under the notice, of the page and its frame. */
const covered = (page) => page.evaluate(() => {
  const own = document.querySelector('.notice').getBoundingClientRect();
  const meets = ({ left, right, top, bottom, width }) => width > 0 && left < own.right - 1 && right > own.left + 1 && top < own.bottom - 1 && bottom > own.top + 1;
  return [...document.querySelectorAll('main *, .site-header *, .bottom-bar *')]
    .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden, dialog') && meets(element.getBoundingClientRect()))
    .map((element) => element.outerHTML.slice(0, 80));
});

for (const [width, height] of [[360, 740], [1366, 768], [1024, 768]]) {
  for (const size of ['normal', 'largest']) {
    test(`the notice covers nothing at ${width} × ${height}, ${size} type`, async (t) => {
      const { site, open: first } = await visit(t, { viewport: { width, height } });
      const page = await first('definicoes');
      await page.locator(`input[name=texto][value=${size}]`).check({ force: true });
      await page.goto(site.url('jogar'));
      await standing(page);
      await fill(page);
      await click(page, 'e2e4');
      await notice(page).waitFor();
      await page.waitForFunction(() => getComputedStyle(document.documentElement).getPropertyValue('--notices') !== '0px');
      assert.deepEqual(await covered(page), []);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing hangs over');
      const board = await page.locator('.play-board .board').boundingBox();
      if (width > 1000) assert.ok(board.y + board.height <= height, `the board ends at ${board.y + board.height}`);
      await clear(page);
      await notice(page).waitFor({ state: 'detached' });
      await page.waitForFunction(() => getComputedStyle(document.documentElement).getPropertyValue('--notices') === '0px');
    });
  }
}
