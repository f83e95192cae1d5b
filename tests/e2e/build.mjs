// The two builds under test, and what they say about themselves.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The two builds that `make test` leaves; `DIST=…` is another one than dist/. */
export const ROOT = { dist: process.env.DIST ?? 'dist', base: '/' };
export const SUBPATH = { dist: 'dist-subpath', base: '/lance-legal/' };

/** The pages as the site's own list has them: `{ at, board, single }`. `run.mjs` asks once for all files of tests. */
export const PAGES = JSON.parse(process.env.SITE_PAGES ?? execFileSync('cargo', ['run', '--quiet', '--locked', '--package', 'site', '--', 'pages'], { encoding: 'utf8' }));

/** The addresses of single pages. */
export const ROUTES = PAGES.filter(({ single }) => single).map(({ at }) => at);

/** What the service worker of a build keeps: the only files the site may ask for. `rows`: with hash and type. */
export function precached(dist, rows = false) {
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
  const files = JSON.parse(/^const FILES = (.*);$/m.exec(worker)[1]);
  return rows ? files : files.map(([path]) => path);
}

/** Where a file lies that the program asks for by name, `lessons/torre.lesson`: in the folder of the build. */
export function fileOf(dist, path) {
  return `${buildOf(dist)}/${path}`;
}

export function buildOf(dist) {
  return /^const BUILD = '(\w+)';$/m.exec(readFileSync(join(dist, 'sw.js'), 'utf8'))[1];
}
