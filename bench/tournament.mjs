// How long a round of a Swiss tournament takes to pair in the built site, from the press to the round on show: 100 and 200
// players, a later round each time. The rounds before come as FIDE's file: no two have met twice, and the results are drawn
// from a fixed seed. `node bench/tournament.mjs [dist]`.
import { pathToFileURL } from 'node:url';
import { launch, PORTUGUESE } from '../tests/e2e/chromium.mjs';
import { serve } from '../tests/e2e/server.mjs';
import { chance } from './chance.mjs';

const ROUNDS = 9;
export const PAIRING_GOALS = [
  { players: 100, most: 2000 },
  { players: 200, most: 8000 },
];

/** FIDE's file of an even number of players, so many of whose rounds have been played: each round turns the circle by one. */
export function fileOf(players, played, seed = 1) {
  const below = chance(seed);
  const cells = Array.from({ length: players }, () => []);
  const points = Array(players).fill(0);
  const circle = Array.from({ length: players - 1 }, (_, at) => at + 1);
  for (let round = 0; round < played; round++) {
    const ring = [0, ...circle.slice(round), ...circle.slice(0, round)];
    for (let at = 0; at < players / 2; at++) {
      const two = [ring[at], ring[players - 1 - at]];
      const [white, black] = (round + at) % 2 ? two.reverse() : two;
      // The better number wins more often.
      const drawn = below(100);
      const better = drawn < 75 === white < black;
      const ends = drawn < 30 ? ['=', '='] : better ? ['1', '0'] : ['0', '1'];
      for (const [one, other, color, end] of [[white, black, 'w', ends[0]], [black, white, 'b', ends[1]]]) {
        cells[one].push(`  ${String(other + 1).padStart(4)} ${color} ${end}`);
        points[one] += { 1: 1, '=': 0.5, 0: 0 }[end];
      }
    }
  }
  const line = (rounds, at) => {
    const about = `     ${`Jogador ${at + 1}`.padEnd(33)} ${String(2400 - 4 * at).padStart(4)}`;
    return `001 ${String(at + 1).padStart(4)} ${about.padEnd(71)}${points[at].toFixed(1).padStart(4)}     ${rounds.join('')}`;
  };
  return [`012 Torneio de ${players}`, `XXR ${ROUNDS}`, ...cells.map(line), 'XXC white1', ''].join('\n');
}

/** In the page: presses the button, and waits for the heading of the round. The time, and the longest stretch without an answer. */
async function pressed({ button, heading }) {
  const named = (tag, text) => [...document.querySelectorAll(tag)].find((one) => one.textContent.trim() === text);
  const began = performance.now();
  let longest = 0;
  let before = began;
  named('button', button).click();
  while (!named('h2', heading)) {
    await new Promise((done) => { setTimeout(done, 5); });
    const now = performance.now();
    longest = Math.max(longest, now - before);
    before = now;
  }
  return { ms: performance.now() - began, longest };
}

/** Rows { players, round, ms, longest }: a round each, on a page of its own. */
export async function pairingRows(dist, { slowdown = 1, rounds = [2, 5, 9] } = {}) {
  const rows = [];
  const site = await serve(dist, { compress: ['br'] });
  const browser = await launch(PORTUGUESE);
  try {
    for (const { players } of PAIRING_GOALS) {
      for (const round of rounds) {
        const context = await browser.newContext({ locale: 'pt-PT' });
        context.setDefaultTimeout(90_000);
        const page = await context.newPage();
        await page.goto(site.url('torneio'));
        const buffer = Buffer.from(fileOf(players, round - 1));
        const input = page.locator('.file-button input[type=file]');
        await input.waitFor({ state: 'attached' });
        await input.setInputFiles({ name: 'torneio.trf', mimeType: 'text/plain', buffer });
        await page.getByRole('link', { name: new RegExp(`Torneio de ${players}`) }).click();
        const button = `Emparceirar a ronda ${round}`;
        await page.getByRole('button', { name: button, exact: true }).waitFor();
        const devtools = await context.newCDPSession(page);
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
        rows.push({ players, round, ...await page.evaluate(pressed, { button, heading: `Ronda ${round} de ${ROUNDS}` }) });
        await context.close();
      }
    }
  } finally {
    await browser.close();
    await site.close();
  }
  return rows;
}

/** [what, goal, measured, held] of the slowest round for each number of players. */
export function pairingGoals(rows) {
  return PAIRING_GOALS.map(({ players, most }) => {
    const worst = Math.max(...rows.filter((row) => row.players === players).map((row) => row.ms));
    return [`a round of ${players} players paired, the slowest`, `≤ ${most} ms`, `${Math.round(worst)} ms`, worst <= most];
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const rows = await pairingRows(process.argv[2] ?? 'dist', { rounds: [2, 3, 4, 5, 6, 7, 8, 9] });
  console.table(rows.map(({ players, round, ms, longest }) => ({ players, round, ms: Math.round(ms), 'longest block': Math.round(longest) })));
  console.table(pairingGoals(rows));
}
