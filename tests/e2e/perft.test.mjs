// The rules as wasm, compiled as they are shipped, count as they should: six positions.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { rulesWasm } from '../../bench/rules.mjs';

/** The table the native tests use as well. */
const TABLE = readFileSync(new URL('../data/chess.perft', import.meta.url), 'utf8');

/** Deep enough to meet every rule, and over in a second or two. */
const MOST = 5_000_000;

test('perft of the wasm', async () => {
  const wasm = await rulesWasm();
  const rows = TABLE.split('\n').filter((line) => line && !line.startsWith('#')).map((line) => line.split(' | '));
  assert.equal(rows.length, 6);
  for (const [title, fen, counts] of rows) {
    for (const [index, count] of counts.trim().split(' ').map(Number).entries()) {
      if (count > MOST) continue;
      assert.equal(wasm.perft(fen, index + 1), count, `${title}, depth ${index + 1}`);
      if (count < MOST / 10) assert.equal(wasm.perftMade(fen, index + 1), count, `${title}, depth ${index + 1}, leaves made`);
    }
  }
});

test('what is no position is not counted', async () => {
  const wasm = await rulesWasm();
  for (const text of ['', 'QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/8/8/8/8/K6k w - - 0 1', '8/8/8/8/8/8/8/8 w - - 0 1']) {
    assert.equal(wasm.perft(text, 3), undefined, text);
  }
  assert.equal(wasm.perft('7k/8/8/8/8/8/8/K7 w - - 0 1', 99), undefined);
});
