// Chess960: the start position by its number, by lot and with a die; a game from it, castling by king and rook, kept and written.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { against, click, placement, square } from './board.mjs';
import { standing, useBrowser, visit } from './visit.mjs';

useBrowser();

const verdict = (page) => page.locator('.play .verdict');
const FREE = '960 1rk4r/ppp2ppp/8/8/8/8/PPP2PPP/1RK4R w KQkq - 0 1';
const BLOCKED = '960 1rk4r/ppp2ppp/8/8/8/8/PPP2PPP/1RK1N2R w KQkq - 0 1';
const game = (fen) => `jogar?fen=${encodeURIComponent(fen)}`;

test('a start position by its number leads to a game', async (t) => {
  const { open } = await visit(t);
  const page = await open('jogar/960');
  await page.locator('#numero-da-posicao').fill('960');
  await page.getByRole('button', { name: 'Mostrar', exact: true }).click();
  await page.getByText('Não há posição com esse número.').first().waitFor();
  await page.locator('#numero-da-posicao').fill('1');
  await page.getByRole('button', { name: 'Mostrar', exact: true }).click();
  await page.getByRole('heading', { name: 'Posição 1', exact: true }).waitFor();
  assert.equal(await placement(page), 'bqnbnrkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBNRKR');
  await page.getByRole('link', { name: 'Jogar com esta posição' }).click();
  await page.getByRole('button', { name: 'Jogar contra o computador' }).waitFor();
  assert.equal(await placement(page), 'bqnbnrkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBNRKR');
  await click(page, 'f2f4');
  await page.reload();
  await standing(page);
  assert.equal(await placement(page), 'bqnbnrkr/pppppppp/8/8/5P2/8/PPPPP1PP/BQNBNRKR');
});

test('a die places the pieces one by one', async (t) => {
  const { open } = await visit(t);
  const page = await open('jogar/960');
  await page.getByRole('button', { name: 'Sortear com um dado' }).click();
  const shows = (die) => page.getByRole('button', { name: `Saiu ${die}`, exact: true }).click();
  for (const die of [5, 2, 3, 3, 2]) await shows(die);
  await page.getByText('Saiu 5. Não há tantas casas').first().waitFor();
  assert.equal(await placement(page), '1nbq1b2/pppppppp/8/8/8/8/PPPPPPPP/1NBQ1B2');
  await shows(3);
  await page.getByRole('heading', { name: 'Posição 518', exact: true }).waitFor();
  assert.equal(await placement(page), 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR');
});

test('castling by touching the king and then the rook, and why it is refused', async (t) => {
  const { open } = await visit(t);
  const page = await open(game(BLOCKED));
  await click(page, 'c1h1');
  await page.waitForFunction(() => /O rei não tem o caminho livre/.test(document.querySelector('.play .verdict')?.innerText ?? ''));
  assert.match(await verdict(page).innerText(), /só pode estar a torre com que rocas/);
  await page.goto('about:blank');
  const other = await open(game(FREE));
  await click(other, 'c1h1');
  assert.equal(await placement(other), '1rk4r/ppp2ppp/8/8/8/8/PPP2PPP/1R3RK1');
  assert.deepEqual(await other.locator('.move-list button.move').allInnerTexts(), ['0-0']);
  // The rook first is a move of the rook.
  await square(other, 'h8').click();
  await square(other, 'f8').click();
  assert.equal(await placement(other), '1rk2r2/ppp2ppp/8/8/8/8/PPP2PPP/1R3RK1');
});

test('an opponent plays from the position on the board', async (t) => {
  const { open } = await visit(t, { reducedMotion: 'reduce' });
  const page = await open(game(FREE));
  await against(page, 'Bia');
  await click(page, 'c1h1');
  await page.waitForFunction(() => document.querySelectorAll('.move-list button.move').length >= 2);
  assert.equal((await page.locator('.move-list button.move').allInnerTexts())[0], '0-0');
});
