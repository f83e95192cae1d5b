/*
 * Registers the service worker and tells the app, in three words on <html>, what it found:
 *   data-offline="ready"        every file is kept: the site opens without a network
 *   data-offline="unavailable"  this browser, or this address, has no service worker
 *   data-update="ready"         a newer build is kept too, and waits
 * with the events lance:offline-ready and lance:update-ready on window.
 * The app answers the second one, when the user wants it, by dispatching lance:apply-update.
 * Absent: any reload that the user of this tab did not ask for.
 */
(() => {
  'use strict';
  const root = document.documentElement;
  const CHECK_EVERY = 30 * 60 * 1000;

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

  /* The worker serves each tab from the build that the tab was opened with, so it must know which that is. */
  const introduce = () => {
    navigator.serviceWorker.controller?.postMessage({ type: 'client', build: root.dataset.build });
  };

  const watch = (worker) => {
    const look = () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller) announce('update');
      if (worker.state === 'activated') announce('offline');
    };
    worker.addEventListener('statechange', look);
    look();
  };

  navigator.serviceWorker.addEventListener('controllerchange', () => {
    introduce();
    if (asked) location.reload();
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

    addEventListener('lance:apply-update', () => {
      asked = true;
      if (registration.waiting) registration.waiting.postMessage({ type: 'apply' });
      else location.reload();
    });

    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'visible' || Date.now() - lastCheck < CHECK_EVERY) return;
      lastCheck = Date.now();
      registration.update().catch(() => { /* offline: the next look will do */ });
    });
  };

  /* After the load event: the first visit has better things to do with the network. */
  // The program first: what is kept for later does not stand in its way. A program that cannot be had may be mended by
  // a new version, which only the service worker brings.
  for (const begun of ['lance:started', 'lance:load-failed']) addEventListener(begun, register, { once: true });
})();
