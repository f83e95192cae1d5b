// A build that does not start, kept for use offline, and a good one on the host: whatever a user does next ends on the good
// one, without a page that reloads for ever, and with all that was saved.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { violations } from './axe.mjs';
import { click, placement } from './board.mjs';
import { sample } from './sample.mjs';
import { BESIDE_PLAY, makeVariant } from './variant.mjs';
import { eventually, keptOffline, painted, ROOT, standing, until, useBrowser, visit } from './visit.mjs';

useBrowser();

/** What stands before the program's own glue: how a build may be broken. */
const BREAKS = {
  // The glue throws before anything is asked of the program.
  throws: "throw new Error('this build does not start');",
  // The program traps as soon as it is started: a wasm function that is `unreachable`.
  traps: `const trap = () => new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 97, 0, 0, 10, 5, 1, 3, 0, 0, 11]))).exports.a();
    trap();`,
  // It traps when it draws the page, which it does after it has been started.
  'traps later': `addEventListener('lance:started', () => setTimeout(() => new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 97, 0, 0, 10, 5, 1, 3, 0, 0, 11]))).exports.a()));`,
  // Its calls run too deep.
  overflows: 'const deep = () => 1 + deep(); deep();',
};

const broken = {};
let first;
let good;
let folder;

before(() => {
  folder = mkdtempSync(join(tmpdir(), 'lance-legal-mend-'));
  first = makeVariant(ROOT.dist, join(folder, 'first'), 8, { everywhere: false, without: BESIDE_PLAY });
  good = makeVariant(ROOT.dist, join(folder, 'good'), 9, { everywhere: false, without: BESIDE_PLAY });
  for (const [number, [way, glue]] of Object.entries(BREAKS).entries()) {
    broken[way] = makeVariant(ROOT.dist, join(folder, String(number)), number, { glue, everywhere: false, without: BESIDE_PLAY });
  }
});

after(() => rmSync(folder, { recursive: true, force: true }));

/** What a broken build says on the console. */
const FAULTS = [/does not start/, /unreachable/, /call stack/, /net::ERR/, /Failed to (load|fetch)/];

const emergency = (page) => page.getByRole('heading', { name: 'Algo correu mal do nosso lado' });
const records = (page) => page.evaluate(() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('lance-legal/game') || key.startsWith('lance-legal/settings'))));

/** Somebody has played on a build that came up, and then has a broken one, all of it kept. */
async function stuck(t, way) {
  const seen = await visit(t, { worker: true, forgive: FAULTS, build: { dist: first.dist, base: '/' } });
  const page = await seen.open('jogar');
  await keptOffline(page);
  await click(page, 'e2e4');
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('lance-legal/game')));
  const saved = await records(page);
  seen.site.dist = broken[way].dist;
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  await page.getByRole('status').getByRole('button').first().click();
  await emergency(page).waitFor();
  assert.equal(await page.getAttribute('html', 'data-build'), broken[way].build);
  // The worker has heard of it.
  await until(page, async () => (await (await caches.match('/starts'))?.text())?.endsWith(' 2'));
  return { ...seen, page, saved };
}

/** The page is of the good build, the game is there, and so it stays. */
async function isMended(page, saved) {
  await page.waitForSelector(`html[data-build="${good.build}"]`, { state: 'attached' });
  await standing(page);
  assert.equal(await page.getAttribute('html', 'data-stopped'), null);
  assert.equal((await placement(page)).split('/')[4], '4P3');
  assert.deepEqual(await records(page), saved);
}

/** Which workers there are, in which states, and what is kept. */
const workers = (page) => page.evaluate(async () => {
  const { active, waiting, installing } = await navigator.serviceWorker.getRegistration();
  const states = [active, waiting, installing].map((worker) => worker?.state);
  return { states, controlled: navigator.serviceWorker.controller?.state, caches: await caches.keys(), page: { ...document.documentElement.dataset } };
});

/** After so long without work, in ms, a browser has stopped a worker. */
const IDLE = 35_000;

/** What a browser does with idle workers by itself, but not while DevTools watch them, as they do in these tests. One that waits
    takes over then at the latest: now and then, on a busy machine, Chromium waits for that with nothing under way. */
async function stopWorkers(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await devtools.detach();
}

/** The good build is kept, and its worker is in charge. */
async function takesOver(page) {
  const holds = async (build) => {
    const { active, waiting, installing } = await navigator.serviceWorker.ready;
    return active.state === 'activated' && !waiting && !installing && (await caches.keys()).some((name) => name.endsWith(build));
  };
  const began = performance.now();
  let stopped = false;
  const over = await eventually(async () => {
    if (!stopped && performance.now() - began > IDLE) {
      stopped = true;
      await stopWorkers(page);
    }
    return page.evaluate(holds, good.build);
  });
  assert.ok(over, `the good build's worker does not take over: ${JSON.stringify(await workers(page))}`);
}

/** Loads of the page since, each of which asks for this file once. */
const loads = (page) => {
  const counted = { count: 0 };
  page.on('framenavigated', (frame) => { if (frame === page.mainFrame()) counted.count += 1; });
  return counted;
};

const WAYS_ON = {
  'the button': async (page) => {
    await page.getByRole('button', { name: 'Recarregar' }).click();
    return page;
  },
  'reloading': async (page) => {
    await page.reload();
    return page;
  },
  'the address typed anew': async (page, site) => {
    await page.goto(site.url('jogar'));
    return page;
  },
  'closing and opening': async (page, site) => {
    const context = page.context();
    await page.close();
    const next = await context.newPage();
    await next.goto(site.url('jogar'));
    return next;
  },
};

for (const [at, way] of Object.keys(BREAKS).entries()) {
  for (const [name, goOn] of sample(Object.entries(WAYS_ON), 3, at)) {
    test(`a build that ${way}, and a good one on the host: ${name} brings it`, async (t) => {
      const { site, page, saved } = await stuck(t, way);
      site.dist = good.dist;
      const counted = loads(page);
      const next = await goOn(page, site);
      await isMended(next, saved);
      assert.ok(counted.count <= 2, `${counted.count} loads`);
      // The good build is kept and takes over; from then on nothing is asked of the network.
      await takesOver(next);
      assert.equal(await next.getAttribute('html', 'data-update'), null, 'what is on show is no news');
      site.fault = () => 'drop';
      await next.reload();
      await isMended(next, saved);
    });
  }
}

test('a good build that does not come whole at first is asked for again', async (t) => {
  const { site, page, saved } = await stuck(t, 'throws');
  site.dist = good.dist;
  let asked = 0;
  // The first time it is asked for the page itself; then by the service worker, which gives up after two.
  site.fault = (path) => {
    if (path !== '/index.html') return null;
    asked += 1;
    return asked === 2 || asked === 3 ? 'drop' : null;
  };
  await page.reload();
  await isMended(page, saved);
  await takesOver(page);
  assert.ok(asked > 3, `asked for ${asked} times`);
});

test('a build that does not start and no better one: it is said, nothing reloads by itself, nothing is lost', async (t) => {
  for (const way of ['throws', 'traps']) {
    const { page, saved } = await stuck(t, way);
    const counted = loads(page);
    assert.deepEqual(await violations(page), []);
    for (let presses = 0; presses < 3; presses++) {
      const button = page.getByRole('button', { name: 'Recarregar' });
      await Promise.all([page.waitForEvent('load'), button.click()]);
      await emergency(page).waitFor();
      assert.ok(await button.isEnabled());
    }
    // One load for each press: the pause of a start that fails at once and tries itself once more is over by now.
    await page.waitForTimeout(1500);
    assert.equal(counted.count, 3);
    assert.deepEqual(await records(page), saved);
  }
});

test('a build that does not start, without a network: the emergency page is there at once, and again', async (t) => {
  const { site, page, saved } = await stuck(t, 'throws');
  for (const fault of ['drop', 'hang']) {
    site.fault = () => fault;
    await page.reload();
    await emergency(page).waitFor();
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Recarregar' }).click()]);
    await emergency(page).waitFor();
  }
  assert.deepEqual(await records(page), saved);
  site.fault = () => null;
  site.hangUp();
  site.dist = good.dist;
  await page.reload();
  await isMended(page, saved);
});

test('a network that asks for a password first is not taken for a better page', async (t) => {
  const { site, page, saved } = await stuck(t, 'traps');
  await page.context().route('**/index.html', (route) => route.fulfill({ contentType: 'text/html', body: '<html><form>Palavra-passe</form></html>' }));
  await page.reload();
  await emergency(page).waitFor();
  await page.context().unroute('**/index.html');
  site.dist = good.dist;
  await page.reload();
  await isMended(page, saved);
});

test('an update that is there while the emergency page is on show is told', async (t) => {
  const { site, page, saved } = await stuck(t, 'traps later');
  const news = page.getByText('Há uma versão nova. Recarrega a página para a usar.');
  assert.ok(await news.isHidden());
  site.dist = good.dist;
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  await news.waitFor();
  assert.deepEqual(await violations(page), []);
  await page.getByRole('button', { name: 'Recarregar' }).click();
  await isMended(page, saved);
});

test('three visits that end before anything is there change nothing for the fourth', async (t) => {
  const { site, open, context } = await visit(t, { worker: true, forgive: [/net::ERR/, /Failed to (load|fetch)/] });
  const page = await open('jogar');
  await keptOffline(page);
  await click(page, 'e2e4');
  for (let visits = 0; visits < 3; visits++) {
    const short = await context.newPage();
    await short.goto(site.url('jogar'), { waitUntil: 'commit' });
    // Left before it is closed: Chromium does not always close a window whose page has only just begun.
    await short.goto('about:blank');
    await short.close();
  }
  // The network is asked first now, and it is not there: the kept page shows.
  site.fault = () => 'hang';
  const next = await context.newPage();
  await next.goto(site.url('jogar'));
  await standing(next);
  assert.equal((await placement(next)).split('/')[4], '4P3');
});

/** As each engine reports that the program can do no more. */
const ENDS = [
  ['RangeError', 'Maximum call stack size exceeded'], // Chromium
  ['RangeError', 'Maximum call stack size exceeded.'], // WebKit
  ['InternalError', 'too much recursion'], // Firefox
  ['RuntimeError', 'unreachable'],
];
for (const [name, message] of ENDS) {
  test(`${name}: ${message}, in a page that stood: the emergency page, and no reload`, async (t) => {
    const { open } = await visit(t, { forgive: [/uncaught/] });
    const page = await open('jogar');
    const counted = loads(page);
    await page.evaluate(([name, message]) => {
      const error = { RangeError, RuntimeError: WebAssembly.RuntimeError }[name] ?? Error;
      Promise.reject(Object.assign(new error(message), { name }));
    }, [name, message]);
    await emergency(page).waitFor();
    assert.equal(counted.count, 0);
  });
}

test('other errors do not stop the page', async (t) => {
  const { open } = await visit(t, { forgive: [/out of range/, /uncaught/] });
  const page = await open('jogar');
  // Who listens has been told when this returns.
  await page.evaluate(() => {
    const reason = new RangeError('precision out of range');
    const promise = Promise.reject(reason);
    promise.catch(() => {});
    dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise, reason, cancelable: true }));
  });
  await painted(page);
  assert.equal(await page.getAttribute('html', 'data-stopped'), null);
});

for (const [locale, words, again] of [
  ['pt-PT', 'Está a demorar mais do que o costume', 'Recarregar'],
  ['pt-BR', 'Está demorando mais do que o normal', 'Recarregar'],
  ['en', 'This is taking longer than usual', 'Reload'],
]) {
  test(`in ${locale}: a program that does not come and does not fail is said to be slow, with a way on`, async (t) => {
    const { site, context } = await visit(t, { locale });
    const page = await context.newPage();
    await page.clock.install();
    site.fault = (path) => (/_bg\.wasm$/.test(path) ? 'hang' : null);
    await page.goto(site.url('jogar'), { waitUntil: 'commit' });
    await page.locator('#slow').waitFor({ state: 'attached' });
    assert.ok(await page.locator('#slow').isHidden());
    await page.clock.runFor(25_000);
    await page.locator('#slow').getByText(words).waitFor();
    assert.equal(await page.locator('#slow p:visible').count(), 1);
    assert.deepEqual(await violations(page), []);
    site.fault = () => null;
    // What hangs ends with the page: it would bring the program before the button is pressed.
    await page.locator('#slow').getByRole('button', { name: again }).click();
    site.hangUp();
    await standing(page);
  });
}
