// Moves announced without seeing: understood on the board, said with big words, by touch, by keyboard, in writing, by ear.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listen, square, tabToBoard, type, walk } from './board.mjs';
import { arrived, choose, painted, SUBPATH, useBrowser, visit } from './visit.mjs';

useBrowser();

const PHONE = { build: SUBPATH, hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } };
const FILES = ['Anna', 'Bella', 'Cesar', 'David', 'Eva', 'Felix', 'Gustav', 'Hector'];
const RANKS = ['eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'];
/** The piece in German, by its Portuguese and its English name. */
const GERMAN = {
  rei: 'König', dama: 'Dame', torre: 'Turm', bispo: 'Läufer', cavalo: 'Springer', peão: 'Bauer',
  king: 'König', queen: 'Dame', rook: 'Turm', bishop: 'Läufer', knight: 'Springer', pawn: 'Bauer',
};
const LETTER = { König: 'R', Dame: 'D', Turm: 'T', Läufer: 'B', Springer: 'C', Bauer: '' };
const SHAPE = { Dame: 'queen', Turm: 'rook', Läufer: 'bishop', Springer: 'knight' };

/** An announcement taken apart: the piece, what is said of its departure, the arrival, the new piece. */
function understand(text) {
  if (/Rochade/.test(text)) return { castles: /kurze/i.test(text) ? '0-0' : '0-0-0' };
  const words = text.split(/[\s,]+/).filter((word) => !['Schach', 'matt', 'schlägt'].includes(word));
  const piece = words.shift();
  const promotion = words.at(-1) in LETTER ? words.pop() : '';
  const squares = words.map((word) => (FILES.includes(word) ? 'abcdefgh'[FILES.indexOf(word)] : String(RANKS.indexOf(word) + 1))).join('');
  return { piece, from: squares.slice(0, -2), to: squares.slice(-2), promotion };
}

/** As a pupil writes it: `Cg1f3`. */
const written = ({ castles, piece, from, to, promotion }) => castles ?? `${LETTER[piece]}${piece === 'Bauer' && from.length < 2 && from ? `${from}x` : from}${to}${promotion ? LETTER[promotion] : ''}`;

const heard = async (page) => (await page.locator('h1.announced').innerText()).trim();
const nextButton = (page) => page.locator('#a-seguir');
const results = (page) => page.locator('.drill-signs i').evaluateAll((signs) => signs.map((sign) => sign.dataset.result));

/** What stands where, as the board's names tell it: `e4` → `Springer`, of the side that sits below. */
async function own(page) {
  const names = await page.locator('.play [role=gridcell]').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')));
  const white = (await page.locator('.play [role=gridcell]').first().getAttribute('data-square')) === 'a8';
  const side = white ? /branc[oa]$|^white / : /pret[oa]$|^black /;
  return new Map(names.map((name) => name.split(', ')).filter(([, content]) => side.test(content ?? '')).map(([at, content]) => [at, GERMAN[content.replace(/^(white|black) | (branc|pret)[oa]$/g, '')]]));
}

/** The squares the announced piece may stand on. */
async function departures(page, move) {
  if (move.castles) return [...await own(page)].filter(([, piece]) => piece === 'König').map(([at]) => at);
  return [...await own(page)].filter(([at, piece]) => piece === move.piece && [...move.from].every((sign) => at.includes(sign))).map(([at]) => at);
}

/** Plays the announced move by touching: the piece that has the square among its destinations. */
async function touchMove(page, move) {
  const squares = await departures(page, move);
  const to = move.castles ? `${move.castles === '0-0' ? 'g' : 'c'}${squares[0][1]}` : move.to;
  for (const from of squares) {
    await square(page, from).tap();
    await painted(page);
    if (/destination|capture/.test(await square(page, to).getAttribute('class'))) {
      await square(page, to).tap();
      if (move.promotion) await page.locator(`.promotion [data-shape=${SHAPE[move.promotion]}]`).tap();
      return;
    }
    await square(page, from).tap();
  }
  throw new Error(`nothing goes to ${to}`);
}

test('announcements are played and repeated by touch at 360 × 640', async (t) => {
  const { open } = await visit(t, PHONE);
  const page = await open('notacao/sem-ver/compreender?serie=toque');
  for (let count = 0; count < 10; count++) {
    await page.locator('.drill-place').getByText(`${count + 1} de 10`).waitFor();
    const text = await heard(page);
    // Board and announcement stand on the first screen, above the menu.
    const menu = await page.locator('.bottom-bar').boundingBox();
    const box = await page.locator('h1.announced').boundingBox();
    assert.ok(box.y + box.height <= menu.y + 1 + 20, `${text} ends at ${box.y + box.height} of ${menu.y}`);
    await touchMove(page, understand(text));
    const echoes = page.locator('.unseen-echoes .answer');
    await echoes.first().waitFor();
    assert.equal(await echoes.count(), 3);
    for (const echo of await echoes.all()) assert.ok((await echo.boundingBox()).height >= 52);
    await echoes.getByText(text, { exact: true }).tap();
    await nextButton(page).waitFor();
    assert.match(await page.locator('.task-words').innerText(), /Artigo D\.2\.1/);
    await arrived(page, 'a-seguir');
    await nextButton(page).tap();
  }
  await page.getByText('Acertaste à primeira em 10 de 10.').waitFor();
});

test('another move and another echo are told apart, and the pieces may be hidden', async (t) => {
  const { open } = await visit(t);
  const page = await open('notacao/sem-ver/compreender?serie=outro');
  await page.getByText('Sem peças').click();
  await page.getByRole('heading', { name: 'Olha bem para as peças.' }).waitFor();
  assert.equal(await page.locator('h1.announced').count(), 0);
  const piece = page.locator('.board-field .piece').first();
  assert.ok(await piece.isVisible());
  await page.getByRole('button', { name: 'Já vi. Esconder as peças' }).click();
  const text = await heard(page);
  assert.ok(!await piece.isVisible());
  const move = understand(text);
  await type(page, written(move));
  await page.locator('.unseen-echoes .answer').first().waitFor();
  assert.ok(await piece.isVisible());
  const wrong = page.locator('.unseen-echoes .answer').filter({ hasNotText: text }).first();
  await wrong.click();
  await page.locator('.task-words').getByText('Esse é outro anúncio. Repete o que ouviste.').waitFor();
  assert.deepEqual((await results(page))[0], 'wrong');
  await page.locator('.unseen-echoes').getByText(text, { exact: true }).click();
  await page.locator('.task-words').getByText('como manda a regra').waitFor();
  await nextButton(page).click();
  await page.getByRole('heading', { name: 'Olha bem para as peças.' }).waitFor();
  await page.getByText('Sem peças').click();
  // A legal move, and not the one that was announced.
  const before = await heard(page);
  for (const [at, piece] of await own(page)) {
    if (understand(before).castles && piece === 'König') continue;
    await square(page, at).click();
    await painted(page);
    const others = await page.locator('.play .destination, .play .capture').evaluateAll((cells) => cells.map((cell) => cell.dataset.square));
    const to = others.find((other) => other !== understand(before).to);
    if (to) {
      await square(page, to).click();
      if (await page.locator('.promotion').count()) await page.locator('.promotion button').first().click();
      break;
    }
    await square(page, at).click();
  }
  await page.locator('.task-words').getByText('O anúncio diz outro lance').waitFor();
  assert.deepEqual((await results(page)).slice(0, 2), ['wrong', 'wrong']);
});

/** The move that is asked for, with its pieces. */
async function asked(page) {
  const text = await page.locator('h1.task-text').innerText();
  const [from, to] = text.match(/\b[a-h][1-8]\b/g);
  const piece = (await own(page)).get(from);
  const promotion = GERMAN[text.match(/passa a (\p{L}+)|becomes a (\p{L}+)/u)?.slice(1).find(Boolean)] ?? '';
  const castles = piece === 'König' && Math.abs(from.charCodeAt(0) - to.charCodeAt(0)) === 2;
  if (castles) return [to[0] === 'g' ? 'kurze Rochade' : 'lange Rochade'];
  const named = (name) => [FILES['abcdefgh'.indexOf(name[0])], RANKS[name[1] - 1]];
  return [piece, ...named(from), ...named(to), promotion].filter(Boolean);
}

test('moves are announced with big words by touch at 360 × 640', async (t) => {
  const { open } = await visit(t, PHONE);
  const page = await open('notacao/sem-ver/anunciar?serie=toque');
  for (let count = 0; count < 10; count++) {
    await page.locator('.drill-place').getByText(`${count + 1} de 10`).waitFor();
    const words = await asked(page);
    for (const word of words) {
      const key = page.locator('.word-key').getByText(word, { exact: true });
      await key.tap();
    }
    const keys = page.locator('.word-key');
    assert.ok((await keys.first().boundingBox()).height >= 52);
    assert.equal((await page.locator('.word-acts .announced').innerText()).toLowerCase(), words.join(' ').toLowerCase());
    await page.locator('.word-acts').getByRole('button', { name: 'Anunciar' }).tap();
    await nextButton(page).waitFor();
    assert.match(await page.locator('.task-words').innerText(), /[Ss]ó pode ser este lance/, words.join(' '));
    await arrived(page, 'a-seguir');
    await nextButton(page).tap();
  }
  await page.getByText('Acertaste à primeira em 10 de 10.').waitFor();
});

/** Tab, or Shift+Tab, until this has the focus. */
async function tabTo(page, locator, key = 'Tab') {
  const element = await locator.elementHandle();
  for (let presses = 0; presses < 120; presses++) {
    if (await element.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  assert.fail(`Tab does not come to ${await element.evaluate((element) => element.outerHTML.slice(0, 90))}`);
}

test('both by keyboard alone', async (t) => {
  const { open, site } = await visit(t);
  const page = await open('notacao/sem-ver/compreender?serie=teclas');
  const text = await heard(page);
  const move = understand(text);
  const to = move.castles ? null : move.to;
  await tabToBoard(page);
  const squares = await departures(page, move);
  for (const from of squares) {
    const target = to ?? `${move.castles === '0-0' ? 'g' : 'c'}${from[1]}`;
    await walk(page, from);
    await page.keyboard.press('Enter');
    await painted(page);
    if (/destination|capture/.test(await square(page, target).getAttribute('class'))) {
      await walk(page, target);
      await page.keyboard.press('Enter');
      break;
    }
    await page.keyboard.press('Escape');
  }
  if (move.promotion) {
    await tabTo(page, page.locator(`.promotion [data-shape=${SHAPE[move.promotion]}]`));
    await page.keyboard.press('Enter');
  }
  // The first echo is under the next press.
  await page.waitForFunction(() => document.activeElement?.id === 'repetir-0');
  await tabTo(page, page.locator('.unseen-echoes .answer').filter({ hasText: text }));
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.id === 'a-seguir');
  assert.equal((await results(page))[0], 'right');
  await page.keyboard.press('Enter');
  await page.locator('.drill-place').getByText('2 de 10').waitFor();

  await page.goto(site.url('notacao/sem-ver/anunciar?serie=teclas'));
  await page.locator('.word-keys').waitFor();
  for (const word of await asked(page)) {
    const key = page.locator('.word-key').filter({ has: page.getByText(word, { exact: true }) });
    const before = await page.evaluate(() => [...document.querySelectorAll('.word-key')].indexOf(document.activeElement));
    const place = await key.evaluate((key) => [...document.querySelectorAll('.word-key')].indexOf(key));
    await tabTo(page, key, place < before ? 'Shift+Tab' : 'Tab');
    await page.keyboard.press('Enter');
  }
  await tabTo(page, page.locator('.word-acts').getByRole('button', { name: 'Anunciar' }));
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.id === 'a-seguir');
  assert.equal((await results(page))[0], 'right');
});

test('announcements are typed in German, in Portuguese and with signs, and slips are told apart', async (t) => {
  const { open } = await visit(t);
  const page = await open('notacao/sem-ver/anunciar?serie=escrita');
  const enter = async (text) => {
    await page.locator('#anuncio').fill(text);
    await page.locator('#anuncio').press('Enter');
    await painted(page);
  };
  const said = async () => (await page.locator('.task-words').innerText()).trim();
  await enter('Springer Otto drei');
  assert.match(await said(), /Não conheço a palavra «otto»/);
  await enter('Springer');
  assert.match(await said(), /Falta a casa de chegada/);
  assert.deepEqual((await results(page))[0], 'open');
  const words = await asked(page);
  await enter('Koenig Anna acht Hector eins');
  assert.match(await said(), /Nenhum lance legal se anuncia assim/);
  assert.deepEqual((await results(page))[0], 'wrong');
  const own = { König: 'rei', Dame: 'dama', Turm: 'torre', Läufer: 'bispo', Springer: 'cavalo', Bauer: 'peão' };
  await enter(words.map((word) => own[word] ?? word).join(' '));
  assert.match(await said(), /[Ss]ó pode ser este lance/);
  await nextButton(page).click();
  await page.locator('.drill-place').getByText('2 de 11').waitFor();
  await page.getByText('Em alemão, como no apêndice D').click();
  await page.locator('.word-key').getByText('cavalo', { exact: true }).waitFor();
  await enter((await asked(page)).map((word) => word.replace('ü', 'ue').replace('ö', 'oe').replace('ä', 'ae')).join(' '));
  assert.match(await said(), /[Ss]ó pode ser este lance/);
});

test('in English', async (t) => {
  const { open, site } = await visit(t, { locale: 'en-GB' });
  const page = await open('notacao/sem-ver/anunciar?serie=english');
  await page.getByText('In German, as in Appendix D').click();
  await page.locator('.word-key').getByText('knight', { exact: true }).waitFor();
  const english = { König: 'king', Dame: 'queen', Turm: 'rook', Läufer: 'bishop', Springer: 'knight', Bauer: 'pawn', 'kurze Rochade': 'short castling', 'lange Rochade': 'long castling', eins: 'one', zwei: 'two', drei: 'three', vier: 'four', fünf: 'five', sechs: 'six', sieben: 'seven', acht: 'eight' };
  for (const word of await asked(page)) await page.locator('.word-key').getByText(english[word] ?? word, { exact: true }).click();
  await page.locator('.word-acts').getByRole('button', { name: 'Announce' }).click();
  await page.locator('.task-words').getByText('it can only be this move').waitFor();

  // Whatever the language of the page, the letters are those that were chosen.
  await choose(page, site, { letras: 'portuguese' });
  await page.goto(site.url('notacao/sem-ver/compreender?serie=english'));
  const text = await heard(page);
  await type(page, written(understand(text)));
  await page.locator('.unseen-echoes').getByText(text, { exact: true }).click();
  await page.locator('.task-words').getByText('as the rule asks').waitFor();
});

test('what somebody hears who does not see the screen', async (t) => {
  const { open } = await visit(t);
  const page = await open('notacao/sem-ver/compreender?serie=ouvido');
  const text = await heard(page);
  assert.equal(await page.locator('h1.announced').getAttribute('lang'), 'de');
  assert.match(await page.locator('.play [role=grid]').getAttribute('aria-label'), new RegExp(`^${text}`));
  const said = await listen(page);
  await type(page, written(understand(text)));
  assert.deepEqual((await said()).filter(Boolean), ['É esse o lance. Agora repete o anúncio. Artigo D.2.1.']);
  await page.locator('.unseen-echoes .answer').filter({ hasNotText: text }).first().click();
  assert.deepEqual((await said()).filter(Boolean), ['Esse é outro anúncio. Repete o que ouviste.']);
  await page.locator('.unseen-echoes').getByText(text, { exact: true }).click();
  assert.deepEqual((await said()).filter(Boolean), ['Lance jogado e anúncio repetido, como manda a regra. Artigo D.2.1.']);
  await nextButton(page).click();
  await page.locator('.drill-place').getByText('2 de 11').waitFor();
  await page.waitForFunction(() => document.querySelector('.play [aria-live=polite]').textContent.trim() === document.querySelector('h1.announced').textContent.trim());
});

test('projected, a key shows the answer, and the next brings another exercise', async (t) => {
  const { open } = await visit(t, { viewport: { width: 1024, height: 768 }, init: () => { Element.prototype.requestFullscreen = () => Promise.resolve(); } });
  const page = await open('notacao/sem-ver/anunciar?serie=parede');
  await page.locator('.projector-button').click();
  await page.keyboard.press('PageDown');
  await page.locator('.task-words').getByText('Diz-se «').waitFor();
  await page.keyboard.press('PageDown');
  await page.locator('.drill-place').getByText('2 de 11').waitFor({ state: 'attached' });
  assert.equal(await page.locator('.task-words').getByText('Diz-se «').count(), 0);
});
