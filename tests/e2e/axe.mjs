// Every page in the themes, as far as axe-core can judge.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AxeBuilder } from '@axe-core/playwright';
import { NOT_THERE, show, SIGHTS } from './sights.mjs';
import { choose, painted, visit } from './visit.mjs';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What depends on the colours alone: names, roles and the order of headings are the same in every theme. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

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
        const axe = new AxeBuilder({ page });
        const { violations } = await (colours ? axe.withRules(OF_COLOURS) : axe.withTags(TAGS)).analyze();
        found.push(...violations.flatMap(({ id, nodes }) => nodes.map((node) => `${sight.name}, ${name}: ${id}: ${node.target} ${node.any[0]?.message ?? ''}`)));
      }
    }
    assert.equal(found.join('\n'), '');
  });
}
