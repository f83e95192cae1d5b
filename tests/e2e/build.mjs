// The two builds under test, and what they say about themselves.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The two builds that `make test` leaves. */
export const ROOT = { dist: 'dist', base: '/' };
export const SUBPATH = { dist: 'dist-subpath', base: '/lance-legal/' };

/** What the service worker of a build keeps: the only files the site may ask for. */
export function precached(dist) {
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
  return JSON.parse(/^const FILES = (.*);$/m.exec(worker)[1]).map(([path]) => path);
}

export function buildOf(dist) {
  return /^const BUILD = '(\w+)';$/m.exec(readFileSync(join(dist, 'sw.js'), 'utf8'))[1];
}
