// Uma partida em aula: read with comments and variations, stepped through by buttons, keys and the presenter, guessed with
// hands counted, tried without losing the game, drawn on; of several games one is chosen, and a bad file is told.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { violations } from './axe.mjs';
import { click, placement, START, type } from './board.mjs';
import { openLecture, PGN } from './game-in-class.mjs';
import { standing, useBrowser, visit } from './visit.mjs';

useBrowser();

const press = (page, name) => page.getByRole('button', { name, exact: true }).click();
const printed = async (page) => (await page.locator('.lecture-moves').innerText()).replace(/\s+/g, ' ').trim();
const here = (page) => page.locator('.lecture-moves [aria-current]').innerText();

test('comments and variations stand among the moves, and a press shows a move', async (t) => {
  const { open } = await visit(t, { reducedMotion: 'reduce' });
  const page = await open('jogar/aula');
  await page.getByText('Ainda não há lances.').waitFor();
  await openLecture(page);
  assert.equal(await printed(page), 'Uma aula. 1.e4 e5 2.Cf3! ataca e5 ( 2.f4 exf4 aceite ( 2...d5 3.exd5 ) 3.Cf3 ) 2...Cc6 3.Bc4 Cf6 4.Cg5 d5');
  assert.equal(await page.locator('.lecture-title').innerText(), 'Inês – Rui 1-0');
  assert.equal(await placement(page), START, 'a game begins at its first move');
  for (const _ of [1, 2, 3]) await press(page, 'Lance seguinte');
  assert.equal(await here(page), '2.Cf3!');
  // The arrow of the file.
  await page.getByRole('gridcell', { name: /seta para é cinco/ }).waitFor();
  await page.locator('.lecture-moves .move', { hasText: '3.exd5' }).click();
  await press(page, 'Voltar à partida');
  assert.equal(await here(page), 'e5');
  await press(page, 'Ir para o fim');
  assert.equal(await here(page), 'd5');
  // Why the move on show was good or bad; the answer goes with the move.
  await page.locator('.lecture-moves .move', { hasText: '4.Cg5' }).click();
  await press(page, 'Porquê?');
  await page.locator('.lecture-line').waitFor();
  assert.match(await page.locator('.lecture-line').innerText(), /Cg5/);
  await press(page, 'Lance anterior');
  await page.locator('.lecture-line').waitFor({ state: 'detached' });
  assert.deepEqual(await violations(page), []);
});

test('the class guesses: what comes is hidden, hands are counted, the answer is shown', async (t) => {
  const { open } = await visit(t, { reducedMotion: 'reduce', viewport: { width: 1024, height: 768 } });
  const page = await open('jogar/aula');
  await openLecture(page);
  await page.locator('.lecture-modes .switch').click();
  assert.equal(await printed(page), 'Uma aula.');
  await page.getByRole('heading', { name: 'Que lance jogavas?' }).waitFor();
  await click(page, 'd2d4');
  await click(page, 'e2e4');
  await type(page, 'e4');
  await page.getByText('B · e4 · 2 mãos', { exact: true }).waitFor();
  await press(page, 'Mais uma mão: A · d4 · 1 mão');
  await page.getByText('A · d4 · 2 mãos', { exact: true }).waitFor();
  assert.equal(await placement(page), START, 'a proposal is not played');
  await press(page, 'Mostrar o lance');
  await page.locator('.task-words').getByText('Este foi o lance da partida. Acertaram 2 mãos, de 4.').waitFor();
  assert.equal(await here(page), '1.e4');
  // Projected: the presenter shows the next move.
  await page.locator('.projector-button').click();
  await page.waitForSelector('html[data-projecting=on]');
  await page.keyboard.press('PageDown');
  await page.waitForFunction(() => document.querySelector('.lecture-moves [aria-current]')?.textContent.includes('e5'));
  await page.keyboard.press('PageUp');
  await page.waitForFunction(() => document.querySelector('.lecture-moves [aria-current]')?.textContent.includes('e4'));
  assert.ok(await page.locator('.lecture-moves').isVisible());
});

test('a try is a variation: nothing of the game is lost, and a refusal has its article', async (t) => {
  const { open } = await visit(t, { reducedMotion: 'reduce', viewport: { width: 360, height: 740 } });
  const page = await open('jogar/aula');
  await openLecture(page);
  await press(page, 'Lance seguinte');
  await click(page, 'e7e4');
  await page.locator('.verdict[data-kind=refused] .article', { hasText: '3.7' }).waitFor();
  await click(page, 'c7c5');
  assert.match(await printed(page), /1\.e4 e5 \( 1\.\.\.c5 \) 2\.Cf3!/);
  await press(page, 'Voltar à partida');
  assert.equal(await here(page), '1.e4');
  await press(page, 'Apagar tentativas');
  assert.doesNotMatch(await printed(page), /c5 \)/);
  // An arrow by two presses, and wiped.
  await press(page, 'Seta');
  await page.getByText('Toca na casa onde a seta começa').waitFor();
  await click(page, 'g1f3');
  await page.getByRole('gridcell', { name: /seta para f três/ }).waitFor();
  await press(page, 'Limpar desenhos');
  await page.getByRole('gridcell', { name: /seta para f três/ }).waitFor({ state: 'detached' });
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing sticks out');
  assert.deepEqual(await violations(page), []);
});

test('of several games one is chosen; bad texts are told; the game of Jogar comes by itself', async (t) => {
  const { open, site } = await visit(t, { reducedMotion: 'reduce' });
  const page = await open('jogar');
  for (const move of ['e2e4', 'e7e5']) await click(page, move);
  await page.goto(site.url('jogar/aula'));
  await standing(page);
  await page.locator('.lecture-moves .move').first().waitFor();
  assert.equal(await printed(page), '1.e4 e5');
  await page.locator('.lecture-opening summary').click();
  const input = page.locator('.lecture-opening input[type=file]');
  const file = (text) => input.setInputFiles({ name: 'partidas.pgn', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await file('nada');
  await page.getByText('Não encontrei nenhuma partida.').waitFor();
  await file('x'.repeat(400_001));
  await page.getByText('Cabem 400 kB.').waitFor();
  await file(`[White "A"]\n\n1.d4 *\n\n[White "B"]\n\n1.c4 c5 *\n\n${PGN}`);
  await press(page, 'B – Pretas');
  await page.locator('.lecture-title', { hasText: 'B – Pretas' }).waitFor();
  await page.locator('.lecture-moves .move', { hasText: 'c4' }).waitFor();
  assert.equal(await printed(page), '1.c4 c5');
  await page.locator('.lecture-opening summary').click();
  await file('[White "C"]\n\n1.e4 e5 2.Ke5 *');
  await page.getByText('Na linha 3 não percebi «2.Ke5».').or(page.getByText('Na linha 3 não percebi «Ke5».')).waitFor();
  assert.equal(await printed(page), '1.e4 e5');
  await press(page, 'A partida de Jogar');
  await page.waitForFunction(() => document.querySelector('.lecture-title').textContent === 'Brancas – Pretas');
});

test('the game on paper: before noted moves, or every so many, with the moves on a page of their own', async (t) => {
  const { open } = await visit(t, { reducedMotion: 'reduce' });
  const page = await open('jogar/aula');
  assert.equal(await page.getByRole('button', { name: 'Folha em papel' }).count(), 0, 'there is no game yet');
  await openLecture(page);
  await press(page, 'Folha em papel');
  await page.getByRole('heading', { name: 'Inês – Rui 1-0', exact: true }).waitFor();
  const tasks = page.locator('.paper-task');
  const answers = () => page.locator('.paper-answers li').allInnerTexts();
  assert.equal(await tasks.count(), 1);
  assert.match(await tasks.first().innerText(), /Jogam as Brancas\. Que lance se jogou\?/);
  assert.deepEqual(await answers(), ['2.Cf3! ataca e5']);
  await page.locator('.choice-option', { hasText: 'Depois de cada lance' }).click();
  await tasks.nth(2).waitFor();
  assert.deepEqual(await answers(), ['2.Cf3! ataca e5', '3.Bc4', '4.Cg5']);
  const file = (await page.pdf({ format: 'A4' })).toString('latin1');
  assert.equal([...file.matchAll(/\/Type\s*\/Page\b/g)].length, 2, 'the tasks, and the answers');
  assert.deepEqual(await violations(page), []);
  await press(page, 'Voltar à partida');
  await page.locator('.lecture-moves .move').first().waitFor();
  assert.equal(await placement(page), START, 'the game is as it was');
});
