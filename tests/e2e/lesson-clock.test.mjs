// Levels with a clock: presses, the flag, the arbiter; by touch, by keyboard, and without the clock's code.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { click } from './board.mjs';
import { passTicking, seconds as count, useBrowser, visit } from './visit.mjs';

useBrowser();

const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } };
const plate = (page, side) => page.locator(`.clock-plate[data-side="${side}"]`);
const state = (page, side) => plate(page, side).getAttribute('data-state');
const seconds = async (page, side) => count(await plate(page, side).locator('.clock-plate-time').innerText());
const phase = (page, wanted) => page.locator(`.learn-play[data-phase="${wanted}"]`).waitFor();
const says = (page, text) => page.locator('.task', { hasText: text }).waitFor();

async function scene(t, level, options) {
  const { open } = await visit(t, options);
  const page = await open(`aprender/relogio/${level}`);
  await plate(page, 'white').waitFor();
  return page;
}

test('a move is complete with the press, and each side has its own', async (t) => {
  const page = await scene(t, 'carregar', PHONE);
  assert.equal(await state(page, 'white'), 'runs');
  await plate(page, 'white').tap();
  await says(page, 'Primeiro jogas, depois carregas.');
  await click(page, 'e2e4');
  await page.waitForFunction(() => document.querySelector('.clock-plate[data-side="white"]').dataset.state === 'press');
  await plate(page, 'black').tap();
  await says(page, 'Cada um carrega no seu.');
  await plate(page, 'white').tap();
  await phase(page, 'done');
  assert.equal(await state(page, 'white'), 'stands');
});

test('the other side answers, and what is pressed is not taken back', async (t) => {
  const page = await scene(t, 'tres-lances');
  for (const [from, to] of [['e2', 'e4'], ['g1', 'f3'], ['f1', 'b5']]) {
    await page.waitForFunction(() => document.querySelector('.clock-plate[data-side="white"]').dataset.state === 'runs');
    await click(page, from + to);
    assert.equal(await page.getByRole('button', { name: 'Voltar atrás' }).isEnabled(), true);
    await plate(page, 'white').focus();
    await page.keyboard.press('Enter');
    assert.equal(await page.getByRole('button', { name: 'Voltar atrás' }).isEnabled(), false);
  }
  await phase(page, 'done');
  await page.locator('.stars[data-won="3"]').waitFor();
});

test('an illegal move is answered by stopping the clock, and brings a minute', async (t) => {
  const page = await scene(t, 'chama-o-arbitro');
  await page.getByRole('button', { name: 'Parar' }).click();
  await says(page, 'Não há nada a perguntar ao árbitro.');
  await click(page, 'a1a7');
  await plate(page, 'white').click();
  await page.waitForFunction(() => document.querySelector('.clock-plate[data-side="white"]').dataset.state === 'runs');
  const before = await seconds(page, 'white');
  await page.getByRole('button', { name: 'Parar' }).click();
  await phase(page, 'done');
  const won = await seconds(page, 'white') - before;
  assert.ok(won > 50 && won <= 60, `${won} s`);
});

test('a flag is claimed when it has fallen, and not before', async (t) => {
  const page = await scene(t, 'cai-a-seta');
  await click(page, 'd1d7');
  await plate(page, 'white').click();
  await page.getByRole('button', { name: 'Parar' }).click();
  await says(page, 'A seta ainda não caiu.');
  await says(page, 'Caiu a seta do adversário.');
  assert.equal(await state(page, 'black'), 'flag');
  await page.getByRole('button', { name: 'Parar' }).click();
  await phase(page, 'done');
});

test('who runs out of time begins again with a whole clock', async (t) => {
  const { open } = await visit(t);
  const page = await open('sobre');
  await page.clock.install();
  await page.goto(new URL('aprender/relogio/dez-segundos', page.url()).href);
  await plate(page, 'white').waitFor();
  await page.getByRole('button', { name: 'Começar', exact: true }).click();
  await passTicking(page, 31_000);
  await says(page, 'Ficaste sem tempo.');
  assert.equal(await state(page, 'white'), 'flag');
  await page.getByRole('button', { name: 'Tentar outra vez' }).click();
  assert.ok(await seconds(page, 'white') >= 28, 'a whole clock');
  await page.getByRole('button', { name: 'Começar', exact: true }).waitFor();
  await page.clock.resume();
});

test('without the clock the level says so, and has a way on', async (t) => {
  const { open, context } = await visit(t, { forgive: [/Failed to load resource/, /Failed to fetch/] });
  const page = await open('aprender/relogio');
  await context.route(/lance-legal-arbiter/, (route) => route.abort());
  await page.goto(new URL('relogio/carregar', page.url()).href);
  await page.getByRole('button', { name: 'Tentar outra vez' }).waitFor();
  await context.unroute(/lance-legal-arbiter/);
  await page.getByRole('button', { name: 'Tentar outra vez' }).click();
  await plate(page, 'white').waitFor();
});
