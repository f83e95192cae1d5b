// How the first visit feels: Lighthouse's mobile profile (slow 4G, processor four times slower), and how soon the
// destinations show after a touch.
import { createServer } from 'node:net';
import { chromium } from 'playwright-core';
import lighthouse from 'lighthouse';
import { CHROMIUM, FLAGS, launch, PORTUGUESE } from '../tests/e2e/chromium.mjs';
import { serve } from '../tests/e2e/server.mjs';

const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];

/** The pages a first visit begins with. */
const PAGES = ['', 'jogar'];

export const LOADING_GOALS = [
  { name: 'LCP', key: 'lcp', most: 2000, unit: 'ms' },
  { name: 'interactive', key: 'interactive', most: 3500, unit: 'ms' },
  { name: 'CLS', key: 'cls', most: 0.02, unit: '' },
];

async function freePort() {
  const server = createServer();
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address();
  await new Promise((done) => server.close(done));
  return port;
}

/** Rows { page, lcp, fcp, tbt, cls, interactive, performance, bytes }: the median of `runs` visits each. */
export async function lighthouseRows(dist, { runs = 3, encoding = 'br' } = {}) {
  const rows = [];
  for (const page of PAGES) {
    const visits = [];
    for (let run = 0; run < runs; run++) {
      // A server and a browser of its own for each visit: nothing is warm.
      const site = await serve(dist, { compress: [encoding] });
      const port = await freePort();
      const browser = await chromium.launch({ executablePath: CHROMIUM, args: [...FLAGS, ...PORTUGUESE, `--remote-debugging-port=${port}`] });
      try {
        const result = await lighthouse(site.url(page ? `${page}/` : ''), { port, logLevel: 'silent', onlyCategories: ['performance'], formFactor: 'mobile' });
        if (result.lhr.runtimeError) throw new Error(result.lhr.runtimeError.message);
        const value = (id) => result.lhr.audits[id].numericValue;
        visits.push({
          lcp: value('largest-contentful-paint'),
          fcp: value('first-contentful-paint'),
          tbt: value('total-blocking-time'),
          cls: value('cumulative-layout-shift'),
          interactive: value('interactive'),
          performance: result.lhr.categories.performance.score,
          bytes: value('total-byte-weight'),
        });
      } finally {
        await browser.close();
        await site.close();
      }
    }
    const middle = Object.fromEntries(Object.keys(visits[0]).map((key) => [key, median(visits.map((visit) => visit[key]))]));
    rows.push({ page: `/${page}`, ...middle });
  }
  return rows;
}

/**
 * From a touch to the frame that shows where the piece may go. Rows { slowdown, median, worst, frame, event }:
 * `frame` is the time to the frame callback in which the dots are there, `event` the browser's own Event Timing,
 * which rounds to 8 ms and counts to the end of painting.
 */
export async function touchRows(dist, { touches = 12 } = {}) {
  const site = await serve(dist, { compress: ['br'] });
  const browser = await launch(PORTUGUESE, CHROMIUM);
  const rows = [];
  try {
    for (const slowdown of [1, 4]) {
      const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
      await page.goto(site.url('jogar'));
      await page.waitForSelector('[data-square=e2] .piece');
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      await page.evaluate(() => {
        window.frames_ = [];
        window.events_ = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if (entry.name === 'pointerdown') window.events_.push(entry.duration);
        }).observe({ type: 'event', durationThreshold: 16 });
        addEventListener('pointerdown', (event) => {
          const look = (now) => {
            if (document.querySelector('.square.destination')) window.frames_.push(performance.now() - event.timeStamp);
            else if (now - event.timeStamp < 2000) requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        }, { capture: true });
      });
      for (let touch = 0; touch < touches; touch++) {
        await page.locator('[data-square=g1]').click();
        await page.waitForSelector('.square.destination');
        await page.waitForTimeout(150);
        await page.keyboard.press('Escape');
        await page.waitForSelector('.square.destination', { state: 'detached' });
        await page.waitForTimeout(150);
      }
      const { frames_: frames, events_: events } = await page.evaluate(() => ({ frames_: window.frames_, events_: window.events_ }));
      if (frames.length !== touches) throw new Error(`${frames.length} of ${touches} touches showed destinations`);
      rows.push({ slowdown, touches, frameMedian: median(frames), frameWorst: Math.max(...frames), eventMedian: events.length ? median(events) : null });
      await page.close();
    }
  } finally {
    await browser.close();
    await site.close();
  }
  return rows;
}
