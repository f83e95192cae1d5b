// A busy device draws late, and a slow network answers late: what a page meant to do then comes when its reader has gone on.
// Nothing may break.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LEVELS } from './drill.mjs';
import { NOT_THERE, SIGHTS } from './sights.mjs';
import { follow, pressLink, ROUTES, standing, useBrowser, visit } from './visit.mjs';

useBrowser();

/** How late each frame comes, in ms. */
const LATE = 400;

/** Before any page script: frames come late, and full screen is not for tests. */
function drawLate(late) {
  const frame = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (run) => frame(() => setTimeout(() => run(performance.now()), late));
  Element.prototype.requestFullscreen = () => Promise.resolve();
}

const init = `(${drawLate})(${LATE})`;

/** So many presses of a presenter's key, without a moment between them. */
const press = (page, times) => page.evaluate((times) => {
  for (let time = 0; time < times; time++) dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true, cancelable: true }));
}, times);

const settled = (page) => page.waitForTimeout(3 * LATE);

const DRAUGHTS = ['quem-toma-1', 'onde-pousa-1', 'qual-captura-1', 'quantas-pecas-1', 'ganha-1'].map((level) => `damas/treino/${level}`);
const NOTATION = Object.entries(LEVELS).map(([kind, [level]]) => `notacao/${kind}/${level}`);

test('an exercise that has gone says nothing any more', async (t) => {
  const { open, site, faults } = await visit(t, { init, viewport: { width: 1024, height: 768 } });
  const page = await open('notacao');
  for (const path of [...NOTATION, ...DRAUGHTS]) {
    await follow(page, site.url(`${path}?serie=tarde`));
    await page.waitForSelector('.drill .play');
    await page.locator('.projector-button').click();
    // The answer, the next exercise, its answer, the third, before one frame was drawn.
    await press(page, 4);
    await page.waitForFunction(() => /^3 /.test(document.querySelector('.drill-place > span')?.textContent ?? ''));
    await settled(page);
    assert.deepEqual(faults, [], path);
    await page.locator('.projector-button').click();
  }
});

test('a level that has gone says nothing any more', async (t) => {
  const { open, faults } = await visit(t, { init, viewport: { width: 1024, height: 768 } });
  for (const path of ['aprender/torre/vira-a-meio', 'damas/aprender/damas-cadeia']) {
    const page = await open(path);
    await page.locator('.projector-button').click();
    for (let time = 0; time < 4; time++) {
      await press(page, 1);
      await standing(page);
    }
    await settled(page);
    assert.deepEqual(faults, [], path);
  }
});

test('a page that has gone does nothing any more', async (t) => {
  const { open, site, faults } = await visit(t, { init });
  const page = await open();
  for (const path of [...ROUTES, '']) {
    await pressLink(page, site.url(path));
    await standing(page);
    assert.deepEqual(faults, [], path);
  }
  await settled(page);
});

test('a page that is left before all of it has come does nothing any more', async (t) => {
  const { open, site, faults } = await visit(t, { late: 150, lasting: false, forgive: NOT_THERE });
  const page = await open('sobre');
  const paths = [...new Set(SIGHTS.map(({ path }) => path)), 'taticas/garfo', 'jogar#e2e4.e7e5', 'folha?partida=leis-2023'].filter((path) => path !== 'sobre');
  for (const [place, path] of paths.entries()) {
    // One is left at once, one with its code there, one with more.
    await pressLink(page, site.url(path));
    await page.waitForTimeout([0, 200, 400][place % 3]);
    await pressLink(page, site.url('sobre'));
    await page.waitForTimeout(50);
    assert.deepEqual(faults, [], path);
  }
  await page.waitForTimeout(1_000);
  await standing(page);
  assert.equal(await page.locator('main h1').innerText(), 'Sobre');
});

test('a class that goes on to other questions before a frame is drawn', async (t) => {
  const { open, site, faults } = await visit(t, { init });
  const page = await open('regras/perguntas/mistura/turma?regras=2023&serie=a&n=1');
  await page.waitForSelector('.quiz-hands');
  for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await pressLink(page, site.url('regras/perguntas/mistura?regras=2023&serie=a&n=1'));
  await page.waitForSelector('.quiz-session .quiz-question');
  await settled(page);
  assert.deepEqual(faults, []);
});

test('a clock that is stopped before a frame is drawn stays stopped', async (t) => {
  const { open } = await visit(t, { init });
  const page = await open('regras/arbitro/o-bispo-com-pressa');
  await page.locator('.situation-stop').click();
  await page.waitForSelector('.situation-answers');
  await settled(page);
  assert.equal(await page.locator('.situation-answers').count(), 1);
});
