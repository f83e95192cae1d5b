// A game of draughts at one screen: by touch, by keyboard, in writing; each refusal; the draws by limit; the site as a player.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { focused, tabToBoard, type, walk } from './board.mjs';
import { choose, painted, pass, standing, useBrowser, visit } from './visit.mjs';

useBrowser();

const PAGE = 'damas/jogar';
const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } };

/** The square of a number: 1 is h1, 32 is a8. */
const named = (number) => {
  const [rank, place] = [Math.floor((number - 1) / 4), (number - 1) % 4];
  return 'abcdefgh'[7 - place * 2 - (rank % 2)] + (rank + 1);
};
const square = (page, number) => page.locator(`.play [data-square=${named(number)}]`);
const verdict = (page) => page.locator('.play .verdict');
const says = async (page, pattern) => {
  await page.waitForFunction((source) => new RegExp(source, 'u').test(document.querySelector('.play .verdict')?.innerText ?? ''), pattern.source);
};
const moves = (page) => page.locator('.move-list button.move').allInnerTexts();
const at = (position) => `${PAGE}?posicao=${encodeURIComponent(position)}`;
const still = { reducedMotion: 'reduce' };

/** What stands where, in numbers: `W:…:B…` without whose turn it is. */
async function stands(page) {
  await painted(page);
  const cells = await page.locator('.play [role=gridcell]').evaluateAll((all) => all.map((cell) => cell.getAttribute('aria-label')));
  const sides = { branc: [], pret: [] };
  for (const label of cells) {
    const found = /^(\d+), (peão|dama) (branc|pret)/.exec(label);
    if (found) sides[found[3]].push((found[2] === 'dama' ? 'K' : '') + found[1]);
  }
  const list = (all) => all.sort((a, b) => a.replace('K', '') - b.replace('K', '')).join(',');
  return `W${list(sides.branc)}:B${list(sides.pret)}`;
}

async function tap(page, from, to) {
  await square(page, from).tap();
  await square(page, to).tap();
}

async function click(page, from, to) {
  await square(page, from).click();
  await square(page, to).click();
}

/** One of the choices of a new game. */
const pick = (sheet, name) => sheet.getByRole('radio', { name, exact: true }).check({ force: true });

/** Until so many moves are in the list. A window behind another draws no frames, so the clock asks. */
const settled = (page, count) => page.waitForFunction((wanted) => document.querySelectorAll('.move-list button.move').length >= wanted, count, { polling: 50 });

test('a game to the end by touch on a small phone', async (t) => {
  const { open } = await visit(t, { ...PHONE, ...still });
  const page = await open(at('W:W14,15:B18,24'));
  assert.match(await verdict(page).innerText(), /Jogam as Brancas[^]*As Brancas têm de tomar 1 peça/);
  await tap(page, 14, 21);
  await settled(page, 1);
  assert.equal(await stands(page), 'W15,21:B24');
  await tap(page, 24, 20);
  await tap(page, 15, 24);
  await says(page, /Ganharam as Brancas[^]*As Pretas ficaram sem peças[^]*2\.9\.1/);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'sideways scroll');
  for (const button of await page.locator('.play-side button:visible').all()) {
    const box = await button.boundingBox();
    assert.ok(box.x >= 0 && box.x + box.width <= 360, `${await button.innerText()} reaches past the edge`);
  }
  await page.locator('.replay .button').first().tap();
  assert.equal(await stands(page), 'W14,15:B18,24');
});

test('to the last piece with the keyboard alone', async (t) => {
  const { open } = await visit(t, still);
  const page = await open(at('W:W14,15:B18,24'));
  await tabToBoard(page);
  for (const number of [14, 21, 24, 20, 15, 24]) {
    await walk(page, named(number));
    await page.keyboard.press('Enter');
  }
  await says(page, /Ganharam as Brancas/);
  assert.ok(await focused(page));
  assert.deepEqual(await moves(page), ['14x21', '24-20', '15x24']);
  await page.keyboard.press('l');
  await page.waitForFunction(() => /vinte e quatro[^]*Ganharam/.test(document.querySelector('.play .board-live').textContent));
});

test('each refusal is reached, with its article', async (t) => {
  const { open, site } = await visit(t, still);
  const page = await open(PAGE);
  const go = async (position) => {
    await page.goto(site.url(at(position)));
    await standing(page);
  };
  const tried = async (position, from, to, article, ...more) => {
    await go(position);
    await click(page, from, to);
    for (const next of more) await square(page, next).click();
    assert.equal(await verdict(page).getAttribute('data-kind'), 'refused', `${position} ${from}-${to}`);
    const text = await verdict(page).innerText();
    if (article) assert.ok(text.includes(`Artigo ${article}`), `${position} ${from}-${to}: ${text}`);
    assert.ok(text.split('\n').length > 1, text);
    return text;
  };
  // The three laws of capture; of the second, stopping too soon too.
  assert.match(await tried('W:W6,1:B11,32', 1, 5, '2.8.1'), /obrigat/);
  await tried('W:W6,9:B11,13,19,32', 9, 18, '2.8.2');
  await type(page, '6x15');
  await says(page, /2\.8\.2/);
  await tried('W:W6:BK10,11,32', 6, 15, '2.8.3');
  // How pieces move and capture.
  await tried('W:W6,10:B32', 6, 13, '2.5.2');
  await tried('W:W14:B32', 14, 10, '2.5.1');
  await tried('W:W14:B32', 14, 21, '2.5.1');
  await tried('W:W14:B32', 14, 15, '2.5.1');
  await tried('W:W14:B10,32', 14, 5, '2.5.2');
  await tried('W:WK1:B10,14,32', 1, 19, '2.6');
  await tried('W:WK1:B5,14,32', 1, 10, '2.6', 1);
  // A piece that cannot move, one of the other side, a square nobody plays on, the end of the game.
  await go('W:W1,5:B32');
  await square(page, 1).click();
  await says(page, /Artigo 2\.5\.1/);
  await square(page, 32).click();
  assert.equal(await verdict(page).getAttribute('data-kind'), 'refused');
  await square(page, 5).click();
  await page.locator('.play [data-square=e5]').click();
  assert.equal(await verdict(page).getAttribute('data-kind'), 'refused');
  await go('W:W14:B18');
  await click(page, 14, 21);
  await says(page, /Ganharam as Brancas[^]*ficaram sem peças[^]*2\.9\.1/);
  await square(page, 21).click();
  await says(page, /acabou/);
});

test('a piece jumped stays until the capture is complete, and a jumped piece is not jumped twice', async (t) => {
  const { open } = await visit(t, still);
  const page = await open(at('W:W6:B11,19,32'));
  await click(page, 6, 15);
  await says(page, /A captura continua[^]*1 peça/);
  assert.equal(await stands(page), 'W15:B11,19,32');
  await square(page, 20).click();
  assert.equal(await verdict(page).getAttribute('data-kind'), 'refused');
  await page.getByRole('button', { name: 'Virar' }).click();
  await page.getByRole('button', { name: 'Virar' }).click();
  await square(page, 22).click();
  await settled(page, 1);
  assert.equal(await stands(page), 'W22:B32');
  assert.deepEqual(await moves(page), ['6x22']);
});

test('only where captures differ the page asks which way', async (t) => {
  const { open } = await visit(t, { ...PHONE, ...still });
  const page = await open(at('W:W6:B10,11,18,19,32'));
  await tap(page, 6, 22);
  await says(page, /Por onde\?/);
  await page.getByRole('button', { name: 'toma 11 e 19' }).tap();
  await settled(page, 1);
  assert.equal(await stands(page), 'W22:B10,18,32');
  assert.deepEqual(await moves(page), ['6x15x22']);
});

test('what is typed is played, and what is not a move is answered', async (t) => {
  const { open } = await visit(t, still);
  const page = await open(PAGE);
  for (const text of ['10-14', '23-19', '14x23']) await type(page, text);
  assert.deepEqual(await moves(page), ['10-14', '23-19', '14x23']);
  await type(page, '99-1');
  await says(page, /Não percebi esse lance[^]*99/);
  assert.equal(await page.locator('#lance').inputValue(), '99-1');
});

test('a game is saved and restored, in another window too; a new one puts it aside', async (t) => {
  const { open } = await visit(t, still);
  const page = await open(PAGE);
  await click(page, 10, 14);
  await page.reload();
  await standing(page);
  assert.deepEqual(await moves(page), ['10-14']);
  const other = await open(PAGE);
  assert.deepEqual(await moves(other), ['10-14']);
  await other.getByRole('button', { name: 'Continuar aqui' }).click();
  await page.getByRole('button', { name: 'Continuar aqui' }).waitFor();
  // A move before this window may write is not made.
  await other.getByRole('button', { name: 'Continuar aqui' }).waitFor({ state: 'detached' });
  await click(other, 23, 19);
  await settled(page, 2);
  await other.close();
  await page.locator('.notice').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Nova partida' }).click();
  const sheet = page.getByRole('dialog', { name: 'Nova partida' });
  assert.match(await sheet.innerText(), /fica guardada/);
  await pick(sheet, 'Brasileiras');
  await sheet.getByRole('button', { name: 'Começar' }).click();
  assert.deepEqual(await moves(page), []);
  await page.locator('[data-square=c3]').click();
  await page.locator('[data-square=d4]').click();
  assert.deepEqual(await moves(page), ['c3-d4']);
  await page.reload();
  await standing(page);
  await page.getByRole('button', { name: 'Voltar à partida de antes' }).click();
  assert.deepEqual(await moves(page), ['10-14', '23-19']);
  await page.getByRole('button', { name: 'Mais' }).click();
  await page.getByRole('button', { name: 'Voltar à partida com 1 lance' }).click();
  assert.deepEqual(await moves(page), ['c3-d4']);
});

async function paste(page, pdn) {
  await page.getByRole('button', { name: 'Mais' }).click();
  await page.locator('#partida').fill(pdn);
  await page.getByRole('button', { name: 'Abrir', exact: true }).click();
}

const shuffle = (white, black, times) => Array.from({ length: times }, (_, turn) => `${turn + 1}. ${white[turn % 2]} ${black[turn % 2]}`).join(' ');

test('a draw by each limit, with the counters on show before it', async (t) => {
  const { open } = await visit(t, still);
  const page = await open(PAGE);
  await paste(page, `[GameType "28"]\n[FEN "W:WK4:BK29"]\n\n${shuffle(['4-8', '8-4'], ['29-25', '25-29'], 19)} *`);
  await page.waitForSelector('.damas-counts');
  assert.match(await page.locator('.damas-counts').innerText(), /Lances de dama: Brancas 19 de 20, Pretas 19 de 20/);
  await click(page, 8, 4);
  await says(page, /Empate[^]*20 lances de dama[^]*2\.11\.1/);
  await paste(page, `[GameType "28"]\n[FEN "W:WK1,K3,K4:BK29"]\n\n${shuffle(['3-6', '6-3'], ['29-25', '25-29'], 11)} *`);
  await says(page, /Jogam as Brancas/);
  assert.match(await page.locator('.damas-counts').innerText(), /Forçada, lances das Brancas: 11 de 12/);
  await click(page, 6, 3);
  await says(page, /Empate[^]*12 lances[^]*2\.11\.2/);
  // Once it is taken back the game goes on.
  await page.getByRole('button', { name: 'Voltar atrás' }).click();
  await says(page, /Jogam as Brancas/);
});

test('repetition is claimed, a draw agreed, a game resigned', async (t) => {
  const { open } = await visit(t, still);
  const page = await open(PAGE);
  await paste(page, `[GameType "28"]\n[FEN "W:WK4:BK29"]\n\n${shuffle(['4-8', '8-4'], ['29-25', '25-29'], 3)} *`);
  const end = () => page.getByRole('button', { name: 'Terminar' }).click();
  await end();
  await page.getByRole('button', { name: 'Reclamar empate' }).click();
  await says(page, /Ainda não podes reclamar[^]*2 vezes[^]*2\.10\.2/);
  await click(page, 8, 4);
  await click(page, 25, 29);
  await end();
  await page.getByRole('button', { name: 'Reclamar empate' }).click();
  await says(page, /Empate[^]*três vezes[^]*2\.10\.2/);
  await page.getByRole('button', { name: 'Voltar atrás' }).click();
  await end();
  await page.getByRole('button', { name: 'Concordamos os dois' }).click();
  await says(page, /Empate[^]*2\.10\.3/);
  await page.getByRole('button', { name: 'Voltar atrás' }).click();
  await end();
  await page.getByRole('button', { name: 'As Brancas abandonam' }).click();
  await says(page, /Ganharam as Pretas[^]*2\.9\.4/);
});

test('against the computer: it thinks beside the page, says why, gives a hint, takes both moves back', async (t) => {
  // What the worker answers is kept back until the test lets it through.
  const init = () => {
    window.kept = [];
    window.Worker = class extends Worker {
      set onmessage(heard) {
        super.onmessage = (event) => {
          if (window.kept && /^\d/.test(event.data)) window.kept.push(() => heard.call(this, event));
          else heard.call(this, event);
        };
      }
    };
  };
  const { open } = await visit(t, { ...PHONE, init });
  const page = await open(PAGE);
  await page.getByRole('button', { name: 'Jogar contra o computador' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Nova partida' });
  await pick(sheet, 'Acabei de aprender');
  await sheet.getByRole('button', { name: 'Começar' }).tap();
  await says(page, /É a tua vez: jogas com as Brancas/);
  await tap(page, 10, 14);
  await settled(page, 1);
  // No answer comes to the page, which is used meanwhile: only what the worker says is played.
  await page.getByRole('button', { name: 'Mais', exact: true }).tap();
  await page.getByRole('switch', { name: 'Letras em vez de números' }).check({ force: true });
  await page.getByRole('switch', { name: 'Letras em vez de números' }).uncheck({ force: true });
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => window.kept.length > 0);
  assert.equal((await moves(page)).length, 1);
  await page.evaluate(() => {
    const kept = window.kept;
    window.kept = null;
    for (const heard of kept) heard();
  });
  await settled(page, 2);
  await says(page, /É a tua vez/);
  assert.ok((await verdict(page).innerText()).split('\n').filter(Boolean).length > 1, 'it does not say why');
  const after = await moves(page);
  await page.reload();
  await standing(page);
  assert.deepEqual(await moves(page), after);
  await page.evaluate(() => { window.kept = null; });
  await page.getByRole('button', { name: 'Pista' }).tap();
  await says(page, /Pista: \d+[-x]\d+/);
  await page.getByRole('button', { name: 'Voltar atrás' }).tap();
  assert.deepEqual(await moves(page), []);
  await says(page, /É a tua vez/);
});

test('where the worker cannot start, it is said, and two may play on', async (t) => {
  const init = () => { window.Worker = class { constructor() { throw new Error('none'); } }; };
  const { open } = await visit(t, { init, ...still });
  const page = await open(PAGE);
  await page.getByRole('button', { name: 'Nova partida' }).click();
  const sheet = page.getByRole('dialog', { name: 'Nova partida' });
  await pick(sheet, 'Pretas');
  await sheet.getByRole('button', { name: 'Começar' }).click();
  await says(page, /O computador não responde/);
  await page.getByRole('button', { name: 'Tentar outra vez' }).click();
  await says(page, /O computador não responde/);
  await page.getByRole('button', { name: 'Continuar a dois' }).click();
  await click(page, 10, 14);
  assert.deepEqual(await moves(page), ['10-14']);
});

test('who must capture, letters in place of numbers, and what was chosen stays', async (t) => {
  const { open } = await visit(t, still);
  const page = await open(at('W:W6,1:B11,19,32'));
  await page.getByRole('button', { name: 'Quem tem de tomar?' }).click();
  await says(page, /têm de tomar 2 peças\. Só a peça da casa 6/);
  assert.equal(await page.locator('.board-marks .mark.frame.hint').count() > 0, true);
  await page.getByRole('button', { name: 'Mais' }).click();
  for (const name of ['Letras em vez de números', 'Mostrar sempre quem tem de tomar']) await page.getByRole('switch', { name }).check({ force: true });
  await page.keyboard.press('Escape');
  await says(page, /Só a peça da casa e2/);
  await page.reload();
  await standing(page);
  await says(page, /Só a peça da casa e2/);
  assert.match(await page.locator('.play [data-square=e2]').getAttribute('aria-label'), /^e2, peão branco/);
  await type(page, 'e2xe6');
  assert.deepEqual(await moves(page), ['e2xe6']);
});

test('in every theme the numbers can be read: on plain squares, a chosen one, the last move', async (t) => {
  const { open, site } = await visit(t, still);
  const page = await open('definicoes');
  for (const theme of ['light', 'dark', 'contrast', 'projector']) {
    await choose(page, site, { tema: theme });
    await page.goto(site.url(PAGE));
    await standing(page);
    await page.waitForSelector('.play [data-square=h1]');
    if ((await moves(page)).length === 0) await click(page, 10, 14);
    await settled(page, 1);
    await square(page, 23).click();
    await page.waitForSelector('.play .square.selected');
    const pale = await page.locator('.play .square-name').evaluateAll((names) => {
      const rgb = (text) => text.match(/[\d.]+/g).slice(0, 3).map(Number);
      const light = (text) => {
        const [r, g, b] = rgb(text).map((part) => part / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
      };
      return names.filter((name) => name.textContent).map((name) => {
        const [one, other] = [light(getComputedStyle(name).color), light(getComputedStyle(name.parentElement).backgroundColor)];
        return [name.textContent, Math.max(one, other) / Math.min(one, other), name.parentElement.className];
      }).filter(([, contrast]) => contrast < 4.5);
    });
    assert.deepEqual(pale, [], theme);
  }
});

test('the game as PDN comes out and goes in again; faults are named', async (t) => {
  const { open } = await visit(t, still);
  const page = await open(PAGE);
  for (const text of ['10-14', '23-19', '14x23']) await type(page, text);
  await page.getByRole('button', { name: 'Partida escrita' }).click();
  const pdn = await page.locator('#pdn').inputValue();
  assert.match(pdn, /\[GameType "28/);
  assert.match(pdn, /1\. ?10-14 23-19 2\. ?14x23/);
  assert.deepEqual(await page.locator('.record-lines li').allInnerTexts().then((all) => all.map((text) => text.replace(/\s+/g, ' '))), ['1. 10-14 23-19', '2. 14x23']);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Voltar atrás' }).click();
  await paste(page, pdn);
  await settled(page, 3);
  assert.deepEqual(await moves(page), ['10-14', '23-19', '14x23']);
  await paste(page, '1. 10-14 23-3');
  await says(page, /«23-3»/);
  assert.deepEqual(await moves(page), ['10-14']);
  // Of a text without a game it is said where it was pasted, and the text stays to be mended.
  await paste(page, 'xadrez');
  await page.getByRole('dialog').getByText(/«xadrez»/).waitFor();
  assert.equal(await page.locator('#partida').inputValue(), 'xadrez');
  // A collection is a list, as for chess.
  const many = Array.from({ length: 60 }, (_, index) => `[White "Ana ${index}"]\n[Black "Rui"]\n\n1. ${index === 57 ? '11-15' : '10-14'} *\n\n`).join('');
  await page.locator('#partida').fill(many);
  await page.getByRole('button', { name: 'Abrir', exact: true }).click();
  await page.getByText('Há 60 partidas').waitFor();
  await page.locator('#procura').fill('ana 57');
  await page.getByRole('button', { name: /Ana 57/ }).click();
  await page.waitForFunction(() => document.querySelector('.move-list .move')?.textContent === '11-15');
  await says(page, /Ficou de fora 2 linhas do cabeçalho\./);
  await page.getByRole('button', { name: 'Voltar à partida de antes' }).waitFor();
});

test('in English', async (t) => {
  const { open } = await visit(t, { ...PHONE, locale: 'en', ...still });
  const page = await open(PAGE);
  assert.match(await page.title(), /Play draughts/);
  assert.match(await verdict(page).innerText(), /White to move|White/);
  await tap(page, 10, 14);
  await tap(page, 23, 19);
  await tap(page, 9, 13);
  assert.equal(await verdict(page).getAttribute('data-kind'), 'refused');
  assert.match(await verdict(page).innerText(), /Article 2\.8\.1/);
});

test('projected, PageDown and PageUp walk through the game', async (t) => {
  const { open } = await visit(t, { viewport: { width: 1024, height: 768 }, ...still });
  const page = await open(PAGE);
  for (const text of ['10-14', '23-19', '14x23']) await type(page, text);
  await page.locator('.projector-button').click();
  const now = await stands(page);
  await page.keyboard.press('PageUp');
  assert.notEqual(await stands(page), now);
  await page.keyboard.press('PageDown');
  assert.equal(await stands(page), now);
});

/** A new game with a clock of five minutes each. */
async function withClock(page, rival) {
  await page.getByRole('button', { name: 'Nova partida' }).click();
  const sheet = page.getByRole('dialog', { name: 'Nova partida' });
  await pick(sheet, rival);
  await pick(sheet, '5+0');
  await sheet.getByRole('button', { name: 'Começar' }).click();
  await page.waitForSelector('.board-clock');
}
const plate = (page, side) => page.locator(`.clock-plate[data-side=${side}]`);
const times = (page) => page.locator('.clock-plate-time').allInnerTexts();
const runs = (page, side) => page.waitForSelector(`.clock-plate[data-side=${side}][data-state=runs]`);

test('two play with the clock: the move presses, it stops and goes on, and a reload keeps it', async (t) => {
  const { open } = await visit(t, still);
  const page = await open(PAGE);
  await withClock(page, 'Um amigo, neste ecrã');
  assert.deepEqual(await times(page), ['5:00', '5:00']);
  assert.equal(await plate(page, 'white').getAttribute('data-state'), 'stands');
  await click(page, 10, 14);
  await runs(page, 'black');
  await click(page, 24, 20);
  await runs(page, 'white');
  await page.getByRole('button', { name: 'Parar o relógio' }).click();
  await page.waitForSelector('.clock-plate[data-side=white][data-state=stands]');
  const stood = await times(page);
  await page.reload();
  await page.waitForSelector('.board-clock');
  assert.deepEqual(await times(page), stood);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await runs(page, 'white');
  await page.getByRole('button', { name: 'Voltar atrás' }).click();
  await page.waitForSelector('.clock-plate[data-side=black][data-state=stands]');
});

test('the flag ends a game of draughts, with its article', async (t) => {
  const { open, context } = await visit(t, still);
  await context.clock.install();
  const page = await open(PAGE);
  await withClock(page, 'Um amigo, neste ecrã');
  await click(page, 10, 14);
  await runs(page, 'black');
  await pass(page, 301_000);
  // So long unheard, the clock asks whether the time counts.
  const counts = page.getByRole('button', { name: 'Conta' });
  if (await counts.count()) await counts.click();
  await says(page, /tempo[^]*2\.9\.3/);
  assert.equal(await plate(page, 'black').getAttribute('data-state'), 'flag');
});

test('against the computer the clock runs for both', async (t) => {
  const { open } = await visit(t, { ...PHONE, ...still });
  const page = await open(PAGE);
  await withClock(page, 'O computador');
  await tap(page, 10, 14);
  await settled(page, 2);
  await runs(page, 'white');
});
