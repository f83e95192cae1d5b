// `make single-test`: the site as one file, opened from the disk in Chromium without a network. Every kind of page comes up
// under its address after the #, and what a class needs works: an opponent, the tables of endings, what is kept, a copy to
// the site and back. Whatever the policy refuses, and whatever is asked of anybody, fails the test on the way.
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { against, click, placement, START } from '../e2e/board.mjs';
import { PAGES, ROOT } from '../e2e/build.mjs';
import { launch } from '../e2e/chromium.mjs';
import { payload, winStars } from '../e2e/records.mjs';
import { serve } from '../e2e/server.mjs';
import { standing, until } from '../e2e/visit.mjs';

const FILE = resolve(process.env.ONE_FILE ?? 'lance-legal.html');
const MOST_BYTES = 4_000_000;
const at = (path = '') => `${pathToFileURL(FILE)}#/${path}`;

let browser;
before(async () => { browser = await launch(); });
after(async () => { await browser?.close(); });

/** A fresh browser without a network, watched until the test ends. */
async function visit(t, options = {}) {
  const context = await browser.newContext({ locale: 'pt-PT', viewport: { width: 1366, height: 768 }, offline: true, ...options });
  context.setDefaultTimeout(90_000);
  const faults = [];
  await context.addInitScript(() => addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
    console.error(`policy: ${violatedDirective} refused ${blockedURI || sample}`);
  }));
  context.on('request', (request) => {
    const url = request.url();
    if (url.split('#')[0] !== at().split('#')[0] && !/^(blob|data):/.test(url)) faults.push(`a request: ${url}`);
  });
  context.on('page', (page) => {
    page.on('pageerror', (error) => faults.push(`uncaught: ${error.stack ?? error}`));
    page.on('console', (message) => { if (['error', 'warning'].includes(message.type())) faults.push(`console: ${message.text()}`); });
    page.on('worker', (worker) => { if (!worker.url().startsWith('blob:')) faults.push(`a worker: ${worker.url()}`); });
  });
  t.after(async () => {
    await context.close();
    assert.deepEqual(faults, []);
  });
  return {
    context,
    async open(path) {
      const page = await context.newPage();
      await page.goto(at(path));
      await standing(page);
      return page;
    },
  };
}

/** Goes to an address of the file that is open, as a link does. */
async function go(page, path) {
  await page.evaluate((path) => { location.hash = `#/${path}`; }, path);
  await page.waitForFunction((path) => decodeURIComponent(location.hash) === `#/${path}`, path);
  await page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => setTimeout(done)); }));
  await standing(page);
}

/** Every address of the built site, below the base. */
const ADDRESSES = readdirSync(ROOT.dist, { recursive: true })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('/index.html'))
  .map((path) => path.slice(0, -'/index.html'.length));

const pattern = (at) => new RegExp(`^${at.replace(/(\/?)\*\*$|\*/g, (all, slash) => (all === '*' ? '[^/]+' : `(${slash}.*)?`))}$`);

/** Two addresses of each row of the site's pages: the first and the last that no row before has. */
const EXAMPLES = (() => {
  const left = new Set(['', ...ADDRESSES]);
  return PAGES.flatMap(({ at }) => {
    const own = [...left].filter((path) => pattern(at).test(path));
    own.forEach((path) => left.delete(path));
    return [...new Set([own[0], own.at(-1)])].filter((path) => path !== undefined);
  });
})();

test('it is light enough, and has all it needs in it', () => {
  const { size } = statSync(FILE);
  assert.ok(size <= MOST_BYTES, `${size} bytes`);
  const text = readFileSync(FILE, 'utf8');
  for (const outside of [/ src=/, /<link [^>]*href="(?!data:)/, /<base /, /manifest/]) assert.doesNotMatch(text.replace(/<script[\s\S]*?<\/script>/g, ''), outside);
  const policy = /Content-Security-Policy" content="([^"]*)"/.exec(text)[1];
  assert.match(policy, /^default-src 'none'; script-src 'wasm-unsafe-eval'( 'sha256-[^']+')+; style-src 'sha256-[^']+';/);
  assert.doesNotMatch(policy, /unsafe-inline|unsafe-eval'(?<!wasm-unsafe-eval')|'self'|https?:|connect-src/);
});

test('every kind of page comes up under its address after the #', async (t) => {
  const { open } = await visit(t);
  const page = await open('');
  assert.ok(EXAMPLES.length > PAGES.length);
  for (const path of EXAMPLES) {
    await go(page, path);
    const seen = await page.evaluate(() => ({
      path: location.hash,
      lost: !!document.querySelector('main .illustration, main section[role=alert]'),
      stopped: document.documentElement.dataset.stopped,
      words: document.querySelector('main').innerText.length,
      raw: [...document.querySelectorAll('main h1, main h2, main p')].map((element) => element.textContent).filter((text) => /^[a-z]+(-[a-z0-9]+)+$/.test(text)),
      away: [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href')).filter((href) => !/^(#|blob:)/.test(href)),
    }));
    assert.deepEqual({ ...seen, words: seen.words > 20 }, { path: `#/${path}`, lost: false, stopped: undefined, words: true, raw: [], away: [] });
  }
  t.diagnostic(`${EXAMPLES.length} addresses of ${PAGES.length} rows`);
});

test('links, the way back, a page asked for at first, and one that is not there', async (t) => {
  const { open } = await visit(t);
  const page = await open('regras/2023/3.8');
  await page.getByRole('link', { name: 'Jogar', exact: true }).first().click();
  await page.waitForFunction(() => location.hash === '#/jogar');
  await page.locator('.play [data-square=e2] .piece').waitFor();
  // The drawings of the pieces are there, and are drawn.
  assert.ok(await page.locator('.play [data-square=e2] .piece use').evaluate((use) => use.getBBox().width > 5));
  assert.ok(await page.locator('header .icon use').first().evaluate((use) => use.getBBox().width > 5));
  await page.goBack();
  await page.waitForFunction(() => location.hash === '#/regras/2023/3.8');
  await standing(page);
  await page.reload();
  await standing(page);
  assert.match(await page.locator('main').innerText(), /3\.8/);
  await page.evaluate(() => scrollTo(0, 10_000));
  await page.locator('a[href="#/sobre"]').first().evaluate((link) => link.click());
  await page.waitForFunction(() => location.hash === '#/sobre');
  await standing(page);
  await until(page, () => scrollY === 0);
  await page.evaluate(() => { location.hash = '#/nao-existe'; });
  await page.locator('main .illustration').waitFor();
  assert.ok(await page.locator('main .illustration').evaluate(async (image) => { await image.decode(); return image.naturalWidth > 0; }));
});

test('a position in the address, and a code after a second #', async (t) => {
  const { open } = await visit(t);
  const page = await open('turma/preparar');
  await page.locator('#titulo').fill('Ficha 1');
  await page.locator('#licao').selectOption('torre');
  await page.locator('#nivel').selectOption('duas-voltas');
  await page.getByRole('button', { name: 'Juntar à ficha' }).click();
  const address = (await page.locator('.share code').innerText()).trim();
  assert.match(address, /^lance-legal[\w-]*\.html#\/turma#\d{20,}$/, 'the name of the file, and not its folder');
  assert.equal(await page.locator('svg.qr').count(), 0, 'another device could not open it');
  const pupil = await open(address.split('#/')[1]);
  await pupil.getByText('Ficha 1').first().waitFor();
  const set = await open(`jogar?fen=${encodeURIComponent('7k/8/8/8/8/8/8/K6R w - - 0 1')}`);
  await set.locator('.play [data-square=h1][aria-label="h1, torre branca"]').waitFor();
});

test('the weakest opponent answers, and the game is there after a reload', async (t) => {
  const { open } = await visit(t);
  const page = await open('jogar');
  await against(page, 'Tomé');
  await click(page, 'e2e4');
  await page.waitForFunction(() => document.querySelectorAll('.move-list button.move').length === 2);
  const now = await placement(page);
  assert.notEqual(now, START);
  await page.reload();
  await standing(page);
  await page.waitForFunction(() => document.querySelectorAll('.move-list button.move').length === 2);
  assert.equal(await placement(page), now);
});

test('the tables of endings answer', async (t) => {
  const { open } = await visit(t, { reducedMotion: 'reduce' });
  const page = await open('finais/dama-1?serie=turma-5b');
  const card = () => page.locator('.play .task').innerText();
  const hint = page.getByRole('button', { name: 'Pista', exact: true });
  await hint.waitFor();
  const before = await card();
  await hint.click();
  await page.waitForFunction((before) => document.querySelector('.play .task').innerText !== before, before);
  t.diagnostic((await card()).replace(/\s+/g, ' '));
  assert.equal(page.workers().length, 1, 'the second thread');
});

test('what is kept goes to the site and comes back by copies', async (t) => {
  const { open } = await visit(t);
  const page = await open('jogar');
  await click(page, 'd2d4');
  await page.locator('.play [data-square=d4][aria-label^="d4, peão branco"]').waitFor();
  await winStars(page, { 'torre/duas-voltas': 3 });
  await go(page, 'sobre');
  const save = async (page) => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Descarregar cópia dos dados' }).first().click()]);
    return readFileSync(await download.path());
  };
  const put = async (page, buffer) => {
    await page.locator('input[type=file]').setInputFiles({ name: 'copia.json', mimeType: 'application/json', buffer });
    await page.locator('#copia').getByRole('button', { name: /^(Substituir tudo|Abrir a cópia)$/ }).click();
    await until(page, () => !document.querySelector('#copia[open]'));
  };
  const kept = async (page) => [await payload(page, 'progress'), await payload(page, 'game')];
  const before = await kept(page);
  assert.deepEqual(before[0].stars, { 'torre/duas-voltas': 3 });

  assert.ok(existsSync(ROOT.dist), 'the site to compare with');
  const site = await serve(ROOT.dist, { base: ROOT.base });
  const context = await browser.newContext({ locale: 'pt-PT', serviceWorkers: 'block' });
  try {
    const there = await context.newPage();
    await there.goto(site.url('sobre'));
    await standing(there);
    await put(there, await save(page));
    assert.deepEqual(await kept(there), before);
    await winStars(there, { 'torre/duas-voltas': 3, 'bispo/um': 2 });
    await there.reload();
    await standing(there);
    await put(page, await save(there));
    assert.deepEqual((await payload(page, 'progress')).stars, { 'bispo/um': 2, 'torre/duas-voltas': 3 });
  } finally {
    await context.close();
    await site.close();
  }
});

test('what a file cannot do is not offered, and the page says so', async (t) => {
  const { context, open } = await visit(t);
  const page = await open('definicoes');
  assert.equal(await page.locator('input[name=idioma]').count(), 0, 'one language');
  assert.equal(await page.locator('input[name=tema]').count() > 0, true);
  assert.equal(await page.locator('link[rel=manifest]').count(), 0);
  await go(page, 'sobre');
  await page.getByRole('heading', { name: 'Neste ficheiro' }).waitFor();
  await page.locator('a[href^="blob:"]').click();
  const licences = context.pages().at(-1);
  await licences.waitForFunction(() => document.body.innerText.includes('MIT'));
});

test('a browser that keeps nothing says so, and the page works', async (t) => {
  const { context } = await visit(t);
  await context.addInitScript(() => Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError'); } }));
  const page = await context.newPage();
  await page.goto(at('jogar'));
  await standing(page);
  await click(page, 'e2e4');
  await page.locator('.play [data-square=e4][aria-label^="e4, peão branco"]').waitFor();
  await page.locator('.notice.warning').waitFor();
});
