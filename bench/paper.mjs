// How long a sheet of sixty diagrams takes on a processor four times slower, from the choice to the last diagram painted: a
// game before the class, with a diagram after each move. `node bench/paper.mjs [dist]`.
import { pathToFileURL } from 'node:url';
import { launch, PORTUGUESE } from '../tests/e2e/chromium.mjs';
import { openLecture } from '../tests/e2e/game-in-class.mjs';
import { serve } from '../tests/e2e/server.mjs';

const PAPER_GOAL = { diagrams: 60, slowdown: 4, most: 2000 };

/** A game of 65 moves: a pawn on each side, then the knights to and fro. */
function game() {
  const pawns = ['a3 a6', 'a4 a5', 'h3 h6', 'h4 h5', 'b3 b6', 'c3 c6', 'd3 d6', 'e3 e6', 'g3 g6', 'b4 b5', 'd4 d5', 'e4 e5', 'g4 g5'];
  const knights = ['Nf3 Nf6', 'Ng1 Ng8'];
  const moves = pawns.flatMap((pair) => [pair, ...knights, ...knights]);
  return `${moves.map((pair, at) => `${at + 1}. ${pair}`).join(' ')} *`;
}

/** In the page: chooses a diagram after each move; the time until they are painted. */
async function chosen(diagrams) {
  const began = performance.now();
  document.querySelector('input[name=diagramas][value="1"]').click();
  while (document.querySelectorAll('.paper-task').length < diagrams) {
    await new Promise((done) => { setTimeout(done, 5); });
    if (performance.now() - began > 60_000) throw new Error(`${document.querySelectorAll('.paper-task').length} diagrams`);
  }
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  return performance.now() - began;
}

/** Times in ms, each on a page of its own. */
export async function paperRows(dist, runs = 3) {
  const { diagrams, slowdown } = PAPER_GOAL;
  const times = [];
  const site = await serve(dist, { compress: ['br'] });
  const browser = await launch(PORTUGUESE);
  try {
    for (let run = 0; run < runs; run++) {
      const context = await browser.newContext({ locale: 'pt-PT' });
      const page = await context.newPage();
      await page.goto(site.url('jogar/aula'));
      await page.locator('.lecture-opening').waitFor();
      await openLecture(page, game());
      await page.getByRole('button', { name: 'Folha em papel' }).click();
      // The sheet begins with the first choice, which is this one: another one first.
      await page.locator('input[name=diagramas][value="5"]').check({ force: true });
      await page.waitForFunction((diagrams) => document.querySelectorAll('.paper-task').length < diagrams, diagrams);
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      times.push(await page.evaluate(chosen, diagrams));
      await context.close();
    }
  } finally {
    await browser.close();
    await site.close();
  }
  return times;
}

/** [what, goal, measured, held] of the slowest run. */
export function paperGoals(times) {
  const { diagrams, slowdown, most } = PAPER_GOAL;
  const worst = Math.max(...times);
  return [[`${diagrams} diagrams on paper, processor ${slowdown} times slower`, `≤ ${most} ms`, `${Math.round(worst)} ms`, worst <= most]];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const times = await paperRows(process.argv[2] ?? 'dist');
  console.table(times.map((time) => ({ ms: Math.round(time) })));
  console.table(paperGoals(times));
}
