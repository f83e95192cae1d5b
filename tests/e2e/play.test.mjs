// A game between two pupils at one screen: the four ways of moving, and everything a game needs besides moves.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { SAMPLE, SAMPLE_END, START, click, drag, fen, focused, keys, listen, newGame, placement, square, tabToBoard, type } from './board.mjs';
import { CASTLE } from './sights.mjs';
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
  for (const [text, answer] of [['xyz', /«xyz»/], ['Nf3', /Em inglês, N é o cavalo\. Aqui escreve-se C/], ['Te5', /./]]) {
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
  await newGame(page);
  assert.equal(await placement(page), START);
  await page.getByRole('button', { name: 'Mais' }).click();
  await page.getByRole('button', { name: 'Voltar à partida com 1 lance' }).click();
  assert.equal(await placement(page), 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR');
});

test('the way back to the game before stays on show, over a reload, until it is put away', async (t) => {
  const { open } = await visit(t);
  const page = await open('jogar');
  const back = verdict(page).getByRole('button', { name: 'Voltar à partida de antes' });
  for (const move of ['e2e4', 'e7e5', 'g1f3']) await click(page, move);
  assert.equal(await back.count(), 0);
  const heard = await listen(page);
  await newGame(page);
  assert.match((await heard()).join(' '), /A partida de antes está guardada/);
  await back.waitFor();
  await page.reload();
  await standing(page);
  // A try that is refused does not take its place.
  await click(page, 'e2e5');
  await back.click();
  assert.equal(await placement(page), 'rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R');
  await newGame(page);
  await verdict(page).getByRole('button', { name: 'Esconder' }).click();
  await back.waitFor({ state: 'detached' });
  await page.reload();
  await standing(page);
  assert.equal(await back.count(), 0);
  await page.getByRole('button', { name: 'Mais' }).click();
  await page.getByRole('button', { name: 'Voltar à partida com 3 lances' }).waitFor();
});

test('an opened game that is played on from the middle loses its names and its result, and comes back whole', async (t) => {
  const { open } = await visit(t);
  const page = await open('jogar');
  await page.getByRole('button', { name: 'Mais' }).click();
  await page.locator('#partida').fill('[White "Rita"]\n[Black "Rui"]\n[ECO "C50"]\n[Result "1-0"]\n\n1. e4 {bom} e5 2. Nf3?? (2. f4) Nc6 3. Bc4 1-0');
  await page.getByRole('button', { name: 'Abrir', exact: true }).click();
  await verdict(page).getByText('Ficou de fora 1 comentário, 1 variante, 1 sinal como «??», 1 linha do cabeçalho.').waitFor();
  const sheet = async () => {
    await page.getByRole('button', { name: 'Folha' }).click();
    const said = [await page.locator('.record-result').innerText(), await page.locator('.record-head input').nth(4).inputValue()];
    await page.keyboard.press('Escape');
    return said.join(' ');
  };
  assert.match(await sheet(), /1-0 Rita/);
  await page.getByRole('button', { name: 'Lance anterior' }).click();
  await click(page, 'd7d6');
  await page.getByRole('button', { name: 'Jogar daqui' }).click();
  assert.doesNotMatch(await sheet(), /1-0|Rita/);
  await verdict(page).getByRole('button', { name: 'Voltar à partida de antes' }).click();
  assert.match(await sheet(), /1-0 Rita/);
  assert.equal(await page.locator('.move').count(), 5);
});

test('a refusal goes when another piece is chosen', async (t) => {
  const { open } = await visit(t);
  const page = await open(fen(CASTLE));
  await click(page, 'e1g1');
  assert.equal(await verdict(page).getAttribute('data-kind'), 'refused');
  await square(page, 'd2').click();
  assert.equal(await verdict(page).getAttribute('data-kind'), 'turn');
});

test('the panel says how the move on show is written, sign by sign, with the article', async (t) => {
  const { open } = await visit(t);
  const page = await open('jogar');
  const board = await page.locator('.board').boundingBox();
  await page.locator('.written summary').click();
  await page.locator('.written').getByText(/Joga um lance/).waitFor();
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

const open_end = (page) => page.getByRole('button', { name: 'Terminar' }).click();

test('a draw is offered after the move, marked (=), and accepted; taking back opens the game again', async (t) => {
  const { open } = await visit(t);
  const page = await open('jogar');
  await open_end(page);
  await page.getByRole('button', { name: 'As Pretas oferecem empate' }).click();
  assert.match(await verdict(page).innerText(), /Ainda não[^]*depois de os dois lados jogarem[^]*5\.2\.3/);
  for (const [move] of SAMPLE.slice(0, 2)) await click(page, move);
  await open_end(page);
  await page.getByRole('button', { name: 'As Pretas oferecem empate' }).click();
  assert.match(await verdict(page).innerText(), /Oferta de empate[^]*As Pretas oferecem empate[^]*9\.1\.2\.1/);
  await page.reload();
  await standing(page);
  await page.getByRole('button', { name: 'Recusar' }).click();
  assert.match(await verdict(page).innerText(), /Jogam as Brancas/);
  await open_end(page);
  await page.getByRole('button', { name: 'As Pretas oferecem empate' }).click();
  await page.getByRole('button', { name: 'Aceitar o empate' }).click();
  assert.match(await verdict(page).innerText(), /Empate[^]*concordaram[^]*5\.2\.3/);
  assert.match(await page.locator('.move-list').innerText(), /e5 \(=\)/);
  await page.getByRole('button', { name: 'Voltar atrás' }).click();
  assert.match(await verdict(page).innerText(), /Jogam as Brancas/);
});

test('a claim is judged by the rule: too early, with the next move, and standing', async (t) => {
  const { open } = await visit(t);
  const page = await open('jogar');
  const claim = async (written) => {
    await open_end(page);
    await page.locator('#lance-escrito').fill(written);
    await page.getByRole('button', { name: 'Reclamar repetição' }).click();
    return verdict(page).innerText();
  };
  for (const move of ['g1f3', 'g8f6', 'f3g1', 'f6g8', 'g1f3', 'g8f6', 'f3g1']) await click(page, move);
  assert.match(await claim(''), /Ainda não podes reclamar[^]*apareceu 2 vezes[^]*9\.5\.3[^]*9\.2/);
  // A claim is also an offer, which the other side declines. 9.1.2.3
  await page.getByRole('button', { name: 'Recusar' }).click();
  assert.match(await claim('Ch5'), /Com esse lance, a posição aparece 1 vez/);
  assert.match(await claim('Ch4'), /Ch4/);
  // What is no move is mended where it stands: nothing has been claimed with it.
  await page.locator('#lance-escrito').fill('Cg8');
  await page.getByRole('button', { name: 'Reclamar repetição' }).click();
  assert.match(await verdict(page).innerText(), /Empate[^]*terceira|Empate[^]*três vezes[^]*9\.2/);
  await page.getByRole('button', { name: 'Voltar atrás' }).click();
  await click(page, 'f6g8');
  assert.match(await claim(''), /Empate[^]*três vezes[^]*9\.2/);
  await open_end(page);
  await page.locator('.choice-option', { hasText: '2005' }).click();
  await page.keyboard.press('Escape');
  await page.reload();
  await standing(page);
  assert.match(await verdict(page).innerText(), /três vezes/);
});

test('resigning draws when the other side cannot mate any more, and a dead position ends the game by itself', async (t) => {
  const { open } = await visit(t);
  // White has a rook, Black a bare king: only White can still win.
  const page = await open(fen('7k/8/8/8/8/8/R7/K7 w - - 0 30'));
  await open_end(page);
  await page.getByRole('button', { name: 'Ver', exact: true }).click();
  await page.getByText('As Pretas já não podem dar mate').waitFor();
  assert.match(await page.getByRole('dialog').innerText(), /As Brancas ainda podem dar mate/);
  await page.getByRole('button', { name: 'As Brancas abandonam' }).click();
  await verdict(page).getByText('É empate').waitFor();
  assert.match(await verdict(page).innerText(), /Empate[^]*abandonaram[^]*5\.1\.2/);
  await page.getByRole('button', { name: 'Voltar atrás' }).click();
  await open_end(page);
  await page.getByRole('button', { name: 'As Pretas abandonam' }).click();
  await verdict(page).getByText('Ganharam as Brancas').waitFor();
  // One window plays at a time.
  await page.close();
  // The last pawn that could move is blocked: nobody can get through.
  const dead = await open(fen('8/8/4k3/p1p1p1p1/P1P1P1P1/8/3K4/8 w - - 0 40'));
  await click(dead, 'd2d3');
  await verdict(dead).getByText('A posição está morta').waitFor();
  assert.match(await verdict(dead).innerText(), /Empate[^]*5\.2\.2/);
});

const PGN = `[Event "Torneio da escola"]
[White "Ana"]
[Black "Rui"]
[Result "1-0"]

1.e4 {melhor} e5 (1...c5) 2.Bc4 Nc6 3.Qh5 Nf6?? 4.Qxf7# 1-0

[Event "Torneio da escola"]
[White "Eva"]
[Black "Zé"]
[Result "*"]

1.d4 d5 2.Nc5 *
`;

test('games are pasted, chosen from a list, and opened up to the line that is wrong', async (t) => {
  const { open } = await visit(t);
  const page = await open('jogar');
  const paste = async (text) => {
    await page.getByRole('button', { name: 'Mais', exact: true }).click();
    await page.locator('#partida').fill(text);
    await page.getByRole('button', { name: 'Abrir', exact: true }).click();
  };
  await paste(PGN);
  await page.getByText('Encontrei 2 partidas').waitFor();
  assert.match(await page.locator('.game-list').innerText(), /Na linha 13, «Nc5» não é legal depois de 2 lances/);
  await page.getByRole('button', { name: /Ana – Rui/ }).click();
  await verdict(page).getByText('Ganharam as Brancas').waitFor();
  assert.match(await verdict(page).innerText(), /Ficou de fora 1 comentário, 1 variante, 1 sinal como «\?\?»\./);
  await page.getByRole('button', { name: 'Folha' }).click();
  assert.equal(await page.getByLabel('Brancas').inputValue(), 'Ana');
  assert.match(await page.locator('#lances-escritos').inputValue(), /^1\.e4 e5 2\.Bc4 Cc6 3\.Dh5 Cf6 4\.Dxf7# 1-0$/);
  await page.keyboard.press('Escape');
  await paste(PGN);
  await page.getByRole('button', { name: /Eva – Zé/ }).click();
  await page.getByRole('heading', { name: 'A partida vai só até aqui' }).waitFor();
  // Bare moves in Portuguese letters need no list.
  await paste('1.e4 e5 2.Cf3 Cc6');
  await page.getByText('2.').first().waitFor();
  await page.waitForFunction(() => document.querySelectorAll('.move').length === 4);
  // A long list is searched; the place of a game is its place in the file.
  const many = Array.from({ length: 60 }, (_, index) => `[White "Ana ${index}"]\n[Black "Rui"]\n\n1.${index === 57 ? 'c4' : 'e4'} *\n\n`).join('');
  await paste(many);
  await page.getByText('Encontrei 60 partidas').waitFor();
  assert.equal(await page.locator('.game-list li').count(), 50);
  await page.locator('#procura').fill('ANA 57');
  assert.equal(await page.locator('.game-list li').count(), 1);
  await page.getByRole('button', { name: /Ana 57/ }).click();
  await page.waitForFunction(() => document.querySelector('.move-list .move')?.textContent === 'c4');
  await paste('olá');
  await page.getByRole('dialog').getByText(/olá|nenhuma partida/).first().waitFor();
});

test('the score sheet is filled in, copied, and kept as PGN with a safe name', async (t) => {
  const { open, context } = await visit(t);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await open('jogar');
  for (const [move] of SAMPLE.slice(0, 3)) await click(page, move);
  await page.getByRole('button', { name: 'Folha' }).click();
  await page.getByLabel('Brancas').fill('Ana "../Çé');
  await page.getByLabel('Data').fill('5/9/2026');
  await page.getByLabel('Data').press('Tab');
  await page.getByRole('button', { name: 'Copiar texto' }).click();
  await page.getByText('Copiado.').waitFor();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), '1.e4 e5 2.Cf3');
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Guardar PGN' }).click()]);
  assert.equal(download.suggestedFilename(), 'lance-legal-ana-ce-2026-09-05.pgn');
  const text = readFileSync(await download.path(), 'utf8');
  assert.match(text, /\[Date "2026\.09\.05"\]/);
  assert.match(text, /\[White "Ana \\"\.\.\/Çé"\]/);
  assert.match(text, /1\. e4 e5 2\. Nf3 \*/);
});
