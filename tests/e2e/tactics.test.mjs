// Tactics as a pupil meets them: puzzles solved in writing and by touch, a wrong try and its answer, what comes back, the
// set of a class on the screen and on paper.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { astray, place, results } from './drill.mjs';
import { sample } from './sample.mjs';
import { follow, heldByHost, standing, useBrowser, visit } from './visit.mjs';

useBrowser();

const SET = 'serie=turma-5b';
const DAY = 24 * 60 * 60 * 1000;

/** The answers of a set, as the sheet of paper has them: of each puzzle the moves of both sides. */
async function answers(page, site, theme, grade) {
  await page.goto(site.url(`taticas/${theme}/${grade}/folha?${SET}`));
  await standing(page);
  const lines = await page.locator('.paper-answers li').allInnerTexts();
  return lines.map((line) => line.split(/\s+/).filter((word) => !/^\d+\.+$/.test(word) && word !== '…').map((word) => word.replace(/^\d+\.+/, '')));
}

async function write(page, move) {
  await page.locator('#lance').fill(move);
  await page.locator('#lance').press('Enter');
}

const card = (page) => page.locator('.task-words');

/** Until a puzzle can be played. */
async function ready(page) {
  await standing(page);
  await page.waitForSelector('.drill .play [role=gridcell][data-square]');
  await page.waitForSelector('.task h2');
}

/** Until this exercise is on show. */
const isAt = (page, at) => page.waitForFunction((at) => document.querySelector('.drill-place > span')?.textContent === at, at);

/** Solves the puzzle on show with these moves, the pupil's and the other side's by turns. */
async function solve(page, moves) {
  for (let ply = 0; ply < moves.length; ply += 2) {
    await write(page, moves[ply]);
    if (ply + 2 < moves.length) await card(page).getByText(`A resposta é ${moves[ply + 1]}. E agora?`).waitFor();
  }
  await card(page).getByText(/está certo!/).waitFor();
}

test('the list leads to every theme, and each shows its answer', async (t) => {
  const { open, site } = await visit(t);
  const page = await open('taticas');
  assert.equal(await page.title(), 'Táticas · Lance Legal');
  const themes = await page.locator('.drill-card').evaluateAll((cards) => cards.map((card) => card.pathname.slice(1)));
  assert.equal(themes.length, 13);
  for (const path of sample(themes, 3)) {
    await follow(page, site.url(path));
    await ready(page);
    assert.equal(await place(page), '1 de 10', path);
    await page.getByRole('button', { name: 'Mostrar a resposta' }).click();
    await card(page).getByText(/^O melhor lance é /).waitFor();
    await page.locator('#a-seguir').click();
    await isAt(page, '2 de 11');
  }
});

test('the way on stays where it is when the reason comes', async (t) => {
  for (const viewport of [{ width: 360, height: 740 }, { width: 1366, height: 768 }]) {
    const { open, site } = await visit(t, { viewport, reducedMotion: 'reduce' });
    const release = heldByHost(site, /analyst_loader\.js$/);
    const page = await open(`taticas/mate-1/facil?${SET}`);
    await ready(page);
    await page.getByRole('button', { name: 'Mostrar a resposta' }).click();
    const next = page.locator('#a-seguir');
    const told = await card(page).innerText();
    const { y } = await next.boundingBox();
    release();
    await page.waitForFunction((told) => document.querySelector('.task-words').innerText.length > told.length, told);
    assert.equal((await next.boundingBox()).y, y, `at ${viewport.width}`);
  }
});

test('a set is solved in writing, and everybody gets the same', async (t) => {
  const { open, site } = await visit(t);
  const page = await open('taticas');
  for (const [theme, grade] of [['mate-1', 'facil'], ['garfo', 'medio']]) {
    const lines = await answers(page, site, theme, grade);
    assert.equal(lines.length, 10);
    await page.getByRole('link', { name: 'Voltar à série' }).click();
    await ready(page);
    for (const [at, moves] of lines.entries()) {
      await isAt(page, `${at + 1} de 10`);
      await solve(page, moves);
      await page.locator('#a-seguir').click();
    }
    await page.getByText('Acertaste à primeira em 10 de 10.').waitFor();
    assert.match(await page.locator('.share code').innerText(), new RegExp(`/taticas/${theme}/${grade}\\?${SET}$`));
  }
});

test('a wrong move is answered by the move that refutes it, and comes back tomorrow', async (t) => {
  const { open, site } = await visit(t);
  const page = await open('taticas');
  const [[right]] = await answers(page, site, 'mate-1', 'facil');
  await page.goto(site.url(`taticas/mate-1/facil?${SET}`));
  await ready(page);
  await astray(page, right);
  await page.locator('.task[data-kind=refused]').waitFor();
  assert.match(await card(page).innerText(), /não é o melhor lance|não é o mate que se pede/);
  assert.doesNotMatch(await card(page).innerText(), /Havia mate/);
  assert.deepEqual((await results(page))[0], 'wrong');
  // The same position is there again; the hint marks the piece, and the right move is taken.
  await page.getByRole('button', { name: 'Pista' }).click();
  await card(page).getByText('A peça marcada é a que joga.').waitFor();
  await write(page, right);
  await card(page).getByText(/está certo!/).waitFor();
  await page.goto(site.url('taticas'));
  await standing(page);
  await page.getByText('O que falhaste volta amanhã.').waitFor();
  await page.clock.setFixedTime(Date.now() + DAY);
  await page.goto(site.url(''));
  await standing(page);
  await page.getByRole('link', { name: 'Táticas para rever: 1' }).click();
  await ready(page);
  assert.equal(await place(page), '1 de 1');
  await write(page, right);
  await card(page).getByText(/está certo!/).waitFor();
});

test('ten more, and as hard as one needs them', async (t) => {
  const { open } = await visit(t);
  const page = await open('taticas/captura');
  for (let at = 0; at < 10; at++) {
    await page.waitForFunction((at) => document.querySelector('.drill-place > span')?.textContent.startsWith(`${at + 1} de `), at);
    await page.getByRole('button', { name: 'Mostrar a resposta' }).click();
    await page.locator('#a-seguir').click();
  }
  // What was missed comes once more in the same series.
  while (await page.locator('.drill-place > span').count()) {
    await page.getByRole('button', { name: 'Mostrar a resposta' }).click();
    await page.locator('#a-seguir').click();
    await page.waitForFunction(() => document.querySelector('#fim') || document.querySelector('.drill .play'));
    if (await page.locator('#fim').count()) break;
  }
  await page.getByRole('button', { name: 'Mais dez' }).click();
  await ready(page);
  assert.equal(await place(page), '1 de 10');
});

test('the threat is found from one\'s own side of the board', async (t) => {
  const { open } = await visit(t);
  const page = await open(`taticas/ameaca/facil?${SET}`);
  await ready(page);
  const whites = /vez das Brancas/.test(await page.locator('.task h2').innerText());
  const corner = await page.locator('.play [role=gridcell]').first().getAttribute('data-square');
  assert.equal(corner, whites ? 'h1' : 'a8');
});

test('the teacher makes a set, and counts hands', async (t) => {
  const { open } = await visit(t, { viewport: { width: 1024, height: 768 }, init: () => { Element.prototype.requestFullscreen = () => Promise.resolve(); } });
  const page = await open('taticas/turma');
  await page.getByRole('radio', { name: 'Espeto' }).check();
  await page.getByRole('radio', { name: 'Médio' }).check();
  const name = page.getByLabel('Nome da série');
  await name.fill('5.º B');
  await page.getByText('Usa letras sem acentos, algarismos e traços.').waitFor();
  await name.fill('turma-5b');
  assert.match(await page.locator('.share code').innerText(), /\/taticas\/espeto\/medio\?serie=turma-5b$/);
  await page.getByRole('link', { name: 'Abrir a série' }).click();
  await ready(page);
  await page.locator('.projector-button').click();
  await page.getByRole('button', { name: 'Mais uma mão para B' }).click();
  await page.getByRole('group', { name: 'B: 1 mão no ar' }).waitFor();
  await page.keyboard.press('PageDown');
  await card(page).getByText(/^O melhor lance é /).waitFor();
  await page.keyboard.press('PageDown');
  await page.waitForFunction(() => /^2 de /.test(document.querySelector('.drill-place > span')?.textContent ?? ''));
  await page.getByRole('group', { name: 'B: 0 mãos no ar' }).waitFor();
});

test('the puzzle of the day is the same for everybody, and another tomorrow', async (t) => {
  const { open, site } = await visit(t);
  const boards = [];
  for (const days of [0, 0, 1]) {
    const page = await open();
    await page.clock.setFixedTime(Date.UTC(2026, 10, 26 + days, 12));
    await page.goto(site.url('taticas/hoje'));
    await ready(page);
    boards.push(await page.locator('.play [role=gridcell]').evaluateAll((cells) => cells.map((cell) => `${cell.dataset.square}${cell.getAttribute('aria-label')}`).join()));
    await page.close();
  }
  assert.equal(boards[0], boards[1]);
  assert.notEqual(boards[0], boards[2]);
});
