// Two windows of the site on one device: of each record one window writes and the other follows, or both add what they
// change; nothing that either has kept is lost, and what is erased stays erased.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { click, placement, square } from './board.mjs';
import { reveal } from './drill.mjs';
import { answer, phase } from './lesson.mjs';
import { open, painted, standing, until, useBrowser, visit } from './visit.mjs';

useBrowser();

const elsewhere = (page) => page.locator('.elsewhere:visible');
const here = (page) => elsewhere(page).getByRole('button', { name: 'Continuar aqui' });
/** The first window goes on with what the other one wrote, and both know it. */
async function takeOver(page, other) {
  await here(page).click();
  await elsewhere(other).waitFor();
  await elsewhere(page).waitFor({ state: 'detached' });
}

const written = (page) => page.locator('.move-list button.move').allInnerTexts();
const stands = (page, at, what) => square(page, at).and(page.locator(`[aria-label^="${at}, ${what}"]`)).waitFor();

/** The payload that is kept of a record. */
const kept = (page, id) => page.evaluate((id) => {
  const slots = ['a', 'b'].map((slot) => JSON.parse(localStorage.getItem(`lance-legal/${id}/${slot}`) ?? '{"seq":0}'));
  return slots.sort((one, other) => other.seq - one.seq)[0].payload;
}, id);

const keys = (page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('lance-legal')));

/** A second window of the same visit. */
const another = (visited, path) => open(visited.context, visited.site.url(path));

/** A browser without `navigator.locks`, as over plain http. */
function withoutLocks() {
  delete Navigator.prototype.locks;
}

/** A window that hears nothing while `window.asleep`, and has no lock that could be taken from it; what it missed is kept. */
function withoutEars() {
  delete Navigator.prototype.locks;
  window.missed = [];
  addEventListener('storage', (event) => {
    if (!window.asleep) return;
    event.stopImmediatePropagation();
    window.missed.push(event);
  }, true);
}

for (const [how, init] of [['with locks', undefined], ['without locks', withoutLocks]]) {
  test(`${how}: a game is played in one window, the other follows and may go on with it`, async (t) => {
    const visited = await visit(t, { init });
    const one = await visited.open('jogar');
    await click(one, 'e2e4');
    const two = await another(visited, 'jogar');
    await elsewhere(two).filter({ hasText: 'Esta partida está aberta noutra janela.' }).waitFor();
    assert.equal(await elsewhere(one).count(), 0);
    await click(one, 'e7e5');
    await stands(two, 'e5', 'peão preto');
    // It can be looked through, and not played on.
    await click(two, 'g1f3');
    await painted(two);
    assert.deepEqual(await written(two), ['e4', 'e5']);
    await two.locator('.move-list button.move').first().click();
    await stands(two, 'e7', 'peão preto');
    await takeOver(two, one);
    await two.locator('.move-list button.move').last().click();
    await click(two, 'g1f3');
    await stands(one, 'f3', 'cavalo branco');
    assert.deepEqual((await kept(one, 'game')).game.moves, ['e2e4', 'e7e5', 'g1f3']);
    // The window that is closed leaves the game to the other one.
    await two.close();
    await elsewhere(one).waitFor({ state: 'detached' });
    await click(one, 'b8c6');
    await until(one, () => Object.values(localStorage).some((text) => text.includes('b8c6')));
    assert.deepEqual((await kept(one, 'game')).game.moves, ['e2e4', 'e7e5', 'g1f3', 'b8c6']);
    assert.equal(await one.locator('.notice').count(), 0);
  });

  test(`${how}: a window that opens a position waits until it may`, async (t) => {
    const visited = await visit(t, { init });
    const one = await visited.open('jogar');
    await click(one, 'e2e4');
    const two = await another(visited, `jogar?fen=${encodeURIComponent('7k/8/8/8/8/8/R7/K7 w - - 0 30')}`);
    await stands(two, 'e4', 'peão branco');
    assert.deepEqual(await written(one), ['e4']);
    await here(two).click();
    await stands(two, 'a2', 'torre branca');
    await stands(one, 'a2', 'torre branca');
    assert.equal((await kept(two, 'game')).shelved.game.moves.join(), 'e2e4', 'the game before is put aside');
  });

  test(`${how}: everything is erased while a clock runs and a sheet is open in other windows`, async (t) => {
    const visited = await visit(t, { init });
    const clock = await visited.open('relogio?ritmo=15%2B5');
    await clock.getByRole('button', { name: /^Pôr na mesa/ }).click();
    await clock.locator('.clock-half[data-side=black]').click();
    const sheet = await another(visited, 'folha?partida=leis-2023');
    await sheet.getByLabel('Brancas', { exact: true }).fill('Beatriz');
    await sheet.locator('#lance-seguinte').click();
    const game = await another(visited, 'jogar');
    await click(game, 'e2e4');
    const lesson = await another(visited, 'aprender/torre/vira-a-meio');
    await answer(lesson, 'Não pode').click();
    await phase(lesson, 'done');
    await until(game, () => Object.keys(localStorage).filter((key) => /clock-beat|sheet|game|progress/.test(key)).length >= 4);
    const about = await another(visited, 'sobre');
    await about.getByRole('button', { name: 'Apagar tudo' }).click();
    await about.getByRole('button', { name: 'Sim, apagar' }).click();
    await about.getByText('Está tudo apagado.').waitFor();
    await clock.waitForSelector('.clock-face', { state: 'detached' });
    await sheet.waitForSelector('.sheet-play', { state: 'detached' });
    await stands(game, 'e2', 'peão branco');
    await about.waitForTimeout(2_500);
    assert.deepEqual(await keys(about), []);
    // Closing them writes nothing either.
    for (const page of [clock, sheet, lesson]) await page.goto(visited.site.url('sobre'));
    assert.deepEqual(await keys(about), []);
    await click(game, 'd2d4');
    assert.deepEqual((await kept(about, 'game')).game.moves, ['d2d4']);
  });
}

test('draughts are played in one window, and the other follows', async (t) => {
  const visited = await visit(t, { reducedMotion: 'reduce' });
  const one = await visited.open('damas/jogar');
  await click(one, 'f3e4');
  const two = await another(visited, 'damas/jogar');
  await elsewhere(two).filter({ hasText: 'Esta partida' }).waitFor();
  assert.deepEqual(await written(two), ['10-14']);
  await click(two, 'c6d5');
  await painted(two);
  assert.deepEqual(await written(two), ['10-14']);
  await takeOver(two, one);
  await click(two, 'c6d5');
  await one.waitForFunction(() => document.querySelectorAll('.move-list button.move').length === 2);
  await takeOver(one, two);
  await click(one, 'e4c6');
  await two.waitForFunction(() => document.querySelectorAll('.move-list button.move').length === 3);
  assert.deepEqual((await kept(two, 'damas')).game.game.moves, ['10-14', '23-19', '14x23']);
});

test('a score sheet is kept in one window, and the other shows each move', async (t) => {
  const visited = await visit(t);
  const one = await visited.open('folha?partida=louco');
  const cell = (page, ply) => page.locator(`[data-place="${ply}"]`);
  const write = async (page, text) => {
    await page.locator('#lance-escrito').fill(text);
    await page.locator('#lance-escrito').press('Enter');
  };
  await one.locator('#lance-seguinte').click();
  await write(one, 'f3');
  const two = await another(visited, 'folha');
  await two.waitForSelector('.sheet-play');
  await elsewhere(two).filter({ hasText: 'Esta folha' }).waitFor();
  await one.locator('#lance-seguinte').click();
  await write(one, 'e5');
  await cell(two, 1).filter({ hasText: 'e5' }).waitFor();
  await two.locator('#lance-seguinte').click();
  await painted(two);
  assert.deepEqual((await kept(two, 'sheet')).cells, ['f3', 'e5']);
  await takeOver(two, one);
  await two.locator('#lance-seguinte').click();
  await write(two, 'g4');
  await cell(one, 2).filter({ hasText: 'g4' }).waitFor();
  assert.deepEqual((await kept(one, 'sheet')).cells, ['f3', 'e5', 'g4']);
});

test('a clock is pressed in one window, and stands in the other as it does there', async (t) => {
  const visited = await visit(t);
  const one = await visited.open('relogio?ritmo=15%2B5');
  await one.getByRole('button', { name: /^Pôr na mesa/ }).click();
  const half = (page, side) => page.locator(`.clock-half[data-side=${side}]`);
  await half(one, 'black').click();
  const two = await another(visited, 'relogio');
  await elsewhere(two).filter({ hasText: 'Este relógio' }).waitFor();
  await half(two, 'white').click();
  await painted(two);
  assert.equal((await kept(two, 'clock')).lines.length, 1);
  await half(one, 'white').click();
  await two.waitForSelector('.clock-half[data-side=black][data-state=play]');
  await takeOver(two, one);
  await half(two, 'black').click();
  await one.waitForSelector('.clock-half[data-side=white][data-state=play]');
  assert.equal((await kept(one, 'clock')).lines.length, 3);
  // The beat is the writer's.
  const beat = await kept(one, 'clock-beat');
  await until(one, (before) => {
    const slots = ['a', 'b'].map((slot) => JSON.parse(localStorage.getItem(`lance-legal/clock-beat/${slot}`) ?? '{"seq":0,"payload":{}}'));
    return slots.some(({ payload }) => payload.count > before);
  }, beat?.count ?? 0);
  assert.equal(await one.locator('.notice.warning').count() + await two.locator('.notice.warning').count(), 0);
});

test('two settings that two windows change at one moment are both kept, twenty times of twenty', async (t) => {
  const visited = await visit(t);
  const one = await visited.open('definicoes');
  const two = await another(visited, 'definicoes');
  const set = (page, name, value) => page.evaluate(([name, value, at]) => new Promise((done) => {
    setTimeout(() => {
      document.querySelector(`input[name=${name}][value=${value}]`).click();
      done();
    }, at - Date.now());
  }), [name, value, moment]);
  let moment = 0;
  for (let round = 0; round < 20; round += 1) {
    const [theme, size] = round % 2 ? ['light', 'normal'] : ['dark', 'large'];
    moment = Date.now() + 150;
    await Promise.all([set(one, 'tema', theme), set(two, 'texto', size)]);
    await until(one, ([theme, size]) => {
      const slots = ['a', 'b'].map((slot) => JSON.parse(localStorage.getItem(`lance-legal/settings/${slot}`) ?? '{"seq":0}'));
      const { payload } = slots.sort((one, other) => other.seq - one.seq)[0];
      const root = document.documentElement.dataset;
      return payload?.theme === theme && payload.textSize === size && root.theme === theme && root.textSize === size;
    }, [theme, size]);
    await two.waitForFunction((theme) => document.documentElement.dataset.theme === theme, theme);
  }
});

test('stars, cards, answers, rulings and choices of two windows are all kept', async (t) => {
  const visited = await visit(t, { reducedMotion: 'reduce' });
  const paths = ['aprender/torre', 'notacao', 'regras/perguntas', 'regras/arbitro', 'relogio'];
  const first = [];
  for (const path of paths) first.push(await another(visited, path));
  // The second window of each record changes it while the first one shows what was there before.
  const lesson = await another(visited, 'aprender/torre/vira-a-meio');
  await answer(lesson, 'Não pode').click();
  await phase(lesson, 'done');
  await first[0].goto(visited.site.url('aprender/torre/vira-a-meio'));
  const drill = await another(visited, 'notacao/ler/peoes?serie=dois');
  const other = await another(visited, 'notacao/ler/capturas?serie=dois');
  await reveal(drill);
  await reveal(other);
  const cards = Object.keys((await kept(drill, 'training')).cards);
  assert.ok(cards.some((card) => card.startsWith('ler/peoes/')) && cards.some((card) => card.startsWith('ler/capturas/')), `${cards}`);
  const clock = await another(visited, 'relogio');
  const turn = (page, text) => page.locator('.clock-rules .switch', { hasText: text }).click();
  for (const page of [clock, first[4]]) await page.locator('.clock-rules summary').click();
  await turn(clock, 'Apitar');
  await turn(first[4], 'Vibrar');
  const choices = await kept(clock, 'clock-choices');
  assert.deepEqual([choices.beep, choices.vibrate], [true, true]);
  await clock.locator('.clock-rules .switch', { hasText: 'Vibrar' }).locator('input:checked').waitFor({ state: 'attached' });
});

test('a window that has slept saves nothing over what the others have kept meanwhile', async (t) => {
  const visited = await visit(t, { init: withoutEars });
  const one = await visited.open('jogar');
  await click(one, 'e2e4');
  await one.evaluate(() => { window.asleep = true; });
  const two = await another(visited, 'jogar');
  await two.waitForTimeout(500);
  assert.equal(await elsewhere(two).count(), 0, 'nobody has answered');
  await click(two, 'c7c5');
  await click(two, 'g1f3');
  await one.evaluate(() => { window.asleep = false; });
  await click(one, 'e7e5');
  await stands(one, 'c5', 'peão preto');
  await one.locator('.notice', { hasText: 'mudou noutra janela' }).waitFor();
  assert.deepEqual((await kept(one, 'game')).game.moves, ['e2e4', 'c7c5', 'g1f3']);
  assert.deepEqual(await written(two), ['e4', 'c5', 'Cf3']);
});

test('without locks: a window that answers late keeps its game, and the one that asked follows', async (t) => {
  // As a window that calculates: it hears all of it afterwards.
  const visited = await visit(t, { init: withoutEars });
  const one = await visited.open('jogar');
  await click(one, 'e2e4');
  await one.evaluate(() => { window.asleep = true; });
  const two = await another(visited, 'jogar');
  await two.waitForTimeout(500);
  assert.equal(await elsewhere(two).count(), 0, 'nobody has answered yet');
  await one.evaluate(() => {
    window.asleep = false;
    for (const event of window.missed) dispatchEvent(new StorageEvent('storage', { key: event.key, newValue: event.newValue, oldValue: event.oldValue, storageArea: event.storageArea, url: event.url }));
  });
  await elsewhere(two).filter({ hasText: 'Esta partida está aberta noutra janela.' }).waitFor();
  assert.equal(await elsewhere(one).count(), 0);
  await click(one, 'e7e5');
  await stands(two, 'e5', 'peão preto');
});

test('where the browser never says whether a lock is free, the game is kept all the same', async (t) => {
  const visited = await visit(t, { init: () => { if (window.LockManager) LockManager.prototype.request = () => new Promise(() => {}); } });
  const page = await visited.open('jogar');
  await click(page, 'e2e4');
  // Closed at once, or played on.
  await page.reload();
  await standing(page);
  assert.deepEqual(await written(page), ['e4']);
  await click(page, 'e7e5');
  await until(page, () => Object.values(localStorage).some((text) => text.includes('e7e5')));
  assert.equal(await page.locator('.notice').count(), 0);
});
