// Every page in every theme, as far as a program can judge: axe-core, targets, widths, nothing that jumps, no text
// that is a message id. Absent: beauty; for that somebody looks at the pictures.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { AxeBuilder } from '@axe-core/playwright';
import { click, fen } from './board.mjs';
import { movedTo, phase, tool } from './lesson.mjs';
import { reveal } from './drill.mjs';
import { choose, painted, ROUTES, standing, useBrowser, visit } from './visit.mjs';

useBrowser();

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const WIDTHS = [[320, 568], [360, 740], [768, 1024], [1366, 768], [1920, 1080]];
const CASTLE = 'r2qkbnr/p1pp1ppp/bpn5/4p3/4P3/5NPB/PPPP1P1P/RNBQK2R w KQkq - 2 5';
const PROMOTION = '3r3k/4P3/8/8/8/8/8/K7 w - - 0 1';

/** The pages, and the states of them that look otherwise. */
const SIGHTS = [
  ...ROUTES.map((route) => ({ name: `/${route}`, path: route })),
  { name: 'a page that is not there', path: 'nao-existe' },
  { name: 'a refusal', path: fen(CASTLE), act: (page) => click(page, 'e1g1') },
  { name: 'a promotion', path: fen(PROMOTION), act: (page) => click(page, 'e7d8') },
  { name: 'the end of a game', path: fen('7k/5K2/8/6Q1/8/8/8/8 w - - 0 1'), act: (page) => click(page, 'g5g6') },
  {
    name: 'Terminar, with who can still win',
    path: fen(CASTLE),
    act: async (page) => {
      await page.getByRole('button', { name: 'Terminar' }).click();
      await page.getByRole('button', { name: 'Ver', exact: true }).click();
      await page.getByText('As Pretas ainda podem dar mate').waitFor();
    },
  },
  { name: 'Folha', path: 'jogar?partida=laws-2005', act: (page) => page.getByRole('button', { name: 'Folha' }).click() },
  {
    name: 'a draw offer',
    path: fen('7k/8/8/8/8/8/R7/K7 w - - 0 30'),
    act: async (page) => {
      await page.getByRole('button', { name: 'Terminar' }).click();
      await page.getByRole('button', { name: 'As Pretas oferecem empate' }).click();
      await page.getByText('Oferta de empate').waitFor();
    },
  },
  { name: 'an explanation', path: 'aprender/torre' },
  { name: 'a level', path: 'aprender/torre/duas-voltas' },
  {
    name: "a level with a hint, articles and the teacher's bar",
    path: 'aprender/torre/duas-voltas',
    act: async (page) => {
      await tool(page, 'Pista').click();
      for (const sign of ['.articles', '.teacher']) await page.locator(`${sign} summary`).click();
    },
  },
  {
    name: 'a level missed',
    path: 'aprender/mate-num-lance/duas-torres',
    act: async (page) => {
      await click(page, 'h7b7');
      await movedTo(page, 'b7');
      await page.waitForSelector('.play [data-square=b7][aria-label^="b7, rei preto"]');
    },
  },
  {
    name: 'a level done',
    path: 'aprender/mate-num-lance/duas-torres',
    act: async (page) => {
      await click(page, 'g1g8');
      await phase(page, 'done');
    },
  },
  { name: 'a question, answered wrongly', path: 'aprender/pode-rocar/passa-por-f1', act: (page) => page.locator('.answer').first().click() },
  { name: 'a tray', path: 'aprender/posicao-inicial/exercito-branco', act: (page) => page.locator('.tray-piece').first().click() },
  { name: 'a sheet', path: 'aprender/torre/folha' },
  { name: 'the stars are to be erased', path: 'aprender', act: (page) => page.getByRole('button', { name: 'Apagar as minhas estrelas' }).click() },
  { name: 'the levels of a kind', path: 'notacao/ler' },
  { name: 'squares', path: 'notacao/casas' },
  ...['escrever/coluna', 'sem-ver/anunciar', 'lance-secreto/abrir'].map((path) => ({ name: `an exercise of ${path}`, path: `notacao/${path}?serie=aspeto` })),
  ...['escrever/coluna', 'erro/tudo'].map((path) => ({ name: `an answer of ${path}`, path: `notacao/${path}?serie=aspeto`, act: reveal })),
  { name: 'Mais', path: 'jogar', act: (page) => page.getByRole('button', { name: 'Mais', exact: true }).click() },
];

const THEMES = {
  light: { options: { colorScheme: 'light' } },
  dark: { options: { colorScheme: 'dark' } },
  contrast: { options: { contrast: 'more' } },
  projector: { settings: { tema: 'projector' } },
  projecting: { projecting: true },
};

/** The page that is not there answers with status 404, which Chromium writes on the console. */
const NOT_THERE = [/404 \(Not Found\)/];

async function show(page, site, { path, act }, { projecting } = {}) {
  await page.goto(site.url(path));
  await standing(page);
  await act?.(page);
  if (projecting) {
    const button = page.locator('.projector-button');
    // A dialog or a choice on top keeps the header out of reach; projecting starts before them.
    await button.evaluate((element) => element.click());
    await page.waitForSelector('html[data-projecting=on]');
  }
  await painted(page);
}

for (const [theme, { options, settings, projecting }] of Object.entries(THEMES)) {
  test(`axe-core finds nothing: ${theme}`, async (t) => {
    // Without motion a colour is never caught half way.
    const { context, site } = await visit(t, { reducedMotion: 'reduce', forgive: NOT_THERE, ...options });
    const page = await context.newPage();
    if (settings) await choose(page, site, settings);
    for (const sight of SIGHTS) {
      await show(page, site, sight, { projecting });
      assert.equal(await page.getAttribute('html', 'data-theme'), theme === 'projecting' ? 'light' : theme);
      const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
      const found = violations.flatMap(({ id, nodes }) => nodes.map((node) => `${sight.name}: ${id}: ${node.target} ${node.any[0]?.message ?? ''}`));
      assert.deepEqual(found, []);
    }
  });
}

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
    if (!hidden && !inSentence && (width < narrow || height < 43.5)) faults.push(`small, ${width.toFixed(1)} × ${height.toFixed(1)}: ${element.outerHTML.slice(0, 90)}`);
  }
  for (const cell of document.querySelectorAll('.play [role=gridcell]')) {
    // A board that is only looked at may be smaller than a finger, and one that is not shown has no squares.
    if (!cell.checkVisibility() || cell.closest('.moves-play[data-kind=write], .slip-play')) continue;
    const { width, height } = cell.getBoundingClientRect();
    if (width < 39.5 || height < 39.5) {
      faults.push(`a square of ${width.toFixed(1)} × ${height.toFixed(1)}`);
      break;
    }
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.trim();
    if (/^[a-z]+(-[a-z0-9]+)+$/.test(text) && !node.parentElement.closest('.licences, code, script, #shell, .screen-text, .task-text, .task-words')) faults.push(`an id for a text: ${text}`);
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
    for (const name of ['aria-label', 'title', 'placeholder']) {
      if (/^[a-z]+(-[a-z0-9]+)+$/.test(element.getAttribute(name) ?? '')) faults.push(`an id for a name: ${element.getAttribute(name)}`);
    }
  }
  return faults;
}

for (const theme of ['light', 'projector']) {
  test(`fits ${WIDTHS.map(([width]) => width).join(', ')} pixels, with targets for fingers: ${theme}`, async (t) => {
    const { context, site } = await visit(t, { reducedMotion: 'reduce', forgive: NOT_THERE });
    const page = await context.newPage();
    if (theme === 'projector') await choose(page, site, { tema: 'projector' });
    const faults = [];
    for (const sight of SIGHTS) {
      await show(page, site, sight);
      for (const [width, height] of WIDTHS) {
        await page.setViewportSize({ width, height });
        await painted(page);
        faults.push(...(await page.evaluate(layoutFaults)).map((fault) => `${sight.name} at ${width}: ${fault}`));
      }
    }
    assert.deepEqual(faults, []);
  });
}

test('nothing jumps while a page comes up', async (t) => {
  for (const viewport of [{ width: 360, height: 740 }, { width: 1366, height: 768 }]) {
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
    for (const sight of SIGHTS.filter(({ act }) => !act)) {
      await show(page, site, sight);
      await page.waitForTimeout(300);
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
