// The board as its accessible names tell it, and the four ways of moving a piece.
import { painted } from './visit.mjs';

const LETTERS = {
  'rei branco': 'K', 'dama branca': 'Q', 'torre branca': 'R', 'bispo branco': 'B', 'cavalo branco': 'N', 'peão branco': 'P',
  'rei preto': 'k', 'dama preta': 'q', 'torre preta': 'r', 'bispo preto': 'b', 'cavalo preto': 'n', 'peão preto': 'p',
};

/** The sample game of the Laws: squares, and as a pupil writes it. */
export const SAMPLE = [
  ['e2e4', 'e4'], ['e7e5', 'e5'], ['g1f3', 'Cf3'], ['g8f6', 'Cf6'], ['d2d4', 'd4'], ['e5d4', 'exd4'], ['e4e5', 'e5'],
  ['f6e4', 'Ce4'], ['d1d4', 'Dxd4'], ['d7d5', 'd5'], ['e5d6', 'exd6 e.p.'], ['e4d6', 'Cxd6'], ['c1g5', 'Bg5'],
  ['b8c6', 'Cc6'], ['d4e3', 'De3+'], ['f8e7', 'Be7'], ['b1d2', 'Cbd2'], ['e8g8', '0-0'], ['e1c1', '0-0-0'],
  ['f8e8', 'Te8'], ['c1b1', 'Rb1'],
];
export const SAMPLE_END = 'r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R';
export const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';

export const square = (page, name) => page.locator(`.play [data-square=${name}]`);

/** The placement field of a FEN, read from the names of the 64 squares. */
export async function placement(page) {
  const names = await page.locator('.play [role=gridcell]').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')));
  const pieces = new Map();
  for (const name of names) {
    const [at, content] = name.split(', ');
    pieces.set(at, LETTERS[content] ?? (content === 'vazia' ? '' : `<${content}>`));
  }
  const ranks = [];
  for (let rank = 8; rank >= 1; rank--) {
    const row = [...'abcdefgh'].map((file) => pieces.get(`${file}${rank}`) ?? '?');
    ranks.push(row.map((letter) => letter || '1').join('').replace(/1+/g, (empty) => empty.length));
  }
  return ranks.join('/');
}

export async function click(page, move) {
  await square(page, move.slice(0, 2)).click();
  await square(page, move.slice(2, 4)).click();
}

export async function drag(page, move) {
  const middle = async (name) => {
    const box = await square(page, name).boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [from, to] = [await middle(move.slice(0, 2)), await middle(move.slice(2, 4))];
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2);
  await page.mouse.move(...to);
  await page.mouse.up();
}

/** Ten places of the menu, the header, the way to send the page, and what it has above its board: a clock's plates and keys. */
const MOST_TABS = 32;

/** Tab until the board has the focus, as a user without a mouse must. */
export async function tabToBoard(page) {
  for (let presses = 0; presses < MOST_TABS; presses++) {
    if (await page.evaluate(() => document.activeElement?.getAttribute('role') === 'gridcell')) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${MOST_TABS} times Tab, and the board does not have the focus`);
}

export const focused = (page) => page.evaluate(() => document.activeElement?.dataset.square);

/** Walks from the focused square to another with the arrow keys, as the board is seen. */
export async function walk(page, to) {
  const from = await focused(page);
  const first = await page.locator(':is(.play, .hero-example) [role=gridcell]').first().getAttribute('data-square');
  const up = first === 'a8' ? 1 : -1;
  const files = up * (to.charCodeAt(0) - from.charCodeAt(0));
  const ranks = up * (Number(to[1]) - Number(from[1]));
  for (let i = 0; i < Math.abs(files); i++) await page.keyboard.press(files > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let i = 0; i < Math.abs(ranks); i++) await page.keyboard.press(ranks > 0 ? 'ArrowUp' : 'ArrowDown');
  const arrived = await focused(page);
  if (arrived !== to) throw new Error(`walked from ${from} to ${to} and came to ${arrived}`);
}

export async function keys(page, move) {
  await walk(page, move.slice(0, 2));
  await page.keyboard.press('Enter');
  await walk(page, move.slice(2, 4));
  await page.keyboard.press('Space');
}

export async function type(page, text) {
  await page.locator('#lance').fill(text);
  await page.locator('#lance').press('Enter');
}

/** Starts from a position as a link brings it. */
export const fen = (text) => `jogar?fen=${encodeURIComponent(text)}`;

/** The signs drawn over the board: a sign's square, or where an arrow begins and points to, seen from White. */
export async function signs(page) {
  return page.locator('.play .board-marks .mark').evaluateAll((marks) => {
    const field = document.querySelector('.play .board-field').getBoundingClientRect();
    const name = ({ x, y }) => 'abcdefgh'[Math.floor(((x - field.x) / field.width) * 8)] + (8 - Math.floor(((y - field.y) / field.height) * 8));
    return marks.map((mark) => {
      const kind = mark.getAttribute('class').split(' ')[1];
      if (kind !== 'arrow') {
        const { x, y, width, height } = mark.querySelector('.ink').getBoundingClientRect();
        return `${kind} ${name({ x: x + width / 2, y: y + height / 2 })}`;
      }
      const point = (path, length) => path.getPointAtLength(length).matrixTransform(path.getScreenCTM());
      // The shaft begins on the square of the attacker; the head's outline begins at its tip.
      return `arrow ${name(point(mark.querySelector('.ink.shaft'), 0))}-${name(point(mark.querySelector('.ink.head'), 0))}`;
    }).sort();
  });
}

/** What the live region has said since, one entry for each time it spoke. */
export async function listen(page) {
  await page.evaluate(() => {
    const region = document.querySelector(':is(.play, .hero-example) [aria-live=polite]');
    window.said = [];
    new MutationObserver(() => window.said.push(region.textContent.replace(/\u00a0$/, ''))).observe(region, { childList: true, characterData: true, subtree: true });
  });
  return async () => {
    await painted(page);
    return page.evaluate(() => window.said.splice(0));
  };
}

/** A new game of chess for two at this screen. */
export async function newGame(page) {
  await page.locator('.play-actions').getByRole('button', { name: 'Nova partida' }).click();
  const sheet = page.getByRole('dialog', { name: 'Nova partida' });
  await sheet.getByRole('radio', { name: 'Um amigo, neste ecrã' }).check({ force: true });
  await sheet.getByRole('button', { name: 'Começar' }).click();
}

/** The opponents, from the weakest to the strongest. */
export const OPPONENTS = ['Tomé', 'Bia', 'Zeca', 'Inês', 'Duarte', 'Leonor', 'Senhor Simão', 'Mestra Salomé'];

/** A game against this opponent: from the position on the board, if it is not the initial one. */
export async function against(page, name, { side = 'Brancas', warning } = {}) {
  await page.locator('.play-actions').getByRole('button', { name: 'Nova partida' }).click();
  const sheet = page.getByRole('dialog', { name: 'Nova partida' });
  await sheet.getByRole('radio', { name: 'O computador' }).check({ force: true });
  // The way to begin stands over the end of the list.
  await sheet.locator('.rival').filter({ hasText: name }).click();
  const press = (radio) => radio.evaluate((input) => input.click());
  await press(sheet.getByRole('radio', { name: side, exact: true }));
  if (warning) await press(sheet.getByRole('radio', { name: warning }));
  const from = sheet.getByRole('radio', { name: 'Da que está no tabuleiro' });
  if (await from.count() > 0) await press(from);
  await sheet.getByRole('button', { name: 'Começar' }).click();
}
