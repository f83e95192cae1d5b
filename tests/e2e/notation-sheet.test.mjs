// The score sheet as a pupil keeps it: a game is shown, played or read aloud, and written down; the sheet is handed in,
// marked line by line, and printed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { click, placement, SAMPLE, SAMPLE_END } from './board.mjs';
import { choose, open, painted, pass, standing, SUBPATH, useBrowser, visit } from './visit.mjs';

useBrowser();

const PHONE = { build: SUBPATH, hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } };
const TEXTS = SAMPLE.map(([, text], ply) => (ply === 20 ? `${text} (=)` : text));

const next = (page) => page.locator('#lance-seguinte');
const box = (page) => page.locator('#lance-escrito');
const cell = (page, ply) => page.locator(`[data-place="${ply}"]`);
const notice = (page) => page.locator('.sheet-notice');
const faults = (page) => page.locator('.sheet-faults > [data-kind=wrong]').evaluateAll((items) => items.map((item) => Number(item.dataset.line)));

/** The page with a game begun, by the address a teacher shares. */
async function begin(visited, game) {
  const page = await visited.open(`folha?partida=${game}`);
  await page.waitForSelector('.sheet-play');
  return page;
}

/** One of the choices before the game. */
const pick = (page, name) => page.locator('.choice-option').filter({ hasText: new RegExp(`^${name}`) }).locator('input').check({ force: true });

async function write(page, text) {
  await box(page).fill(text);
  await box(page).press('Enter');
}

/** White's clock as it is shown, goes into the line that asks for it. */
async function noteTime(page, line) {
  const clocks = await page.locator('.sheet-clocks').innerText();
  await page.locator('.facsimile-time').nth(line).fill(clocks.match(/\d+:\d\d/)[0]);
  await page.locator('.facsimile-time').nth(line).blur();
}

/** The whole sample, each move shown and then written; times where they are asked. */
async function keep(page, texts, { times = true } = {}) {
  for (const [ply, text] of texts.entries()) {
    await next(page).click();
    if (times && (ply === 8 || ply === 18)) await noteTime(page, ply === 8 ? 0 : 1);
    if (text) await write(page, text);
  }
}

async function handIn(page, result) {
  await page.locator(`.sheet-result[data-result="${result}"]`).click();
  await page.locator('.sheet-signature[data-side=white]').click();
  await page.locator('.sheet-signature[data-side=black]').click();
  await page.locator('.sheet-finish .button.big').click();
  await page.waitForSelector('#correcao');
}

test('the sample of 2023 is kept whole by typing, without a fault', async (t) => {
  const page = await begin(await visit(t), 'leis-2023');
  await page.getByLabel('Competição').fill('Torneio da escola');
  await page.getByLabel('Mesa').fill('3');
  await keep(page, TEXTS);
  assert.equal(await placement(page), SAMPLE_END);
  assert.match(await page.locator('.sheet-card').innerText(), /As Brancas oferecem empate\..*A oferta de empate é aceite\./s);
  assert.equal(await next(page).isDisabled(), true);
  await handIn(page, '½-½');
  assert.match(await page.locator('#correcao').innerText(), /11 linhas certas em 11\..*perfeita/s);
  assert.equal(await page.locator('#correcao .stars').getAttribute('data-won'), '3');
  assert.deepEqual(await faults(page), []);
  assert.equal(await page.locator('.facsimile-cell[data-mark=right]').count(), 21);
  // The stars stand beside the game, and the sheet is there to be looked at again.
  await page.locator('.sheet-place .button').click();
  assert.equal(await page.locator('.score-card', { hasText: 'Leis, 2023' }).locator('.stars').getAttribute('data-won'), '3');
  await page.reload();
  await standing(page);
  await page.getByRole('button', { name: 'Ver a correção' }).click();
  await page.waitForSelector('#correcao');
});

test('five planted faults are all found, each with its article, and nothing else', async (t) => {
  const page = await begin(await visit(t), 'leis-2023');
  const texts = [...TEXTS];
  texts[9] = 'd6'; // another move: line 5
  texts[13] = 'Nc6'; // an English knight: line 7
  texts[16] = 'Cd2'; // two knights: line 9
  [texts[18], texts[19]] = [texts[19], texts[18]]; // sides swapped: line 10
  texts[20] = 'Rb1'; // no (=): line 11
  await keep(page, texts);
  await handIn(page, '½-½');
  assert.deepEqual(await faults(page), [5, 7, 9, 10, 11]);
  const told = await page.locator('.sheet-faults').innerText();
  for (const words of [/C\.3/, /C\.10/, /Cbd2/, /trocados/, /C\.12/]) assert.match(told, words);
  assert.match(await page.locator('.sheet-score').innerText(), /6 linhas certas em 11/);
  // What was missed comes back in the trainer.
  const cards = await page.evaluate(() => JSON.stringify(localStorage));
  for (const rule of ['regra/C.3', 'regra/C.12']) assert.ok(cards.includes(rule), rule);
});

test('a move left out is one fault, and so are a missing time, a wrong result and a missing signature', async (t) => {
  const page = await begin(await visit(t), 'leis-2023');
  await keep(page, TEXTS.filter((_, ply) => ply !== 4).concat(''), { times: false });
  await page.locator('.sheet-result[data-result="1-0"]').click();
  await page.locator('.sheet-signature[data-side=white]').click();
  await page.locator('.sheet-finish .button.big').click();
  await page.waitForSelector('#correcao');
  assert.deepEqual(await faults(page), [3, 5, 10, 11, 11]);
  assert.match(await page.locator('.sheet-faults').innerText(), /Saltaste este lance: d4.*8\.1\.4.*½-½.*8\.7.*Assinam os dois/s);
});

test('a short game by touch at 360 × 640, built from the big keys', async (t) => {
  const page = await (await visit(t, PHONE)).open('folha');
  await page.locator('.score-card', { hasText: 'Mate do pastor' }).tap();
  await page.waitForSelector('.sheet-play');
  const key = (name) => page.locator('.move-key').filter({ hasText: new RegExp(`^${name.replace(/[#+]/, '\\$&')}$`) });
  for (const [ply, keys] of [['e', '4'], ['e', '5'], ['B', 'c', '4'], ['C', 'c', '6'], ['D', 'h', '5'], ['C', 'f', '6'], ['D', 'x', 'f', '7', '#']].entries()) {
    await next(page).tap();
    for (const sign of keys) await key(sign).tap();
    assert.equal(await box(page).inputValue(), keys.join(''));
    await page.locator('.sheet-write button[type=submit]').tap();
    assert.equal(await cell(page, ply).innerText(), keys.join(''));
  }
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'no sideways scrolling');
  const low = await page.locator('.sheet-play :is(button, input, select):visible').evaluateAll((all) =>
    all.filter((one) => one.closest('.play-side') && one.getBoundingClientRect().height < 43.5 && one.type !== 'checkbox').map((one) => one.outerHTML.slice(0, 80)));
  assert.deepEqual(low, []);
  for (const at of ['.sheet-result[data-result="1-0"]', '.sheet-signature[data-side=white]', '.sheet-signature[data-side=black]', '.sheet-finish .button.big']) await page.locator(at).tap();
  await page.waitForSelector('#correcao');
  assert.match(await page.locator('.sheet-score').innerText(), /4 linhas certas em 4/);
});

test('by keyboard alone, in English and with English letters, which are those of the language', async (t) => {
  const { open: first } = await visit(t, { locale: 'en-GB' });
  const page = await first('folha');
  await page.waitForSelector('.score-card');
  const tabTo = async (is) => {
    for (let presses = 0; presses < 80; presses++) {
      if (await page.evaluate(is)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`eighty times Tab, and not there: ${is}`);
  };
  await tabTo(() => document.activeElement?.matches('.score-card') && document.activeElement.textContent.includes('Fool’s mate'));
  await page.keyboard.press('Enter');
  await page.waitForSelector('.sheet-play');
  await tabTo(() => document.activeElement?.id === 'lance-escrito');
  // An empty box asks for the next move.
  for (const text of ['f3', 'e5', 'g4', 'Qh4#']) {
    await page.keyboard.press('Enter');
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  }
  assert.match(await page.locator('.sheet-card').innerText(), /It is checkmate, and the game is over/);
  await tabTo(() => document.activeElement?.dataset.result === '0-1');
  await page.keyboard.press('Enter');
  for (const side of ['white', 'black']) {
    await page.keyboard.press('Tab');
    while (await page.evaluate((wanted) => document.activeElement?.dataset.side !== wanted, side)) await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForSelector('#correcao');
  assert.match(await page.locator('#correcao').innerText(), /2 of 2 lines are right/);
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'correcao');
});

test('the Laws hold: no move before it is made, one’s own before the next, below five minutes, semi-rapid', async (t) => {
  const visited = await visit(t);
  const page = await visited.open('folha');
  await pick(page, 'Das Brancas');
  await pick(page, '60 min');
  await page.locator('.score-card', { hasText: 'Capablanca' }).click();
  await page.waitForSelector('.sheet-play');
  await write(page, 'e4');
  assert.match(await page.locator('.sheet-card').innerText(), /ainda não foi feito.*8\.1\.2/s);
  assert.equal(await box(page).inputValue(), 'e4');
  for (let i = 0; i < 3; i++) await next(page).click();
  assert.match(await page.locator('.sheet-card').innerText(), /escreve o teu lance: Lance 1, Brancas.*8\.1\.3/s);
  await write(page, 'e4');
  await next(page).click();
  assert.equal(await notice(page).count(), 0);
  // Below five minutes the game goes on without the sheet.
  const clock = async () => (await page.locator('.sheet-clocks').innerText()).match(/\d+:(\d\d)/)[1];
  for (let plies = 0; plies < 100 && (await notice(page).count()) === 0; plies++) {
    await write(page, 'e4');
    await next(page).click();
  }
  assert.match(await page.locator('.sheet-card').innerText(), /menos de 5 minutos.*8\.4/s);
  assert.equal(await clock(), '04');
  for (let i = 0; i < 8; i++) await next(page).click();
  assert.equal(await notice(page).count(), 0);
  assert.match(await page.locator('.sheet-state').innerText(), /Podes deixar estes lances para o fim/);
  // In semi-rapid chess it is said at once.
  await page.locator('.sheet-place .button').click();
  await pick(page, 'Semirrápidas');
  assert.match(await page.locator('.sheet-plan').innerText(), /ninguém é obrigado a anotar \(A\.2\)/);
});

test('the other pupil plays: refusals are explained, and the sheet keeps step', async (t) => {
  const page = await (await visit(t)).open('folha');
  await pick(page, 'Jogamos nós');
  await pick(page, 'Das Brancas');
  await page.getByRole('button', { name: 'Começar' }).click();
  await page.waitForSelector('.sheet-play');
  await click(page, 'e2e5');
  assert.match(await page.locator('.sheet-card').innerText(), /3\.7/);
  await click(page, 'f2f3');
  await click(page, 'e7e5');
  await click(page, 'g2g4');
  assert.match(await page.locator('.sheet-card').innerText(), /escreve o teu lance: Lance 1, Brancas.*8\.1\.3/s);
  await write(page, 'f3');
  await click(page, 'g2g4');
  await write(page, 'e5');
  await write(page, 'g4');
  await page.getByRole('button', { name: 'Oferecer empate' }).click();
  await cell(page, 2).click();
  await write(page, 'g4 (=)');
  await click(page, 'd8h4');
  await write(page, 'Dh4#');
  await handIn(page, '0-1');
  assert.match(await page.locator('.sheet-score').innerText(), /2 linhas certas em 2/);
  assert.deepEqual(await faults(page), []);
});

test('read aloud: the move comes as words and never as notation, the board may be covered', async (t) => {
  const page = await (await visit(t)).open('folha');
  await pick(page, 'Lida em voz alta');
  await page.locator('.score-card', { hasText: 'Leis, 2023' }).click();
  await page.waitForSelector('.sheet-play');
  await page.getByText('Tapar o tabuleiro').click();
  assert.equal(await page.locator('.play .board').isVisible(), false);
  const said = [];
  for (let ply = 0; ply < 5; ply++) {
    await next(page).click();
    said.push(await page.locator('.sheet-said').innerText());
  }
  assert.deepEqual(said.slice(0, 3), ['Brancas: peão é quatro', 'Pretas: peão é cinco', 'Brancas: cavalo f três']);
  assert.doesNotMatch(await page.locator('.sheet-card').innerText(), /Cf3|[a-h][1-8]/);
});

test('a reload in the middle loses nothing', async (t) => {
  const page = await begin(await visit(t), 'leis-2023');
  await page.getByLabel('Brancas', { exact: true }).fill('Beatriz');
  for (const text of TEXTS.slice(0, 6)) {
    await next(page).click();
    await write(page, text);
  }
  await next(page).click();
  await page.reload();
  await standing(page);
  await page.waitForSelector('.sheet-play');
  assert.deepEqual(await page.locator('.facsimile-cell').evaluateAll((cells) => cells.slice(0, 7).map((cell) => cell.textContent)), [...TEXTS.slice(0, 6), '']);
  assert.equal(await page.locator('.sheet-write label').innerText(), 'Lance 4, Brancas');
  assert.equal(await page.getByLabel('Brancas', { exact: true }).inputValue(), 'Beatriz');
  await write(page, 'e5');
  assert.equal(await cell(page, 6).innerText(), 'e5');
});

test('on paper: an empty sheet of two columns of thirty lines on one page, and the filled one', async (t) => {
  const visited = await visit(t);
  const page = await visited.open('folha');
  await page.getByRole('button', { name: 'Folha vazia' }).click();
  await page.waitForSelector('.score-page');
  await page.emulateMedia({ media: 'print' });
  assert.equal(await page.locator('.score-page tbody tr').count(), 60);
  assert.equal(await page.locator('.site-header').isVisible(), false);
  assert.equal(await page.locator('.score-paper .actions').isVisible(), false);
  const pages = async () => ((await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page[^s]/g) ?? []).length;
  assert.equal(await pages(), 1);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Voltar' }).click();
  await page.locator('.score-card', { hasText: 'Mate do louco' }).click();
  await page.waitForSelector('.sheet-play');
  for (const text of ['f3', 'e5', 'g4', 'Dh4']) {
    await next(page).click();
    await write(page, text);
  }
  await handIn(page, '0-1');
  await page.getByRole('button', { name: 'Imprimir a folha' }).click();
  assert.match(await page.locator('.score-columns').innerText(), /1\s+f3\s+e5\s+2\s+g4\s+Dh4/);
  assert.match(await page.locator('.score-foot').innerText(), /0-1/);
});

test('projected: one big move at a time, and the written form only at a key', async (t) => {
  const page = await begin(await visit(t, { viewport: { width: 1024, height: 768 } }), 'leis-2023');
  await page.locator('.projector-button').click();
  await page.waitForSelector('html[data-projecting=on]');
  for (const part of ['.sheet-writer', '.facsimile']) assert.equal(await page.locator(part).isVisible(), false, part);
  for (const written of ['e4', 'e5', 'Cf3']) {
    await page.keyboard.press('PageDown');
    await painted(page);
    assert.equal(await page.locator('.sheet-answer').count(), 0);
    assert.doesNotMatch(await page.locator('.sheet-card').innerText(), new RegExp(`\\b${written}\\b`));
    await page.keyboard.press('PageDown');
    await page.waitForSelector('.sheet-answer');
    assert.equal(await page.locator('.sheet-answer').innerText(), written);
  }
  await page.keyboard.press('PageUp');
  await painted(page);
  assert.match(await page.locator('.task-place').innerText(), /Lance 1, Pretas/);
});

test('a game goes by at a chosen speed until it is over', async (t) => {
  const visited = await visit(t);
  const page = await begin(visited, 'louco');
  await page.clock.install();
  await page.locator('.sheet-speed select').selectOption('5');
  for (let ply = 0; ply < 4; ply++) {
    await pass(page, 5_100);
    await painted(page);
  }
  assert.match(await page.locator('.sheet-card').innerText(), /É xeque-mate/);
});

test('a second tab finds the sheet that the first one keeps', async (t) => {
  const visited = await visit(t);
  const page = await begin(visited, 'louco');
  await next(page).click();
  await write(page, 'f3');
  const other = await open(visited.context, visited.site.url('folha'));
  await other.waitForSelector('.sheet-play');
  assert.equal(await cell(other, 0).innerText(), 'f3');
});
