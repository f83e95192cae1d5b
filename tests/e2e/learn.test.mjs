// Levels as a pupil plays them: by touch, by keyboard, in writing; with hints, misses and ways back; and as they are
// heard by somebody who does not see the board.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { click, listen, signs, square, tabToBoard, type, walk } from './board.mjs';
import { after, answer, at, card, kept, level, levels, movedTo, nextButton, phase, solve, tool, won } from './lesson.mjs';
import { arrived, open, painted, SUBPATH, standing, useBrowser, visit } from './visit.mjs';

useBrowser();

/** The right words on the buttons that judge a move. */
const RIGHT = { 'vira-a-meio': 'Não pode', 'casa-do-amigo': 'Não pode', 'casa-do-contrario': 'Pode', salta: 'Não pode' };
const byClick = (page) => ({ move: (move) => click(page, move), touch: (name) => square(page, name).click(), press: (locator) => locator.click() });
const words = async (page) => (await card(page).locator('.task-words').innerText()).trim();

test('a whole lesson by touch at 360 × 640, from the home page to the next lesson', async (t) => {
  const { open: first } = await visit(t, { build: SUBPATH, hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });
  const page = await first();
  await page.locator('.bottom-bar').getByRole('link', { name: 'Aprender' }).tap();
  await page.locator('.lesson-card', { hasText: 'Mover a torre' }).tap();
  await page.waitForSelector('.screen-text');
  assert.match(await card(page).innerText(), /anda a direito/);
  const next = page.getByRole('button', { name: 'Seguinte' });
  while (await next.count()) {
    const before = await card(page).innerText();
    await next.tap();
    await painted(page);
    assert.notEqual(await card(page).innerText(), before);
  }
  await page.getByRole('link', { name: 'Começar os níveis' }).tap();
  const by = {
    move: async (move) => { for (const name of [move.slice(0, 2), move.slice(2, 4)]) await square(page, name).tap(); },
    touch: (name) => square(page, name).tap(),
    press: (locator) => locator.tap(),
  };
  const all = levels('torre');
  for (const [number, here] of all.entries()) {
    await at(page, 'torre', here.id);
    await page.waitForFunction(() => document.activeElement?.id === 'conteudo' && scrollY === 0);
    // Board and task stand on the first screen, above the menu.
    const menu = await page.locator('.bottom-bar').boundingBox();
    for (const part of ['.play .board-field', 'h1.task-text']) {
      const box = await page.locator(part).boundingBox();
      assert.ok(box.y >= 0 && box.y + box.height <= menu.y + 1, `${here.id}: ${part} ends at ${box.y + box.height} of ${menu.y}`);
    }
    await solve(page, here, by, RIGHT[here.id]);
    assert.match(await card(page).locator('.celebration').innerText(), /3 estrelas/, here.id);
    assert.equal((await won(page))[number], 3, here.id);
    await arrived(page, 'a-seguir');
    await nextButton(page).tap();
  }
  await page.waitForURL('**/aprender/torre/fim');
  await page.locator('.end-card').getByText('Ganhaste um azulejo').waitFor();
  await arrived(page, 'a-seguir');
  await nextButton(page).tap();
  await page.waitForURL(`**/aprender/${after('torre')}`);
  await page.locator('.lesson-ways').getByRole('link', { name: 'Todas as lições' }).tap();
  await page.locator('.lesson-card', { hasText: 'Mover a torre' }).getByText(`${all.length} de ${all.length}`).waitFor();
});

/** Tab, or Shift+Tab, until this has the focus. */
async function tabTo(page, locator, key = 'Tab') {
  const element = await locator.elementHandle();
  for (let presses = 0; presses < 90; presses++) {
    if (await element.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  assert.fail(`ninety times ${key}, and this does not have the focus: ${await element.evaluate((element) => element.outerHTML.slice(0, 90))}`);
}

test('a whole lesson by keyboard alone: questions, moves, the tray, the way on', async (t) => {
  const { open: first } = await visit(t);
  const page = await first('aprender');
  // Its section is folded.
  await tabTo(page, page.locator('summary', { hasText: 'Escrever os lances' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.locator('.lesson-card', { hasText: 'Escrever lances' }));
  await page.keyboard.press('Enter');
  await page.waitForSelector('.screen-text');
  const next = page.getByRole('button', { name: 'Seguinte' });
  if (await next.count()) {
    await tabTo(page, next);
    // The focus stays on the way on, screen after screen.
    while (await page.evaluate(() => document.activeElement.textContent) === 'Seguinte') {
      await page.keyboard.press('Enter');
      await painted(page);
    }
  }
  await page.waitForFunction(() => document.activeElement?.textContent === 'Começar os níveis');
  await page.keyboard.press('Enter');
  const onBoard = () => page.evaluate(() => document.activeElement?.getAttribute('role') === 'gridcell');
  const toBoard = async () => { if (!await onBoard()) await tabTo(page, page.locator('.play [role=gridcell][tabindex="0"]')); };
  const by = {
    move: async (move) => {
      await toBoard();
      await walk(page, move.slice(0, 2));
      await page.keyboard.press('Enter');
      await walk(page, move.slice(2, 4));
      await page.keyboard.press('Space');
    },
    touch: async (name) => {
      await toBoard();
      await walk(page, name);
      await page.keyboard.press('Enter');
    },
    press: async (locator) => {
      await tabTo(page, locator, await onBoard() ? 'Tab' : 'Shift+Tab');
      await page.keyboard.press('Enter');
    },
  };
  for (const here of levels('escrever')) {
    await at(page, 'escrever', here.id);
    // The focus is before the board: the next press of Tab reaches it.
    await page.waitForFunction(() => document.activeElement?.id === 'conteudo');
    await page.keyboard.press('Tab');
    assert.ok(await onBoard(), here.id);
    await solve(page, here, by);
    // The way on is under the next press.
    await page.waitForFunction(() => document.activeElement?.id === 'a-seguir');
    await page.keyboard.press('Enter');
  }
  await page.waitForURL('**/aprender/escrever/fim');
  await page.locator('.end-card').getByText('Ganhaste um azulejo').waitFor();
  await page.waitForFunction(() => document.activeElement?.id === 'a-seguir');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/aprender/${after('escrever')}`);
  const stars = await kept(page);
  assert.deepEqual(levels('escrever').map(({ id }) => stars[`escrever/${id}`]), levels('escrever').map(() => 3));
});

test('a whole lesson in writing: the moves as a pupil notes them', async (t) => {
  const { open: first } = await visit(t);
  const page = await first('aprender/mate-num-lance/duas-torres');
  const written = ['Tg8', 'Ta2#', 'Db7', 'Td1++', 'Te8', 'Dxh7#', 'Th8', 'Ta2', 'Cc7', 'Th7', 'Dd3', 'g4', 'Ba6', 'Dg2', 'e8D', 'Cf3'];
  const all = levels('mate-num-lance');
  // Some levels are questions or marks, with nothing to write.
  assert.equal(written.length, all.filter(({ goal }) => goal === 'checkmate').length);
  // English letters and a move that is none are answered, and stay to be mended.
  for (const [text, said] of [['Te8', /Nenhuma peça pode fazer «Te8»/], ['Rg8', /Em inglês, R é a torre\. Aqui escreve-se T/]]) {
    await type(page, text);
    assert.match(await words(page), said);
    assert.equal(await page.locator('#lance').inputValue(), text);
  }
  for (const here of all) {
    await at(page, 'mate-num-lance', here.id);
    if (here.goal === 'checkmate') {
      await type(page, written.shift());
      await phase(page, 'done');
      assert.equal(await page.locator('#lance').inputValue(), '');
    } else {
      await solve(page, here, byClick(page));
    }
    await nextButton(page).click();
  }
  await page.waitForURL('**/aprender/mate-num-lance/fim');
  await page.locator('.end-card').getByText('Ganhaste um azulejo').waitFor();
  await nextButton(page).click();
  await page.waitForURL(`**/aprender/${after('mate-num-lance')}`);
  assert.equal(Object.values(await kept(page)).filter((stars) => stars === 3).length, all.length);
});

test('a reload in the middle of a level and of a lesson keeps address and stars', async (t) => {
  const { open: first, context, site } = await visit(t);
  const page = await first('aprender/torre/vira-a-meio');
  await answer(page, 'Pode').click();
  await answer(page, 'Não pode').click();
  await phase(page, 'done');
  assert.match(await words(page), /Acertaste à segunda/);
  await nextButton(page).click();
  await at(page, 'torre', 'duas-voltas');
  await click(page, 'b4b7');
  await page.reload();
  await standing(page);
  await at(page, 'torre', 'duas-voltas');
  assert.deepEqual((await won(page)).slice(0, 3), [2, 0, 0]);
  assert.equal(await page.locator('.level-link[aria-current=page]').innerText(), '2');
  await square(page, 'b4').and(page.locator('[aria-label^="b4, torre branca"]')).waitFor();
  await solve(page, level('torre', 'duas-voltas'), byClick(page));
  await page.goto(site.url('aprender/torre'));
  await standing(page);
  assert.deepEqual((await won(page)).slice(0, 3), [2, 3, 0]);
  // Another tab has them too, and a better try counts, a worse one does not.
  const other = await open(context, site.url('aprender/torre/vira-a-meio'));
  await answer(other, 'Não pode').click();
  await phase(other, 'done');
  assert.equal((await won(other))[0], 3);
  await other.reload();
  await answer(other, 'Pode').click();
  await answer(other, 'Não pode').click();
  await phase(other, 'done');
  assert.equal((await won(other))[0], 3);
});

test('a hint in two steps, take back, restart', async (t) => {
  const { open: first } = await visit(t);
  const page = await first('aprender/torre/duas-voltas');
  assert.ok(await tool(page, 'Voltar atrás').isDisabled());
  assert.ok(await tool(page, 'Recomeçar').isDisabled());
  await tool(page, 'Pista').click();
  assert.equal(await words(page), 'Começa pela estrela que está na mesma coluna.');
  assert.deepEqual(await signs(page), ['frame b4', 'star b7', 'star g7']);
  await tool(page, 'Pista').click();
  assert.equal(await words(page), 'A seta mostra um bom lance: Tb7.');
  assert.deepEqual(await signs(page), ['arrow b4-b7', 'star b7', 'star g7']);
  await click(page, 'b4b1');
  assert.match(await card(page).innerText(), /Lance 2 de 2/);
  await click(page, 'b1b7');
  assert.match(await card(page).innerText(), /Lance 3, e bastavam 2/);
  assert.deepEqual(await signs(page), ['star g7']);
  await tool(page, 'Voltar atrás').click();
  assert.deepEqual(await signs(page), ['star b7', 'star g7']);
  assert.match(await card(page).innerText(), /Lance 2 de 2/);
  await tool(page, 'Recomeçar').click();
  assert.match(await square(page, 'b4').getAttribute('aria-label'), /torre branca/);
  assert.ok(await tool(page, 'Recomeçar').isDisabled());
  // A move that was shown costs a star, also after beginning again; doing it better brings it back.
  await solve(page, level('torre', 'duas-voltas'), byClick(page));
  assert.match(await card(page).innerText(), /2 estrelas/);
  await page.getByRole('button', { name: 'Fazer melhor' }).click();
  await phase(page, 'open');
  assert.match(await square(page, 'b4').getAttribute('aria-label'), /torre branca/);
});

test('a miss shows what follows from it, and leads back', async (t) => {
  const { open: first } = await visit(t);
  const page = await first('aprender/mate-num-lance/duas-torres');
  await click(page, 'h7b7');
  await phase(page, 'missed');
  assert.match(await words(page), /É xeque, mas o rei pode capturar a torre em b7/);
  // The king takes the rook, and an arrow shows it.
  await movedTo(page, 'b7');
  await square(page, 'b7').and(page.locator('[aria-label^="b7, rei preto"]')).waitFor();
  assert.ok((await signs(page)).includes('arrow b8-b7'));
  await page.getByRole('button', { name: 'Tentar outra vez' }).click();
  await phase(page, 'open');
  assert.match(await square(page, 'h7').getAttribute('aria-label'), /torre branca/);
  assert.match(await square(page, 'b8').getAttribute('aria-label'), /rei preto/);
  // A miss that nobody foresaw has its reason and its article.
  await click(page, 'g1g7');
  await phase(page, 'missed');
  assert.match(await words(page), /Não é xeque|Este lance não dá xeque/);
  await tool(page, 'Voltar atrás').click();
  await solve(page, level('mate-num-lance', 'duas-torres'), byClick(page));
  assert.match(await card(page).innerText(), /1 estrela/);
  // A move that is not legal is no miss: reason, squares and article, and the level is still open.
  await nextButton(page).click();
  await at(page, 'mate-num-lance', 'duas-torres-das-pretas');
  await click(page, 'b8g3');
  assert.equal(await page.locator('.learn-play').getAttribute('data-phase'), 'open');
  assert.match(await words(page), /Artigo 3\.3/);
});

test('promotion in a lesson: by the rule, chosen, cancelled, and too strong a piece', async (t) => {
  const { open: first, site } = await visit(t);
  const page = await first('aprender/promocao/estrela-cavalo');
  await click(page, 'f2f1');
  const choice = page.getByRole('dialog');
  assert.deepEqual(await choice.getByRole('button').allInnerTexts(), ['dama', 'torre', 'bispo', 'cavalo']);
  await page.keyboard.press('Escape');
  assert.equal(await choice.count(), 0);
  assert.match(await square(page, 'f2').getAttribute('aria-label'), /peão preto/);
  await click(page, 'f2f1');
  await choice.getByRole('button', { name: 'cavalo' }).click();
  await square(page, 'f1').and(page.locator('[aria-label^="f1, cavalo preto"]')).waitFor();
  await click(page, 'f1g3');
  await phase(page, 'done');
  await page.goto(site.url('aprender/promocao/dama-ou-torre'));
  await standing(page);
  await type(page, 'f8D');
  await phase(page, 'missed');
  assert.match(await words(page), /./);
  await page.getByRole('button', { name: 'Tentar outra vez' }).click();
  await type(page, 'f8');
  await choice.getByRole('button', { name: 'torre' }).click();
  await phase(page, 'done');
});

test('squares are marked: right, wrong with its rule, counted down, shown', async (t) => {
  const { open: first } = await visit(t);
  const page = await first('aprender/torre/aonde-vai');
  assert.match(await card(page).innerText(), /Faltam 7 casas/);
  await square(page, 'c4').click();
  assert.match(await words(page), /Faltam 6 casas/);
  assert.ok((await signs(page)).includes('ring c4'));
  await square(page, 'c6').click();
  assert.match(await words(page), /c5[^]*Artigo 3\.5/);
  await square(page, 'h8').click();
  assert.match(await words(page), /Artigo 3\.3/);
  await tool(page, 'Pista').click();
  await tool(page, 'Pista').click();
  const shown = /casa (\w\d)/.exec(await words(page))[1];
  assert.ok(level('torre', 'aonde-vai').words.includes(shown));
  for (const name of level('torre', 'aonde-vai').words.filter((name) => name !== 'c4')) await square(page, name).click();
  await phase(page, 'done');
  assert.match(await words(page), /São sete casas/);
});

test('pieces come from the tray, and a wrong square is answered', async (t) => {
  const { open: first } = await visit(t);
  const page = await first('aprender/posicao-inicial/damas-e-reis');
  const piece = (name) => page.locator('.tray').getByRole('button', { name, exact: true });
  await square(page, 'd1').click();
  assert.match(await words(page), /./);
  await piece('dama branca').click();
  assert.equal(await piece('dama branca').getAttribute('aria-pressed'), 'true');
  await square(page, 'e1').click();
  assert.match(await words(page), /A dama não pertence a e1/);
  assert.deepEqual(await signs(page), ['cross e1']);
  await square(page, 'd1').click();
  assert.match(await square(page, 'd1').getAttribute('aria-label'), /dama branca/);
  assert.equal(await piece('dama branca').count(), 0);
  for (const [name, at] of [['rei branco', 'e1'], ['rei preto', 'e8'], ['dama preta', 'd8']]) {
    await phase(page, 'open');
    await piece(name).click();
    await square(page, at).click();
  }
  await phase(page, 'done');
  assert.equal(await page.locator('.tray').count(), 0);
  assert.match(await card(page).innerText(), /2 estrelas/);
});

test('legal or not: the wrong button is answered by the rule, the right one has its article', async (t) => {
  const { open: first } = await visit(t);
  const page = await first('aprender/pode-rocar/passa-por-f1');
  assert.deepEqual(await signs(page), ['arrow e1-g1']);
  await answer(page, 'Pode').click();
  assert.match(await words(page), /Não podes rocar agora[^]*passaria por f1[^]*torre de f8[^]*Artigo 3\.8\.2\.2/);
  assert.ok(await answer(page, 'Pode').isDisabled());
  const drawn = await signs(page);
  assert.ok(drawn.includes('arrow f8-f1') && drawn.includes('ring f1'), drawn.join(', '));
  await answer(page, 'Não pode').click();
  await phase(page, 'done');
  assert.match(await words(page), /Artigo 3\.8\.2\.2/);
  assert.equal(await answer(page, 'Não pode').getAttribute('data-right'), 'true');
});

test('a battle against the computer, to its end, by following the hints', async (t) => {
  const { open: first } = await visit(t);
  const page = await first('aprender/batalhas/torre-contra-dois');
  for (let moves = 1; moves < 12 && await page.locator('[data-phase=open]').count(); moves++) {
    await tool(page, 'Pista').click();
    await tool(page, 'Pista').click();
    const [, move] = /bom lance: (\S+)\.$/.exec(await words(page));
    await type(page, move);
    assert.equal(await page.locator('#lance').inputValue(), '', `${move} was not taken`);
    // The computer answers with a pawn, or has none left.
    await page.waitForSelector('[data-phase=done], .play [aria-label*=", peão preto, último lance"]');
  }
  await phase(page, 'done');
  assert.equal(await page.locator('.play [aria-label*="peão preto"]').count(), 0);
  assert.match(await card(page).innerText(), /1 estrela/);
});

test('the marks that a task speaks of stay, and are heard as it names them', async (t) => {
  const { open } = await visit(t);
  const page = await open('aprender/tabuleiro/cara');
  const named = (name) => square(page, name).getAttribute('aria-label');
  assert.match(await named('c6'), /bolinha$/);
  await square(page, 'c6').click();
  assert.match(await named('c6'), /bolinha, anel$/);
  assert.match(await named('g3'), /bolinha$/);
  await solve(page, level('tabuleiro', 'cara'), { ...byClick(page), touch: async (name) => { if (name !== 'c6') await square(page, name).click(); } });
  assert.equal((await signs(page)).filter((sign) => sign.startsWith('dot')).length, 8);
  const arrow = await open('aprender/garfo/sera-garfo');
  await arrow.locator('.answer').first().click();
  await painted(arrow);
  assert.match(await arrow.locator('.play [data-square=e4]').getAttribute('aria-label'), /seta para f seis$/);
  assert.match(await arrow.locator('.play [data-square=f6]').getAttribute('aria-label'), /seta de é quatro$/);
});

test('one level as it is heard, word by word', async (t) => {
  const { open: first } = await visit(t);
  const page = await first('aprender/torre/vira-a-meio');
  await answer(page, 'Não pode').click();
  await phase(page, 'done');
  await nextButton(page).click();
  await at(page, 'torre', 'duas-voltas');
  // Who arrives hears where this is, and what is asked.
  const opening = 'A torre · nível 2. Leva a torre às duas estrelas. Lance 1 de 2. Estrelas em b sete, g sete.';
  await page.waitForFunction((text) => document.querySelector('.board-live').textContent.trim() === text, opening);
  assert.equal(await page.title(), 'A torre · nível 2 · Lance Legal');
  assert.equal(await page.getByRole('grid').getAttribute('aria-label'), 'A torre. Leva a torre às duas estrelas. Tecla ? para ver as teclas');
  const name = (at) => square(page, at).getAttribute('aria-label');
  assert.equal(await name('b4'), 'b4, torre branca');
  assert.equal(await name('b7'), 'b7, vazia, casa branca, estrela');
  assert.equal(await name('g7'), 'g7, vazia, casa preta, estrela');
  assert.equal(await name('a1'), 'a1, vazia, casa preta');
  assert.deepEqual(await page.locator('.level-link').evaluateAll((links) => links.slice(0, 2).map((link) => link.getAttribute('aria-label'))), ['Nível 1, 3 estrelas', 'Nível 2']);
  const said = await listen(page);
  const press = async (...keys) => {
    for (const key of keys) await page.keyboard.press(key);
    return said();
  };
  await tabToBoard(page);
  await walk(page, 'b4');
  // What the board answers comes when it is first asked.
  await page.keyboard.press('o');
  await page.waitForFunction(() => window.said.length > 0);
  assert.deepEqual(await said(), ['b quatro, torre branca']);
  assert.deepEqual(await press('l'), ['Leva a torre às duas estrelas. Lance 1 de 2. Estrelas em b sete, g sete.']);
  assert.deepEqual(await press('Enter'), ['torre branca de b quatro, 14 destinos']);
  assert.equal(await name('b4'), 'b4, torre branca, selecionada');
  assert.equal(await name('b7'), 'b7, vazia, casa branca, destino possível, estrela');
  await walk(page, 'c6');
  assert.deepEqual(await press('Space'), ['A torre anda a direito. De b4 a c6 não se vai a direito. A torre anda pela sua coluna ou pela sua linha. Artigo 3.3.']);
  await tool(page, 'Pista').click();
  assert.deepEqual(await said(), ['Começa pela estrela que está na mesma coluna.']);
  await tool(page, 'Pista').click();
  assert.deepEqual(await said(), ['A seta mostra um bom lance: torre b sete.']);
  await click(page, 'b4b3');
  assert.deepEqual(await said(), ['torre branca de b quatro, 14 destinos', 'torre b três. Lance 2 de 2.']);
  await click(page, 'b3b7');
  assert.deepEqual(await said(), ['torre branca de b três, 14 destinos', 'torre b sete. Falta 1 estrela. Lance 3, e bastavam 2.']);
  await tool(page, 'Voltar atrás').click();
  assert.deepEqual(await said(), ['Lance retirado. Lance 2 de 2.']);
  await tool(page, 'Recomeçar').click();
  assert.deepEqual(await said(), ['Outra vez do início. Lance 1 de 2.']);
  await click(page, 'b4b7');
  assert.deepEqual(await said(), ['torre branca de b quatro, 14 destinos', 'torre b sete. Falta 1 estrela. Lance 2 de 2.']);
  assert.equal(await name('b7'), 'b7, torre branca, último lance');
  await tabToBoard(page);
  assert.deepEqual(await press('l'), ['Leva a torre às duas estrelas. Lance 2 de 2. Estrelas em g sete.']);
  await click(page, 'b7g7');
  assert.deepEqual(await said(), [
    'torre branca de b sete, 14 destinos',
    'torre g sete. Feito em 2 lances. Foram dois lances e uma volta. A torre só mudou de direção no segundo lance. 2 estrelas.',
  ]);
  assert.equal(await nextButton(page).innerText(), 'Nível seguinte');
  await painted(page);
});
