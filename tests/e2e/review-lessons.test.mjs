// What was missed in a lesson, asked again by days: wrong and right, ten at a time, what a class is asked, nothing due.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { click } from './board.mjs';
import { comer, FIRST } from './calendar.mjs';
import { cards, COURSE, kept, nextButton, phase } from './lesson.mjs';
import { sealed } from './records.mjs';
import { standing, useBrowser, visit } from './visit.mjs';

useBrowser();

/** The first day of a test, and its number as records have it. */
const MATE = 'mate-num-lance/duas-torres';
const LEVELS = COURSE.flatMap(({ id, levels }) => levels.map((level) => `${id}/${level}`));

const pass = (page) => page.getByRole('button', { name: 'Ainda não sei', exact: true });
const link = (page) => page.getByRole('link', { name: /^Rever o que falhou/ });

/** Until the task of this place is on show: «Tarefa 3 de 10». */
async function at(page, text) {
  await page.locator('.task-place > span', { hasText: new RegExp(`^${text}$`) }).waitFor();
  await page.waitForSelector('.learn-play[data-phase=open] h1');
}

/** Keeps two stars of so many levels, due since long: the first of the course since the last day. */
async function missed(page, count) {
  const stars = Object.fromEntries(LEVELS.slice(0, count).map((level, place) => [level, (20_000 - place) * 100 + 2]));
  await page.evaluate((text) => localStorage.setItem('lance-legal/progress/a', text), sealed('progress', { stars }, Date.now(), 3));
}

test('a level that was missed comes back the next day, and climbs once it is right', async (t) => {
  const { open, site } = await visit(t, { viewport: { width: 360, height: 740 } });
  const page = await open('aprender');
  const come = comer(page, site);
  await come(0, `aprender/${MATE}`);
  await phase(page, 'open');
  await click(page, 'h7b7');
  await phase(page, 'missed');
  await page.getByRole('button', { name: 'Tentar outra vez' }).click();
  await phase(page, 'open');
  await click(page, 'g1g8');
  await phase(page, 'done');
  assert.deepEqual(await cards(page), { [MATE]: [0, FIRST + 1] });
  assert.deepEqual(await kept(page), { [MATE]: 2 });
  // Right at once on the same day: it still comes back.
  await come(0, `aprender/${MATE}`);
  await phase(page, 'open');
  await click(page, 'g1g8');
  await phase(page, 'done');
  assert.deepEqual(await cards(page), { [MATE]: [0, FIRST + 1] });
  await come(0, 'aprender');
  assert.equal(await link(page).count(), 0);
  await come(0, 'aprender/rever');
  await page.getByText('Hoje não há nada para rever.').waitFor();
  await page.getByText('Amanhã volta 1.').waitFor();

  await come(1, 'aprender');
  await link(page).filter({ hasText: '(1)' }).waitFor();
  await come(1, '');
  await page.getByRole('link', { name: 'Lições para rever: 1' }).click();
  await page.waitForURL('**/aprender/rever');
  await at(page, 'Tarefa 1 de 1');
  assert.equal(await page.title(), 'Rever o que falhou · Lance Legal');
  assert.equal(await page.locator('.level-tools, .level-links, .teacher, .celebration').count(), 0, 'no hints, no stars');
  await click(page, 'h7b7');
  await nextButton(page).waitFor();
  await page.locator('.task[data-kind=refused] .task-words').waitFor();
  assert.equal(await pass(page).count(), 0);
  assert.deepEqual(await cards(page), { [MATE]: [0, FIRST + 2] }, 'kept with the answer');
  await nextButton(page).click();
  await page.getByText('Acertaste à primeira em 0 de 1.').waitFor();
  await page.getByText('Amanhã volta 1.').waitFor();

  await come(2, 'aprender');
  await link(page).click();
  await at(page, 'Tarefa 1 de 1');
  await click(page, 'g1g8');
  await phase(page, 'done');
  await nextButton(page).click();
  await page.getByText('Acertaste à primeira em 1 de 1.').waitFor();
  await page.getByText('Daqui a 3 dias volta 1.').waitFor();
  assert.deepEqual(await cards(page), { [MATE]: [1, FIRST + 5] });
  assert.deepEqual(await kept(page), { [MATE]: 3 }, 'the stars of the lesson');
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing sticks out');
  await page.getByRole('link', { name: 'Continuar: O tabuleiro' }).click();
  await page.waitForURL('**/aprender/tabuleiro');
});

test('ten are asked in one sitting, the longest waiting first, and a reload goes on with what is left', async (t) => {
  const { open, site } = await visit(t);
  const page = await open('sobre');
  await missed(page, 13);
  await page.goto(site.url('aprender'));
  await standing(page);
  await link(page).filter({ hasText: '(13)' }).click();
  for (const number of [1, 2]) {
    await at(page, `Tarefa ${number} de 10`);
    await pass(page).click();
  }
  await at(page, 'Tarefa 3 de 10');
  await page.reload();
  await standing(page);
  for (let number = 1; number <= 10; number++) {
    await at(page, `Tarefa ${number} de 10`);
    await pass(page).click();
  }
  await page.getByText('Acertaste à primeira em 0 de 10.').waitFor();
  await page.getByText('Ainda há 1 para rever hoje.').waitFor();
  const left = Object.entries(await cards(page)).filter(([, [, day]]) => day <= 20_000);
  assert.deepEqual(left, [[LEVELS[0], [0, 20_000]]]);
  await page.getByRole('button', { name: 'Rever mais' }).click();
  await at(page, 'Tarefa 1 de 1');
  await pass(page).click();
  await page.getByText('Amanhã voltam 13.').waitFor();
});

test('in class mode nothing is kept', async (t) => {
  const { open, site } = await visit(t);
  const page = await open('sobre');
  await missed(page, 1);
  await page.goto(site.url('professor'));
  await standing(page);
  await page.getByRole('switch', { name: 'Modo aula' }).check({ force: true });
  await page.getByRole('link', { name: 'Aprender' }).first().click();
  await link(page).click();
  await at(page, 'Tarefa 1 de 1');
  await pass(page).click();
  await page.getByText('Em modo aula, nada fica guardado.').waitFor();
  assert.deepEqual(await cards(page), { [LEVELS[0]]: [0, 20_000] });
});

test('with nothing due the page says so and leads on', async (t) => {
  const { open } = await visit(t);
  const page = await open('aprender/rever');
  await page.getByText('Hoje não há nada para rever.').waitFor();
  await page.getByText('O que falhares numa lição volta aqui nos dias seguintes.').waitFor();
  assert.equal(await page.getByRole('button', { name: 'Rever mais' }).count(), 0);
  await page.getByRole('link', { name: 'Todas as lições' }).waitFor();
  await page.getByRole('link', { name: 'Continuar: O tabuleiro' }).click();
  await page.waitForURL('**/aprender/tabuleiro');
});
