// Copies of what is kept: what is in one is seen before anything changes, joined or put in place of all, and undone; what
// an erasure takes is listed; what was put aside can be seen, saved and thrown away.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { click, placement, START } from './board.mjs';
import { payload, sealed } from './records.mjs';
import { open, standing, useBrowser, visit } from './visit.mjs';

useBrowser();

const AFTER_E4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR';
const AFTER_D4 = 'rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR';

const file = (entries) => ({
  name: 'turma.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify({ format: 'lance-legal-backup', version: 1, entries })),
});

const DAY = 86_400_000;
const stars = (stars, savedAt) => ({ 'lance-legal/progress/a': sealed('progress', { stars }, savedAt) });

const records = (page) => page.evaluate(() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('lance-legal/'))));

/** The device with a game and stars of its own, on the page of what is kept. */
async function lived(t, options) {
  const { context, site, open: first } = await visit(t, options);
  const page = await first('jogar');
  await click(page, 'e2e4');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), Object.entries(stars({ 'torre/um': 3, 'torre/dois': 1 }, Date.now()))[0]);
  await page.goto(site.url('sobre'));
  await standing(page);
  return { context, site, page };
}

async function choose(page, given) {
  await page.locator('input[type=file]').setInputFiles(given);
}

/** A copy of yesterday with another game, other stars, and a theme. */
function yesterday(game) {
  return file({
    ...stars({ 'torre/dois': 2, 'bispo/um': 1 }, Date.now() - DAY),
    'lance-legal/game/a': sealed('game', game, Date.now() - DAY),
    'lance-legal/settings/b': sealed('settings', { theme: 'dark' }, Date.now() - DAY),
  });
}

/** The record of a game of one move, as the site itself writes it. */
async function aGame(t) {
  const { open: first } = await visit(t);
  const page = await first('jogar');
  await click(page, 'd2d4');
  await page.locator('.play [data-square=d4][aria-label^="d4, peão branco"]').waitFor();
  return payload(page, 'game');
}

test('a copy is looked into first, and joining keeps what was earned since', async (t) => {
  const game = await aGame(t);
  const { site, page } = await lived(t);
  const before = await records(page);
  await choose(page, yesterday(game));
  const sheet = page.locator('#copia');
  await sheet.getByRole('heading', { name: 'O que está na cópia' }).waitFor();
  assert.deepEqual(await records(page), before, 'a look changes nothing');
  const row = (id) => sheet.locator(`[data-record=${id}]`);
  assert.match(await row('progress').innerText(), /4 estrelas.*3 estrelas/s);
  assert.match(await row('game').innerText(), /1 lance.*1 lance/s);
  assert.match(await row('settings').innerText(), /Nada.*Só está na cópia, e vem\./s);
  assert.equal(await row('game').locator('input').first().isChecked(), true, 'the game here stays unless said otherwise');
  await sheet.getByRole('button', { name: 'Deixar como está' }).click();
  assert.deepEqual(await records(page), before);

  await choose(page, yesterday(game));
  await sheet.getByRole('button', { name: 'Juntar' }).click();
  await page.getByText('A cópia foi junta ao que estava aqui.').waitFor();
  assert.deepEqual((await payload(page, 'progress')).stars, { 'bispo/um': 1, 'torre/dois': 2, 'torre/um': 3 });
  assert.equal(await page.locator('html').getAttribute('data-theme'), 'dark', 'what came counts at once');
  await page.goto(site.url('jogar'));
  await standing(page);
  assert.equal(await placement(page), AFTER_E4);
});

test('the game of the copy counts where it was chosen, and one press brings the other back, after a reload too', async (t) => {
  const game = await aGame(t);
  const { site, page } = await lived(t);
  const before = await records(page);
  await choose(page, yesterday(game));
  await page.locator('#copia [data-record=game] label').nth(1).click();
  await page.locator('#copia').getByRole('button', { name: 'Juntar' }).click();
  await page.getByText('A cópia foi junta ao que estava aqui.').waitFor();
  await page.goto(site.url('jogar'));
  await standing(page);
  assert.equal(await placement(page), AFTER_D4);
  await page.goto(site.url('sobre'));
  await standing(page);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await page.getByText('Voltou tudo ao que era antes.').waitFor();
  assert.deepEqual(await records(page), before);
  assert.equal(await page.locator('html').getAttribute('data-theme'), 'light');
});

test('replacing takes the place of everything, and can be undone', async (t) => {
  const game = await aGame(t);
  const { page } = await lived(t);
  const before = await records(page);
  await choose(page, yesterday(game));
  await page.locator('#copia').getByRole('button', { name: 'Substituir tudo' }).click();
  await page.getByText('A cópia foi aberta.').waitFor();
  assert.deepEqual((await payload(page, 'progress')).stars, { 'bispo/um': 1, 'torre/dois': 2 });
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await page.getByText('Voltou tudo ao que era antes.').waitFor();
  assert.deepEqual(await records(page), before);
});

test('a file of more than ten megabytes is not read', async (t) => {
  const { page } = await lived(t);
  const before = await records(page);
  await choose(page, { name: 'filme.json', mimeType: 'application/json', buffer: Buffer.alloc(10_000_001, 32) });
  await page.getByText('grande demais').waitFor();
  assert.equal(await page.locator('#copia').isVisible(), false);
  assert.deepEqual(await records(page), before);
});

test('the name of the file has the day and what was typed', async (t) => {
  const { page } = await lived(t);
  const named = async () => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.locator('.card').getByRole('button', { name: 'Descarregar cópia dos dados' }).first().click()]);
    return download.suggestedFilename();
  };
  const day = await page.evaluate(() => new Date().toLocaleDateString('sv'));
  assert.equal(await named(), `lance-legal-${day}.json`);
  await page.getByLabel('Nome para a cópia').fill('Turma 7.º B / tarde');
  assert.equal(await named(), `lance-legal-${day}-turma-7-º-b-tarde.json`);
});

test('the question before everything is erased lists what goes', async (t) => {
  const { page } = await lived(t);
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), ['lance-legal/training/a', sealed('training', { cards: { 'casas/e4': [0, 1] }, stars: { 'ler/capturas': 2 }, rounds: {} }, Date.now())]);
  await page.evaluate(() => localStorage.setItem('lance-legal/quarantine/game/00000001', 'senseless'));
  await page.getByRole('button', { name: 'Apagar tudo' }).click();
  const said = await page.locator('#apagar').innerText();
  for (const words of [/Estrelas das lições\s+4 estrelas/, /Treino\s+2 estrelas, 1 coisa para rever/, /Partida de xadrez\s+1 lance/, /1 texto estragado/]) assert.match(said, words);
  await page.locator('#apagar').getByRole('button', { name: 'Sim, apagar' }).click();
  await page.getByText('Está tudo apagado.').waitFor();
  assert.deepEqual(await records(page), {});
  assert.equal(await page.evaluate(() => sessionStorage.getItem('lance-legal/before')), null);
});

for (const [what, act] of [
  ['an erasure', async (page) => {
    await page.getByRole('button', { name: 'Apagar tudo' }).click();
    await page.getByRole('button', { name: 'Sim, apagar' }).click();
    await page.getByText('Está tudo apagado.').waitFor();
  }],
  ['a copy put in the place of everything', async (page) => {
    await choose(page, file(stars({ 'rei/um': 2 }, 1)));
    await page.locator('#copia').getByRole('button', { name: 'Substituir tudo' }).click();
    await page.getByText('A cópia foi aberta.').waitFor();
  }],
]) {
  test(`after ${what} no other tab writes what was`, async (t) => {
    const { context, site, page } = await lived(t);
    const others = [];
    for (const route of ['jogar', 'damas/jogar', 'definicoes', 'aprender']) others.push(await open(context, site.url(route)));
    await act(page);
    const wanted = await records(page);
    await others[0].locator('.play [data-square=e2][aria-label^="e2, peão branco"]').waitFor();
    assert.equal(await placement(others[0]), START);
    // Longer than anything is put off.
    await page.waitForTimeout(1_500);
    assert.deepEqual(await records(page), wanted);
    // What is done there from now on is new.
    await click(others[0], 'd2d4');
    await others[0].locator('.play [data-square=d4][aria-label^="d4, peão branco"]').waitFor();
    assert.equal((await payload(page, 'game')).game.moves.length, 1);
    // Nor does this tab, whose settings were read before.
    await page.goto(site.url('definicoes'));
    await standing(page);
    await page.locator('input[name=texto][value=large]').check({ force: true });
    assert.equal((await payload(page, 'settings')).textSize, 'large');
    assert.deepEqual(Object.keys(await records(page)).filter((key) => !/game|settings/.test(key)), Object.keys(wanted));
  });
}

test('what was put aside is seen, saved, and thrown away; a ninth damaged slot blocks nothing', async (t) => {
  const { site, open: first } = await visit(t);
  const page = await first('jogar');
  await click(page, 'e2e4');
  for (let time = 1; time <= 9; time++) {
    await page.evaluate((time) => localStorage.setItem('lance-legal/game/a', `senseless <b>${time}</b>`), time);
    await page.reload();
    await standing(page);
    await click(page, (await placement(page)) === START ? 'e2e4' : 'g8f6');
    await page.evaluate(() => localStorage.removeItem('lance-legal/game/b'));
  }
  await page.goto(site.url('sobre'));
  await standing(page);
  const card = page.locator('#posto-de-lado');
  assert.equal(await card.locator('li').count(), 9);
  await card.locator('summary').first().click();
  const seen = await card.locator('pre').first().innerText();
  assert.match(seen, /^senseless <b>\d<\/b>$/);
  const [download] = await Promise.all([page.waitForEvent('download'), card.getByRole('button', { name: 'Guardar num ficheiro' }).first().click()]);
  assert.equal(readFileSync(await download.path(), 'utf8'), seen);
  assert.match(download.suggestedFilename(), /^lance-legal-\d{4}-\d\d-\d\d-game-[0-9a-f]{8}\.txt$/);
  await card.getByRole('button', { name: 'Deitar fora', exact: true }).first().click();
  await page.getByText('Foi deitado fora.').waitFor();
  assert.equal(await card.locator('li').count(), 8);
  await card.getByRole('button', { name: 'Deitar tudo fora' }).click();
  await card.getByRole('button', { name: 'Sim, deitar tudo fora' }).click();
  await card.waitFor({ state: 'detached' });
  assert.deepEqual(Object.keys(await records(page)).filter((key) => key.includes('quarantine')), []);
});
