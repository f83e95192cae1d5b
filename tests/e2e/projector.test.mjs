// A teacher projects the page: the board fills the wall, the text is read from the last row, a remote turns the
// moves, and nothing jumps while thirty children look at it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { violations } from './axe.mjs';
import { click, fen, placement, START, type } from './board.mjs';
import { phase } from './lesson.mjs';
import { sample } from './sample.mjs';
import { follow, painted, ROUTES, useBrowser, visit } from './visit.mjs';

useBrowser();

const CASTLE = 'r2qkbnr/p1pp1ppp/bpn5/4p3/4P3/5NPB/PPPP1P1P/RNBQK2R w KQkq - 2 5';

/** Pages of learning with a board, and what happens on them. */
const LESSONS = [
  ['aprender/torre'],
  ['aprender/torre/duas-voltas', (page) => click(page, 'b4c6')],
  ['aprender/pode-rocar/passa-por-f1', (page) => page.locator('.answer').first().click()],
  ['aprender/mate-num-lance/duas-torres', async (page) => {
    await click(page, 'g1g8');
    await phase(page, 'done');
  }],
];

/** Without full screen, of which each browser has its own idea where nobody looks. */
const IN_A_WINDOW = {
  viewport: { width: 1024, height: 768 },
  init: () => {
    Element.prototype.requestFullscreen = () => Promise.resolve();
  },
};

async function project(page) {
  await page.locator('.projector-button').click();
  await page.waitForSelector('html[data-projecting=on]');
  await painted(page);
}

/** Another page by a link, projected anew. */
async function projectNext(page, url) {
  await page.locator('.projector-button').click();
  await page.waitForSelector('html[data-projecting=off]');
  await follow(page, url);
  await project(page);
}

/** The squares alone, without the frame around them. */
const box = (page) => page.locator('.play .board-field').boundingBox();

/** The smallest text on show, in pixels, and whose it is; run inside the page. */
function smallestText() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let smallest = { size: Infinity, text: '' };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (element.closest('.visually-hidden, .board-live, script, .skip')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { width, height, bottom, top } = range.getBoundingClientRect();
    if (width < 1 || height < 1 || bottom < 0 || top > innerHeight) continue;
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (size < smallest.size) smallest = { size, text: `${node.data.trim().slice(0, 40)} in ${element.outerHTML.slice(0, 60)}` };
  }
  return smallest;
}

for (const [at, [width, height]] of [[1024, 768], [1366, 768], [1920, 1080]].entries()) {
  test(`projected at ${width} × ${height}: a board of 80 %, text of 1/24`, async (t) => {
    const { open, site } = await visit(t, { viewport: { width, height } });
    const page = await open(fen(CASTLE));
    await project(page);
    const check = async (what) => {
      const board = await box(page);
      assert.ok(board.height >= 0.8 * height, `${what}: the board is ${board.height} of ${height}`);
      assert.ok(board.y >= 0 && board.y + board.height <= height && board.x >= 0 && board.x + board.width <= width, `${what}: the board leaves the wall`);
      const { size, text } = await page.evaluate(smallestText);
      assert.ok(size >= height / 24 - 0.01, `${what}: ${size} px of ${(height / 24).toFixed(1)}: ${text}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      assert.equal(wide, 0, `${what}: wider than the wall`);
      return board;
    };
    const quiet = await check('a quiet board');
    await click(page, 'e1g1');
    assert.deepEqual(await check('a refusal'), quiet);
    await click(page, 'd2d3');
    assert.deepEqual(await check('a move'), quiet);
    for (const [path, act] of LESSONS) {
      await projectNext(page, site.url(path));
      const first = await check(`/${path}`);
      await act?.(page);
      assert.deepEqual(await check(`/${path}, answered`), first);
    }
    for (const route of sample(ROUTES.filter((route) => route !== 'jogar'), 3, at)) {
      await projectNext(page, site.url(route));
      const { size, text } = await page.evaluate(smallestText);
      assert.ok(size >= height / 24 - 0.01, `/${route}: ${size} px of ${(height / 24).toFixed(1)}: ${text}`);
    }
  });
}

test('a remote turns the moves, and Esc ends it', async (t) => {
  const { open } = await visit(t, { viewport: { width: 1024, height: 768 } });
  const page = await open('jogar');
  await click(page, 'e2e4');
  await project(page);
  await page.keyboard.press('PageUp');
  await painted(page);
  assert.equal(await placement(page), START);
  await page.keyboard.press('PageDown');
  await painted(page);
  assert.equal(await placement(page), 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR');
  await page.keyboard.press('Escape');
  await page.waitForSelector('html[data-projecting=off]');
});

test('a full stop makes the screen black, and any key or a tap brings it back with the focus where it was', async (t) => {
  const { open } = await visit(t, IN_A_WINDOW);
  const page = await open('jogar');
  const black = page.locator('#preto');
  const focused = () => page.evaluate(() => document.activeElement?.dataset?.square ?? document.activeElement?.id);
  await page.keyboard.press('.');
  assert.equal(await black.evaluate((dialog) => dialog.open), false, 'only while projecting');
  await project(page);
  await page.locator('.play [data-square=e2]').focus();
  await page.keyboard.press('.');
  await page.waitForSelector('#preto[open]');
  assert.deepEqual(await black.boundingBox(), { x: 0, y: 0, width: 1024, height: 768 });
  const said = 'Uma tecla ou um toque traz a página de volta.';
  await page.getByRole('dialog', { name: said }).waitFor();
  assert.equal(await focused(), 'preto');
  assert.deepEqual(await violations(page), []);
  // The key does nothing else: on the board Enter would have lifted the pawn.
  for (const key of ['Enter', 'PageDown', 'Escape', '.', 'F5']) {
    await page.keyboard.press(key);
    await page.waitForSelector('#preto:not([open])', { state: 'attached' });
    assert.equal(await focused(), 'e2', key);
    assert.equal(await page.getAttribute('html', 'data-projecting'), 'on', key);
    await page.keyboard.press('.');
    await page.waitForSelector('#preto[open]');
  }
  assert.equal(await placement(page), START);
  // Held down it stays black.
  await page.keyboard.press('x');
  await page.waitForSelector('#preto:not([open])', { state: 'attached' });
  for (const _ of [1, 2, 3]) await page.keyboard.down('.');
  await page.keyboard.up('.');
  await painted(page);
  await page.mouse.click(300, 300);
  await page.waitForSelector('#preto:not([open])', { state: 'attached' });
  assert.equal(await page.locator('.play [data-square][aria-selected=true]').count(), 0, 'the tap meets nothing below');
});

test('a full stop that is written is written, and black ends with the projection', async (t) => {
  const { open } = await visit(t, IN_A_WINDOW);
  const page = await open('regras/procurar');
  await project(page);
  const field = page.locator('#procurar');
  await field.fill('');
  await field.press('7');
  await field.press('.');
  assert.equal(await field.inputValue(), '7.');
  assert.equal(await page.locator('#preto').evaluate((dialog) => dialog.open), false);
  await field.evaluate((field) => field.blur());
  await page.keyboard.press('.');
  await page.waitForSelector('#preto[open]');
  // Esc in full screen is the browser's, which only tells that full screen has ended.
  await page.evaluate(() => dispatchEvent(new Event('fullscreenchange')));
  await page.waitForSelector('html[data-projecting=off]');
  await page.waitForSelector('#preto:not([open])', { state: 'attached' });
});

test('F5, by which remotes begin, loads nothing anew while projecting; Ctrl and F5 is the browser\'s', async (t) => {
  const { open } = await visit(t, { viewport: { width: 1024, height: 768 } });
  const page = await open('jogar');
  /** Whether the page keeps this key from the browser. */
  const taken = (init) => page.evaluate((init) => !document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, key: 'F5', ...init })), init);
  assert.equal(await taken({}), false);
  await project(page);
  assert.equal(await taken({}), true);
  assert.equal(await taken({ ctrlKey: true }), false);
  assert.equal(await page.getAttribute('html', 'data-projecting'), 'on');
});

for (const [width, height] of [[360, 740], [768, 1024], [1366, 768]]) {
  test(`the board stays where it is, to the pixel, at ${width} × ${height}`, async (t) => {
    const { open } = await visit(t, { viewport: { width, height } });
    const page = await open(fen(CASTLE));
    const quiet = await box(page);
    const still = async (what) => {
      await painted(page);
      const now = await box(page);
      const scrolled = await page.evaluate(() => scrollY);
      assert.deepEqual({ ...now, y: now.y + scrolled }, quiet, what);
    };
    await click(page, 'e1g1');
    await still('a refusal');
    await click(page, 'a1a5');
    await still('another refusal');
    await click(page, 'd2d3');
    await still('a move');
    await type(page, 'disparate');
    await still('a text that is no move');
    await page.getByRole('button', { name: 'Mais', exact: true }).click();
    await page.getByRole('dialog', { name: 'Mais' }).waitFor();
    await still('the dialog');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Mais' }).waitFor({ state: 'hidden' });
    await still('after the dialog');
  });
}
