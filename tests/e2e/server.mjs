// A static host as the site meets one: right types, brotli or gzip, an ETag so that nothing unchanged is sent twice,
// a folder redirects to its slash, the unknown gets 404.html with status 404. It can also do what hosts do on bad days: change the build between two requests,
// or break off in the middle of a file. It remembers every request
// and how many bytes of body it was answered with.
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { readFileSync, statSync } from 'node:fs';
import { join, normalize, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TYPES = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  wasm: 'application/wasm',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  ftl: 'text/plain; charset=utf-8',
  lesson: 'text/plain; charset=utf-8',
  pgn: 'text/plain; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
};

/** As the host would have them ready: packed once, at the best level, by what the bytes are. */
const packed = new Map();
function pack(file, version, encoding) {
  // The build leaves them beside its files.
  const there = `${file}.${encoding === 'br' ? 'br' : 'gz'}`;
  if (statSync(there, { throwIfNoEntry: false })) return readFileSync(there);
  const key = `${encoding} ${file} ${version}`;
  if (!packed.has(key)) {
    const bytes = readFileSync(file);
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } };
    packed.set(key, encoding === 'br' ? brotliCompressSync(bytes, quality) : gzipSync(bytes, { level: 9 }));
  }
  return packed.get(key);
}

/** The ETag of a file's bytes, worked out once. */
const etags = new Map();
function etagOf(file, version) {
  const key = `${file} ${version}`;
  if (!etags.has(key)) etags.set(key, `"${createHash('sha256').update(readFileSync(file)).digest('base64url').slice(0, 16)}"`);
  return etags.get(key);
}

/** `SLOW_HOST=300`: every answer comes so many ms late, which shows where a test reads before what it asked for is there. */
const LATE = Number(process.env.SLOW_HOST ?? 0);

/**
 * Serves `dist` under `base` on a free port of 127.0.0.1.
 *
 * `compress`: which of 'br' and 'gzip' the host knows. Returned: `origin`, `url(path below the base)`, `requests`,
 * `dist` (may be set to another folder), `fault(path, count)` (may be set: what goes wrong with a request),
 * `typeOf(path, type)` (may be set: what this host calls the type), `hangUp()` for the requests that hang, `close()`.
 * Faults: 'drop' closes the connection, 'half' does so in the middle, 'hang' never answers, 'stall' falls silent in the
 * middle, 'error' is a 503, 'page' the start page in place of the file, and `{ status, type, body }` is answered in
 * place of the file.
 *
 * `headers(path)`: more headers for the file at this path below the base, as some hosts can send.
 */
export async function serve(dist, { base = '/', compress = [], headers = () => ({}) } = {}) {
  // Every folder there has been: what was asked for under one may come under the next.
  const dists = new Set([dist]);
  const site = {
    base,
    dists,
    requests: [],
    fault: () => null,
    typeOf: (path, type) => type,
    get dist() { return dist; },
    set dist(next) {
      dist = next;
      dists.add(next);
    },
  };

  const hung = [];
  site.hangUp = () => hung.splice(0).forEach((response) => response.destroy());

  const find = (path) => {
    if (!path.startsWith(base)) return null;
    const below = normalize(decodeURIComponent(path.slice(base.length)));
    if (below.startsWith('..')) return null;
    const file = join(site.dist, below);
    const stat = statSync(file, { throwIfNoEntry: false });
    // A build for development has one page for all addresses, as its own server knows.
    if (!stat && !below.includes('.') && !statSync(join(site.dist, '404.html'), { throwIfNoEntry: false })) return { file: join(site.dist, 'index.html') };
    if (stat?.isDirectory()) {
      const index = join(file, 'index.html');
      if (!statSync(index, { throwIfNoEntry: false })) return null;
      return path.endsWith('/') ? { file: index } : { redirect: `${path}/` };
    }
    return stat?.isFile() && !file.endsWith(sep) ? { file } : null;
  };

  const answer = (request, response) => {
    const { pathname: path, search } = new URL(request.url, 'http://host');
    const record = { method: request.method, path, url: request.url, headers: request.headers, sent: 0 };
    site.requests.push(record);
    if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405).end();
    const found = find(path);
    if (found?.redirect) return void response.writeHead(301, { Location: found.redirect + search }).end();
    const file = found?.file ?? join(site.dist, '404.html');
    const fault = site.fault(path, site.requests.filter((earlier) => earlier.path === path).length);
    if (fault === 'drop') return void request.socket.destroy();
    if (fault === 'hang') return void hung.push(response);
    if (fault === 'page') return void response.writeHead(200, { 'Content-Type': TYPES.html, 'Cache-Control': 'max-age=3600' }).end(readFileSync(join(site.dist, 'index.html')));
    if (fault?.body !== undefined) return void response.writeHead(fault.status, { 'Content-Type': fault.type, 'Cache-Control': 'no-cache' }).end(fault.body);
    if (fault === 'error') return void response.writeHead(503, { 'Content-Type': 'text/plain' }).end('503');

    const { mtimeMs, size } = statSync(file);
    const version = `${mtimeMs} ${size}`;
    const etag = etagOf(file, version);
    const type = TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    if (found && !fault && request.headers['if-none-match'] === etag) return void response.writeHead(304, { ETag: etag }).end();
    const asked = String(request.headers['accept-encoding'] ?? '').split(/[,;\s]+/);
    const encoding = /png|octet/.test(type) ? undefined : compress.find((name) => asked.includes(name));
    const body = encoding ? pack(file, version, encoding) : readFileSync(file);
    response.writeHead(found ? 200 : 404, {
      'Content-Type': site.typeOf(file, type),
      'Content-Length': body.length,
      'Cache-Control': 'no-cache',
      ...(found ? { ETag: etag } : {}),
      'X-Content-Type-Options': 'nosniff',
      ...(encoding ? { 'Content-Encoding': encoding, Vary: 'Accept-Encoding' } : {}),
      ...headers(path.slice(base.length)),
    });
    if (request.method === 'HEAD') return void response.end();
    if (fault === 'stall') return void response.write(body.subarray(0, body.length >> 1));
    if (fault === 'half') return void response.write(body.subarray(0, body.length >> 1), () => request.socket.destroy());
    record.sent = body.length;
    response.end(body);
  };
  const server = createServer((request, response) => {
    if (LATE > 0) setTimeout(answer, LATE, request, response);
    else answer(request, response);
  });

  await new Promise((done, failed) => server.once('error', failed).listen(0, '127.0.0.1', done));
  site.origin = `http://127.0.0.1:${server.address().port}`;
  site.url = (path = '') => site.origin + base + path.replace(/^\//, '');
  site.close = () => new Promise((done) => {
    server.close(done);
    server.closeAllConnections();
  });
  return site;
}
