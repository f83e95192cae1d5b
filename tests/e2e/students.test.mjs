// Outros jogos dos estudantes: off until the settings ask for them, a scoreboard and tables that outlive a reload.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { violations } from './axe.mjs';
import { payload, sealed } from './records.mjs';
import { standing, useBrowser, visit } from './visit.mjs';

useBrowser();

const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } };

const reload = async (page) => {
  await page.reload();
  await standing(page);
};

const inside = (page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

/** Whether every button of the page is large enough for a finger. */
const small = (page) => page.locator('main button:visible').evaluateAll((all) => all
  .map((one) => [one.innerText, one.getBoundingClientRect().height])
  .filter(([, height]) => height < 44));

test('nothing leads to the card games until the settings ask for them', async (t) => {
  const { open, site } = await visit(t);
  const page = await open('definicoes');
  const hrefs = () => page.locator('a').evaluateAll((all) => all.map((one) => new URL(one.href).pathname));
  const chapters = async () => {
    await page.goto(site.url('regras/jss'));
    // The first look, which is drawn before the settings are read, has rows too.
    await standing(page);
    await page.locator('.contents-row').first().waitFor();
    return page.locator('.contents-number').allInnerTexts();
  };
  const found = async () => {
    await page.goto(site.url('regras/procurar?q=baralho&regras=jss'));
    await standing(page);
    // The number of results stands there once the texts are.
    await page.locator('.law-find [role=status]').filter({ hasText: /artigo|Nada/ }).waitFor();
    return page.locator('.find-result .contents-number').allInnerTexts();
  };
  const themes = async () => {
    await page.goto(site.url('regras/perguntas?regras=jss'));
    await standing(page);
    await page.locator('.quiz-theme').first().waitFor();
    await page.locator('input[name=nivel][value=arbitro]').check({ force: true });
    return page.locator('.quiz-theme').evaluateAll((all) => all.map((one) => one.dataset.themeName));
  };
  assert.ok(!(await hrefs()).includes('/estudantes'));
  assert.deepEqual(await chapters(), ['1', '2', 'Final']);
  assert.deepEqual(await found(), []);
  assert.ok(!(await themes()).some((theme) => ['poker', 'truco'].includes(theme)));
  // An address opens it in any case, and says where to turn it on.
  await page.goto(site.url('regras/jss/4.4.1'));
  await page.locator('.law[data-marked=true]').getByText(/3, 6, 9 ou 12 pontos/).waitFor();
  await page.goto(site.url('estudantes'));
  await standing(page);
  await page.getByRole('main').getByRole('link', { name: 'Definições' }).click();
  await page.getByRole('switch', { name: 'Mostrar outros jogos dos estudantes' }).check({ force: true });
  await page.getByRole('link', { name: 'Outros jogos dos estudantes' }).waitFor();
  assert.deepEqual(await chapters(), ['1', '2', '3', '4', 'Final']);
  assert.ok((await found()).some((number) => number.startsWith('4.')), `${await found()}`);
  const offered = await themes();
  assert.ok(['poker', 'truco'].every((theme) => offered.includes(theme)), `${offered}`);
  await page.goto(site.url('professor'));
  await standing(page);
  assert.ok((await hrefs()).includes('/estudantes'));
  // No mixture has any of them.
  await page.goto(site.url('regras/perguntas/mistura?regras=jss&serie=a&n=30'));
  await page.locator('.quiz-question').waitFor();
});

test('a game of truco by touch: a call, a raise, who runs; taken back; kept over a reload', async (t) => {
  const { open } = await visit(t, PHONE);
  const page = await open('estudantes/truco');
  await page.locator('label', { hasText: 'Quatro, em duas duplas' }).tap();
  for (const [at, name] of ['Ana', 'Bia', 'Céu', 'Duda'].entries()) await page.locator(`#nome-${at}`).fill(name);
  await page.locator('label', { hasText: /^Bia$/ }).last().tap();
  await page.getByRole('button', { name: 'Começar' }).tap();
  const [one, two] = [page.getByRole('region', { name: 'Ana e Céu' }), page.getByRole('region', { name: 'Bia e Duda' })];
  await page.getByText('Dá Bia, corta Ana. A primeira carta é de Céu.').waitFor();
  assert.deepEqual(await violations(page), []);
  assert.deepEqual(await small(page), []);
  assert.ok(await inside(page), 'nothing sticks out');
  const said = page.locator('.truco-said');
  await one.getByRole('button', { name: 'Trucar' }).tap();
  await page.getByText('Ana e Céu: pedido para 3 pontos. Responde Bia e Duda.').waitFor();
  // Who has called neither answers nor raises.
  for (const name of ['Aceitar', 'Fugir']) assert.equal(await one.getByRole('button', { name }).getAttribute('aria-disabled'), 'true');
  await two.getByRole('button', { name: 'Pedir seis' }).tap();
  await one.getByRole('button', { name: 'Fugir' }).tap();
  await said.getByText(/Bia e Duda, mais 3 pontos\. \(4\.4\.2\.1\) Resultado 0 a 3\./).waitFor();
  await page.getByText('Dá Céu, corta Bia. A primeira carta é de Duda.').waitFor();
  assert.deepEqual(await payload(page, 'truco'), {
    truco: { names: ['Ana', 'Bia', 'Céu', 'Duda'], first: 1, eleven: 1, acts: ['call a', 'call b', 'run'] },
  });
  await reload(page);
  assert.deepEqual(await page.locator('.truco-score').allInnerTexts(), ['0', '3']);
  await page.getByRole('button', { name: 'Voltar atrás' }).tap();
  await page.getByText('Bia e Duda: pedido para 6 pontos. Responde Ana e Céu.').waitFor();
  assert.deepEqual(await page.locator('.truco-score').allInnerTexts(), ['0', '0']);
  // The number leads to its words.
  await one.getByRole('button', { name: 'Aceitar' }).tap();
  await one.getByRole('button', { name: 'Ganhou a mão' }).tap();
  await page.locator('.students-list .law-number', { hasText: '4.4.1' }).first().tap();
  await page.locator('.law[data-marked=true]').waitFor();
});

test('eleven to eleven is played in the dark, and who looks loses', async (t) => {
  const { open } = await visit(t);
  const page = await open('sobre');
  const acts = [...Array(11).fill('won a'), ...Array(11).fill('won b')];
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), ['lance-legal/truco/a', sealed('truco', { truco: { names: ['', ''], first: 0, eleven: 1, acts } }, Date.now())]);
  await page.goto(page.url().replace('sobre', 'estudantes/truco'));
  await standing(page);
  await page.getByText('Onze a onze, com as cartas tapadas.').waitFor();
  await page.getByText('Aconteceu outra coisa').click();
  // By keyboard: the focus stays on what was pressed.
  const saw = page.getByRole('button', { name: 'Cartas vistas no 11 a 11, por Jogador 2' });
  await saw.focus();
  await page.keyboard.press('Enter');
  await page.getByText('Acabou. Vitória de Jogador 1!').waitFor();
  assert.ok(await saw.evaluate((button) => document.activeElement === button));
  await page.getByRole('button', { name: 'Nova partida' }).click();
  assert.deepEqual(await page.locator('.truco-score').allInnerTexts(), ['0', '0']);
  await page.getByText('1 partida ganha').waitFor();
});

test('a damaged scoreboard is told, and the page goes on', async (t) => {
  const { open } = await visit(t);
  const page = await open('sobre');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), ['lance-legal/truco/a', sealed('truco', { truco: { names: ['', ''], first: 0, eleven: 1, acts: ['accept'] } }, Date.now())]);
  await page.goto(page.url().replace('sobre', 'estudantes/truco'));
  await standing(page);
  await page.locator('.notice.warning').waitFor();
  await page.getByRole('button', { name: 'Começar' }).click();
  await page.getByText('Esta mão vale 1 ponto.').waitFor();
});

test('seats are drawn, a late player sits, tables break into the final table', async (t) => {
  const { open } = await visit(t, PHONE);
  const page = await open('estudantes/poquer');
  await page.getByRole('button', { name: 'Sortear lugares' }).tap();
  await page.getByRole('alert').getByText('São precisos 2 nomes ou mais').waitFor();
  await page.locator('#jogadores').fill(Array.from({ length: 13 }, (_, at) => `Jogador ${at + 1}`).join('\n'));
  await page.getByText('13 nomes').waitFor();
  await page.locator('#lugares').selectOption('6');
  await page.getByRole('button', { name: 'Sortear lugares' }).tap();
  await page.getByText('13 jogadores em 3 mesas.').waitFor();
  assert.deepEqual(await violations(page), []);
  assert.deepEqual(await small(page), []);
  assert.ok(await inside(page), 'nothing sticks out');
  const tables = () => page.locator('.poker-table').evaluateAll((all) => all.map((table) => table.querySelectorAll('.poker-seat[data-free=false]').length).sort());
  assert.deepEqual(await tables(), [4, 4, 5]);
  await page.locator('#atrasado').fill('Zélia');
  await page.getByRole('button', { name: 'Dar um lugar' }).tap();
  await page.getByRole('status').getByText(/Zélia entra: mesa \d, lugar \d\./).waitFor();
  const out = async () => {
    await page.locator('.poker-seat[data-free=false]').first().tap();
    await page.getByRole('dialog', { name: 'Este lugar' }).getByRole('button', { name: 'Saiu do torneio' }).tap();
  };
  await out();
  await out();
  await page.locator('.poker-need').getByText(/já não é precisa/).waitFor();
  await page.getByRole('button', { name: 'Fazer agora' }).tap();
  await page.getByText('12 jogadores em 2 mesas.').waitFor();
  assert.deepEqual(await tables(), [6, 6]);
  await page.getByText('Quem mudou, e por que número').tap();
  await page.locator('.students-list .law-number', { hasText: '3.8' }).first().waitFor();
  const before = await page.locator('.poker-seat').allInnerTexts();
  await reload(page);
  assert.deepEqual(await page.locator('.poker-seat').allInnerTexts(), before, 'the same seats after a reload');
  for (let count = 0; count < 5; count++) await out();
  await page.locator('.poker-need').getByText('Já cabem todos na mesa final.').waitFor();
  await page.getByRole('button', { name: 'Fazer agora' }).tap();
  await page.getByText('Mesa final com 7 jogadores.').waitFor();
  assert.equal(await page.locator('#atrasado').count(), 0, 'nobody comes late any more');
  await page.getByRole('button', { name: 'Voltar atrás' }).tap();
  await page.getByText('7 jogadores em 2 mesas.').waitFor();
});

test('a seat by keyboard: the button is put there, and a player keeps the place', async (t) => {
  const { open } = await visit(t);
  const page = await open('estudantes/poquer');
  await page.locator('#jogadores').fill('Ana\nBia\nCéu');
  await page.getByRole('button', { name: 'Sortear lugares' }).click();
  const seat = page.locator('.poker-seat').first();
  for (const [name, sign] of [['O botão está aqui', 'botão'], ['Não muda de lugar, se for possível', 'não muda']]) {
    const taken = name.startsWith('O') ? seat : page.locator('.poker-seat[data-free=false]').first();
    await taken.focus();
    await page.keyboard.press('Enter');
    const choice = page.getByRole('dialog', { name: 'Este lugar' }).getByRole('button', { name });
    await choice.focus();
    await page.keyboard.press('Enter');
    await taken.getByText(sign).waitFor();
    assert.ok(await taken.evaluate((button) => document.activeElement === button), 'the focus is back on the seat');
  }
});
