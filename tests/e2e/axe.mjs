// Every page in the themes, as far as axe-core can judge.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import axe from 'axe-core';
import { NOT_THERE, project, show } from './sights.mjs';
import { painted, visit } from './visit.mjs';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What depends on the colours alone: names, roles and the order of headings are the same in every theme. */
const OF_COLOURS = ['color-contrast-enhanced', 'link-in-text-block'];

/** Text of any size stands 7 to 1 from what is behind it. */
const CONTRAST = { normal: { expected: 7, minThreshold: 0 }, large: { expected: 7, minThreshold: 0 } };

/** What axe-core finds wrong with the page on show, a line for each place: by these rules, or by all of WCAG 2.2 AA. */
export async function violations(page, rules) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async ([runOnly, contrastRatio]) => {
    window.axe.configure({ checks: [{ id: 'color-contrast-enhanced', options: { contrastRatio } }] });
    const rules = { 'color-contrast-enhanced': { enabled: true } };
    const { violations } = await window.axe.run({ runOnly, rules: runOnly.type === 'tag' ? rules : undefined, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target, any }) => `${id}: ${target} ${any[0]?.message ?? ''}`));
  }, [rules ? { type: 'rule', values: rules } : { type: 'tag', values: TAGS }, CONTRAST]);
}

/** The device asks for other colours while the page is on show. */
const device = (media) => (page) => page.emulateMedia({ reducedMotion: 'reduce', ...media });
/** The theme is chosen while the page is on show, in another tab. */
const chosen = (value) => (page, settings) => settings.locator(`input[name=tema][value=${value}]`).check({ force: true });

/** One after the other: what leads there from the one before, the theme the page then has, whether it is only about colours. */
const WAYS = [
  { name: 'light', theme: 'light', turn: device({ colorScheme: 'light', contrast: 'no-preference' }) },
  { name: 'dark', theme: 'dark', turn: device({ colorScheme: 'dark', contrast: 'no-preference' }), colours: true },
  { name: 'contrast', theme: 'contrast', turn: device({ colorScheme: 'light', contrast: 'more' }), colours: true },
  { name: 'projector', theme: 'projector', turn: chosen('projector'), colours: true },
  { name: 'projecting', theme: 'projector', turn: project },
];

/** Shows each of these sights once, and asks about it in every theme and as it is projected. */
export function findsNothing(sights) {
  test(`axe-core finds nothing in ${sights.length} sights: ${WAYS.map(({ name }) => name).join(', ')}`, async (t) => {
    // Without motion a colour is never caught half way.
    const { context, site, open } = await visit(t, { reducedMotion: 'reduce', colorScheme: 'light', forgive: NOT_THERE });
    const settings = await open('definicoes');
    const page = await context.newPage();
    const found = [];
    for (const sight of sights) {
      await chosen('system')(page, settings);
      await show(page, site, sight);
      for (const { name, theme, turn, colours } of WAYS) {
        await turn(page, settings);
        await page.waitForSelector(`html[data-theme=${theme}]`);
        await painted(page);
        found.push(...(await violations(page, colours && OF_COLOURS)).map((fault) => `${sight.name}, ${name}: ${fault}`));
      }
      await project(page, false);
    }
    assert.equal(found.join('\n'), '');
  });
}
