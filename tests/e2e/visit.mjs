// A visit to the built site, watched. Whatever goes wrong on the way (an error on the console, a refused policy, a
// request that the site has no business making) fails the test that made the visit, whatever it was about.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { bundles, precached, ROOT } from './build.mjs';
import { launch } from './chromium.mjs';
import { serve } from './server.mjs';

export { buildOf, bundles, fileOf, precached, ROOT, ROUTES, SUBPATH } from './build.mjs';

/** Until something counts as never coming, in ms: a busy machine is slow. */
const PATIENCE = 90_000;

/** Until a visit is given up, in ms: what runs in a page may never end, and Playwright would wait for it for ever. */
const VISIT = (process.env.EVERY ? 120 : 8) * 60_000;

let browser;
let wanted = false;

/** Call once at the top of a test file: one browser for all its tests, and for those of the files that share its process. */
export function useBrowser() {
  if (wanted) return;
  wanted = true;
  before(async () => { browser = await launch(); });
  after(async () => { await browser?.close(); });
}

/** Before any page script: a browser that keeps nothing for later. The site comes up without a service worker too. */
export function withoutWorker() {
  delete Navigator.prototype.serviceWorker;
}

/** Before any page script: refused policies become console errors, which are watched. */
function reportViolations() {
  addEventListener('securitypolicyviolation', (event) => {
    console.error(`policy: ${event.violatedDirective} refused ${event.blockedURI || event.sample}`);
  });
}

/**
 * Begins a visit for the test `t`: a server of its own, a fresh profile, everything watched until the test ends.
 * `forgive`: patterns of console lines and faults that this test brings about on purpose.
 * `worker`: whether the service worker is there, which fetches the whole site once more for each fresh profile. A test
 * that is about anything kept for later asks for it; for the others that is half of all the work. `lasting`: whether the host
 * says which files never change, so that the next page does not ask for them again; with a service worker it says nothing,
 * as the worst host. `headers`: what it sends besides, by path.
 */
export async function visit(t, { build = ROOT, forgive = [], init, worker = false, site: given, headers, late, lasting = !worker, ...options } = {}) {
  const site = given ?? await serve(build.dist, { base: build.base, headers, lasting, late });
  const context = await browser.newContext({ locale: 'pt-PT', viewport: { width: 1366, height: 768 }, serviceWorkers: 'allow', ...options });
  // How long something takes is no matter of these tests; only what never comes is a fault.
  context.setDefaultTimeout(PATIENCE);
  const faults = [];
  // What is waited for then fails, and so tells the line that waits.
  const overdue = setTimeout(() => {
    faults.push(`the visit did not end within ${VISIT / 1000} s`);
    context.close().catch(() => {});
  }, VISIT);
  const blame = (text) => {
    if (!forgive.some((pattern) => pattern.test(text))) faults.push(text);
  };
  await context.addInitScript(reportViolations);
  if (!worker) await context.addInitScript(withoutWorker);
  if (init) await context.addInitScript(init);
  const pages = [];
  context.on('page', (page) => {
    pages.push(page);
    watchRequests(page);
    page.on('pageerror', (error) => blame(`uncaught: ${error.stack ?? error}`));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) blame(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    });
  });
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(site.origin) && !/^(blob|data):/.test(url)) blame(`a foreign request: ${url}`);
    if (request.method() !== 'GET') blame(`a ${request.method()} request: ${url}`);
  });

  /** Every request that reached the server is a navigation, the service worker, or a file of the build. */
  const strayRequests = () => {
    const known = new Set([...[...site.dists].flatMap((dist) => [...precached(dist), ...bundles(dist)]).map((path) => site.base + path), `${site.base}sw.js`]);
    return site.requests
      .filter(({ path, headers }) => !known.has(path) && headers['sec-fetch-mode'] !== 'navigate')
      .map(({ url }) => `a request for no file of the site: ${url}`);
  };

  t.after(async () => {
    clearTimeout(overdue);
    let cookies = [];
    try {
      cookies = await context.cookies();
      await context.close();
    } catch (error) {
      faults.push(`the browser has gone: ${error}`);
    } finally {
      // A host that stays open keeps this process from ending.
      if (!given) await site.close();
    }
    const stray = strayRequests().filter((text) => !forgive.some((pattern) => pattern.test(text)));
    assert.deepEqual([...faults, ...stray, ...cookies.map(({ name }) => `a cookie: ${name}`)], []);
  });

  return { site, context, faults, async open(path = '') { return open(context, site.url(path)); } };
}

/** A page of the site, once it stands. */
export async function open(context, url) {
  const page = await context.newPage();
  await page.goto(url);
  await standing(page);
  return page;
}

/** The start screen and the first look, which has a heading too, have gone, and the page is there with nothing on its way. */
export async function standing(page) {
  await page.waitForSelector('main h1', { state: 'attached' });
  await page.waitForSelector('#shell, #first-look, .loading:not([role=alert])', { state: 'detached' });
  await page.waitForSelector('main h1', { state: 'attached' });
}

/** Presses a link to this address, which leaves the page: the program stays. */
export async function pressLink(page, url) {
  await page.evaluate((url) => {
    const link = document.createElement('a');
    link.href = url;
    document.body.append(link);
    link.click();
    link.remove();
  }, url);
}

/**
 * Comes to this address by a link, a quarter of the work of a new load. What a page reads of its address as it begins is
 * loaded anew, as is the first page.
 */
export async function follow(page, url) {
  const [from, to] = [new URL(page.url()), new URL(url)];
  if (from.origin === to.origin && from.pathname !== to.pathname) {
    await pressLink(page, url);
    await page.waitForFunction((from) => location.pathname !== from, from.pathname);
    await painted(page);
  } else {
    await page.goto(url);
  }
  await standing(page);
}

/** Holds back the requests of a page or a context that match this pattern. The function it returns lets them go. */
export async function heldBack(asking, pattern) {
  let release;
  const held = new Promise((done) => { release = done; });
  await asking.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/**
 * What the host is asked for at such a path waits until what this returns is called. It costs a page less than `heldBack`, by
 * which all that it asks for goes through the test; but what the browser has kept from before it does not ask for.
 */
export function heldByHost(site, pattern) {
  let release;
  const held = new Promise((done) => { release = done; });
  site.fault = (path) => (pattern.test(path) ? held : null);
  return () => {
    site.fault = () => null;
    release(null);
  };
}

/** Whether `holds` becomes true within PATIENCE. It runs in the test, not in the page. */
export async function eventually(holds) {
  for (const began = performance.now(); performance.now() - began < PATIENCE; await new Promise((done) => { setTimeout(done, 25); })) {
    if (await holds()) return true;
  }
  return false;
}

/** Waits until this holds in the page. Unlike `waitForFunction`, which takes any promise for a yes, it may be asynchronous. */
export async function until(page, holds, argument) {
  assert.ok(await eventually(() => page.evaluate(holds, argument)), `never: ${holds}`);
}

/** Everything is kept: the site may now go without a network. */
export async function keptOffline(page) {
  await page.waitForSelector('html[data-offline=ready]', { state: 'attached' });
  await page.waitForFunction(() => navigator.serviceWorker.controller);
}

/** The visits whose time stands. */
const still = new WeakSet();

/**
 * From here on the page's time stands, and goes on only where the test says so with `page.clock`: what the test itself
 * takes, on a slow machine, is not charged to anybody. The clock has been installed before the page was opened.
 */
export async function stopTime(page) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  still.add(page.context());
}

/** The digits of a clock, `1:04:12` or `0:19.5`, in seconds. */
export const seconds = (digits) => digits.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/** It is this, or less by what the test itself has taken since `began` (of `performance.now()`), and by no more. */
export function near(shown, wanted, began, what) {
  const least = wanted - Math.ceil((performance.now() - began) / 1000) - 1;
  assert.ok(shown <= wanted && shown >= least, `${what}: ${shown} s, not ${least} to ${wanted} s`);
}

/** Two frames: what the last event changed has been painted. */
export async function painted(page) {
  if (still.has(page.context())) {
    await page.clock.runFor(50);
    return;
  }
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** What each page has asked for and not been given yet. */
const underWay = new WeakMap();

function watchRequests(page) {
  const requests = new Set();
  underWay.set(page, requests);
  page.on('request', (request) => requests.add(request));
  for (const ended of ['requestfinished', 'requestfailed']) page.on(ended, (request) => requests.delete(request));
}

/**
 * What is on its way has come: no request is open, and after that the page has had an idle moment twice. A test that holds
 * that something does not happen asks for this after the event that would have brought it about. (Playwright's `networkidle`
 * is said once for each load, and not of what the page asks for after it.)
 */
export async function settled(page) {
  const requests = underWay.get(page);
  do {
    assert.ok(await eventually(() => requests.size === 0), `never came: ${[...requests].map((request) => request.url())}`);
    await page.evaluate(async (still) => {
      for (const _ of [1, 2]) {
        await new Promise((done) => {
          // Where time stands no idle moment comes, and a message does.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = done;
          if (still) port2.postMessage(0);
          else requestIdleCallback(done, { timeout: 5_000 });
        });
      }
    }, still.has(page.context()));
  } while (requests.size > 0);
}

/**
 * So many ms go by at once: each timer that is due rings once. What was on its way has come before, or its deadline would pass
 * with it.
 */
export async function pass(page, ms) {
  await settled(page);
  await page.clock.fastForward(ms);
}

/** So many ms go by with each tick of theirs, as `pass`. */
export async function passTicking(page, ms) {
  await settled(page);
  await page.clock.runFor(ms);
}

/** Chooses on the settings page as a user does, by the value of the button. */
export async function choose(page, site, choices) {
  await page.goto(site.url('definicoes'));
  await standing(page);
  for (const [name, value] of Object.entries(choices)) {
    await page.locator(`input[name=${name}][value=${value}]`).check({ force: true });
  }
  await painted(page);
}

/** Waits until this element has the focus and the page has stopped scrolling to it, so that a click hits it. */
export async function arrived(page, id) {
  await page.waitForFunction((id) => document.activeElement?.id === id, id);
  await painted(page);
}
