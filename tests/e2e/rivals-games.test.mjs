// A game against each opponent, to its end or to a resignation: by touch, by keyboard and in writing, at three sizes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { against, keys, OPPONENTS, square, tabToBoard, type } from './board.mjs';
import { standing, useBrowser, visit } from './visit.mjs';

useBrowser();

const SIZES = [[360, 740], [1366, 768], [1024, 768]];
const LETTERS = { rei: 'R', dama: 'D', torre: 'T', bispo: 'B', cavalo: 'C', peão: '' };
/** Nobody plays on for ever: after so many moves of ours we resign. */
const MOST = 30;

const WAYS = {
  touch: async (page, from, to) => {
    await square(page, from).tap();
    await square(page, to).tap();
  },
  keyboard: async (page, from, to) => {
    await tabToBoard(page);
    await keys(page, from + to);
  },
  writing: async (page, from, to) => {
    const piece = await square(page, from).getAttribute('aria-label');
    await type(page, `${LETTERS[/, (\p{L}+)/u.exec(piece)[1]]}${from}${to}`);
  },
};

/** A generator of numbers below 1, the same each time. */
function lot(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const moveCount = (page) => page.locator('.move-list button.move').count();
const OVER = '.play .verdict[data-kind=over]';
const isOver = async (page) => (await page.locator(OVER).count()) > 0;

/** A legal move, by what the board offers for a piece that is touched. Which piece can move is tried in the page itself. */
async function legalMove(page, chance) {
  const own = await page.locator('.play .movable').evaluateAll((cells) => cells.map((cell) => cell.dataset.square));
  const order = own.map((name) => [chance(), name]).sort().map(([, name]) => name);
  const found = await page.evaluate(async (order) => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    for (const from of order) {
      const piece = document.querySelector(`.play [data-square=${from}]`);
      piece.click();
      await drawn();
      const to = [...document.querySelectorAll('.play :is(.destination, .capture)')].map((cell) => cell.dataset.square);
      piece.click();
      await drawn();
      if (to.length > 0) return [from, to];
    }
    return null;
  }, order);
  if (!found) throw new Error(`no legal move: ${await page.locator('.play .verdict').innerText()}, ${own}`);
  const [from, to] = found;
  return [from, to[Math.floor(chance() * to.length)]];
}

async function playThrough(page, way, chance) {
  for (let played = 0; played < MOST; played++) {
    const before = await moveCount(page);
    const [from, to] = await legalMove(page, chance);
    await way(page, from, to);
    const promotion = page.locator('.play .promotion button').first();
    await page.waitForFunction((count) => document.querySelectorAll('.move-list button.move').length > count || document.querySelector('.play .promotion'), before);
    if (await promotion.count() > 0) await promotion.click();
    // The answer, or the end.
    await page.waitForFunction(([over, count]) => document.querySelector(over) || document.querySelectorAll('.move-list button.move').length >= count, [OVER, before + 2]);
    if (await isOver(page)) return;
  }
  await page.getByRole('button', { name: 'Terminar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'As Brancas abandonam' }).click();
  await page.locator(OVER).waitFor();
}

for (const [number, opponent] of OPPONENTS.entries()) {
  const way = Object.keys(WAYS)[number % 3];
  const [width, height] = SIZES[Math.floor(number / 3)];
  test(`a game against ${opponent}: ${way} at ${width} × ${height}`, async (t) => {
    const { open } = await visit(t, { hasTouch: true, viewport: { width, height }, reducedMotion: 'reduce' });
    const page = await open('jogar');
    await against(page, opponent);
    await playThrough(page, WAYS[way], lot(number + 1));
    const kept = await moveCount(page);
    await page.reload();
    await standing(page);
    assert.equal(await moveCount(page), kept);
    assert.ok(await isOver(page));
  });
}
