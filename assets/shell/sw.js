/*
 * The service worker: keeps one whole build, verified, and serves it. `site finish` fills in the constants.
 *
 * A build is kept whole or not at all: every file is fetched and its sha-256 compared before the first one is stored.
 * The texts of another language than the reference are kept for those who read it, all of them or none.
 * The name of each file that a program asks for holds its build, or a hash, so a tab and its worker get the files
 * of the build they were opened with until the tab is closed or reloaded, whichever worker is in charge. What is kept is
 * served without asking the network. Of a pack of the program only a list of its parts is kept: it is made of the archive,
 * which has each part once, when a page asks for it. Absent: skipWaiting on its own; the page asks for it.
 */
'use strict';

const BUILD = '';
/** [path from the scope, the first half of its sha-256 in hex, MIME type] */
const FILES = [];
/** By the tag of each other language than the reference: what its readers keep besides. */
const TEXTS = {};
/** The content security policy of the page's worker, which comes with its first script. */
const WORKER_POLICY = '';
/** The numbers of a list of parts, and the sections of a module: runs.js. */
const numbers = null;

const SCOPE = new URL(self.registration.scope).pathname;
const PREFIX = `lance-legal:${SCOPE}:`;
const NOTES = `${PREFIX}notes`;
const cacheOf = (build) => `${PREFIX}${build}`;
const at = (path) => new URL(path, self.registration.scope).href;

/** How long a page may take to come from the network, in ms, before the kept one is shown. */
const PATIENCE = 4000;
/** After this many failed starts the network is asked for the page before the kept one is shown. */
const FAILED_STARTS = 2;

const ARCHIVE = /^lance-legal-parts-/;
/** The program's glue, which names the packs. */
const GLUE = /^lance-legal-[0-9a-f]+\.js$/;
/** The language of a text. */
const LANGUAGE_OF = /^[0-9a-f]+\/locales\/([^/]+)\//;
/** The header of a pack that is kept as a list: the archive it is made of. */
const MADE_OF = 'Made-Of';
/** The first bytes of a module, before its sections. */
const MODULE_HEAD = 8;

const hex = (buffer) => Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The names of the builds that are kept, this worker's first. */
async function builds() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NOTES);
  return [BUILD, ...names.map((name) => name.slice(PREFIX.length)).filter((build) => build !== BUILD)];
}

/** The first answer of these that is the file with this hash; nothing where none is. */
async function verified(hash, answers) {
  for (const ask of answers) {
    const response = await ask();
    if (!response?.ok) continue;
    const body = await response.arrayBuffer();
    if (hex(await crypto.subtle.digest('SHA-256', body)).startsWith(hash)) return body;
  }
  return null;
}

/* The HTTP cache may help, since the hash decides. Only what does not match is fetched past it. */
async function fetchVerified([path, hash]) {
  const fetched = ['default', 'reload'].map((cache) => () => fetch(at(path), { cache, credentials: 'same-origin' }));
  const body = await verified(hash, fetched);
  if (!body) throw new Error(`not the file of build ${BUILD}: ${path}`);
  return body;
}

/** The files of the bundle with this name, by their paths: one line of JSON says the paths and lengths, and then they follow. */
async function bundled(name) {
  const files = new Map();
  try {
    const response = await fetch(at(`${BUILD}/bundles/${name}.txt`), { cache: 'no-store', credentials: 'same-origin' });
    const bytes = await response.arrayBuffer();
    let start = new Uint8Array(bytes).indexOf(10) + 1;
    for (const [path, length] of JSON.parse(new TextDecoder().decode(bytes.slice(0, start)))) {
      files.set(`${BUILD}/${path}`, bytes.slice(start, start + length));
      start += length;
    }
  } catch {
    /* Each file is then asked for by itself. */
  }
  return files;
}

/** Each pack's file, which the glue names, and the numbers of its sections in the archive, whose last section says them. */
function packsOf(glue, archive) {
  const text = (bytes) => new TextDecoder().decode(bytes);
  const list = /^const PACKS = (.*);$/m.exec(text(glue));
  if (!list || !archive) return [];
  const holds = JSON.parse(/packs(\{.*\})/.exec(text(sectionsOf(new Uint8Array(archive)).pop().whole))[1]);
  return Object.entries(JSON.parse(list[1])).map(([chunk, { file }]) => ({ file, holds: holds[chunk] }));
}

/* All these files, each verified. Most are the same in the build before; where they are not, as on a first visit, the bundle
   brings them in one answer in place of hundreds. */
async function fetchAll(files, bundle) {
  const older = (await builds()).slice(1);
  const kept = ([path]) => older.map((build) => () => caches.match(at(path.replace(BUILD, build)), { cacheName: cacheOf(build) }));
  let bodies = await Promise.all(files.map((file) => verified(file[1], kept(file))));
  if (bodies.filter((body) => !body).length * 2 > files.length) {
    const found = await bundled(bundle);
    const unpacked = ([path]) => (found.has(path) ? [() => new Response(found.get(path))] : []);
    bodies = await Promise.all(files.map((file, i) => bodies[i] ?? verified(file[1], unpacked(file))));
  }
  return Promise.all(files.map((file, i) => bodies[i] ?? fetchVerified(file)));
}

/* A fresh Response: no redirect flag, and the right MIME type and policy whatever the host says. */
async function store(cache, files, bodies) {
  const headers = (path, type) => ({
    'Content-Type': type,
    ...(path.endsWith('analyst_loader.js') ? { 'Content-Security-Policy': WORKER_POLICY } : {}),
  });
  await Promise.all(files.map(([path, , type], i) => cache.put(at(path), new Response(bodies[i], { headers: headers(path, type) }))));
}

/** Whether this build is just now being installed. */
let installing = false;

async function install() {
  installing = true;
  const files = [...FILES];
  const bodies = await fetchAll(FILES, 'all');
  /* The page says its language while the files of everybody are on their way. */
  for (const language of await ownLanguages()) {
    files.push(...TEXTS[language]);
    bodies.push(...(await fetchAll(TEXTS[language], language)));
  }
  try {
    const cache = await caches.open(cacheOf(BUILD));
    await store(cache, files, bodies);
    const [glue, archive] = [GLUE, ARCHIVE].map((name) => files.findIndex(([path]) => name.test(path)));
    const ofParts = { 'Content-Type': 'application/wasm', [MADE_OF]: files[archive]?.[0] };
    await Promise.all(packsOf(bodies[glue], bodies[archive]).map(({ file, holds }) => cache.put(at(file), new Response(holds, { headers: ofParts }))));
  } catch (error) {
    await caches.delete(cacheOf(BUILD));
    throw error;
  }
  installing = false;
}

/** Whether this is the tag of a language with texts of its own to keep. */
const isOther = (language) => Object.keys(TEXTS).includes(language);

/** The language that was read last, if it has texts to keep. A worker that noted none, as in the first versions, kept all. */
async function ownLanguages() {
  const note = await caches.match(LANGUAGE, { cacheName: NOTES });
  if (note) return [await note.text()].filter(isOther);
  return (await builds()).length > 1 ? Object.keys(TEXTS) : [];
}

/** The languages whose texts were asked for since this worker woke, and whether they are kept. */
const asked = new Map();

/** Keeps the texts of this language too, whole or not at all. Those that did not come are asked for `again` with the next page. */
async function keepTexts(language, again) {
  if (again && !(await asked.get(language))) asked.delete(language);
  if (!asked.has(language)) asked.set(language, fetchTexts(language).then(() => true, () => false));
  return asked.get(language);
}

async function fetchTexts(language) {
  const cache = await caches.open(cacheOf(BUILD));
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const files = TEXTS[language].filter(([path]) => !kept.has(at(path)));
  await store(cache, files, await fetchAll(files, language));
}

/* A page is in this language, or asks for it. While this build is being installed it is noted only. */
async function read(language, again) {
  const notes = await caches.open(NOTES);
  await notes.put(LANGUAGE, new Response(language));
  if (isOther(language) && !installing && (await caches.has(cacheOf(BUILD)))) await keepTexts(language, again);
}

/* Notes: which tab was opened with which build, how many starts of this build came to nothing, and which language is read.
   Kept in a cache because a worker forgets everything when it sleeps. */
const noteKey = (id) => at(`notes/${id}`);
const STARTS = at('starts');
const LANGUAGE = at('language');

async function remember(id, build) {
  if (!id || !/^[0-9a-f]{1,64}$/.test(build)) return;
  const notes = await caches.open(NOTES);
  await notes.put(noteKey(id), new Response(`${build} ${Date.now()}`));
}

async function noteOf(key) {
  const note = await caches.match(key, { cacheName: NOTES });
  const [build, since] = note ? (await note.text()).split(' ') : [null, '0'];
  return { build, age: Date.now() - Number(since) };
}

/** How many times in a row a page of this build was opened and did not come up; unknown until it was read. */
let starts;

async function failedStarts() {
  const note = await caches.match(STARTS, { cacheName: NOTES });
  const [build, count] = note ? (await note.text()).split(' ') : [];
  /* A page may have told more meanwhile. */
  starts ??= build === BUILD ? Number(count) || 0 : 0;
  return starts;
}

async function noteStarts(count) {
  starts = count;
  const notes = await caches.open(NOTES);
  await notes.put(STARTS, new Response(`${BUILD} ${count}`));
}

/* Drops the builds that no open tab uses, and the notes of tabs that are gone. A tab that is only now being
   opened is not listed yet, so a young note is left alone. */
async function tidy() {
  const keep = new Set([BUILD]);
  const open = await self.clients.matchAll({ includeUncontrolled: true, type: 'all' });
  const living = new Set(open.map((client) => noteKey(client.id)));
  const notes = await caches.open(NOTES);
  for (const request of await notes.keys()) {
    if (request.url === STARTS || request.url === LANGUAGE) continue;
    const { build, age } = await noteOf(request.url);
    if (living.has(request.url) || age < 60000) keep.add(build);
    else await notes.delete(request);
  }
  for (const build of await builds()) {
    /* A newer worker may be filling its cache just now; that one is not ours to judge. */
    if (self.registration.installing || self.registration.waiting) return;
    if (!keep.has(build)) await caches.delete(cacheOf(build));
  }
}

/* The page that the host has now, whole; nothing where it does not come in time, or is not a page of this site, as when
   a network asks for a password first. */
async function pageOfHost() {
  try {
    const response = await fetch(at('index.html'), { cache: 'no-cache', credentials: 'same-origin', signal: AbortSignal.timeout(PATIENCE) });
    const text = await response.text();
    const build = /<html [^>]*data-build="([0-9a-f]+)"/.exec(text)?.[1];
    return response.ok && build ? { text, build } : null;
  } catch {
    return null;
  }
}

async function page(event) {
  const index = at('index.html');
  const asked = await caches.match(event.request, { cacheName: cacheOf(BUILD), ignoreSearch: true });
  if (asked && !event.request.url.startsWith(index)) return asked;
  const failed = await failedStarts();
  event.waitUntil(noteStarts(failed + 1));
  if (failed >= FAILED_STARTS) {
    /* Not awaited: a browser may delay an update for minutes while the worker has no page, and the new worker would wait
       for this event to end. */
    self.registration.update().catch(() => {});
    const fresh = await pageOfHost();
    if (fresh) {
      event.waitUntil(remember(event.resultingClientId, fresh.build));
      return new Response(fresh.text, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
    }
  }
  event.waitUntil(remember(event.resultingClientId, BUILD));
  return (await caches.match(index, { cacheName: cacheOf(BUILD) })) ?? fetch(event.request);
}

async function file(event) {
  const path = new URL(event.request.url).pathname.slice(SCOPE.length);
  const named = /^([0-9a-f]{16})\//.exec(path)?.[1];
  for (const build of named ? [named] : await builds()) {
    const kept = await caches.match(event.request, { cacheName: cacheOf(build), ignoreSearch: true });
    const answer = kept && (await whole(kept, build));
    if (answer) return answer;
  }
  const language = named === BUILD && LANGUAGE_OF.exec(path)?.[1];
  if (language) event.waitUntil(read(language, false));
  return fetch(event.request);
}

/** The archive that was read last: a page may ask for several packs. */
let lastArchive = {};

async function readArchive(path, build) {
  const kept = await caches.match(at(path), { cacheName: cacheOf(build) });
  if (!kept) throw new Error(`not kept: ${path}`);
  const module = new Uint8Array(await kept.arrayBuffer());
  return { head: module.subarray(0, MODULE_HEAD), sections: sectionsOf(module) };
}

/** What is kept, and of a list of parts the pack; nothing where its archive is gone. */
async function whole(kept, build) {
  const path = kept.headers.get(MADE_OF);
  if (!path) return kept;
  if (lastArchive.path !== path) lastArchive = { path, read: readArchive(path, build) };
  try {
    const { head, sections } = await lastArchive.read;
    const parts = numbers(await kept.text()).map((number) => sections[number].whole);
    return new Response(new Blob([head, ...parts]), { headers: { 'Content-Type': 'application/wasm' } });
  } catch {
    lastArchive = {};
    return null;
  }
}

self.addEventListener('install', (event) => event.waitUntil(install()));

self.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => self.clients.claim())));

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin || !url.pathname.startsWith(SCOPE)) return;
  event.respondWith(event.request.mode === 'navigate' ? page(event) : file(event));
});

/* What a page says: `client`, which build and language it is of; `started`, it came up; `stopped`, it shows the emergency page;
   `apply`, this worker may take over. A page of the same build as a worker that waits need not ask its user. */
self.addEventListener('message', (event) => {
  const { type, build, language } = event.data ?? {};
  if (type === 'client') {
    event.waitUntil(remember(event.source.id, String(build)).then(tidy));
    if (language) event.waitUntil(read(String(language), true));
  }
  if (type === 'started' && build === BUILD) event.waitUntil(noteStarts(0));
  if (type === 'stopped' && build === BUILD) event.waitUntil(noteStarts(FAILED_STARTS));
  if (type === 'apply') self.skipWaiting();
  if (type === 'is') {
    event.ports[0]?.postMessage(build === BUILD);
    if (build === BUILD) self.skipWaiting();
  }
});
