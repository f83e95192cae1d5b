// Torneio, what the organiser decides: brothers kept apart, points lent, criteria chosen in an order of one's own, and FIDE's
// files of both editions, a foreign one with lines that nobody here knows.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { begin, boards, pair, part, play, press } from './cup.mjs';
import { useBrowser, visit } from './visit.mjs';

useBrowser();

const NAMES = ['Ana', 'Bruno', 'Carla', 'Diogo', 'Eva', 'Filipe', 'Gil', 'Hugo'];
const list = NAMES.map((name, at) => `${name} Silva;${1500 - at}`).join('\n');
const pairs = async (page) => (await boards(page).evaluateAll((all) => all.map((one) => [...one.querySelectorAll('.cup-name')].map((name) => name.textContent.split(' ')[0]).sort().join('-')))).sort();

async function eight(page) {
  await begin(page);
  await page.locator('#lista').fill(`nome;rating\n${list}`);
  await press(page, 'Juntar 8 jogadores').click();
  await page.getByRole('heading', { name: '8 jogadores' }).waitFor();
}

const whiteWins = () => '1';

async function saved(page, name) {
  const taken = page.waitForEvent('download');
  await press(page, name).click();
  return readFile(await (await taken).path(), 'utf8');
}

test('brothers do not meet, and points are lent to the upper half', async (t) => {
  const { open } = await visit(t);
  const page = await open('torneio');
  await eight(page);
  await page.locator('input[name=aceleracao]').last().check({ force: true });
  await page.getByText('Para emparceirar as rondas 1 a 2, a metade de cima da lista conta com mais um ponto.').waitFor();
  // Nobody chosen, then two.
  await press(page, 'Separar').click();
  await page.getByText('Escolhe dois jogadores diferentes.').waitFor();
  await page.locator('#separar-um').selectOption({ label: 'Ana Silva' });
  await page.locator('#separar-outro').selectOption({ label: 'Carla Silva' });
  await press(page, 'Separar').click();
  await page.getByText('Ana Silva e Carla Silva não jogam um com o outro.').waitFor();
  await part(page, 'Ronda').click();
  await pair(page, 1);
  // The upper half meets itself, Ana and Carla apart.
  assert.deepEqual(await pairs(page), ['Ana-Diogo', 'Bruno-Carla', 'Eva-Gil', 'Filipe-Hugo']);
  const why = boards(page).first().locator('.cup-why');
  await why.locator('summary').click();
  await why.getByText('Há aceleração.').waitFor();
  await why.getByText('a organização não deixa').waitFor();
  await play(page, 1, whiteWins);
  // They may meet again, and the log tells.
  await part(page, 'Jogadores').click();
  await press(page, 'Deixar jogar: Ana Silva e Carla Silva').click();
  await page.waitForFunction(() => document.activeElement?.id === 'separados');
  await part(page, 'Ronda').click();
  await page.getByText('O que foi mudado').click();
  await page.getByText(/já podem jogar um com o outro/).waitFor();
});

test('criteria are chosen, ordered by the keyboard, and the table follows', async (t) => {
  const { open } = await visit(t);
  const page = await open('torneio');
  await eight(page);
  await part(page, 'Ronda').click();
  for (const round of [1, 2]) {
    await pair(page, round);
    await play(page, round, whiteWins);
  }
  await part(page, 'Classificação').click();
  await page.getByText('Depois de 2 rondas.').waitFor();
  await page.locator('input[name=criterios]').nth(1).check({ force: true });
  const criteria = page.locator('.cup-rows li[data-tie]');
  const heads = page.locator('.school-standings thead th');
  await criteria.first().waitFor();
  const shown = () => criteria.evaluateAll((all) => all.map((one) => one.dataset.tie));
  assert.deepEqual(await shown(), ['bh-c1', 'bh', 'sb', 'de', 'win']);
  await press(page, 'Descer: Buchholz sem o pior').press('Enter');
  await page.getByText('Buchholz sem o pior: lugar 2 de 5.').waitFor();
  await page.waitForFunction(() => document.activeElement?.id === 'desempate-1');
  await press(page, 'Tirar: Vitórias').press('Enter');
  await page.waitForFunction(() => document.querySelectorAll('.cup-rows li[data-tie]').length === 4);
  await page.locator('#juntar-desempate').selectOption({ label: 'Progressivo' });
  await page.getByText('A soma dos pontos que tinha depois de cada ronda.').first().waitFor();
  await press(page, 'Juntar critério').click();
  await page.getByText('Progressivo: lugar 5 de 5.').waitFor();
  assert.deepEqual(await shown(), ['bh', 'bh-c1', 'sb', 'de', 'ps']);
  assert.deepEqual((await heads.allInnerTexts()).slice(-5), ['Buchholz', 'Buchholz sem o pior', 'Sonneborn-Berger', 'Entre os empatados', 'Progressivo']);
  const csv = await saved(page, 'Classificação, CSV');
  assert.match(csv.split('\n')[0], /Buchholz;Buchholz sem o pior;Sonneborn-Berger;Entre os empatados;Progressivo/);
  const trf = await saved(page, 'Torneio, TRF26');
  assert.ok(trf.includes('202 BH,BH/C1,SB,DE,PS\n') && trf.includes('192 FIDE_DUTCH_2026\n'), trf);
  // Paper has the same columns.
  await part(page, 'Papel').click();
  await page.locator('input[name=papel]').nth(4).check({ force: true });
  await page.locator('.cup-printed thead').getByText('Progressivo').waitFor();
});

const FOREIGN = `012 Aberto
022 Funchal
XXR 5
001    1 m    Álvares, João                     1500 POR     1900001 2012/01/02  1.0    1     2 w 1
001    2      Borges, Inês                      1400                             0.0    2     1 b 0
DAT 0001 CLUBE Os do Funchal
XXP 1 2
`;

test('a foreign file comes back as it was, and one that is none says why', async (t) => {
  const { open } = await visit(t);
  const page = await open('torneio');
  const input = page.locator('.file-button input[type=file]');
  const choose = (text) => input.setInputFiles({ name: 'torneio.trf', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await choose(FOREIGN.replace('2 w 1', '9 w 1'));
  await page.getByText('A linha 4 do ficheiro não serve. Na ronda 1, o adversário não existe. Nada mudou.').waitFor();
  await choose(`${FOREIGN}162  W 3.0\n`);
  await page.getByText('Dá pontos que aqui não existem.').waitFor();
  await choose(FOREIGN);
  await page.getByRole('link', { name: /Aberto/ }).click();
  await part(page, 'Classificação').click();
  assert.equal(await saved(page, 'Torneio, TRF16'), FOREIGN);
  const other = await saved(page, 'Torneio, TRF26');
  assert.ok(other.includes('142 5\n') && other.includes('260 001 005    1    2\n') && other.includes('DAT 0001 CLUBE'), other);
});
