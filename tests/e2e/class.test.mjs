// Work for a class, played through by two browsers: a teacher prepares a series, a pupil does it and shows the result, the
// teacher collects it; damaged addresses and codes, and what is kept.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { click } from './board.mjs';
import { nextButton, phase } from './lesson.mjs';
import { winStars } from './records.mjs';
import { arrived, standing, useBrowser, visit } from './visit.mjs';

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
  const teacherPage = await teacher.open('turma/preparar');
  const address = await prepare(teacherPage);
  assert.match(address, /\/turma#\d{40,}$/);
  assert.deepEqual(await list(teacherPage), ['A torre, nível 2', 'Ler · Capturas', 'Mate em um.']);
  assert.equal(await teacherPage.locator('.class-wall svg.qr path').count(), 1);

  // The same item is not added twice, and items change places.
  await add(teacherPage);
  await teacherPage.getByText('Essa tarefa já está na ficha.').waitFor();
  await teacherPage.getByRole('button', { name: 'Subir Mate em um.' }).click();
  assert.deepEqual(await list(teacherPage), ['A torre, nível 2', 'Mate em um.', 'Ler · Capturas']);
  await teacherPage.getByRole('button', { name: 'Descer Mate em um.' }).click();
  assert.equal((await teacherPage.locator('.share code').innerText()).trim(), address);

  // The draft is there after a reload.
  await teacherPage.reload();
  await standing(teacherPage);
  assert.equal((await list(teacherPage)).length, 3);

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

  await teacherPage.getByRole('link', { name: 'Resultados da turma' }).click();
  await teacherPage.getByText('Ainda não há resultados.').waitFor();
  const take = async (code) => {
    await teacherPage.locator('#codigo').fill(code);
    await teacherPage.locator('#codigo').press('Enter');
  };
  const wrong = digits.replace(/^(\d)/, (digit) => (Number(digit) + 1) % 10);
  await take(wrong);
  await teacherPage.getByText('Há um engano no grupo 1.').waitFor();
  await take(digits.split(' ').slice(0, -1).join(' '));
  await teacherPage.getByText('Falta uma parte do código.').waitFor();
  await take(digits);
  await teacherPage.getByText('Inês está na tabela. Já são 1.').waitFor();
  await take(digits);
  await teacherPage.getByText('Este resultado já está na tabela.').waitFor();
  assert.equal(await teacherPage.locator('.class-grid tbody tr').count(), 1);
  await teacherPage.getByText('O mais difícil foi Mate em um.').waitFor();
  await teacherPage.reload();
  await standing(teacherPage);
  assert.equal(await teacherPage.locator('.class-grid tbody tr').count(), 1);
  const [file] = await Promise.all([teacherPage.waitForEvent('download'), teacherPage.getByRole('button', { name: 'Guardar para folha de cálculo' }).click()]);
  assert.equal(file.suggestedFilename(), 'turma.csv');
  await teacherPage.getByRole('button', { name: 'Apagar todos os resultados' }).click();
  await teacherPage.getByRole('button', { name: 'Tens a certeza?' }).click();
  await teacherPage.getByText('Ainda não há resultados.').waitFor();

  // The name that was typed is in no request.
  for (const { url } of teacher.site.requests) assert.ok(!/in%C3%AAs|inês/i.test(url), url);
});

test('an own exercise goes with the series, and its stars come back', async (t) => {
  const teacher = await visit(t);
  const teacherPage = await teacher.open('turma/preparar');
  await kind(teacherPage, 'Exercício teu');
  await teacherPage.getByText('Ainda não fizeste exercícios neste aparelho.').waitFor();
  await teacherPage.goto(teacher.site.url('exercicios'));
  await standing(teacherPage);
  await teacherPage.locator('input[type=file]').setInputFiles({
    name: 'mates.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('exercises 1\ntitle Mates\n\nexercise\nboard 6k1/5ppp/8/8/8/8/8/R3K3 w - -\ngoal mate 1\ntask Dá mate já.\n\nexercise\nboard 6k1/5ppp/8/8/8/8/8/4K2R w - -\ngoal line h1h7\n'),
  });
  await teacherPage.locator('.own-sheet').waitFor();
  await teacherPage.goto(teacher.site.url('turma/preparar'));
  await standing(teacherPage);
  await kind(teacherPage, 'Exercício teu');
  await add(teacherPage);
  await teacherPage.locator('#proprio').selectOption('2');
  await add(teacherPage);
  await teacherPage.locator('.class-list li').nth(1).waitFor();
  assert.deepEqual(await list(teacherPage), ['Dá mate já.', 'Exercício']);
  const address = (await teacherPage.locator('.share code').innerText()).trim();

  // Another device, which has nothing of the teacher's.
  const pupil = await visit(t, { ...PHONE, reducedMotion: 'reduce', site: teacher.site });
  const page = await pupil.open(`turma${new URL(address).hash}`);
  await page.locator('.class-step > a').first().click();
  await page.getByRole('heading', { name: 'Dá mate já.' }).waitFor();
  await click(page, 'a1a8');
  await phase(page, 'done');
  await nextButton(page).click();
  await page.getByRole('heading', { name: 'Encontra o melhor lance.' }).waitFor();
  await page.locator('.task-place a').click();
  await page.locator('.class-step').first().waitFor();
  assert.deepEqual(await page.locator('.class-step').evaluateAll((steps) => steps.map((step) => step.dataset.mark)), ['right', 'open']);
  assert.equal(await page.locator('.class-step .stars').first().getAttribute('data-won'), '3');
  await page.reload();
  await standing(page);
  assert.equal(await page.locator('.class-step').first().getAttribute('data-mark'), 'right');
  await page.locator('#nome').fill('Rui');
  await page.getByRole('button', { name: 'Mostrar o meu resultado' }).click();
  await page.getByText('Rui: 10 de 20 pontos.').waitFor();

  await page.goto('about:blank');
  await page.goto(teacher.site.url('exercicios/da-turma#123'));
  await standing(page);
  await page.getByText('Não consigo ler este exercício.').waitFor();
});

test('draughts lessons and levels are chosen, and their stars count', async (t) => {
  const { open, site } = await visit(t);
  const page = await open('turma/preparar');
  await kind(page, 'Nível de damas');
  await page.locator('#licao').selectOption('damas-peao');
  await add(page);
  await kind(page, 'Lição de damas');
  await add(page);
  await page.locator('.class-list li').nth(1).waitFor();
  assert.deepEqual(await list(page), ['Damas · O peão anda, nível 1', 'Damas · O peão anda']);
  const { hash } = new URL((await page.locator('.share code').innerText()).trim());
  await page.goto('about:blank');
  await page.goto(site.url(`turma${hash}`));
  await standing(page);
  await winStars(page, { 'damas-peao/casas-do-peao': 2 });
  await page.reload();
  await standing(page);
  assert.deepEqual(await page.locator('.class-step').evaluateAll((steps) => steps.map((step) => step.dataset.mark)), ['right', 'part']);
});

test('a series longer than one code is gathered, or opened from a file', async (t) => {
  const teacher = await visit(t);
  const teacherPage = await teacher.open('exercicios');
  const words = 'Encontra o lance que ataca duas peças ao mesmo tempo, e diz por que razão nenhuma delas se salva.';
  const one = (number) => `\nexercise\nboard 6k1/5ppp/8/8/8/8/8/R3K3 w - -\ngoal mate 1\ntask ${number}. ${words}\nhint ${words}\nafter ${words}\n`;
  const text = `exercises 1\ntitle Longa\n${Array.from({ length: 12 }, (_, at) => one(at + 1)).join('')}`;
  await teacherPage.locator('input[type=file]').setInputFiles({ name: 'longa.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await teacherPage.locator('.own-sheet').waitFor();
  await teacherPage.goto(teacher.site.url('turma/preparar'));
  await standing(teacherPage);
  await kind(teacherPage, 'Exercício teu');
  for (let number = 1; number <= 12; number += 1) {
    await teacherPage.locator('#proprio').selectOption(String(number));
    await add(teacherPage);
    await teacherPage.locator('.class-list li').nth(number - 1).waitFor();
  }
  const said = await teacherPage.locator('.class-parts-needed').innerText();
  const count = Number(/precisa de (\d+) códigos/.exec(said)[1]);
  assert.ok(count >= 2, said);
  assert.equal(await teacherPage.locator('.class-part-numbers button').count(), count);
  const paths = new Set();
  for (let place = 0; place < count; place += 1) {
    await teacherPage.locator('.class-part-numbers button').nth(place).click();
    await teacherPage.locator(`.class-wall svg[aria-label$="Código ${place + 1} de ${count}"]`).waitFor();
    paths.add(await teacherPage.locator('.class-wall svg path').getAttribute('d'));
  }
  assert.equal(paths.size, count, 'each code is another');
  const [file] = await Promise.all([teacherPage.waitForEvent('download'), teacherPage.locator('.class-send').getByRole('button', { name: 'Guardar em ficheiro' }).click()]);
  assert.equal(file.suggestedFilename(), 'ficha.txt');

  const pupil = await visit(t, { ...PHONE, site: teacher.site });
  const page = await pupil.open('turma');
  const input = page.locator('.file-button input');
  await input.setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('olá') });
  await page.getByText('Neste ficheiro não há uma ficha.').waitFor();
  await input.setInputFiles(await file.path());
  await page.locator('.class-step').nth(11).waitFor();
});

/** Codes of a series in several parts, made by the rules and printed here for ever: see fuzz/corpus/class. */
const PART = (number) => readFileSync(new URL(`../../fuzz/corpus/class/part-${number}`, import.meta.url), 'utf8');

test('codes come in any order, are kept, and damaged ones lose nothing', async (t) => {
  const { open, site } = await visit(t, PHONE);
  const page = await open(`turma#${PART(2)}`);
  const go = async (code) => {
    await page.goto('about:blank');
    await page.goto(site.url(`turma#${code}`));
    await standing(page);
  };
  await page.getByText('Li o código 2.').waitFor();
  await page.getByText('Falta o código 1', { exact: true }).waitFor();
  await go(PART(2));
  await page.getByText('O código 2 já estava lido.').waitFor();
  await go(PART(1).slice(0, -7));
  await page.getByText('Falta uma parte do código.').waitFor();
  await page.getByText('De uma ficha já tens 1 de 2 códigos. Falta o código 1.').waitFor();
  await go(PART(1));
  await page.locator('.class-step').first().waitFor();
  await page.waitForFunction((least) => location.hash.length > least, PART(1).length);
  await page.reload();
  await standing(page);
  await page.locator('.class-step').first().waitFor();
});

test('a damaged address is told, and nothing is lost', async (t) => {
  const { open, site } = await visit(t);
  const page = await open('turma/preparar');
  const { hash } = new URL(await prepare(page));
  for (const [code, words] of [
    [`${hash.slice(0, -9)}`, 'Falta uma parte do código.'],
    [`${hash.slice(0, 60)}${(Number(hash[60]) + 1) % 10}${hash.slice(61)}`, 'O código tem algarismos trocados ou a mais.'],
    ['#12a', 'Um código só tem algarismos.'],
    [`#${'9'.repeat(45_000)}`, 'Há algarismos a mais para ser um código.'],
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

/** Before any page script: the camera is a canvas, on which `window.hold` puts a QR code as it stands on a pupil's phone. */
function cameraOfCanvas() {
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
  const brush = canvas.getContext('2d');
  let code = null;
  setInterval(() => {
    brush.setTransform(1, 0, 0, 1, 0, 0);
    brush.fillStyle = '#777777';
    brush.fillRect(0, 0, 640, 480);
    if (!code) return;
    const side = Number(code.area.split(' ')[2]);
    brush.setTransform(400 / side, 0, 0, 400 / side, 120, 40);
    brush.fillStyle = '#ffffff';
    brush.fillRect(0, 0, side, side);
    brush.translate(4, 4);
    brush.fillStyle = '#000000';
    brush.fill(new Path2D(code.path));
  }, 50);
  window.hold = (next) => { code = next; };
  if (navigator.mediaDevices) navigator.mediaDevices.getUserMedia = async () => canvas.captureStream(20);
}

test('thirty results are read by the camera, each as soon as it is held up', async (t) => {
  const teacher = await visit(t, { init: cameraOfCanvas });
  const teacherPage = await teacher.open('turma/preparar');
  const { hash } = new URL(await prepare(teacherPage));
  const pupil = await visit(t, { ...PHONE, site: teacher.site });
  const page = await pupil.open(`turma${hash}`);
  const codes = [];
  for (let number = 1; number <= 30; number += 1) {
    await page.locator('#nome').fill(`Aluno ${number}`);
    await page.getByRole('button', { name: 'Mostrar o meu resultado' }).click();
    await page.getByText(`Aluno ${number}: 0 de 30 pontos.`).waitFor();
    // A frame later the focus goes there, and would leave the field.
    await arrived(page, 'resultado');
    codes.push(await page.locator('.class-code svg.qr').evaluate((drawn) => ({ area: drawn.getAttribute('viewBox'), path: drawn.firstElementChild.getAttribute('d') })));
  }
  assert.equal(new Set(codes.map(({ path }) => path)).size, 30);
  await teacherPage.goto(teacher.site.url(`turma/resultados${hash}`));
  await standing(teacherPage);
  await teacherPage.getByRole('button', { name: 'Ler com a câmara' }).click();
  const began = Date.now();
  for (const [at, code] of codes.entries()) {
    await teacherPage.evaluate((code) => window.hold(code), code);
    await teacherPage.locator('.class-grid tbody tr').nth(at).waitFor({ state: 'attached' });
  }
  t.diagnostic(`30 results by the camera: ${((Date.now() - began) / 1000).toFixed(1)} s`);
  assert.equal(await teacherPage.locator('.class-grid tbody tr').count(), 30);
  await teacherPage.getByText('Aluno 30 está na tabela. Já são 30.').waitFor();
});
