// Torneio: 24 pupils from a pasted list, five rounds by tap and by key, a late entry, a withdrawal, two forfeits, a reload in
// between; why two meet, a swap, the table's sums, the wall, the files.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { begin, boards, pair, part, play, press } from './cup.mjs';
import { standing, useBrowser, visit } from './visit.mjs';

useBrowser();

const NAMES = [
  'Ana', 'Bruno', 'Carla', 'Diogo', 'Eva', 'Filipe', 'Gil', 'Hugo', 'Inês', 'João', 'Lara', 'Marco',
  'Nuno', 'Olga', 'Paulo', 'Rita', 'Sara', 'Tiago', 'Vera', 'Xavier', 'Zita', 'Alice', 'Beatriz', 'Clara',
];
const list = NAMES.map((name, at) => `${name} Silva;${2010 + (at % 3)};7B;${at % 2 ? 'm' : 'f'};${1500 - at}`).join('\n');

async function paste(page, text, button) {
  await page.locator('#lista').fill(text);
  await press(page, button).click();
}

/** White and Black and draws in turns. */
const mixed = (round) => (board) => ['1', '=', '0'][(board + round) % 3];

test('twenty-four pupils, five rounds, a late entry, a withdrawal, two forfeits', async (t) => {
  const { open } = await visit(t, { viewport: { width: 1366, height: 768 } });
  const page = await open('torneio');
  await begin(page);
  await page.locator('#lista').fill('nome;ano;turma;género;rating\nSem Ano;doze;7B;f;1000\nBem;2012;7B;f;1000');
  await page.getByText('Linha 2 fica de fora.').waitFor();
  await paste(page, list, 'Juntar 24 jogadores');
  await page.getByRole('heading', { name: '24 jogadores' }).waitFor();
  await part(page, 'Ronda').click();
  await pair(page, 1);
  assert.equal(await boards(page).count(), 12);

  // A tap; the same once more takes it back.
  const first = boards(page).first();
  await first.locator('.cup-mark').first().click();
  await page.waitForFunction(() => document.querySelector('.cup-board').dataset.done === 'true');
  await first.locator('.cup-mark').first().click();
  await page.waitForFunction(() => document.querySelector('.cup-board').dataset.done === 'false');
  // Two forfeits, by key.
  await first.focus();
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('-');
  await page.getByText(/^Faltam 10 resultados/).waitFor();
  // Each result is kept before the next can be entered.
  await page.reload();
  await standing(page);
  await page.getByText(/^Faltam 10 resultados/).waitFor();
  assert.equal(await boards(page).nth(0).getAttribute('data-done'), 'true');
  await play(page, 1, mixed(1));

  // A closed round is corrected only on purpose, and the log tells.
  await boards(page).nth(5).locator('.cup-mark').nth(1).click();
  await page.getByText('Esta ronda está fechada.').waitFor();
  await page.locator('.switch', { hasText: 'Corrigir resultados' }).click();
  await boards(page).nth(5).locator('.cup-mark').nth(0).click();
  await boards(page).nth(5).locator('.cup-mark').nth(2).click();
  await page.getByText('O que foi mudado').click();
  await page.getByText(/passou a 0 – 1/).waitFor();

  for (let round = 2; round <= 5; round++) {
    if (round === 3) {
      await part(page, 'Jogadores').click();
      await paste(page, 'Tardia Melim;2011;7A;f;', 'Juntar um jogador');
      await page.getByRole('button', { name: 'Sai do torneio: Diogo Silva' }).click();
      await part(page, 'Ronda').click();
    }
    await pair(page, round);
    assert.equal(await boards(page).count(), 12);
    if (round === 2) {
      const why = boards(page).first().locator('.cup-why');
      await why.locator('summary').click();
      await why.getByText('Ainda não tinham jogado um com o outro.').waitFor();
      // A swap by hand says what it breaks.
      await press(page, 'Trocar à mão').click();
      const options = await page.locator('#trocar-um option').evaluateAll((all) => all.map((one) => one.value).filter(Boolean));
      await page.locator('#trocar-um').selectOption(options[0]);
      await page.locator('#trocar-outro').selectOption(options[1]);
      await page.getByText('Estes dois não podem trocar de lugar.').waitFor();
      await page.locator('#trocar-outro').selectOption(options[3]);
      await press(page, 'Trocar').click();
      await page.locator('.cup-hand').first().waitFor();
    }
    await play(page, round, mixed(round));
  }
  await page.getByText('O torneio acabou.').waitFor();

  await part(page, 'Classificação').click();
  await page.getByText('Depois de 5 rondas.').waitFor();
  assert.equal(await page.locator('.school-standings tbody tr').count(), 25);
  await page.locator('.school-standings tbody tr').first().locator('.school-value').nth(2).click();
  await page.getByText(/^Buchholz corrigido d[aoe] /).waitFor();
  const taken = page.waitForEvent('download');
  await press(page, 'Torneio, TRF16').click();
  const trf = await readFile(await (await taken).path(), 'utf8');
  assert.equal(trf.split('\n').filter((line) => line.startsWith('001')).length, 25);
  assert.ok(trf.includes('XXR 5'), trf);
});

test('the wall hides surnames and turns its pages', async (t) => {
  const { open } = await visit(t, { viewport: { width: 1024, height: 768 } });
  const page = await open('torneio');
  await begin(page);
  await paste(page, list, 'Juntar 24 jogadores');
  await part(page, 'Ronda').click();
  await pair(page, 1);
  await part(page, 'Projetar').click();
  await page.locator('.cup-wall-choices').getByRole('button', { name: 'Projetar' }).click();
  const rows = page.locator('.cup-wall li');
  await rows.first().waitFor();
  const size = await rows.first().evaluate((row) => parseFloat(getComputedStyle(row).fontSize));
  assert.ok(size >= 40, `${size}`);
  assert.ok(!(await page.locator('.cup-wall').innerText()).includes('Silva'));
  const before = await rows.first().innerText();
  await page.keyboard.press('PageDown');
  await page.waitForFunction((text) => document.querySelector('.cup-wall li').innerText !== text, before);
});

test('a second window reads, and can take over', async (t) => {
  const { open } = await visit(t);
  const page = await open('torneio');
  await begin(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByText('Este torneio está aberto noutra janela. Aqui só podes ver.').waitFor();
  await other.getByRole('button', { name: 'Continuar aqui' }).click();
  await page.getByText('Este torneio está aberto noutra janela. Aqui só podes ver.').waitFor();
});
