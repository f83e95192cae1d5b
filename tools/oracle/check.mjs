// Compares the lines of `--example oracle` on standard input with chess.js: `node tools/oracle/check.mjs < lines`.
//
// Declared differences of form, undone on our side before comparing:
// - SAN: castling with noughts, no sign before the promoted piece, and ` e.p.` last, as the Laws write them.
// - FEN: we always print the square passed over. chess.js prints it where a capture is legal, which must agree with
//   our `ep`, and always when it is told to.
//
// Declared difference of meaning: where a pawn stands beside one that stepped twice and may not take it, being pinned,
// chess.js counts the position as another one; by FIDE 2023 9.2.3.1 it is the same, and python-chess agrees. Repetitions
// are not compared from there on, and the plies are counted.
//
// Absent: any other tolerance. The first differences are printed with both answers, and the exit status is 1.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Chess } from 'chess.js';

const MOST_SHOWN = 20;
let positions = 0;
let games = 0;
let moves = 0;
let uncounted = 0;
let differences = 0;

const standardSan = (san) => san.replace(/ e\.p\.$/, '').replace('0-0-0', 'O-O-O').replace('0-0', 'O-O').replace(/([a-h][18])([QRBN])/, '$1=$2');

/** Our FEN with the square passed over only where a capture is legal. */
const legalFen = (fen, takes) => fen.split(' ').map((field, index) => (index === 3 && !takes ? '-' : field)).join(' ');

/** Whether chess.js holds a square passed over on which nobody may take. */
const passedInVain = (game) => game.fen({ forceEnpassantSquare: true }) !== game.fen();

for await (const text of createInterface({ input: process.stdin })) {
  const line = JSON.parse(text);
  const compare = (what, ours, theirs, move = '-') => {
    if (ours === theirs) return;
    differences += 1;
    if (differences <= MOST_SHOWN) console.log(`DIFFERENCE in ${what}\n  position    ${line.fen}\n  move        ${move}\n  lance-legal ${ours}\n  chess.js    ${theirs}`);
  };
  const game = new Chess(line.fen);
  if (line.plies) {
    games += 1;
    let passed = passedInVain(game);
    for (const { uci, times, over } of line.plies) {
      game.move({ from: uci.slice(0, 2), to: uci.slice(2, 4), promotion: uci[4] });
      passed ||= passedInVain(game);
      if (passed) uncounted += 1;
      else compare('the same position three times', times >= 3, game.isThreefoldRepetition(), uci);
      compare('mate', over === 'Checkmate', game.isCheckmate(), uci);
      compare('stalemate', over === 'Stalemate', game.isStalemate(), uci);
      if (game.isInsufficientMaterial()) compare('insufficient material ends the game', over !== null, true, uci);
    }
    continue;
  }
  const theirs = new Map(game.moves({ verbose: true }).map((move) => [move.lan, move]));
  positions += 1;
  moves += line.moves.length;
  compare('FEN', line.fen, game.fen({ forceEnpassantSquare: true }));
  compare('FEN, legal e.p.', legalFen(line.fen, line.ep), game.fen());
  compare('check', line.check, game.isCheck());
  compare('mate', line.mate, game.isCheckmate());
  compare('stalemate', line.stalemate, game.isStalemate());
  compare('legal moves', line.moves.map(({ uci }) => uci).sort().join(' '), [...theirs.keys()].sort().join(' '));
  for (const { uci, san, fen, ep } of line.moves) {
    const move = theirs.get(uci);
    if (!move) continue;
    compare('SAN', standardSan(san), move.san, uci);
    compare('FEN after the move, legal e.p.', legalFen(fen, ep), move.after, uci);
  }
}

const { version } = JSON.parse(readFileSync(new URL('../../node_modules/chess.js/package.json', import.meta.url)));
console.log(`chess.js ${version}: ${positions} positions, ${moves} moves, ${games} games (${uncounted} plies without repetitions), ${differences} differences`);
process.exit(differences || !positions ? 1 : 0);
