// Finais: the list, the method step by step, a win played out with the table's moves, a win let go and taken back, the
// second thread that does not come.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { click, placement, square } from './board.mjs';
import { results } from './drill.mjs';
import { fileOf, ROOT, useBrowser, visit } from './visit.mjs';

useBrowser();

const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } };
const still = { reducedMotion: 'reduce' };
const SET = '?serie=turma-5b';
const ENDINGS = ['Dama contra rei', 'Duas torres contra rei', 'Torre contra rei', 'Peão contra rei', 'Dama contra peão', 'Dois bispos contra rei', 'Bispo e cavalo contra rei'];

const card = (page) => page.locator('.play .task');
const kind = (page, wanted) => page.waitForSelector(`.play .task[data-kind=${wanted}]`);
const says = (page, pattern) => page.waitForFunction((source) => new RegExp(source, 'u').test(document.querySelector('.play .task')?.innerText ?? ''), pattern.source);
const mayMove = (page) => page.getByRole('button', { name: 'Pista', exact: true }).waitFor();

/** What the table says of the position on the board: moves with their rank, the best first; a draw has rank 0. */
async function table(page, site) {
  const asked = JSON.stringify({ exercise: 'finais/dama/1/00000001', now: `${await placement(page)} w - - 0 1` });
  const message = `1\n${JSON.stringify({ Ending: { asked, big: false } })}`;
  const answer = await page.evaluate(([address, message]) => new Promise((done) => {
    const worker = new Worker(address);
    worker.onmessage = ({ data }) => {
      if (data === 'ready') worker.postMessage([message, undefined]);
      if (!data.startsWith('1\n')) return;
      worker.terminate();
      done(data.slice(2));
    };
  }), [site.url(fileOf(ROOT.dist, 'analyst_loader.js')), message]);
  return JSON.parse(answer)[1].map(([move, rank]) => ({ move, rank }));
}

/** Plays the best moves up to mate. */
async function playOut(page, site) {
  for (let moves = 0; moves < 12; moves += 1) {
    await mayMove(page);
    const [{ move, rank }] = await table(page, site);
    await click(page, move);
    if (rank === 999) return;
    await says(page, /A resposta foi/);
  }
  assert.fail('no mate');
}

test('on a phone: seven endings, each with steps and levels', async (t) => {
  const { open } = await visit(t, { ...PHONE, ...still });
  const page = await open('finais');
  const cards = page.locator('.drill-card');
  await cards.first().waitFor();
  assert.deepEqual(await page.locator('.drill-card strong').allInnerTexts(), ENDINGS);
  await cards.first().tap();
  await says(page, /A dama fecha o rei numa caixa/);
  await page.locator('.level-card').first().waitFor();
  assert.equal(await page.locator('.level-card').count(), 3);
});

test('a step: another move, a move that is not legal, and the one to find', async (t) => {
  const { open } = await visit(t, still);
  const page = await open('finais/dama');
  await says(page, /1 de 5/);
  await page.getByRole('button', { name: 'Seguinte', exact: true }).click();
  await says(page, /Aperta a caixa/);
  await click(page, 'c2c3');
  await says(page, /não é o deste passo/);
  await click(page, 'c2a3');
  await page.locator('.play .task .article').waitFor();
  await click(page, 'c2e2');
  await says(page, /A caixa ficou mais pequena/);
  await kind(page, 'look');
});

test('played to mate with the moves of the table, for three stars', async (t) => {
  const { site, open } = await visit(t, still);
  const page = await open(`finais/dama-1/${SET}`);
  // In writing first: what is no move is said, and nothing has been played.
  await mayMove(page);
  const line = page.locator('#lance');
  await line.fill('Dz9');
  await line.press('Enter');
  await kind(page, 'refused');
  const [{ move }] = await table(page, site);
  const label = await square(page, move.slice(0, 2)).getAttribute('aria-label');
  await line.fill(`${/dama/i.test(label) ? 'D' : 'R'}${move.slice(2)}`);
  await line.press('Enter');
  await says(page, /A resposta foi/);
  await playOut(page, site);
  await kind(page, 'good');
  await says(page, /Xeque-mate/);
  assert.equal(await card(page).locator('.stars').getAttribute('data-won'), '3');
  assert.deepEqual(await results(page), ['right', 'open', 'open']);
  await page.locator('#a-seguir').click();
  await mayMove(page);
});

test('a win let go is told, taken back, and comes again', async (t) => {
  const { site, open } = await visit(t, still);
  const page = await open(`finais/dama-1/${SET}`);
  await mayMove(page);
  const slip = (await table(page, site)).find(({ rank }) => rank === 0);
  assert.ok(slip, 'a move that lets the win go');
  await click(page, slip.move);
  await kind(page, 'refused');
  await says(page, /Agora é empate/);
  assert.equal((await results(page))[0], 'wrong');
  await card(page).getByRole('button', { name: 'Voltar atrás' }).click();
  await playOut(page, site);
  await says(page, /Xeque-mate/);
  assert.ok(Number(await card(page).locator('.stars').getAttribute('data-won')) < 3);
  assert.equal((await results(page)).length, 4, 'what was let go comes once more');
});

test('the answer plays itself out', async (t) => {
  const { open } = await visit(t, still);
  const page = await open(`finais/dama-1/${SET}`);
  await mayMove(page);
  await page.getByRole('button', { name: 'Mostrar a resposta' }).click();
  await says(page, /Xeque-mate/);
  await page.locator('#a-seguir').waitFor();
});

test('where the worker cannot start, it is said, and asked again', async (t) => {
  const init = () => { window.Worker = class { constructor() { throw new Error('none'); } }; };
  const { open } = await visit(t, { init, ...still });
  const page = await open('finais/torre-1');
  await says(page, /A posição não chegou/);
  await page.getByRole('button', { name: 'Tentar outra vez' }).click();
  await says(page, /A posição não chegou/);
});
