// The trainer's frame: the list, the levels, a series from its beginning to its end, what comes back and when.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LEVELS, next, place, results, reveal, throughSeries } from './drill.mjs';
import { sample } from './sample.mjs';
import { follow, standing, useBrowser, visit } from './visit.mjs';

useBrowser();

const DAY = 24 * 60 * 60 * 1000;

test('the list leads to every kind and level, and each shows its answer', async (t) => {
  const { open, site } = await visit(t);
  const page = await open('notacao');
  assert.equal(await page.title(), 'Notação · Lance Legal');
  const links = await page.locator('.drill-card').evaluateAll((cards) => cards.map((card) => new URL(card.href).pathname));
  assert.deepEqual(links.sort(), ['/folha', '/notacao/casas', '/notacao/partidas', ...Object.keys(LEVELS).map((kind) => `/notacao/${kind}`)].sort());
  for (const [kind, levels] of Object.entries(LEVELS)) {
    await follow(page, site.url(`notacao/${kind}`));
    const found = page.locator('.level-card');
    assert.deepEqual(await found.evaluateAll((cards) => cards.map((card) => card.pathname)), levels.map((level) => `/notacao/${kind}/${level}`));
    for (const level of sample(levels, 3)) {
      await follow(page, site.url(`notacao/${kind}/${level}`));
      await page.waitForSelector('.drill .play');
      await reveal(page);
      assert.deepEqual((await results(page)).slice(0, 2), ['wrong', 'open'], `${kind}/${level}`);
      await next(page);
      await page.waitForFunction(() => document.querySelector('.drill-place > span')?.textContent === '2 de 11');
    }
  }
});

test('what is not there says so', async (t) => {
  const { open, site } = await visit(t, { forgive: [/404 \(Not Found\)/] });
  const page = await open('notacao');
  for (const path of ['notacao/nada', 'notacao/ler/nada', 'notacao/ler/abrir', 'notacao/casas/e4']) {
    await page.goto(site.url(path));
    await page.getByRole('heading', { name: 'Não há aqui nenhum treino.' }).waitFor();
    await page.getByRole('link', { name: 'Todos os treinos' }).click();
    await page.getByRole('heading', { name: 'Notação', exact: true }).waitFor();
  }
});

test('one name is one set for the whole class, in every language', async (t) => {
  const shown = async (options) => {
    const { open } = await visit(t, options);
    const page = await open('notacao/ler/capturas?serie=turma-5b');
    const texts = [];
    for (let count = 0; count < 3; count += 1) {
      await page.waitForSelector('.drill .play');
      texts.push(await page.locator('.play [role=grid]').first().innerText(), await page.locator('.play [data-square=e4], .play [data-square=d5]').evaluateAll((squares) => squares.map((square) => square.className)));
      await reveal(page);
      await next(page);
    }
    return JSON.stringify(texts);
  };
  const first = await shown({});
  assert.equal(await shown({}), first);
});

test('a series to its end: missed ones once more, stars, an address to share, all kept', async (t) => {
  const { open, site, context } = await visit(t);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await open('notacao/ler/peoes?serie=turma-5b');
  await page.waitForSelector('.drill .play');
  assert.equal(await place(page), '1 de 10');
  assert.equal(await throughSeries(page), 20);
  await page.getByText('Acertaste à primeira em 0 de 10.').waitFor();
  assert.equal(await page.locator('#fim .stars').getAttribute('data-won'), '1');
  assert.equal(await page.evaluate(() => document.activeElement.id), 'fim');
  const address = await page.locator('.share-line code').innerText();
  assert.equal(address, site.url('notacao/ler/peoes?serie=turma-5b'));
  await page.getByRole('button', { name: 'Copiar' }).click();
  await page.getByText('Copiado.').waitFor();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), address);
  // Another series has another name.
  await page.getByRole('button', { name: 'Outra série' }).click();
  await page.waitForSelector('.drill .play');
  assert.equal(await place(page), '1 de 10');
  await page.goto(site.url('notacao/ler'));
  await standing(page);
  assert.equal(await page.locator('.level-card').first().locator('.stars').getAttribute('data-won'), '1');
});

test('what was missed waits for its day, comes back, and climbs', async (t) => {
  const { open, site } = await visit(t);
  const page = await open('notacao');
  const start = new Date('2026-11-20T10:00:00');
  await page.clock.setFixedTime(start);
  const come = async (days, path) => {
    await page.clock.setFixedTime(new Date(start.getTime() + days * DAY));
    await page.goto(site.url(path));
    await standing(page);
  };
  await come(0, 'notacao/escrever/roque?serie=a');
  await page.waitForSelector('.drill .play');
  await reveal(page);
  await come(0, 'notacao');
  await page.getByText('O que falhaste volta amanhã.').waitFor();
  await come(1, 'notacao');
  await page.getByText('Tens um exercício para rever hoje.').waitFor();
  await page.getByRole('link', { name: 'Rever', exact: true }).click();
  await page.waitForSelector('.drill .play');
  assert.equal(await place(page), '1 de 1');
  // Missed once more, and again: still one card, due the next day.
  await reveal(page);
  await next(page);
  await reveal(page);
  await next(page);
  await page.getByText('Acertaste à primeira em 0 de 1.').waitFor();
  await come(1, 'notacao');
  await page.getByText('O que falhaste volta amanhã.').waitFor();
  await come(40, 'notacao/rever');
  await page.waitForSelector('.drill .play');
});

test('with nothing due the review says so', async (t) => {
  const { open } = await visit(t);
  const page = await open('notacao/rever');
  await page.getByText('Hoje não há nada para rever.').waitFor();
  assert.equal(await page.locator('main h1').innerText(), 'Rever', 'no series has been finished');
  assert.equal(await page.locator('#fim .stars').count(), 0);
});

test('class mode keeps nothing; the training is erased after a warning, which can be declined', async (t) => {
  const { open } = await visit(t);
  const page = await open('notacao');
  const record = () => page.evaluate(() => ['a', 'b'].map((slot) => localStorage.getItem(`lance-legal/training/${slot}`)).filter(Boolean).at(-1) ?? '');
  await page.getByText('Modo aula').click();
  await page.locator('.drill-card', { hasText: 'Lance secreto' }).click();
  await page.locator('.level-card').first().click();
  await page.waitForSelector('.drill .play');
  await reveal(page);
  assert.equal(await record(), '');
  await page.getByRole('link', { name: 'Notação' }).first().click();
  await page.getByText('Modo aula').click();
  await page.locator('.drill-card', { hasText: 'Lance secreto' }).click();
  await page.locator('.level-card').first().click();
  await page.waitForSelector('.drill .play');
  await reveal(page);
  assert.match(await record(), /lance-secreto\/fechar\/[0-9a-f]{8}/);
  await page.getByRole('link', { name: 'Notação' }).first().click();
  for (const [answer, kept] of [['Não apagar', true], ['Apagar', false]]) {
    await page.getByRole('button', { name: 'Apagar o treino' }).click();
    await page.getByRole('button', { name: answer, exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    assert.equal(await page.getByText('volta amanhã').count(), kept ? 1 : 0);
  }
});

test('projecting: a key shows the answer, and then the next exercise', async (t) => {
  const { open } = await visit(t, { viewport: { width: 1024, height: 768 } });
  const page = await open('notacao/escrever/capturas?serie=projetor');
  await page.waitForSelector('.drill .play');
  await page.getByRole('button', { name: 'Projetar' }).click();
  await page.waitForSelector('html[data-projecting=on]');
  for (const at of [1, 2, 3]) {
    assert.match(await place(page), new RegExp(`^${at} de `));
    assert.equal(await page.locator('#a-seguir').count(), 0);
    await page.keyboard.press('PageDown');
    await page.waitForSelector('#a-seguir');
    await page.keyboard.press('PageDown');
    await page.waitForSelector('#a-seguir', { state: 'detached' });
  }
});

test('in English', async (t) => {
  const { open } = await visit(t, { locale: 'en-GB' });
  const page = await open('notacao');
  await page.getByRole('heading', { name: 'Notation', exact: true }).waitFor();
  await page.locator('.drill-card', { hasText: 'Read' }).click();
  await page.locator('.level-card', { hasText: 'En passant' }).click();
  await page.waitForSelector('.drill .play');
  assert.equal(await place(page), '1 of 10');
  await reveal(page);
});
