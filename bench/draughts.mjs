// Draughts counted side by side: the native build of the site's generator, and a plain one in C, in one run.
//
// Both only count the moves of the last depth. The C program is ours too, and it has nothing of the other; where
// there is no C compiler the comparison is left out and said to be.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The published counts of Spanish draughts, which has the same moves; the deepest is counted once. */
const COUNTS = [
  { depth: 10, nodes: 17743464, repeats: 5 },
  { depth: 11, nodes: 81383200, repeats: 3 },
  { depth: 12, nodes: 365728331, repeats: 1 },
];

export const DRAUGHTS_GOAL = { name: 'draughts: native / plain C', least: 1 };

const check = (who, nodes, text) => {
  if (Number(text) !== nodes) throw new Error(`${who} counted ${text} instead of ${nodes}`);
};

function compiled(folder) {
  const program = join(folder, 'draughts');
  try {
    execFileSync('cc', ['-O2', '-o', program, new URL('draughts.c', import.meta.url).pathname], { stdio: 'ignore' });
    return program;
  } catch {
    return null;
  }
}

/** `rows` of { who, depth, nodes, seconds, speed }, the best of several; `ratios` of ours over C, or null without C. */
export function draughtsRows() {
  const folder = mkdtempSync(join(tmpdir(), 'draughts-'));
  try {
    const c = compiled(folder);
    const rows = [];
    for (const { depth, nodes, repeats } of COUNTS) {
      const add = (who, seconds) => rows.push({ who, depth, nodes, seconds: Math.min(...seconds), speed: nodes / Math.min(...seconds) });
      const words = ['run', '-q', '--release', '--locked', '--no-default-features', '--example', 'perft', '--', 'damas', 'start', String(depth), '--time', String(repeats)];
      const lines = execFileSync('cargo', words, { encoding: 'utf8' }).trim().split('\n');
      check('native', nodes, lines.at(-1));
      add('native', lines.slice(0, -1).map(Number));
      if (!c) continue;
      const seconds = [];
      for (let run = 0; run < repeats; run++) {
        const start = performance.now();
        check('C', nodes, execFileSync(c, [String(depth)], { encoding: 'utf8' }));
        seconds.push((performance.now() - start) / 1000);
      }
      add('plain C, cc -O2', seconds);
    }
    const pairs = COUNTS.map(({ depth }) => rows.filter((row) => row.depth === depth).map((row) => row.speed));
    return { rows, ratios: c ? pairs.map(([native, plain]) => native / plain) : null };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
