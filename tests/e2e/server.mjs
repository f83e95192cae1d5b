// Hosts of the site: `site serve` itself, each on a free port (`tools/site/src/hosts.rs`). A host remembers every request, can
// change the build between two of them, and can do what hosts do on bad days, such as breaking off in the middle of a file.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** `SLOW_HOST=300`: every answer comes so many ms late, which shows where a test reads before what it asked for is there. */
const LATE = Number(process.env.SLOW_HOST ?? 0);

/** The hosts of this process, by number, and those whose port is not known yet. */
const hosts = new Map();
const opening = new Map();
let last = 0;

/** The program behind them, from the first host on; it ends with this process. */
let program;

function begin() {
  const child = spawn('tools/site.sh', ['hosts'], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.on('exit', (code) => { throw new Error(`the hosts ended: ${code}`); });
  const streams = [child, child.stdin, child.stdout];
  createInterface({ input: child.stdout }).on('line', (line) => {
    const { opened, asked } = JSON.parse(line);
    if (opened) opening.get(opened.host)(opened.port);
    else hosts.get(asked.host)?.(asked);
  });
  return {
    say: (order) => child.stdin.write(`${JSON.stringify(order)}\n`),
    /** Whether this process stays for its hosts. */
    keep: (needed) => streams.forEach((stream) => (needed ? stream.ref() : stream.unref())),
  };
}

/**
 * Serves `dist` under `base` on a free port of 127.0.0.1.
 *
 * `compress`: which of 'br' and 'gzip' the host knows; the build has packed its files. Returned: `origin`, `url(path below the
 * base)`, `requests`, `dist` (may be set to another folder), `fault(path)` (may be set: what goes wrong with a request),
 * `typeOf(path)` (may be set: what this host calls the type, if not as it is), `hangUp()` for the requests that hang,
 * `close()`.
 * Faults: 'drop' closes the connection, 'half' does so in the middle, 'hang' never answers, 'stall' falls silent in the
 * middle, 'error' is a 503, 'page' the start page in place of the file, and `{ status, type, body }` is answered in
 * place of the file. A promise of one is waited for.
 *
 * `headers(path)`: more headers for the file at this path below the base, as some hosts can send. `lasting`: whether it says
 * which files never change, as `site serve` does; not every host does. `late`: each answer comes so many ms late.
 */
export async function serve(dist, { base = '/', compress = [], headers = () => ({}), lasting = false, late = LATE } = {}) {
  program ??= begin();
  const host = ++last;
  // Every folder there has been: what was asked for under one may come under the next.
  const dists = new Set([dist]);
  const site = {
    base,
    dists,
    requests: [],
    fault: () => null,
    typeOf: () => undefined,
    get dist() { return dist; },
    set dist(next) {
      dist = next;
      dists.add(next);
    },
  };

  const answer = (request, path, fault) => {
    const type = site.typeOf(path);
    const said = { ...(!lasting && { 'cache-control': 'no-cache' }), ...(type && { 'content-type': type }), ...headers(path.slice(base.length)) };
    const instead = (status, type, body, kept = 'no-cache') => ({ headers: { ...said, 'content-type': type, 'cache-control': kept }, fault: { instead: { status, body } } });
    const bad = {
      error: () => instead(503, 'text/plain', '503'),
      page: () => instead(200, 'text/html; charset=utf-8', readFileSync(join(dist, 'index.html'), 'utf8'), 'max-age=3600'),
    };
    const wrong = fault?.body === undefined ? bad[fault]?.() : instead(fault.status, fault.type, fault.body);
    program.say({ answer: { request, how: { dist, encodings: compress, headers: said, fault, ...wrong } } });
  };

  let hung = [];
  site.hangUp = () => hung.splice(0).forEach((one) => one());
  hosts.set(host, ({ request, method, url, headers: sent }) => {
    const { pathname: path } = new URL(url, 'http://host');
    site.requests.push({ method, path, url, headers: sent });
    const meet = (fault) => {
      if (fault instanceof Promise) fault.then(meet);
      else if (fault === 'hang') hung.push(() => answer(request, path, 'drop'));
      else if (late > 0) setTimeout(answer, late, request, path, fault);
      else answer(request, path, fault);
    };
    meet(site.fault(path));
  });
  program.keep(true);
  const port = await new Promise((done) => {
    opening.set(host, done);
    program.say({ open: { host, base } });
  });
  site.origin = `http://127.0.0.1:${port}`;
  site.url = (path = '') => site.origin + base + path.replace(/^\//, '');
  site.close = async () => {
    hosts.delete(host);
    program.say({ close: { host } });
    if (hosts.size === 0) program.keep(false);
  };
  return site;
}

/** `site serve` on a free port, as `make serve` runs it: its `origin` and `port`, once it says where it is, and `close()`. */
export async function siteServe(dist, base = '/') {
  const child = spawn('tools/site.sh', ['serve', dist, '--port', '0', '--base', base], { stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  let said = '';
  for await (const piece of child.stdout) {
    said += piece;
    const [, origin, port] = /(http:\/\/[\d.]+:(\d+))\//.exec(said) ?? [];
    if (origin) return { origin, port: Number(port), close: () => process.kill(-child.pid) };
  }
  throw new Error(`site serve said no address: ${said}`);
}
