// The program comes in chunks: each page fetches its own and no other, at once with the program; and a chunk that does
// not come is asked for again.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { violations } from './axe.mjs';
import { click, placement } from './board.mjs';
import { PAGES } from './build.mjs';
import { eventually, heldBack, ROOT, settled, standing, SUBPATH, useBrowser, visit } from './visit.mjs';

useBrowser();

/** The files that each path needs besides the program, as the page's own script has them. */
function chunksOf(dist) {
  return Object.fromEntries(JSON.parse(/^const CHUNKS = (.*);$/m.exec(readFileSync(join(dist, 'index.html'), 'utf8'))[1]));
}

/** The path of a file without the folder of the build. */
const plain = (path) => path.replace(/^\/([0-9a-f]{16}\/)?/, '');

const NOT_THERE = [/404 \(Not Found\)/];
/** What the browser and the loader say of a chunk that did not come. */
const BROKEN = [/Failed to load resource/, /net::ERR/, /Failed to fetch/, /failed to fetch Wasm/, /WebAssembly compilation aborted/, /TypeError: network error/];

/** The chunks that were asked for, in order. */
function asked(site, chunks) {
  const known = new Set(Object.values(chunks).flat());
  return site.requests.map(({ path }) => path.slice(site.base.length)).filter((path) => known.has(path));
}

for (const build of [ROOT, SUBPATH]) {
  test(`under ${build.base}: each page fetches its own chunks, once, and no others`, async (t) => {
    const chunks = chunksOf(build.dist);
    assert.ok(chunks[''].length > 0, 'the home page has a chunk too: its example needs the rules of chess');
    const playOnly = chunks.jogar.filter((file) => !chunks.definicoes.includes(file));
    const otherOnly = chunks.definicoes.filter((file) => !chunks.jogar.includes(file));
    assert.ok(playOnly.length > 0 && otherOnly.length > 0);
    for (const path of ['', 'jogar', 'jogar?partida=laws-2023', 'definicoes', 'sobre', 'nao-existe']) {
      const { site, open } = await visit(t, { build, forgive: NOT_THERE });
      const page = await open(path);
      const wanted = chunks[path.split('?')[0]] ?? chunks['**'];
      assert.deepEqual(asked(site, chunks).sort(), [...wanted].sort(), path);
      await page.close();
    }
  });
}

/** The file of words; those of a name that begins with a star are read in every language. */
const wordFile = (name) => (name.startsWith('*/') ? `locales/${name}.ftl` : `locales/pt-PT/${name}.ftl`);

/** Whether the row of a page names this file; `*` stands for one of many. */
function names({ words, styles, files }, path) {
  const list = [...words.map(wordFile), ...styles.map((name) => `style/${name}.css`), ...files];
  return list.some((name) => new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}$`).test(path));
}

test('each page fetches the words, styles and files that its row names, and none besides', async (t) => {
  // A host that lets nothing be kept is asked for everything with every page.
  const { site, context } = await visit(t, { lasting: false });
  const page = await context.newPage();
  for (const row of PAGES.filter(({ single }) => single)) {
    site.requests.length = 0;
    await page.goto(site.url(row.at));
    await standing(page);
    await settled(page);
    const fetched = site.requests.map(({ path }) => plain(path)).filter((path) => /^(locales|style|lessons|exam|scores|draughts|quiz|laws|scenes|endings|tactics)\//.test(path) && !path.startsWith('style/site-'));
    assert.deepEqual(fetched.filter((path) => !names(row, path)), [], `/${row.at} fetches more than its row in src/site.rs names`);
    const fixed = { words: row.words, styles: row.styles, files: row.files };
    for (const [list, path] of [['words', wordFile], ['styles', (name) => `style/${name}.css`], ['files', (name) => name]]) {
      const missing = fixed[list].filter((name) => !name.includes('*') && !fetched.includes(path(name)));
      assert.deepEqual(missing, [], `/${row.at}: its row in src/site.rs names ${list} that it does not fetch`);
    }
  }
});

test('from page to page each chunk is fetched when it is first needed, and never again', async (t) => {
  const { site, open } = await visit(t);
  const chunks = chunksOf(ROOT.dist);
  const page = await open();
  assert.deepEqual(asked(site, chunks), chunks['']);
  const go = async (name, title) => {
    await page.locator('.top-menu').getByRole('link', { name, exact: true }).click();
    await page.waitForFunction((title) => document.title.startsWith(title) && document.querySelector('main h1'), title);
  };
  await go('Jogar', 'Jogar');
  assert.deepEqual(asked(site, chunks).sort(), [...chunks[''], ...chunks.jogar].sort());
  await click(page, 'e2e4');
  await go('Definições', 'Definições');
  await go('Sobre', 'Sobre');
  await page.locator('.brand').click();
  await page.getByRole('heading', { name: 'Aprende xadrez' }).waitFor();
  await go('Jogar', 'Jogar');
  assert.equal((await placement(page)).split('/')[4], '4P3');
  const all = asked(site, chunks);
  assert.deepEqual([...all].sort(), [...new Set([...chunks[''], ...chunks.jogar, ...chunks.definicoes])].sort());
});

test('the chunks of the page that is opened are on their way with the program, not after it', async (t) => {
  const { site, context } = await visit(t);
  const chunks = chunksOf(ROOT.dist);
  const page = await context.newPage();
  // The program itself is held back.
  const release = await heldBack(page, '**/*_bg.wasm');
  await page.goto(site.url('jogar'));
  await eventually(() => asked(site, chunks).length >= chunks.jogar.length);
  assert.deepEqual(asked(site, chunks).sort(), [...chunks.jogar].sort());
  assert.equal(await page.locator('#first-look .board').isVisible(), true);
  release();
  await standing(page);
  assert.deepEqual(asked(site, chunks).sort(), [...chunks.jogar].sort(), 'fetched once');
});

test('a chunk that is there before the program is compiled before it', async (t) => {
  const { site, context } = await visit(t, {
    init: () => {
      window.compiled = 0;
      const Module = WebAssembly.Module;
      WebAssembly.Module = new Proxy(Module, { construct: (target, given) => { window.compiled += 1; return new target(...given); } });
      const compile = WebAssembly.compile;
      WebAssembly.compile = (...given) => { window.compiled += 1; return compile(...given); };
    },
  });
  const page = await context.newPage();
  const release = await heldBack(page, '**/*_bg.wasm');
  await page.goto(site.url('jogar'));
  const early = await eventually(() => page.evaluate(() => window.compiled > 20));
  const before = await page.evaluate(() => window.compiled);
  release();
  await standing(page);
  assert.ok(early, 'nothing is compiled while the program is on its way');
  assert.equal(await page.evaluate(() => window.compiled), before, 'no part is compiled twice');
});

test('while a chunk is on its way the page waits in quiet, and the rest of the site can be used', async (t) => {
  const { site, open } = await visit(t);
  const page = await open();
  const release = await heldBack(page, '**/lance-legal-play-*.wasm');
  const header = await page.locator('.site-header').boundingBox();
  await page.locator('.home-all').getByRole('link', { name: 'Jogar', exact: true }).click();
  await page.getByRole('status').getByText('A carregar…').waitFor();
  assert.deepEqual(await page.locator('.site-header').boundingBox(), header);
  assert.equal(await page.title(), 'Jogar · Lance Legal');
  assert.deepEqual(await violations(page), []);
  // Away and back: what is still on its way is drawn where the user is, not where he was.
  await page.locator('.brand').click();
  await page.getByRole('heading', { name: 'Aprende xadrez' }).waitFor();
  // Drawn or not: the pack is there, its program runs, and what it had to draw is drawn.
  const arrived = page.waitForResponse(/lance-legal-play-[^/]*\.wasm$/).then((response) => response.finished());
  release();
  await arrived;
  await settled(page);
  assert.equal(await page.locator('.play').count(), 0);
  assert.equal(page.url(), site.url());
  await page.locator('.home-all').getByRole('link', { name: 'Jogar', exact: true }).click();
  await page.waitForSelector('.play [role=grid]');
});

test('asked for twice while it is on its way, a page is drawn once, and its chunk fetched once', async (t) => {
  const { site, open } = await visit(t);
  const chunks = chunksOf(ROOT.dist);
  const page = await open();
  const release = await heldBack(page, '**/lance-legal-play-*.wasm');
  for (let visits = 0; visits < 2; visits += 1) {
    await page.locator('.home-all').getByRole('link', { name: 'Jogar', exact: true }).click();
    await page.getByRole('status').getByText('A carregar…').waitFor();
    if (visits === 0) await page.goBack();
  }
  release();
  await page.waitForSelector('.play [role=grid]');
  assert.equal(await page.locator('.play').count(), 1);
  assert.deepEqual(asked(site, chunks).sort(), [...chunks[''], ...chunks.jogar].sort());
});

for (const [way, path] of [['drop', 'jogar'], ['half', ''], ['error', 'jogar'], ['error', '']]) {
  test(`a chunk that does not come (${way}, ${path || 'from the home page'}): said, nothing lost, and asked for again`, async (t) => {
    const { site, context } = await visit(t, { forgive: BROKEN, lasting: false });
    const page = await context.newPage();
    // A game is on the device already.
    await page.goto(site.url('jogar'));
    await standing(page);
    await click(page, 'e2e4');
    await page.goto('about:blank');
    const [chunk] = chunksOf(ROOT.dist).jogar.slice(-1);
    site.fault = (asked) => (asked === `/${chunk}` ? way : null);
    await page.goto(site.url(path));
    if (!path) {
      await standing(page);
      await page.getByRole('link', { name: 'Continuar a partida' }).click();
    }
    const alert = page.getByRole('alert').filter({ visible: true });
    await alert.getByRole('heading', { name: 'Esta página não chegou' }).waitFor();
    assert.equal(await page.getAttribute('html', 'data-stopped'), null);
    assert.match(await alert.innerText(), /Não se perdeu nada/);
    assert.deepEqual(await violations(page), []);
    // Still not, and somebody who uses the keyboard is not sent to the top of the page.
    await alert.getByRole('button', { name: 'Tentar outra vez' }).press('Enter');
    assert.equal(await page.evaluate(() => document.activeElement.id), 'conteudo');
    await alert.getByRole('heading', { name: 'Esta página não chegou' }).waitFor();
    // Other pages are there.
    await page.locator('.top-menu').getByRole('link', { name: 'Sobre' }).click();
    await page.getByRole('heading', { name: 'Sobre', level: 1 }).waitFor();
    await page.goBack();
    await alert.getByRole('heading', { name: 'Esta página não chegou' }).waitFor();
    site.fault = () => null;
    await alert.getByRole('button', { name: 'Tentar outra vez' }).click();
    await page.waitForSelector('.play [role=grid]');
    assert.equal((await placement(page)).split('/')[4], '4P3', 'the game is where it was');
    await click(page, 'e7e5');
  });
}

test('a page does not wait for ever for a style sheet that hangs', async (t) => {
  const { site, open } = await visit(t);
  const page = await open();
  await page.clock.install();
  site.fault = (path) => (/\/style\/notation\//.test(path) ? 'hang' : null);
  const hangs = page.waitForRequest(/\/style\/notation\//);
  const comes = page.waitForResponse(/lance-legal-notation-\w+\.wasm$/);
  await page.locator('.top-menu').getByRole('link', { name: 'Notação', exact: true }).click();
  await hangs;
  // The code has come; what the page waits for is the sheet.
  await (await comes).finished();
  await page.clock.runFor(2_000);
  assert.equal(await page.locator('main h1').filter({ hasText: 'Notação' }).count(), 0);
  await page.clock.fastForward(12_000);
  await page.locator('main h1').filter({ hasText: 'Notação' }).waitFor();
});
