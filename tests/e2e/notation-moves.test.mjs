// Reading and writing moves: by touch, by keyboard, by typing, by the big keys, and as they are heard.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drag, listen, square, walk } from './board.mjs';
import { follow, painted, SUBPATH, useBrowser, visit } from './visit.mjs';

useBrowser();

const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } };
const SET = '?serie=turma-5b';

const play = (page) => page.locator('.moves-play');
const card = (page) => page.locator('.moves-play .verdict');
const field = (page) => page.locator('#lance-escrito');
const next = (page) => page.locator('#a-seguir');
const key = (page, sign) => page.locator('.move-key').filter({ has: page.getByText(sign, { exact: true }) });
const done = (page) => page.waitForSelector('.moves-play[data-done=true]');
const place = (page) => page.locator('.drill-place').innerText();

/** On to the next exercise, which is on show once the place has changed. */
async function goOn(page, press = () => next(page).click()) {
  const before = await place(page);
  await press();
  await page.waitForFunction((before) => document.querySelector('.drill-place')?.innerText !== before, before);
  await page.waitForSelector('.moves-play[data-done=false]');
}

/**
 * The answers of the first exercises of the set, from another device that asks to see them: the short form, the long
 * one, and the two squares.
 */
async function answers(t, path, count = 1) {
  const { open } = await visit(t);
  const page = await open(`notacao/${path}${SET}`);
  const found = [];
  for (let number = 0; number < count; number++) {
    await page.getByRole('button', { name: 'Mostrar a resposta' }).click();
    await done(page);
    const written = await page.locator('.moves-play .written-move').last().innerText();
    // Before the move is shown, the step that it may answer en passant is the last one.
    await page.waitForFunction((arrival) => {
      const last = [...document.querySelectorAll('.play [aria-label*="último lance"]')];
      return last.length === 2 && (!arrival || last.some((cell) => cell.dataset.square === arrival));
    }, written.match(/[a-h][1-8]/g)?.at(-1));
    const long = await page.locator('.move-answer .quiet-text').allInnerTexts();
    const squares = await page.evaluate(() => [...document.querySelectorAll('.play [aria-label*="último lance"]')].map((cell) => ({
      name: cell.dataset.square, empty: cell.getAttribute('aria-label').includes('vazia'),
    })));
    const [from, to] = [squares.find(({ empty }) => empty), squares.find(({ empty }) => !empty)];
    found.push({ written, long: long[0]?.replace('Por extenso: ', '') ?? written, from: from.name, to: to.name });
    if (number + 1 < count) await goOn(page);
  }
  return found;
}

/** What the pawn becomes, as the board asks it. */
const PIECES = { D: 'dama', T: 'torre', B: 'bispo', C: 'cavalo' };
const promotion = ({ written }) => PIECES[written.match(/[a-h][18]([DTBC])/)?.[1]];

async function playBy(page, answer, move) {
  await move(answer.from + answer.to);
  const piece = promotion(answer);
  if (piece) await page.locator('.play').getByRole('button', { name: new RegExp(piece) }).first().click();
}

test('reading by touch at 360 × 640: what is written, huge, is played; every level', async (t) => {
  const { open } = await visit(t, { build: SUBPATH, ...PHONE });
  const page = await open(`notacao/ler/pecas${SET}`);
  const tap = async (move) => { for (const name of [move.slice(0, 2), move.slice(2, 4)]) await square(page, name).tap(); };
  for (const level of ['pecas', 'roque', 'promocao', 'na-passagem', 'coluna', 'linha']) {
    const [answer] = await answers(t, `ler/${level}`);
    await follow(page, page.url().replace(/ler\/.*/, `ler/${level}${SET}`));
    await page.waitForSelector('.moves-play[data-done=false]');
    const written = await page.locator('.moves-task .written-move').innerText();
    assert.ok([answer.written, answer.long].includes(written), `${level}: ${written}`);
    const menu = await page.locator('.bottom-bar').boundingBox();
    for (const part of ['.play .board-field', '.moves-task']) {
      const box = await page.locator(part).boundingBox();
      assert.ok(box.y >= 0 && box.y + box.height <= menu.y + 1, `${level}: ${part} ends at ${box.y + box.height} of ${menu.y}`);
    }
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
    await playBy(page, answer, tap);
    await done(page);
    assert.match(await card(page).innerText(), /Está certo/, level);
    assert.equal(await page.locator('.drill-signs [data-result=right]').count(), 1);
  }
  await goOn(page, () => next(page).tap());
});

test('a move that is not the written one says how it is written, and an illegal one why', async (t) => {
  const [answer] = await answers(t, 'ler/coluna');
  const { open } = await visit(t);
  const page = await open(`notacao/ler/coluna${SET}`);
  // The other piece of that kind goes to the same square.
  const own = await square(page, answer.from).getAttribute('aria-label');
  const kind = own.split(', ')[1];
  const rivals = await page.locator(`.play [role=gridcell][aria-label*="${kind}"]`).evaluateAll((cells) => cells.map((cell) => cell.dataset.square));
  let told;
  for (const rival of rivals.filter((name) => name !== answer.from)) {
    await drag(page, rival + answer.to);
    await painted(page);
    told = await card(page).innerText();
    if (told.includes('escreve-se')) break;
  }
  assert.match(told, /O lance que jogaste escreve-se [DTC][a-h]/);
  assert.match(told, /quer dizer: a coluna de onde vem a peça/);
  assert.match(told, /Artigo C\.10\.[13]/);
  assert.equal(await page.locator('.drill-signs [data-result=wrong]').count(), 1);
  // A king does not go across the board.
  const king = await page.locator(`.play [role=gridcell][aria-label*="rei ${kind.split(' ')[1].replace(/a$/, 'o')}"]`).getAttribute('data-square');
  const far = king[1] < '5' ? 'a8' : 'a1';
  await drag(page, king + (king === far ? 'h1' : far));
  await page.waitForFunction(() => /Artigo 3\./.test(document.querySelector('.verdict').innerText));
  // It may still be played, and then it is done.
  await drag(page, answer.from + answer.to);
  await done(page);
  assert.match(await card(page).innerText(), /Está certo/);
});

test('reading by keyboard alone, to the next exercise and back to the board', async (t) => {
  const given = await answers(t, 'ler/capturas', 2);
  const { open } = await visit(t);
  const page = await open(`notacao/ler/capturas${SET}`);
  for (const answer of given) {
    for (let presses = 0; presses < 40 && !await page.evaluate(() => document.activeElement?.getAttribute('role') === 'gridcell'); presses++) {
      await page.keyboard.press(presses < 20 ? 'Tab' : 'Shift+Tab');
    }
    await walk(page, answer.from);
    await page.keyboard.press('Enter');
    await walk(page, answer.to);
    await page.keyboard.press('Space');
    await done(page);
    await page.waitForFunction(() => document.activeElement?.id === 'a-seguir');
    await goOn(page, () => page.keyboard.press('Enter'));
  }
});

test('writing by typing: what is wrong is told with its article, and mended in the same field', async (t) => {
  const [answer] = await answers(t, 'escrever/coluna');
  const { open } = await visit(t);
  const page = await open(`notacao/escrever/coluna${SET}`);
  const write = async (text) => {
    await field(page).fill(text);
    await field(page).press('Enter');
    await painted(page);
    return card(page).innerText();
  };
  const [letter, file] = answer.written;
  const without = answer.written.replace(file, '');
  let told = await write(without);
  assert.match(told, /Ainda não/);
  assert.match(told, new RegExp(`também podem? ir a ${answer.to}|Também .* pode ir a ${answer.to}`));
  assert.match(told, new RegExp(`Falta ${file}`));
  assert.match(told, /Artigo C\.10\.[13]/);
  assert.equal(await page.locator('.drill-signs [data-result=wrong]').count(), 1);
  // What was written stays, and the field has the focus, so that it can be mended.
  assert.equal(await field(page).inputValue(), without);
  await page.waitForFunction(() => document.activeElement?.id === 'lance-escrito');
  const english = { R: 'K', D: 'Q', T: 'R', C: 'N' }[letter];
  told = await write(answer.written.replace(letter, english));
  assert.match(told, letter === 'T' ? /R quer dizer rei/ : new RegExp(`${english} é .* em inglês\\. Nas tuas letras é ${letter}`));
  told = await write(`${answer.written}!`);
  assert.match(told, /comentários/);
  told = await write(answer.to);
  assert.match(told, /Falta a letra da peça/);
  told = await write('xadrez');
  assert.match(told, /não tem a forma de um lance/);
  await write(answer.written);
  await done(page);
  assert.match(await card(page).innerText(), /Está certo/);
  await page.waitForFunction(() => document.activeElement?.id === 'a-seguir');
});

test('castling, promotion and en passant are written, and marked for what they are', async (t) => {
  const { open, site } = await visit(t);
  const page = await open('notacao');
  const begin = async (level) => {
    const [answer] = await answers(t, `escrever/${level}`);
    await follow(page, site.url(`notacao/escrever/${level}${SET}`));
    await page.waitForSelector('.moves-play[data-done=false]');
    return answer;
  };
  const write = async (text) => {
    await field(page).fill(text);
    await field(page).press('Enter');
    await painted(page);
    return card(page).innerText();
  };
  const castling = await begin('roque');
  const short = castling.written.startsWith('0-0-0') ? '0-0-0' : '0-0';
  const other = short === '0-0' ? '0-0-0' : '0-0';
  assert.match(await write(castling.written.replace(short, other)), short === '0-0' ? /dois zeros/ : /três zeros/);
  assert.match(await write(castling.from + castling.to), /É roque, e escreve-se 0-0/);
  assert.match(await write(short.replaceAll('0', 'O')), /Está certo[\s\S]*zeros/);
  const promoted = await begin('promocao');
  const bare = promoted.written.replace(/([18])[DTBC]/, '$1');
  assert.match(await write(bare), /falta a letra da peça nova[\s\S]*Artigo C\.11/);
  assert.match(await write(promoted.written.replace(/([18])([DTBC])/, '$1=$2')), /Está certo[\s\S]*sem outro sinal/);
  const passing = await begin('na-passagem');
  assert.match(await write(passing.to), /escreve-se a coluna de onde vem[\s\S]*Artigo C\.9\.3/);
  assert.match(await write(passing.written.replace(' e.p.', '')), /Está certo[\s\S]*facultativas[\s\S]*e\.p\.[\s\S]*Artigo C\.13\.6/);
});

test('writing with the big keys on a phone, whose own keyboard stays away until it is asked for', async (t) => {
  const given = await answers(t, 'escrever/capturas', 3);
  const { open } = await visit(t, PHONE);
  const page = await open(`notacao/escrever/capturas${SET}`);
  assert.equal(await field(page).getAttribute('inputmode'), 'none');
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
  const low = await page.locator('.move-key').evaluateAll((keys) => keys.filter((key) => key.getBoundingClientRect().height < 52).length);
  assert.equal(low, 0, 'keys lower than 52 px');
  // Only what can begin a move stands out.
  assert.equal(await key(page, '4').getAttribute('data-next'), 'false');
  assert.equal(await key(page, 'C').getAttribute('data-next'), 'true');
  await key(page, 'C').tap();
  await key(page, 'x').tap();
  assert.equal(await field(page).inputValue(), 'Cx');
  await page.getByRole('button', { name: 'Apagar' }).tap();
  await page.getByRole('button', { name: 'Apagar' }).tap();
  assert.equal(await field(page).inputValue(), '');
  for (const answer of given) {
    for (const sign of answer.written.match(/e\.p\.|0-0-0|0-0|\S/g)) await key(page, sign).tap();
    assert.equal(await field(page).inputValue(), answer.written);
    await page.getByRole('button', { name: 'Confirmar' }).tap();
    await done(page);
    assert.match(await card(page).innerText(), /Está certo/);
    await goOn(page, () => next(page).tap());
  }
  await page.getByText('Teclado do telemóvel').tap();
  assert.equal(await field(page).getAttribute('inputmode'), 'text');
  await page.waitForFunction(() => document.activeElement?.id === 'lance-escrito');
});

test('writing by keyboard alone: Tab to the field, Enter, Enter; the keys with arrows', async (t) => {
  const given = await answers(t, 'escrever/peoes', 2);
  const { open } = await visit(t);
  const page = await open(`notacao/escrever/peoes${SET}`);
  const tabTo = async (test) => {
    for (let presses = 0; presses < 60; presses++) {
      if (await page.evaluate(test)) return;
      await page.keyboard.press('Tab');
    }
    assert.fail(`sixty times Tab, and not there: ${test}`);
  };
  await tabTo(() => document.activeElement?.id === 'lance-escrito');
  await page.keyboard.type(given[0].written);
  await page.keyboard.press('Enter');
  await done(page);
  await page.waitForFunction(() => document.activeElement?.id === 'a-seguir');
  await goOn(page, () => page.keyboard.press('Enter'));
  // One key is in the order of Tab; the arrows find the others.
  await tabTo(() => document.activeElement?.classList.contains('move-key'));
  const [file, rank] = given[1].written;
  await page.keyboard.press('ArrowDown');
  for (let steps = 'abcdefgh'.indexOf(file); steps > 0; steps--) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  const [here, there] = ['abcdefgh'.indexOf(file) + 1, Number(rank)];
  for (let steps = Math.abs(here - there); steps > 0; steps--) await page.keyboard.press(here < there ? 'ArrowRight' : 'ArrowLeft');
  await page.keyboard.press('Space');
  assert.equal(await field(page).inputValue(), given[1].written.slice(0, 2));
});

test('in English, with English letters', async (t) => {
  const [answer] = await answers(t, 'escrever/pecas');
  const { open } = await visit(t, { locale: 'en-GB' });
  // They are those of the language: nobody has to choose them.
  const page = await open(`notacao/escrever/pecas${SET}`);
  await page.waitForSelector('.moves-play .moves-task');
  assert.equal(await page.locator('.moves-task').innerText(), 'Which move is this?');
  await field(page).fill(answer.written);
  await field(page).press('Enter');
  const letter = answer.written[0];
  const english = { R: 'K', D: 'Q', T: 'R', B: 'B', C: 'N' }[letter];
  if (letter !== 'B') {
    assert.match(await card(page).innerText(), letter === 'R' ? /R means rook/ : new RegExp(`${letter} is the .* in Portuguese\\. In your letters it is ${english}`));
  }
  await field(page).fill(english + answer.written.slice(1));
  await field(page).press('Enter');
  await done(page);
  assert.match(await card(page).innerText(), /That is right/);
});

test('projecting: one big move, and the answer behind a key', async (t) => {
  const { open } = await visit(t, { viewport: { width: 1024, height: 768 }, init: () => { Element.prototype.requestFullscreen = () => Promise.resolve(); } });
  const page = await open(`notacao/ler/capturas${SET}`);
  await page.locator('.projector-button').click();
  const size = await page.locator('.moves-task .written-move').evaluate((move) => parseFloat(getComputedStyle(move).fontSize));
  assert.ok(size >= 50, `${size} px`);
  assert.equal(await page.locator('.move-answer').count(), 0);
  await page.keyboard.press('PageDown');
  await done(page);
  await page.waitForSelector('.move-answer', { state: 'attached' });
  await page.keyboard.press('PageDown');
  await page.waitForSelector('.moves-play[data-done=false]');
});

test('by ear: an exercise of writing, word by word', async (t) => {
  const [answer] = await answers(t, 'escrever/peoes');
  const { open } = await visit(t);
  const page = await open(`notacao/escrever/peoes${SET}`);
  // The page asks once by itself, when it is drawn.
  await page.locator('.play [aria-live=polite]').filter({ hasText: 'Escreve este lance' }).waitFor({ state: 'attached' });
  const heard = await listen(page);
  const words = { a: 'á', e: 'é', 1: 'um', 2: 'dois', 3: 'três', 4: 'quatro', 5: 'cinco', 6: 'seis', 7: 'sete', 8: 'oito' };
  const said = (name) => `${words[name[0]] ?? name[0]} ${words[name[1]]}`;
  const spoken = `peão ${said(answer.to)}`;
  // The move is said in words, and nowhere in signs.
  await page.getByRole('button', { name: 'Ver outra vez' }).click();
  assert.deepEqual(await heard(), [`Escreve este lance: ${spoken}.`]);
  assert.ok(!(await page.locator('.play [role=grid]').getAttribute('aria-label')).includes(answer.to));
  await field(page).fill(`C${answer.to}`);
  await field(page).press('Enter');
  // What is wrong is said by the field, which is described by it.
  const alert = page.getByRole('alert').filter({ hasText: 'Ainda não' });
  await alert.waitFor({ state: 'attached' });
  assert.equal(await alert.textContent(), 'Ainda não. C quer dizer cavalo. Aqui moveu-se um peão, que não leva letra. Artigo C.4.');
  await field(page).fill(answer.to);
  await field(page).press('Enter');
  assert.deepEqual(await heard(), ['Está certo.']);
});

test('by ear: an exercise of reading, word by word', async (t) => {
  const [answer] = await answers(t, 'ler/peoes');
  const { open } = await visit(t);
  const page = await open(`notacao/ler/peoes${SET}`);
  const written = await page.locator('.moves-task .written-move').innerText();
  const heard = await listen(page);
  await square(page, answer.from).focus();
  await page.keyboard.press('Enter');
  await walk(page, answer.to);
  await heard();
  await page.keyboard.press('Enter');
  await done(page);
  const words = { a: 'á', e: 'é', 1: 'um', 2: 'dois', 3: 'três', 4: 'quatro', 5: 'cinco', 6: 'seis', 7: 'sete', 8: 'oito' };
  assert.deepEqual(await heard(), [`peão ${words[answer.to[0]] ?? answer.to[0]} ${words[answer.to[1]]}. Está certo.`]);
  const label = await page.locator('.play [role=grid]').getAttribute('aria-label');
  assert.ok(label.startsWith(`Joga o lance: ${[...written].join(' ')}.`), label);
});
