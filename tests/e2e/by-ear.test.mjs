// Levels and puzzles by ear: the whole position on request, the answer and the reason that refute a move.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listen } from './board.mjs';
import { astray } from './drill.mjs';
import { standing, useBrowser, visit } from './visit.mjs';

useBrowser();

/** What is said after an action. */
async function heard(page, said, act, wanted) {
  await said();
  await act();
  const all = [];
  for (let tries = 0; tries < 200; tries++) {
    all.push(...await said());
    if (all.some((text) => wanted.test(text))) return all.find((text) => wanted.test(text));
    await page.waitForTimeout(50);
  }
  return assert.fail(`not said: ${wanted}; but ${JSON.stringify(all)}`);
}

const write = async (page, move) => {
  await page.locator('#lance').fill(move);
  await page.locator('#lance').press('Enter');
};
const onBoard = (page) => page.locator('.play [role=gridcell][tabindex="0"]').focus();

test('in a level the whole position is heard: whose turn it is, then each side, the king first', async (t) => {
  const { open } = await visit(t);
  const page = await open('aprender/mate-num-lance/duas-torres');
  const said = await listen(page);
  await onBoard(page);
  const text = await heard(page, said, () => page.keyboard.press('e'), /^Jogam as (Brancas|Pretas)\./);
  assert.match(text, /^Jogam as Brancas\. Brancas: rei \S+ \S+.*, torre \S+ \S+.*\. Pretas: rei \S+ \S+/);
  // Each figure on the board is in it, once.
  const figures = await page.locator('.play [role=gridcell] .piece').count();
  assert.equal(text.match(/(rei|dama|torre|bispo|cavalo|peão) /g).length, figures);
});

test('a puzzle: its question when it comes, the position on request, the hint by name', async (t) => {
  const { open } = await visit(t);
  const page = await open('taticas/mate-1/facil?serie=turma-5b');
  await page.waitForSelector('.task h2');
  const said = await listen(page);
  await onBoard(page);
  await heard(page, said, () => page.keyboard.press('e'), /^Jogam as (Brancas|Pretas)\. (Brancas: rei|Pretas: rei)/);
  const hint = await heard(page, said, () => page.getByRole('button', { name: 'Pista' }).click(), /^A peça marcada é a que joga\./);
  assert.match(hint, /(rei|dama|torre|bispo|cavalo|peão) (branc|pret)[oa] de \S+ (um|dois|três|quatro|cinco|seis|sete|oito)\.$/);
  // The answer is said, not spelled.
  const best = await heard(page, said, () => page.getByRole('button', { name: 'Mostrar a resposta' }).click(), /^O melhor lance é /);
  assert.doesNotMatch(best, /[RDTBC]?x?[a-h][1-8]/);
  assert.match(best, /xeque-mate/);
});

test('a move and what refutes it are said in words, not spelled', async (t) => {
  const { open } = await visit(t);
  const page = await open('taticas/garfo/facil?serie=turma-5b');
  await page.waitForSelector('.task h2');
  const said = await listen(page);
  const text = await heard(page, said, () => astray(page), /(não é o melhor lance|também serve|está certo)/);
  assert.match(text, /\b(um|dois|três|quatro|cinco|seis|sete|oito)\b.* (não é o melhor lance|também serve|está certo)/);
  assert.doesNotMatch(text.split(/(não é o melhor lance|também serve|está certo)/)[0], /\b[RDTBC]?x?[a-h][1-8]\b/);
});

test('in a level a written move is said in words, and one that is not legal says why', async (t) => {
  const { open } = await visit(t);
  const page = await open('aprender/torre/duas-voltas');
  await standing(page);
  const said = await listen(page);
  await write(page, 'Th9');
  await page.locator('#lance[aria-invalid=true]').waitFor();
  assert.ok(await page.locator('#lance').evaluate((field) => document.getElementById(field.getAttribute('aria-describedby')).textContent.trim()));
  await heard(page, said, () => write(page, 'Tb7'), /^[Tt]orre bê sete\.|^[Tt]orre .*sete\./);
  assert.deepEqual(await page.locator('#lance').evaluate((field) => [field.value, field.getAttribute('aria-invalid')]), ['', null]);
});
