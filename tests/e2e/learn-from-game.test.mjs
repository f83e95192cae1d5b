// What to learn from a game: the way from a game that is over, its moments as exercises, their review, and what fails.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { click, newGame, type } from './board.mjs';
import { standing, useBrowser, visit } from './visit.mjs';

useBrowser();

const still = { reducedMotion: 'reduce' };
/** The shepherd's mate: Black's third move allows it. */
const MATE = ['e4', 'e5', 'Bc4', 'Cc6', 'Dh5', 'Cf6', 'Dxf7'];
const PGN = '[White "Ana"]\n[Black "Rui"]\n\n1. e4 {[%clk 0:14:58]} e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0\n';
const LEARN = 'O que aprender desta partida';

const says = (page, pattern) => page.waitForFunction((source) => new RegExp(source, 'u').test(document.querySelector('main')?.innerText ?? ''), pattern.source);

/** A game of two that ends with the mate. */
async function mated(page) {
  for (const move of MATE) await type(page, move);
  await says(page, /Ganharam as Brancas/);
}

/** Goes on until the moment before the mate is asked. */
async function toTheMate(page) {
  await page.locator('.task').waitFor();
  for (let tries = 0; tries < 4; tries++) {
    const knight = page.locator('.play [data-square=g8]');
    if (/cavalo preto/.test(await knight.getAttribute('aria-label')) && await page.locator('.play [data-square=h5][aria-label*="dama branca"]').count()) return;
    await page.getByRole('button', { name: 'Mostrar a resposta' }).click();
    await page.getByRole('button', { name: 'Seguinte' }).click();
  }
  assert.fail('the moment before the mate was not asked');
}

test('after a game of two: a wrong try is answered, a good one is accepted, and it comes back', async (t) => {
  const { open, site } = await visit(t, still);
  const page = await open('jogar');
  assert.equal(await page.getByRole('link', { name: LEARN }).count(), 0, 'the game has not begun');
  await mated(page);
  await page.getByRole('link', { name: LEARN }).click();
  await toTheMate(page);
  await says(page, /Jogam as Pretas\. Que jogavas\?/);
  await click(page, 'g8f6');
  await says(page, /Há melhor do que Cf6\.[^]*mate/);
  await click(page, 'g7g6');
  await says(page, /g6 é um dos melhores lances/);
  await says(page, /Na partida jogou-se Cf6/);
  await page.goto(site.url('notacao/partidas'));
  await standing(page);
  await says(page, /volta amanhã/);
  await page.getByRole('button', { name: 'Jogar outra vez' }).click();
  await toTheMate(page);
});

test('a game from a text has the same way, and where nothing was lost it is said', async (t) => {
  const { open, site } = await visit(t, still);
  const page = await open('jogar');
  await page.locator('.play-actions').getByRole('button', { name: 'Mais' }).click();
  await page.locator('#partida').fill(PGN);
  await page.getByRole('button', { name: 'Abrir', exact: true }).click();
  await page.getByRole('link', { name: LEARN }).click();
  await toTheMate(page);
  await page.goto(site.url('jogar'));
  await standing(page);
  await newGame(page);
  for (const move of ['e4', 'e5']) await type(page, move);
  await page.goto(site.url('notacao/partidas/esta'));
  await standing(page);
  await says(page, /Não encontrei nesta partida/);
  await page.getByRole('link', { name: 'Ir para o tabuleiro' }).click();
  await says(page, /e5/);
});

test('where the worker cannot start it is said, with a way to ask again and the way back', async (t) => {
  const init = () => { window.Worker = class { constructor() { throw new Error('none'); } }; };
  const { open } = await visit(t, { init, ...still });
  const page = await open('jogar');
  await mated(page);
  await page.getByRole('link', { name: LEARN }).click();
  await page.getByRole('button', { name: 'Tentar outra vez' }).click();
  await page.getByRole('link', { name: 'Ir para o tabuleiro' }).click();
  await says(page, /Ganharam as Brancas/);
});
