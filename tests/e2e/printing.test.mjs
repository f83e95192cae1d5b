// What is printed, with the margins that a browser uses by itself: pages are counted, and none is blank.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { click } from './board.mjs';
import { painted, standing, useBrowser, visit } from './visit.mjs';

useBrowser();

/** Chromium's own margins: a centimetre. */
const MARGINS = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };

/** How many pages a browser prints of what is on show. */
async function pages(page, options = {}) {
  const file = (await page.pdf({ format: 'A4', margin: MARGINS, ...options })).toString('latin1');
  return [...file.matchAll(/\/Type\s*\/Page\b/g)].length;
}

test('the empty score sheet is one page, with any margins', async (t) => {
  const { open } = await visit(t);
  const page = await open('folha');
  await page.getByRole('button', { name: 'Folha vazia para imprimir' }).click();
  await page.locator('.score-page').waitFor();
  for (const format of ['A4', 'Letter']) {
    assert.equal(await pages(page, { format }), 1, format);
    assert.equal(await pages(page, { format, margin: undefined, preferCSSPageSize: true }), 1, `${format}, as the page asks`);
  }
  const wide = { top: '2cm', right: '2cm', bottom: '2cm', left: '2cm' };
  assert.equal(await pages(page, { margin: wide }), 1, 'wide margins');
});

test("a game's score sheet is one page", async (t) => {
  const { open } = await visit(t);
  const page = await open('jogar');
  await click(page, 'e2e4');
  await page.getByRole('button', { name: 'Folha' }).click();
  await page.locator('#folha[open]').waitFor();
  assert.equal(await pages(page), 1);
});

test('a lesson: who plays is said once in each task', async (t) => {
  const { open, site } = await visit(t);
  const page = await open();
  for (const [path, side] of [['aprender/mate-num-lance/folha', 'Pretas'], ['aprender/garfo/folha', 'Pretas'], ['damas/aprender/damas-toma/folha', 'Pretas']]) {
    await page.goto(site.url(path));
    await standing(page);
    await page.locator('.paper-task').first().waitFor();
    const tasks = await page.locator('.paper-task > p:first-of-type').allInnerTexts();
    for (const task of tasks) assert.ok(!(task.includes(`com as ${side}`) && task.includes(`Jogam as ${side}`)), task);
    assert.ok(tasks.some((task) => task.includes('Jogam as')), 'the others say it');
  }
  await painted(page);
  assert.ok(await pages(page) >= 2, 'the answers have a page of their own');
});
