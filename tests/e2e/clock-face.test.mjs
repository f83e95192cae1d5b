// The clock on the table, as two players use it: pressed by finger and key, through hidden minutes, reloads, sleep and
// clocks that somebody sets. Time is the browser's own where a press is measured, and a made one everywhere else.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { crc32 } from 'node:zlib';
import { eventually, open, painted, pass, passTicking, standing, stopTime, SUBPATH, useBrowser, visit } from './visit.mjs';

useBrowser();

const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } };
const NOON = new Date('2026-11-21T12:00:00Z');
const HOUR = 3_600_000;

const half = (page, side) => page.locator(`.clock-half[data-side=${side}]`);
const digits = (page, side) => half(page, side).locator('.clock-digits').innerText();
const both = async (page) => [await digits(page, 'white'), await digits(page, 'black')];
const state = (page, side) => half(page, side).getAttribute('data-state');
const said = (page) => page.locator('.clock-said').textContent();
const question = (page) => page.locator('#relogio-falta');

/** A slot of the site's storage, as the site writes it. */
function slot(id, payload, seq = 1 << 20) {
  const rest = `"schema":1,"seq":${seq},"savedAt":1795250000000,"writer":"0a1b2c3d4e5f6","payload":${JSON.stringify(payload)}}`;
  return `{"crc":"${crc32(`${id}:${rest}`).toString(16).padStart(8, '0')}",${rest}`;
}

/** What is kept of the clock now. */
const kept = (page) => page.evaluate(() => {
  const slots = ['a', 'b'].map((name) => JSON.parse(localStorage.getItem(`lance-legal/clock/${name}`) ?? '{"seq":0}'));
  return slots.sort((one, other) => other.seq - one.seq)[0].payload;
});

/** Moves made by White and Black. */
const moves = async (page) => Promise.all(['white', 'black'].map(async (side) => Number((await half(page, side).locator('.clock-moves').innerText()).match(/\d+/)[0])));

/** The page with this time control on the table, not yet started; `faked`: at noon, and time goes only when told to. */
async function begin(visited, control, { faked = true, choices } = {}) {
  if (faked) await visited.context.clock.install({ time: NOON });
  const page = await visited.open('sobre');
  if (faked) await stopTime(page);
  await page.evaluate(([clock, choices]) => {
    localStorage.setItem('lance-legal/clock/a', clock);
    if (choices) localStorage.setItem('lance-legal/clock-choices/a', choices);
  }, [
    slot('clock', { game: 1, control, edition: '2023', supervision: 'partial', start: 0, lines: [], gaps: [], count: 0, wall: (await page.evaluate(() => Date.now())) * 1000, swapped: false }),
    choices && slot('clock-choices', choices),
  ]);
  if (faked) {
    await show(page, visited.site);
  } else {
    await page.goto(visited.site.url('relogio'));
    await page.waitForSelector('.clock-face');
  }
  return page;
}

/** The clock's page, and the clock on it, while time is made. */
async function show(page, site) {
  const going = page.goto(site.url('relogio'));
  await arrived(page, going);
}

/** Frames and fetches of the site need time to go on while it arrives. */
async function arrived(page, going) {
  await going;
  const there = async () => {
    await page.clock.runFor(20);
    return await page.locator('.clock-face').count() > 0;
  };
  assert.ok(await eventually(there), 'no clock on the table');
}

const press = (page, side) => half(page, side).dispatchEvent('pointerdown', { button: 0, isPrimary: true, pointerId: 1, bubbles: true, cancelable: true });

/** Time goes by with its ticks. */
const live = passTicking;

test('on a phone each has a half, and the one opposite reads it too', async (t) => {
  const page = await begin(await visit(t, { build: SUBPATH, ...PHONE }), '15+5', { faked: false });
  for (const side of ['white', 'black']) {
    const box = await half(page, side).boundingBox();
    assert.ok(box.height * box.width >= 0.4 * 360 * 640, JSON.stringify(box));
    const shown = await half(page, side).locator('.clock-digits').boundingBox();
    // A 6" phone of 360 points is 68 mm wide: 15 mm are 79 points, and digits are 0.729 of their line.
    assert.ok(shown.height * 0.729 >= 79 && shown.width >= 0.75 * 360 && shown.width <= 360, JSON.stringify(shown));
  }
  assert.deepEqual(await both(page), ['15:05', '15:05']);
  assert.match(await half(page, 'black').innerText(), /carreguem para começar/);
  assert.equal(await half(page, 'black').evaluate((half) => getComputedStyle(half).rotate), '180deg');
  assert.equal(await half(page, 'white').evaluate((half) => getComputedStyle(half).rotate), 'none');
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
  // They sit the other way round.
  await page.getByRole('button', { name: /Trocar/ }).tap();
  assert.equal(await half(page, 'white').evaluate((half) => getComputedStyle(half).rotate), '180deg');
  assert.ok((await half(page, 'white').boundingBox()).y < (await half(page, 'black').boundingBox()).y);
  // White's touch starts nothing.
  await half(page, 'white').tap();
  assert.equal(await state(page, 'black'), 'start');
  await half(page, 'black').tap();
  assert.deepEqual([await state(page, 'white'), await state(page, 'black')], ['play', 'wait']);
  assert.match(await half(page, 'white').innerText(), /a jogar/);
  assert.deepEqual(await moves(page), [0, 0]);
  await half(page, 'white').tap();
  assert.deepEqual(await moves(page), [1, 0]);
  assert.equal(await state(page, 'black'), 'play');
  assert.equal(await half(page, 'black').evaluate((half) => getComputedStyle(half).backgroundColor === getComputedStyle(document.querySelector('.clock-half[data-side=white]')).backgroundColor), false);
  // A pause, by the button between them.
  await page.getByRole('button', { name: /^Pausa/ }).tap();
  assert.deepEqual([await state(page, 'white'), await state(page, 'black')], ['stop', 'turn']);
  await half(page, 'black').tap();
  assert.deepEqual(await moves(page), [1, 0]);
  await page.getByRole('button', { name: /^Continuar/ }).tap();
  assert.equal(await state(page, 'black'), 'play');
});

test('ten hidden minutes, with hardly a tick, are charged to the second', async (t) => {
  const page = await begin(await visit(t), '15+5');
  await press(page, 'black');
  await pass(page, 600_000);
  assert.deepEqual(await both(page), ['5:05', '15:05']);
  await press(page, 'white');
  await live(page, 1_010);
  assert.deepEqual(await both(page), ['5:10', '15:04']);
});

test('a press after zero is a flag though no tick ran, and the other side stands still', async (t) => {
  const page = await begin(await visit(t), '5+3');
  await press(page, 'black');
  // The page was frozen: its timers never came, and the first thing that happens is a press.
  await page.evaluate(() => { window.setTimeout = () => 0; });
  await live(page, 300);
  await page.evaluate(() => { performance.now = ((now) => () => now() + 304_000)(performance.now.bind(performance)); Date.now = ((now) => () => now() + 304_000)(Date.now); });
  await press(page, 'white');
  assert.deepEqual([await state(page, 'white'), await state(page, 'black')], ['flag', 'stop']);
  assert.deepEqual(await both(page), [await digits(page, 'white'), '5:03']);
  assert.match(await digits(page, 'white'), /^0:00/);
  assert.match(await half(page, 'white').innerText(), /caiu a seta/);
  assert.deepEqual(await moves(page), [0, 0]);
  await press(page, 'black');
  assert.deepEqual(await moves(page), [0, 0]);
  assert.equal(await digits(page, 'black'), '5:03');
});

test('tenths come in the last twenty seconds, where they are wanted, and then the flag', async (t) => {
  for (const tenths of [true, false]) {
    const page = await begin(await visit(t), '5+0', { choices: { tenths, beep: false, vibrate: false } });
    await press(page, 'black');
    await live(page, 280_550);
    assert.equal(await digits(page, 'white'), tenths ? '0:19.5' : '0:20');
    await live(page, 300);
    assert.equal(await digits(page, 'white'), tenths ? '0:19.2' : '0:20');
    await live(page, 19_300);
    assert.equal(await state(page, 'white'), 'flag');
    assert.equal(await digits(page, 'black'), '5:00');
    await live(page, 60_000);
    assert.equal(await digits(page, 'black'), '5:00');
  }
});

test('a reload in the middle, and a page that was killed, lose nothing', async (t) => {
  const visited = await visit(t);
  const page = await begin(visited, '15+5');
  await press(page, 'black');
  await live(page, 10_000);
  await press(page, 'white');
  await live(page, 5_010);
  assert.deepEqual(await both(page), ['15:00', '15:00']);
  const before = await page.evaluate(() => Date.now());
  await arrived(page, page.reload());
  const away = await page.evaluate(() => Date.now()) - before;
  const left = 900_000 - away;
  assert.equal(await digits(page, 'white'), '15:00');
  const shown = (text) => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  assert.ok(Math.abs(shown(await digits(page, 'black')) * 1000 - left) <= 1_000);
  // Killed, and found again two minutes later.
  await page.close({ runBeforeUnload: false });
  await visited.context.clock.fastForward(120_000);
  const again = await visited.context.newPage();
  await show(again, visited.site);
  const gone = await again.evaluate(() => Date.now()) - before;
  assert.ok(Math.abs(shown(await digits(again, 'black')) * 1000 - (900_000 - gone)) <= 1_000, `${await digits(again, 'black')} after ${gone}`);
  assert.ok(gone >= 120_000);
  await press(again, 'black');
  assert.deepEqual(await moves(again), [1, 1]);
});

test('a sleep of three minutes is asked about, and counts or not as they say', async (t) => {
  for (const [name, left] of [['Conta para as Brancas', '11:43'], ['Não conta', '14:55']]) {
    const page = await begin(await visit(t), '15+5');
    await press(page, 'black');
    await live(page, 10_000);
    const now = await page.evaluate(() => Date.now());
    // The steady clock stands still while the device sleeps; the wall clock goes on.
    await page.clock.setSystemTime(new Date(now + 192_000));
    await live(page, 1_000);
    await question(page).waitFor();
    assert.match(await question(page).innerText(), /O aparelho dormiu 3.min 12.s\..*Esse tempo conta\?/s);
    // Nothing else happens before the answer.
    await press(page, 'white');
    await page.keyboard.press('Space');
    assert.deepEqual(await moves(page), [0, 0]);
    await question(page).getByRole('button', { name }).click();
    assert.equal(await state(page, 'white'), 'turn');
    await live(page, 5_000);
    assert.equal(await digits(page, 'white'), left);
    assert.deepEqual((await kept(page)).gaps.length, 1);
    await page.getByRole('button', { name: /^Continuar/ }).click();
    await live(page, 2_000);
    const seconds = left.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) - 2;
    assert.equal(await digits(page, 'white'), `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`);
  }
});

test('a system clock set back an hour changes no time, and is told', async (t) => {
  const page = await begin(await visit(t), '15+5');
  await press(page, 'black');
  await live(page, 10_000);
  const now = await page.evaluate(() => Date.now());
  await page.clock.setSystemTime(new Date(now - HOUR));
  await live(page, 1_000);
  await question(page).waitFor();
  assert.match(await question(page).innerText(), /recuou 1.h\..*está certo/s);
  await question(page).getByRole('button', { name: 'Está bem' }).click();
  assert.match(await digits(page, 'white'), /^14:5[45]$/);
  await page.getByRole('button', { name: /^Continuar/ }).click();
  const before = await digits(page, 'white');
  await live(page, 3_000);
  assert.notEqual(await digits(page, 'white'), before);
  assert.equal(await question(page).isVisible(), false);
});

test('half a second of a blocked page changes the charge by less than a millisecond', async (t) => {
  const page = await begin(await visit(t, PHONE), '15+5', { faked: false });
  await page.evaluate(() => {
    window.touches = [];
    addEventListener('pointerdown', (event) => touches.push([event.timeStamp, performance.now()]), { capture: true });
  });
  await half(page, 'black').tap();
  const cdp = await page.context().newCDPSession(page);
  const boxes = { white: await half(page, 'white').boundingBox(), black: await half(page, 'black').boundingBox() };
  // A touch while the page is blocked for half a second; where the page was quicker, another.
  let latest = 0;
  for (let turn = 1; turn <= 10 && latest < 200; turn += 1) {
    const { x, y } = boxes[turn % 2 === 1 ? 'white' : 'black'];
    const blocked = cdp.send('Runtime.evaluate', { expression: '(() => { const from = performance.now(); while (performance.now() - from < 500); })()' });
    await new Promise((done) => setTimeout(done, 10 * turn));
    await Promise.all([blocked, cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 50, y: y + 50 }] })]);
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForFunction((turn) => window.touches.length === turn + 1, turn);
    const [[before], [pressed, handled]] = await page.evaluate(() => window.touches.slice(-2));
    const lines = (await kept(page)).lines.map((line) => Number(line.split(' ')[0]));
    assert.equal(lines.length, turn + 1);
    const charged = (lines[turn] - lines[turn - 1]) / 1000;
    assert.ok(Math.abs(charged - (pressed - before)) <= 1, `${charged} ms for ${pressed - before} ms`);
    latest = Math.max(latest, handled - pressed);
  }
  t.diagnostic(`handled ${Math.round(latest)} ms after the touch`);
  assert.ok(latest >= 200, 'a handler did run late');
});

test('two touches at once never start both, and a held finger does nothing more', async (t) => {
  const page = await begin(await visit(t, PHONE), '15+5', { faked: false });
  const cdp = await page.context().newCDPSession(page);
  const at = async (side, id) => { const box = await half(page, side).boundingBox(); return { x: box.x + 60, y: box.y + 60, id }; };
  const [white, black] = [await at('white', 0), await at('black', 1)];
  const touch = (type, ...touchPoints) => cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', white, black);
  await touch('touchEnd');
  assert.deepEqual([await state(page, 'white'), await moves(page)], ['play', [0, 0]], 'Black started White');
  await touch('touchStart', black, white);
  await touch('touchEnd');
  assert.deepEqual(await moves(page), [1, 0]);
  await new Promise((done) => setTimeout(done, 100));
  await touch('touchStart', white, black);
  await touch('touchEnd');
  assert.deepEqual(await moves(page), [1, 1]);
  const running = async () => page.locator('.clock-half[data-state=play]').count();
  assert.equal(await running(), 1);
  // White's finger stays down while Black moves and presses.
  await touch('touchStart', white);
  // A second of Black's goes by, as the clock shows.
  const left = await half(page, 'black').locator('.clock-digits').innerText();
  await page.waitForFunction((left) => document.querySelector('.clock-half[data-side=black] .clock-digits').innerText !== left, left);
  assert.deepEqual(await moves(page), [2, 1]);
  await touch('touchStart', white, black);
  assert.deepEqual(await moves(page), [2, 2]);
  await touch('touchEnd');
  assert.deepEqual([await moves(page), await running()], [[2, 2], 1]);
});

test('five hundred taps in turn are all counted, the last hundred on a slow device', async (t) => {
  const page = await begin(await visit(t, PHONE), '15+5', { faked: false });
  const cdp = await page.context().newCDPSession(page);
  const boxes = {};
  for (const side of ['white', 'black']) boxes[side] = await half(page, side).boundingBox();
  const tap = async (side) => {
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: boxes[side].x + 60, y: boxes[side].y + 60 }] });
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  await tap('black');
  for (let turn = 0; turn < 500; turn += 1) {
    // With so much to keep a tap takes longest.
    if (turn === 400) await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await tap(turn % 2 === 0 ? 'white' : 'black');
  }
  await painted(page);
  assert.deepEqual(await moves(page), [250, 250]);
  assert.equal((await kept(page)).lines.length, 501);
});

test('by keyboard: the space bar, a Shift for each, T and P, and nothing twice', async (t) => {
  const page = await begin(await visit(t), '15+5', { faked: false });
  assert.match(await page.locator('.clock-keys').innerText(), /Espaço.*Shift/);
  const step = async (key, counted, playing) => {
    await page.keyboard.press(key);
    assert.deepEqual([await moves(page), await page.locator('.clock-half[data-state=play]').getAttribute('data-side')], [counted, playing], key);
  };
  // Without a swap Black sits on the left.
  await page.keyboard.press('ShiftRight');
  assert.equal(await state(page, 'black'), 'start');
  await step('Space', [0, 0], 'white');
  await step('ShiftLeft', [0, 0], 'white');
  await step('ShiftRight', [1, 0], 'black');
  await step('ShiftRight', [1, 0], 'black');
  await step('ShiftLeft', [1, 1], 'white');
  await step('Space', [2, 1], 'black');
  // Held down, a key presses once.
  await page.keyboard.down('Space');
  await page.keyboard.down('Space');
  await page.keyboard.down('Space');
  await page.keyboard.up('Space');
  assert.deepEqual(await moves(page), [2, 2]);
  // With the focus on the half of the side that runs, or on the other, it is still one press.
  await half(page, 'white').focus();
  await step('Space', [3, 2], 'black');
  await step('Space', [3, 3], 'white');
  await step('Enter', [4, 3], 'black');
  await step('Enter', [4, 3], 'black');
  // A button that a finger or mouse has touched does not take the space bar away.
  await page.getByRole('button', { name: /^Ouvir/ }).click();
  await step('Space', [4, 4], 'white');
  // One that was reached by key does what it says.
  await page.getByRole('button', { name: /^Pausa/ }).focus();
  await page.keyboard.press('Space');
  assert.deepEqual([await state(page, 'white'), await moves(page)], ['turn', [4, 4]]);
  await page.keyboard.press('p');
  assert.equal(await state(page, 'white'), 'play');
  await page.keyboard.press('t');
  assert.match(await said(page), /As Brancas têm 15 minutos.*As Pretas têm 15 minutos/);
});

test('it is said at five minutes, one, thirty seconds and the flag, and when asked; never each second', async (t) => {
  const page = await begin(await visit(t), '10+0');
  await page.evaluate(() => {
    window.transcript = [];
    const status = document.querySelector('.clock-said');
    new MutationObserver(() => window.transcript.push(status.textContent.trim())).observe(status, { childList: true, characterData: true, subtree: true });
  });
  await press(page, 'black');
  await live(page, 100_000);
  await page.keyboard.press('t');
  await live(page, 400_000);
  await press(page, 'white');
  await live(page, 30_000);
  await press(page, 'black');
  await live(page, 101_000);
  assert.deepEqual(await page.evaluate(() => window.transcript), [
    'As Brancas têm 8 minutos e 20 segundos. As Pretas têm 10 minutos.',
    'As Brancas têm 5 minutos.',
    'As Brancas têm 1 minuto.',
    'As Brancas têm 30 segundos.',
    'Caiu a seta das Brancas.',
  ]);
});

test('two tabs show the same clock, and one of them presses it', async (t) => {
  const visited = await visit(t);
  const page = await begin(visited, '15+5', { faked: false });
  const other = await open(visited.context, visited.site.url('relogio'));
  await other.waitForSelector('.clock-face');
  await half(page, 'black').click();
  await other.waitForSelector('.clock-half[data-side=white][data-state=play]');
  await other.getByRole('button', { name: 'Continuar aqui' }).click();
  await page.getByRole('button', { name: 'Continuar aqui' }).waitFor();
  await other.getByRole('button', { name: 'Continuar aqui' }).waitFor({ state: 'detached' });
  await half(other, 'white').click();
  await page.waitForSelector('.clock-half[data-side=black][data-state=play]');
  assert.deepEqual(await moves(page), [1, 0]);
  assert.deepEqual([await moves(other), (await kept(other)).lines.length], [[1, 0], 2]);
  await other.getByRole('button', { name: /^Fim/ }).click();
  await other.locator('#relogio-fim').getByRole('button', { name: 'Tirar o relógio' }).click();
  await page.waitForSelector('.clock-face', { state: 'detached' });
});

test('a running clock is thrown away only when asked twice', async (t) => {
  const page = await begin(await visit(t, PHONE), '15+5', { faked: false });
  await half(page, 'black').tap();
  await page.getByRole('button', { name: /^Fim/ }).tap();
  const asked = page.locator('#relogio-fim');
  await asked.getByRole('button', { name: 'Voltar ao relógio' }).tap();
  assert.equal(await state(page, 'white'), 'play');
  await half(page, 'white').tap();
  await page.getByRole('button', { name: /^Fim/ }).tap();
  await asked.getByRole('button', { name: /Nova partida, 15\+5/ }).tap();
  assert.deepEqual([await state(page, 'black'), await moves(page)], ['start', [0, 0]]);
  // One that has not begun goes at once.
  await page.getByRole('button', { name: /^Fim/ }).tap();
  await page.waitForSelector('.clock-face', { state: 'detached' });
  await page.reload();
  await standing(page);
  assert.equal(await page.locator('.clock-face').count(), 0);
});

test('the screen is asked to stay lit, again when the page comes back, and a refusal is seen', async (t) => {
  const ask = (granted) => `
    window.asked = 0; window.released = 0;
    Object.defineProperty(Navigator.prototype, 'wakeLock', { configurable: true, value: { request: async (kind) => {
      window.asked += kind === 'screen' ? 1 : 0;
      if (!${granted}) throw new DOMException('no', 'NotAllowedError');
      window.lock = { onrelease: null, release: async () => { window.released += 1; } };
      return window.lock;
    } } });`;
  const page = await begin(await visit(t, { init: ask(true) }), '15+5', { faked: false });
  await page.waitForFunction(() => window.lock?.onrelease);
  assert.equal(await page.locator('.clock-note').count(), 0);
  await page.evaluate(() => { window.lock.onrelease(); });
  await page.waitForSelector('.clock-note');
  assert.match(await page.locator('.clock-note').innerText(), /pode apagar-se/);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await page.waitForSelector('.clock-note', { state: 'detached' });
  assert.equal(await page.evaluate(() => window.asked), 2);
  const refused = await begin(await visit(t, { init: ask(false), ...PHONE }), '15+5', { faked: false });
  await refused.waitForSelector('.clock-note');
  const none = await begin(await visit(t, { init: () => { delete Navigator.prototype.wakeLock; } }), '15+5', { faked: false });
  await none.waitForSelector('.clock-note');
});

test('beeps and shakes come at ten seconds and in the last five, each once, for those who chose them', async (t) => {
  const listen = () => {
    window.heard = [];
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function begin(...rest) { window.heard.push(this.frequency.value); return start.apply(this, rest); };
    Navigator.prototype.vibrate = (ms) => { window.heard.push(`${ms} ms`); return true; };
  };
  const page = await begin(await visit(t, { init: listen, forgive: [/AudioContext/] }), '0:20+3', { choices: { tenths: false, beep: true, vibrate: true } });
  await press(page, 'black');
  await live(page, 14_000);
  assert.deepEqual(await page.evaluate(() => window.heard), [880, '200 ms']);
  // Lifted over the mark and under it again: not heard twice.
  await press(page, 'white');
  await press(page, 'black');
  await live(page, 9_000);
  assert.deepEqual((await page.evaluate(() => window.heard)).filter((sound) => sound === '200 ms').length, 1);
  await live(page, 8_000);
  const heard = await page.evaluate(() => window.heard);
  assert.deepEqual(heard.filter((sound) => sound === '80 ms').length, 5);
  assert.deepEqual(heard.filter((sound) => sound === '600 ms').length, 1);
  const silent = await begin(await visit(t, { init: listen }), '0:20+3', { choices: { beep: false, vibrate: false } });
  await press(silent, 'black');
  await live(silent, 30_000);
  assert.deepEqual(await silent.evaluate(() => window.heard), []);
});

test('in English, side by side on a wide screen, with periods and a delay', async (t) => {
  const visited = await visit(t, { locale: 'en-GB' });
  const page = await begin(visited, '2/1d5,5+0', { faked: false });
  assert.match(await half(page, 'black').innerText(), /press here to start/);
  const [left, right] = [await half(page, 'black').boundingBox(), await half(page, 'white').boundingBox()];
  assert.ok(left.x < right.x && left.y === right.y && left.width >= 0.4 * 1366);
  assert.equal(await half(page, 'black').evaluate((half) => getComputedStyle(half).rotate), 'none');
  assert.match(await half(page, 'white').innerText(), /Period 1\s*Delay: 5 s/);
  await half(page, 'black').click();
  for (const side of ['white', 'black', 'white', 'black']) await half(page, side).click();
  assert.match(await half(page, 'white').innerText(), /Moves: 2\s*Period 2/);
  assert.equal(await digits(page, 'black'), '6:00');
  // What lies behind the clock is out of reach of the keys.
  for (let turn = 0; turn < 10; turn += 1) {
    await page.keyboard.press('Tab');
    assert.equal(await page.evaluate(() => document.activeElement === document.body || document.activeElement.closest('.clock-face') !== null), true);
  }
});

/** Run inside the page: its clocks and timers become made ones, and `window.pass(ms)` lets time go by, tick after tick. */
function makeTime() {
  let now = performance.now();
  const [start, wall] = [now, Date.now()];
  let timers = [];
  let last = 1e6;
  performance.now = () => now;
  Date.now = () => Math.round(wall + now - start);
  Object.defineProperty(Event.prototype, 'timeStamp', { get: () => now });
  window.setTimeout = (run, wait = 0) => {
    last += 1;
    timers.push({ id: last, due: now + wait, run });
    return last;
  };
  window.clearTimeout = (id) => { timers = timers.filter((timer) => timer.id !== id); };
  window.ticks = 0;
  window.pass = async (ms) => {
    const until = now + ms;
    for (;;) {
      const [next] = timers.filter(({ due }) => due <= until).sort((one, other) => one.due - other.due);
      if (!next) break;
      timers = timers.filter((timer) => timer !== next);
      now = Math.max(now, next.due);
      window.ticks += 1;
      next.run();
      // What follows from it is done in microtasks, and a message lets the browser breathe.
      await new Promise((done) => { const { port1, port2 } = new MessageChannel(); port1.onmessage = done; port2.postMessage(0); });
    }
    now = until;
  };
}

/** Before any page script: the programs that are started are known, and so is their memory. */
function watchPrograms() {
  window.programs = [];
  for (const name of ['instantiate', 'instantiateStreaming']) {
    const start = WebAssembly[name];
    WebAssembly[name] = async (...rest) => {
      const program = await start.apply(WebAssembly, rest);
      if (program.instance) window.programs.push(program);
      return program;
    };
  }
}

test('an hour in fast time: no drift, and no more memory', { timeout: 300_000 }, async (t) => {
  const minutes = 60;
  const visited = await visit(t, { init: watchPrograms });
  const page = await begin(visited, '60+0', { faked: false });
  const cdp = await visited.context.newCDPSession(page);
  const used = async () => {
    await cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await cdp.send('Runtime.getHeapUsage');
    return { js: usedSize, wasm: await page.evaluate(() => Math.max(...window.programs.map(({ instance }) => instance.exports.memory?.buffer.byteLength ?? 0))) };
  };
  await page.evaluate(makeTime);
  await press(page, 'black');
  /** Moves of ten seconds, the sides in turn. */
  const play = (count) => page.evaluate(async (count) => {
    for (let turn = 0; turn < count; turn += 1) {
      await window.pass(10_000);
      const half = document.querySelector('.clock-half[data-state=play]');
      half.dispatchEvent(new PointerEvent('pointerdown', { button: 0, isPrimary: true, bubbles: true, cancelable: true }));
      await window.pass(0);
    }
  }, count);
  await play(12);
  const before = await used();
  assert.ok(before.wasm > 1_000_000, 'the memory of the program is seen');
  await play(minutes * 6 - 12);
  await painted(page);
  const after = await used();
  assert.deepEqual(await both(page), ['30:00', '30:00']);
  assert.deepEqual(await moves(page), [180, 180]);
  // To the microsecond, as it is kept.
  const { lines } = await kept(page);
  const at = (line) => Number(line.split(' ')[0]);
  assert.equal(lines.length, 361);
  assert.ok(Math.abs(at(lines[360]) - at(lines[0]) - minutes * 60e6) <= 1, `${lines[0]} ${lines[360]}`);
  const ticks = await page.evaluate(() => window.ticks);
  assert.ok(ticks > minutes * 60 * 3, `${ticks} ticks`);
  const grown = after.js - before.js + after.wasm - before.wasm;
  t.diagnostic(`${minutes} minutes, ${ticks} ticks: ${before.js} to ${after.js} bytes of script, ${before.wasm} to ${after.wasm} of the program`);
  assert.ok(grown <= 1_000_000, `${grown}`);
});
