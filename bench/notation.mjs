// Notation side by side: the rules as wasm, compiled as they are shipped, and chess.js, in one run of Node.
//
// Both find the legal moves of a position and write each in SAN; both read the same PGN and check each of its moves.
// chess.js reads one game at a time, so it is given them one by one; the wasm is given them as one file. The games are
// random, played by chess.js itself from a fixed seed.
import { Chess } from 'chess.js';
import { rulesWasm } from './rules.mjs';
import { chance } from './chance.mjs';

const GAMES = 80;
const MOST_PLIES = 100;
const POSITIONS = 200;
/** The wasm goes over the work more often, or the clock would be what is measured. */
const ROUNDS = 50;

const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];

function randomGames() {
  const below = chance(1);
  const games = [];
  const fens = [];
  let plies = 0;
  for (let number = 1; number <= GAMES; number++) {
    const game = new Chess();
    game.setHeader('Event', 'Random moves');
    game.setHeader('Round', String(number));
    while (game.history().length < MOST_PLIES && !game.isGameOver()) {
      const moves = game.moves();
      game.move(moves[below(moves.length)]);
      fens.push(game.fen());
    }
    plies += game.history().length;
    games.push(game.pgn({ maxWidth: 80 }));
  }
  return { games, plies, fens: fens.filter((_, index) => index % Math.ceil(fens.length / POSITIONS) === 0) };
}

/** Amounts per second, the best and the middle of several repeats of `work`, which answers what it did. */
function speeds(times, amount, work, expected) {
  const seconds = [];
  for (let i = 0; i < times; i++) {
    const start = performance.now();
    const done = work();
    seconds.push((performance.now() - start) / 1000);
    if (done !== expected) throw new Error(`${done} instead of ${expected}`);
  }
  return { best: amount / Math.min(...seconds), median: amount / median(seconds) };
}

/** Rows { who, what, unit, best, median, over }: `over` is the best against that of chess.js. */
export async function notationRows() {
  const wasm = await rulesWasm();
  const { games, plies, fens } = randomGames();
  const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

  const written = sum(fens.map((fen) => new Chess(fen).moves().length));
  const boards = fens.map((fen) => new Chess(fen));
  const writes = {
    wasm: speeds(7, (written * ROUNDS) / 1e6, () => sum(fens.map((fen) => wasm.sanWrites(fen, ROUNDS))), written * ROUNDS),
    'chess.js': speeds(7, written / 1e6, () => sum(boards.map((board) => board.moves().length)), written),
  };

  const text = `${games.join('\n\n')}\n`;
  const file = new TextEncoder().encode(text.repeat(ROUNDS));
  const once = new TextEncoder().encode(text).length;
  const loaded = () => sum(games.map((pgn) => {
    const game = new Chess();
    game.loadPgn(pgn);
    return game.history().length;
  }));
  const reads = {
    wasm: speeds(7, file.length / 1e6, () => wasm.pgnRead(file)?.join(' '), `${GAMES * ROUNDS} ${plies * ROUNDS}`),
    'chess.js': speeds(3, once / 1e6, loaded, plies),
  };

  const rows = (what, unit, results) => Object.entries(results).map(([who, { best, median: middle }]) => (
    { who, what, unit, best, median: middle, over: who === 'chess.js' ? null : best / results['chess.js'].best }));
  return [...rows('SAN writes', 'M/s', writes), ...rows('PGN read', 'MB/s', reads)];
}
