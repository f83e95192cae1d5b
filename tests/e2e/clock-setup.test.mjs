// The choice of a time control: the school's first, one's own by steps or typed, by link, in words and by the Laws;
// then the clock on the wall, and the manual on one page.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { choose, near, painted, seconds, standing, stopTime, SUBPATH, useBrowser, visit } from './visit.mjs';

useBrowser();

/** The time controls that stand on the page, in order, as the program has them. */
const PRESETS = /PRESETS: \[&str; \d+\] =\s*\[([^\]]*)\]/.exec(readFileSync('src/clock/control.rs', 'utf8'))[1].match(/[^",\s][^"]*(?=")/g);
const PHONE = { build: SUBPATH, hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } };

const card = (page, text) => page.locator(`.clock-card input[value="${text}"]`);
const own = (page) => page.locator('.clock-own-card .clock-card input').evaluateAll((all) => all.map((one) => one.value));
const chosen = (page) => page.locator('.clock-card input:checked').evaluateAll((all) => all.map((one) => one.value));
const shown = async (page) => (await page.locator('.clock-display strong').allInnerTexts()).join(' ');
const kind = async (page) => (await page.locator('.clock-kind').innerText()).replaceAll('\u00a0', ' ');
const place = (page) => page.locator('.clock-start .button');
const box = (page) => page.locator('#ritmo-escrito');
const step = (page, group, name) => page.locator('.clock-stepper', { hasText: group }).locator('button', { hasText: name });
const noSideways = (page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

async function arrive(visited, query = '') {
  const page = await visited.open(`relogio${query}`);
  await standing(page);
  return page;
}

/** The digits of both halves of the clock on the table. */
async function onTheTable(page) {
  await page.waitForSelector('.clock-face');
  const digits = (side) => page.locator(`.clock-half[data-side=${side}] .clock-digits`).innerText();
  return [await digits('white'), await digits('black')].map((text) => text.trim()).join(' ');
}

/** What is too low for a thumb: all that is pressed, but a line of text and what a label makes large. */
const tooLow = (page) => page.locator('.clock-setup :is(button, summary, .clock-card, .choice-option, .switch, input[type=text]):visible').evaluateAll((all) =>
  all.filter((one) => one.getBoundingClientRect().height < 51.5).map((one) => one.outerHTML.slice(0, 90)));

test('a preset by touch at 360 × 640: the school regulation first, then on the table', async (t) => {
  const page = await arrive(await visit(t, PHONE));
  const order = await page.locator('.clock-card input').evaluateAll((all) => all.map((one) => one.value));
  assert.deepEqual(order, PRESETS);
  assert.deepEqual(order.slice(0, 2), ['15+5', '20+0'], 'those of the school regulation come first');
  const groups = await page.locator('.clock-controls h2').allInnerTexts();
  assert.deepEqual(groups, ['Regulamento escolar', 'Jogos dos alunos', 'Outros ritmos']);
  assert.deepEqual([await chosen(page), await shown(page)], [['15+5'], '15:05 15:05']);
  assert.match(await page.locator('.clock-cards[data-look=school]').innerText(), /15 minutos e 5 segundos por lance.*20 minutos sem incremento/s);
  assert.ok(await noSideways(page));
  assert.deepEqual(await tooLow(page), []);
  // The button is in sight from the first moment, above the menu.
  const [button, bar] = [await place(page).boundingBox(), await page.locator('.bottom-bar').boundingBox()];
  assert.ok(button.y + button.height <= bar.y && button.height >= 64, JSON.stringify({ button, bar }));
  const label = page.locator('.clock-card', { has: page.locator('input[value="3+2"]') });
  await label.evaluate((one) => one.scrollIntoView({ block: 'center' }));
  await label.tap();
  assert.deepEqual([await chosen(page), await shown(page)], [['3+2'], '3:02 3:02']);
  await place(page).tap();
  assert.equal(await onTheTable(page), '3:02 3:02');
});

test('what is reached by key on a phone is not behind the button', async (t) => {
  const page = await arrive(await visit(t, { ...PHONE, hasTouch: false, isMobile: false }));
  await page.locator('.clock-card input:checked').focus();
  for (let presses = 0; presses < 10; presses++) {
    await page.keyboard.press('ArrowDown');
    await painted(page);
    const [card, button] = await page.evaluate(() => [document.activeElement, document.querySelector('.clock-start')].map((one) => one.getBoundingClientRect().toJSON()));
    assert.ok(card.bottom <= button.top + 1 || card.top >= button.bottom - 1, JSON.stringify({ card, button }));
  }
});

test('one of one’s own by big steps, kept through a reload, taken away, put back', async (t) => {
  const page = await arrive(await visit(t, PHONE));
  await page.locator('#fazer-ritmo').tap();
  await page.waitForSelector('.clock-own');
  await step(page, 'Minutos', '−5').tap();
  await step(page, 'Minutos', '+1').tap();
  await step(page, 'Minutos', '+1').tap();
  await step(page, 'Segundos', '−1').tap();
  await step(page, 'Segundos', '−1').tap();
  assert.equal(await box(page).inputValue(), '12+3');
  assert.match(await page.locator('.clock-own-said').innerText(), /12 minutos e 3 segundos por lance/i);
  // The other kinds, each with what it does.
  for (const [name, text, said] of [['Atraso', '12d3', /espera/], ['Bronstein', '12b3', /recebes o que gastaste/], ['Ampulheta', 'h12', /como a areia/], ['Nada', '12+0', /só desce/], ['Incremento', '12+5', /soma estes segundos/]]) {
    await page.locator('.clock-own .choice-option', { hasText: name }).locator('input').tap({ force: true });
    assert.equal(await box(page).inputValue(), text);
    assert.match(await page.locator('.clock-own').innerText(), said);
  }
  await step(page, 'Segundos', '−1').tap();
  await step(page, 'Segundos', '−1').tap();
  // A second period, and sides that differ.
  await page.locator('.clock-own summary', { hasText: 'Períodos' }).tap();
  await page.getByRole('button', { name: 'Juntar um período' }).tap();
  assert.equal(await box(page).inputValue(), '40/12+3,30+3');
  await page.getByRole('button', { name: 'Tirar o último período' }).tap();
  await page.locator('.clock-own .switch').tap();
  await page.locator('.clock-own .choice-option', { hasText: 'Pretas' }).locator('input').tap({ force: true });
  await step(page, 'Minutos', '−5').tap();
  assert.equal(await box(page).inputValue(), '12+3|7+3');
  assert.ok(await noSideways(page));
  assert.deepEqual(await tooLow(page), []);
  await page.locator('.clock-own .switch').tap();
  assert.equal(await box(page).inputValue(), '12+3');
  await page.getByRole('button', { name: 'Guardar e escolher' }).tap();
  assert.deepEqual([await own(page), await chosen(page), await shown(page)], [['12+3'], ['12+3'], '12:03 12:03']);
  await page.reload();
  await standing(page);
  assert.deepEqual(await own(page), ['12+3']);
  await page.getByRole('button', { name: 'Tirar 12+3 da lista' }).tap();
  assert.deepEqual(await own(page), []);
  assert.match(await page.locator('.clock-gone').innerText(), /Tirei 12\+3/);
  await page.getByRole('button', { name: 'Voltar a pôr' }).tap();
  assert.deepEqual(await own(page), ['12+3']);
  await page.getByRole('button', { name: 'Tirar 12+3 da lista' }).tap();
  await page.reload();
  await standing(page);
  assert.deepEqual(await own(page), []);
});

test('typed: what is wrong is said in words, and what is right is kept', async (t) => {
  const page = await arrive(await visit(t));
  await page.locator('#fazer-ritmo').click();
  const said = page.locator('#ritmo-escrito-dito');
  const keep = page.getByRole('button', { name: 'Guardar e escolher' });
  for (const [text, words] of [
    ['quinze', /Não percebo este ritmo/],
    ['0+0', /mais do que zero/],
    ['15+9999', /3600 segundos/],
    ['0/15+5,5+0', /1 a 200 lances/],
    ['40/90', /último período/],
  ]) {
    await box(page).fill(text);
    assert.match(await said.innerText(), words, text);
    assert.deepEqual([await keep.isDisabled(), await box(page).getAttribute('aria-invalid')], [true, 'true'], text);
    await box(page).press('Enter');
    assert.equal(await box(page).count(), 1, 'nothing is kept');
  }
  for (const [text, words] of [['7 5', /7 minutos e 5 segundos por lance/i], ['H 10', /ampulheta de 10 minutos/i], ['5+0|3+2', /Brancas: 5 minutos sem incremento\. Pretas: 3 minutos/]]) {
    await box(page).fill(text);
    assert.match(await said.innerText(), words);
  }
  await box(page).press('Enter');
  assert.deepEqual([await own(page), await shown(page)], [['5+0|3+2'], '5:00 3:02']);
  await place(page).click();
  assert.equal(await onTheTable(page), '5:00 3:02');
});

test('a link sets the clock up, with a plus sign, a blank or its code, and is written for the class', async (t) => {
  const visited = await visit(t);
  for (const [query, text] of [['?ritmo=20+0', '20+0'], ['?ritmo=10%2B5', '10+5'], ['?ritmo=5%2B0%7C3%2B2', '5+0|3+2'], ['?ritmo=5+0|3+2', '5+0|3+2'], ['?ritmo=40/90+30,30+30', '40/90+30,30+30']]) {
    const page = await arrive(visited, query);
    assert.deepEqual(await chosen(page), [text], query);
    await painted(page);
    assert.equal(new URL(page.url()).search, '', 'a reload asks for nothing again');
    const link = await page.locator('.clock-link code').innerText();
    assert.equal(new URL(link).searchParams.get('ritmo'), text);
    await page.goto(link);
    await standing(page);
    assert.deepEqual(await chosen(page), [text], link);
    await page.close();
  }
  const page = await arrive(visited, '?ritmo=meia+hora');
  assert.match(await page.locator('.clock-wrong-link').innerText(), /«meia hora».*Não percebo este ritmo/s);
  assert.deepEqual(await chosen(page), ['15+5']);
});

test('which kind of game it is, with the sum, in each edition', async (t) => {
  const page = await arrive(await visit(t));
  assert.equal(await kind(page), '15 min + 60 × 5 s = 20 min: semirrápidas (no Brasil: xadrez rápido). Artigo A.1, Leis de 2023.');
  await card(page, '3+2').check({ force: true });
  assert.equal(await kind(page), '3 min + 60 × 2 s = 5 min: rápidas, ou blitz (no Brasil: relâmpago). Artigo B.1, Leis de 2023.');
  await card(page, '90+30').check({ force: true });
  assert.match(await kind(page), /^90 min \+ 60 × 30 s = 120 min: partida clássica.*Artigo A\.1, Leis de 2023\.$/);
  await card(page, '60+0').check({ force: true });
  assert.match(await kind(page), /^60 min: partida clássica/);
  await page.locator('.clock-rules summary').click();
  await page.locator('input[name=edicao][value="2"]').check({ force: true });
  assert.equal(await kind(page), '60 min: semirrápidas (no Brasil: xadrez rápido). Artigo B1, Leis de 2005.');
  // In 2005 nothing depends on who watches.
  assert.equal(await page.locator('input[name=vigia]').count(), 0);
  await page.locator('input[name=edicao][value="1"]').check({ force: true });
  assert.match(await kind(page), /partida clássica.*Leis de 2018/);
  await page.locator('input[name=vigia][value="1"]').check({ force: true });
  await page.locator('.clock-rules .switch', { hasText: 'Apitar' }).click();
  await page.locator('input[name=metades][value="2"]').check({ force: true });
  await page.reload();
  await standing(page);
  await page.locator('.clock-rules summary').click();
  const set = (selector) => page.locator(selector).isChecked();
  assert.deepEqual([await set('input[name=edicao][value="1"]'), await set('input[name=vigia][value="1"]'), await set('input[name=metades][value="2"]')], [true, true, true]);
  const switches = await page.locator('.clock-rules [role=switch]').evaluateAll((all) => all.map((one) => one.checked));
  assert.deepEqual(switches, [true, true, false]);
  // Each side by its own time.
  await page.goto(`${page.url()}?ritmo=5+0|15+5`);
  await standing(page);
  assert.match(await kind(page), /Brancas: 5 min: rápidas.*Pretas: 15 min \+ 60 × 5 s = 20 min: semirrápidas.*Cada lado/s);
});

test('a clock under way is offered first, and is not lost by a touch', async (t) => {
  const visited = await visit(t);
  const page = await arrive(visited);
  await place(page).click();
  assert.equal(await onTheTable(page), '15:05 15:05');
  const began = performance.now();
  await page.keyboard.press('Space');
  await page.waitForSelector('.clock-half[data-side=white][data-state=play]');
  await page.close();
  const other = await arrive(visited, '?ritmo=3+2');
  assert.match(await other.locator('.clock-go-on').innerText(), /15\+5.*Continuar/s);
  await place(other).click();
  await other.waitForSelector('#trocar[open]');
  assert.match(await other.locator('#trocar').innerText(), /ainda não acabou/);
  await other.locator('#trocar').getByRole('button', { name: 'Continuar' }).click();
  const [white, black] = (await onTheTable(other)).split(' ');
  near(seconds(white), 905, began, 'White');
  assert.equal(black, '15:05');
  await other.close();
  const third = await arrive(visited, '?ritmo=3+2');
  await place(third).click();
  await third.locator('#trocar .button.danger').click();
  assert.equal(await onTheTable(third), '3:02 3:02');
});

test('by keyboard alone, in English', async (t) => {
  const { open: first, site } = await visit(t, { locale: 'en-GB' });
  const page = await first('relogio');
  await standing(page);
  assert.equal(await kind(page), '15 min + 60 × 5 s = 20 min: rapid (in Portugal: semirrápidas; in Brazil: rápido). Article A.1, Laws of 2023.');
  const tabTo = async (selector) => {
    for (let presses = 0; presses < 60; presses++) {
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`sixty times Tab, and not there: ${selector}`);
  };
  await tabTo('.clock-card input');
  await page.keyboard.press('ArrowDown');
  assert.deepEqual(await chosen(page), ['20+0']);
  await tabTo('#fazer-ritmo');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.id === 'ritmo-escrito-titulo');
  await tabTo('.clock-stepper .button');
  await page.keyboard.press('Enter');
  await tabTo('#ritmo-escrito');
  assert.equal(await box(page).inputValue(), '15+0');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('8+4');
  await page.keyboard.press('Enter');
  assert.deepEqual([await own(page), await chosen(page)], [['8+4'], ['8+4']]);
  await page.waitForFunction(() => document.activeElement?.id === 'fazer-ritmo');
  await tabTo('.clock-start .button');
  await page.keyboard.press('Enter');
  assert.equal(await onTheTable(page), '8:04 8:04');
  assert.ok(site);
});

test('on the wall at 1024 × 768: both clocks, which side runs, the number of the move, and the remote’s two keys', async (t) => {
  const visited = await visit(t, { viewport: { width: 1024, height: 768 } });
  await visited.context.clock.install();
  const page = await arrive(visited);
  await page.locator('.projector-button').click();
  await page.waitForSelector('html[data-projecting=on]');
  assert.ok(await noSideways(page));
  await place(page).click();
  await page.waitForSelector('.clock-wall');
  await stopTime(page);
  const half = (side) => page.locator(`.wall-half[data-side=${side}]`);
  const runs = () => page.locator('.wall-half[data-running=true]').evaluateAll((all) => all.map((one) => one.dataset.side).join());
  const number = () => page.locator('.wall-number').innerText();
  // Both clocks whole, side by side, large enough for the last row.
  for (const side of ['white', 'black']) {
    const [outer, digits] = [await half(side).boundingBox(), await half(side).locator('.wall-digits').boundingBox()];
    assert.ok(outer.width > 0.45 * 1024 && outer.height > 0.7 * 768, JSON.stringify(outer));
    assert.ok(digits.x >= outer.x && digits.x + digits.width <= outer.x + outer.width, JSON.stringify({ outer, digits }));
    assert.ok(digits.height > 768 / 7, 'a seventh of the height');
  }
  const small = await page.locator('.clock-wall :is(h2, p):visible').evaluateAll((all) =>
    all.filter((one) => one.textContent && parseFloat(getComputedStyle(one).fontSize) < innerHeight / 24).map((one) => one.outerHTML));
  assert.deepEqual(small, []);
  assert.deepEqual([await runs(), await number()], ['', 'Lance 1']);
  // A key held down, or hit twice, is one press.
  await page.keyboard.down('PageDown');
  await page.keyboard.down('PageDown');
  await page.keyboard.up('PageDown');
  await page.keyboard.press('PageDown');
  assert.deepEqual([await runs(), await number()], ['white', 'Lance 1']);
  assert.match(await half('white').innerText(), /a jogar/);
  await page.clock.runFor(1_200);
  await page.keyboard.press('PageDown');
  assert.deepEqual([await runs(), await number()], ['black', 'Lance 1']);
  // A slip: Page Up takes it back.
  await page.clock.runFor(1_200);
  await page.keyboard.press('PageUp');
  assert.deepEqual([await runs(), await number()], ['white', 'Lance 1']);
  // Once more, and it stops the clock; Page Down goes on.
  await page.clock.runFor(1_200);
  await page.keyboard.press('PageUp');
  assert.equal(await runs(), '');
  assert.match(await page.locator('.wall-note').innerText(), /Parado/);
  await page.clock.runFor(1_200);
  await page.keyboard.press('PageDown');
  assert.equal(await runs(), 'white');
  // Page Up at once after Page Down takes the press back: only the same key twice is one.
  await page.clock.runFor(1_200);
  await page.keyboard.press('PageDown');
  assert.equal(await runs(), 'black');
  await page.clock.runFor(200);
  await page.keyboard.press('PageUp');
  assert.equal(await runs(), 'white');
  for (const side of ['black', 'white']) {
    await page.clock.runFor(1_200);
    await page.keyboard.press('PageDown');
    assert.equal(await runs(), side);
  }
  assert.equal(await number(), 'Lance 2');
  await page.locator('.wall-foot .button').click();
  await page.waitForSelector('.clock-wall', { state: 'detached' });
  await page.waitForSelector('.clock-half[data-side=white][data-state=play]');
});

test('the manual is one page of paper, in every language', async (t) => {
  for (const [locale, words] of [['pt-PT', /Carregar e parar/], ['pt-BR', /Acionar e parar/], ['en-GB', /Pressing and stopping/]]) {
    const visited = await visit(t, { locale });
    const page = await arrive(visited);
    await page.locator('.clock-setup > .actions .button').last().click();
    await page.waitForSelector('.clock-manual');
    assert.match(await page.locator('.clock-manual').innerText(), words);
    await page.waitForFunction(() => document.activeElement?.id === 'manual');
    const paper = (await page.pdf({ format: 'A4', margin: { top: '15mm', bottom: '15mm', left: '15mm', right: '15mm' } })).toString('latin1');
    assert.equal(paper.match(/\/Type\s*\/Page\b/g)?.length, 1, locale);
    await page.locator('.clock-manual .no-print .button').first().click();
    await page.waitForFunction(() => document.activeElement?.id === 'relogio-titulo');
  }
});

test('one’s own text size and Brazilian words keep the page in shape', async (t) => {
  const { open: first, site } = await visit(t, { ...PHONE, build: undefined, locale: 'pt-BR' });
  const page = await first();
  await choose(page, site, { texto: 'largest' });
  await page.goto(site.url('relogio?ritmo=40/90+30,30+30'));
  await standing(page);
  assert.ok(await noSideways(page), 'the largest text');
  await page.locator('#fazer-ritmo').tap();
  await page.waitForSelector('.clock-own');
  assert.match(await page.locator('.clock-own').innerText(), /Acréscimo/);
  assert.match(await kind(page), /xadrez pensado \(em Portugal: partida clássica\)/);
});
