// Nothing lies on anything else: texts, buttons and bars on every page and state of the sights.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boxFaults } from './boxes.mjs';
import { sample } from './sample.mjs';
import { NOT_THERE, show, SIGHTS } from './sights.mjs';
import { painted, useBrowser, visit } from './visit.mjs';

useBrowser();

const SIZES = [[360, 740], [1366, 768], [1024, 768]];
/** `SIGHT=word` looks at the sights with this word in their name. */
const WANTED = process.env.SIGHT ? SIGHTS.filter(({ name }) => name.includes(process.env.SIGHT)) : sample(SIGHTS, 4, 1);

/** A heading, a lead or a card that touches what stands below it; run inside the page. */
function touching() {
  const faults = [];
  for (const element of document.querySelectorAll('main :is(h1:not(.visually-hidden), .lead, .card)')) {
    const item = element.closest('li') ?? element;
    const next = item.nextElementSibling;
    if (!next || !element.checkVisibility() || !next.checkVisibility() || element.closest('.play, .card .card')) continue;
    const gap = next.getBoundingClientRect().top - item.getBoundingClientRect().bottom;
    if (gap > -1 && gap < 4) faults.push(`${element.className || element.tagName} «${element.innerText.slice(0, 30)}» touches what is below it`);
  }
  return faults;
}

test(`no text, button or bar lies on another at ${SIZES.map((size) => size.join(' × ')).join(', ')}, no word is broken, and headings have room`, async (t) => {
  const { context, site } = await visit(t, { reducedMotion: 'reduce', forgive: NOT_THERE });
  const faults = [];
  const page = await context.newPage();
  for (const sight of WANTED) {
    for (const [at, [width, height]] of SIZES.entries()) {
      await page.setViewportSize({ width, height });
      if (at === 0) await show(page, site, sight).catch((error) => { throw new Error(`${sight.name}: ${error.message}`); });
      await painted(page);
      for (const find of [boxFaults, touching]) faults.push(...(await page.evaluate(find)).map((fault) => `${sight.name}, at ${width}: ${fault}`));
    }
  }
  assert.equal(faults.join('\n'), '');
});
