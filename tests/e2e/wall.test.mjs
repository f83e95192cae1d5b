// Every page and state as it is projected: no text smaller than a thirtieth of the height, and nothing under the way out.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sample } from './sample.mjs';
import { NOT_THERE, project, show, SIGHTS } from './sights.mjs';
import { painted, useBrowser, visit } from './visit.mjs';

useBrowser();

/** What cannot be read from the last row of the page on show, in words; run inside the page. */
function wallFaults() {
  const faults = [];
  const name = (element) => element.outerHTML.replace(/\s+/g, ' ').slice(0, 110);
  const dialog = [...document.querySelectorAll('dialog[open], [role=dialog]')].at(-1);
  const on = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && (!dialog || dialog.contains(element)) && !element.closest('.visually-hidden, .board-live, .skip, script, #shell');
  const least = innerHeight / 30;
  const button = document.querySelector('.projector-button');
  const place = button.getBoundingClientRect();
  const over = document.elementFromPoint((place.left + place.right) / 2, (place.top + place.bottom) / 2);
  // A dialog, or the clock on the wall, lies above it and has a way out of its own.
  const way = dialog || !button.contains(over) ? undefined : place;
  /** Whether what is seen of this lies under the way out: what has been scrolled away inside a column is not seen. */
  const meets = (rect, element) => {
    if (!way || rect.width <= 1) return false;
    const seen = { left: Math.max(rect.left, way.left), right: Math.min(rect.right, way.right), top: Math.max(rect.top, way.top), bottom: Math.min(rect.bottom, way.bottom) };
    for (let at = element.parentElement; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.display === 'contents' || (style.overflowX === 'visible' && style.overflowY === 'visible')) continue;
      const box = at.getBoundingClientRect();
      seen.top = Math.max(seen.top, box.top);
      seen.bottom = Math.min(seen.bottom, box.bottom);
      seen.left = Math.max(seen.left, box.left);
      seen.right = Math.min(seen.right, box.right);
      if (style.position === 'fixed') break;
    }
    return seen.right - seen.left > 2 && seen.bottom - seen.top > 2;
  };
  const small = new Map();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !on(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    const clipped = element.closest('[style*="clip"]') || rects.length === 0;
    if (clipped) continue;
    let heard = false;
    for (let at = element; at; at = at.parentElement) if (getComputedStyle(at).clipPath !== 'none' && at.clientWidth <= 1) heard = true;
    if (heard) continue;
    // In a drawing a unit is as large as it is drawn.
    const svg = element.closest('svg');
    const matrix = svg && element.getScreenCTM?.();
    const size = parseFloat(getComputedStyle(element).fontSize) * (matrix ? matrix.d : 1);
    if (size < least - 0.01 && !small.has(element.className)) small.set(element.className, `${size.toFixed(1)} px of ${least.toFixed(1)}: «${node.data.trim().slice(0, 40)}» in ${name(element)}`);
    if (!element.closest('.projector-button') && rects.some((rect) => meets(rect, element))) faults.push(`under the way out: «${node.data.trim().slice(0, 40)}» in ${name(element)}`);
  }
  faults.push(...small.values());
  for (const element of document.querySelectorAll('a[href], button, input, textarea, select, summary, .board-field')) {
    if (on(element) && !element.matches('.projector-button') && meets(element.getBoundingClientRect(), element)) faults.push(`under the way out: ${name(element)}`);
  }
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) faults.push(`wider than the wall by ${root.scrollWidth - root.clientWidth}`);
  return faults;
}

for (const [at, [width, height]] of [[1024, 768], [1280, 720]].entries()) {
  test(`projected at ${width} × ${height}: text of a thirtieth, and nothing under the way out`, async (t) => {
    const { context, site } = await visit(t, { reducedMotion: 'reduce', viewport: { width, height }, forgive: NOT_THERE });
    const page = await context.newPage();
    const faults = [];
    for (const sight of sample(SIGHTS, 4, at)) {
      await show(page, site, sight);
      await project(page);
      await page.evaluate(() => scrollTo(0, 0));
      await painted(page);
      faults.push(...(await page.evaluate(wallFaults)).map((fault) => `${sight.name}: ${fault}`));
      await project(page, false);
    }
    assert.equal(faults.join('\n'), '');
  });
}

for (const [width, height] of [[1024, 768], [1280, 720]]) {
  test(`projected at ${width} × ${height}: hands are counted with the question in sight`, async (t) => {
    const { open } = await visit(t, { reducedMotion: 'reduce', viewport: { width, height } });
    const page = await open('aprender/pode-rocar/passa-por-f1');
    await project(page);
    const count = async (names) => {
      for (const name of names) await page.getByRole('button', { name: `${name} uma mão para B` }).click();
      await painted(page);
    };
    await count(['Mais', 'Mais', 'Mais', 'Menos']);
    assert.deepEqual(await page.locator('.hand').evaluateAll((hands) => hands.map((hand) => hand.getAttribute('aria-label'))), ['A: 0 mãos no ar', 'B: 2 mãos no ar'], 'a letter for each answer');
    /** In sight, and on top of whatever else is there. */
    const seen = (selector) => page.locator(selector).evaluateAll((elements) => elements.every((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth && (element.contains(at) || at?.contains(element));
    }));
    for (const selector of ['.task-text', '.answer', '.hand-step', '.hands > .button', '.projector-button']) assert.ok(await seen(selector), selector);
    const [board, hands] = await Promise.all(['.play .board-field', '.hands'].map((selector) => page.locator(selector).boundingBox()));
    assert.ok(board.y >= 0 && board.y + board.height <= hands.y, 'the hands lie on the board');
  });
}

test('projected at 1024 × 768: four letters with their hands beside the way out', async (t) => {
  const { open } = await visit(t, { reducedMotion: 'reduce', viewport: { width: 1024, height: 768 } });
  const page = await open('aprender/pode-rocar/que-lado');
  await project(page);
  await page.getByRole('button', { name: 'Mais uma mão para D' }).click();
  await painted(page);
  assert.equal(await page.locator('.hand').nth(3).getAttribute('aria-label'), 'D: 1 mão no ar');
  const places = await page.locator('.hand, .hands > .button, .projector-button').evaluateAll((elements) => elements.map((element) => {
    const { left, right } = element.getBoundingClientRect();
    return [left, right];
  }));
  places.sort(([one], [other]) => one - other);
  assert.ok(places[0][0] >= 0 && places.at(-1)[1] <= 1024, `${places}`);
  for (const [place, [left]] of places.entries()) if (place > 0) assert.ok(left >= places[place - 1][1] - 0.5, `${places}`);
  await page.getByRole('button', { name: 'Contar de novo' }).click();
  await painted(page);
  assert.equal(await page.locator('.hand').nth(3).getAttribute('aria-label'), 'D: 0 mãos no ar');
});

test('projected: the last moves of a game are five lines', async (t) => {
  const { open } = await visit(t, { reducedMotion: 'reduce', viewport: { width: 1280, height: 720 } });
  const page = await open('jogar?partida=laws-2005');
  await project(page);
  await painted(page);
  const rows = await page.locator('.move-list tbody tr').evaluateAll((rows) => {
    const list = document.querySelector('.move-list').getBoundingClientRect();
    return rows.filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return top >= list.top - 1 && bottom <= Math.min(list.bottom, innerHeight) + 1;
    }).length;
  });
  assert.ok(rows >= 5, `${rows} lines`);
});
