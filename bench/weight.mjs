// What the site weighs, as `site weigh` says it, and no other way: the command that fails a build over its budget is asked,
// and its lines are read.
import { spawnSync } from 'node:child_process';

/** Rows { name, found, budget }: each budget of the build, as `first load of /jogar`. */
export function budgets(dist) {
  const { stdout, stderr, error } = spawnSync('tools/site.sh', ['weigh', dist], { encoding: 'utf8', maxBuffer: 1 << 26 });
  if (error) throw error;
  return read(stdout) ?? (() => { throw new Error(`site weigh says no budgets: ${stderr}`); })();
}

/** The same from what the command has printed; `null` where it names no first load. */
export function read(printed) {
  const rows = [...printed.matchAll(/^ *(?:ok|OVER) {2}(.+): (\d+) of (\d+) bytes of brotli$/gm)]
    .map(([, name, found, budget]) => ({ name, found: Number(found), budget: Number(budget) }));
  return rows.some(({ name }) => name.startsWith('first load of ')) ? rows : null;
}

/** The heaviest first load under each budget, heaviest budget first: { pages, page, found, budget }. */
export function heaviest(rows) {
  const loads = rows.filter(({ name }) => name.startsWith('first load of '));
  return [...new Set(loads.map(({ budget }) => budget))].sort((a, b) => b - a).map((budget) => {
    const under = loads.filter((row) => row.budget === budget).sort((a, b) => b.found - a.found);
    return { pages: under.length, page: under[0].name.replace('first load of ', ''), found: under[0].found, budget };
  });
}
