// The two builds under test, and what they say about themselves.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The two builds that `make test` leaves; `DIST=…` is another one than dist/. */
export const ROOT = { dist: process.env.DIST ?? 'dist', base: '/' };
export const SUBPATH = { dist: 'dist-subpath', base: '/lance-legal/' };

/** The pages as the site's own list has them: `{ at, board, single }`. `run.mjs` asks once for all files of tests. */
export const PAGES = JSON.parse(process.env.SITE_PAGES ?? execFileSync('tools/site.sh', ['pages'], { encoding: 'utf8' }));

/** The single pages. Of two rows with one address the first counts; they differ in what the query asks for. */
export const SINGLE_PAGES = PAGES.filter(({ single }) => single).filter(({ at }, place, all) => all.findIndex((page) => page.at === at) === place);

/** The addresses of single pages. */
export const ROUTES = SINGLE_PAGES.map(({ at }) => at);

/** Each kind of file of the site, and its type by the standards. */
export const TYPES = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  ftl: 'text/plain; charset=utf-8',
  lesson: 'text/plain; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
};

/** What the service worker of a build fetches: `[path, hash, type]` of what everybody keeps, and by language of what its readers
    keep besides. */
export function workerRows(dist) {
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
  const [common, texts] = ['FILES', 'TEXTS'].map((name) => JSON.parse(new RegExp(`^const ${name} = (.*);$`, 'm').exec(worker)[1]));
  return { common, texts };
}

/** The rows for readers of one language, or of all. */
export function rowsFor(dist, language) {
  const { common, texts } = workerRows(dist);
  return [...common, ...(language ? texts[language] ?? [] : Object.values(texts).flat())];
}

/** The bundles of a build, which the service worker asks for on a first visit. */
export function bundles(dist) {
  if (!existsSync(join(dist, 'sw.js'))) return [];
  const build = buildOf(dist);
  return ['all', ...Object.keys(workerRows(dist).texts)].map((name) => `${build}/bundles/${name}.txt`);
}

/** What the service worker of a build keeps, packs too, for readers of all languages, the only files the site may ask for;
    or for those of one language. */
export function precached(dist, language) {
  // A build for development has no service worker, and every file in it is one of the site.
  if (!existsSync(join(dist, 'sw.js'))) return filesBelow(dist);
  const paths = rowsFor(dist, language).map(([path]) => path);
  const glue = readFileSync(join(dist, paths.find((path) => /^lance-legal-[0-9a-f]+\.js$/.test(path))), 'utf8');
  const packs = Object.values(JSON.parse(/^const PACKS = (.*);$/m.exec(glue)[1]));
  return [...paths, ...packs.map(({ file }) => file)];
}

/** Where a file lies that the program asks for by name, `lessons/torre.lesson`: in the folder of the build. */
export function fileOf(dist, path) {
  return `${buildOf(dist)}/${path}`;
}

export function buildOf(dist) {
  return /^const BUILD = '(\w+)';$/m.exec(readFileSync(join(dist, 'sw.js'), 'utf8'))[1];
}

/** Every file below the folder, as paths from it. */
function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(folder.length + 1).replaceAll('\\', '/'));
}

/** What a build is made of. */
const SOURCES = ['Cargo.toml', 'Cargo.lock', 'Trunk.toml', 'index.html', 'build.rs', 'src', 'analyst', 'engine/src', 'movegen/src', 'assets', 'locales', 'tools/site/src', 'rust-toolchain.toml'];

/** The source that has been changed since this site was built, if there is one: the newest. */
export function newerSource(dist, sources = SOURCES) {
  const changed = (path) => statSync(path).mtimeMs;
  const files = sources.flatMap((path) => (statSync(path).isDirectory() ? filesBelow(path).map((file) => join(path, file)) : [path]));
  const newest = files.reduce((one, other) => (changed(other) > changed(one) ? other : one));
  const built = existsSync(join(dist, 'sw.js')) ? join(dist, 'sw.js') : join(dist, 'index.html');
  return changed(newest) > changed(built) ? newest : null;
}
