// Sealed moves: the envelope closed and opened, by touch, by keyboard, in writing, by ear.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listen, placement, signs } from './board.mjs';
import { arrived, choose, painted, SUBPATH, useBrowser, visit } from './visit.mjs';

useBrowser();

const PHONE = { build: SUBPATH, hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } };
const LETTERS = {
  rei: 'R', dama: 'D', torre: 'T', bispo: 'B', cavalo: 'C', peão: '',
  king: 'R', queen: 'D', rook: 'T', bishop: 'B', knight: 'C', pawn: '',
};
const UNWANTED = ['move', 'plan', 'verdict', 'reply'].map((name) => `[data-datum=sealed-datum-${name}]`).join(', ');

const nextButton = (page) => page.locator('#a-seguir');
const said = async (page) => (await page.locator('.task-words').innerText()).trim();
const results = (page) => page.locator('.drill-signs i').evaluateAll((signs) => signs.map((sign) => sign.dataset.result));
const at = (page, place) => page.locator('.drill-place').getByText(new RegExp(`^${place} (de|of)`)).waitFor({ state: 'attached' });

/** The move of the arrow in the long form, in the letters of the settings. */
async function long(page) {
  const text = await page.locator('h1.task-text').innerText();
  const [from, to] = text.match(/\b[a-h][1-8]\b/g);
  const name = await page.locator(`.play [data-square=${from}]`).getAttribute('aria-label');
  const piece = name.split(', ')[1].replace(/^(white|black) | (branc|pret)[oa]$/g, '');
  const promotion = text.match(/passa a (\p{L}+)|becomes a (\p{L}+)/u)?.slice(1).find(Boolean);
  return { text: `${LETTERS[piece]}${from}${to}${promotion ? LETTERS[promotion] : ''}`, piece: LETTERS[piece], from, to, promotion };
}

/** What lies before the arbiter. */
const envelope = (page) => page.locator('.task .envelope').evaluate((paper) => paper.textContent + paper.nextElementSibling.textContent);

/** The site's own rulings on a series, as it shows them when it is asked, by the envelope. What was shown comes again. */
async function rulings(page) {
  const found = new Map();
  for (let place = 1; place <= 20; place++) {
    await at(page, place);
    const before = await envelope(page);
    await page.getByRole('button', { name: /Mostrar a resposta|Show the answer/ }).click();
    assert.equal(await page.locator('.rulings [data-right=true]').count(), 1);
    const name = await page.locator('.rulings [data-right=true]').getAttribute('data-answer');
    assert.ok(!found.has(before) || found.get(before) === name, before);
    found.set(before, name);
    await nextButton(page).click();
  }
  return found;
}

test('a move is sealed by touch at 360 × 640 with big keys, and the envelope is ruled on', async (t) => {
  const { open } = await visit(t, PHONE);
  const page = await open('notacao/lance-secreto/fechar?serie=toque');
  for (let place = 1; place <= 10; place++) {
    await at(page, place);
    const { text, piece, to } = await long(page);
    for (const sign of text) {
      const key = page.locator('.move-key').filter({ has: page.getByText(sign, { exact: true }) }).first();
      assert.ok((await key.boundingBox()).height >= 44);
      await key.tap();
    }
    await page.getByRole('button', { name: 'Fechar', exact: true }).tap();
    await page.getByRole('heading', { name: /não se escreve no envelope/ }).waitFor();
    assert.equal(await page.locator('.sealed-data .answer').count(), 4);
    await page.locator(UNWANTED).tap();
    await nextButton(page).waitFor();
    const verdict = await said(page);
    assert.ok(verdict.includes(`No envelope está «${text}». Só pode ser ${piece}`), verdict);
    assert.ok(verdict.includes(to), verdict);
    assert.match(verdict, /Artigo I\.(9\.1|10)/);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
    await arrived(page, 'a-seguir');
    await nextButton(page).tap();
  }
  await page.getByText('Acertaste à primeira em 10 de 10.').waitFor();
});

test('what is ambiguous, unreadable or illegal loses, with the moves it may mean on the board', async (t) => {
  const { open } = await visit(t);
  const page = await open('notacao/lance-secreto/fechar?serie=mal');
  const seal = async (text) => {
    await page.locator('#lance-secreto').fill(text);
    await page.locator('#lance-secreto').press('Enter');
    if (await page.locator(UNWANTED).count()) await page.locator(UNWANTED).click();
    await nextButton(page).waitFor();
    return said(page);
  };
  let ambiguous = 0;
  for (let place = 1; place <= 5; place++) {
    await at(page, place);
    const before = await placement(page);
    const move = await long(page);
    assert.match(await seal(`${move.piece || 'B'}?`), /A partida está perdida\. .*Artigo I\.8\.2/s);
    assert.equal((await results(page))[place - 1], 'wrong');
    await page.getByRole('button', { name: 'Escrever de novo' }).click();
    assert.match(await seal(`R${move.to[0]}${move.to[1] === '1' ? 8 : 1}h${move.to[1]}`), /I\.8\.[23]/);
    await page.getByRole('button', { name: 'Escrever de novo' }).click();
    const short = await seal(`${move.piece}${move.to}`);
    if (/I\.8\.1/.test(short)) {
      ambiguous += 1;
      assert.ok((await signs(page)).filter((sign) => sign.startsWith('arrow')).length >= (move.promotion ? 1 : 2), short);
      assert.equal(await placement(page), before);
      await page.getByRole('button', { name: 'Escrever de novo' }).click();
      assert.match(await seal(move.text), /Só pode ser/);
      assert.notEqual(await placement(page), before);
    }
    await nextButton(page).click();
  }
  assert.ok(ambiguous >= 2, `${ambiguous} of five`);
});

test('a datum that belongs on the envelope is no answer, and asks again', async (t) => {
  const { open } = await visit(t);
  const page = await open('notacao/lance-secreto/fechar?serie=dados');
  await page.locator('#lance-secreto').fill((await long(page)).text);
  await page.locator('#lance-secreto').press('Enter');
  await page.locator('.sealed-data .answer').and(page.locator(`:not(:is(${UNWANTED}))`)).first().click();
  assert.match(await said(page), /Esse dado faz falta no envelope\..*Artigo I\.2/s);
  await page.locator(UNWANTED).click();
  assert.match(await said(page), /Só pode ser/);
  assert.equal((await results(page))[0], 'wrong');
});

test('the pupil opens envelopes by touch at 360 × 640 and rules as the guideline does', async (t) => {
  const { open, site } = await visit(t, PHONE);
  const page = await open('notacao/lance-secreto/abrir?serie=toque');
  const right = await rulings(page);
  await page.goto(site.url('notacao/lance-secreto/abrir?serie=toque'));
  for (let place = 0; place < 10; place++) {
    await at(page, place + 1);
    const name = right.get(await envelope(page));
    const answer = page.locator(`.rulings [data-answer=${name}]`);
    assert.ok((await answer.boundingBox()).height >= 52);
    await answer.tap();
    await nextButton(page).waitFor();
    assert.match(await said(page), /Artigo (I\.8\.[123]|I\.9\.1|I\.10|5\.2\.2|6\.9|9\.6)/);
    assert.equal((await results(page))[place], 'right');
    await arrived(page, 'a-seguir');
    await nextButton(page).tap();
  }
  await page.getByText('Acertaste à primeira em 10 de 10.').waitFor();
});

/** Tab until this has the focus. */
async function tabTo(page, locator) {
  const element = await locator.elementHandle();
  for (let presses = 0; presses < 90; presses++) {
    if (await element.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`Tab does not come to ${await element.evaluate((element) => element.outerHTML.slice(0, 90))}`);
}

test('both by keyboard alone', async (t) => {
  const { open, site } = await visit(t);
  const page = await open('notacao/lance-secreto/fechar?serie=teclas');
  const { text } = await long(page);
  await tabTo(page, page.locator('#lance-secreto'));
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.id === 'dado-0');
  await tabTo(page, page.locator(UNWANTED));
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.id === 'a-seguir');
  assert.equal((await results(page))[0], 'right');
  await page.keyboard.press('Enter');
  await at(page, 2);

  await page.goto(site.url('notacao/lance-secreto/abrir?serie=teclas'));
  const right = await rulings(page);
  await page.goto(site.url('notacao/lance-secreto/abrir?serie=teclas'));
  for (let place = 0; place < 2; place++) {
    await at(page, place + 1);
    const name = right.get(await envelope(page));
    await tabTo(page, page.locator(`.rulings [data-answer=${name}]`));
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.id === 'a-seguir');
    await page.keyboard.press('Enter');
  }
  assert.deepEqual((await results(page)).slice(0, 2), ['right', 'right']);
});

test('in English', async (t) => {
  const { open, site } = await visit(t, { locale: 'en-GB' });
  const page = await open();
  // Whatever the language of the page, the letters are those that were chosen.
  await choose(page, site, { letras: 'portuguese' });
  await page.goto(site.url('notacao/lance-secreto/fechar?serie=english'));
  const { text } = await long(page);
  await page.locator('#lance-secreto').fill(text);
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.locator(UNWANTED).click();
  const verdict = await said(page);
  assert.ok(verdict.includes(`The envelope says “${text}”. It can only be`), verdict);
  assert.match(verdict, /Article I\.(9\.1|10)/);
  await page.goto(site.url('notacao/lance-secreto/abrir?serie=english'));
  const right = await rulings(page);
  await page.goto(site.url('notacao/lance-secreto/abrir?serie=english'));
  await at(page, 1);
  await page.locator(`.rulings [data-answer=${right.get(await envelope(page))}]`).click();
  assert.match(await said(page), /Article/);
});

test('what somebody hears who does not see the screen', async (t) => {
  const { open, site } = await visit(t);
  const page = await open('notacao/lance-secreto/fechar?serie=ouvido');
  const { text, from, to } = await long(page);
  assert.match(await page.locator('.play [role=grid]').getAttribute('aria-label'), new RegExp(`^Lance n\\.º \\d+, das (Brancas|Pretas)\\. .*${from}.*${to}`));
  const heard = await listen(page);
  await page.locator('#lance-secreto').fill(text);
  await page.locator('#lance-secreto').press('Enter');
  assert.deepEqual((await heard()).filter(Boolean), ['Um destes dados não se escreve no envelope. Qual?']);
  await page.locator(UNWANTED).click();
  const [verdict] = (await heard()).filter(Boolean);
  assert.match(verdict, new RegExp(`^No envelope está «${text}»\\. Só pode ser .*, e o lance faz-se no tabuleiro\\..* Artigo I\\.(9\\.1|10)\\.$`));

  await page.goto(site.url('notacao/lance-secreto/abrir?serie=ouvido'));
  const right = await rulings(page);
  await page.goto(site.url('notacao/lance-secreto/abrir?serie=ouvido'));
  for (let place = 0; place < 10; place++) {
    await at(page, place + 1);
    const name = right.get(await envelope(page));
    await painted(page);
    const asked = (await page.locator('.play [aria-live=polite]').textContent()).trim();
    assert.match(asked, /^Lance n\.º \d+, das (Brancas|Pretas)\. No envelope está: .+\. (A|O) \p{L}+ escreve com as letras \p{L}+ . . . . .\.$/u);
    // A blot is heard as one.
    assert.equal(asked.includes('borrão'), await page.locator('.blot').count() > 0);
    const ear = await listen(page);
    const answer = page.locator(`.rulings [data-answer=${name}]`);
    const words = (await answer.innerText()).trim();
    await answer.click();
    const [ruling] = (await ear()).filter(Boolean);
    assert.ok(ruling.startsWith(`${words}. `), ruling);
    assert.match(ruling, /Artigo (I\.8\.[123]|I\.9\.1|I\.10|5\.2\.2|6\.9|9\.6)\.$/);
    await nextButton(page).click();
  }
});

test('projected, a key shows the ruling, and the next brings another envelope', async (t) => {
  const { open } = await visit(t, { viewport: { width: 1024, height: 768 }, init: () => { Element.prototype.requestFullscreen = () => Promise.resolve(); } });
  const page = await open('notacao/lance-secreto/abrir?serie=parede');
  await page.locator('.projector-button').click();
  assert.equal(await page.locator('.rulings [data-right=true]').count(), 0);
  await page.keyboard.press('PageDown');
  await page.locator('.rulings [data-right=true]').waitFor();
  await page.keyboard.press('PageDown');
  await at(page, 2);
  assert.equal(await page.locator('.rulings [data-right=true]').count(), 0);
});
