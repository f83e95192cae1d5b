// Every page in one theme, as far as axe-core can judge.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AxeBuilder } from '@axe-core/playwright';
import { NOT_THERE, show, SIGHTS } from './sights.mjs';
import { choose, visit } from './visit.mjs';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What depends on the colours alone: names, roles and the order of headings are the same in every theme. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * `options` are the device's; `settings` are chosen on the site; `projecting` by the button. Another theme than the
 * usual one is asked about its `colours` only.
 */
export function findsNothing(theme, { options, settings, projecting, colours = false }) {
  test(`axe-core finds nothing: ${theme}`, async (t) => {
    // Without motion a colour is never caught half way.
    const { context, site } = await visit(t, { reducedMotion: 'reduce', forgive: NOT_THERE, ...options });
    const page = await context.newPage();
    if (settings) await choose(page, site, settings);
    for (const sight of SIGHTS) {
      await show(page, site, sight, { projecting });
      assert.equal(await page.getAttribute('html', 'data-theme'), theme === 'projecting' ? 'light' : theme);
      const axe = new AxeBuilder({ page });
      const { violations } = await (colours ? axe.withRules(OF_COLOURS) : axe.withTags(TAGS)).analyze();
      const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${sight.name}: ${id}: ${node.target} ${node.any[0]?.message ?? ''}`));
      assert.deepEqual(found, []);
    }
  });
}
