// Draughts training as a pupil meets it: each kind answered wrongly and rightly, by touch and by keyboard; the sets of a
// class; the numbers of the squares.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listen, tabToBoard, walk } from './board.mjs';
import { results } from './drill.mjs';
import { painted, standing, useBrowser, visit } from './visit.mjs';

useBrowser();

const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } };
const SET = '?serie=turma-5b';

/** The square with this number: 1 is h1, 32 is a8. */
function named(number) {
  const rank = Math.floor((number - 1) / 4);
  return 'abcdefgh'[7 - (((number - 1) % 4) * 2) - (rank % 2)] + (rank + 1);
}

/** The number of a square that is played on. */
function numbered(name) {
  const [file, rank] = ['abcdefgh'.indexOf(name[0]), Number(name[1]) - 1];
  return rank * 4 + Math.floor((7 - file) / 2) + 1;
}

const cell = (page, number) => page.locator(`.play [data-square=${named(number)}]`);
const card = (page) => page.locator('.train-play .task');
const kind = (page, wanted) => page.waitForSelector(`.train-play .task[data-kind=${wanted}]`);
const next = (page) => page.locator('#a-seguir');
const words = (page) => page.locator('.train-play .task-words').innerText();
const numbers = (text) => [...text.matchAll(/\d+/g)].map(([number]) => Number(number));
/** What stands where: the names of the 64 squares. */
const placement = (page) => page.locator('.play [role=gridcell]').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')).join('|'));

/** The first answers of a set, as another device shows them on request. */
async function answers(t, level, count = 1) {
  const { open } = await visit(t);
  const page = await open(`damas/treino/${level}/${SET}`);
  const found = [];
  for (let number = 0; number < count; number += 1) {
    await page.waitForSelector('.train-play .task[data-kind=task]');
    await page.getByRole('button', { name: 'Mostrar a resposta' }).click();
    await page.waitForSelector('.train-play .task-words');
    found.push(await words(page));
    await next(page).click();
  }
  return found;
}

/** On to the next exercise. */
async function goOn(page) {
  await next(page).click();
  await kind(page, 'task');
}

/** The own pieces' steps to an empty square before them: what a pupil tries who sees no capture. */
async function steps(page) {
  return page.evaluate(() => {
    const side = document.querySelector('.train-ask').dataset.turn;
    const label = (name) => document.querySelector(`.play [data-square=${name}]`)?.getAttribute('aria-label') ?? '';
    const mine = side === 'white' ? /peão branco/ : /peão preto/;
    const found = [];
    for (const square of document.querySelectorAll('.play [data-square]')) {
      const name = square.dataset.square;
      if (!mine.test(label(name))) continue;
      for (const files of [-1, 1]) {
        const file = 'abcdefgh'['abcdefgh'.indexOf(name[0]) + files];
        const to = file + (Number(name[1]) + (side === 'white' ? 1 : -1));
        if (file && /vazia/.test(label(to))) found.push([name, to]);
      }
    }
    return found;
  });
}

test('by touch at 360 × 640: a step where a capture is compulsory is refused with its article, then the capture is played', async (t) => {
  const [first, second] = await answers(t, 'qual-captura-2', 2);
  const { open } = await visit(t, PHONE);
  const page = await open(`damas/treino/qual-captura-2/${SET}`);
  await kind(page, 'task');
  const tap = async (...squares) => { for (const name of squares) await page.locator(`.play [data-square=${name}]`).tap(); };
  await tap(...(await steps(page))[0]);
  await kind(page, 'refused');
  assert.match(await page.locator('.train-play .article').innerText(), /2\.8\.1/);
  assert.equal((await results(page))[0], 'wrong');
  await tap(named(numbers(first)[0]), named(numbers(first).at(-1)));
  await kind(page, 'good');
  assert.ok((await words(page)).includes(first.match(/[\dx]+/)[0]), `${await words(page)}: ${first}`);
  await goOn(page);
  await tap(named(numbers(second)[0]), named(numbers(second).at(-1)));
  await kind(page, 'good');
  assert.deepEqual((await results(page)).slice(0, 2), ['wrong', 'right']);
  assert.equal((await results(page)).length, 11, 'what was missed comes once more');
});

test('by touch: how many pieces, wrongly and rightly, and the capture is then shown', async (t) => {
  const [first, second] = await answers(t, 'quantas-pecas-3', 2);
  const { open } = await visit(t, PHONE);
  const page = await open(`damas/treino/quantas-pecas-3/${SET}`);
  await kind(page, 'task');
  const before = await placement(page);
  const count = (number) => page.locator('.train-count').filter({ hasText: String(number) });
  await count(numbers(first)[0] === 2 ? 3 : 2).tap();
  await kind(page, 'refused');
  assert.match(await page.locator('.train-play .article').innerText(), /2\.8\.2/);
  await page.waitForFunction((before) => [...document.querySelectorAll('.play [role=gridcell]')].map((cell) => cell.getAttribute('aria-label')).join('|') !== before, before);
  await goOn(page);
  const box = await count(2).boundingBox();
  assert.ok(box.width >= 48 && box.height >= 52, `a button of ${box.width} × ${box.height}`);
  await count(numbers(second)[0]).tap();
  await kind(page, 'good');
  assert.deepEqual((await results(page)).slice(0, 2), ['wrong', 'right']);
});

for (const level of ['onde-pousa-2', 'quem-toma-2']) {
  test(`by touch: ${level}, where too few are marked, one too many, and then just those`, async (t) => {
    const [first] = await answers(t, level);
    const all = numbers(first);
    const { open } = await visit(t, PHONE);
    const page = await open(`damas/treino/${level}/${SET}`);
    await kind(page, 'task');
    const check = page.getByRole('button', { name: 'Verificar' });
    await check.tap();
    await kind(page, 'refused');
    assert.match(await words(page), /Falta/);
    const labels = await page.locator('.play [data-square]').evaluateAll((cells) => cells.map((cell) => [cell.dataset.square, cell.getAttribute('aria-label')]));
    const side = await page.locator('.train-ask').getAttribute('data-turn');
    const mine = side === 'white' ? /(peão|dama) branc/ : /(peão|dama) pret/;
    const may = level.startsWith('onde') ? /^\D*\d+.*vazia/ : mine;
    const wrong = labels.find(([name, label]) => may.test(label) && !all.includes(numbered(name)) && (name.charCodeAt(0) + Number(name[1])) % 2 === 1);
    assert.ok(wrong, JSON.stringify(labels));
    await page.locator(`.play [data-square=${wrong[0]}]`).tap();
    for (const number of all) await cell(page, number).tap();
    await check.tap();
    await page.waitForFunction(() => / não pode/.test(document.querySelector('.task-words')?.innerText ?? ''));
    await check.tap();
    await kind(page, 'good');
    assert.equal((await results(page))[0], 'wrong');
  });
}

test('by touch: the win in two, a move that lets it go is answered by the defence, the right ones win', async (t) => {
  const watched = await visit(t);
  const shown = await watched.open(`damas/treino/ganha-2/${SET}`);
  await kind(shown, 'task');
  await shown.getByRole('button', { name: 'Mostrar a resposta' }).click();
  await shown.waitForFunction(() => /Ganhaste em 2 lances/.test(document.querySelector('.task-words')?.innerText ?? ''));
  // The first move, the longest defence, the second move.
  const [first, , second] = (await words(shown)).split('. ')[0].split(' ').map(numbers);

  const { open } = await visit(t, PHONE);
  const page = await open(`damas/treino/ganha-2/${SET}`);
  await kind(page, 'task');
  const tap = async (...squares) => { for (const number of squares) await cell(page, number).tap(); };
  const movable = await page.locator('.play .square.movable').evaluateAll((cells) => cells.map((cell) => cell.dataset.square));
  let other;
  for (const from of movable) {
    await page.locator(`.play [data-square=${from}]`).tap();
    const ends = await page.locator('.play .square.destination, .play .square.capture').evaluateAll((cells) => cells.map((cell) => cell.dataset.square));
    const to = ends.find((to) => numbered(from) !== first[0] || numbered(to) !== first.at(-1));
    if (to) { other = [numbered(from), numbered(to)]; break; }
  }
  assert.ok(other, 'something to choose from');
  await page.keyboard.press('Escape');
  await tap(...other);
  await kind(page, 'refused');
  assert.match(await words(page), /Assim não ganhas em 2 lances. A defesa é \d/);
  await tap(first[0], first.at(-1));
  await page.waitForFunction(() => /A resposta foi \d.*Falta um lance teu/.test(document.querySelector('.task-words')?.innerText ?? ''));
  await tap(second[0], second.at(-1));
  await kind(page, 'good');
  assert.match(await words(page), /Ganhaste em 2 lances/);
  assert.equal((await results(page))[0], 'wrong');
});

test('by keyboard alone, in English: the capture is played, and the digit is the answer', async (t) => {
  const [first] = await answers(t, 'qual-captura-1');
  const [count] = await answers(t, 'quantas-pecas-1');
  const { open } = await visit(t, { locale: 'en-GB' });
  const page = await open(`damas/treino/qual-captura-1/${SET}`);
  await kind(page, 'task');
  await listen(page);
  await tabToBoard(page);
  await walk(page, named(numbers(first)[0]));
  await page.keyboard.press('Enter');
  await walk(page, named(numbers(first).at(-1)));
  await page.keyboard.press('Enter');
  await kind(page, 'good');
  assert.match(await words(page), /Right!/);
  await page.waitForFunction(() => document.activeElement?.id === 'a-seguir');
  await page.keyboard.press('Enter');
  await kind(page, 'task');
  await page.goto(page.url().replace('qual-captura-1', 'quantas-pecas-1'));
  await kind(page, 'task');
  await page.keyboard.press(String(numbers(count)[0] ?? 1));
  await page.waitForSelector('.train-count[data-state][aria-disabled=true]');
  assert.equal((await results(page)).filter((result) => result !== 'open').length, 1);
});

test('a set has the same exercises on two devices, and its address is at the end of the series', async (t) => {
  const boards = [];
  for (const device of [PHONE, {}]) {
    const { open } = await visit(t, device);
    const page = await open(`damas/treino/onde-pousa-1/${SET}`);
    const seen = [];
    while (seen.length < 3) {
      await kind(page, 'task');
      seen.push(await placement(page));
      await page.getByRole('button', { name: 'Mostrar a resposta' }).click();
      await next(page).click();
    }
    boards.push(seen);
    if (device === PHONE) continue;
    while ((await page.locator('#fim').count()) === 0) {
      const button = page.getByRole('button', { name: 'Mostrar a resposta' });
      if (await button.count()) await button.click();
      if (await next(page).count()) await next(page).click();
      await painted(page);
    }
    assert.match(await page.locator('.share-line code').innerText(), /\/damas\/treino\/onde-pousa-1\?serie=turma-5b$/);
    assert.match(await page.locator('#fim').innerText(), /0 de 10/);
    await page.goto(page.url().replace(/onde-pousa-1.*/, ''));
    await standing(page);
    await page.waitForSelector('.drill-list');
    assert.match(await page.locator('main').innerText(), /volta amanhã/);
    assert.match(await page.locator('.drill-card').filter({ hasText: 'Onde pousa' }).innerText(), /1 de 3/);
  }
  assert.deepEqual(boards[0], boards[1]);
});

test('the numbers of the squares by touch: right, wrong, and the same squares for a class', async (t) => {
  const asked = [];
  for (let device = 0; device < 2; device += 1) {
    const { open } = await visit(t, PHONE);
    const page = await open(`damas/treino/numeros/${SET}&tempo=60`);
    await page.locator('#comecar').tap();
    const target = async () => Number(await page.locator('.squares-target').innerText());
    const seen = [await target()];
    const wrong = seen[0] === 14 ? 15 : 14;
    await cell(page, wrong).tap();
    await page.waitForFunction(() => document.querySelector('.squares-strip').dataset.mark === 'wrong');
    assert.match(await page.locator('.squares-said').innerText(), new RegExp(`${wrong}.*${seen[0]}`));
    seen.push(await target());
    await cell(page, seen[1]).tap();
    await page.waitForFunction(() => document.querySelector('.squares-strip').dataset.mark === 'right');
    const board = await page.locator('.play .board-field').boundingBox();
    const menu = await page.locator('.bottom-bar').boundingBox();
    assert.ok(board.width >= 320 && board.y + board.height <= menu.y + 1, JSON.stringify({ board, menu }));
    await page.locator('.squares-stop').tap();
    assert.match(await page.locator('#fim').innerText(), new RegExp(`Estas vão voltar: ${seen[0]}`));
    asked.push(seen);
  }
  assert.deepEqual(asked[0], asked[1]);
});

test('the numbers by keyboard, and the rio from both sides', async (t) => {
  const { open } = await visit(t);
  const page = await open('damas/treino/numeros/?tarefa=numero&tempo=livre');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.squares-key');
  const before = await page.locator('.squares-key').allInnerTexts();
  assert.equal(new Set(before).size, 4);
  await page.keyboard.type('07');
  await page.waitForFunction(() => document.querySelector('.squares-strip').dataset.mark !== 'none');
  await page.goto(page.url().replace('tarefa=numero', 'tarefa=rio'));
  await page.locator('#comecar').click();
  const corner = () => page.locator('.play [role=gridcell]').first().getAttribute('data-square');
  assert.equal(await corner(), 'a8');
  for (const number of [32, 28, 23, 19, 14, 10, 5, 1]) await cell(page, number).click();
  await page.waitForFunction(() => document.querySelector('.play [role=gridcell]').dataset.square === 'h1');
  assert.match(await page.locator('.squares-score').innerText(), /8/);
});

test('on the projector a key shows the answer, and then the next exercise', async (t) => {
  const { open } = await visit(t, { viewport: { width: 1024, height: 768 } });
  const page = await open(`damas/treino/quem-toma-1/${SET}`);
  await kind(page, 'task');
  await page.locator('.projector-button').click();
  await page.keyboard.press('PageDown');
  await kind(page, 'look');
  await page.keyboard.press('PageDown');
  await kind(page, 'task');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  assert.ok(wide, 'the page scrolls sideways');
});
