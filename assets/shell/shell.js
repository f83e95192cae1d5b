/*
 * Runs before the first paint: the saved theme, the policy for HTML strings, and the two pages that must work
 * when nothing else does (a panic, an old browser). Absent: everything offline, which is offline.js.
 *
 * Written in the syntax of old browsers on purpose: one that cannot run the site must still be able to say so.
 */
(function () {
  'use strict';
  var root = document.documentElement;
  var PREFIX = 'lance-legal/';
  /* How long the start may take, in ms, before the page says what to do. */
  var SLOW = 20000;

  /* The newest readable slot of the settings. The envelope is checked in full by the app; a wrong guess here
     costs one repaint, so anything unreadable simply counts as nothing. */
  function savedSettings() {
    var best = null;
    ['a', 'b'].forEach(function (slot) {
      try {
        var envelope = JSON.parse(localStorage.getItem(PREFIX + 'settings/' + slot));
        if (envelope && typeof envelope.seq === 'number' && envelope.payload && (!best || envelope.seq > best.seq)) best = envelope;
      } catch (ignored) { /* storage denied, or bytes that are not ours */ }
    });
    return best ? best.payload : {};
  }

  function word(value) {
    return typeof value === 'string' && /^[a-z][a-z0-9-]{0,23}$/i.test(value) ? value : null;
  }

  var settings = savedSettings();
  var theme = word(settings.theme) || 'system';
  if (theme === 'system' && window.matchMedia) {
    theme = matchMedia('(prefers-contrast: more)').matches ? 'contrast'
      : matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  root.setAttribute('data-theme', theme);
  /* A game is stored, and only the app can read it: until then the start screen does not say whose turn it is. */
  try {
    if (Object.keys(localStorage).some(function (key) { return /^lance-legal\/(game|damas)\//.test(key); })) root.setAttribute('data-played', '');
  } catch (ignored) { /* storage denied: nothing was kept */ }
  if (word(settings.textSize)) root.setAttribute('data-text-size', settings.textSize);

  /* As `Language::from_browser` does: of these languages the one asked for, or the first that is spoken in another country. */
  function nearest(tags, asked) {
    for (var i = 0; i < asked.length; i++) {
      var wanted = asked[i].toLowerCase().split(/[-_]/);
      var spoken = tags.filter(function (tag) { return tag.toLowerCase().split('-')[0] === wanted[0]; });
      var exactly = spoken.filter(function (tag) { return tag.toLowerCase().split('-').pop() === wanted[wanted.length - 1]; });
      if (spoken.length) return exactly[0] || spoken[0];
    }
  }
  var wanted = word(settings.language) ? [settings.language] : navigator.languages || [navigator.language || ''];
  /* The language that the app will choose. `site finish` fills in those that there are. */
  var languages = (root.getAttribute('data-languages') || 'pt-PT').split(' ');
  root.setAttribute('data-language', nearest(languages, wanted) || languages[0]);
  /* The first look is written in one language: readers of others wait before a page without words. */
  if (root.getAttribute('data-look') !== root.getAttribute('data-language')) root.removeAttribute('data-look');
  /* It is of the address without the code of a class, a tournament, a sheet or a game after it: a pupil who opens a series
     is shown the frame of a page, not the teacher's page first. */
  else if (root.getAttribute('data-look') && /^#\d/.test(location.hash)) root.setAttribute('data-look', 'frame');

  /* Leptos fills <template> elements with strings known at compile time. They pass; anything able to run
     does not, whoever wrote it. The only script addresses the site ever asks for are its two workers. */
  if (window.trustedTypes && trustedTypes.createPolicy) {
    trustedTypes.createPolicy('default', {
      createHTML: function (html) {
        return /<\s*\/?\s*(script|i?frame|frameset|object|embed|applet|base|meta|link|style)\b|[\s"'\/]on[a-z]+\s*=|javascript:|srcdoc|&(#|colon|tab|newline)/i.test(html) ? null : html;
      },
      createScriptURL: function (url) {
        /* A number after the worker's name: the attempt to start it. */
        var asked = new URL(url, document.baseURI).href.replace(/\?\d{1,9}$/, '');
        var build = root.getAttribute('data-build');
        /* In one file the worker's script has an address that the browser made up. */
        return ['sw.js', (build ? build + '/' : '') + 'analyst_loader.js', root.getAttribute('data-worker') || 'sw.js'].some(function (own) {
          return asked === new URL(own, document.baseURI).href;
        }) ? url : null;
      }
    });
  }

  /* Shows an element that is written in several languages, in one. */
  function reveal(id) {
    var element = document.getElementById(id);
    var blocks = element.querySelectorAll('div[lang]');
    var language = nearest([].map.call(blocks, function (block) { return block.getAttribute('lang'); }), wanted) || 'en';
    for (var i = 0; i < blocks.length; i++) blocks[i].hidden = blocks[i].getAttribute('lang') !== language;
    element.hidden = false;
    return element;
  }

  /* Shows one of the two emergency sections, and hides the rest of the page. */
  function show(id) {
    if (root.getAttribute('data-stopped')) return;
    root.setAttribute('data-stopped', id);
    function arrive() {
      var heading = reveal(id).querySelector('div:not([hidden]) h1');
      if (heading) { heading.tabIndex = -1; heading.focus(); }
    }
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', arrive);
    else arrive();
  }

  function stop(detail) {
    var first = !root.getAttribute('data-stopped');
    show('panic');
    if (first) {
      tell('lance:stopped');
      var text = 'Lance Legal ' + (root.getAttribute('data-build') || '') + '\n' + location.pathname + '\n' + String(detail && detail.stack || detail);
      var write = function () { document.getElementById('panic-detail').textContent = text; };
      if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', write);
      else write();
    }
  }

  /* A file did not arrive, or does not fit the others: one reload usually meets a consistent build. Only one,
     and only with the network up, so that no page ever reloads for ever. */
  function loadFailed(error) {
    try {
      if (navigator.onLine && !sessionStorage.getItem(PREFIX + 'reloaded')) {
        sessionStorage.setItem(PREFIX + 'reloaded', root.getAttribute('data-build') || '1');
        location.reload();
        return;
      }
    } catch (ignored) { /* without session storage there is no way to count, so no reload */ }
    stop(error);
  }

  /* The program can do no more: it trapped, or its calls ran too deep, which engines report in their own words. Both
     happen again at once where they happened, so no reload is tried. */
  function isTrap(error) {
    if (!error) return false;
    if (typeof WebAssembly === 'object' && error instanceof WebAssembly.RuntimeError) return true;
    return (error.name === 'RangeError' && /call stack/i.test(error.message)) || (error.name === 'InternalError' && /recursion/i.test(error.message));
  }

  /* Dispatches a cancelable event. Returns false if a listener has called preventDefault, which means: it is handled. */
  function tell(name) {
    return window.dispatchEvent(new CustomEvent(name, { cancelable: true }));
  }

  /* After a start that failed the browser's own copies are not trusted: a host may have sent one thing for another. */
  try {
    if (sessionStorage.getItem(PREFIX + 'reloaded')) root.setAttribute('data-retry', '');
  } catch (ignored) { /* without session storage nothing was counted */ }

  window.addEventListener('lance:started', function () {
    try { sessionStorage.removeItem(PREFIX + 'reloaded'); } catch (ignored) { /* nothing was stored either */ }
  });
  /* A program that is neither there nor refused: the wait is explained, and goes on. */
  setTimeout(function () {
    if (document.getElementById('slow') && !root.getAttribute('data-stopped')) reveal('slow');
  }, SLOW);

  window.addEventListener('lance:panic', function (event) { stop(event.detail); });
  window.addEventListener('lance:load-failed', function (event) {
    if (isTrap(event.detail)) stop(event.detail);
    else loadFailed(event.detail);
  });
  window.addEventListener('unhandledrejection', function (event) { if (isTrap(event.reason)) stop(event.reason); });
  /* In the capture phase, because a script that fails to load does not bubble. */
  window.addEventListener('error', function (event) {
    if (isTrap(event.error)) return stop(event.error);
    var target = event.target;
    if (target && target.tagName === 'SCRIPT' && target.type === 'module') loadFailed('module');
    /* A page's own styles are asked for again by the app, if they are not there. */
    if (target && target.tagName === 'LINK' && target.rel === 'stylesheet' && !target.integrity) target.parentNode.removeChild(target);
  }, true);

  /* Everything the site keeps, exactly as it is kept; null where there is nothing. Throws where storage is denied. */
  function copyOfData() {
    var data = null;
    for (var i = 0; i < localStorage.length; i++) {
      var key = localStorage.key(i);
      if (key.indexOf(PREFIX) !== 0) continue;
      data = data || {};
      data[key] = localStorage.getItem(key);
    }
    return data;
  }

  /* Shows one of the sentences about the copy in place of the others, in the language on show. */
  function say(what) {
    var sentences = document.querySelectorAll('#panic [data-say]');
    for (var i = 0; i < sentences.length; i++) sentences[i].hidden = sentences[i].getAttribute('data-say') !== what;
  }

  function download() {
    try {
      var data = copyOfData();
      if (!data) return say('empty');
      var text = JSON.stringify({ format: 'lance-legal-backup', version: 1, entries: data }, null, 2);
      var anchor = document.createElement('a');
      anchor.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
      var now = new Date();
      anchor.download = 'lance-legal-' + new Date(now - now.getTimezoneOffset() * 60000).toISOString().slice(0, 10) + '.json';
      document.body.appendChild(anchor);
      anchor.click();
      setTimeout(function () { URL.revokeObjectURL(anchor.href); anchor.parentNode.removeChild(anchor); }, 60000);
      say('');
    } catch (denied) {
      say('denied');
    }
  }

  document.addEventListener('click', function (event) {
    var what = event.target && event.target.getAttribute && event.target.getAttribute('data-do');
    if (what === 'reload') {
      event.target.disabled = true;
      event.target.textContent = event.target.getAttribute('data-busy') || event.target.textContent;
      /* With a service worker a newer build is looked for first. */
      if (tell('lance:mend')) location.reload();
    }
    if (what === 'download') download();
  });

  /* Static hosts answer /jogar with a redirect to /jogar/; the app and its links know only the first form. */
  var base = document.querySelector('base');
  var home = base ? new URL(base.href).pathname : '/';
  /* Where the site is one file there is no base, and its addresses follow the #. */
  var path = base ? location.pathname : location.hash.slice(1).split(/[?#]/)[0] || '/';
  if (base && path !== home && /[^\/]\/+$/.test(path)) {
    path = path.replace(/\/+$/, '');
    history.replaceState(history.state, '', path + location.search + location.hash);
  }
  /* A page is not shown before it is read up to the script at its end, for a second at most: what stands first would move
     when the rest comes. One file is shown at once, since the program in it is long. */
  if (base) {
    root.setAttribute('data-coming', '');
    setTimeout(function () { root.removeAttribute('data-coming'); }, 1000);
  }
  /* Which page was asked for, so that the start screen has its shape: empty for the home page. */
  root.setAttribute('data-start', path.slice(home.length));

  /* Whether that page begins with a board: `*` is any part, `!` takes out, `~` is a board that is only looked at. */
  var parts = path.slice(home.length).split('/');
  (root.getAttribute('data-boards') || '').split(' ').forEach(function (pattern) {
    if (!pattern) return;
    var wanted = pattern.replace(/^[!~]/, '').split('/');
    var fits = wanted.length === parts.length && wanted.every(function (part, i) { return part === '*' || part === parts[i]; });
    if (fits && pattern.charAt(0) === '!') root.removeAttribute('data-frame');
    else if (fits) root.setAttribute('data-frame', pattern.charAt(0) === '~' ? 'look' : 'board');
  });

  /* What the compiler takes for granted: two results from one function, and a table of references. */
  var PROBE = [0, 97, 115, 109, 1, 0, 0, 0, 1, 6, 1, 96, 0, 2, 127, 127, 3, 2, 1, 0, 4, 4, 1, 111, 0, 1, 10, 8, 1, 6, 0, 65, 0, 65, 0, 11];

  function isOldBrowser() {
    return typeof WebAssembly !== 'object' || !('noModule' in HTMLScriptElement.prototype) || typeof Promise.allSettled !== 'function' ||
      !WebAssembly.validate(new Uint8Array(PROBE));
  }

  if (isOldBrowser()) show('old-browser');
})();
