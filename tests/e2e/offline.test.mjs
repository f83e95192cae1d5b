// After one visit the site needs no network; and it comes up where there is no service worker at all.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { TYPES } from './build.mjs';
import { click, fen, placement, SAMPLE_END } from './board.mjs';
import { sample } from './sample.mjs';
import { bundles, eventually, keptOffline, open, precached, ROOT, ROUTES, settled, standing, SUBPATH, until, useBrowser, visit, withoutWorker } from './visit.mjs';

useBrowser();

/** What the browser says on the console of a page that is not there. */
const NOT_THERE = [/404 \(Not Found\)/];

/** The texts on the device are those of these languages, every one, and of the others only what each reader needs. */
async function textsKept(page, dist, languages) {
  const wanted = new Set(languages.flatMap((language) => precached(dist, language)));
  const kept = async () => page.evaluate(async () => {
    const [build] = (await caches.keys()).filter((name) => !name.endsWith('notes'));
    const scope = new URL((await navigator.serviceWorker.ready).scope).pathname;
    return (await (await caches.open(build)).keys()).map(({ url }) => new URL(url).pathname.slice(scope.length));
  });
  assert.ok(await eventually(async () => (await kept()).length === wanted.size), `${(await kept()).length} files are kept, not ${wanted.size}`);
  assert.deepEqual((await kept()).sort(), [...wanted].sort());
}

for (const [at, build] of [ROOT, SUBPATH].entries()) {
  test(`under ${build.base}: one visit, then every page without a network`, async (t) => {
    const { context, site, open: first } = await visit(t, { worker: true, build, forgive: [/net::ERR_FAILED .*\/locales\/pt-BR\//] });
    const page = await first();
    await keptOffline(page);
    const played = await open(context, site.url('jogar'));
    await click(played, 'e2e4');
    await played.close();
    // A language that has been read is kept beside the reference.
    await page.goto(site.url('definicoes'));
    await standing(page);
    await page.locator('input[name=idioma][value=en]').check({ force: true });
    await page.waitForSelector('html[lang=en]');
    await textsKept(page, site.dist, ['en', 'pt-PT']);
    await page.locator('input[name=idioma][value=pt-PT]').check({ force: true });
    await page.waitForSelector('html[lang=pt-PT]');
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
    // A language that nobody has read yet is not at hand, and that is said; the one that was read is, and the list of licences.
    await page.goto(site.url('definicoes'));
    await page.locator('input[name=idioma][value=pt-BR]').click({ force: true });
    await page.getByRole('status').getByText('Não consegui ir buscar a língua escolhida.').waitFor();
    await page.waitForSelector('html[lang=pt-PT]');
    // The choice goes back, so that it can be made again, and the next page comes.
    await page.waitForFunction(() => document.querySelector('input[name=idioma]:checked')?.value === 'pt-PT');
    await page.reload();
    await standing(page);
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
  await textsKept(page, site.dist, ['pt-PT']);
  const paths = precached(site.dist, 'pt-PT');
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

test('readers of another language keep it from the first visit on, and the one they change to, whole or not at all', async (t) => {
  const { site, context, open: first } = await visit(t, { worker: true, locale: 'en-GB', forgive: [/net::ERR/, /Failed to (load|fetch)/] });
  const page = await first();
  await keptOffline(page);
  await textsKept(page, site.dist, ['en', 'pt-PT']);
  // The host breaks off at a text that the page itself does not ask for.
  const broken = `/${precached(site.dist, 'pt-BR').findLast((path) => path.includes('/pt-BR/quiz/'))}`;
  site.fault = (path) => (path === broken || path.endsWith('/bundles/pt-BR.txt') ? 'half' : null);
  await page.goto(site.url('definicoes'));
  await standing(page);
  await page.locator('input[name=idioma][value=pt-BR]').check({ force: true });
  await page.waitForSelector('html[lang=pt-BR]');
  assert.ok(await eventually(() => site.requests.filter(({ path }) => path === broken).length > 1));
  await textsKept(page, site.dist, ['en', 'pt-PT']);
  // The next start asks again.
  site.fault = () => null;
  await page.reload();
  await standing(page);
  await textsKept(page, site.dist, ['en', 'pt-BR', 'pt-PT']);
  await context.setOffline(true);
  await page.goto(site.url('regras/perguntas'));
  await standing(page);
  assert.equal(await page.getAttribute('html', 'lang'), 'pt-BR');
  // Where the texts of the language are gone, the site stands in the reference and says so.
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) if (request.url.includes('/locales/pt-BR/')) await cache.delete(request);
    }
  });
  for (const path of ['regras/perguntas', 'definicoes']) {
    await page.goto(site.url(path));
    await standing(page);
    assert.equal(await page.getAttribute('html', 'lang'), 'pt-PT');
    assert.match(await page.locator('main h1').innerText(), /^(Perguntas|Definições)$/);
    await page.getByRole('status').getByText('Não consegui ir buscar a língua escolhida.').waitFor();
  }
});

test('a first visit fetches what is kept in one answer, and file by file where that does not come', async (t) => {
  for (const fault of process.env.EVERY ? [null, 'drop', 'half', 'error', 'page'] : [null, 'half']) {
    const { site, open: first } = await visit(t, { worker: true, forgive: [/Failed to (load|fetch)/, /net::ERR/] });
    const names = bundles(site.dist).map((path) => `/${path}`);
    site.fault = (path) => (names.includes(path) ? fault : null);
    const page = await first();
    await keptOffline(page);
    const paths = site.requests.map(({ path }) => path);
    assert.equal(paths.filter((path) => names.includes(path)).length, 1);
    const asked = new Set(paths).size;
    assert.ok(fault ? asked > 500 : asked < 80, `${fault}: ${asked} files`);
    await page.close();
  }
});

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
