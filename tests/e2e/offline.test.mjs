// After one visit the site needs no network; and it comes up where there is no service worker at all.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { TYPES } from './build.mjs';
import { click, fen, placement, SAMPLE_END } from './board.mjs';
import { sample } from './sample.mjs';
import { keptOffline, open, precached, ROOT, ROUTES, settled, standing, SUBPATH, until, useBrowser, visit, withoutWorker } from './visit.mjs';

useBrowser();

/** What the browser says on the console of a page that is not there. */
const NOT_THERE = [/404 \(Not Found\)/];

for (const [at, build] of [ROOT, SUBPATH].entries()) {
  test(`under ${build.base}: one visit, then every page without a network`, async (t) => {
    const { context, site, open: first } = await visit(t, { worker: true, build });
    const page = await first();
    await keptOffline(page);
    const played = await open(context, site.url('jogar'));
    await click(played, 'e2e4');
    await played.close();
    await context.setOffline(true);
    await site.close();
    for (const route of [...sample(ROUTES, 4, at), 'nao-existe', 'jogar/', fen('7k/8/8/8/8/8/8/K7 w - - 0 1')]) {
      await page.goto(site.url(route));
      await standing(page);
      await page.reload();
      await standing(page);
      const broken = await page.evaluate(() => [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map((image) => image.src));
      assert.deepEqual(broken, [], route);
    }
    await page.waitForSelector('.play [role=gridcell][aria-label="h8, rei preto"]');
    // The other languages and the list of licences are fetched when wanted, and must be at hand too.
    await page.goto(site.url('definicoes'));
    await page.locator('input[name=idioma][value=en]').check({ force: true });
    await page.waitForSelector('html[lang=en]');
    await page.goto(site.url('sobre'));
    const list = await page.getByRole('link', { name: 'Show the list' }).getAttribute('href');
    assert.match(await page.evaluate(async (address) => (await fetch(address)).text(), list), /MIT/);
    await page.goto(site.url('jogar?partida=laws-2023'));
    await page.getByRole('button', { name: 'Go to the end' }).first().click();
    await page.waitForFunction(() => document.querySelectorAll('.move-list button.move').length === 21);
    // The second thread and its program are at hand too.
    await page.getByRole('button', { name: 'End game' }).click();
    await page.getByRole('button', { name: 'Look', exact: true }).click();
    await page.getByText('Black can still checkmate').waitFor();
  });
}

test('everything that is kept is what the server has, under its right type whatever the host called it', async (t) => {
  const { site, open: first } = await visit(t, { worker: true, forgive: [/instantiateStreaming/] });
  // A host that knows no types but those without which no page comes up.
  site.typeOf = (path) => (/(\/|\.(html|js|css|svg))$/.test(path) ? undefined : 'application/octet-stream');
  const page = await first();
  await keptOffline(page);
  const requests = await page.evaluate(async () => {
    const [build] = (await caches.keys()).filter((name) => !name.endsWith('notes'));
    return (await (await caches.open(build)).keys()).map(({ url }) => url);
  });
  const paths = requests.map((url) => new URL(url).pathname.slice(1));
  assert.deepEqual(paths.sort(), precached(site.dist).sort());
  await until(page, () => Boolean(navigator.serviceWorker.controller));
  site.requests.length = 0;
  site.fault = () => 'hang';
  const kept = await page.evaluate((all) => Promise.all(all.map(async (path) => {
    const response = await fetch(`/${path}`);
    const hash = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
    return { path, type: response.headers.get('content-type'), hash: btoa(String.fromCharCode(...new Uint8Array(hash))) };
  })), paths);
  assert.deepEqual(site.requests, []);
  for (const { path, hash, type } of kept) {
    // Of a pack only a list of its parts is kept: it is made when it is asked for.
    assert.equal(hash, createHash('sha256').update(readFileSync(join(site.dist, path))).digest('base64'), path);
    assert.equal(type, TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'no type for this kind', path);
  }
});

for (const [at, build] of [ROOT, SUBPATH].entries()) {
  test(`under ${build.base}: on a network that never answers, what is kept is there, the second thread too`, async (t) => {
    const { context, site, open: first } = await visit(t, { worker: true, build, locale: 'en-GB' });
    const page = await first();
    await keptOffline(page);
    site.requests.length = 0;
    site.fault = () => 'hang';
    for (const route of [...sample(ROUTES, 4, at + 2), 'nao-existe']) {
      await page.goto(site.url(route));
      await standing(page);
    }
    // In a tab of its own, which has said nothing to the worker yet.
    const other = await open(context, site.url('jogar?partida=laws-2023'));
    await other.getByRole('button', { name: 'Go to the end' }).first().click();
    await other.getByRole('button', { name: 'End game' }).click();
    await other.getByRole('button', { name: 'Look', exact: true }).click();
    await other.getByText('Black can still checkmate').waitFor();
    assert.equal(other.workers().length, 1);
    await page.goto(site.url('licences.txt'));
    assert.match(await page.locator('body').innerText(), /MIT/);
    assert.deepEqual(site.requests.map(({ path }) => path).filter((path) => path !== `${build.base}sw.js`), [], 'nothing is asked of the network but whether there is a new version');
  });
}

test('a second visit fetches nothing but the look for a new version', async (t) => {
  const { site, open: first } = await visit(t, { worker: true });
  const page = await first();
  await keptOffline(page);
  site.requests.length = 0;
  await page.goto(site.url('jogar'));
  await standing(page);
  // The look for a new version is the last thing a visit does by itself: once it is answered, all has been asked.
  await until(page, async () => (await navigator.serviceWorker.ready).update().then(() => true));
  await settled(page);
  assert.deepEqual(site.requests.map(({ path }) => path).filter((path) => path !== '/sw.js'), []);
});

const WITHOUT = {
  'a browser that has no service worker': withoutWorker,
  'a browser that refuses it': () => {
    if (window.ServiceWorkerContainer) ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('refused', 'SecurityError'));
  },
};

for (const [at, [what, init]] of Object.entries(WITHOUT).entries()) {
  test(`the first visit works in ${what}`, async (t) => {
    const { site, open: first } = await visit(t, { worker: true, init });
    const page = await first('jogar?partida=laws-2023');
    await page.getByRole('group', { name: 'Rever a partida' }).getByRole('button', { name: 'Ir para o fim' }).click();
    assert.equal(await placement(page), SAMPLE_END);
    // Most tests of this folder have a browser without one.
    for (const route of sample(ROUTES, 4, at + 1)) {
      await page.goto(site.url(route));
      await standing(page);
    }
    // It is asked for when the page on show is drawn and the processor is free.
    await page.waitForSelector('html[data-offline=unavailable]', { state: 'attached' });
  });
}

test('deep links and unknown paths, as a static host answers them', async (t) => {
  for (const build of [ROOT, SUBPATH]) {
    const { site, open: first } = await visit(t, { build, forgive: NOT_THERE });
    // At the root looks.test.mjs opens them.
    for (const route of build === ROOT ? [] : sample(ROUTES, 2, 1)) {
      const page = await first(route);
      assert.equal(page.url(), site.url(route), 'the address is the plain one');
      assert.equal(await page.locator('main h1').count(), 1);
      await page.close();
    }
    const page = await first('nao-existe');
    assert.match(await page.locator('main h1').innerText(), /não existe/);
    await page.getByRole('link', { name: 'Voltar ao início' }).click();
    await page.waitForURL(site.url());
  }
});

test('a browser without WebAssembly is told in plain words', async (t) => {
  const { context, site } = await visit(t, { init: () => { delete window.WebAssembly; }, forgive: [/WebAssembly/] });
  const page = await context.newPage();
  await page.goto(site.url());
  await page.getByRole('heading', { name: 'Este navegador é antigo demais' }).waitFor();
});

test('without JavaScript the page says what it needs', async (t) => {
  const { context, site } = await visit(t, { javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.url());
  assert.match(await page.locator('body').innerText(), /precisa de JavaScript/);
});
