// The figures of a page's weight come from one place: what `make bench` shows is what `site weigh` judges by.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { budgets, heaviest, read } from '../../bench/weight.mjs';
import { ROOT } from './build.mjs';

const PRINTED = `      raw   gzip -9 brotli 11  kept for use offline, bytes
  3000000    700000    200000  lance-legal_bg.wasm
  ok  first load of /: 231000 of 360000 bytes of brotli
  ok  first load of /aprender: 353000 of 360000 bytes of brotli
OVER  first load of /damas: 410000 of 400000 bytes of brotli
  ok  first load of /relogio: 299000 of 400000 bytes of brotli
  ok  kept: 3170000 of 3200000 bytes of brotli
`;

test('the lines that the command prints are read, those over their budget too', () => {
  assert.deepEqual(heaviest(read(PRINTED)), [
    { pages: 2, page: '/damas', found: 410_000, budget: 400_000 },
    { pages: 2, page: '/aprender', found: 353_000, budget: 360_000 },
  ]);
  assert.equal(read(PRINTED).at(-1).name, 'kept');
  assert.equal(read('site: no such folder'), null);
});

test('the built site is weighed page by page', () => {
  const rows = budgets(ROOT.dist);
  for (const page of ['/', '/aprender', '/jogar', '/relogio', '/damas/jogar', '/regras/procurar']) {
    assert.ok(rows.some(({ name, found }) => name === `first load of ${page}` && found > 100_000), page);
  }
  assert.deepEqual(heaviest(rows).map(({ budget }) => budget), [400_000, 360_000]);
});
