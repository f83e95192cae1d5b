// A game on the board with the clock beside it: by touch and by key, pressed by the move and as at the table. Time is
// the browser's, moved on by Playwright; what a test itself has taken, which runs too, is measured and allowed for.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { click, fen, keys, listen, placement, SAMPLE, square, START, tabToBoard, type } from './board.mjs';
import { choose, near as nearSince, painted, pass, seconds, standing, SUBPATH, useBrowser, visit } from './visit.mjs';

useBrowser();

const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } };
/** When the visit began, in ms: no more than what has passed since then can a clock have lost besides what is told. */
let began = 0;

const verdict = (page) => page.locator('.play .verdict');
const plate = (page, side) => page.locator(`.clock-plate[data-side=${side}]`);
const state = (page, side) => plate(page, side).getAttribute('data-state');
const sheet = (page) => page.locator('#relogio-da-partida');

/** What a side's plate shows, in seconds. */
const left = async (page, side) => seconds(await plate(page, side).locator('.clock-plate-time').innerText());

/** It is this, or less by what the test itself has taken so far. */
const near = (shown, wanted, what) => nearSince(shown, wanted, began, what);

/** Chooses a clock for the game on the board. */
async function withClock(page, control, { byHand = false, open = 'Jogar com relógio', hand = 'Cada um carrega, como à mesa' } = {}) {
  await page.getByRole('button', { name: open, exact: true }).first().click();
  await sheet(page).getByRole('button', { name: control, exact: true }).waitFor();
  if (byHand) await sheet(page).getByLabel(hand).check({ force: true });
  await sheet(page).getByRole('button', { name: control, exact: true }).click();
  await plate(page, 'white').waitFor();
}

/** Begins a visit whose time can be moved on. */
async function begin(t, path = 'jogar', options = {}) {
  const visited = await visit(t, options);
  began = performance.now();
  await visited.context.clock.install();
  return { ...visited, page: await visited.open(path) };
}

const later = (page, seconds) => pass(page, seconds * 1000);

test('ten moves by touch with 5+3: each move presses, and nothing moves the board', async (t) => {
  const { page } = await begin(t, 'jogar', { build: SUBPATH, ...PHONE });
  const board = await page.locator('.play-board').boundingBox();
  await withClock(page, '5+3');
  assert.deepEqual(await page.locator('.play-board').boundingBox(), board);
  // The clock and the card that speaks stand whole above the bar, wide enough for thumbs.
  const bar = await page.locator('.bottom-bar').boundingBox();
  const card = await verdict(page).boundingBox();
  assert.ok(card.y + card.height <= bar.y, JSON.stringify([card, bar]));
  for (const side of ['white', 'black']) {
    const box = await plate(page, side).boundingBox();
    assert.ok(box.height >= 52 && box.width >= 100 && box.y >= board.y + board.height, JSON.stringify(box));
    assert.equal(await plate(page, side).locator('.clock-plate-time').innerText(), '5:03');
  }
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
  // No move before the clock.
  await square(page, 'e2').tap();
  await square(page, 'e4').tap();
  assert.match(await verdict(page).innerText(), /O relógio ainda não começou[^]*6\.6/);
  assert.equal(await placement(page), START);
  await page.locator('.clock-middle').tap();
  assert.deepEqual([await state(page, 'white'), await state(page, 'black')], ['runs', 'stands']);
  assert.match(await plate(page, 'white').innerText(), /a jogar/);
  for (const [place, [move]] of SAMPLE.slice(0, 20).entries()) {
    await later(page, place % 2 === 0 ? 5 : 4);
    await square(page, move.slice(0, 2)).tap();
    await square(page, move.slice(2, 4)).tap();
    const [mover, other] = place % 2 === 0 ? ['white', 'black'] : ['black', 'white'];
    await page.waitForFunction((side) => document.querySelector(`.clock-plate[data-side=${side}]`).dataset.state === 'runs', other);
    assert.equal(await state(page, mover), 'stands');
  }
  // Ten moves of five and of four seconds, and three seconds more for each.
  near(await left(page, 'white'), 303 - 50 + 30, 'White');
  near(await left(page, 'black'), 303 - 40 + 30, 'Black');
  assert.deepEqual(await page.locator('.play-board').boundingBox(), board);
});

test('at the table, with the keyboard alone: first the move, then the clock', async (t) => {
  const { page } = await begin(t);
  await withClock(page, '15+5', { byHand: true });
  const said = await listen(page);
  await page.keyboard.press('v');
  assert.equal(await state(page, 'white'), 'runs');
  assert.match((await said()).join(' '), /tempo das Brancas/);
  // Pressed without a move.
  await page.keyboard.press('v');
  assert.match(await verdict(page).innerText(), /carregaram sem jogar[^]*7\.5\.3/);
  assert.match((await said()).join(' '), /As Brancas carregaram sem jogar/);
  assert.equal(await state(page, 'white'), 'runs');
  await tabToBoard(page);
  await keys(page, 'e2e4');
  assert.deepEqual([await state(page, 'white'), await state(page, 'black')], ['press', 'stands']);
  assert.match(await plate(page, 'white').innerText(), /carrega/);
  // The other side's move has to wait.
  await keys(page, 'e7e5');
  assert.match(await verdict(page).innerText(), /As Brancas ainda não carregaram[^]*6\.2\.1/);
  assert.equal(await page.locator('.move-list button.move').count(), 1);
  await later(page, 10);
  await page.keyboard.press('v');
  assert.equal(await state(page, 'black'), 'runs');
  near(await left(page, 'white'), 905 - 10 + 5, 'White');
  await page.keyboard.press('Escape');
  await keys(page, 'e7e5');
  assert.equal(await page.locator('.move-list button.move').count(), 2);
  await said();
  await page.keyboard.press('h');
  assert.match((await said()).join(' '), /As Pretas têm (15|14) minutos.*As Brancas têm (15|14) minutos/);
  // In the field for moves the letters are letters.
  await page.locator('#lance').press('v');
  assert.equal(await state(page, 'black'), 'press');
  // Black's button is Black's: White's finger on its own does nothing.
  await plate(page, 'white').click();
  assert.equal(await state(page, 'black'), 'press');
  await plate(page, 'black').click();
  assert.equal(await state(page, 'white'), 'runs');
});

test('a flag against a bare king is a draw, and the article says why', async (t) => {
  const { page } = await begin(t, fen('8/8/8/8/8/5k2/6q1/3K4 b - - 0 1'), PHONE);
  await withClock(page, '3+2');
  const said = await listen(page);
  await page.locator('.clock-middle').tap();
  assert.equal(await state(page, 'black'), 'runs');
  await later(page, 150);
  await page.waitForFunction(() => document.querySelector('.clock-plate[data-side=black] .clock-plate-time').textContent < '0:35');
  await later(page, 40);
  await verdict(page).getByRole('heading', { name: 'Empate' }).waitFor();
  assert.match(await verdict(page).innerText(), /As Pretas ficaram sem tempo, mas o outro lado já não podia dar mate[^]*6\.9/);
  assert.equal(await state(page, 'black'), 'flag');
  assert.match(await plate(page, 'black').innerText(), /0:00(\.0)?[^]*caiu a seta/);
  const heard = (await said()).join(' | ');
  assert.match(heard, /As Pretas têm 1 minuto\..*Caiu a seta das Pretas\..*Empate/);
  // Nothing takes the flag back on this page.
  await page.getByRole('button', { name: 'Voltar atrás' }).tap();
  assert.match(await verdict(page).innerText(), /As Pretas ficaram sem tempo/);
  await page.reload();
  await standing(page);
  await plate(page, 'black').waitFor();
  assert.match(await verdict(page).innerText(), /Empate[^]*As Pretas ficaram sem tempo/);
});

test('a flag with mate still possible loses', async (t) => {
  const { page } = await begin(t);
  await withClock(page, '3+2');
  await page.locator('.clock-middle').click();
  await click(page, 'e2e4');
  await later(page, 200);
  await verdict(page).getByRole('heading', { name: 'Ganharam as Brancas' }).waitFor();
  assert.match(await verdict(page).innerText(), /As Pretas ficaram sem tempo\.[^]*6\.9/);
  assert.equal(await state(page, 'white'), 'stands');
  await click(page, 'e7e5');
  assert.match(await verdict(page).innerText(), /A partida já acabou/);
});

test('a move taken back takes its press along; where time does not allow it the clocks stand', async (t) => {
  const { page } = await begin(t);
  await withClock(page, '5+3');
  await page.locator('.clock-middle').click();
  await later(page, 10);
  await click(page, 'e2e4');
  near(await left(page, 'white'), 303 - 10 + 3, 'White');
  await later(page, 20);
  await page.getByRole('button', { name: 'Voltar atrás' }).click();
  assert.equal(await placement(page), START);
  assert.deepEqual([await state(page, 'white'), await state(page, 'black')], ['runs', 'stands']);
  near(await left(page, 'white'), 303 - 30, 'White has been thinking all along');
  assert.equal(await left(page, 'black'), 303);
  await later(page, 150);
  await click(page, 'e2e4');
  await later(page, 150);
  await page.getByRole('button', { name: 'Voltar atrás' }).click();
  assert.match(await verdict(page).innerText(), /O relógio está parado[^]*Os tempos ficaram como estavam/);
  assert.deepEqual([await state(page, 'white'), await state(page, 'black')], ['stands', 'stands']);
  near(await left(page, 'black'), 153, 'Black');
  await click(page, 'd2d4');
  assert.equal(await placement(page), START);
  await verdict(page).getByRole('button', { name: 'Continuar' }).click();
  await click(page, 'd2d4');
  assert.equal(await state(page, 'black'), 'runs');
});

test('a reload keeps position and clock, walking back presses nothing, and the end stops it', async (t) => {
  const { page, site } = await begin(t, 'jogar', PHONE);
  await withClock(page, '10+0');
  await page.locator('.clock-middle').tap();
  for (const move of ['f2f3', 'e7e5', 'g2g4']) await click(page, move);
  await later(page, 60);
  await page.reload();
  await standing(page);
  await plate(page, 'black').waitFor();
  assert.equal(await placement(page), 'rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR');
  assert.equal(await state(page, 'black'), 'runs');
  near(await left(page, 'black'), 540, 'Black');
  for (const name of ['Lance anterior', 'Ir para o início', 'Ir para o fim']) {
    await page.getByRole('group', { name: 'Rever a partida' }).getByRole('button', { name }).click();
    assert.equal(await state(page, 'black'), 'runs', name);
  }
  // The clock's own page shows the same clock, and it runs on.
  await page.goto(site.url('relogio'));
  await page.locator('.clock-half[data-side=black]').waitFor();
  near(seconds(await page.locator('.clock-half[data-side=black] .clock-digits').innerText()), 540, 'Black on the clock\'s page');
  await page.goto(site.url('jogar'));
  await plate(page, 'black').waitFor();
  await click(page, 'd8h4');
  assert.match(await verdict(page).innerText(), /Ganharam as Pretas[^]*5\.1\.1/);
  assert.deepEqual([await state(page, 'white'), await state(page, 'black')], ['stands', 'stands']);
  const ended = await left(page, 'black');
  await later(page, 30);
  await painted(page);
  assert.equal(await left(page, 'black'), ended);
  // A new game has a new clock.
  await verdict(page).getByRole('button', { name: 'Nova partida' }).click();
  await page.waitForFunction(() => document.querySelector('.clock-plate[data-side=black] .clock-plate-time').textContent === '10:00');
  assert.equal(await placement(page), START);
  await click(page, 'e2e4');
  assert.match(await verdict(page).innerText(), /O relógio ainda não começou/);
});

test('a game that is opened has no clock, and the clock may be paused and removed', async (t) => {
  const { page } = await begin(t);
  await withClock(page, '20+0');
  await page.locator('.clock-middle').click();
  await page.locator('.clock-middle').click();
  await sheet(page).getByRole('button', { name: 'Dizer o tempo' }).click();
  assert.match(await sheet(page).getByRole('status').innerText(), /As Brancas têm (20|19) minutos/);
  await sheet(page).getByRole('button', { name: 'Parar o relógio' }).click();
  assert.equal(await state(page, 'white'), 'stands');
  await click(page, 'e2e4');
  assert.match(await verdict(page).innerText(), /O relógio está parado/);
  await page.locator('.clock-middle').click();
  await click(page, 'e2e4');
  assert.equal(await state(page, 'black'), 'runs');
  await page.getByRole('button', { name: 'Mais' }).click();
  await page.getByRole('button', { name: /partida das Leis de 2005/ }).click();
  await page.locator('.board-clock').waitFor({ state: 'detached' });
  // The clock lies on the table still, and may come back.
  await page.getByRole('button', { name: 'Voltar à partida de antes' }).click();
  await page.getByRole('button', { name: 'Mais' }).click();
  await page.locator('#mais').getByRole('button', { name: 'Jogar com relógio' }).click();
  await sheet(page).getByRole('button', { name: 'Usar o relógio que já está na mesa' }).click();
  await plate(page, 'black').waitFor();
  await page.locator('.clock-middle').click();
  assert.equal(await state(page, 'black'), 'runs');
  await type(page, 'e5');
  assert.equal(await state(page, 'white'), 'runs');
  await page.locator('.clock-middle').click();
  await sheet(page).getByRole('button', { name: 'Tirar o relógio' }).click();
  await page.locator('.board-clock').waitFor({ state: 'detached' });
  await click(page, 'd2d4');
  assert.equal(await page.locator('.move-list button.move').count(), 3);
});

test('in English, as at the table, by touch', async (t) => {
  const { page, site } = await begin(t, 'definicoes', PHONE);
  await choose(page, site, { idioma: 'en' });
  await page.goto(site.url('jogar'));
  await standing(page);
  await withClock(page, '5+0', { byHand: true, open: 'Play with a clock', hand: 'Each player presses, as at the table' });
  await plate(page, 'white').tap();
  assert.match(await verdict(page).innerText(), /The clock has not started yet/);
  await plate(page, 'black').tap();
  near(await left(page, 'white'), 300, 'White');
  assert.match(await plate(page, 'white').innerText(), /to move/);
  await plate(page, 'white').tap();
  assert.match(await verdict(page).innerText(), /White pressed without moving[^]*7\.5\.3/);
  await square(page, 'e2').tap();
  await square(page, 'e4').tap();
  assert.match(await plate(page, 'white').innerText(), /press/);
  await square(page, 'e7').tap();
  await square(page, 'e5').tap();
  assert.match(await verdict(page).innerText(), /White has not pressed yet[^]*6\.2\.1/);
  await plate(page, 'white').tap();
  assert.match(await plate(page, 'black').innerText(), /to move/);
});

test('the digits fit their plates in every window, with hours and with tenths', async (t) => {
  const { page } = await begin(t);
  const fits = (what) => page.evaluate((what) => {
    for (const plate of document.querySelectorAll('.clock-plate')) {
      const time = plate.querySelector('.clock-plate-time').getBoundingClientRect();
      const [from, to] = [plate.getBoundingClientRect().left, plate.getBoundingClientRect().right];
      if (time.left < from || time.right > to) return `${what}: ${plate.innerText} from ${time.left} to ${time.right}, and the plate from ${from} to ${to}`;
    }
    return document.documentElement.scrollWidth > innerWidth ? `${what}: sideways` : '';
  }, what);
  for (const [control, shown] of [['90+30', '1:30:30'], ['15+5', '15:05']]) {
    if (await page.locator('.board-clock').count() > 0) {
      await page.getByRole('button', { name: 'Mais', exact: true }).click();
      await page.locator('#mais').getByRole('button', { name: 'Jogar com relógio' }).click();
      await sheet(page).getByRole('button', { name: control, exact: true }).click();
    } else {
      await withClock(page, control);
    }
    await page.waitForFunction((shown) => document.querySelector('.clock-plate-time').textContent === shown, shown);
    for (const [width, height] of [[360, 640], [740, 360], [768, 1024], [1024, 768], [1366, 768], [1920, 1080]]) {
      await page.setViewportSize({ width, height });
      await painted(page);
      assert.equal(await fits(`${shown} at ${width}×${height}`), '');
    }
  }
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.locator('.projector-button').click();
  await painted(page);
  assert.equal(await fits('projected'), '');
  await page.locator('.clock-middle').click();
  await later(page, 900);
  await page.waitForFunction(() => document.querySelector('.clock-plate-time').textContent.includes('.'));
  assert.equal(await fits('projected, with tenths'), '');
});

test('time that nobody counted is asked about before the game goes on', async (t) => {
  const { page } = await begin(t, 'jogar', PHONE);
  await withClock(page, '15+5');
  await page.locator('.clock-middle').tap();
  await later(page, 10);
  // The device sleeps: its calendar goes on, its counter does not.
  await page.clock.setSystemTime(await page.evaluate(() => Date.now() + 180_000));
  await page.clock.runFor(1000);
  const question = page.locator('.clock-question');
  await question.getByText(/ninguém contou (3 minutos|2 minutos e 5\d segundos)/).waitFor();
  assert.equal(await state(page, 'white'), 'stands');
  await click(page, 'e2e4');
  assert.match(await verdict(page).innerText(), /O relógio está parado/);
  await question.getByRole('button', { name: 'Não conta' }).tap();
  assert.equal(await question.innerText(), '');
  await page.locator('.clock-middle').tap();
  await click(page, 'e2e4');
  assert.equal(await state(page, 'black'), 'runs');
  near(await left(page, 'white'), 905 - 10 + 5, 'White');
});
