// A class opens the site from one laptop: thirty visitors at once with nothing kept, on one shared line of 20 Mbit/s. Each
// asks for what a browser asked for, over six connections, as browsers do. Then all open it again.
import { Agent, get } from 'node:http';
import { connect, createServer } from 'node:net';
import { launch, PORTUGUESE } from '../tests/e2e/chromium.mjs';
import { siteServe } from '../tests/e2e/server.mjs';

export const CLASS = { visitors: 30, bitsPerSecond: 20e6, most: 10_000 };

/** A line that all share: bytes from the host go on as fast as it lets them, those of the visitors at once. */
async function sharedLine(port, bitsPerSecond) {
  const bytesPerMs = bitsPerSecond / 8 / 1000;
  let free = performance.now();
  let carried = 0;
  const server = createServer((visitor) => {
    const host = connect(port, '127.0.0.1');
    visitor.pipe(host);
    host.on('data', (piece) => {
      const now = performance.now();
      free = Math.max(free, now) + piece.length / bytesPerMs;
      carried += piece.length;
      // A host that waits for the line reads no more from the disk either.
      host.pause();
      setTimeout(() => {
        visitor.write(piece);
        host.resume();
      }, free - now);
    });
    host.on('end', () => setTimeout(() => visitor.end(), Math.max(0, free - performance.now())));
    for (const end of [host, visitor]) end.on('error', () => { host.destroy(); visitor.destroy(); });
  });
  await new Promise((done) => { server.listen(0, '127.0.0.1', done); });
  return { port: server.address().port, carried: () => carried, close: () => server.close() };
}

/** What a browser asks for on its first visit, in that order. */
async function asked(port) {
  const browser = await launch(PORTUGUESE);
  try {
    // Another machine's address is no secure place, so no browser keeps the site for use without a network.
    const context = await browser.newContext({ locale: 'pt-PT', serviceWorkers: 'block' });
    const page = await context.newPage();
    const paths = [];
    page.on('request', (request) => paths.push(new URL(request.url()).pathname));
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.waitForSelector('#shell, #first-look', { state: 'detached' });
    await page.waitForLoadState('networkidle');
    return [...new Set(paths)];
  } finally {
    await browser.close();
  }
}

/** One visit: when all has come, ms, and the bytes of the bodies. `kept`: what the browser still has, by path. */
function visitor(port, paths, kept) {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  let bytes = 0;
  const ask = (path) => new Promise((done, failed) => {
    const copy = kept.get(path);
    if (copy?.forGood) return done();
    const headers = { 'accept-encoding': 'br, gzip', ...(copy && { 'if-none-match': copy.etag }) };
    get({ host: '127.0.0.1', port, path, headers, agent }, (response) => {
      response.on('data', (piece) => { bytes += piece.length; });
      response.on('error', failed);
      response.on('end', () => {
        const { etag, 'cache-control': control = '' } = response.headers;
        if (response.statusCode === 200) kept.set(path, { etag, forGood: control.includes('immutable') });
        if (![200, 304].includes(response.statusCode)) failed(new Error(`${path}: ${response.statusCode}`));
        done();
      });
    }).on('error', failed);
  });
  const began = performance.now();
  // The page names the rest, so it comes first.
  const all = ask(paths[0]).then(() => Promise.all(paths.slice(1).map(ask)));
  return all.then(() => ({ ms: performance.now() - began, bytes })).finally(() => agent.destroy());
}

/** Rows { visit, files, first, last, bytes, line }: both visits of the class, ms and bytes. */
export async function classroomRows(dist) {
  const host = await siteServe(dist);
  const line = await sharedLine(host.port, CLASS.bitsPerSecond);
  try {
    const paths = await asked(host.port);
    const copies = Array.from({ length: CLASS.visitors }, () => new Map());
    const rows = [];
    for (const visit of ['with nothing kept', 'again']) {
      const before = line.carried();
      const visits = await Promise.all(copies.map((kept) => visitor(line.port, paths, kept)));
      const times = visits.map(({ ms }) => ms);
      const bytes = visits.reduce((sum, { bytes }) => sum + bytes, 0);
      rows.push({ visit, files: paths.length, first: Math.min(...times), last: Math.max(...times), bytes, line: line.carried() - before });
    }
    return rows;
  } finally {
    line.close();
    host.close();
  }
}

/** [what, goal, measured, held]. */
export function classroomGoals([first, again]) {
  return [
    [`${CLASS.visitors} first visits at once, ${CLASS.bitsPerSecond / 1e6} Mbit/s for all, the last one`, `≤ ${CLASS.most} ms`, `${Math.round(first.last)} ms`, first.last <= CLASS.most],
    ['the same again, bytes of files', '0', String(again.bytes), again.bytes === 0],
  ];
}

if (import.meta.filename === process.argv[1]) {
  const rows = await classroomRows(process.argv[2] ?? 'dist');
  console.table(rows);
  for (const goal of classroomGoals(rows)) console.log(goal.join(' | '));
  process.exit();
}
