// "O que já sabes?" and the exam: the map of somebody new, the first answer that counts, the report by rule, the diploma, the
// versions of a class on the screen and on paper.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { square } from './board.mjs';
import { painted, standing, useBrowser, visit } from './visit.mjs';

useBrowser();

const TASKS = 44;
const onward = (page) => page.locator('#a-seguir');
const pass = (page) => page.getByRole('button', { name: 'Ainda não sei', exact: true });
const place = (page, text) => page.locator('.task-place > span', { hasText: new RegExp(`^${text}$`) });

/** Until the task of this place is on show: «Tarefa 3 de 44». */
async function at(page, text) {
  await place(page, text).waitFor();
  await page.waitForSelector('.learn-play[data-phase=open] h1');
}

const begin = (page) => page.getByRole('button', { name: 'Começar', exact: true }).click();

test('somebody new passes the tasks over and is shown where to begin', async (t) => {
  const { open } = await visit(t, { viewport: { width: 360, height: 740 } });
  const page = await open('aprender');
  await page.getByRole('link', { name: 'Já sabes jogar? Vê por onde começar' }).click();
  await page.waitForURL('**/aprender/nivel');
  await page.waitForFunction(() => document.title === 'O que já sabes? · Lance Legal');
  await begin(page);
  let number = 1;
  for (; number <= 15; number++) {
    await at(page, `Tarefa ${number}`);
    assert.equal(await page.locator('.level-tools, .level-links, .teacher, .celebration').count(), 0, 'no hints, no stars');
    await pass(page).click();
    const map = page.getByRole('heading', { name: 'O teu mapa' });
    await map.or(place(page, `Tarefa ${number + 1}`)).waitFor();
    if (await map.isVisible()) break;
  }
  assert.ok(number <= 8, `${number} tasks for somebody new`);
  await page.getByRole('link', { name: 'Começa aqui: O tabuleiro' }).waitFor();
  assert.equal(await page.getByRole('heading', { name: 'Podes saltar estas lições' }).count(), 0);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing sticks out');
  await page.getByRole('link', { name: 'Começa aqui: O tabuleiro' }).click();
  await page.waitForURL('**/aprender/tabuleiro');
});

test('the first answer counts, the reason is told, and the report is by rule', async (t) => {
  const { open } = await visit(t);
  const page = await open('aprender/exame?serie=a&minimo=2');
  await begin(page);
  // torre/aonde-vai, as tests/it/exam.rs holds.
  await at(page, `Tarefa 1 de ${TASKS}`);
  for (const name of ['c4', 'c2', 'c1', 'b3', 'a3', 'd3', 'e3']) await square(page, name).click();
  await onward(page).click();
  // dama/aonde-vai: a square where no queen goes, and the right ones after it count no more.
  await at(page, `Tarefa 2 de ${TASKS}`);
  await square(page, 'd6').click();
  await onward(page).waitFor();
  await page.locator('.task[data-kind=refused] .task-words').waitFor();
  assert.equal(await pass(page).count(), 0);
  await square(page, 'a7').click();
  assert.equal(await page.locator('.learn-play[data-phase=done]').count(), 0);
  await onward(page).click();
  // A page that is loaded again goes on.
  await at(page, `Tarefa 3 de ${TASKS}`);
  await page.reload();
  await standing(page);
  for (let number = 3; number <= TASKS; number++) {
    await at(page, `Tarefa ${number} de ${TASKS}`);
    await pass(page).click();
  }
  await page.getByText(`1 de ${TASKS} respostas certas (2 %)`).waitFor();
  const rows = await page.locator('.exam-report tbody tr').evaluateAll((rows) => rows.map((row) => row.innerText.trim().replace(/\s+/g, ' ')));
  assert.equal(rows.length, 11);
  assert.equal(rows[0], 'Como andam as peças 1 de 4');
  assert.ok(rows.includes('Xeque 0 de 4'));
  await page.getByText('Passaste no exame.').waitFor();
  // The diploma has the name that is typed, and nothing keeps it.
  await page.getByRole('button', { name: 'Diploma' }).click();
  await page.getByLabel('Nome no diploma').fill('Beatriz Ramalho');
  assert.equal(await page.locator('.diploma-name').innerText(), 'Beatriz Ramalho');
  await painted(page);
  const file = (await page.pdf({ format: 'A4', margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' } })).toString('latin1');
  assert.equal([...file.matchAll(/\/Type\s*\/Page\b/g)].length, 1);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));
  assert.ok(!kept.includes('Ramalho'));
});

test('who does not pass is told what to see again, and gets no diploma', async (t) => {
  const { open } = await visit(t);
  const page = await open('aprender/exame?serie=turma-5b-b&minimo=60');
  await begin(page);
  for (let number = 1; number <= TASKS; number++) {
    await at(page, `Tarefa ${number} de ${TASKS}`);
    await pass(page).click();
  }
  await page.getByText('Para passar são precisos 60 %.').waitFor();
  assert.equal(await page.getByRole('button', { name: 'Diploma' }).count(), 0);
  await page.getByRole('heading', { name: 'Lições para rever' }).waitFor();
});

test('projected, a class holds up its hands, and the presenter turns to the next task', async (t) => {
  const { open } = await visit(t, { viewport: { width: 1024, height: 768 } });
  const page = await open('aprender/exame?serie=a&minimo=2');
  await page.locator('.projector-button').click();
  await page.waitForSelector('html[data-projecting=on]');
  await begin(page);
  let number = 1;
  for (; number <= TASKS; number++) {
    await at(page, `Tarefa ${number} de ${TASKS}`);
    if (await page.locator('.answers').count()) break;
    assert.equal(await page.locator('.hands').count(), 0, 'hands are for letters');
    await pass(page).click();
  }
  await page.getByRole('button', { name: 'Mais uma mão para A' }).click();
  assert.equal(await page.locator('.hand').first().getAttribute('aria-label'), 'A: 1 mão no ar');
  assert.equal(await page.locator('.hand').count(), await page.locator('.answer').count());
  await page.locator('.answer').first().click();
  await onward(page).waitFor();
  await page.keyboard.press('PageDown');
  await at(page, `Tarefa ${number + 1} de ${TASKS}`);
});

test('a class has versions A and B, on the screen and on paper', async (t) => {
  const { open, site } = await visit(t);
  const page = await open('aprender/exame/turma');
  await page.getByLabel('Nome da série').fill('turma-5b');
  await page.getByLabel('Mínimo para passar, em percentagem').fill('65');
  const addresses = page.locator('.share code');
  await addresses.filter({ hasText: 'turma-5b-b&minimo=65' }).waitFor();
  for (const [place, letter] of ['a', 'b'].entries()) {
    assert.match(await addresses.nth(place).innerText(), new RegExp(`/aprender/exame\\?serie=turma-5b-${letter}&minimo=65$`));
  }
  const sheets = [];
  for (const letter of ['a', 'b']) {
    await page.goto(site.url(`aprender/exame/folha?serie=turma-5b-${letter}`));
    await standing(page);
    await page.locator('.paper-task').nth(TASKS - 1).waitFor();
    assert.equal(await page.locator('.paper-task').count(), TASKS);
    assert.equal(await page.locator('.paper-answers li').count(), TASKS);
    const boards = await page.locator('.paper-task').evaluateAll((tasks) => tasks.map((task) => `${task.innerText}${task.querySelector('.board-drawing').getAttribute('aria-label')}`));
    sheets.push(boards);
    const answers = await page.locator('.paper-answers li').allInnerTexts();
    for (const answer of answers) assert.match(answer, /^\S.* \(.+\)$/, 'an answer, and its rule');
  }
  assert.ok(sheets[0].every((task) => !sheets[1].includes(task)), 'no task is in both');
});
