// Exercícios: a sheet is made on the board, looked through by the rules, played, copied, taken out and put back; a file that
// will not do; the same by keyboard.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { violations } from './axe.mjs';
import { click, placement, square } from './board.mjs';
import { nextButton, phase } from './lesson.mjs';
import { payload } from './records.mjs';
import { useBrowser, visit } from './visit.mjs';

useBrowser();

const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } };
const still = { reducedMotion: 'reduce' };
const button = (page, name) => page.getByRole('button', { name, exact: true });
const found = (page, pattern) => page.locator('.own-found li').filter({ hasText: pattern }).waitFor();
const texts = async (page) => (await payload(page, 'exercises'))?.sheets.map(({ text }) => text) ?? [];

/** Until what is kept fits. */
async function kept(page, pattern) {
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await texts(page)).some((text) => pattern.test(text))) return;
    await page.waitForTimeout(100);
  }
  assert.fail(`not kept: ${pattern}\n${(await texts(page)).join('\n')}`);
}

/** A new sheet with its first exercise on the board. */
async function begin(page) {
  await button(page, 'Nova ficha').click();
  await page.locator('.exercises-edit').waitFor();
}

async function fen(page, text) {
  await page.locator('#fen-do-exercicio').fill(text);
  await page.locator('#fen-do-exercicio').press('Tab');
}

test('on a phone: pieces from the tray, mate in one, played with stars', async (t) => {
  const { open } = await visit(t, { ...PHONE, ...still });
  const page = await open('exercicios');
  await begin(page);
  await button(page, 'Tabuleiro vazio').tap();
  await found(page, /não há peças/);
  for (const [piece, at] of [['rei branco', 'e1'], ['torre branca', 'a1'], ['rei preto', 'g8'], ['peão preto', 'f7'], ['peão preto', 'g7'], ['peão preto', 'h7']]) {
    await button(page, piece).tap();
    await square(page, at).tap();
  }
  assert.equal(await placement(page), '6k1/5ppp/8/8/8/8/8/R3K3');
  await page.getByRole('radio', { name: 'Dar mate' }).check({ force: true });
  await found(page, /Há mate num lance/);
  await found(page, /Só Ta8.* o consegue/);
  await page.getByLabel('Título da ficha').fill('Mates {1}');
  await page.getByLabel('Tarefa', { exact: true }).fill('Dá mate. <b>Já</b>');
  assert.deepEqual(await violations(page), []);
  await kept(page, /title Mates \(1\)[^]*goal mate 1\ntask Dá mate\. <b>Já<\/b>/);
  await page.locator('#jogar-exercicio').tap();
  await page.getByRole('heading', { name: 'Dá mate. <b>Já</b>' }).waitFor();
  await click(page, 'a1b2');
  await page.locator('.task .article').waitFor();
  await click(page, 'a1a8');
  await phase(page, 'done');
  assert.equal(await page.locator('.celebration .stars').getAttribute('data-won'), '3');
  assert.equal(await payload(page, 'progress'), undefined, 'the stars of a course are another thing');
  await nextButton(page).tap();
  await page.getByRole('heading', { name: 'Mates (1)' }).waitFor();
});

test('a line is played on the board, with its reply and another right move', async (t) => {
  const { open } = await visit(t, still);
  const page = await open('exercicios');
  await begin(page);
  await fen(page, '4k3/8/8/8/8/8/8/R3K2R w - -');
  await button(page, 'Jogar a solução').click();
  await click(page, 'a1b2');
  await page.locator('.own-said').filter({ hasText: /torre/i }).waitFor();
  await click(page, 'a1a8');
  await button(page, 'Outro lance que serve').click();
  await click(page, 'h1h8');
  await click(page, 'e8d7');
  await click(page, 'e1e2');
  await kept(page, /goal line a1a8\|h1h8 e8d7 e1e2\n/);
  assert.deepEqual(await page.locator('.own-line li').allInnerTexts(), ['Ta8+ ou Th8+', 'Rd7', 'Re2']);
  await page.locator('#jogar-exercicio').click();
  await click(page, 'h1h8');
  await square(page, 'd7').and(page.locator('[aria-label*="rei preto"]')).waitFor();
  await click(page, 'e1e2');
  await phase(page, 'done');
});

test('by keyboard: a piece, a ring and an arrow are put on the board', async (t) => {
  const { open } = await visit(t, still);
  const page = await open('exercicios');
  await begin(page);
  const press = async (name, ...at) => {
    await button(page, name).focus();
    await page.keyboard.press('Enter');
    for (const one of at) {
      await square(page, one).focus();
      await page.keyboard.press('Enter');
    }
  };
  await press('cavalo branco', 'e5');
  await press('Anel', 'd5');
  await press('Seta', 'e5', 'f7');
  await kept(page, /board rnbqkbnr\/pppppppp\/8\/4N3\/[^]*arrows e5f7\nrings d5\n/);
});

test('a sheet is copied, taken out, put back, saved as a file and opened', async (t) => {
  const { open } = await visit(t, still);
  const page = await open('exercicios');
  await begin(page);
  await page.getByLabel('Título da ficha').fill('Garfos');
  await kept(page, /title Garfos/);
  await page.getByRole('link', { name: 'Todas as fichas' }).click();
  const sheets = page.locator('.own-sheet');
  await sheets.first().waitFor();
  await button(page, 'Fazer uma cópia').first().click();
  await sheets.filter({ hasText: 'Garfos (cópia)' }).waitFor();
  const download = page.waitForEvent('download');
  await sheets.filter({ hasText: 'Garfos (cópia)' }).getByRole('button', { name: 'Guardar em ficheiro' }).click();
  const file = await (await download).path();
  assert.match(readFileSync(file, 'utf8'), /^exercises 1\ntitle Garfos \(cópia\)\n/);
  await button(page, 'Tirar').first().click();
  await page.waitForFunction(() => document.querySelectorAll('.own-sheet').length === 1);
  await button(page, 'Pôr de volta').click();
  await page.waitForFunction(() => document.querySelectorAll('.own-sheet').length === 2);
  const input = page.locator('input[type=file]');
  await input.setInputFiles(file);
  await page.waitForFunction(() => document.querySelectorAll('.own-sheet').length === 3);
  const before = await texts(page);
  for (const [text, said] of [['exercises 1\nexercise\nboard 8/8', /linha 3 não serve\. A posição/], ['<html>', /linha 1 não serve\. Não é uma ficha/], ['exercises 9\n', /versão mais nova/]]) {
    await input.setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await page.locator('.outcome').filter({ hasText: said }).waitFor();
  }
  assert.deepEqual(await texts(page), before, 'nothing is lost');
});

test('a sheet that is not here is told, and the way to the others', async (t) => {
  const { open } = await visit(t, { ...still, forgive: [/404 \(Not Found\)/] });
  const page = await open('exercicios/fnada/1');
  await page.getByRole('heading', { name: 'Esta ficha não está aqui' }).waitFor();
  await page.getByRole('link', { name: 'Todas as fichas' }).click();
  await button(page, 'Nova ficha').waitFor();
});
