// Every page, as far as a program can judge its looks: targets, widths, nothing that jumps, no text that is a message
// id. Colours and names are axe.test.mjs. Absent: beauty; for that somebody looks at the pictures.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { click, fen } from './board.mjs';
import { sample } from './sample.mjs';
import { CASTLE, NOT_THERE, show, SIGHTS } from './sights.mjs';
import { painted, settled, standing, useBrowser, visit } from './visit.mjs';

useBrowser();

const WIDTHS = [[320, 568], [360, 740], [768, 1024], [1366, 768], [1920, 1080]];

/** What is wrong with the layout of the page on show, in words; run inside the page. */
function layoutFaults() {
  const faults = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) {
    const wide = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > root.clientWidth + 0.5);
    faults.push(`wider than the window by ${root.scrollWidth - root.clientWidth}: ${wide.at(-1)?.outerHTML.slice(0, 90)}`);
  }
  const dialog = document.querySelector('dialog[open], [role=dialog]');
  const reachable = (element) => !dialog || dialog.contains(element);
  for (const element of document.querySelectorAll('a[href], button, input:not([type=radio], [type=checkbox], [type=file]), textarea, select, label:has(input)')) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || !reachable(element)) continue;
    const { width, height } = element.getBoundingClientRect();
    const hidden = width <= 1 || element.matches('.skip, .visually-hidden');
    // Links inside a sentence are as high as its lines, which WCAG 2.5.8 allows.
    const inSentence = element.matches('p a, li a') && getComputedStyle(element).display === 'inline';
    // Eight keys for eight files: as wide as the squares of a board, and higher.
    const narrow = element.matches('.move-key') ? 39.5 : 43.5;
    // A child answers with a whole thumb.
    if (!hidden && element.matches('.answer, .quiz-option, .train-count, .hand') && height < 63.5) faults.push(`an answer ${height.toFixed(1)} high: ${element.outerHTML.slice(0, 90)}`);
    if (!hidden && !inSentence && (width < narrow || height < 43.5)) faults.push(`small, ${width.toFixed(1)} × ${height.toFixed(1)}: ${element.outerHTML.slice(0, 90)}`);
  }
  for (const cell of document.querySelectorAll('.play [role=gridcell]')) {
    // A board that is only looked at may be smaller than a finger, and one that is not shown has no squares.
    if (!cell.checkVisibility() || cell.closest('.moves-play[data-kind=write], .slip-play, .situation-play, .learn-play:has(.answers)')) continue;
    const { width, height } = cell.getBoundingClientRect();
    if (width < 39.5 || height < 39.5) {
      faults.push(`a square of ${width.toFixed(1)} × ${height.toFixed(1)}`);
      break;
    }
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.trim();
    if (/^[a-z]+(-[a-z0-9]+)+$/.test(text) && !node.parentElement.closest('.licences, code, script, #shell, .screen-text, .task-text, .task-words, .law-body, .glossary tbody')) faults.push(`an id for a text: ${text}`);
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
    for (const name of ['aria-label', 'title', 'placeholder']) {
      if (/^[a-z]+(-[a-z0-9]+)+$/.test(element.getAttribute(name) ?? '')) faults.push(`an id for a name: ${element.getAttribute(name)}`);
    }
  }
  return faults;
}

/** Themes draw lines of their own width; the narrowest and a wide window show what that does to the layout. */
const THEMES = { light: WIDTHS, dark: [WIDTHS[0], WIDTHS[3]], contrast: [WIDTHS[0], WIDTHS[3]], projector: WIDTHS };

test(`fits ${WIDTHS.map(([width]) => width).join(', ')} pixels, with targets for fingers: ${Object.keys(THEMES).join(', ')}`, async (t) => {
  const { context, site, open } = await visit(t, { reducedMotion: 'reduce', forgive: NOT_THERE });
  const settings = await open('definicoes');
  const page = await context.newPage();
  const faults = [];
  for (const sight of sample(SIGHTS, 4)) {
    await settings.locator('input[name=tema][value=system]').check({ force: true });
    await show(page, site, sight);
    for (const [theme, widths] of Object.entries(THEMES)) {
      await settings.locator(`input[name=tema][value=${theme}]`).check({ force: true });
      await page.waitForSelector(`html[data-theme=${theme}]`);
      for (const [width, height] of widths) {
        await page.setViewportSize({ width, height });
        await painted(page);
        faults.push(...(await page.evaluate(layoutFaults)).map((fault) => `${sight.name}, ${theme}, at ${width}: ${fault}`));
      }
    }
  }
  assert.equal(faults.join('\n'), '');
});

test('nothing jumps while a page comes up', async (t) => {
  for (const [at, viewport] of [{ width: 360, height: 740 }, { width: 1366, height: 768 }].entries()) {
    const { context, site } = await visit(t, {
      viewport,
      forgive: NOT_THERE,
      init: () => {
        window.shifts = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts.push([entry.value, entry.sources?.[0]?.node?.outerHTML?.slice(0, 90)]);
        }).observe({ type: 'layout-shift', buffered: true });
      },
    });
    const page = await context.newPage();
    for (const sight of sample(SIGHTS.filter(({ act }) => !act), 3, at)) {
      await page.goto(site.url(sight.path));
      await standing(page);
      await settled(page);
      if (!sight.path.includes('?')) {
        assert.equal(page.url(), site.url(sight.path), 'the address is the plain one');
        assert.equal(await page.locator('main h1').count(), 1, sight.name);
      }
      const shifts = await page.evaluate(() => window.shifts);
      const total = shifts.reduce((sum, [value]) => sum + value, 0);
      assert.ok(total <= 0.02, `${viewport.width}: ${sight.name} jumps by ${total.toFixed(3)}: ${JSON.stringify(shifts)}`);
    }
  }
});

test('three languages: the browser is asked, the settings decide, <html lang> follows', async (t) => {
  for (const [locale, lang, title] of [['pt-PT', 'pt-PT', 'Definições'], ['pt-BR', 'pt-BR', 'Configurações'], ['en-GB', 'en', 'Settings'], ['de-DE', 'pt-PT', 'Definições']]) {
    const { open } = await visit(t, { locale });
    const page = await open('definicoes');
    assert.equal(await page.getAttribute('html', 'lang'), lang, locale);
    assert.equal(await page.locator('main h1').innerText(), title, locale);
  }
  const { open, site } = await visit(t);
  const page = await open('definicoes');
  for (const [tag, title] of [['en', 'Settings'], ['pt-BR', 'Configurações'], ['pt-PT', 'Definições']]) {
    await page.locator(`input[name=idioma][value=${tag}]`).check({ force: true });
    await page.waitForSelector(`html[lang=${tag}]`);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  }
  await page.locator('input[name=idioma][value=en]').check({ force: true });
  await page.waitForSelector('html[lang=en]');
  await page.goto(site.url('jogar'));
  await standing(page);
  assert.equal(await page.getAttribute('html', 'lang'), 'en');
  assert.match(await page.locator('.play .verdict').innerText(), /White/);
});

test('no element moves when the user wants no motion', async (t) => {
  const { open } = await visit(t, { reducedMotion: 'reduce' });
  const page = await open(fen(CASTLE));
  await click(page, 'e1g1');
  await click(page, 'd2d3');
  const moving = await page.evaluate(() => document.getAnimations().filter((animation) => animation.playState === 'running' && animation.effect.getComputedTiming().duration > 20).map((animation) => animation.animationName ?? animation.transitionProperty));
  assert.deepEqual(moving, []);
});
