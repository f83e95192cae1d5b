/*
 * The service worker: keeps one whole build, verified, and serves it. `site finish` fills in the two constants.
 *
 * A build is kept whole or not at all: every file is fetched and its sha-256 compared before the first one is
 * stored. A tab is served from the build it was opened with until it is closed or reloaded, so the glue of one
 * build never meets the wasm of another. Absent: skipWaiting on its own; the page asks for it.
 */
'use strict';

const BUILD = '';
/** [path from the scope, sha-256 in hex, MIME type] */
const FILES = [];

const SCOPE = new URL(self.registration.scope).pathname;
const PREFIX = `lance-legal:${SCOPE}:`;
const NOTES = `${PREFIX}notes`;
const cacheOf = (build) => `${PREFIX}${build}`;
const at = (path) => new URL(path, self.registration.scope).href;

const hex = (buffer) => Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');

/* The HTTP cache may help, since the hash decides; only what does not match is fetched past it. */
async function fetchVerified([path, hash]) {
  for (const cache of ['default', 'reload']) {
    const response = await fetch(at(path), { cache, credentials: 'same-origin' });
    if (!response.ok) continue;
    const body = await response.arrayBuffer();
    if (hex(await crypto.subtle.digest('SHA-256', body)) === hash) return body;
  }
  throw new Error(`not the file of build ${BUILD}: ${path}`);
}

async function install() {
  const bodies = await Promise.all(FILES.map(fetchVerified));
  try {
    const cache = await caches.open(cacheOf(BUILD));
    /* A fresh Response: no redirect flag, and the right MIME type whatever the host says. */
    await Promise.all(FILES.map(([path, , type], i) => cache.put(at(path), new Response(bodies[i], { headers: { 'Content-Type': type } }))));
  } catch (error) {
    await caches.delete(cacheOf(BUILD));
    throw error;
  }
}

/* Which tab was opened with which build. Kept in a cache because a worker forgets everything when it sleeps. */
const noteKey = (id) => at(`notes/${id}`);

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

/* Drops the builds that no open tab uses, and the notes of tabs that are gone. A tab that is only now being
   opened is not listed yet, so a young note is left alone. */
async function tidy() {
  const keep = new Set([BUILD]);
  const open = await self.clients.matchAll({ includeUncontrolled: true, type: 'all' });
  const living = new Set(open.map((client) => noteKey(client.id)));
  const notes = await caches.open(NOTES);
  for (const request of await notes.keys()) {
    const { build, age } = await noteOf(request.url);
    if (living.has(request.url) || age < 60000) keep.add(build);
    else await notes.delete(request);
  }
  for (const name of await caches.keys()) {
    /* A newer worker may be filling its cache just now; that one is not ours to judge. */
    if (self.registration.installing || self.registration.waiting) return;
    if (name.startsWith(PREFIX) && name !== NOTES && !keep.has(name.slice(PREFIX.length))) await caches.delete(name);
  }
}

async function page(event) {
  const cacheName = cacheOf(BUILD);
  const asked = await caches.match(event.request, { cacheName, ignoreSearch: true });
  const answer = asked || (await caches.match(at('index.html'), { cacheName }));
  if (!answer) return fetch(event.request);
  if (event.resultingClientId) event.waitUntil(remember(event.resultingClientId, BUILD));
  return answer;
}

async function file(event) {
  const { build } = event.clientId ? await noteOf(noteKey(event.clientId)) : { build: null };
  if (build) {
    const own = await caches.match(event.request, { cacheName: cacheOf(build), ignoreSearch: true });
    return own || fetch(event.request);
  }
  /* A tab that has not introduced itself was loaded from the network, so the network fits it best. */
  const kept = () => caches.match(event.request, { cacheName: cacheOf(BUILD), ignoreSearch: true });
  try {
    const response = await fetch(event.request);
    return response.ok ? response : (await kept()) || response;
  } catch (error) {
    const own = await kept();
    if (own) return own;
    throw error;
  }
}

self.addEventListener('install', (event) => event.waitUntil(install()));

self.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => self.clients.claim())));

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin || !url.pathname.startsWith(SCOPE)) return;
  event.respondWith(event.request.mode === 'navigate' ? page(event) : file(event));
});

self.addEventListener('message', (event) => {
  if (event.data?.type === 'apply') self.skipWaiting();
  if (event.data?.type === 'client') event.waitUntil(remember(event.source.id, String(event.data.build)).then(tidy));
});
