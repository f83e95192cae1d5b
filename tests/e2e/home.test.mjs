// The home page: a board to play on at once, the ways in of who has never been here, the way on of who has.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { click, listen, tabToBoard, walk } from './board.mjs';
import { at, kept } from './lesson.mjs';
import { follow, open, standing, useBrowser, visit } from './visit.mjs';

useBrowser();

const square = (page, name) => page.locator(`.hero-example [data-square=${name}]`);
const card = (page) => page.locator('.hero-example .verdict');
const starts = (page) => page.locator('.start-links .start-link');

test('the first touch is a move: refused with its reason, then two stars and the next level', async (t) => {
  const { open: first } = await visit(t, { hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
  const page = await first();
  // The board stands on the first screen, above the menu.
  const [board, menu] = [await page.locator('.hero-example .board-field').boundingBox(), await page.locator('.bottom-bar').boundingBox()];
  assert.ok(board.y + board.height <= menu.y, `${board.y} + ${board.height} of ${menu.y}`);
  assert.deepEqual(await starts(page).locator('strong').allInnerTexts(), ['Nunca joguei', 'Já sei jogar', 'Sou professor']);
  assert.match(await card(page).innerText(), /Leva a torre às duas estrelas/);
  for (const name of ['b4', 'g7']) await square(page, name).tap();
  await card(page).and(page.locator('[data-kind=refused]')).waitFor();
  assert.match(await card(page).innerText(), /A torre anda\s+a direito[^]*b4[^]*g7[^]*Artigo 3\.3/);
  for (const name of ['b4', 'b7']) await square(page, name).tap();
  await card(page).getByText('Falta 1 estrela').waitFor();
  for (const name of ['b7', 'g7']) await square(page, name).tap();
  await card(page).getByText('Conseguiste!').waitFor();
  assert.deepEqual(await kept(page), { 'torre/duas-voltas': 3 });
  await card(page).getByRole('link', { name: 'Nível seguinte' }).tap();
  await at(page, 'torre', 'na-mesma-coluna');
  // Who comes back goes on, and sees another board.
  await page.locator('.brand').tap();
  await page.getByRole('link', { name: 'Continuar: O tabuleiro' }).waitFor();
  assert.equal(await starts(page).count(), 0);
  assert.match(await card(page).innerText(), /Não podes\s+rocar agora/);
});

test('the board of the home page by keyboard, as it is heard', async (t) => {
  const { open: first } = await visit(t);
  const page = await first();
  // A board without a card waits for the lesson, and is replaced.
  await card(page).waitFor();
  const heard = await listen(page);
  await tabToBoard(page);
  await walk(page, 'b4');
  await page.keyboard.press('Enter');
  await walk(page, 'b7');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('.hero-example .verdict').innerText.includes('estrela'));
  await walk(page, 'b7');
  await page.keyboard.press('Enter');
  await walk(page, 'g7');
  await page.keyboard.press('Enter');
  await card(page).getByText('Conseguiste!').waitFor();
  assert.match((await heard()).join(' '), /Conseguiste! Foram dois lances/);
});

test('each start leads to its place, and the teacher finds the class', async (t) => {
  const { site, open: first } = await visit(t);
  const page = await first();
  assert.deepEqual(await page.locator('.start-links a').evaluateAll((all) => all.map((one) => new URL(one.href).pathname)), ['/aprender/tabuleiro', '/aprender/nivel']);
  await page.getByRole('button', { name: /Sou professor/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Para o professor' });
  const paths = await dialog.getByRole('link').evaluateAll((all) => all.map((one) => new URL(one.href).pathname));
  assert.deepEqual(paths, ['/aprender', '/taticas/turma', '/aprender/exame/turma', '/regras/escola', '/jogar/aula', '/professor', '/torneio', '/diagramas', '/exercicios', '/turma', '/relogio']);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  for (const path of paths) {
    await follow(page, site.url(path));
    assert.equal(await page.locator('main h1').count(), 1, path);
    assert.doesNotMatch(await page.locator('main h1').innerText(), /não existe/, path);
  }
});

test('a game that was begun is gone on with, and the first lesson still waits', async (t) => {
  const visited = await visit(t);
  const page = await visited.open('jogar');
  await click(page, 'e2e4');
  await page.waitForFunction(() => Object.values(localStorage).some((text) => text.includes('e2e4')));
  await page.locator('.brand').click();
  await page.getByRole('link', { name: 'Continuar a partida' }).waitFor();
  assert.equal(await starts(page).count(), 0);
  await page.getByRole('link', { name: 'Começar: O tabuleiro' }).waitFor();
  const other = await open(visited.context, visited.site.url());
  await other.getByRole('link', { name: 'Continuar a partida' }).waitFor();
});

test('Aprender shows the section one is in; the others are folded and open at a touch', async (t) => {
  const { site, open: first } = await visit(t);
  const page = await first('aprender');
  const unfolded = () => page.locator('.learn-section[open] h2').allInnerTexts();
  assert.deepEqual(await unfolded(), ['O tabuleiro e a torre']);
  await page.locator('summary', { hasText: 'Xeque e mate' }).click();
  assert.deepEqual(await unfolded(), ['O tabuleiro e a torre', 'Xeque e mate']);
  await page.locator('.lesson-card[href$="/sair-do-xeque"]').click();
  await page.locator('.lesson-ways').getByRole('link', { name: 'Todas as lições' }).click();
  await page.waitForSelector('.learn-section');
  assert.deepEqual(await unfolded(), ['O tabuleiro e a torre', 'Xeque e mate'], 'where one was stays open');
  // Stars are a sum, from the first level on.
  await page.evaluate(() => localStorage.clear());
  await page.goto(site.url());
  await standing(page);
  for (const name of ['b4', 'b7', 'b7', 'g7']) await square(page, name).click();
  await page.locator('.top-menu').getByRole('link', { name: 'Aprender' }).click();
  const rook = page.locator('.lesson-card[href$="/torre"]');
  await rook.getByText('3 de 39 estrelas').waitFor();
  assert.match(await rook.innerText(), /Níveis: 1 de 13/);
  await page.locator('summary', { hasText: 'O tabuleiro e a torre' }).getByText('3 de 78 estrelas').waitFor();
});
