// The course of draughts as a pupil meets it: by touch, by keyboard, in writing; captures square by square, refusals
// with their article, stars that stay, and every level once.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { listen, square, type, walk } from './board.mjs';
import { card, kept, nextButton, phase, tool, won } from './lesson.mjs';
import { sample } from './sample.mjs';
import { arrived, keptOffline, painted, ROOT, standing, SUBPATH, useBrowser, visit } from './visit.mjs';

useBrowser();

/** h1 is 1, a8 is 32. */
const named = (number) => {
  const rank = Math.floor((number - 1) / 4);
  return `${'abcdefgh'[7 - ((number - 1) % 4) * 2 - (rank % 2)]}${rank + 1}`;
};
const path = (move) => move.split(/[-x]/).map((number) => named(Number(number)));

const COURSE = readFileSync('assets/draughts/catalog.txt', 'utf8')
  .split('\n')
  .map((line) => line.replace(/#.*/, '').trim().split(/\s+/))
  .filter(([word, ...rest]) => word && word !== 'section' && rest.length > 0)
  .map(([id, ...levels]) => ({ id, levels }));
const after = (lesson) => COURSE[COURSE.findIndex(({ id }) => id === lesson) + 1].id;

function levels(lesson) {
  return readFileSync(`assets/draughts/${lesson}.lesson`, 'utf8').split(/^level /m).slice(1).map((part) => {
    const [id, ...lines] = part.split('\n').map((line) => line.replace(/#.*/, '').trim());
    const rest = (name) => lines.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1).split(/\s+/) ?? [];
    const [goal, ...words] = rest('goal');
    return { id, goal, words, solution: rest('solution') };
  });
}

async function at(page, lesson, level) {
  await page.waitForURL(`**/damas/aprender/${lesson}/${level}`);
  await page.waitForSelector('.learn-play[data-phase=open] h1');
}

/** Plays the level on show as its file solves it; `by` has `touch(square)` and `press(locator)`. */
async function solve(page, { goal, words, solution }, by, right) {
  switch (goal) {
    case 'judge':
      await by.press(page.locator('.answer').nth(right === 'legal' ? 0 : 1));
      break;
    case 'answer':
      await by.press(page.locator('.answer').nth(words.slice(2).indexOf(words[0])));
      break;
    case 'mark':
      for (const number of words) await by.touch(named(Number(number)));
      break;
    default:
      for (const [number, move] of solution.entries()) {
        if (number > 0 && !['reach', 'capture-all', 'crown'].includes(goal)) {
          // The site's piece has come, and it is the pupil's turn again.
          const mine = path(solution[number - 1]).at(-1);
          await page.waitForSelector(`.play [aria-label*="último lance"]:not([data-square=${mine}])`);
        }
        for (const name of path(move)) await by.touch(name);
      }
  }
  await phase(page, 'done');
}
const byTap = (page) => ({ touch: (name) => square(page, name).tap(), press: (locator) => locator.tap() });
const byClick = (page) => ({ touch: (name) => square(page, name).click(), press: (locator) => locator.click() });
const words = async (page) => (await card(page).locator('.task-words').innerText()).trim();

test('a whole lesson by touch at 360 × 640, with captures square by square, from the hall to the next lesson', async (t) => {
  const { open: first } = await visit(t, { build: SUBPATH, hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });
  const page = await first('damas');
  await page.locator('.hall-card', { hasText: 'Aprender' }).tap();
  await page.waitForURL('**/damas/aprender');
  await page.locator('.lesson-card[href$="/damas-cadeia"]').tap();
  await page.waitForSelector('.screen-text');
  const next = page.getByRole('button', { name: 'Seguinte' });
  while (await next.count()) {
    const before = await card(page).innerText();
    await next.tap();
    await painted(page);
    assert.notEqual(await card(page).innerText(), before);
  }
  await page.getByRole('link', { name: 'Começar os níveis' }).tap();
  const all = levels('damas-cadeia');
  for (const [number, here] of all.entries()) {
    await at(page, 'damas-cadeia', here.id);
    await page.waitForFunction(() => document.activeElement?.id === 'conteudo' && scrollY === 0);
    const menu = await page.locator('.bottom-bar').boundingBox();
    for (const part of ['.play .board-field', 'h1.task-text']) {
      const box = await page.locator(part).boundingBox();
      assert.ok(box.y >= 0 && box.y + box.height <= menu.y + 1, `${here.id}: ${part} ends at ${box.y + box.height} of ${menu.y}`);
    }
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${here.id}: wider than the screen`);
    await solve(page, here, byTap(page), 'illegal');
    assert.equal((await won(page))[number], 3, here.id);
    await arrived(page, 'a-seguir');
    await nextButton(page).tap();
  }
  await page.waitForURL('**/damas/aprender/damas-cadeia/fim');
  await arrived(page, 'a-seguir');
  await nextButton(page).tap();
  await page.waitForURL(`**/damas/aprender/${after('damas-cadeia')}`);
  await page.locator('.lesson-ways').getByRole('link', { name: 'Todas as lições' }).tap();
  await page.locator('.lesson-card[href$="/damas-cadeia"]').getByText(`${all.length} de ${all.length}`).waitFor();
});

test('a whole lesson by keyboard alone', async (t) => {
  const { open: first } = await visit(t, { locale: 'en' });
  const page = await first('damas/aprender/damas-coroar/linha-das-brancas');
  const onBoard = () => page.evaluate(() => document.activeElement?.getAttribute('role') === 'gridcell');
  const tabTo = async (locator) => {
    const element = await locator.elementHandle();
    for (let presses = 0; presses < 90; presses++) {
      if (await element.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    assert.fail('ninety times Tab');
  };
  const by = {
    touch: async (name) => {
      if (!await onBoard()) await tabTo(page.locator('.play [role=gridcell][tabindex="0"]'));
      await walk(page, name);
      await page.keyboard.press('Enter');
    },
    press: async (locator) => {
      await tabTo(locator);
      await page.keyboard.press('Enter');
    },
  };
  for (const here of levels('damas-coroar')) {
    await at(page, 'damas-coroar', here.id);
    await solve(page, here, by, 'illegal');
    await page.waitForFunction(() => document.activeElement?.id === 'a-seguir');
    await page.keyboard.press('Enter');
  }
  await page.waitForURL('**/damas/aprender/damas-coroar/fim');
  await page.waitForFunction(() => document.activeElement?.id === 'a-seguir');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/damas/aprender/${after('damas-coroar')}`);
  const stars = await kept(page);
  assert.deepEqual(levels('damas-coroar').map(({ id }) => stars[`damas-coroar/${id}`]), levels('damas-coroar').map(() => 3));
});

test('half a capture is seen, goes on, and is taken back; the law that refuses has its article', async (t) => {
  const { open: first } = await visit(t);
  const page = await first('damas/aprender/damas-cadeia/mostra-o-caminho');
  const said = await listen(page);
  await square(page, named(7)).click();
  await square(page, named(14)).click();
  await square(page, named(14)).and(page.locator('[aria-label^="14, peão branco"]')).waitFor();
  assert.match(await words(page), /A captura continua/);
  assert.ok((await said()).some((text) => /A captura continua/.test(text)), 'it is said too');
  await tool(page, 'Voltar atrás').click();
  await square(page, named(7)).and(page.locator('[aria-label^="7, peão branco"]')).waitFor();
  // Both ends alone leave open what is taken: the site asks.
  await square(page, named(7)).click();
  await square(page, named(23)).click();
  assert.match(await words(page), /tomam peças diferentes/);
  assert.equal(await page.locator('.answers .answer').count(), 2);
  await page.locator('.answers .answer', { hasText: '7x14x23' }).click();
  await phase(page, 'done');
  await page.goto(page.url().replace('damas-cadeia/mostra-o-caminho', 'damas-obrigatorio/escolhe-bem'));
  await standing(page);
  await square(page, named(7)).click();
  await square(page, named(11)).click();
  assert.match(await card(page).innerText(), /Tomar é obrigatório/);
  assert.match(await card(page).innerText(), /Artigo 2\.8\.1/);
  // What is written is judged alike, and a good move written is played.
  await type(page, '7-11');
  assert.match(await card(page).innerText(), /Artigo 2\.8\.1/);
  await type(page, '14 21');
  await phase(page, 'done');
});

test('a miss shows its reply; hints come in two steps; a reload keeps the stars', async (t) => {
  const { open: first } = await visit(t);
  const page = await first('damas/aprender/damas-obrigatorio/escolhe-bem');
  await tool(page, 'Pista').click();
  const hint = await words(page);
  await tool(page, 'Pista').click();
  assert.match(await words(page), /A seta mostra um bom lance: 14x21\./);
  assert.notEqual(hint, await words(page));
  await square(page, named(14)).click();
  await square(page, named(23)).click();
  await phase(page, 'missed');
  await page.getByRole('button', { name: 'Tentar outra vez' }).click();
  await phase(page, 'open');
  await square(page, named(14)).click();
  await square(page, named(21)).click();
  await phase(page, 'done');
  const before = await won(page);
  assert.ok(before.some((stars) => stars > 0));
  await page.reload();
  await standing(page);
  await page.waitForSelector('.level-link');
  assert.deepEqual(await won(page), before);
  assert.deepEqual(Object.keys(await kept(page)), ['damas-obrigatorio/escolhe-bem']);
});

for (const [place, [locale, build]] of [['pt-PT', ROOT], ['pt-BR', ROOT], ['en', SUBPATH]].entries()) {
  test(`every lesson, every level, every sheet opens: ${locale}`, async (t) => {
    const { open: first } = await visit(t, { locale, build, reducedMotion: 'reduce' });
    const page = await first('damas/aprender');
    assert.deepEqual(await page.locator('.lesson-card').evaluateAll((cards) => cards.map((card) => card.getAttribute('href').split('/').pop())), COURSE.map(({ id }) => id));
    const isId = /\b[a-z]+(-[a-z0-9]+){2,}\b/;
    for (const { id, levels: ids } of sample(COURSE, 3, place)) {
      await page.locator(`.lesson-card[href$="/${id}"]`).click();
      await page.waitForSelector('.screen-text');
      for (const level of locale === 'pt-PT' ? ids : [ids[0], ids.at(-1)]) {
        await page.locator(`.level-link[href$="/${id}/${level}"]`).click();
        await at(page, id, level);
        assert.match(await page.locator('h1.task-text').innerText(), /\S \S.*[.?!»)]$/s, `${id}/${level}`);
        await page.locator('.level-tools button').first().click();
        assert.doesNotMatch(await card(page).innerText(), isId, `${id}/${level}`);
      }
      await page.locator('.task-place a').click();
      await page.locator('.lesson-ways a[href$="/folha"]').click();
      await page.waitForSelector('.paper-answers');
      assert.equal(await page.locator('.paper-task .board').count(), ids.length);
      for (const answer of await page.locator('.paper-answers li').allInnerTexts()) assert.ok(answer.trim(), `${id}: an answer on paper`);
      await page.locator('.paper a').click();
      await page.locator('.lesson-ways a').first().click();
      await page.waitForSelector('.lesson-card');
    }
  });
}

test('the course without a network', async (t) => {
  const { context, site, open: first } = await visit(t, { worker: true });
  const page = await first('damas/aprender');
  await keptOffline(page);
  await context.setOffline(true);
  await site.close();
  const { id, levels: ids } = COURSE.at(-1);
  await page.goto(site.url(`damas/aprender/${id}/${ids[0]}`));
  await standing(page);
  await page.waitForSelector('.learn-play[data-phase=open] h1');
});
