// `npm run e2e`: every *.test.mjs of this folder, three files at a time, against dist/ and dist-subpath/.
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { fileURLToPath } from 'node:url';
import { newerSource, PAGES, ROOT, SUBPATH } from './build.mjs';
import { HEADLESS } from './chromium.mjs';

const here = dirname(fileURLToPath(import.meta.url));
/** A site to test must be there, and be made of the sources as they are now. */
const refuse = (text) => {
  console.error(`${text} Run \`make test\`, or \`make sites\` for the two builds alone.`);
  process.exit(2);
};
const dists = [ROOT.dist, SUBPATH.dist];
const missing = [...dists.map((dist) => join(dist, 'sw.js')), HEADLESS || 'Chromium'].filter((path) => !existsSync(path));
if (missing.length > 0) refuse(`not there: ${missing.join(', ')}.`);
for (const dist of dists) {
  const source = newerSource(dist);
  if (source) refuse(`${dist} is older than ${source}.`);
}

/** What takes longest begins first, so that nothing long is left for the end. */
const LONG = ['mend', 'offline', 'rivals-games', 'clock-face', 'looks', 'worker', 'lesson-phone', 'learn-pages', 'laws-quiz', 'privacy', 'chunks', 'large-type', 'first-look', 'update', 'play', 'wall', 'tabs', 'draughts-learn', 'notation-sealed', 'tactics', 'projector', 'full', 'laws-library', 'learn', 'overlap', 'axe', 'axe-rest'];
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
/** Until a file of tests is given up, in ms. */
const PATIENCE = (process.env.EVERY ? 240 : 30) * 60_000;
const tests = run({ files, concurrency: 3, timeout: PATIENCE });
tests.on('test:fail', () => {
  process.exitCode = 1;
});
/** How long each file took, in s: the longest belong into LONG. */
const took = {};
tests.on('test:complete', ({ name, file, details }) => {
  if (name === file) took[basename(file, '.test.mjs')] = Math.round(details.duration_ms / 1000);
});
process.on('exit', () => {
  const longest = Object.entries(took).sort(([, one], [, other]) => other - one).slice(0, 24);
  console.log(`\nThe longest, in s: ${longest.map(([name, seconds]) => `${name} ${seconds}`).join(', ')}.`);
});
tests.compose(spec).pipe(process.stdout);
