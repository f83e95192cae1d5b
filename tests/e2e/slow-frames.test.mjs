// A busy device draws late: what a page meant to do then comes when its reader has gone on. Nothing may break.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LEVELS } from './drill.mjs';
import { ROUTES, standing, useBrowser, visit } from './visit.mjs';

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
    await page.goto(site.url(`${path}?serie=tarde`));
    await standing(page);
    await page.waitForSelector('.drill .play');
    await page.locator('.projector-button').click();
    // The answer, the next exercise, its answer, the third, before one frame was drawn.
    await press(page, 4);
    await page.waitForFunction(() => /^3 /.test(document.querySelector('.drill-place > span')?.textContent ?? ''));
    await settled(page);
    assert.deepEqual(faults, [], path);
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
  const { open, faults } = await visit(t, { init });
  const page = await open();
  for (const path of [...ROUTES, '']) {
    await page.evaluate((path) => {
      const link = Object.assign(document.createElement('a'), { href: `/${path}` });
      document.querySelector('main').append(link);
      link.click();
    }, path);
    await standing(page);
    assert.deepEqual(faults, [], path);
  }
  await settled(page);
});
