// Type as large as a user may want it, on the narrowest phones: nothing leaves the screen, no word is cut.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sample } from './sample.mjs';
import { NOT_THERE, show, SIGHTS } from './sights.mjs';
import { painted, useBrowser, visit } from './visit.mjs';

useBrowser();

const WIDTHS = [[320, 568], [360, 740], [390, 844]];

/** What leaves the screen or is cut on the page on show, in words; run inside the page. */
function cutFaults() {
  const faults = [];
  const root = document.documentElement;
  const width = root.clientWidth;
  const name = (element) => element.outerHTML.replace(/\s+/g, ' ').slice(0, 110);
  if (root.scrollWidth > width) {
    const wide = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > width + 0.5);
    faults.push(`wider than the screen by ${root.scrollWidth - width}: ${wide.length ? name(wide.at(-1)) : ''}`);
  }
  const dialog = [...document.querySelectorAll('dialog[open], [role=dialog]')].at(-1);
  const on = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && (!dialog || dialog.contains(element)) && !element.closest('.visually-hidden, .board-live, .skip, script, #shell');
  /** Where what is in this element can be seen, through all that cuts and does not scroll; `undefined` for what is only heard. */
  const seen = (element) => {
    const box = { left: 0, right: width, top: -Infinity, bottom: Infinity };
    for (let at = element; at && at !== root; at = at.parentElement) {
      const style = getComputedStyle(at);
      // What makes no box cuts nothing.
      if (style.display === 'contents') continue;
      if (style.clipPath !== 'none' && at.clientWidth <= 1) return undefined;
      const rect = at.getBoundingClientRect();
      for (const [axis, low, high] of [[style.overflowX, 'left', 'right'], [style.overflowY, 'top', 'bottom']]) {
        if (axis === 'auto' || axis === 'scroll') {
          box[low] = -Infinity;
          box[high] = Infinity;
        } else if (axis === 'hidden' || axis === 'clip') {
          box[low] = Math.max(box[low], rect[low]);
          box[high] = Math.min(box[high], rect[high]);
        }
      }
      if (style.position === 'fixed') break;
    }
    return box;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !on(element)) continue;
    const box = seen(element);
    if (!box) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width < 1 || rect.height < 1) continue;
      // A line is a little higher than its letters.
      const spare = rect.height * 0.25;
      if (rect.left < box.left - 1 || rect.right > box.right + 1 || rect.top < box.top - spare || rect.bottom > box.bottom + spare) {
        faults.push(`cut: «${node.data.trim().slice(0, 40)}» in ${name(element)}`);
        break;
      }
    }
  }
  for (const element of document.querySelectorAll('a[href], button, input, textarea, select, summary')) {
    if (!on(element)) continue;
    const box = seen(element);
    const rect = element.getBoundingClientRect();
    if (!box || rect.width <= 1) continue;
    if (rect.left < box.left - 1 || rect.right > box.right + 1) faults.push(`outside: ${name(element)}`);
  }
  return faults;
}

/** What sets the browser's own size of text, as its settings have it: 16 px where nobody changed it. */
async function browserText(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  return (size) => session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size - 3 } });
}

/** `root`: the size of text that the page has then, at least. A page is opened with the first of them. */
const WAYS = [
  { name: 'Muito grande', size: 'largest', text: 16, root: 16 * 1.3 },
  { name: 'Grande', size: 'large', text: 16, root: 16 * 1.3 },
  { name: 'the browser at 200 %', size: 'normal', text: 32, root: 16 * 2 },
];

test(`everything on the screen at ${WIDTHS.map(([width]) => width).join(', ')} pixels: ${WAYS.map(({ name }) => name).join(', ')}`, async (t) => {
  const [[width, height]] = WIDTHS;
  const { context, site, open } = await visit(t, { reducedMotion: 'reduce', viewport: { width, height }, hasTouch: true, forgive: NOT_THERE });
  const settings = await open('definicoes');
  const page = await context.newPage();
  const setText = await browserText(page);
  const turn = async ({ size, text }) => {
    await settings.locator(`input[name=texto][value=${size}]`).check({ force: true });
    await setText(text);
  };
  const faults = [];
  for (const sight of sample(SIGHTS, 4, 3)) {
    await page.setViewportSize({ width, height });
    await turn(WAYS[0]);
    await show(page, site, sight);
    for (const way of WAYS) {
      await turn(way);
      await page.waitForFunction(([size, least]) => {
        const root = document.documentElement;
        return root.dataset.textSize === size && parseFloat(getComputedStyle(root).fontSize) >= least;
      }, [way.size, way.root]);
      for (const [width, height] of WIDTHS) {
        await page.setViewportSize({ width, height });
        await painted(page);
        faults.push(...(await page.evaluate(cutFaults)).map((fault) => `${sight.name}, ${way.name}, at ${width}: ${fault}`));
      }
    }
  }
  assert.equal(faults.join('\n'), '');
});
