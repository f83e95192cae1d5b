// Torneio of teams: a pasted list by school, who is away, results by board by tap and by key, the table and its sums; on
// paper cards and certificates; the wall that turns by itself and its clock; the table on another device; the copy.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { begin, part, play, press } from './cup.mjs';
import { passTicking, standing, useBrowser, visit } from './visit.mjs';

useBrowser();

const TEAMS = ['Caniço', 'Machico', 'Santana', 'Calheta'];
const list = `nome;equipa\n${TEAMS.flatMap((team) => ['Ana', 'Bruno', 'Carla'].map((name) => `${name} de ${team};${team}`)).join('\n')}`;
const choice = (page, text) => page.locator('label', { hasText: text });
const rows = (page) => page.locator('.cup-board');

/** Four teams on two boards, the first round paired. */
async function teams(page) {
  await begin(page, 'Torneio das escolas');
  await choice(page, /^Equipas$/).click();
  await press(page, 'Tabuleiros: Uma a menos').click();
  await press(page, 'Tabuleiros: Uma a menos').click();
  await page.locator('#lista').fill(list);
  await page.getByText('Equipas: Caniço (3), Machico (3), Santana (3), Calheta (3).').waitFor();
  await press(page, 'Juntar 12 jogadores').click();
  await page.getByRole('heading', { name: '4 equipas, jogadores: 12' }).waitFor();
}

/** Twelve who play alone, the first round paired. */
async function alone(page) {
  await begin(page, 'Torneio das escolas');
  await page.locator('#lista').fill(Array.from({ length: 12 }, (_, at) => `Nome${at} Silva;${2010 + (at % 3)}`).join('\n'));
  await press(page, 'Juntar 12 jogadores').click();
  await part(page, 'Ronda').click();
  await press(page, 'Emparceirar a ronda 1').click();
  await rows(page).first().waitFor();
}

const whiteWins = () => '1';

test('teams from a list, who is away, results by board, the table opened', async (t) => {
  const { open } = await visit(t);
  const page = await open('torneio');
  await teams(page);
  // One by one, and in order.
  await page.locator('#mais-um-0').fill('Zita Nova');
  await press(page, 'Juntar à equipa').first().click();
  await page.getByRole('heading', { name: '4 equipas, jogadores: 13' }).waitFor();
  await press(page, 'Sobe: Zita Nova').click();
  // Who is away is left out, and those behind move up.
  await press(page, 'Não veio: Ana de Caniço').click();
  await part(page, 'Ronda').click();
  await press(page, 'Emparceirar a ronda 1').click();
  await page.locator('.cup-encounter').first().waitFor();
  assert.equal(await page.locator('.cup-encounter').count(), 2);
  assert.equal(await rows(page).count(), 4);
  const seated = await page.locator('.cup-encounter').first().innerText();
  assert.ok(!seated.includes('Ana de Caniço') && seated.includes('Bruno de Caniço') && seated.includes('Zita Nova'), seated);
  // Colours alternate: the team named first has White on the first board alone.
  const [first, second] = await page.locator('.cup-encounter').first().locator('.cup-board .cup-name[data-side="white"]').allInnerTexts();
  assert.notEqual(/Caniço|Zita/.test(first), /Caniço|Zita/.test(second), `${first}, ${second}`);
  await page.getByText(/^Faltam 4 resultados, nas mesas 1\.1, 1\.2, 2\.1, 2\.2/).waitFor();
  await rows(page).first().locator('.cup-mark').nth(1).click();
  await page.waitForFunction(() => document.querySelector('.cup-encounter output').textContent.startsWith('½'));
  await page.reload();
  await standing(page);
  await page.getByText(/^Faltam 3 resultados/).waitFor();
  await play(page, 1, whiteWins);
  // A board is corrected on purpose, and the log tells.
  await page.locator('.switch', { hasText: 'Corrigir resultados' }).click();
  await rows(page).first().locator('.cup-mark').nth(2).click();
  await page.getByText('O que foi mudado').click();
  await page.getByText(/tabuleiro 1: era ½ – ½, passou a 0 – 1/).waitFor();

  await part(page, 'Classificação').click();
  const table = page.locator('.school-standings');
  await table.locator('tbody tr').first().waitFor();
  assert.equal(await table.locator('tbody tr').count(), 4);
  assert.match(await table.locator('thead').innerText(), /Pontos de tabuleiro, todos/);
  await table.locator('tbody tr').first().locator('.school-value').nth(2).click();
  await page.getByText(/^Pontos de tabuleiro, todos de /).waitFor();
  const taken = page.waitForEvent('download');
  await press(page, 'Classificação, CSV').click();
  assert.ok((await readFile(await (await taken).path(), 'utf8')).includes('Machico'));

  await part(page, 'Papel').click();
  await choice(page, /^Papéis de resultado$/).click();
  assert.equal(await page.locator('.cup-slip').count(), 2);
});

test('FIDE\'s file of teams goes out and comes in, and a team rests a round', async (t) => {
  const { open } = await visit(t);
  const page = await open('torneio');
  await teams(page);
  // Kept as pressed, and taken back by the same button.
  const rests = press(page, 'Não joga a próxima ronda: Calheta');
  await rests.click();
  assert.equal(await rests.getAttribute('aria-pressed'), 'true');
  await part(page, 'Ronda').click();
  await press(page, 'Emparceirar a ronda 1').click();
  await page.getByText('Pediram para não jogar, sem pontos: Calheta.').waitFor();
  await play(page, 1, whiteWins);
  await part(page, 'Classificação').click();
  const saved = async (from, button) => {
    const taken = from.waitForEvent('download');
    await press(from, button).click();
    return readFile(await (await taken).path(), 'utf8');
  };
  const old = await saved(page, 'Torneio, TRF16');
  assert.match(old, /^013 Caniço /m);
  const text = await saved(page, 'Torneio, TRF26');
  assert.equal(text.match(/^310 /gm).length, 4);
  assert.ok(text.includes('\n352 WB\n') && /^240 Z 001 /m.test(text) && /^320  3\.0  1\.5 /m.test(text), text);
  await page.close();
  const other = await open('torneio');
  const input = other.locator('.file-button input[type=file]');
  const choose = (what) => input.setInputFiles({ name: 'equipas.trf', mimeType: 'text/plain', buffer: Buffer.from(what) });
  await choose(`${text}352 WW\n`);
  await other.getByText('São dois a seis tabuleiros, com as cores alternadas.').waitFor();
  await choose(text.replace('Torneio das escolas', 'Torneio de volta'));
  await other.getByRole('link', { name: /Torneio de volta/ }).click();
  await part(other, 'Classificação').click();
  assert.equal(await saved(other, 'Torneio, TRF26'), text.replace('Torneio das escolas', 'Torneio de volta'));
});

test('in a knock-out somebody says who goes on where the boards are level', async (t) => {
  const { open } = await visit(t);
  const page = await open('torneio');
  await teams(page);
  await choice(page, /^Eliminatórias$/).click();
  await part(page, 'Ronda').click();
  await press(page, 'Emparceirar a ronda 1').click();
  await page.locator('.cup-encounter').first().waitFor();
  assert.equal(await page.locator('.cup-encounter').count(), 2);
  // White on every board: one each.
  for (let at = 0; at < 4; at++) {
    await rows(page).nth(at).focus();
    await page.keyboard.press('1');
  }
  await page.locator('.cup-level').nth(1).waitFor();
  await page.getByText(/^Faltam 2 resultados, nas mesas 1, 2/).waitFor();
  for (const at of [0, 1]) {
    const first = page.locator('.cup-level').nth(at).getByRole('button').first();
    await first.click();
    assert.equal(await first.getAttribute('aria-pressed'), 'true');
  }
  await press(page, 'Fechar a ronda 1').click();
  await press(page, 'Emparceirar a ronda 2').click();
  await page.getByRole('heading', { name: 'Ronda 2 de 2', exact: true }).waitFor();
  assert.equal(await page.locator('.cup-encounter').count(), 1);
});

test('score sheets with their names, cards for the tables and certificates', async (t) => {
  const { open } = await visit(t);
  const page = await open('torneio');
  await alone(page);
  await play(page, 1, whiteWins);
  await part(page, 'Papel').click();
  const pages = async () => {
    const file = (await page.pdf({ format: 'A4', margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' } })).toString('latin1');
    return [...file.matchAll(/\/Type\s*\/Page\b/g)].length;
  };
  await choice(page, /^Folhas de registo$/).click();
  const sheets = page.locator('.score-page');
  assert.equal(await sheets.count(), 12, 'one for each player');
  const head = await sheets.first().locator('.score-head').innerText();
  assert.equal(await sheets.nth(1).locator('.score-head').innerText(), head);
  assert.match(head, /Competição\s+Torneio das escolas\s+Data\s+Ronda\s+1\s+Mesa\s+1\s+Brancas\s+\S+.*\s+Pretas\s+\S+/);
  assert.equal(await pages(), 12);
  await choice(page, /^Cartões das mesas$/).click();
  assert.equal(await page.locator('.cup-card').count(), 6);
  await choice(page, /^Certificados$/).click();
  await page.locator('.diploma').first().waitFor();
  await choice(page, /^Todos$/).click();
  await page.waitForFunction(() => document.querySelectorAll('.diploma').length === 12);
  assert.equal(await pages(), 12);
  await choice(page, /^Quem ganhou em cada escalão$/).click();
  await page.getByText(/do escalão/).first().waitFor();
});

test('the wall turns by itself, can be stopped, and has the clock of the round', async (t) => {
  const { open } = await visit(t, { viewport: { width: 1024, height: 500 } });
  const page = await open('torneio');
  await alone(page);
  await part(page, 'Projetar').click();
  await page.locator('.cup-wall li').first().waitFor();
  await page.clock.install();
  await choice(page, /^De 10 em 10 segundos$/).click();
  const first = await page.locator('.cup-wall li').first().innerText();
  await passTicking(page, 10_500);
  await page.waitForFunction((text) => document.querySelector('.cup-wall li').innerText !== text, first);
  await press(page, 'Parar as páginas').click();
  const second = await page.locator('.cup-wall li').first().innerText();
  await passTicking(page, 25_000);
  assert.equal(await page.locator('.cup-wall li').first().innerText(), second);
  await press(page, 'Virar as páginas').waitFor();
  await page.locator('.switch', { hasText: 'Relógio da ronda' }).click();
  await press(page, 'Pôr o relógio 15+5 na mesa').click();
  await page.locator('.cup-clock b').first().waitFor();
  assert.match(await page.locator('.cup-clock b').first().innerText(), /15:05/);
  await press(page, 'Pôr a andar').click();
  await page.locator('.cup-clock-side[data-runs="true"]').waitFor();
});

test('the table goes to a phone that keeps nothing', async (t) => {
  const { open } = await visit(t);
  const page = await open('torneio');
  await alone(page);
  await play(page, 1, whiteWins);
  // A reminder, once.
  await page.getByText('A ronda 1 ainda não está em nenhuma cópia.').waitFor();
  const copy = page.waitForEvent('download');
  await press(page, 'Descarregar uma cópia').click();
  assert.ok((await readFile(await (await copy).path(), 'utf8')).includes('Nome0 Silva'));
  await page.getByText('A ronda 1 ainda não está em nenhuma cópia.').waitFor({ state: 'detached' });

  await part(page, 'Classificação').click();
  await press(page, 'Código QR').click();
  await page.locator('.cup-post .qr').waitFor();
  const address = await page.locator('.cup-post code').innerText();
  assert.match(address, /\/torneio#\d+$/);
  const phone = await open(address.replace(/^https?:\/\/[^/]+\//, ''));
  await phone.getByText('Cópia da classificação depois da ronda 1 de 5. Não muda sozinha.').waitFor();
  assert.equal(await phone.locator('.cup-posted tbody tr').count(), 12);
  assert.ok(!(await phone.locator('.cup-posted').innerText()).includes('Silva'));
  // Cut, damaged.
  const code = address.split('#')[1];
  for (const [digits, said] of [[code.slice(0, -20), 'Falta o fim deste endereço.'], [`${code.slice(0, 40)}${(Number(code[40]) + 1) % 10}${code.slice(41)}`, 'Este endereço tem algarismos errados.']]) {
    const other = await open(`torneio#${digits}`);
    await other.getByText(said).waitFor();
  }
});

test('a file that was chosen has each round by itself', async (t) => {
  const { open } = await visit(t, {
    // A browser with the dialog, and somebody who has chosen a file in it.
    init: () => {
      window.written = [];
      window.showSaveFilePicker = async () => ({
        name: 'torneio.json',
        createWritable: async () => ({ write: async (text) => { window.written.push(text); }, close: async () => {} }),
      });
    },
  });
  const page = await open('torneio');
  await alone(page);
  await play(page, 1, whiteWins);
  await press(page, 'Guardar sempre num ficheiro').click();
  await page.getByText('A ronda 1 está fechada e guardada no ficheiro «torneio.json».').waitFor();
  await press(page, 'Emparceirar a ronda 2').click();
  await page.getByRole('heading', { name: 'Ronda 2 de 5', exact: true }).waitFor();
  for (let at = 0; at < await rows(page).count(); at++) {
    await rows(page).nth(at).focus();
    await page.keyboard.press('=');
    await page.waitForFunction((at) => document.querySelectorAll('.cup-board')[at].dataset.done === 'true', at);
  }
  await press(page, 'Fechar a ronda 2').click();
  await page.getByText('A ronda 2 está fechada e guardada no ficheiro «torneio.json».').waitFor();
  assert.equal(await page.evaluate(() => window.written.length), 2);
  assert.equal(await page.locator('.cup-safe').count(), 0);
});
