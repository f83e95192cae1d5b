// `npm run e2e`: every *.test.mjs of this folder, four processes at a time, against dist/ and dist-subpath/.
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { fileURLToPath, pathToFileURL } from 'node:url';
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

process.env.SITE_PAGES = JSON.stringify(PAGES);
// It has just said the pages: no process need ask Cargo about it again.
process.env.SITE_COMPILED = 'yes';
const wanted = process.argv.slice(2);
const names = readdirSync(here)
  .filter((name) => name.endsWith('.test.mjs') && (wanted.length === 0 || wanted.some((word) => name.includes(word))))
  .map((name) => basename(name, '.test.mjs'));

/** A process and its browser take more than a second to begin, so three short files share them. */
const short = names.filter((name) => !LONG.includes(name));
const shared = Math.ceil(short.length / 3);
const groups = [...LONG.filter((name) => names.includes(name)).map((name) => [name]), ...Array.from({ length: shared }, (_, at) => short.filter((_, place) => place % shared === at))];
const folder = mkdtempSync(join(tmpdir(), 'e2e-'));
const files = groups.map((group) => {
  const file = join(folder, `${group.join('+')}.test.mjs`);
  writeFileSync(file, group.map((name) => `import ${JSON.stringify(pathToFileURL(join(here, `${name}.test.mjs`)))};\n`).join(''));
  return file;
});
/** Until a file of tests is given up, in ms. */
const PATIENCE = (process.env.EVERY ? 240 : 20) * 60_000;
const tests = run({ files, concurrency: 4, timeout: PATIENCE });
tests.on('test:fail', () => {
  process.exitCode = 1;
});
/** How long each file took, in s: the longest belong into LONG. */
const took = {};
tests.on('test:complete', ({ name, file, details }) => {
  if (name === file) took[basename(file, '.test.mjs')] = Math.round(details.duration_ms / 1000);
});
process.on('exit', () => {
  rmSync(folder, { recursive: true, force: true });
  const longest = Object.entries(took).sort(([, one], [, other]) => other - one).slice(0, 24);
  console.log(`\nThe longest, in s: ${longest.map(([name, seconds]) => `${name} ${seconds}`).join(', ')}.`);
});
// A file that was given up may have left a process behind, which would keep this one.
tests.compose(spec).on('end', () => setImmediate(() => process.exit())).pipe(process.stdout);
