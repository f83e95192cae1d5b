// What a first visit sees and when, on a line that is really slow: each request waits 150 ms, 1.6 Mbit/s come in all, and
// the processor takes four times as long. The main page of each area and some below, from a host that sends brotli.
import { pathToFileURL } from 'node:url';
import { PAGES } from '../tests/e2e/build.mjs';
import { launch, PORTUGUESE } from '../tests/e2e/chromium.mjs';
import { serve } from '../tests/e2e/server.mjs';

/** The first page of each area in the site's own list. */
const AREAS = PAGES.filter(({ single, chunks }, at) => single && PAGES.findIndex((page) => page.chunks[0] === chunks[0]) === at).map(({ at }) => at);
const BELOW = ['aprender/torre', 'aprender/torre/duas-voltas', 'damas/jogar', 'regras/2023/7.5.5', 'regras/perguntas', 'regras/arbitro', 'sobre'];
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const SLOWDOWN = 4;
/** A phone in portrait. */
const VIEWPORT = { width: 360, height: 740 };

export const PAINT_GOALS = [
  { name: 'LCP', key: 'lcp', most: 1300, unit: 'ms' },
  { name: 'CLS', key: 'cls', most: 0.02, unit: '' },
  { name: 'interactive', key: 'interactive', most: 3500, unit: 'ms' },
];

const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];

/** In the page, before any of its scripts: paints, jumps, and when the program's page is there and answers. */
export function watch() {
  const seen = window.seen_ = { fcp: null, lcp: null, cls: 0, what: '', interactive: null };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, element } of list.getEntries()) {
      seen.lcp = startTime;
      seen.what = `${element?.localName ?? ''} ${(element?.textContent ?? '').trim().slice(0, 30)}`;
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.cls += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const drawn = document.querySelector('main h1') && !document.querySelector('#shell, #first-look, .loading');
    if (!drawn) return void setTimeout(look, 20);
    // A press is answered once what is drawn is painted and the processor has time for it.
    requestAnimationFrame(() => setTimeout(() => { seen.interactive = performance.now(); }));
  };
  addEventListener('DOMContentLoaded', look);
  look();
}

/** Rows { page, fcp, lcp, cls, interactive, what }: the median of `runs` first visits each. */
export async function paintRows(dist, { runs = 3, pages = [...AREAS, ...BELOW] } = {}) {
  const rows = [];
  const site = await serve(dist, { compress: ['br'] });
  const browser = await launch(PORTUGUESE);
  try {
    for (const path of pages) {
      const visits = [];
      for (let run = 0; run < runs; run++) {
        // Nothing is kept from one visit to the next.
        const context = await browser.newContext({ locale: 'pt-PT', viewport: VIEWPORT });
        await context.addInitScript(watch);
        const page = await context.newPage();
        const devtools = await context.newCDPSession(page);
        await devtools.send('Network.enable');
        await devtools.send('Network.emulateNetworkConditions', LINE);
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
        // As a host answers that sends a folder's page at once; the redirect of others is theirs.
        await page.goto(site.url(path && `${path}/`), { waitUntil: 'commit' });
        await page.waitForFunction(() => window.seen_?.interactive, null, { timeout: 60_000 });
        await page.waitForTimeout(500);
        visits.push(await page.evaluate(() => window.seen_));
        await context.close();
      }
      const middle = Object.fromEntries(['fcp', 'lcp', 'cls', 'interactive'].map((key) => [key, median(visits.map((visit) => visit[key]))]));
      rows.push({ page: `/${path}`, what: visits.at(-1).what, ...middle });
    }
  } finally {
    await browser.close();
    await site.close();
  }
  return rows;
}

/** [what, goal, measured, held] of the slowest page for each goal. */
export function paintGoals(rows) {
  return PAINT_GOALS.map(({ name, key, most, unit }) => {
    const worst = rows.reduce((worst, row) => (row[key] > worst[key] ? row : worst));
    const measured = unit ? Math.round(worst[key]) : worst[key].toFixed(3);
    return [`${name} on a slowed line, the slowest page (${worst.page})`, `≤ ${most} ${unit}`.trim(), `${measured} ${unit}`.trim(), worst[key] <= most];
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [dist = 'dist', ...pages] = process.argv.slice(2);
  const rows = await paintRows(dist, pages.length > 0 ? { pages: pages.map((page) => page.replace(/^\//, '')) } : {});
  console.table(rows.map(({ page, fcp, lcp, cls, interactive, what }) => ({ page, FCP: Math.round(fcp), LCP: Math.round(lcp), CLS: cls.toFixed(3), interactive: Math.round(interactive), what })));
  console.table(paintGoals(rows));
}
