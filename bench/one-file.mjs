// How soon the site as one file answers, opened from the disk with the processor four times as slow and no network:
// `node bench/one-file.mjs [lance-legal.html]`. The goal is 3 s.
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { launch, PORTUGUESE } from '../tests/e2e/chromium.mjs';
import { watch } from './paint.mjs';

const SLOWDOWN = 4;
const GOAL = 3000;
const RUNS = 5;
const PATHS = ['', 'aprender/torre/duas-voltas', 'jogar', 'regras/2023/7.5.5', 'finais'];
const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];

const file = resolve(process.argv[2] ?? 'lance-legal.html');
console.log(`${file}: ${(statSync(file).size / 1e6).toFixed(2)} MB; processor ${SLOWDOWN} times as slow, ${RUNS} openings each`);
const browser = await launch(PORTUGUESE);
let late = 0;
try {
  for (const path of PATHS) {
    const seen = [];
    for (let run = 0; run < RUNS; run += 1) {
      const context = await browser.newContext({ locale: 'pt-PT', viewport: { width: 360, height: 740 }, offline: true });
      await context.addInitScript(watch);
      const page = await context.newPage();
      await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      await page.goto(`${pathToFileURL(file)}#/${path}`);
      await page.waitForFunction(() => window.seen_.interactive, undefined, { timeout: 120_000 });
      seen.push(await page.evaluate(() => window.seen_));
      await context.close();
    }
    const interactive = median(seen.map((one) => one.interactive));
    if (interactive > GOAL) late += 1;
    console.log(`#/${path}`.padEnd(32), `first paint ${Math.round(median(seen.map((one) => one.fcp)))} ms, interactive ${Math.round(interactive)} ms${interactive > GOAL ? `, goal ${GOAL}` : ''}`);
  }
} finally {
  await browser.close();
}
if (late > 0) process.exitCode = 1;
