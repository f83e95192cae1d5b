// The opponents' search, natively and as wasm side by side: nodes a second, mates found within the strongest opponent's
// budget, and how long each opponent takes for a move. `node bench/engine.mjs` after `make figures`.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rulesWasm } from './rules.mjs';

const root = new URL('..', import.meta.url);
const rows = (name) => readFileSync(new URL(`engine/tests/data/${name}.txt`, root), 'utf8').split('\n').filter((row) => row && !row.startsWith('#'));
const SEEDS = 20;
const SLOWDOWN = 4;

/** Processor time in ms, in which other work on the computer does not count. */
function time(work) {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** What the native program of the same search says. */
function native() {
  const said = execFileSync('cargo', ['run', '--quiet', '--release', '--locked', '--package', 'engine', '--example', 'bench'], { cwd: fileURLToPath(root), encoding: 'utf8' });
  const [, solved, mates] = /(\d+) of (\d+) mates/.exec(said);
  return { who: 'native', speed: 1e6 * Number(/([\d.]+) M nodes a second/.exec(said)[1]), solved: Number(solved), mates: Number(mates) };
}

function wasm({ Searcher }) {
  const searcher = new Searcher();
  const nodes = searcher.budget(8);
  let sum = 0;
  const thought = () => {
    for (const fen of rows('positions')) sum += searcher.think(fen, 10 * nodes)?.[0] ?? 0;
  };
  thought();
  sum = 0;
  const took = time(thought);
  const mates = rows('mates').map((row) => /^(\d+) (.*)$/.exec(row).slice(1));
  const solved = mates.filter(([moves, fen]) => new Searcher().think(fen, nodes)?.[1] === Number(moves)).length;
  return { who: 'wasm', speed: sum / took * 1000, solved, mates: mates.length };
}

/** Each opponent's time for a move, in ms: the mean and the longest. */
function answers({ Searcher }) {
  const searcher = new Searcher();
  return [1, 2, 3, 4, 5, 6, 7, 8].map((level) => {
    const times = rows('positions').flatMap((fen) => Array.from({ length: SEEDS }, (_, seed) => time(() => searcher.answer(fen, level, seed))));
    return { level, mean: times.reduce((sum, one) => sum + one) / times.length, longest: Math.max(...times) };
  });
}

/** { searches, answers, goals }: goals as [what, goal, measured, whether it is held]. */
export async function engineRows() {
  const rules = await rulesWasm();
  const took = answers(rules);
  const longest = (levels) => SLOWDOWN * Math.max(...levels.map((level) => took[level - 1].longest));
  const goal = (what, most, levels) => [`${what}, ${SLOWDOWN} × its time`, `≤ ${most} ms`, `${Math.round(longest(levels))} ms`, longest(levels) <= most];
  return {
    searches: [native(), wasm(rules)],
    answers: took,
    goals: [goal('longest answer of the opponents 1 to 3', 500, [1, 2, 3]), goal('longest answer of any opponent', 2000, [1, 2, 3, 4, 5, 6, 7, 8])],
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { searches, answers: took, goals } = await engineRows();
  for (const { who, speed, solved, mates } of searches) console.log(`${who}: ${(speed / 1e6).toFixed(2)} M nodes a second, ${solved} of ${mates} mates found`);
  for (const { level, mean, longest } of took) console.log(`level ${level}: ${mean.toFixed(1)} ms, longest ${longest.toFixed(1)} ms`);
  for (const [what, most, measured, held] of goals) console.log(`${what}: ${measured} (${most}) ${held ? 'held' : 'MISSED'}`);
}
