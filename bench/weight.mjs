// What a first visit takes over the wire, file by file, counted at the server: what Chromium asked for until every
// file was kept for use without a network, as brotli and as gzip.
import { launch } from '../tests/e2e/chromium.mjs';
import { serve } from '../tests/e2e/server.mjs';

export const WEIGHT_GOAL = 350_000;

/** Rows { path, times, brotli, gzip } in bytes of body, heaviest first. A file that is asked for twice counts twice. */
export async function weightRows(dist) {
  const sizes = {};
  for (const encoding of ['br', 'gzip']) {
    const site = await serve(dist, { compress: [encoding] });
    const browser = await launch();
    try {
      const page = await browser.newPage();
      await page.goto(site.url());
      await page.waitForSelector('html[data-offline=ready]', { timeout: 60_000 });
      for (const { path } of site.requests.splice(0)) {
        const response = await fetch(site.origin + path, { method: 'HEAD', redirect: 'manual', headers: { 'accept-encoding': encoding } });
        if (response.status !== 200) continue;
        const row = (sizes[path] ??= { path, times: 0, br: 0, gzip: 0 });
        if (encoding === 'br') row.times += 1;
        row[encoding] += Number(response.headers.get('content-length'));
      }
    } finally {
      await browser.close();
      await site.close();
    }
  }
  return Object.values(sizes).sort((a, b) => b.br - a.br);
}
