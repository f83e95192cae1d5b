// Lessons as their files store them, and a level's page as a pupil meets it.
import { readFileSync } from 'node:fs';
import { payload } from './records.mjs';

const NAMES = {
  K: 'rei branco', Q: 'dama branca', R: 'torre branca', B: 'bispo branco', N: 'cavalo branco', P: 'peão branco',
  k: 'rei preto', q: 'dama preta', r: 'torre preta', b: 'bispo preto', n: 'cavalo preto', p: 'peão preto',
};

/** Lessons in the course's order, each with the ids of its levels. */
export const COURSE = readFileSync('assets/lessons/catalog.txt', 'utf8')
  .split('\n')
  .map((line) => line.replace(/#.*/, '').trim().split(/\s+/))
  .filter(([word, ...rest]) => word && word !== 'section' && rest.length > 0)
  .map(([id, ...levels]) => ({ id, levels }));

/** The lesson that follows. */
export const after = (lesson) => COURSE[COURSE.findIndex(({ id }) => id === lesson) + 1].id;

/** What stands where in the placement field of a FEN. */
function pieces(placement) {
  const found = new Map();
  placement.split('/').forEach((row, at) => {
    let file = 0;
    for (const sign of row) {
      if (/\d/.test(sign)) file += Number(sign);
      else found.set(`${'abcdefgh'[file++]}${8 - at}`, sign);
    }
  });
  return found;
}

/**
 * The levels of a lesson: `goal` (its first word), `words` (the rest of it) and `solution`.
 * A level that asks for pieces has `place`: name of the piece and square, one after the other.
 */
export function levels(lesson) {
  const file = readFileSync(`assets/lessons/${lesson}.lesson`, 'utf8');
  return file.split(/^level /m).slice(1).map((part) => {
    const [id, ...lines] = part.split('\n').map((line) => line.trim());
    const rest = (name) => lines.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1).split(' ') ?? [];
    const [goal, ...words] = rest('goal');
    const there = pieces(rest('board')[0]);
    const place = goal === 'place' ? [...pieces(words[0])].filter(([at, sign]) => there.get(at) !== sign).map(([at, sign]) => [NAMES[sign], at]) : [];
    return { id, goal, words, place, solution: rest('solution') };
  });
}

export const level = (lesson, id) => levels(lesson).find((level) => level.id === id);

export const card = (page) => page.locator('.task');
/** The button of a question with these words alone: «Pode» is also in «Não pode». */
export const answer = (page, text) => page.locator('.answer').filter({ has: page.getByText(text, { exact: true }) });
export const tool = (page, name) => page.locator('.level-tools').getByRole('button', { name, exact: true });
export const nextButton = (page) => page.locator('#a-seguir');

/** Until the level is `open`, `missed` or `done`. */
export async function phase(page, name) {
  await page.waitForSelector(`.learn-play[data-phase=${name}]`);
}

/** Until the level with this task is on show. */
export async function at(page, lesson, level) {
  await page.waitForURL(`**/aprender/${lesson}/${level}`);
  await page.waitForSelector('.learn-play[data-phase=open] h1');
}

/** How the last move is named: the square it came to. */
export async function movedTo(page, name) {
  await page.waitForSelector(`.play [data-square=${name}][aria-label*="último lance"]`);
}

/** The stars that the list of levels shows, one figure a level. */
export const won = (page) => page.locator('.level-link').evaluateAll((links) => links.map((link) => Number(link.dataset.won)));

/** The stars kept on the device, by lesson and level. */
export async function kept(page) {
  return standings(page, (number) => number % 10);
}

/** The levels that come back, each with its box and the day, from 1970. */
export async function cards(page) {
  const all = await standings(page, (number) => (number < 100 ? undefined : [Math.floor(number / 10) % 10, Math.floor(number / 100)]));
  return Object.fromEntries(Object.entries(all).filter(([, card]) => card));
}

/** What is kept of each level: its stars, behind its box and its day where it comes back. */
async function standings(page, part) {
  const levels = (await payload(page, 'progress'))?.stars ?? {};
  return Object.fromEntries(Object.entries(levels).map(([level, number]) => [level, part(number)]));
}

/**
 * Plays the level on show as its file solves it. `by`: `move(from to)`, `touch(square)`, `press(locator)`.
 * `right`: the words on the right button, where a move is to be judged.
 */
export async function solve(page, { goal, words, place, solution }, by, right) {
  switch (goal) {
    case 'judge':
      await by.press(answer(page, right));
      break;
    case 'answer':
      await by.press(page.locator('.answer').nth(words.slice(2).indexOf(words[0])));
      break;
    case 'mark':
      for (const name of words) await by.touch(name);
      break;
    case 'place':
      for (const [name, at] of place) {
        const piece = page.locator('.tray').getByRole('button', { name, exact: true }).first();
        if (await piece.getAttribute('aria-pressed') !== 'true') await by.press(piece);
        await by.touch(at);
      }
      break;
    default:
      for (const [number, move] of solution.entries()) {
        // The site has answered once the piece that moves now stands alone in the light.
        if (number > 0 && goal === 'line') await movedTo(page, words[2 * number - 1].slice(2, 4));
        await by.move(move);
      }
  }
  await phase(page, 'done');
}
