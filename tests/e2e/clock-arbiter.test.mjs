// The arbiter at the table: the panel is held open, corrects both times in a few taps, works out each ruling with its
// article before it is done, and prints what happened.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { painted, passTicking, stopTime, SUBPATH, useBrowser, visit } from './visit.mjs';

useBrowser();

const PHONE = { build: SUBPATH, hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } };

const panel = (page) => page.locator('#arbitro');
const opener = (page) => page.locator('.arbiter-opener');
const button = (page, name) => panel(page).getByRole('button', { name, exact: true });
const time = (page, side) => panel(page).locator(`.arbiter-time[data-side=${side}] b`).innerText();
const told = (page) => panel(page).locator('.arbiter-ruling').innerText();

/** A clock with this time control on the table; its time stands, and goes on where a test says so. */
async function set(page, control) {
  await page.clock.install();
  await page.goto(`${page.url().split('?')[0]}?ritmo=${encodeURIComponent(control)}`);
  await page.locator('.clock-start .button').click();
  await page.waitForSelector('.arbiter-opener');
  await stopTime(page);
}

/** One side presses. */
async function press(page, side) {
  await page.locator(`.clock-half[data-side=${side}]`).click();
  await painted(page);
}

/** White's clock begins, and each makes a move. */
async function play(page) {
  for (const side of ['black', 'white', 'black']) await press(page, side);
}

/** A finger on the middle of this element for so many milliseconds of the page's time, which stands otherwise. */
async function finger(page, element, ms) {
  const { x, y, width, height } = await element.boundingBox();
  const touch = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.clock.runFor(ms);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await painted(page);
}

/** Held down with the mouse until the panel is open. */
async function hold(page) {
  await opener(page).hover();
  await page.mouse.down();
  await page.clock.runFor(1_100);
  await page.waitForSelector('#arbitro[open]');
  await page.mouse.up();
  await painted(page);
}

/** The button of this incident and this side. */
const incident = (page, what, side) => panel(page).getByRole('button', { name: new RegExp(`^${what}: ${side}`) });

test('a short touch opens nothing and says so; a finger held for a second opens, and the clock stands', async (t) => {
  const page = await (await visit(t, PHONE)).open('relogio');
  await set(page, '15+5');
  await play(page);
  await finger(page, opener(page), 200);
  assert.equal(await panel(page).evaluate((dialog) => dialog.open), false);
  assert.equal(await opener(page).innerText(), 'Mantém premido');
  // Two short touches are no long one.
  await finger(page, opener(page), 200);
  await finger(page, opener(page), 200);
  assert.equal(await panel(page).evaluate((dialog) => dialog.open), false);
  await finger(page, opener(page), 1300);
  assert.equal(await panel(page).evaluate((dialog) => dialog.open), true);
  assert.equal(await panel(page).locator('h3').innerText(), 'O relógio está parado.');
  const stands = [await time(page, 'white'), await time(page, 'black')];
  await page.clock.runFor(1_500);
  assert.deepEqual([await time(page, 'white'), await time(page, 'black')], stands);
  // Nothing of it is wider than the phone.
  assert.ok(await panel(page).evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth));
});

test('both times and the counter are corrected in seven taps', async (t) => {
  const page = await (await visit(t, PHONE)).open('relogio');
  await set(page, '15+5');
  await play(page);
  let taps = 0;
  const tap = async (element) => {
    taps += 1;
    await element.tap();
  };
  const began = Date.now();
  taps += 1;
  await finger(page, opener(page), 1300);
  await tap(button(page, 'Corrigir o relógio'));
  const field = (name) => panel(page).getByLabel(`Tempo: ${name}`, { exact: true });
  const seconds = async (name) => (await field(name).inputValue()).split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  const [white, black] = [await seconds('Brancas'), await seconds('Pretas')];
  await tap(button(page, 'Brancas: +1 min'));
  await tap(button(page, 'Pretas: −10 s'));
  await tap(button(page, 'Lances: Pretas +1'));
  assert.deepEqual([await seconds('Brancas'), await seconds('Pretas')], [white + 60, black - 10]);
  await tap(button(page, 'Aplicar a correção'));
  const shown = async (side) => (await time(page, side)).split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  assert.deepEqual([await shown('white'), await shown('black')], [white + 60, black - 10]);
  assert.match(await panel(page).locator('.arbiter-time[data-side=black]').innerText(), /2 lances/);
  await tap(button(page, 'Continuar a partida'));
  assert.ok(taps <= 8, `${taps} taps`);
  assert.ok(Date.now() - began < 60_000);
  assert.equal(await panel(page).evaluate((dialog) => dialog.open), false);
});

test('a button held down goes on, a time may be written, and an earlier moment brought back', async (t) => {
  const page = await (await visit(t)).open('relogio');
  await set(page, '15+5');
  await play(page);
  await hold(page);
  await button(page, 'Corrigir o relógio').click();
  const field = panel(page).getByLabel('Tempo: Brancas', { exact: true });
  const before = await field.inputValue();
  await button(page, 'Brancas: −1 min').hover();
  await page.mouse.down();
  for (let turn = 0; turn < 100 && !/^1[01]:/.test(await field.inputValue()); turn += 1) await page.clock.runFor(100);
  assert.match(await field.inputValue(), /^1[01]:/);
  await page.mouse.up();
  assert.notEqual(await field.inputValue(), before);
  for (const [written, shown] of [['412', '4:12'], ['1:04:12', '1:04:12'], ['9:30', '9:30'], ['nada', '9:30']]) {
    await field.fill(written);
    await field.blur();
    assert.equal(await field.inputValue(), shown);
  }
  await button(page, 'Trocar os dois tempos').click();
  assert.equal(await panel(page).getByLabel('Tempo: Pretas', { exact: true }).inputValue(), '9:30');
  // Back to before White's move.
  const moments = panel(page).locator('select option');
  assert.match((await moments.allInnerTexts()).join('\n'), /^Como está agora\nLance 1 das Pretas: .*\nLance 1 das Brancas: .*\nInício: 15:05 – 15:05$/);
  await panel(page).locator('select').selectOption({ index: 3 });
  assert.equal(await field.inputValue(), '15:05');
  await button(page, 'Aplicar a correção').click();
  assert.equal(await time(page, 'white'), '15:05');
  assert.match(await panel(page).locator('.arbiter-time[data-side=white]').innerText(), /0 lances\s+a jogar/);
});

test('semi-rapid of 2023: the first illegal move gives a minute, the second loses, and it can be taken back', async (t) => {
  const page = await (await visit(t, PHONE)).open('relogio');
  await set(page, '15+5');
  for (const side of ['black', 'white']) await press(page, side);
  const state = (side) => panel(page).locator(`.arbiter-time[data-side=${side}]`).innerText();
  await hold(page);
  assert.match(await state('white'), /1 lance/);
  const before = await time(page, 'white');
  // The button says who errs and who receives.
  assert.equal(await incident(page, 'Lance ilegal', 'Brancas').innerText(), 'Brancas\n1.º lance ilegal: Pretas +1:00');
  await incident(page, 'Lance ilegal', 'Brancas').tap();
  assert.match(await told(page), /Lance ilegal n\.º 1 das Brancas\..*Pretas recebem \+1:00: 1[45]:\d\d\s→\s1[56]:\d\d\..*jogam outra vez as Brancas\..*às Brancas \(−0:05\).*antes do lance seguinte.*Leis de 2023, artigos A\.5\.2, A\.3, 7\.5\.5, 7\.5\.1\./s);
  await button(page, 'Aplicar').tap();
  assert.match(await time(page, 'black'), /^1[56]:\d\d$/);
  // The turn, the counter and the increment go back with the position.
  assert.match(await state('white'), /0 lances\s+a jogar/);
  assert.doesNotMatch(await state('black'), /a jogar/);
  assert.notEqual(await time(page, 'white'), before);
  assert.match(await panel(page).locator('.arbiter-last').innerText(), /jogam outra vez as Brancas/);
  await button(page, 'Continuar a partida').tap();
  assert.equal(await page.locator('.clock-half[data-state=play]').getAttribute('data-side'), 'white');
  await press(page, 'white');
  await hold(page);
  assert.match(await incident(page, 'Lance ilegal', 'Brancas').innerText(), /2\.º lance ilegal: perdem/);
  await incident(page, 'Lance ilegal', 'Brancas').tap();
  // Whether it is lost hangs on whether the other side can still checkmate.
  assert.match(await told(page), /O árbitro decide/);
  await button(page, 'Não podem').tap();
  assert.match(await told(page), /É empate, porque as Pretas não podem dar xeque-mate\./);
  await button(page, 'Podem').tap();
  assert.match(await told(page), /Perdem a partida as Brancas\./);
  await button(page, 'Aplicar').tap();
  assert.equal(await panel(page).locator('h3').innerText(), 'A partida terminou, e perdem as Brancas.');
  assert.equal(await button(page, 'Continuar a partida').count(), 0);
  await button(page, 'Anular esta decisão').tap();
  assert.equal(await panel(page).locator('h3').innerText(), 'O relógio está parado.');
  assert.match(await incident(page, 'Lance ilegal', 'Brancas').innerText(), /2\.º/);
});

test('an illegal move with a reply to it stays in semi-rapid, and the clock knows of the reply', async (t) => {
  const page = await (await visit(t)).open('relogio');
  await set(page, '15+5');
  await play(page);
  await hold(page);
  await incident(page, 'Lance ilegal', 'Brancas').click();
  assert.match(await told(page), /O lance fica e a partida continua/);
  // The arbiter knows better: the reply was none.
  await panel(page).getByRole('switch').uncheck({ force: true });
  assert.match(await told(page), /Pretas recebem \+1:00/);
});

test('rapid of 2018: an illegal move loses at once, unless the opponent has moved', async (t) => {
  const page = await (await visit(t)).open('relogio');
  await set(page, '15+5');
  await play(page);
  await hold(page);
  await button(page, '2018').click();
  assert.equal(await button(page, '2018').getAttribute('aria-pressed'), 'true');
  await incident(page, 'Acionou sem jogar', 'Pretas').click();
  await button(page, 'Podem').click();
  assert.match(await told(page), /Perdem a partida as Pretas\..*Leis de 2018, artigos A\.4\.2, 7\.5\.3\./s);
  await panel(page).getByRole('switch').check({ force: true });
  assert.match(await told(page), /O lance fica e a partida continua/);
  await panel(page).getByRole('switch').uncheck({ force: true });
  await button(page, 'Podem').click();
  await button(page, 'Aplicar').click();
  assert.equal(await panel(page).locator('h3').innerText(), 'A partida terminou, e perdem as Pretas.');
});

test('a flag has fallen: the arbiter is asked whether the other side can checkmate', async (t) => {
  const visited = await visit(t);
  const page = await visited.open('relogio');
  await set(page, '1+0');
  await press(page, 'black');
  await passTicking(page, 70_000);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.clock.runFor(500);
  assert.equal(await panel(page).locator('h3').innerText(), 'Caiu a seta das Brancas.');
  await button(page, 'Decidir a queda da seta').click();
  await button(page, 'Não podem').click();
  assert.match(await told(page), /É empate, porque as Pretas não podem dar xeque-mate\..*artigos A\.5\.3, B\.3, 6\.9, A\.5\.5, 6\.8\./s);
  await button(page, 'Aplicar').click();
  await page.clock.runFor(500);
  assert.equal(await panel(page).locator('h3').innerText(), 'A partida terminou em empate.');
});

test('late: the tolerance counts down, and then the game is lost', async (t) => {
  const visited = await visit(t);
  const page = await visited.open('relogio');
  await set(page, '20+0');
  await press(page, 'black');
  await press(page, 'white');
  await passTicking(page, 60_000);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await panel(page).getByRole('button', { name: 'Chegou atrasado: Pretas' }).click();
  await button(page, '15 min').click();
  await page.clock.runFor(1000);
  assert.match(await panel(page).locator('.arbiter-count').innerText(), /Faltam 13:5\d de tolerância/);
  assert.match(await told(page), /Chegou dentro da tolerância.*artigo 6\.7\.1\./s);
  await passTicking(page, 14 * 60_000);
  assert.match(await panel(page).locator('.arbiter-count').innerText(), /A tolerância acabou/);
  await button(page, 'Decidir a falta').click();
  await button(page, 'Aplicar').click();
  await page.clock.runFor(500);
  assert.equal(await panel(page).locator('h3').innerText(), 'A partida terminou, e perdem as Pretas.');
});

test('with the keyboard alone: opened by the second press, ruled, and on with the game', async (t) => {
  const page = await (await visit(t)).open('relogio');
  await set(page, '5+0');
  await play(page);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  assert.equal(await panel(page).evaluate((dialog) => dialog.open), false);
  assert.equal(await opener(page).innerText(), 'Prime outra vez');
  await page.keyboard.press('Enter');
  await page.waitForSelector('#arbitro[open]');
  const to = async (name) => {
    for (let step = 0; step < 60; step += 1) {
      if (await page.evaluate(() => (document.activeElement.ariaLabel ?? document.activeElement.innerText).trim()) === name) return;
      await page.keyboard.press('Tab');
    }
    assert.fail(`${name} is out of reach`);
  };
  await to('Reclamou mal o empate: Brancas. Pretas +1:00');
  await page.keyboard.press('Enter');
  await painted(page);
  assert.equal(await page.evaluate(() => document.activeElement.id), 'arbitro-vista');
  assert.match(await told(page), /Pretas recebem \+1:00.*9\.5\.3, A\.3, B\.3/s);
  await to('Aplicar');
  await page.keyboard.press('Enter');
  await painted(page);
  assert.equal(await page.evaluate(() => document.activeElement.id), 'arbitro-vista');
  assert.match(await time(page, 'black'), /^[56]:/);
  await to('Continuar a partida');
  await page.keyboard.press('Enter');
  await page.waitForSelector('#arbitro:not([open])', { state: 'attached' });
  // Enter held down opens as a finger does.
  await opener(page).focus();
  await page.keyboard.down('Enter');
  await page.clock.runFor(1_100);
  await page.waitForSelector('#arbitro[open]');
  await page.keyboard.up('Enter');
});

test('the log tells moves together and rulings apart, and prints alone', async (t) => {
  const page = await (await visit(t)).open('relogio');
  await set(page, '15+5');
  await play(page);
  await hold(page);
  await incident(page, 'Usou as duas mãos', 'Pretas').click();
  await button(page, 'Aplicar').click();
  await page.clock.runFor(1_000);
  await button(page, 'Corrigir o relógio').click();
  await button(page, 'Brancas: +10 s').click();
  await button(page, 'Aplicar a correção').click();
  await button(page, 'Registo e impressão').click();
  const rows = await panel(page).locator('.arbiter-record tbody tr').evaluateAll((rows) => rows.map((row) => [row.dataset.kind, row.cells[1].innerText]));
  assert.deepEqual(rows.map(([kind]) => kind), ['game', 'game', 'game', 'ruling', 'correction']);
  assert.match(rows[0][1], /começou o relógio das Brancas/);
  assert.match(rows[1][1], /Lance 1\./);
  assert.match(rows[2][1], /Relógio parado/);
  assert.match(rows[3][1], /Usou as duas mãos: Pretas\. .*Brancas recebem \+1:00: .* artigos A\.5\.2, A\.3, 7\.5\.5, 7\.5\.4\./);
  assert.match(rows[4][1], /Correção: Brancas 1\d:\d\d → 1\d:\d\d/);
  await page.emulateMedia({ media: 'print' });
  assert.equal(await page.locator('.arbiter-record').isVisible(), true);
  assert.equal(await page.locator('.arbiter-blanks').isVisible(), true);
  for (const hidden of ['.site-header', '.clock-half[data-side=white]', '#arbitro .sheet-head', '#arbitro .no-print']) {
    assert.equal(await page.locator(hidden).first().isVisible(), false, hidden);
  }
});

test('in English', async (t) => {
  const page = await (await visit(t, { locale: 'en-GB' })).open('relogio');
  await set(page, '15+5');
  await play(page);
  await hold(page);
  assert.equal(await panel(page).locator('h3').innerText(), 'The clock is stopped.');
  await incident(page, 'Illegal move', 'Black').click();
  assert.match(await told(page), /Illegal move no\. 1 by Black\..*White gets \+1:00: 1\d:\d\d\s→\s1\d:\d\d\..*Laws of 2023, articles A\.5\.2, A\.3, 7\.5\.5, 7\.5\.1\./s);
  await button(page, 'Do it').click();
  await button(page, 'Log and printing').click();
  assert.match(await panel(page).locator('.arbiter-record').innerText(), /Illegal move: Black\./);
});
