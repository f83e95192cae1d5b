// What a first visit takes over the wire, file by file, counted at the server: what Chromium asked for until every
// file was kept for use without a network, as brotli and as gzip.
import { launch } from '../tests/e2e/chromium.mjs';
import { serve } from '../tests/e2e/server.mjs';

import { PORTUGUESE } from './loading.mjs';

export const WEIGHT_GOAL = 350_000;

/** What only the second thread needs: kept for use offline, and asked for by no page before a question comes up. */
export const isLater = (path) => /(^|\/)analyst[^/]*$/.test(path);

/** Rows { path, times, br, gzip }: answers with a body, and the bytes of those bodies; heaviest first. */
export async function weightRows(dist) {
  const sizes = {};
  for (const encoding of ['br', 'gzip']) {
    const site = await serve(dist, { compress: [encoding] });
    const browser = await launch(PORTUGUESE);
    try {
      const page = await browser.newPage();
      await page.goto(site.url());
      await page.waitForSelector('html[data-offline=ready]', { state: 'attached', timeout: 60_000 });
      for (const { path, sent } of site.requests.filter((request) => request.sent > 0)) {
        const row = (sizes[path] ??= { path, times: 0, br: 0, gzip: 0 });
        if (encoding === 'br') row.times += 1;
        row[encoding] += sent;
      }
    } finally {
      await browser.close();
      await site.close();
    }
  }
  return Object.values(sizes).sort((a, b) => b.br - a.br);
}
