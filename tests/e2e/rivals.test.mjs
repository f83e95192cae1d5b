// Chess against the computer: by touch, by keyboard and in writing; hints, reasons, warnings, draws; and what fails.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { against, click, fen, OPPONENTS, type } from './board.mjs';
import { standing, useBrowser, visit } from './visit.mjs';

useBrowser();

const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } };
const still = { reducedMotion: 'reduce' };
/** A mate on the back rank. */
const MATE = '6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1';

const verdict = (page) => page.locator('.play .verdict');
const moves = (page) => page.locator('.move-list button.move').allInnerTexts();
const settled = (page, count) => page.waitForFunction((wanted) => document.querySelectorAll('.move-list button.move').length >= wanted, count, { polling: 50 });
const says = (page, pattern) => page.waitForFunction((source) => new RegExp(source, 'u').test(document.querySelector('.play .verdict')?.innerText ?? ''), pattern.source);

test('eight opponents to choose from, each with a face, a strength, a rating and a manner', async (t) => {
  const { open } = await visit(t, PHONE);
  const page = await open('jogar');
  await page.getByRole('button', { name: 'Jogar contra o computador' }).tap();
  const options = page.locator('.rival');
  await options.first().waitFor();
  const told = await options.allInnerTexts();
  assert.deepEqual(told.map((text) => text.split('\n')[0]), OPPONENTS);
  assert.ok(told.every((text) => text.split('\n').filter(Boolean).length === 4), told.join('|'));
  // The drawings are a file of their own, which may come after the words.
  await page.waitForFunction(() => {
    const drawn = [...document.querySelectorAll('.rival .face use')].map((use) => use.getBBox().width);
    return drawn.length === 8 && drawn.every((width) => width > 30);
  });
});

test('a game by touch on a phone: its answers, a take back, kept over a reload', async (t) => {
  const { open } = await visit(t, { ...PHONE, ...still });
  const page = await open('jogar');
  await against(page, 'Bia');
  await says(page, /É a tua vez: jogas com as Brancas/);
  for (const name of ['e2', 'e4']) await page.locator(`.play [data-square=${name}]`).tap();
  await settled(page, 2);
  await says(page, /É a tua vez/);
  const played = await moves(page);
  await page.reload();
  await standing(page);
  assert.deepEqual(await moves(page), played);
  await page.getByRole('button', { name: 'Voltar atrás' }).tap();
  assert.deepEqual(await moves(page), []);
});

test('in writing and with Black: the computer begins, and is not moved for', async (t) => {
  const { open } = await visit(t, still);
  const page = await open('jogar');
  await against(page, 'Zeca', { side: 'Pretas' });
  await settled(page, 1);
  await says(page, /É a tua vez: jogas com as Pretas/);
  // The player's side is at the bottom.
  const [own, other] = await Promise.all(['h8', 'h1'].map((name) => page.locator(`.play [data-square=${name}]`).boundingBox()));
  assert.ok(own.y > other.y);
  await type(page, 'a6');
  await settled(page, 3);
});

test('a hint says more each time, and why', async (t) => {
  const { open } = await visit(t, still);
  const page = await open(fen(MATE));
  await against(page, 'Bia');
  await page.getByRole('button', { name: 'Pista', exact: true }).click();
  await says(page, /Olha para a ala da dama/);
  const more = verdict(page).getByRole('button', { name: 'Mais uma pista' });
  await more.click();
  await says(page, /Olha para a torre de a1/);
  await more.click();
  await says(page, /A torre de a1 vai para a8[^]*mate do corredor/);
  await click(page, 'a1a8');
  await says(page, /Ganharam as Brancas/);
  await page.getByRole('button', { name: 'Porquê?' }).click();
  await says(page, /É o mate do corredor\. A torre chega a a8/);
});

test('a warning before the answer, with the way back and the way on', async (t) => {
  const { open } = await visit(t, still);
  const page = await open(fen('4k3/8/2p5/8/8/8/8/3QK3 w - - 0 1'));
  await against(page, 'Bia', { warning: 'Antes da resposta' });
  await type(page, 'Dd5');
  await says(page, /Atenção a este lance[^]*d5/);
  assert.equal((await moves(page)).length, 1, 'the computer waits');
  await verdict(page).getByRole('button', { name: 'Tentar outra vez' }).click();
  assert.deepEqual(await moves(page), []);
  await type(page, 'Dd5');
  await verdict(page).getByRole('button', { name: 'Jogar assim mesmo' }).click();
  await settled(page, 2);
  await says(page, /É a tua vez/);
});

test('where the worker cannot start, it is said, and two may play on', async (t) => {
  const init = () => { window.Worker = class { constructor() { throw new Error('none'); } }; };
  const { open } = await visit(t, { init, ...still });
  const page = await open('jogar');
  await against(page, 'Mestra Salomé', { side: 'Pretas' });
  await says(page, /O computador não responde/);
  await page.getByRole('button', { name: 'Tentar outra vez' }).click();
  await says(page, /O computador não responde/);
  await page.getByRole('button', { name: 'Continuar a dois' }).click();
  await click(page, 'e2e4');
  assert.deepEqual(await moves(page), ['e4']);
});

test('only the player resigns, and a draw is offered with a move', async (t) => {
  const { open } = await visit(t, still);
  const page = await open('jogar');
  await against(page, 'Bia');
  await click(page, 'e2e4');
  await settled(page, 2);
  await page.getByRole('button', { name: 'Terminar' }).click();
  assert.equal(await page.getByRole('button', { name: 'As Pretas abandonam' }).count(), 0);
  await page.getByRole('button', { name: 'As Brancas oferecem empate' }).click();
  await says(page, /A oferta vai com o teu próximo lance/);
  await click(page, 'd2d3');
  await settled(page, 4);
  await says(page, /não aceitou o empate/);
  await page.getByRole('button', { name: 'Terminar' }).click();
  await page.getByRole('button', { name: 'As Brancas abandonam' }).click();
  await says(page, /Ganharam as Pretas/);
});
