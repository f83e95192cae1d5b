// The moment of mate: the king that has fallen lies on its square, and one sentence says so, in a level, a puzzle, a game.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { click } from './board.mjs';
import { level, phase, solve } from './lesson.mjs';
import { useBrowser, visit } from './visit.mjs';

useBrowser();

const MATE = level('mate-num-lance', 'duas-torres');
const fallen = (page) => page.locator('.play .square.mated').evaluateAll((squares) => squares.map((square) => square.dataset.square));
/** The angle at which the fallen king lies, in degrees. */
const angle = (page) => page.locator('.play .square.mated .piece').evaluate((piece) => {
  const { a, b } = new DOMMatrix(getComputedStyle(piece).transform);
  return Math.round((Math.atan2(b, a) * 180) / Math.PI);
});

for (const theme of ['light', 'dark', 'contrast']) {
  test(`a level that ends in mate: the king lies there, and it is said (${theme})`, async (t) => {
    const { open } = await visit(t, { reducedMotion: 'reduce' });
    const page = await open('aprender/mate-num-lance/duas-torres');
    await page.evaluate((theme) => { document.documentElement.dataset.theme = theme; }, theme);
    assert.equal(await page.locator('.mate-moment').count(), 0);
    assert.deepEqual(await fallen(page), []);
    await solve(page, MATE, { move: (move) => click(page, move) });
    await page.locator('.mate-moment').waitFor();
    assert.match(await page.locator('.mate-moment').innerText(), /Xeque-mate: o rei caiu\. Nenhum lance o salva\.\s+Artigo 5\.1\.1/);
    assert.equal((await fallen(page)).length, 1);
    assert.equal(await angle(page), 82);
    // With less motion wanted it lies there at once.
    assert.equal(await page.locator('.play .square.mated .piece').evaluate((piece) => getComputedStyle(piece).animationName), 'none');
  });
}

test('a level done again has its king on its feet', async (t) => {
  const { open } = await visit(t);
  const page = await open('aprender/mate-num-lance/duas-torres');
  await solve(page, MATE, { move: (move) => click(page, move) });
  await page.locator('.mate-moment').waitFor();
  await page.locator('.level-tools button').nth(2).click();
  await phase(page, 'open');
  assert.equal(await page.locator('.mate-moment').count(), 0);
  assert.deepEqual(await fallen(page), []);
});

test('in a game the king falls with the move, and the card gives the article', async (t) => {
  const { open } = await visit(t, { reducedMotion: 'reduce' });
  const page = await open('jogar');
  for (const move of ['f2f3', 'e7e5', 'g2g4', 'd8h4']) await click(page, move);
  await page.locator('.play .square.mated[data-square=e1]').waitFor();
  assert.equal(await angle(page), 82);
  assert.match(await page.locator('.verdict').first().innerText(), /É xeque-mate\.[^]*5\.1\.1/);
});
