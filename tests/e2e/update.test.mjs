// From one build to the next: the page is told, plays on, and changes when the player says so; and at no moment do
// files of two builds meet, in the page or in its second thread. The builds differ in every part, and what runs says which
// build it is of.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { click, placement } from './board.mjs';
import { BESIDE_LEARN, changedFiles, makeVariant, numbersOf, numbersOfThread, watchProgram } from './variant.mjs';
import { keptOffline, open, precached, ROOT, standing, until, useBrowser, visit } from './visit.mjs';

useBrowser();

const variants = [];
let folder;

before(() => {
  folder = mkdtempSync(join(tmpdir(), 'lance-legal-update-'));
  // `make test-every` keeps them whole, and has the host break off at each file.
  const without = process.env.EVERY ? undefined : BESIDE_LEARN;
  for (const number of [1, 2, 3]) variants.push(makeVariant(ROOT.dist, join(folder, String(number)), number, { without }));
  assert.equal(new Set(variants.map(({ build }) => build)).size, 3);
});

after(() => rmSync(folder, { recursive: true, force: true }));

/** Interrupted downloads are written on the console, and are what the test is about. */
const BROKEN = [/Failed to load resource/, /net::ERR/, /Failed to fetch/];

/** Everything that runs in the page, its second thread too, is of this build. */
async function isOf(page, number) {
  assert.deepEqual(await numbersOf(page, variants), { page: number, texts: number, glue: number, program: [number], packs: [number] });
}

/** The same of the second thread, which is asked something if it has not been. */
async function threadIsOf(page, number) {
  if (page.workers().length === 0) {
    await page.getByRole('button', { name: 'End game' }).click();
    await page.getByRole('button', { name: 'Look', exact: true }).click();
  }
  assert.deepEqual(await numbersOfThread(page), { loader: number, glue: number, program: number });
  await page.keyboard.press('Escape');
}

/** Asks for the newest build and waits until its worker waits, or is thrown away. */
const lookForUpdate = (page) => page.evaluate(async () => {
  const registration = await navigator.serviceWorker.ready;
  await registration.update().catch(() => {});
  const worker = registration.installing ?? registration.waiting;
  if (!worker) return 'none';
  while (worker.state === 'installing') await new Promise((done) => worker.addEventListener('statechange', done, { once: true }));
  return worker.state;
});

/** A visit to the first build, all of it kept. */
async function firstVisit(t, options = {}) {
  const seen = await visit(t, { worker: true, locale: 'en-GB', build: { dist: variants[0].dist, base: '/' }, init: watchProgram, ...options });
  const page = await seen.open('jogar');
  await keptOffline(page);
  await isOf(page, 1);
  return { ...seen, page };
}

const updateButton = (page) => page.getByRole('status').getByRole('button').first();

/** Presses the button that brings the new build, and waits for it. */
async function update(page) {
  await Promise.all([page.waitForEvent('load'), updateButton(page).click()]);
  await standing(page);
}

test('told, not reloaded; changed on the button; the game is kept; twice over', async (t) => {
  const { site, page } = await firstVisit(t);
  const moves = ['e2e4', 'e7e5', 'g1f3'];
  for (const { dist, number } of variants.slice(1)) {
    await page.evaluate(() => { window.here = true; });
    site.dist = dist;
    assert.equal(await lookForUpdate(page), 'installed');
    await updateButton(page).waitFor();
    await click(page, moves.shift());
    assert.ok(await page.evaluate(() => window.here), 'the page was reloaded in mid-game');
    await isOf(page, number - 1);
    await threadIsOf(page, number - 1);
    const game = await placement(page);
    await update(page);
    await isOf(page, number);
    await threadIsOf(page, number);
    assert.equal(await placement(page), game);
  }
  // A minute later, when no tab that is being opened can need them, the old builds are dropped.
  await page.evaluate(async () => {
    const notes = await caches.open((await caches.keys()).find((name) => name.endsWith('notes')));
    for (const request of (await notes.keys()).filter(({ url }) => url.includes('/notes/'))) {
      const [build, since] = (await (await notes.match(request)).text()).split(' ');
      await notes.put(request, new Response(`${build} ${since - 61_000}`));
    }
  });
  await page.reload();
  await standing(page);
  await until(page, async () => (await caches.keys()).filter((name) => !name.endsWith('notes')).length === 1);
  await isOf(page, 3);
});

test('put off until later, the old build stays whole, also without a network', async (t) => {
  const { site, page, context } = await firstVisit(t);
  site.dist = variants[1].dist;
  assert.equal(await lookForUpdate(page), 'installed');
  await page.getByRole('status').getByRole('button').nth(1).click();
  await context.setOffline(true);
  await page.reload();
  await standing(page);
  await isOf(page, 1);
  await threadIsOf(page, 1);
});

test('a page opened for the first time while an update waits is drawn by the old build, whatever the host has by then', async (t) => {
  const { site, page } = await firstVisit(t);
  site.dist = variants[1].dist;
  assert.equal(await lookForUpdate(page), 'installed');
  // As after a day, when the host keeps the files of the new build alone.
  site.fault = () => 'error';
  await page.locator('.top-menu').getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  await page.locator('.top-menu').getByRole('link', { name: 'Learn' }).click();
  await page.waitForSelector('.lesson-card');
  await isOf(page, 1);
});

test('two tabs: one changes, the other keeps the build it was opened with, its second thread too', async (t) => {
  const { site, page, context } = await firstVisit(t);
  const other = await open(context, site.url('jogar'));
  site.dist = variants[1].dist;
  assert.equal(await lookForUpdate(page), 'installed');
  await update(page);
  await isOf(page, 2);
  await threadIsOf(page, 2);
  // The host has the new build alone. The old tab asks for its second thread, another page, and its words, only now.
  await threadIsOf(other, 1);
  await other.locator('.top-menu').getByRole('link', { name: 'Learn' }).click();
  await other.waitForSelector('.lesson-card');
  await isOf(other, 1);
  await other.goto(site.url('jogar'));
  await standing(other);
  await isOf(other, 2);
  await threadIsOf(other, 2);
});

test('an update fetches what has changed, and nothing else', async (t) => {
  const { site, page } = await firstVisit(t);
  site.dist = variants[1].dist;
  site.requests.length = 0;
  assert.equal(await lookForUpdate(page), 'installed');
  const changed = changedFiles(variants[1].dist, variants[0].dist, 'en');
  // Of the parts of the program one file, which holds them all.
  assert.equal(changed.filter((path) => /^lance-legal-.*(?<!_bg)\.wasm$/.test(path)).length, 1);
  assert.ok(changed.length > 10 && changed.length < 40, `${changed.length} files`);
  const fetched = new Set(site.requests.map(({ path }) => path.slice(1)).filter((path) => path !== 'sw.js'));
  assert.deepEqual([...fetched].sort(), changed.sort());
});

test('what the first versions kept, which noted no language, stays at hand with the next build', async (t) => {
  const { site, page } = await firstVisit(t);
  await page.evaluate(async () => {
    const post = ServiceWorker.prototype.postMessage;
    ServiceWorker.prototype.postMessage = function (message, ...rest) { post.call(this, { ...message, language: undefined }, ...rest); };
    const notes = await caches.open((await caches.keys()).find((name) => name.endsWith('notes')));
    for (const request of await notes.keys()) if (request.url.endsWith('/language')) await notes.delete(request);
  });
  site.dist = variants[1].dist;
  assert.equal(await lookForUpdate(page), 'installed');
  const kept = await page.evaluate(async (build) => {
    const cache = await caches.open((await caches.keys()).find((name) => name.endsWith(build)));
    return (await cache.keys()).map(({ url }) => url);
  }, variants[1].build);
  for (const language of ['en', 'pt-BR', 'pt-PT']) assert.ok(kept.some((url) => url.includes(`/locales/${language}/`)), language);
});

test('a host that breaks off at any file of the new build leaves the old one working', async (t) => {
  const { site, page } = await firstVisit(t, { forgive: BROKEN });
  site.dist = variants[1].dist;
  // All files that have changed are fetched by the same lines, whatever they are. So the first and the last of each kind
  // have their turn; `make test-every` asks for each.
  const all = changedFiles(variants[1].dist, variants[0].dist, 'en');
  const kind = (path) => path.slice(path.lastIndexOf('.'));
  const of = (wanted) => all.filter((path) => kind(path) === wanted);
  const ends = new Set([...new Set(all.map(kind))].flatMap((wanted) => [of(wanted).at(0), of(wanted).at(-1)]));
  const files = all.filter((path) => process.env.EVERY || ends.has(path));
  assert.ok(new Set(files.map(kind)).size >= 9, files.join(' '));
  const ways = ['drop', 'half', 'error', 'page'];
  for (const [k, file] of files.entries()) {
    site.fault = (path) => (path === `/${file}` ? ways[k % ways.length] : null);
    assert.equal(await lookForUpdate(page), 'redundant', `${file} was ${ways[k % ways.length]}`);
  }
  // A stale host: the list of the new build, and one file of the old one under its name.
  const wasm = (dist) => precached(dist).find((path) => /^lance-legal-parts-.*\.wasm$/.test(path));
  const stale = join(folder, 'stale');
  cpSync(variants[1].dist, stale, { recursive: true });
  cpSync(join(variants[0].dist, wasm(variants[0].dist)), join(stale, wasm(variants[1].dist)));
  site.fault = () => null;
  site.dist = stale;
  assert.equal(await lookForUpdate(page), 'redundant');
  await page.reload();
  await standing(page);
  await isOf(page, 1);
  await threadIsOf(page, 1);
  assert.equal(await page.getAttribute('html', 'data-update'), null);
  site.dist = variants[1].dist;
  assert.equal(await lookForUpdate(page), 'installed');
});

test('without a service worker a page gets files of its own build, or none, and says so', async (t) => {
  const { site, open: first } = await visit(t, { locale: 'en-GB', build: { dist: variants[0].dist, base: '/' }, init: watchProgram, forgive: [/Refused to apply style/, /404 \(Not Found\)/, /failed to fetch Wasm/] });
  const page = await first('definicoes');
  await isOf(page, 1);
  const other = await first('definicoes');
  // The host has the new build, and still the folder of the old one, as docs/hosting.md asks.
  const both = join(folder, 'both');
  cpSync(variants[0].dist, both, { recursive: true });
  cpSync(variants[1].dist, both, { recursive: true });
  site.dist = both;
  await page.locator('.top-menu').getByRole('link', { name: 'Play', exact: true }).click();
  await page.waitForSelector('.play [role=grid]');
  await isOf(page, 1);
  await threadIsOf(page, 1);
  // It has the new build alone: another language cannot be had, nor another page; reloaded, all is of the new build.
  site.dist = variants[1].dist;
  // It may have gone back before a check of it would look.
  await other.locator('input[name=idioma][value=pt-BR]').click({ force: true });
  await other.getByRole('status').getByText('could not be fetched').waitFor();
  await other.locator('.top-menu').getByRole('link', { name: 'Learn' }).click();
  await other.getByRole('alert').filter({ visible: true }).first().waitFor();
  assert.equal((await numbersOf(other, variants)).texts, 1);
  await other.reload();
  await standing(other);
  await isOf(other, 2);
});
