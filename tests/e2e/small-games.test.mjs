// Jogos pequenos: the list, a move refused, the computer's answer, the other side, a game won with hints.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { click, placement } from './board.mjs';
import { useBrowser, visit } from './visit.mjs';

useBrowser();

const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } };
const still = { reducedMotion: 'reduce' };
const PAWNS = '8/pppppppp/8/8/8/8/PPPPPPPP/8';

const card = (page) => page.locator('.play .task');
const says = (page, pattern) => page.waitForFunction((source) => new RegExp(source, 'u').test(document.querySelector('.play .task')?.innerText ?? ''), pattern.source);

test('on a phone: from the lessons to the list, and to a game', async (t) => {
  const { open } = await visit(t, { ...PHONE, ...still });
  const page = await open('aprender');
  await page.getByRole('link', { name: 'Jogos pequenos' }).tap();
  const cards = page.locator('.drill-card');
  await cards.first().waitFor();
  assert.equal(await cards.count(), 11);
  await cards.filter({ hasText: 'Guerra de peões' }).tap();
  await says(page, /Jogas tu, com as Brancas/);
  assert.equal(await placement(page), PAWNS);
  await card(page).getByRole('link', { name: 'Guerra de peões' }).tap();
  await cards.first().waitFor();
});

test('a move that is not legal is refused with its article, and a legal one answered', async (t) => {
  const { open } = await visit(t, still);
  const page = await open('aprender/jogos/so-peoes');
  await says(page, /Jogas tu/);
  await click(page, 'a2b3');
  await page.locator('.play .task .article').waitFor();
  await click(page, 'e2e4');
  await says(page, /O computador jogou/);
  await page.getByRole('button', { name: 'Voltar atrás' }).click();
  await says(page, /voltou atrás/);
  assert.equal(await placement(page), PAWNS);
  await page.getByRole('button', { name: 'Trocar de lado' }).click();
  await says(page, /O computador jogou/);
  await says(page, /Jogas tu, com as Pretas/);
});

test('a game won with the hints, in writing, is told, and has no stars', async (t) => {
  const { open } = await visit(t, still);
  const page = await open('aprender/jogos/so-peoes');
  const line = page.locator('#lance');
  for (let moves = 0; moves < 40; moves += 1) {
    await says(page, /Jogas tu|Ganhaste|ganhou/);
    if (await card(page).getAttribute('data-kind') === 'good') break;
    await page.getByRole('button', { name: 'Pista', exact: true }).click();
    await says(page, /bom lance/);
    const [, move] = /bom lance: (\S+?)\.(?:\s|$)/.exec(await card(page).innerText());
    await line.fill(move);
    await line.press('Enter');
    await says(page, /O computador jogou|Ganhaste/);
  }
  await says(page, /Ganhaste!/);
  await says(page, /Sem pistas/);
  assert.equal(await card(page).locator('.stars').count(), 0);
  await page.getByRole('button', { name: /Jogar outra vez/ }).click();
  await says(page, /com as Pretas/);
});
