// What is printed, with the margins that a browser uses by itself: pages are counted, and none is blank.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { click } from './board.mjs';
import { follow, painted, useBrowser, visit } from './visit.mjs';

useBrowser();

/** Chromium's own margins: a centimetre. */
const MARGINS = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };

/** How many pages a browser prints of what is on show. */
async function pages(page, options = {}) {
  const file = (await page.pdf({ format: 'A4', margin: MARGINS, ...options })).toString('latin1');
  return [...file.matchAll(/\/Type\s*\/Page\b/g)].length;
}

test('the empty score sheet is one page, with any margins', async (t) => {
  const { open } = await visit(t);
  const page = await open('folha');
  await page.getByRole('button', { name: 'Folha vazia para imprimir' }).click();
  await page.locator('.score-page').waitFor();
  for (const format of ['A4', 'Letter']) {
    assert.equal(await pages(page, { format }), 1, format);
    assert.equal(await pages(page, { format, margin: undefined, preferCSSPageSize: true }), 1, `${format}, as the page asks`);
  }
  const wide = { top: '2cm', right: '2cm', bottom: '2cm', left: '2cm' };
  assert.equal(await pages(page, { margin: wide }), 1, 'wide margins');
});

test("a game's score sheet is one page", async (t) => {
  const { open } = await visit(t);
  const page = await open('jogar');
  await click(page, 'e2e4');
  await page.getByRole('button', { name: 'Folha' }).click();
  await page.locator('#folha[open]').waitFor();
  assert.equal(await pages(page), 1);
});

test('a lesson: who plays is said once in each task', async (t) => {
  const { open, site } = await visit(t);
  const page = await open();
  for (const [path, side] of [['aprender/mate-num-lance/folha', 'Pretas'], ['aprender/garfo/folha', 'Pretas'], ['damas/aprender/damas-toma/folha', 'Pretas']]) {
    await follow(page, site.url(path));
    await page.locator('.paper-task').first().waitFor();
    const tasks = await page.locator('.paper-task > p:first-of-type').allInnerTexts();
    for (const task of tasks) assert.ok(!(task.includes(`com as ${side}`) && task.includes(`Jogam as ${side}`)), task);
    assert.ok(tasks.some((task) => task.includes('Jogam as')), 'the others say it');
  }
  await painted(page);
  assert.ok(await pages(page) >= 2, 'the answers have a page of their own');
});

test('a series on paper: so many diagrams a page, answers that follow their tasks, versions with other orders', async (t) => {
  const { open } = await visit(t);
  const page = await open('turma/preparar');
  const choose = (name) => page.locator('.choice-option', { hasText: new RegExp(`^${name}$`) }).first().click();
  const add = async (count) => {
    await page.getByRole('button', { name: 'Juntar à ficha' }).click();
    await page.locator('.class-list li').nth(count - 1).waitFor();
  };
  await page.locator('#titulo').fill('Ficha 1');
  await page.locator('#nome-da-turma').fill('turma-5b');
  await choose('Táticas');
  await add(1);
  await choose('Posição');
  await page.locator('#fen').fill('6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1');
  await page.locator('#lances').fill('Ta8#');
  await page.locator('#frase').fill('Mate em um.');
  await add(2);
  await page.locator('#lances').fill('');
  await page.locator('#frase').fill('Porque perdem as Pretas?');
  await add(3);
  await choose('Relógio');
  await add(4);
  const { hash } = new URL((await page.locator('.share code').innerText()).trim());
  await page.getByRole('link', { name: 'Ficha em papel' }).click();
  await page.locator('.class-paper .paper-task').first().waitFor();
  assert.equal(new URL(page.url()).hash, hash, 'the address is that of the series');
  const tasks = () => page.locator('.class-paper .paper-task > p:first-of-type').allInnerTexts();
  const answers = () => page.locator('.paper-answers li').allInnerTexts();
  assert.equal((await tasks()).length, 12, 'ten puzzles and two positions');
  assert.equal((await answers()).length, 12);
  assert.match((await answers())[10], /^1\.Ta8#$/);
  assert.equal((await answers())[11], 'Resposta livre. Corrige quem ensina.');
  await page.getByText('Só se faz no ecrã, pelo código QR: Relógio · 10+5.').waitFor();
  const fills = await page.locator('.board-drawing').first().locator('.square').evaluateAll((squares) => squares.slice(0, 2).map((square) => getComputedStyle(square).fill));
  assert.deepEqual(fills, ['rgb(246, 242, 228)', 'rgb(124, 159, 206)'], 'light squares below the dark ones');
  assert.equal(await page.locator('.paper-task .paper-side').count(), 12, 'each says who plays');
  assert.equal(await page.locator('.class-paper-head svg.qr path').count(), 1);
  const codes = await page.locator('.paper-code').allInnerTexts();
  assert.equal(codes.length, 2);
  assert.equal(codes[0], codes[1]);
  assert.match(codes[0], /^Série turma-5b · [0-9A-F]{4} · versão A$/);

  await painted(page);
  for (const [diagrams, sheets] of [[12, 1], [9, 2], [6, 2], [4, 3], [2, 6], [1, 12]]) {
    await choose(diagrams);
    await page.locator(`.class-paper-page[data-diagrams="${diagrams}"]`).nth(sheets - 1).waitFor();
    assert.equal(await page.locator('.class-paper-page').count(), sheets, `${diagrams} on a page`);
    await painted(page);
    assert.equal(await pages(page), sheets + 1, `${diagrams} on a page, and the answers`);
  }

  // Two half-sheets: each A4 lies on its side and holds a sheet twice.
  await page.locator('.switch', { hasText: 'Duas meias folhas' }).click();
  await choose(6);
  await page.locator('.class-paper-page[data-diagrams="6"]').nth(3).waitFor({ state: 'attached' });
  await painted(page);
  assert.equal(await page.locator('.class-paper .paper-task').count(), 24, 'twelve tasks, twice');
  assert.equal(await page.locator('.class-paper .paper-task').filter({ visible: true }).count(), 12, 'a screen shows them once');
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const sizes = [...file.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/g)].map(([, width, height]) => (Number(width) > Number(height) ? 'wide' : 'high'));
  assert.deepEqual(sizes, ['wide', 'wide', 'high'], 'two sheets of tasks, and the answers');
  await page.locator('.switch', { hasText: 'Duas meias folhas' }).click();

  const first = await tasks();
  await choose('Versão B');
  await page.locator('.paper-code', { hasText: 'versão B' }).first().waitFor();
  const second = await tasks();
  assert.notDeepEqual(second, first);
  assert.deepEqual([...second].sort(), [...first].sort());
  const place = second.findIndex((task) => task.includes('Mate em um.'));
  assert.match((await answers())[place], /Ta8#/);
  await page.getByRole('link', { name: 'Voltar à ficha' }).click();
  await page.locator('.class-list li').nth(3).waitFor();
});

test('a series of questions, moves and draughts on paper', async (t) => {
  const { open } = await visit(t);
  const page = await open('turma/preparar');
  const choose = (name) => page.locator('.choice-option', { hasText: new RegExp(`^${name}$`) }).first().click();
  const kinds = ['Perguntas', 'Notação', 'Nível de damas', 'Lição'];
  for (const [place, kind] of kinds.entries()) {
    await choose(kind);
    await page.getByRole('button', { name: 'Juntar à ficha' }).click();
    await page.locator('.class-list li').nth(place).waitFor();
  }
  await page.getByRole('link', { name: 'Ficha em papel' }).click();
  await page.locator('.class-paper .quiz-paper-task').first().waitFor();
  const questions = await page.locator('.quiz-paper-task').count();
  const diagrams = await page.locator('.class-paper-page .paper-task').count();
  assert.equal(questions, 10);
  assert.ok(diagrams > 11, 'ten moves, a level, and the levels of a lesson');
  const answers = await page.locator('.paper-answers > ol > li').allInnerTexts();
  assert.equal(answers.length, questions + diagrams);
  assert.ok(answers.every((answer) => answer.trim() !== ''), 'each has an answer');
  assert.ok(!answers.includes('As regras não confirmam nenhuma solução.'));
  await painted(page);
  assert.ok(await pages(page) >= 4);
});
