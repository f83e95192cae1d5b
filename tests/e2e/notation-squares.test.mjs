// Squares as a pupil trains them: found, named and coloured, by touch, by keys and by typing; what is kept, what comes
// back, what a class shares, and what the wall shows.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { focused, signs, square, tabToBoard, walk } from './board.mjs';
import { open as openAt, painted, passTicking, standing, stopTime, SUBPATH, useBrowser, visit } from './visit.mjs';

useBrowser();

const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } };
const PAGE = 'notacao/casas';
/** A round longer than any test needs for it on a slow machine. */
const LONG = 'tempo=60';

const stage = (page, name) => page.waitForSelector(`.squares[data-stage=${name}]`);
/** The square that is asked by its name. */
const asked = async (page) => (await page.locator('.squares-target').innerText()).trim().slice(0, 2);
/** The square in the strong frame. */
const framed = async (page) => {
  const frames = await page.locator('.board-marks .mark.frame.hint .ink').evaluateAll((inks) => {
    const field = document.querySelector('.play .board-field').getBoundingClientRect();
    return inks.map((ink) => {
      const { x, y, width, height } = ink.getBoundingClientRect();
      return [Math.floor(((x + width / 2 - field.x) / field.width) * 8), Math.floor(((y + height / 2 - field.y) / field.height) * 8)];
    });
  });
  assert.equal(frames.length, 1);
  return page.locator('.play .board-row').nth(frames[0][1]).locator('[role=gridcell]').nth(frames[0][0]).getAttribute('data-square');
};
const isDark = (name) => (name.charCodeAt(0) + name.charCodeAt(1)) % 2 === 0;
const score = async (page) => (await page.locator('.squares-score').innerText()).match(/\d+/g).map(Number);
const said = (page) => page.locator('.squares-said').innerText();
const start = async (page) => {
  await page.locator('#comecar').click();
  await stage(page, 'running');
};
const noScroll = async (page) => assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0, 'the page scrolls sideways');
/** Everything of a round stands above the menu, without scrolling. */
async function inSight(page, selector) {
  const menu = await page.locator('.bottom-bar').boundingBox();
  for (const box of await page.locator(selector).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))) {
    assert.ok(box.top >= 0 && box.bottom <= menu.y + 1, `${selector} ends at ${box.bottom} of ${menu.y}`);
  }
}
/** What the device keeps of the training. */
const kept = (page) => page.evaluate(() => Object.entries(localStorage)
  .filter(([key]) => key.startsWith('lance-legal/training/'))
  .map(([, text]) => JSON.parse(text))
  .sort((one, other) => other.seq - one.seq)[0]?.payload ?? {});

test('by touch at 360 × 640: squares are found, named and coloured', async (t) => {
  const { open } = await visit(t, { build: SUBPATH, ...PHONE });
  const page = await open('notacao');
  await page.locator('.drill-card', { hasText: 'Casas' }).tap();
  await stage(page, 'ready');
  await noScroll(page);
  await inSight(page, '#comecar');
  await page.locator('input[name=tempo][value="60"]').check({ force: true });

  await page.locator('#comecar').tap();
  await stage(page, 'running');
  for (let count = 1; count <= 3; count++) {
    const next = (await page.locator('.squares-next').innerText()).trim();
    const name = await asked(page);
    assert.ok(name[0] !== next.slice(-2)[0] && name[1] !== next.slice(-1), `${name} ${next}`);
    await square(page, name).tap();
    await painted(page);
    assert.deepEqual(await score(page), [count, 0]);
    assert.equal(await asked(page), next.slice(-2));
  }
  assert.equal(await said(page), 'Certo.');
  const name = await asked(page);
  const other = name === 'd4' ? 'e5' : 'd4';
  await square(page, other).tap();
  await painted(page);
  assert.equal(await said(page), `Essa é ${other}. Procuravas ${name}.`);
  assert.deepEqual(await signs(page), [`cross ${other}`, `ring ${name}`].sort());
  assert.deepEqual(await score(page), [3, 1]);
  await inSight(page, '.squares-strip, .play .board-field');
  await noScroll(page);
  await page.locator('.squares-stop').tap();
  await stage(page, 'over');
  await noScroll(page);
  assert.match(await page.locator('.squares-over').innerText(), new RegExp(`voltar: ${name}\\.`));
  assert.deepEqual(await signs(page), [`ring ${name}`]);

  // Named with two taps, the number first if one likes.
  await page.getByRole('button', { name: 'Mudar', exact: true }).tap();
  await stage(page, 'ready');
  await page.locator('input[name=tarefa][value=nome]').check({ force: true });
  await page.locator('#comecar').tap();
  await stage(page, 'running');
  const key = (sign) => page.locator('.squares-key', { hasText: sign });
  for (let count = 1; count <= 3; count++) {
    const here = await framed(page);
    const signs = count === 2 ? [here[1], here[0]] : [...here];
    await key(signs[0]).tap();
    assert.equal(await key(signs[0]).getAttribute('aria-pressed'), 'true');
    await key(signs[1]).tap();
    await painted(page);
    assert.deepEqual(await score(page), [count, 0]);
  }
  await inSight(page, '.squares-strip, .play .board-field, .squares-key');
  await noScroll(page);
  for (const box of await page.locator('.squares-key').evaluateAll((keys) => keys.map((one) => one.getBoundingClientRect().height))) {
    assert.ok(box >= 52, `a key is ${box} high`);
  }
  await page.locator('.squares-stop').tap();

  await page.getByRole('button', { name: 'Mudar', exact: true }).tap();
  await page.locator('input[name=tarefa][value=cor]').check({ force: true });
  await page.locator('#comecar').tap();
  await stage(page, 'running');
  assert.equal(await page.locator('.squares').getAttribute('data-blind'), 'true');
  for (let count = 1; count <= 3; count++) {
    await page.locator(`.squares-color[data-color=${isDark(await asked(page)) ? 'black' : 'white'}]`).tap();
    await painted(page);
    assert.deepEqual(await score(page), [count, 0]);
  }
  const lost = await asked(page);
  await page.locator(`.squares-color[data-color=${isDark(lost) ? 'white' : 'black'}]`).tap();
  await painted(page);
  assert.equal(await said(page), `${lost}: ${isDark(lost) ? 'Preta' : 'Branca'}.`);
  await inSight(page, '.squares-strip, .squares-color');
});

test('by keyboard alone: the board, the letters, the colours, the end', async (t) => {
  const { open } = await visit(t);
  const page = await open(`${PAGE}?${LONG}`);
  // Enter on the page itself begins.
  await page.evaluate(() => document.activeElement?.blur());
  await page.keyboard.press('Enter');
  await stage(page, 'running');
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'gridcell');
  for (let count = 1; count <= 2; count++) {
    await walk(page, await asked(page));
    await page.keyboard.press('Enter');
    await painted(page);
    assert.deepEqual(await score(page), [count, 0]);
  }
  assert.ok(await focused(page));
  await page.keyboard.press('Escape');
  await stage(page, 'over');
  assert.equal(await page.evaluate(() => document.activeElement.id), 'fim');

  await page.goto(page.url().replace(/casas.*/, `casas?tarefa=nome&resposta=botoes&${LONG}`));
  await standing(page);
  await page.locator('#comecar').focus();
  await page.keyboard.press('Enter');
  await stage(page, 'running');
  for (let count = 1; count <= 2; count++) {
    await page.keyboard.type(await framed(page));
    await painted(page);
    assert.deepEqual(await score(page), [count, 0]);
  }
  // A letter that no square has changes nothing; a letter taken back can be another.
  const here = await framed(page);
  for (const press of ['x', '9', here[0] === 'a' ? 'b' : 'a', 'Backspace', here[0], here[1]]) await page.keyboard.press(press);
  await painted(page);
  assert.deepEqual(await score(page), [3, 0]);
  await page.keyboard.press('Escape');

  await page.goto(page.url().replace(/casas.*/, `casas?tarefa=cor&${LONG}`));
  await standing(page);
  await page.locator('#comecar').focus();
  await page.keyboard.press('Space');
  await stage(page, 'running');
  for (const [light, dark] of [['b', 'p'], ['ArrowLeft', 'ArrowRight'], ['B', 'P']]) {
    const [before] = await score(page);
    await page.keyboard.press(isDark(await asked(page)) ? dark : light);
    await painted(page);
    assert.deepEqual(await score(page), [before + 1, 0]);
  }
});

test('by typing, in English', async (t) => {
  const { open } = await visit(t, { locale: 'en-GB' });
  const page = await open(`${PAGE}?tarefa=nome&lado=pretas&coordenadas=fora&${LONG}`);
  await start(page);
  await page.waitForFunction(() => document.activeElement?.id === 'casa');
  assert.equal(await page.locator('.play [role=gridcell]').first().getAttribute('data-square'), 'h1');
  for (let count = 1; count <= 3; count++) {
    const here = await framed(page);
    await page.keyboard.type(count === 2 ? `4x!${here.toUpperCase()}` : here);
    await painted(page);
    assert.deepEqual(await score(page), [count, 0]);
    assert.equal(await page.locator('#casa').inputValue(), '');
  }
  const here = await framed(page);
  await page.keyboard.type(here === 'a1' ? 'b2' : 'a1');
  await painted(page);
  assert.equal(await said(page), `It was ${here}, not ${here === 'a1' ? 'b2' : 'a1'}.`);
  await page.keyboard.type('z');
  assert.equal(await page.locator('#casa').inputValue(), '');
  await page.keyboard.press('Escape');
  await stage(page, 'over');
  assert.match(await page.locator('.squares-over').innerText(), /3 squares right,\s+1 missed\..*These will come back/s);
  await page.goto(page.url().replace(/casas.*/, `casas?tarefa=cor&${LONG}`));
  await standing(page);
  await start(page);
  await page.keyboard.press(isDark(await asked(page)) ? 'd' : 'l');
  await painted(page);
  assert.deepEqual(await score(page), [1, 0]);
});

test('half a minute ends by the clock, and what was done stays over a reload', async (t) => {
  const { open, context, site } = await visit(t);
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(site.url(PAGE));
  await standing(page);
  const begin = async () => {
    await page.clock.runFor(1_000);
    await page.locator('#comecar, .squares-over .button').first().click();
    await page.clock.runFor(100);
    await stage(page, 'running');
  };
  await begin();
  await stopTime(page);
  for (let count = 0; count < 4; count++) await square(page, await asked(page)).click();
  const lost = await asked(page);
  await square(page, lost === 'd4' ? 'e5' : 'd4').click();
  const others = [];
  while (await asked(page) !== lost) {
    others.push(await asked(page));
    await square(page, others.at(-1)).click();
  }
  assert.ok(others.length >= 3, `${lost} came again after ${others}`);
  assert.match(await page.locator('.squares-target').innerText(), /outra vez/);
  assert.equal(await page.locator('.squares-clock').getAttribute('data-hurry'), 'false');
  await passTicking(page, 21_000);
  assert.equal(await page.locator('.squares-clock').getAttribute('data-hurry'), 'true');
  assert.match(await page.locator('.squares-clock').innerText(), /^\d,\d$/);
  await passTicking(page, 10_000);
  await stage(page, 'over');
  const right = 4 + others.length;
  assert.match(await page.locator('.squares-over').innerText(), new RegExp(`${right} casas certas, 1 falhada\\.`));
  assert.match(await page.locator('.squares-history').innerText(), /1 ronda/);

  await begin();
  await square(page, await asked(page)).click();
  await passTicking(page, 31_000);
  await stage(page, 'over');
  // A round that was broken off is not compared with whole ones.
  await begin();
  await square(page, await asked(page)).click();
  await page.locator('.squares-stop').click();
  await stage(page, 'over');
  await page.clock.resume();
  await page.reload();
  await standing(page);
  const words = await page.locator('.squares-history').innerText();
  assert.match(words, new RegExp(`Média ${((right + 1) / 2).toFixed(1).replace('.', ',')} · Melhor ${right} · Última 1 · 2 rondas`));
  assert.equal(await page.locator('.squares-chart .bar').count(), 2);
  assert.match(await page.locator('.squares-chart').getAttribute('aria-label'), new RegExp(`: ${right}; 1\\. `));
  const record = await kept(page);
  assert.deepEqual(Object.keys(record.rounds), ['casas/encontrar/brancas/30/pecas']);
  assert.deepEqual(Object.keys(record.cards), [`casas/${lost}`]);
  // Another way of playing has a history of its own.
  await page.locator('input[name=tempo][value="60"]').check({ force: true });
  await page.clock.runFor(100);
  assert.equal(await page.locator('.squares-chart').count(), 0);

  // The day after, what was missed is due, and it is asked first.
  await page.clock.setFixedTime(Date.now() + 30 * 3_600_000);
  await page.reload();
  await standing(page);
  assert.equal(await page.locator('.squares-due').innerText(), `Para rever hoje: ${lost}. Aparecem primeiro.`);
  await page.locator('#comecar').click();
  await stage(page, 'running');
  assert.equal(await asked(page), lost);
});

test('chosen files and ranks only; the last one stays; the address has them', async (t) => {
  const { open } = await visit(t);
  const page = await open(PAGE);
  await page.locator('.squares-more summary').click();
  const files = page.locator('[data-field=colunas] .squares-line');
  for (let place = 0; place < 6; place++) await files.nth(place).click();
  for (let place = 0; place < 7; place++) await page.locator('[data-field=linhas] .squares-line').nth(place).click();
  await page.locator('[data-field=linhas] .squares-line').nth(7).click();
  assert.equal(await page.locator('[data-field=linhas] .squares-line').nth(7).getAttribute('aria-pressed'), 'true');
  assert.match(page.url(), /\?colunas=gh&linhas=8$/);
  assert.match(await page.locator('.squares-history').innerText(), /64 casas/);
  await page.locator('input[name=tempo][value=livre]').check({ force: true });
  await page.reload();
  await standing(page);
  await start(page);
  assert.equal(await page.locator('.squares-clock').innerText(), '');
  let before = '';
  for (let count = 0; count < 12; count++) {
    const name = await asked(page);
    assert.match(name, /^[gh]8$/);
    assert.notEqual(name, before);
    before = name;
    await square(page, name).click();
    await painted(page);
  }
  await page.locator('.squares-stop').click();
  await stage(page, 'over');
  assert.equal((await kept(page)).rounds, undefined);
});

test('without looking: first the pieces go, then the board', async (t) => {
  const { open } = await visit(t, { ...PHONE });
  const page = await open(`${PAGE}?ver=tabuleiro&${LONG}`);
  await start(page);
  assert.equal(await page.locator('.play .piece').count(), 0);
  const colors = () => page.locator('.play [role=gridcell]').evaluateAll((cells) => new Set(cells.map((cell) => getComputedStyle(cell).backgroundColor)).size);
  assert.equal(await colors(), 2);
  await page.goto(page.url().replace('tabuleiro', 'nada&coordenadas=casas'));
  await standing(page);
  await start(page);
  assert.equal(await page.locator('.play .piece, .play .square-name').count(), 0);
  assert.equal(await colors(), 1);
  await square(page, await asked(page)).tap();
  await painted(page);
  assert.deepEqual(await score(page), [1, 0]);
  await page.goto(page.url().replace('ver=nada', 'ver=nada&tarefa=nome'));
  await standing(page);
  await start(page);
  assert.equal(await colors(), 1);
  const here = await framed(page);
  for (const sign of here) await page.locator('.squares-key', { hasText: sign }).tap();
  await painted(page);
  assert.deepEqual(await score(page), [1, 0]);
});

test('a set gives a class the same squares in the same order', async (t) => {
  const { open, site, context } = await visit(t);
  const first = await open(`${PAGE}?tempo=livre`);
  await first.locator('.squares-class summary').click();
  await first.getByRole('button', { name: 'Criar uma série' }).click();
  const address = await first.locator('.squares-class code').innerText();
  assert.equal(address, first.url());
  assert.match(address, /\?tempo=livre&serie=[a-z0-9]{5}$/);
  const second = await openAt(context, address);
  const other = await openAt(context, site.url(`${PAGE}?tempo=livre`));
  const ten = async (page) => {
    await page.bringToFront();
    await start(page);
    const names = [];
    for (let count = 0; count < 10; count++) {
      names.push(await asked(page));
      await square(page, names.at(-1)).click();
      await painted(page);
    }
    return names.join(' ');
  };
  const names = await ten(first);
  assert.equal(await ten(second), names);
  assert.notEqual(await ten(other), names);
});

test('while a class is at work nothing is kept', async (t) => {
  const { open } = await visit(t);
  const page = await open('definicoes');
  await page.goto(page.url().replace('definicoes', 'professor'));
  await standing(page);
  await page.getByRole('switch', { name: 'Modo aula' }).check({ force: true });
  await page.getByRole('link', { name: 'Notação' }).first().click();
  await page.locator('.drill-card', { hasText: 'Casas' }).click();
  await stage(page, 'ready');
  assert.match(await page.locator('.squares-setup').innerText(), /nada fica guardado/);
  await start(page);
  await square(page, await asked(page) === 'd4' ? 'e5' : 'd4').click();
  await painted(page);
  assert.deepEqual(await kept(page), {});
});

test('on the wall one square at a time, its answer hidden until the key, and no clock', async (t) => {
  const { open } = await visit(t, { viewport: { width: 1024, height: 768 } });
  const page = await open(`${PAGE}?tarefa=nome`);
  await page.locator('.projector-button').click();
  await stage(page, 'wall');
  const huge = () => page.locator('.squares-huge').innerText();
  assert.equal(await huge(), '?');
  assert.equal(await page.locator('.squares-clock').count(), 0);
  const size = await page.locator('.squares-huge').evaluate((sign) => parseFloat(getComputedStyle(sign).fontSize));
  assert.ok(size >= 768 / 6, `the name is ${size} high`);
  const first = await framed(page);
  await page.keyboard.press('PageDown');
  assert.equal(await huge(), first);
  await page.keyboard.press('PageDown');
  assert.equal(await huge(), '?');
  assert.notEqual(await framed(page), first);
  await page.keyboard.press('PageUp');
  assert.equal(await huge(), first);
  await page.locator('.projector-button').click();
  await stage(page, 'ready');

  await page.locator('input[name=tarefa][value=encontrar]').check({ force: true });
  await page.locator('.projector-button').click();
  await stage(page, 'wall');
  const name = await huge();
  assert.deepEqual(await signs(page), []);
  await page.keyboard.press('PageDown');
  await painted(page);
  assert.deepEqual(await signs(page), [`frame ${name}`]);
  await page.keyboard.press('PageDown');
  await painted(page);
  // A pupil at the wall may touch.
  const next = await huge();
  const other = next === 'd4' ? 'e5' : 'd4';
  await square(page, other).click();
  await painted(page);
  assert.deepEqual(await signs(page), [`cross ${other}`, `frame ${next}`]);
  assert.deepEqual(await kept(page), {});
});

test('heard: the question, what was missed, the end; the clock is not', async (t) => {
  const { open } = await visit(t);
  const page = await open(`${PAGE}?${LONG}`);
  await page.evaluate(() => {
    const region = document.querySelector('.squares > [role=status]');
    window.said = [];
    new MutationObserver(() => window.said.push(region.textContent)).observe(region, { childList: true, characterData: true, subtree: true });
  });
  await start(page);
  await painted(page);
  const words = () => page.evaluate(() => window.said.splice(0));
  const [question, ...more] = await words();
  assert.match(question, /^Encontra (á|b|c|d|é|f|g|h) (um|dois|três|quatro|cinco|seis|sete|oito)\.$/);
  assert.deepEqual(more, []);
  await tabToBoard(page);
  await walk(page, await asked(page));
  await page.keyboard.press('Enter');
  await painted(page);
  const verdict = await words();
  assert.equal(verdict.length, 1);
  assert.match(verdict[0], /^Certo\. Encontra /);
  // Nothing is said while what the clock shows changes.
  const shown = await page.locator('.squares-clock').first().innerText();
  await page.waitForFunction((shown) => document.querySelector('.squares-clock').innerText !== shown, shown);
  await painted(page);
  assert.deepEqual(await words(), [], 'the clock is silent');
  await page.keyboard.press('Escape');
  await stage(page, 'over');
  await painted(page);
  assert.match((await words()).join(), /^1 casa certa,\s+0 falhadas\. \d+,\d segundos por casa\.$/);
  // The framed square, for those who do not see it.
  await page.goto(page.url().replace(/casas.*/, 'casas?tarefa=nome&lado=pretas'));
  await standing(page);
  await start(page);
  const here = await framed(page);
  const place = `${8 - 'abcdefgh'.indexOf(here[0])}.ª a contar da esquerda, ${9 - Number(here[1])}.ª a contar de baixo.`;
  assert.equal((await page.locator('.squares > [role=status]').innerText()).trim(), place);
});
