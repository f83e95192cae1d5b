// Encontra o erro: by touch, by keyboard alone, by ear, while projecting, in two languages and in other letters.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listen, placement, signs, START } from './board.mjs';
import { sample } from './sample.mjs';
import { choose, follow, open, painted, standing, useBrowser, visit } from './visit.mjs';

useBrowser();

const LEVELS = ['ilegal', 'letra', 'ambiguo', 'trocado', 'saltado', 'tudo'];
const at = (level, series = 'turma-5b') => `notacao/erro/${level}?serie=${series}`;
const cell = (page, place) => page.locator(`#lance-${place}`);
const card = (page) => page.locator('.slip-card');
const step = (page, name) => page.locator('.slip-steps').getByRole('button', { name, exact: true });
const sheet = (page) => page.locator('.slip-cell').evaluateAll((cells) => cells.map((cell) => cell.textContent.trim()));
/** How many exercises have a sign of this kind. */
const results = (page, kind) => page.locator(`.drill-signs [data-result=${kind}]`).count();
/** The cell whose move the board shows; -1 at the start. */
const shown = (page) => page.evaluate(() => Number(document.querySelector('.slip-cell[aria-current]')?.id.replace('lance-', '') ?? -1));

async function ready(page) {
  await page.waitForSelector('.slip-cell');
  await painted(page);
}

/** Walks through the moves until the board stops; the cell after the last is the slip. */
async function walk(page, press) {
  for (let moves = 0; moves < 40; moves++) {
    const before = await shown(page);
    await press();
    await painted(page);
    if (await shown(page) === before) return before + 1;
  }
  assert.fail('the board followed forty moves');
}

test('a sheet by touch at 360 × 640, from the list to the next one', async (t) => {
  const { open: first } = await visit(t, { hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });
  const page = await first('notacao');
  await page.locator('.drill-card', { hasText: 'Encontra o erro' }).tap();
  await page.locator('.level-card', { hasText: 'Lance ilegal' }).tap();
  await ready(page);
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360, 'no sideways scrolling');
  for (const target of await page.locator('.slip-cell, .slip-steps button').all()) {
    const box = await target.boundingBox();
    assert.ok(box.height >= 51.5, `${await target.textContent()} is ${box.height} high`);
  }
  assert.equal(await placement(page), START);
  // A move that is fine is shown on the board; the exercise counts as missed, and may still be solved.
  await cell(page, 1).tap();
  await painted(page);
  assert.match(await card(page).innerText(), /é possível, como vês no tabuleiro/);
  assert.equal(await shown(page), 1);
  assert.equal(await cell(page, 1).getAttribute('data-state'), 'fine');
  assert.notEqual(await placement(page), START);
  assert.equal(await results(page, 'wrong'), 1);
  const slip = await walk(page, () => step(page, 'Um lance à frente').tap());
  assert.match(await card(page).innerText(), /não consegue jogar o lance seguinte/);
  // The board is in sight while the sheet goes by.
  await cell(page, slip).scrollIntoViewIfNeeded();
  const board = await page.locator('.slip-play .board-field').boundingBox();
  assert.ok(board.y >= -1 && board.y + board.height < 640, `the board stands from ${board.y} to ${board.y + board.height}`);
  // After the slip nothing is judged.
  const cells = await sheet(page);
  if (slip + 2 < cells.length) {
    await cell(page, slip + 2).tap();
    assert.match(await card(page).innerText(), /já há um erro/);
  }
  await cell(page, slip).tap();
  await page.locator('.slip-card[data-kind=good]').waitFor();
  const words = await card(page).innerText();
  assert.match(words, /Encontraste!/);
  assert.ok(words.includes(cells[slip]), `${words} names ${cells[slip]}`);
  assert.match(words, /Artigo 3\.\d/);
  assert.ok((await signs(page)).length > 0, 'the reason is drawn');
  // The sheet is mended where the slip was, and nowhere else.
  const mended = await cell(page, slip).locator('ins').textContent();
  assert.equal(await cell(page, slip).locator('s').textContent(), cells[slip]);
  assert.ok(words.includes(mended), `${words} names ${mended}`);
  assert.deepEqual((await sheet(page)).toSpliced(slip, 1), cells.toSpliced(slip, 1));
  await page.locator('#a-seguir').tap();
  await painted(page);
  assert.match(await page.locator('.drill-place').innerText(), /2 de 11/);
  assert.notDeepEqual(await sheet(page), cells);
});

test('every level: the same sheets for the whole class, each solved as far as it can be read', async (t) => {
  const { open: first, context, site } = await visit(t);
  const page = await first(at('tudo'));
  const other = await open(context, site.url(at('tudo')));
  await ready(page);
  await ready(other);
  assert.deepEqual(await sheet(page), await sheet(other));
  await other.close();
  for (const level of sample(LEVELS, 2, 1)) {
    await follow(page, site.url(at(level)));
    for (let number = 1; number <= 3; number++) {
      await ready(page);
      const slip = await walk(page, () => step(page, 'Um lance à frente').click());
      const before = await sheet(page);
      // Of two moves in each other's place either is the answer.
      await cell(page, level === 'trocado' && number === 2 ? slip + 1 : slip).click();
      await page.locator('.slip-card[data-kind=good]').waitFor();
      assert.equal(await results(page, 'right'), number, `${level}, sheet ${number}`);
      const after = await sheet(page);
      assert.equal(after.length, before.length + (before.length < after.length ? 1 : 0));
      if (level === 'saltado') assert.equal(after.length, before.length + 1, 'the move that was missing stands there');
      if (level === 'trocado') assert.equal(await page.locator('.slip-cell[data-state=slip]').count(), 2);
      assert.match(await card(page).innerText(), /Artigo/);
      // Once it is mended the whole game can be followed.
      for (let place = slip; place < after.length; place++) await step(page, 'Um lance à frente').click();
      await painted(page);
      assert.equal(await shown(page), after.length - 1);
      await page.locator('#a-seguir').click();
      await painted(page);
    }
  }
});

test('a sheet by keyboard alone, in English, and as it is heard', async (t) => {
  const { open: first, site } = await visit(t, { locale: 'en-GB' });
  const page = await first();
  await choose(page, site, { letras: 'english' });
  await page.goto(site.url(at('tudo', 'by-ear')));
  await standing(page);
  await ready(page);
  assert.ok(!(await sheet(page)).some((text) => /^[DTC]/.test(text)) || (await sheet(page)).filter((text) => /^[DTC]/.test(text)).length === 1, 'English letters, but for one slip');
  const heard = await listen(page);
  const table = page.getByRole('table', { name: 'Score sheet' });
  assert.deepEqual(await table.getByRole('columnheader').allInnerTexts(), ['', 'White', 'Black']);
  assert.match(await cell(page, 3).getAttribute('aria-label'), /^2\. Black: \S+$/);
  const focused = () => page.evaluate(() => document.activeElement?.id);
  for (let presses = 0; await focused() !== 'lance-0'; presses++) {
    assert.ok(presses < 60, 'the sheet is never reached');
    await page.keyboard.press('Tab');
  }
  for (const [key, to] of [['ArrowRight', 1], ['ArrowDown', 3], ['ArrowLeft', 2], ['ArrowUp', 0], ['ArrowUp', 0]]) {
    await page.keyboard.press(key);
    assert.equal(await focused(), `lance-${to}`, key);
  }
  await heard();
  await page.keyboard.press('Enter');
  assert.match((await heard()).join(' '), /is fine, as the board shows/);
  // The way on has the focus now; the buttons under the board are reached from there.
  const forward = step(page, 'One move on');
  for (let presses = 0; !await forward.evaluate((button) => button === document.activeElement); presses++) {
    assert.ok(presses < 90, 'the buttons are never reached');
    await page.keyboard.press('Shift+Tab');
  }
  const slip = await walk(page, () => page.keyboard.press('Enter'));
  const said = await heard();
  assert.equal(said.length, slip, 'each move is said, and then that there is no more');
  assert.match(said[0], /^(pawn|knight|bishop|queen|rook|king|castles|[a-h] )/i);
  assert.match(said.at(-1), /cannot play the next move/);
  for (let presses = 0; !(await focused())?.startsWith('lance-'); presses++) {
    assert.ok(presses < 90, 'the sheet is never reached');
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Home');
  for (let row = 0; row < Math.floor(slip / 2); row++) await page.keyboard.press('ArrowDown');
  if (slip % 2) await page.keyboard.press('ArrowRight');
  assert.equal(await focused(), `lance-${slip}`);
  await page.keyboard.press('Enter');
  await page.locator('.slip-card[data-kind=good]').waitFor();
  assert.match((await heard()).join(' '), /You found it!/);
  assert.match(await cell(page, slip).getAttribute('aria-label'), /It said|It was missing/);
});

test('while projecting a key shows the answer, and then the next sheet', async (t) => {
  const { open: first } = await visit(t, { viewport: { width: 1024, height: 768 }, init: () => { Element.prototype.requestFullscreen = () => Promise.resolve(); } });
  const page = await first(at('ambiguo'));
  await ready(page);
  await page.locator('.projector-button').click();
  await painted(page);
  const cells = await sheet(page);
  // Sheet and question stand on the screen together, and large.
  for (const part of ['.slip-sheet', '.slip-card', '.board-field']) {
    const box = await page.locator(part).boundingBox();
    assert.ok(box.y >= 0 && box.y + box.height <= 768, `${part} stands from ${box.y} to ${box.y + box.height}`);
  }
  const size = await page.locator('#lance-0').evaluate((cell) => parseFloat(getComputedStyle(cell).fontSize));
  assert.ok(size >= 768 / 24, `${size} px`);
  assert.equal(await page.locator('.slip-cell[data-state=slip]').count(), 0, 'the answer is hidden');
  await page.keyboard.press('PageDown');
  await page.locator('.slip-card[data-kind=good]').waitFor();
  assert.equal(await page.locator('.slip-cell[data-state=slip]').count(), 1);
  assert.match(await card(page).innerText(), /Artigo C\.10\.\d/);
  await page.keyboard.press('PageDown');
  await ready(page);
  assert.notDeepEqual(await sheet(page), cells);
});
