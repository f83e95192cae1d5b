// A game between two pupils at one screen: the four ways of moving, and everything a game needs besides moves.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { click, drag, fen, focused, keys, placement, SAMPLE, SAMPLE_END, square, START, tabToBoard, type } from './board.mjs';
import { SUBPATH, standing, useBrowser, visit } from './visit.mjs';

useBrowser();

const verdict = (page) => page.locator('.play .verdict');

test('the sample game by clicking, and a reload brings it back', async (t) => {
  const { open } = await visit(t);
  const page = await open('jogar');
  assert.equal(await placement(page), START);
  for (const [move] of SAMPLE) await click(page, move);
  assert.equal(await placement(page), SAMPLE_END);
  assert.match(await verdict(page).innerText(), /Jogam as Pretas/);
  await page.reload();
  await standing(page);
  assert.equal(await placement(page), SAMPLE_END);
  assert.match(await verdict(page).innerText(), /Jogam as Pretas/);
});

test('the sample game by dragging', async (t) => {
  const { open } = await visit(t);
  const page = await open('jogar');
  for (const [move] of SAMPLE) await drag(page, move);
  assert.equal(await placement(page), SAMPLE_END);
});

test('the sample game by touch, under a sub-path', async (t) => {
  const { open } = await visit(t, { build: SUBPATH, hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
  const page = await open('jogar');
  for (const [move] of SAMPLE) {
    await square(page, move.slice(0, 2)).tap();
    await square(page, move.slice(2, 4)).tap();
  }
  assert.equal(await placement(page), SAMPLE_END);
});

test('the sample game with the keyboard alone', async (t) => {
  const { open } = await visit(t);
  const page = await open('jogar');
  await tabToBoard(page);
  for (const [move] of SAMPLE) await keys(page, move);
  assert.equal(await placement(page), SAMPLE_END);
});

test('the sample game by typing Portuguese notation', async (t) => {
  const { open } = await visit(t);
  const page = await open('jogar');
  for (const [, text] of SAMPLE) {
    await type(page, text);
    assert.equal(await page.locator('#lance').inputValue(), '', `${text} was not taken`);
  }
  assert.equal(await placement(page), SAMPLE_END);
  const written = await page.locator('.move-list button.move').allInnerTexts();
  assert.deepEqual(written, SAMPLE.map(([, text]) => text));
});

test('what is typed and cannot be read stays, and is answered', async (t) => {
  const { open } = await visit(t);
  const page = await open('jogar');
  for (const [text, answer] of [['xyz', /«xyz»/], ['Nf3', /R, D, T, B e C/], ['Te5', /./]]) {
    await type(page, text);
    assert.equal(await page.locator('#lance').inputValue(), text);
    assert.match(await verdict(page).innerText(), answer);
    assert.equal(await verdict(page).getAttribute('data-kind'), 'refused');
  }
  assert.equal(await placement(page), START);
});

test('take back, replay with buttons, go on from an earlier position', async (t) => {
  const { open } = await visit(t);
  const page = await open('jogar');
  for (const move of ['e2e4', 'e7e5', 'g1f3']) await click(page, move);
  const e4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR';
  const e5 = 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR';
  await page.getByRole('button', { name: 'Voltar atrás' }).click();
  assert.equal(await placement(page), e5);
  await page.getByRole('button', { name: 'Lance anterior' }).click();
  assert.equal(await placement(page), e4);
  await type(page, 'd5');
  assert.match(await verdict(page).innerText(), /Este lance já passou/);
  assert.equal(await placement(page), e4);
  await page.getByRole('button', { name: 'Jogar daqui' }).click();
  await click(page, 'd7d5');
  assert.equal(await placement(page), 'rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR');
  await page.getByRole('group', { name: 'Rever a partida' }).getByRole('button', { name: 'Ir para o início' }).click();
  assert.equal(await placement(page), START);
  await page.getByRole('group', { name: 'Rever a partida' }).getByRole('button', { name: 'Ir para o fim' }).click();
  assert.equal(await placement(page), 'rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR');
});

test('the game of the Laws replays to its end', async (t) => {
  const { open } = await visit(t);
  const page = await open();
  await page.getByRole('link', { name: 'A partida das Leis' }).click();
  await page.waitForURL('**/jogar');
  assert.equal(await placement(page), START);
  const forward = page.getByRole('button', { name: 'Lance seguinte' });
  for (let ply = 0; ply < SAMPLE.length; ply++) await forward.click();
  assert.ok(await forward.isDisabled());
  assert.equal(await placement(page), SAMPLE_END);
});

test('promotion by clicking: cancelled, then a knight', async (t) => {
  const { open } = await visit(t);
  const page = await open(fen('3r3k/4P3/8/8/8/8/8/K7 w - - 0 1'));
  await click(page, 'e7d8');
  const choice = page.getByRole('dialog');
  assert.deepEqual(await choice.getByRole('button').allInnerTexts(), ['dama', 'torre', 'bispo', 'cavalo']);
  await page.keyboard.press('Escape');
  assert.equal(await choice.count(), 0);
  assert.equal(await placement(page), '3r3k/4P3/8/8/8/8/8/K7');
  await click(page, 'e7d8');
  await choice.getByRole('button', { name: 'cavalo' }).click();
  assert.equal(await placement(page), '3N3k/8/8/8/8/8/8/K7');
});

test('promotion with the keyboard: a rook', async (t) => {
  const { open } = await visit(t);
  const page = await open(fen('7k/4P3/8/8/8/8/8/K7 w - - 0 1'));
  await tabToBoard(page);
  await keys(page, 'e7e8');
  const inChoice = () => page.evaluate(() => document.activeElement.closest('[role=dialog]') !== null);
  assert.ok(await inChoice());
  for (let presses = 0; presses < 5; presses++) {
    await page.keyboard.press('Tab');
    assert.ok(await inChoice(), 'the focus left the choice');
  }
  await page.keyboard.press('Enter');
  assert.equal(await placement(page), '4R2k/8/8/8/8/8/8/K7');
  assert.ok(await focused(page), 'the focus did not come back to the board');
});

test('mate ends the game and names the winner', async (t) => {
  const { open } = await visit(t);
  const page = await open('jogar');
  for (const move of ['f2f3', 'e7e5', 'g2g4', 'd8h4']) await click(page, move);
  assert.match(await verdict(page).innerText(), /Ganharam as Pretas[^]*xeque-mate[^]*5\.1\.1/);
  await square(page, 'e2').click();
  assert.match(await verdict(page).innerText(), /A partida já acabou/);
  await page.reload();
  await standing(page);
  assert.match(await verdict(page).innerText(), /Ganharam as Pretas/);
});

test('stalemate ends the game as a draw', async (t) => {
  const { open } = await visit(t);
  const page = await open(fen('7k/5K2/8/6Q1/8/8/8/8 w - - 0 1'));
  await click(page, 'g5g6');
  assert.match(await verdict(page).innerText(), /Empate[^]*afogado[^]*5\.2\.1/);
});

test('a position that is none is refused with a reason, and the game stays', async (t) => {
  const { open } = await visit(t);
  const page = await open('jogar');
  await click(page, 'e2e4');
  await page.getByRole('button', { name: 'Mais' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mais' });
  await dialog.locator('#fen').fill('QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/8/8/8/8/K6k w - - 0 1');
  await dialog.getByRole('button', { name: 'Começar daqui' }).click();
  assert.match(await verdict(page).innerText(), /Essa posição não serve[^]*dezasseis/);
  assert.equal(await placement(page), 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR');
});

test('flip turns the board, not the game; a new game puts the old one aside', async (t) => {
  const { open } = await visit(t);
  const page = await open('jogar');
  const h1 = await square(page, 'h1').boundingBox();
  await page.getByRole('button', { name: 'Virar' }).click();
  const turned = await square(page, 'a8').boundingBox();
  assert.deepEqual([turned.x, turned.y], [h1.x, h1.y]);
  await click(page, 'e2e4');
  await page.getByRole('button', { name: 'Nova partida' }).click();
  assert.equal(await placement(page), START);
  await page.getByRole('button', { name: 'Mais' }).click();
  await page.getByRole('button', { name: 'Voltar à partida anterior' }).click();
  assert.equal(await placement(page), 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR');
});

test('the panel says how the move on show is written, sign by sign, with the article', async (t) => {
  const { open } = await visit(t);
  const page = await open('jogar');
  const board = await page.locator('.board').boundingBox();
  await page.locator('.written summary').click();
  assert.match(await page.locator('.written').innerText(), /Joga um lance/);
  for (const [move] of SAMPLE.slice(0, 11)) await click(page, move);
  const forms = await page.locator('.written-forms dd').allInnerTexts();
  assert.deepEqual(forms, ['exd6 e.p.', 'e5xd6 e.p.', 'exd6 e.p.', 'exd6 e.p.']);
  const signs = await page.locator('.written-signs li').allInnerTexts();
  assert.deepEqual(signs.map((text) => text.split('\n').at(-1).trim()), ['C.4', 'C.9.3', 'C.9', 'C.8', 'C.13.6']);
  await click(page, SAMPLE[11][0]);
  assert.deepEqual(await page.locator('.written-forms dd').allInnerTexts(), ['Cxd6', 'Ce4xd6', '♘xd6', 'Nxd6']);
  assert.deepEqual(await page.locator('.board').boundingBox(), board, 'the board moved');
  // No voice of its own in this browser: it says so, and asks no server for one.
  await page.getByRole('button', { name: 'Ouvir o lance' }).click();
  await page.locator('.written [role=status]').waitFor();
});
