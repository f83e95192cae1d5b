// `npm run e2e`: every *.test.mjs of this folder, three files at a time, against dist/ and dist-subpath/.
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { fileURLToPath } from 'node:url';
import { PAGES } from './build.mjs';
import { HEADLESS } from './chromium.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const missing = ['dist/sw.js', 'dist-subpath/sw.js', HEADLESS].filter((path) => !existsSync(path));
if (missing.length > 0) {
  console.error(`not there: ${missing.join(', ')}. Run \`make test\`, which builds the site under / and /lance-legal/ first.`);
  process.exit(2);
}

/** What takes longest begins first, so that nothing long is left for the end. */
const LONG = ['mend', 'looks', 'lesson-phone', 'large-type', 'offline', 'worker', 'learn-pages', 'clock-face', 'wall', 'privacy', 'draughts-learn', 'overlap', 'axe', 'axe-rest', 'first-look'];
const turn = (name) => {
  const place = LONG.indexOf(name.replace('.test.mjs', ''));
  return place < 0 ? LONG.length : place;
};

process.env.SITE_PAGES = JSON.stringify(PAGES);
const wanted = process.argv.slice(2);
const files = readdirSync(here)
  .filter((name) => name.endsWith('.test.mjs') && (wanted.length === 0 || wanted.some((word) => name.includes(word))))
  .sort((one, other) => turn(one) - turn(other))
  .map((name) => join(here, name));
const tests = run({ files, concurrency: 3, timeout: 1_800_000 });
tests.on('test:fail', () => {
  process.exitCode = 1;
});
tests.compose(spec).pipe(process.stdout);
