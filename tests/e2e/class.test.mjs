// Work for a class, played through by two browsers: a teacher prepares a series, a pupil does it and shows the result, the
// teacher collects it; damaged addresses and codes, and what is kept.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { winStars } from './records.mjs';
import { standing, useBrowser, visit } from './visit.mjs';

useBrowser();

const PHONE = { viewport: { width: 360, height: 740 } };

const add = (page) => page.getByRole('button', { name: 'Juntar à ficha' }).click();
const kind = (page, name) => page.locator('.choice-option', { hasText: new RegExp(`^${name}$`) }).first().click();
const list = (page) => page.locator('.class-list li > span:first-child').allInnerTexts();

/** A series of a level, a set of notation and a position; its address below the site. */
async function prepare(page) {
  await page.locator('#titulo').fill('Ficha 1');
  await page.locator('#nome-da-turma').fill('turma-5b');
  await page.locator('#licao').selectOption('torre');
  await page.locator('#nivel').selectOption('duas-voltas');
  await add(page);
  await kind(page, 'Notação');
  await page.locator('#topico').selectOption('capturas');
  await add(page);
  await kind(page, 'Posição');
  await page.locator('#fen').fill('6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1');
  await page.locator('#lances').fill('Ta8#');
  await page.locator('#frase').fill('Mate em um.');
  await add(page);
  await page.locator('.class-list li').nth(2).waitFor();
  return (await page.locator('.share code').innerText()).trim();
}

test('a series is prepared, done by a pupil and collected', async (t) => {
  const teacher = await visit(t);
  const desk = await teacher.open('turma/preparar');
  const address = await prepare(desk);
  assert.match(address, /\/turma#\d{40,}$/);
  assert.deepEqual(await list(desk), ['A torre, nível 2', 'Ler · Capturas', 'Mate em um.']);
  assert.equal(await desk.locator('.class-wall svg.qr path').count(), 1);

  // The same item is not added twice, and items change places.
  await add(desk);
  await desk.getByText('Essa tarefa já está na ficha.').waitFor();
  await desk.getByRole('button', { name: 'Subir Mate em um.' }).click();
  assert.deepEqual(await list(desk), ['A torre, nível 2', 'Mate em um.', 'Ler · Capturas']);
  await desk.getByRole('button', { name: 'Descer Mate em um.' }).click();
  assert.equal((await desk.locator('.share code').innerText()).trim(), address);

  // The draft is there after a reload.
  await desk.reload();
  await standing(desk);
  assert.equal((await list(desk)).length, 3);

  const pupil = await visit(t, { ...PHONE, site: teacher.site });
  const page = await pupil.open(`turma${new URL(address).hash}`);
  await page.getByRole('heading', { name: 'Ficha 1', level: 1 }).waitFor();
  assert.deepEqual(await page.locator('.class-step').evaluateAll((steps) => steps.map((step) => step.dataset.mark)), ['open', 'open', 'open']);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing sticks out');
  const links = await page.locator('.class-step > a').evaluateAll((links) => links.map((link) => link.pathname + link.search));
  assert.ok(links[0].endsWith('/aprender/torre/duas-voltas'));
  assert.ok(links[1].endsWith('/notacao/ler/capturas?serie=turma-5b'));
  assert.match(links[2], /\/jogar\?fen=/);

  // Stars are read from what the device keeps; the rest is what the pupil says, and stays after the pages of the items.
  await winStars(page, { 'torre/duas-voltas': 3 });
  await page.locator('#certas-1').selectOption('7');
  await page.getByRole('button', { name: 'Não consegui' }).click();
  await page.reload();
  await standing(page);
  assert.deepEqual(await page.locator('.class-step').evaluateAll((steps) => steps.map((step) => step.dataset.mark)), ['right', 'part', 'wrong']);
  await page.getByText('Ver a solução').click();
  await page.getByText('1.Ta8#').waitFor();
  await page.getByRole('button', { name: 'Mostrar o meu resultado' }).click();
  await page.getByText('Escreve primeiro o teu nome, ou o teu número.').waitFor();
  await page.locator('#nome').fill('Inês');
  await page.getByRole('button', { name: 'Mostrar o meu resultado' }).click();
  await page.getByText('Inês: 17 de 30 pontos.').waitFor();
  const digits = (await page.locator('.class-digits b').allInnerTexts()).join(' ');
  assert.match(digits, /^(\d{5} )+\d{2,5}$/);

  await desk.getByRole('link', { name: 'Resultados da turma' }).click();
  await desk.getByText('Ainda não há resultados.').waitFor();
  const take = async (code) => {
    await desk.locator('#codigo').fill(code);
    await desk.locator('#codigo').press('Enter');
  };
  const wrong = digits.replace(/^(\d)/, (digit) => (Number(digit) + 1) % 10);
  await take(wrong);
  await desk.getByText('Há um engano no grupo 1.').waitFor();
  await take(digits.split(' ').slice(0, -1).join(' '));
  await desk.getByText('Falta uma parte do código.').waitFor();
  await take(digits);
  await desk.getByText('Inês está na tabela. Já são 1.').waitFor();
  await take(digits);
  await desk.getByText('Este resultado já está na tabela.').waitFor();
  assert.equal(await desk.locator('.class-grid tbody tr').count(), 1);
  await desk.getByText('O mais difícil foi Mate em um.').waitFor();
  await desk.reload();
  await standing(desk);
  assert.equal(await desk.locator('.class-grid tbody tr').count(), 1);
  const [file] = await Promise.all([desk.waitForEvent('download'), desk.getByRole('button', { name: 'Guardar para folha de cálculo' }).click()]);
  assert.equal(file.suggestedFilename(), 'turma.csv');
  await desk.getByRole('button', { name: 'Apagar todos os resultados' }).click();
  await desk.getByRole('button', { name: 'Tens a certeza?' }).click();
  await desk.getByText('Ainda não há resultados.').waitFor();

  // The name that was typed is in no request.
  for (const { url } of teacher.site.requests) assert.ok(!/in%C3%AAs|inês/i.test(url), url);
});

test('a damaged address is told, and nothing is lost', async (t) => {
  const { open, site } = await visit(t);
  const page = await open('turma/preparar');
  const { hash } = new URL(await prepare(page));
  for (const [code, words] of [
    [`${hash.slice(0, -9)}`, 'Falta uma parte do código.'],
    [`${hash.slice(0, 60)}${(Number(hash[60]) + 1) % 10}${hash.slice(61)}`, 'O código tem algarismos trocados ou a mais.'],
    ['#12a', 'Um código só tem algarismos.'],
    [`#${'9'.repeat(6_000)}`, 'Há algarismos a mais para ser um código.'],
  ]) {
    await page.goto('about:blank');
    await page.goto(site.url(`turma${code}`));
    await standing(page);
    await page.getByText(words).waitFor();
    await page.getByText('Não se perdeu nada.').waitFor();
  }
  await page.goto(site.url('turma/preparar'));
  await standing(page);
  assert.equal((await list(page)).length, 3);
});

test('the code fills the wall, and cards are printed', async (t) => {
  const { open } = await visit(t);
  const page = await open('turma/preparar');
  await prepare(page);
  await page.getByRole('button', { name: 'Projetar o código' }).click();
  await page.waitForSelector('html[data-projecting=on]', { state: 'attached' });
  const box = await page.locator('.class-wall .qr').boundingBox();
  assert.ok(box.height >= 0.6 * 768, `${box.height}`);
  await page.keyboard.press('Escape');
  await page.waitForSelector('html[data-projecting=off]', { state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  assert.equal(await page.locator('.class-cards li:visible').count(), 6);
  assert.equal(await page.locator('.site-header').isVisible(), false);
});

test('a camera that is refused gets a sentence', async (t) => {
  const refuse = () => { if (navigator.mediaDevices) navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError')); };
  const { open, site } = await visit(t, { init: refuse });
  const page = await open('turma/preparar');
  const { hash } = new URL(await prepare(page));
  await page.goto(site.url(`turma/resultados${hash}`));
  await standing(page);
  await page.getByRole('button', { name: 'Ler com a câmara' }).click();
  await page.getByText('O navegador não deixou usar a câmara.').waitFor();
  await page.getByRole('button', { name: 'Ler com a câmara' }).waitFor();
});
