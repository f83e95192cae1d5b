// What is kept on the device, in a real browser: damaged, denied, full, erased, and taken home after a crash.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { click, placement, START } from './board.mjs';
import { crc } from './records.mjs';
import { standing, until, useBrowser, visit } from './visit.mjs';

useBrowser();

const AFTER_E4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR';
const notice = (page) => page.getByRole('status').locator('.notice');

/** So many slots of the game are written. */
const kept = (page, slots) => until(page, (slots) => Object.keys(localStorage).filter((key) => key.includes('/game/')).length === slots, slots);

async function downloaded(page, button) {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  assert.match(download.suggestedFilename(), /^lance-legal-\d{4}-\d\d-\d\d\.json$/);
  return JSON.parse(readFileSync(await download.path(), 'utf8'));
}

test('damaged records: the site starts, says so, and hands out the bytes', async (t) => {
  const { open: first } = await visit(t);
  const page = await first('jogar');
  await click(page, 'e2e4');
  const rubbish = '{"schema":1,"seq":99,"rubbish';
  await page.evaluate((text) => {
    for (const slot of ['a', 'b']) localStorage.setItem(`lance-legal/game/${slot}`, text);
  }, rubbish);
  await page.reload();
  await standing(page);
  assert.equal(await placement(page), START);
  await notice(page).waitFor();
  const copy = await downloaded(page, notice(page).getByRole('button', { name: 'Descarregar cópia dos dados' }));
  assert.ok(JSON.stringify(copy).includes(JSON.stringify(rubbish).slice(1, -1)), 'the damaged bytes are in the copy');
  await click(page, 'e2e4');
  await page.reload();
  await standing(page);
  assert.equal(await placement(page), AFTER_E4);
});

/** A string of JavaScript may hold half a character, which no text of the program can. */
test('bytes that are no text are kept to the last one', async (t) => {
  const { open } = await visit(t);
  const page = await open('jogar');
  await page.evaluate(() => localStorage.setItem('lance-legal/game/a', '{\ud834a'));
  await page.reload();
  await standing(page);
  await notice(page).waitFor();
  await click(page, 'e2e4');
  await click(page, 'e7e5');
  const copy = await downloaded(page, notice(page).getByRole('button', { name: 'Descarregar cópia dos dados' }));
  assert.ok(JSON.stringify(copy).includes('utf16:007bd8340061'), JSON.stringify(copy));
});

test('one damaged slot of two: the other one counts', async (t) => {
  const { open: first } = await visit(t);
  const page = await first('jogar');
  await click(page, 'e2e4');
  await kept(page, 1);
  await click(page, 'e7e5');
  await kept(page, 2);
  await page.evaluate(() => {
    const slots = ['a', 'b'].map((slot) => `lance-legal/game/${slot}`);
    const newest = slots.sort((x, y) => JSON.parse(localStorage.getItem(y)).seq - JSON.parse(localStorage.getItem(x)).seq)[0];
    localStorage.setItem(newest, localStorage.getItem(newest).replace('seq', 'sqe'));
  });
  await page.reload();
  await standing(page);
  assert.equal(await placement(page), AFTER_E4);
});

test('records of a newer version stay untouched', async (t) => {
  const { open: first } = await visit(t);
  const page = await first('jogar');
  await click(page, 'e2e4');
  const games = () => page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.includes('/game/')).sort());
  await kept(page, 1);
  const [[key, text]] = await games();
  const [, sum, rest] = /^\{"crc":"(\w{8})",(.*)$/s.exec(text);
  assert.equal(crc(`game:${rest}`), sum, 'the test reckons as the site does');
  const newer = rest.replace(/"schema":\d+/, '"schema":999');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [key, `{"crc":"${crc(`game:${newer}`)}",${newer}`]);
  const before = await games();
  await page.reload();
  await standing(page);
  await notice(page).filter({ hasText: 'versão mais nova' }).waitFor();
  await click(page, 'd2d4');
  await page.locator('.play [data-square=d4][aria-label^="d4, peão branco"]').waitFor();
  assert.deepEqual(await games(), before);
});

const REFUSED = {
  'is full': () => {
    Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
  },
  'is denied': () => {
    Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError'); } });
  },
};

for (const [what, init] of Object.entries(REFUSED)) {
  test(`a storage that ${what}: the game goes on, and the page says that nothing is kept`, async (t) => {
    const { open: first } = await visit(t, { init });
    const page = await first('jogar');
    await click(page, 'e2e4');
    await notice(page).waitFor();
    await click(page, 'e7e5');
    assert.equal(await placement(page), 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR');
  });
}

test('everything is erased by two presses and a yes', async (t) => {
  const { site, open: first } = await visit(t);
  const page = await first('jogar');
  await click(page, 'e2e4');
  await page.goto(site.url('definicoes'));
  await standing(page);
  await page.locator('input[name=tema][value=dark]').check({ force: true });
  const keys = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('lance-legal/')));
  assert.ok((await keys()).length >= 2);
  await page.goto(site.url('sobre'));
  await standing(page);
  await page.getByRole('button', { name: 'Apagar tudo' }).click();
  await page.getByRole('button', { name: 'Sim, apagar' }).click();
  await page.getByText('Está tudo apagado.').waitFor();
  assert.deepEqual(await keys(), []);
  await page.goto(site.url('jogar'));
  await standing(page);
  assert.equal(await placement(page), START);
  assert.deepEqual(await keys(), []);
});

test('a copy that is taken home opens again', async (t) => {
  const { site, open: first } = await visit(t);
  const page = await first('jogar');
  await click(page, 'e2e4');
  await page.goto(site.url('sobre'));
  await standing(page);
  const copy = await downloaded(page, page.getByRole('button', { name: 'Descarregar cópia dos dados' }));
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await standing(page);
  await page.locator('input[type=file]').setInputFiles({ name: 'copia.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(copy)) });
  await page.getByRole('button', { name: 'Abrir a cópia' }).click();
  await page.getByText('A cópia foi aberta.').waitFor();
  await page.goto(site.url('jogar'));
  await standing(page);
  assert.equal(await placement(page), AFTER_E4);
  await page.goto(site.url('sobre'));
  await standing(page);
  await page.locator('input[type=file]').setInputFiles({ name: 'foto.json', mimeType: 'application/json', buffer: Buffer.from('<img src=x onerror=alert(1)>') });
  await page.getByText('Não mudei nada.').waitFor();
});

test('a crash shows a friendly page, and the data can be taken home', async (t) => {
  const { open: first } = await visit(t);
  const page = await first('jogar');
  await click(page, 'e2e4');
  await page.evaluate(() => dispatchEvent(new CustomEvent('lance:panic', { detail: 'a wasm that fell over' })));
  await page.getByRole('heading', { name: 'Algo correu mal do nosso lado' }).waitFor();
  const copy = await downloaded(page, page.getByRole('button', { name: 'Descarregar cópia dos dados' }));
  assert.ok(JSON.stringify(copy).includes('e2e4') || JSON.stringify(copy).includes('lance-legal/game/'), 'the game is in the copy');
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Recarregar' }).click()]);
  await standing(page);
  assert.equal(await placement(page), AFTER_E4);
});

test('the copy from the crash page is one the site can open', async (t) => {
  const { site, open: first } = await visit(t);
  const page = await first('jogar');
  await click(page, 'e2e4');
  await page.evaluate(() => dispatchEvent(new CustomEvent('lance:panic', { detail: 'again' })));
  const copy = await downloaded(page, page.getByRole('button', { name: 'Descarregar cópia dos dados' }));
  await page.evaluate(() => localStorage.clear());
  await page.goto(site.url('sobre'));
  await standing(page);
  await page.locator('input[type=file]').setInputFiles({ name: 'lance-legal-dados.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(copy)) });
  await page.getByRole('button', { name: 'Abrir a cópia' }).click();
  await page.getByText('A cópia foi aberta.').waitFor();
  await page.goto(site.url('jogar'));
  await standing(page);
  assert.equal(await placement(page), AFTER_E4);
});

for (const [what, init, sentence] of [
  ['is denied', REFUSED['is denied'], { 'pt-PT': /não deixa guardar nada/, 'pt-BR': /não permite salvar nada/, en: /does not allow anything to be saved/ }],
  ['is empty', undefined, { 'pt-PT': /Não há nada guardado/, 'pt-BR': /Não há nada salvo/, en: /Nothing is saved/ }],
]) {
  test(`where storage ${what}, the crash page says that there is nothing to take home`, async (t) => {
    for (const [locale, words] of Object.entries(sentence)) {
      const { open: first } = await visit(t, { init, locale });
      const page = await first('sobre');
      await page.evaluate(() => dispatchEvent(new CustomEvent('lance:panic', { detail: 'a wasm that fell over' })));
      const downloads = [];
      page.on('download', (download) => downloads.push(download.suggestedFilename()));
      await page.locator('#panic [data-do=download]:visible').click();
      await page.locator('#panic [data-say]:visible').getByText(words).waitFor();
      assert.equal(await page.locator('#panic [data-say]:visible').count(), 1);
      assert.deepEqual(downloads, []);
    }
  });
}
