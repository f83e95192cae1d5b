// Perft side by side: the same positions counted by the rules as wasm, compiled as they are shipped, by the native
// build of the same rules, and by the two libraries that chess sites in JavaScript use.
//
// chess.js makes every leaf move to learn whether it was legal; `perft` knows before and only counts them. So the
// comparison is made twice, once as each library does it, once with our leaves made as well.
// Best and median of several repeats; a machine with other work slows the median, seldom the best.
import { execFileSync } from 'node:child_process';
import { Chess } from 'chess.js';
import { Chess as Chessops } from 'chessops/chess';
import { parseFen } from 'chessops/fen';
import { perft as chessopsPerft } from 'chessops/debug';
import { rulesWasm } from './rules.mjs';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const KIWIPETE = 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1';

/** Fast programs count one ply deeper, or the clock would be what is measured. Counts: the standard ones. */
const POSITIONS = [
  { name: 'start', fen: START, fast: 5, slow: 4, counts: { 4: 197281, 5: 4865609 } },
  { name: 'kiwipete', fen: KIWIPETE, fast: 4, slow: 3, counts: { 3: 97862, 4: 4085603 } },
];

export const PERFT_GOALS = [
  { name: 'shipped wasm / chess.js', over: 'wasm', under: 'chess.js', least: 200 },
  { name: 'the same, like for like: every leaf move made', over: 'wasm, leaves made', under: 'chess.js', least: 25 },
  { name: 'shipped wasm / chessops', over: 'wasm', under: 'chessops', least: 40 },
  { name: 'shipped wasm / native', over: 'wasm', under: 'native', least: 0.6 },
];

const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];

function repeat(times, expected, count) {
  const seconds = [];
  for (let i = 0; i < times; i++) {
    const start = performance.now();
    const nodes = count();
    seconds.push((performance.now() - start) / 1000);
    if (Number(nodes) !== expected) throw new Error(`counted ${nodes} instead of ${expected}`);
  }
  return seconds;
}

function nativeSeconds(fen, depth, expected, repeats, made) {
  const words = ['run', '-q', '--release', '--locked', '--no-default-features', '--example', 'perft', '--'];
  const lines = execFileSync('cargo', [...words, 'chess', fen, String(depth), '--time', String(repeats), ...(made ? ['--made'] : [])], { encoding: 'utf8' }).trim().split('\n');
  if (Number(lines.at(-1)) !== expected) throw new Error(`native counted ${lines.at(-1)} instead of ${expected}`);
  return lines.slice(0, -1).map(Number);
}

/** Rows { who, position, depth, nodes, best, median } in nodes a second. */
export async function perftRows() {
  const wasm = await rulesWasm();
  const rows = [];
  for (const position of POSITIONS) {
    const { fen, counts } = position;
    const add = (who, depth, seconds) => {
      const nodes = counts[depth];
      rows.push({ who, position: position.name, depth, nodes, best: nodes / Math.min(...seconds), median: nodes / median(seconds) });
    };
    const fast = (who, repeats, count) => add(who, position.fast, repeat(repeats, counts[position.fast], () => count(position.fast)));
    const slow = (who, repeats, count) => add(who, position.slow, repeat(repeats, counts[position.slow], () => count(position.slow)));

    add('native', position.fast, nativeSeconds(fen, position.fast, counts[position.fast], 15, false));
    fast('wasm', 15, (depth) => wasm.perft(fen, depth));
    slow('chess.js', 5, (depth) => new Chess(fen).perft(depth));
    const setup = parseFen(fen).unwrap();
    slow('chessops', 7, (depth) => chessopsPerft(Chessops.fromSetup(setup).unwrap(), depth));
    add('native, leaves made', position.fast, nativeSeconds(fen, position.fast, counts[position.fast], 5, true));
    fast('wasm, leaves made', 5, (depth) => wasm.perftMade(fen, depth));
  }
  return rows;
}

/** Each goal against the position that is worst for us. */
export function perftGoals(rows) {
  return PERFT_GOALS.map((goal) => {
    const ratios = POSITIONS.map(({ name }) => {
      const speed = (who) => rows.find((row) => row.who === who && row.position === name).best;
      return { position: name, ratio: speed(goal.over) / speed(goal.under) };
    });
    const worst = ratios.reduce((a, b) => (b.ratio < a.ratio ? b : a));
    return { ...goal, ratios, worst: worst.ratio, held: worst.ratio >= goal.least };
  });
}
