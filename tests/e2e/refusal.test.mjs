// The promise of the site: a refused move comes with its reason, the squares drawn on the board, and the article.
// And what is told to somebody who does not see the board.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { click, fen, keys, listen, placement, signs, square, tabToBoard, type } from './board.mjs';
import { choose, standing, until, useBrowser, visit } from './visit.mjs';

useBrowser();

const CASTLE = 'r2qkbnr/p1pp1ppp/bpn5/4p3/4P3/5NPB/PPPP1P1P/RNBQK2R w KQkq - 2 5';

test('castling across an attacked square: reason, article, arrow and ring', async (t) => {
  const { open } = await visit(t);
  const page = await open(fen(CASTLE));
  const before = await placement(page);
  await click(page, 'e1g1');
  const verdict = page.locator('.play .verdict');
  assert.equal(await verdict.locator('h2').innerText(), 'Não podes rocar agora');
  assert.equal(await verdict.locator('p').first().innerText(), 'O rei passaria por f1, e o bispo de a6 ataca essa casa.');
  assert.equal(await verdict.locator('.article').innerText(), 'Artigo 3.8.2.2');
  const drawn = await signs(page);
  assert.ok(drawn.includes('arrow a6-f1') && drawn.includes('ring f1'), drawn.join(', '));
  assert.equal(await placement(page), before);
  await type(page, 'd3');
  assert.deepEqual(await signs(page), []);
  assert.equal(await verdict.getAttribute('data-kind'), 'turn');
});

test('the same in Brazil and in English', async (t) => {
  for (const [locale, title, article] of [['pt-BR', /rocar|roque/i, 'Artigo 3.8.2.2'], ['en-GB', /castle/i, 'Article 3.8.2.2']]) {
    const { open } = await visit(t, { locale });
    const page = await open(fen(CASTLE));
    await click(page, 'e1g1');
    const verdict = page.locator('.play .verdict');
    assert.match(await verdict.locator('h2').innerText(), title);
    assert.match(await verdict.locator('p').first().innerText(), /f1[^]*a6/);
    assert.equal(await verdict.locator('.article').innerText(), article);
  }
});

test('the piece of the other side is told as such, with whom one plays', async (t) => {
  const { open } = await visit(t);
  const page = await open(fen('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'));
  const verdict = page.locator('.play .verdict');
  const told = async () => (await verdict.innerText()).replace(/\s+/g, ' ');
  const heard = await listen(page);
  await click(page, 'e7e5');
  assert.match(await told(), /Essa peça é do adversário Jogas com as Brancas\. O peão de e7 é das Pretas, e agora a vez é das Brancas\. Artigo 1\.1/);
  assert.match((await heard()).join(' '), /Essa peça é do adversário\. Jogas com as Brancas\./);
  assert.ok((await signs(page)).includes('ring e7'));
  await type(page, 'e4');
  await click(page, 'd2d4');
  assert.match(await told(), /Essa peça é do adversário Jogas com as Pretas\. O peão de d2 é das Brancas/);
});

test('in English moves are written with English letters until others are chosen', async (t) => {
  const { open, site } = await visit(t, { locale: 'en-GB' });
  const page = await open('jogar');
  const line = page.locator('#lance');
  assert.equal(await line.getAttribute('placeholder'), 'Nf3');
  await line.fill('Cf3');
  await line.press('Enter');
  assert.match(await page.locator('.play .verdict').innerText(), /In Portuguese, C is the knight\. Here it is written N\./);
  await line.fill('x');
  await line.press('Enter');
  assert.match(await page.locator('.play .verdict').innerText(), /Write, for example, e4 or Nf3\./);
  await type(page, 'Nf3');
  assert.equal(await line.inputValue(), '', 'Nf3 is taken');
  await choose(page, site, { letras: 'portuguese' });
  await page.goto(site.url('jogar'));
  await standing(page);
  assert.equal(await line.getAttribute('placeholder'), 'Cf3');
  assert.match(await page.locator('.move-list').innerText(), /Cf3/);
  // The language brings its letters again where nobody insists.
  await choose(page, site, { letras: 'language', idioma: 'pt-PT' });
  await page.goto(site.url('jogar'));
  await standing(page);
  assert.equal(await line.getAttribute('placeholder'), 'Cf3');
  await choose(page, site, { idioma: 'en' });
  await page.goto(site.url('jogar'));
  await page.waitForFunction(() => document.querySelector('#lance')?.placeholder === 'Nf3');
});

const REFUSALS = [
  ['a rook that is blocked', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'a1a5', /peão de a2 está no caminho/, '3.5'],
  ['a pinned knight', '4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1', 'e2c3', /torre de e4/, '3.9.2'],
  ['a knight that goes straight', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'g1g3', /em L|um L/, '3.6'],
  ['a pawn that comes too late', '4k3/8/8/3pP3/8/8/8/4K3 w - - 1 2', 'e5d6', /na passagem|Na passagem|não há nada/, '3.7.3'],
];

for (const [what, start, move, reason, article] of REFUSALS) {
  test(`refused: ${what}`, async (t) => {
    const { open } = await visit(t);
    const page = await open(fen(start));
    const before = await placement(page);
    await click(page, move);
    const said = await page.locator('.play .verdict').innerText();
    assert.match(said, reason);
    assert.ok(said.includes(`Artigo ${article}`), said);
    assert.equal(await page.locator('.play .verdict').getAttribute('data-kind'), 'refused');
    assert.equal(await placement(page), before);
  });
}

test('refused: a piece of the other side, as soon as it is touched', async (t) => {
  const { open } = await visit(t);
  const page = await open('jogar');
  await square(page, 'e7').click();
  const verdict = page.locator('.play .verdict');
  assert.match(await verdict.innerText(), /Brancas/);
  assert.equal(await verdict.getAttribute('data-kind'), 'refused');
});

/** What is heard, word for word, when these keys are pressed: start, moves, sentences. */
const SPOKEN = [
  ['a quiet move', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1', 'g1f3', 'cavalo f três'],
  ['a capture', 'rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2', 'e4d5', 'peão de é toma d cinco'],
  ['a capture in passing', '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2', 'e5d6', 'peão de é toma d seis, na passagem'],
  ['castling', 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1', 'e1g1', 'pequeno roque'],
  ['castling on the other side', 'r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1', 'e8c8', 'grande roque'],
  ['a check', '4k3/8/8/8/8/8/8/R3K3 w - - 0 1', 'a1a8', 'torre á oito, xeque'],
  ['mate', 'rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2', 'd8h4', 'dama h quatro, xeque-mate'],
  ['a refusal', CASTLE, 'e1g1', 'Não podes rocar agora. O rei passaria por f1, e o bispo de a6 ataca essa casa. Artigo 3.8.2.2.'],
];

for (const [what, start, move, sentence] of SPOKEN) {
  test(`heard: ${what}`, async (t) => {
    const { open } = await visit(t);
    const page = await open(fen(start));
    const heard = await listen(page);
    await tabToBoard(page);
    await keys(page, move);
    const said = await heard();
    assert.equal(said.at(-1), sentence);
    // One sentence for the piece taken up, one for what came of it.
    assert.equal(said.length, 2, said.join(' | '));
  });
}

test('every square has a name, and the tree of the browser has the same', async (t) => {
  const { open, context } = await visit(t);
  const page = await open('jogar');
  const devtools = await context.newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  const cells = nodes.filter((node) => node.role?.value === 'gridcell').map((node) => node.name.value);
  assert.equal(cells.length, 64);
  assert.equal(new Set(cells).size, 64);
  assert.ok(cells.some((name) => name === 'e1, rei branco'), cells.join(' | '));
  assert.equal(await page.locator('.play [role=gridcell][tabindex="0"]').count(), 1);
  await square(page, 'e2').click();
  assert.match(await square(page, 'e4').getAttribute('aria-label'), /destino possível/);
});

test('the keys that answer: where am I, moves from here, the last move, jumps', async (t) => {
  const { open } = await visit(t);
  const page = await open('jogar');
  await click(page, 'e2e4');
  await click(page, 'e7e5');
  const heard = await listen(page);
  await square(page, 'g1').focus();
  for (const [key, expected] of [['o', 'g um, cavalo branco'], ['m', /^cavalo branco de g um: pode ir para é dois, f três, h três$/], ['l', 'peão é cinco']]) {
    await page.keyboard.press(key);
    // The words of the first answer come with the list of keys.
    await until(page, () => window.said.length > 0);
    const said = await heard();
    assert.equal(said.length, 1, said.join(' | '));
    if (expected instanceof RegExp) assert.match(said[0], expected);
    else assert.equal(said[0], expected);
  }
  await page.keyboard.press('d');
  const shown = await page.evaluate(() => document.activeElement.getAttribute('aria-label'));
  assert.match(shown, /dama/);
  await page.keyboard.press('?');
  assert.ok(await page.getByRole('dialog', { name: 'Teclas do tabuleiro' }).isVisible());
  await page.keyboard.press('Escape');
  assert.equal(await page.getByRole('dialog').count(), 0);
});
