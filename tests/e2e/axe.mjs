// Every page in the themes, as far as axe-core can judge.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import axe from 'axe-core';
import { NOT_THERE, show, SIGHTS } from './sights.mjs';
import { choose, painted, visit } from './visit.mjs';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What depends on the colours alone: names, roles and the order of headings are the same in every theme. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe-core finds wrong with the page on show, a line for each place: by these rules, or by all of WCAG 2.2 AA. */
export async function violations(page, rules) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (runOnly) => {
    const { violations } = await window.axe.run({ runOnly, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target, any }) => `${id}: ${target} ${any[0]?.message ?? ''}`));
  }, rules ? { type: 'rule', values: rules } : { type: 'tag', values: TAGS });
}

/**
 * Shows every sight once and asks about it in each of these ways: `name`, the `theme` the page should then have,
 * `turn(page)`, which leads there from the one before, and whether it is only about `colours`.
 */
export function findsNothing(ways, settings) {
  test(`axe-core finds nothing: ${ways.map(({ name }) => name).join(', ')}`, async (t) => {
    // Without motion a colour is never caught half way.
    const { context, site } = await visit(t, { reducedMotion: 'reduce', colorScheme: 'light', forgive: NOT_THERE });
    const page = await context.newPage();
    if (settings) await choose(page, site, settings);
    const found = [];
    for (const sight of SIGHTS) {
      await page.emulateMedia({ colorScheme: 'light', contrast: 'no-preference', reducedMotion: 'reduce' });
      await show(page, site, sight);
      for (const { name, theme, turn, colours } of ways) {
        await turn?.(page);
        await painted(page);
        assert.equal(await page.getAttribute('html', 'data-theme'), theme, `${sight.name}, ${name}`);
        found.push(...(await violations(page, colours && OF_COLOURS)).map((fault) => `${sight.name}, ${name}: ${fault}`));
      }
    }
    assert.equal(found.join('\n'), '');
  });
}
