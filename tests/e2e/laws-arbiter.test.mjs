// Being the arbiter as a pupil meets it: the scene told and played, the clock stopped, the decision, the times; rulings of
// other editions; by touch, by keyboard, by ear, on the projector, without a network.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { violations } from './axe.mjs';
import { listen, placement } from './board.mjs';
import { sample } from './sample.mjs';
import { follow, keptOffline, painted, SUBPATH, useBrowser, visit } from './visit.mjs';

useBrowser();

const STILL = { reducedMotion: 'reduce' };
const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 }, ...STILL };
/** Of each situation the id, which its address was before, and its address now. */
const HEADS = readdirSync('assets/scenes').sort().map((file) => readFileSync(`assets/scenes/${file}`, 'utf8')).join('').match(/^\[.*\]$/gm).map((head) => head.slice(1, -1).split(' '));
const SCENES = HEADS.map(([, address]) => address);

const card = (page) => page.locator('.situation-act');
const name = (page, text) => page.getByRole('button', { name: text, exact: true });
const step = (page, side, text) => page.locator(`.situation-set[data-side=${side}]`).getByRole('button', { name: new RegExp(`: \\${text}$`) });
const shown = (page) => page.locator('.situation-clock .situation-time').allInnerTexts();
const runs = (page) => page.locator('.situation-side[data-state=runs]').evaluateAll((sides) => sides.map((side) => side.dataset.side));
const parts = (page) => page.locator('.situation-parts li').evaluateAll((rows) => rows.map(({ dataset }) => `${dataset.part} ${dataset.right}`));
const choose = (page, choice) => page.locator(`.answer[data-choice=${choice}]`);
const told = (page) => page.waitForSelector('.situation-told li:nth-child(3)[data-state=now]');

const BEFORE = 'r1bqk2r/pppp1ppp/2n2n2/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQ1RK1';
const WITH_BISHOP = 'r1bqk2r/pppp1ppp/2n2n2/2b1p1B1/2B1P3/5N2/PPPP1PPP/RN1Q1RK1';

test('an illegal move is ruled by touch at 360 × 640: stopped, decided, the minute given', async (t) => {
  const { open } = await visit(t, PHONE);
  const page = await open('regras/arbitro/bishop-over-pawn');
  await told(page);
  assert.equal(await placement(page), WITH_BISHOP);
  assert.deepEqual([await shown(page), await runs(page)], [['12:10', '11:45'], ['black']]);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'wider than the screen');
  const stop = name(page, 'Parar o relógio');
  assert.ok((await stop.boundingBox()).height >= 64);
  await stop.tap();
  assert.deepEqual(await runs(page), []);
  await choose(page, 'correct').tap();
  await step(page, 'black', '+1 min').tap();
  assert.deepEqual(await shown(page), ['12:10', '12:45']);
  await name(page, 'Está acertado').tap();
  await page.waitForSelector('.situation-ruling[data-all=true]');
  assert.deepEqual(await parts(page), ['stop true', 'decision true', 'times true', 'position true']);
  // As it should be: the bishop is back, and White, who must move, has the running clock.
  assert.equal(await placement(page), BEFORE);
  assert.deepEqual([await shown(page), await runs(page)], [['12:10', '12:45'], ['white']]);
  assert.match(await page.locator('.situation-law .situation-articles a').first().getAttribute('href'), /\/regras\/2023\/A\.5\.2$/);
  await name(page, 'Como estava / como fica').tap();
  assert.equal(await placement(page), WITH_BISHOP);
  // Of the others one loses, one leaves it alone, one prints nothing.
  const row = (year) => page.locator('.situation-table tr', { has: page.locator('th', { hasText: year }) });
  const states = await Promise.all(['2018', '2009', '2005'].map((year) => row(year).getAttribute('data-state')));
  assert.deepEqual(states, ['other', 'silent', 'other']);
  assert.match(await row('2018').innerText(), /Perdem as Brancas/);
  assert.match(await row('2005').innerText(), /Não se intervém/);
  // The list remembers.
  await page.locator('.situation-above a').tap();
  await page.waitForSelector('.situation-card[href$="/o-bispo-com-pressa"][data-state=right]');
  assert.match(await page.locator('.situation-count').innerText(), new RegExp(`1 de ${SCENES.length}`));
  await page.reload();
  await page.waitForSelector('.situation-card[href$="/o-bispo-com-pressa"][data-state=right]');
});

test('each part is marked for itself, and another edition rules otherwise', async (t) => {
  const { open } = await visit(t, STILL);
  const page = await open('regras/arbitro/bishop-over-pawn');
  await told(page);
  await name(page, 'Não intervir').click();
  await page.waitForSelector('.situation-ruling[data-all=false]');
  assert.deepEqual(await parts(page), ['stop false', 'decision false', 'times false', 'position false']);
  // By 2005 nobody claimed: the same answer is right.
  await page.locator('.situation-ruling select').selectOption('2005');
  await page.waitForSelector('.situation-ruling[data-all=true]');
  assert.equal(await placement(page), WITH_BISHOP);
  await name(page, 'Ver e decidir outra vez').click();
  await page.locator('.situation-act select').selectOption('2018');
  await name(page, 'Parar o relógio').click();
  await choose(page, 'loss').click();
  await page.waitForSelector('.situation-ruling[data-all=true]');
  assert.deepEqual(await parts(page), ['stop true', 'decision true']);
  // The edition stays chosen.
  await page.locator('#a-seguir').click();
  await page.waitForURL(`**/regras/arbitro/${SCENES[HEADS.findIndex(([id]) => id === 'bishop-over-pawn') + 1]}`);
  await told(page);
  assert.equal(await page.locator('.situation-act select').inputValue(), '2018');
});

test('by keyboard and by ear', async (t) => {
  const { open } = await visit(t, STILL);
  const page = await open('regras/arbitro/two-kings-in-check');
  await told(page);
  const heard = await listen(page);
  await name(page, 'Ver outra vez').focus();
  await page.keyboard.press('Enter');
  assert.match((await heard()).join(' '), /Gaspar.*Inês.*os dois reis em xeque/s);
  await name(page, 'Parar o relógio').focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.id === 'arbitragem');
  assert.match((await heard()).join(' '), /Brancas 0:39, parado/);
  // The first choice is to play on; here that is right, but the clock was to be left alone.
  await page.keyboard.press('1');
  await page.waitForFunction(() => document.activeElement?.id === 'arbitragem' && document.querySelector('.situation-sets'));
  await name(page, 'Está acertado').focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('.situation-ruling[data-all=false]');
  assert.deepEqual(await parts(page), ['stop false', 'decision true', 'times true', 'position true']);
  assert.match((await heard()).join(' '), /Nem tudo está certo\. A partida continua/);
  await page.waitForFunction(() => document.activeElement?.id === 'arbitragem');
});

test('the scene is told sentence by sentence, and goes back and forth by hand', async (t) => {
  const { open } = await visit(t);
  const page = await open('regras/arbitro/bishop-over-pawn');
  await page.waitForSelector('.situation-told li:nth-child(1)[data-state=now]');
  assert.equal(await placement(page), BEFORE);
  for (let presses = 0; presses < 5; presses += 1) await name(page, 'Passo seguinte').click();
  await told(page);
  await name(page, 'Ver outra vez').waitFor();
  assert.equal(await placement(page), WITH_BISHOP);
  assert.deepEqual(await runs(page), ['black']);
  for (let presses = 0; presses < 3; presses += 1) await name(page, 'Passo atrás').click();
  assert.equal(await placement(page), BEFORE);
  assert.deepEqual(await runs(page), ['white']);
  // By itself too.
  await name(page, 'Passo seguinte').waitFor();
  await page.reload();
  await page.waitForSelector('.situation-told li:nth-child(2)[data-state=now]');
});

test('every situation is ruled without a stop of the program, and is free of faults for assistive technology', async (t) => {
  const { open, site } = await visit(t, STILL);
  const page = await open('regras/arbitro');
  assert.equal(await page.locator('.situation-card').count(), SCENES.length);
  for (const [place, id] of sample(SCENES, 5).entries()) {
    await follow(page, site.url(`regras/arbitro/${id}`));
    await told(page);
    await page.locator('.situation-stop').click();
    await choose(page, (await page.locator('.answer').first().getAttribute('data-choice'))).click();
    if (await page.locator('.situation-sets').count() > 0) await name(page, 'Está acertado').click();
    await page.waitForSelector('.situation-ruling .situation-law');
    assert.doesNotMatch(await card(page).innerText(), /reason-|ruled-|situation-|told-/, id);
    if (place % 4 === 0) assert.deepEqual(await violations(page), [], id);
  }
});

test('on the projector the keys of a presenter lead through the scene to the ruling and on', async (t) => {
  const { open } = await visit(t, { ...STILL, viewport: { width: 1024, height: 768 } });
  const page = await open('regras/arbitro/bishop-over-pawn');
  await told(page);
  await page.locator('.projector-button').click();
  await page.keyboard.press('PageDown');
  await page.waitForSelector('.situation-answers');
  await page.keyboard.press('PageDown');
  await page.waitForSelector('.situation-ruling .situation-law');
  assert.equal(await page.locator('.situation-parts').count(), 0);
  await painted(page);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'wider than the screen');
  await page.keyboard.press('PageDown');
  await page.waitForURL(`**/regras/arbitro/${SCENES[HEADS.findIndex(([id]) => id === 'bishop-over-pawn') + 1]}`);
  await told(page);
  await page.keyboard.press('PageUp');
  assert.equal(await page.locator('.situation-ruling').count(), 0);
});

for (const [width, height] of [[1024, 768], [1280, 720]]) {
  test(`projected at ${width} × ${height} a class decides by its hands, and sees what it decided beside the ruling`, async (t) => {
    const { open } = await visit(t, { ...STILL, viewport: { width, height } });
    const page = await open('regras/arbitro/bishop-over-pawn');
    await told(page);
    assert.equal(await page.locator('.hand-count').count(), 0);
    await page.locator('.projector-button').click();
    await page.keyboard.press('PageDown');
    await page.waitForFunction(() => document.activeElement?.id === 'arbitragem' && document.querySelector('.hand-count'));
    assert.equal(await page.locator('.hand-count').count(), await page.locator('.answer').count(), 'as many as answers');
    for (const key of ['b', 'b', 'b', 'c', 'Shift+B']) await page.keyboard.press(key);
    await name(page, 'Mais uma mão para D').click();
    await name(page, 'Mais uma mão para D').click();
    await name(page, 'Menos uma mão para D').click();
    await painted(page);
    assert.deepEqual(await page.locator('.hand-count output').allInnerTexts(), ['0', '2', '1', '1']);
    const hidden = await page.locator('.situation-clock, .situation-answer, .hand-step, .projector-button').evaluateAll((elements) => elements.filter((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return top < 0 || bottom > innerHeight || left < 0 || right > innerWidth || !(element.contains(at) || at?.contains(element));
    }).map((element) => element.outerHTML.slice(0, 80)));
    assert.deepEqual(hidden, [], 'the clock, the answers and their hands are in sight');
    assert.deepEqual(await violations(page), []);
    await page.keyboard.press('PageDown');
    await page.waitForSelector('.situation-ruling .situation-law');
    const voted = await page.locator('.situation-voted li').evaluateAll((rows) => rows.map((row) => [row.dataset.right, row.lastElementChild.innerText]));
    assert.deepEqual(voted.map(([right]) => right), ['false', 'true', 'false', 'false']);
    assert.match(voted[1][1], /: 2 mãos no ar$/);
    // Who sees it again decides again; nothing was kept.
    await page.keyboard.press('PageUp');
    await told(page);
    await page.keyboard.press('PageDown');
    await page.waitForSelector('.situation-answers');
    assert.deepEqual([...new Set(await page.locator('.hand-count output').allInnerTexts())], ['0']);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('.hand-count'));
  });
}

test('without a network, in another language, under a sub-path', async (t) => {
  const { context, open } = await visit(t, { worker: true, build: SUBPATH, locale: 'en-GB', ...STILL });
  const page = await open('regras/arbitro');
  await keptOffline(page);
  await context.setOffline(true);
  await page.goto(page.url() + '/three-times');
  await told(page);
  await page.getByRole('button', { name: 'Rule', exact: true }).click();
  await choose(page, 'draw').click();
  await page.waitForSelector('.situation-ruling[data-all=true]');
  assert.match(await card(page).innerText(), /It is a draw/);
});

test('a situation has a Portuguese address, and the one written down before still leads there', async (t) => {
  const { open, site } = await visit(t, STILL);
  const page = await open('regras/arbitro');
  const addresses = await page.locator('.situation-card').evaluateAll((cards) => cards.map((card) => card.getAttribute('href').split('/').at(-1)));
  assert.equal(addresses.length, SCENES.length);
  assert.deepEqual(addresses.filter((address) => HEADS.some(([id]) => id === address)), []);
  const title = async (address) => {
    const answer = await page.goto(site.url(`regras/arbitro/${address}`));
    assert.equal(answer.status(), 200, address);
    await told(page);
    return page.title();
  };
  assert.equal(await title('o-rei-na-mao'), await title('king-captured'));
});

test('an address that leads to no situation says so and shows the list', async (t) => {
  const { open } = await visit(t, { ...STILL, forgive: [/404 \(Not Found\)/] });
  const page = await open('regras/arbitro/nothing-here');
  await page.getByRole('alert').waitFor();
  await page.locator('.situation-select select').nth(1).selectOption('blitz');
  await page.waitForFunction((all) => document.querySelectorAll('.situation-card').length < all, SCENES.length);
});
