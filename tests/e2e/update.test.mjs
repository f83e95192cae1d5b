// From one build to the next: the page is told, plays on, and changes when the player says so; and at no moment do
// files of two builds meet.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { click, placement } from './board.mjs';
import { buildOf, keptOffline, open, precached, ROOT, standing, useBrowser, visit } from './visit.mjs';

useBrowser();

/** The builds one after the other: each has another text, another wasm, and is finished by the tool that ships. */
const builds = [ROOT.dist];
let folder;

before(() => {
  folder = mkdtempSync(join(tmpdir(), 'lance-legal-update-'));
  for (const number of [1, 2]) {
    const dist = join(folder, String(number));
    cpSync(ROOT.dist, dist, { recursive: true });
    const text = join(dist, 'locales/en/ui.ftl');
    writeFileSync(text, readFileSync(text, 'utf8').replace(/^site-name = .*$/m, `site-name = Lance Legal ${number}`));
    // A custom section: a wasm with other bytes under the same name, as hosts and caches know to mix up.
    const wasm = join(dist, readdirSync(dist).find((name) => name.endsWith('.wasm')));
    appendFileSync(wasm, Buffer.from([0, 3, 1, 0x6e, number]));
    execFileSync('cargo', ['run', '--quiet', '--locked', '--package', 'site', '--', 'finish', dist, '--base', ROOT.base], { stdio: ['ignore', 'ignore', 'inherit'] });
    builds.push(dist);
  }
  assert.equal(new Set(builds.map(buildOf)).size, 3);
});

after(() => rmSync(folder, { recursive: true, force: true }));

/** Interrupted downloads are written on the console, and are what the test is about. */
const BROKEN = [/Failed to load resource/, /net::ERR/, /Failed to fetch/];

/** Which of the builds each part of the page on show is from: the page, the text, the wasm it can get. */
async function parts(page) {
  const wasm = precached(ROOT.dist).find((path) => path.endsWith('.wasm'));
  const [build, name, tail] = await page.evaluate(async (path) => {
    const bytes = new Uint8Array(await (await fetch(path)).arrayBuffer());
    return [document.documentElement.dataset.build, document.querySelector('.brand').innerText.trim(), [...bytes.slice(-2)]];
  }, wasm);
  const numberOf = (text) => Number(/\d*$/.exec(text)[0] || 0);
  return [builds.map(buildOf).indexOf(build), numberOf(name), tail[0] === 0x6e ? tail[1] : 0];
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

async function firstVisit(t, options) {
  const seen = await visit(t, { worker: true, locale: 'en-GB', ...options });
  const page = await seen.open('jogar');
  await keptOffline(page);
  assert.deepEqual(await parts(page), [0, 0, 0]);
  return { ...seen, page };
}

test('told, not reloaded; changed on the button; the game is kept; twice over', async (t) => {
  const { site, page } = await firstVisit(t);
  let moves = ['e2e4', 'e7e5', 'g1f3'];
  for (const number of [1, 2]) {
    await page.evaluate(() => { window.here = true; });
    site.dist = builds[number];
    assert.equal(await lookForUpdate(page), 'installed');
    const button = page.getByRole('status').getByRole('button').first();
    await button.waitFor();
    await click(page, moves.shift());
    assert.ok(await page.evaluate(() => window.here), 'the page was reloaded in mid-game');
    assert.deepEqual(await parts(page), [number - 1, number - 1, number - 1]);
    const game = await placement(page);
    await Promise.all([page.waitForEvent('load'), button.click()]);
    await standing(page);
    assert.deepEqual(await parts(page), [number, number, number]);
    assert.equal(await placement(page), game);
  }
  // A minute later, when no tab that is being opened can need them, the old builds are dropped.
  await page.evaluate(async () => {
    const notes = await caches.open((await caches.keys()).find((name) => name.endsWith('notes')));
    for (const request of await notes.keys()) {
      const [build, since] = (await (await notes.match(request)).text()).split(' ');
      await notes.put(request, new Response(`${build} ${since - 61_000}`));
    }
  });
  await page.reload();
  await standing(page);
  await page.waitForFunction(async () => (await caches.keys()).filter((name) => !name.endsWith('notes')).length === 1);
  assert.deepEqual(await parts(page), [2, 2, 2]);
});

test('put off until later, the old build stays whole, also without a network', async (t) => {
  const { site, page, context } = await firstVisit(t);
  site.dist = builds[1];
  assert.equal(await lookForUpdate(page), 'installed');
  await page.getByRole('status').getByRole('button').nth(1).click();
  await context.setOffline(true);
  await page.reload();
  await standing(page);
  assert.deepEqual(await parts(page), [0, 0, 0]);
});

test('a page opened for the first time while an update waits is drawn by the old build, whatever the host has by then', async (t) => {
  const { site, open: first } = await visit(t, { worker: true });
  const page = await first();
  await keptOffline(page);
  site.dist = builds[1];
  assert.equal(await lookForUpdate(page), 'installed');
  // As after a day, when the host keeps the files of the new build alone.
  site.fault = () => 'error';
  await page.locator('.top-menu').getByRole('link', { name: 'Definições' }).click();
  await page.getByRole('heading', { name: 'Definições', level: 1 }).waitFor();
  await page.locator('.top-menu').getByRole('link', { name: 'Jogar' }).click();
  await click(page, 'e2e4');
  assert.match(await placement(page), /4P3/);
  assert.deepEqual(await parts(page), [0, 0, 0]);
});

test('two tabs: one changes, the other keeps the build it was opened with', async (t) => {
  const { site, page, context } = await firstVisit(t);
  const other = await open(context, site.url('jogar'));
  site.dist = builds[1];
  assert.equal(await lookForUpdate(page), 'installed');
  const button = page.getByRole('status').getByRole('button').first();
  await Promise.all([page.waitForEvent('load'), button.click()]);
  await standing(page);
  assert.deepEqual(await parts(page), [1, 1, 1]);
  assert.deepEqual(await parts(other), [0, 0, 0]);
  await other.reload();
  await standing(other);
  assert.deepEqual(await parts(other), [1, 1, 1]);
});

test('a host that breaks off at any file of the new build leaves the old one working', async (t) => {
  const { site, page } = await firstVisit(t, { forgive: BROKEN });
  site.dist = builds[1];
  const all = precached(builds[1]);
  // All files are fetched by the same lines, one after the other, whatever they are; the later one fails, the more is
  // fetched again. So the first and the last of each kind have their turn, and every fortieth of all. `make test-update`
  // asks for each of the seven hundred.
  const kind = (path) => path.slice(path.lastIndexOf('.'));
  const of = (wanted) => all.filter((path) => kind(path) === wanted);
  const ends = new Set([...new Set(all.map(kind))].flatMap((wanted) => [of(wanted).at(0), of(wanted).at(-1)]));
  const files = all.filter((path, place) => process.env.EVERY_FILE || ends.has(path) || place % 40 === 0);
  assert.ok(new Set(files.map(kind)).size >= 7 && files.length >= 25, files.join(' '));
  const ways = ['drop', 'half', 'error'];
  for (const [k, file] of files.entries()) {
    site.fault = (path) => (path === `/${file}` ? ways[k % ways.length] : null);
    assert.equal(await lookForUpdate(page), 'redundant', `${file} was ${ways[k % ways.length]}`);
  }
  // A stale host: the list of the new build, and one file of the old one under its name.
  const wasm = files.find((path) => path.endsWith('.wasm'));
  const stale = join(folder, 'stale');
  cpSync(builds[1], stale, { recursive: true });
  cpSync(join(builds[0], wasm), join(stale, wasm));
  site.fault = () => null;
  site.dist = stale;
  assert.equal(await lookForUpdate(page), 'redundant');
  await page.reload();
  await standing(page);
  assert.deepEqual(await parts(page), [0, 0, 0]);
  assert.equal(await page.getAttribute('html', 'data-update'), null);
  site.dist = builds[1];
  assert.equal(await lookForUpdate(page), 'installed');
});
