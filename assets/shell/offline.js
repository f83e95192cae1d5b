/*
 * Registers the service worker and tells the app, in three words on <html>, what it found:
 *   data-offline="ready"        every file is kept: the site opens without a network
 *   data-offline="unavailable"  this browser, or this address, has no service worker
 *   data-update="ready"         a newer build is kept too, and waits
 * with the events lance:offline-ready and lance:update-ready on window.
 * The app answers the second one, when the user wants it, by dispatching lance:apply-update; the emergency page, where
 * the user reloads, by lance:mend, which looks for a newer build first.
 * Absent: any reload that the user of this tab did not ask for.
 */
(() => {
  'use strict';
  const root = document.documentElement;
  const CHECK_EVERY = 30 * 60 * 1000;
  /** A page that stood so long, in ms, has come up well. */
  const STOOD = 10 * 1000;
  /** How long the service worker waits for a page that is not drawn, and for one that is busy, in ms. */
  const DRAWN = 10 * 1000;
  const IDLE = 2000;
  /** How long a page waits before it asks for the worker of its own build, the first time and again, in ms. */
  const OWN_WORKER = [0, 5000, 15_000, 30_000];
  /** How long a reload waits for a newer build, and for its worker to take over, in ms. */
  const SEEK = 8000;
  const TAKE_OVER = 3000;

  if (!('serviceWorker' in navigator)) {
    root.dataset.offline = 'unavailable';
    return;
  }

  let asked = false;
  let lastCheck = Date.now();

  const announce = (what) => {
    if (root.dataset[what] === 'ready') return;
    root.dataset[what] = 'ready';
    dispatchEvent(new CustomEvent(`lance:${what}-ready`));
  };

  /** Whether the emergency page is on show. */
  const stopped = () => root.dataset.stopped === 'panic';

  const tell = (type, worker = navigator.serviceWorker.controller) => worker?.postMessage({ type, build: root.dataset.build, language: root.lang });

  /* The worker keeps the build of each tab for as long as the tab is open, and the texts of the language, so it must know which. */
  const introduce = () => {
    tell('client');
    if (stopped()) tell('stopped');
  };

  /** Whether this worker brings the build that this page is of already, come from the network; it takes over then. */
  const isOurs = (worker) => new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => done(data === true);
    setTimeout(done, 1000, false);
    worker.postMessage({ type: 'is', build: root.dataset.build }, [port2]);
  });

  const watch = (worker) => {
    const look = async () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller && !(await isOurs(worker))) announce('update');
      if (worker.state === 'activated') announce('offline');
    };
    worker.addEventListener('statechange', look);
    tell('client', worker);
    look();
  };

  const reload = () => {
    asked = false;
    location.reload();
  };

  // The page has its language once the texts have come, or when another one is chosen.
  new MutationObserver(introduce).observe(root, { attributeFilter: ['lang'] });

  navigator.serviceWorker.addEventListener('controllerchange', () => {
    introduce();
    if (asked) reload();
  });

  const register = async () => {
    let registration;
    try {
      registration = await navigator.serviceWorker.register(new URL('sw.js', document.baseURI).href, { updateViaCache: 'none' });
    } catch {
      root.dataset.offline = 'unavailable';
      return;
    }
    /* Some lock-downs answer with nothing in place of a refusal. */
    if (!registration) {
      root.dataset.offline = 'unavailable';
      return;
    }
    introduce();
    if (registration.active) announce('offline');
    if (registration.waiting) watch(registration.waiting);
    if (registration.installing) watch(registration.installing);
    registration.addEventListener('updatefound', () => {
      if (registration.installing) watch(registration.installing);
    });

    // A page that the worker in charge does not know came from the network: its own worker is asked for, and again where
    // it did not come whole.
    (async () => {
      for (const pause of OWN_WORKER) {
        await new Promise((done) => { setTimeout(done, pause); });
        const { active, waiting, installing } = registration;
        // One that waits has been asked already.
        if (!active || waiting || await isOurs(active)) return;
        if (!installing) await registration.update().catch(() => { /* offline: the next look will do */ });
      }
    })();

    addEventListener('lance:apply-update', () => {
      asked = true;
      if (registration.waiting) registration.waiting.postMessage({ type: 'apply' });
      else reload();
    });

    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'visible' || Date.now() - lastCheck < CHECK_EVERY) return;
      lastCheck = Date.now();
      registration.update().catch(() => { /* offline: the next look will do */ });
    });
  };

  /** Until the page on show is drawn and the processor has nothing else to do; not for ever. */
  const drawn = async () => {
    const began = Date.now();
    while (document.querySelector('#first-look, .loading:not([role=alert])') && Date.now() - began < DRAWN) await new Promise((done) => { setTimeout(done, 100); });
    if ('requestIdleCallback' in window) await new Promise((done) => { requestIdleCallback(done, { timeout: IDLE }); });
  };

  // The program and the page first: what is kept for later does not stand in their way. A program that cannot be had, or
  // that stops before it is there, may be mended by a new version, which only the service worker brings.
  let registered = false;
  const once = () => {
    if (!registered) register();
    registered = true;
  };
  addEventListener('lance:started', () => {
    introduce();
    drawn().then(once);
  });
  for (const fault of ['lance:load-failed', 'lance:stopped']) addEventListener(fault, once);
  if (stopped()) dispatchEvent(new CustomEvent('lance:stopped'));

  /* Whether this build comes up is what the worker goes by when a page is opened: it counts the starts. */
  addEventListener('lance:stopped', () => tell('stopped'));
  const stands = () => {
    if (!stopped() && !document.getElementById('shell')) tell('started');
  };
  addEventListener('lance:started', () => setTimeout(stands, STOOD));
  addEventListener('pagehide', stands);

  const within = (promise, ms) => Promise.race([promise, new Promise((done) => { setTimeout(done, ms); })]);

  /** The worker of a newer build, once it is whole. */
  const newer = async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration) return null;
    if (!registration.waiting) await registration.update().catch(() => { /* no network: what is kept has to do */ });
    const coming = registration.installing;
    while (coming?.state === 'installing') await new Promise((done) => { coming.addEventListener('statechange', done, { once: true }); });
    return registration.waiting;
  };

  addEventListener('lance:mend', async (event) => {
    event.preventDefault();
    const waiting = await within(newer().catch(() => null), SEEK);
    if (waiting) {
      asked = true;
      waiting.postMessage({ type: 'apply' });
      await new Promise((done) => { setTimeout(done, TAKE_OVER); });
    }
    reload();
  });
})();
