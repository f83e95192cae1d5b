// What a first visit takes over the wire, file by file, counted at the server: what Chromium asked for until every
// file was kept for use without a network, as brotli and as gzip.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Rows [path, brotli]: what each page fetches before it can be used in full, without the chunks of other pages. */
export function firstLoads(dist, rows) {
  const table = JSON.parse(/^const CHUNKS = (.*);$/m.exec(readFileSync(join(dist, 'index.html'), 'utf8'))[1]);
  const chunks = Object.values(table).flat();
  return Object.entries(table).map(([page, own]) => {
    const mine = ({ path }) => !isLater(path) && (!chunks.includes(path.slice(1)) || own.includes(path.slice(1)));
    return [`/${page}`, rows.filter(mine).reduce((sum, row) => sum + row.br, 0)];
  });
}
