// Every screen and every level of every lesson on a phone: the way on is in sight, praise stands above it, and what is
// asked stays above the menu whatever is answered; at its end the next lesson is in sight. The levels are solved by the
// teacher's own button.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { COURSE } from './lesson.mjs';
import { sample } from './sample.mjs';
import { follow, heldBack, standing, useBrowser, visit } from './visit.mjs';

useBrowser();

const DRAUGHTS = readFileSync('assets/draughts/catalog.txt', 'utf8')
  .split('\n')
  .map((line) => line.replace(/#.*/, '').trim().split(/\s+/))
  .filter(([word, ...rest]) => word && word !== 'section' && rest.length > 0)
  .map(([id]) => id);

/** Moments in which a child sees one thing after the other are short here; a deadline stays what it is. */
function hurry() {
  const wait = window.setTimeout;
  window.setTimeout = (then, moment = 0, ...rest) => wait(then, moment < 5_000 ? Math.min(moment, 20) : moment, ...rest);
}

/** Goes through the lesson on show, and says in words what is out of sight; run inside the page. */
async function walkThrough() {
  const faults = [];
  const one = (selector) => document.querySelector(selector);
  const shown = async () => { for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame); };
  const until = async (holds, what) => {
    for (let frame = 0; !holds(); frame++) {
      if (frame > 3000) throw new Error(`${location.pathname}: never ${what}`);
      await new Promise(requestAnimationFrame);
    }
  };
  const place = () => `${location.pathname.split('/').slice(-2).join('/')} (${one('.task')?.dataset.kind})`;
  const low = () => one('.bottom-bar').getBoundingClientRect().top;
  const inSight = (element, what) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (top < -0.5 || bottom > low() + 0.5) faults.push(`${place()}: ${what} ends at ${bottom.toFixed(0)} of ${low().toFixed(0)}`);
    else if (!hit || !element.contains(hit)) faults.push(`${place()}: ${what} is covered`);
  };
  /** What is asked is neither behind the answers nor out of sight. */
  const asked = () => {
    const text = one('.task-words') ?? one('.task-text, .screen-text');
    const words = text.getBoundingClientRect();
    for (const answer of document.querySelectorAll('.answer')) {
      inSight(answer, `answer ${answer.innerText.replace(/\s+/g, ' ')}`);
      if (answer.getBoundingClientRect().top < words.bottom - 1) faults.push(`${place()}: an answer lies on the words`);
    }
  };

  // The screens of the explanation.
  await until(() => one('.screen-text'), 'a screen');
  for (;;) {
    await shown();
    const on = [...document.querySelectorAll('.screen-steps :is(a, button)')].at(-1);
    inSight(on, `the way on of screen ${one('.screen-steps').innerText.replace(/\s+/g, ' ')}`);
    if (one('.screen-text').getBoundingClientRect().bottom > on.getBoundingClientRect().top + 1) faults.push(`${place()}: the way on lies on the words`);
    on.click();
    if (on.id === 'seguinte') break;
  }

  for (let level = ''; ;) {
    await until(() => location.pathname !== level && one('.learn-play[data-phase=open] .task-text'), 'a level');
    level = location.pathname;
    await shown();
    asked();
    const height = () => one('.task').getBoundingClientRect().height;
    const before = height();
    const answers = [...document.querySelectorAll('.answer')];
    // A wrong answer, and what is said of it.
    for (const answer of answers) {
      if (one('.learn-play').dataset.phase !== 'open') break;
      answer.click();
      await shown();
      if (one('.learn-play').dataset.phase !== 'open') break;
      asked();
    }
    const solve = [...document.querySelectorAll('.teacher button')][0];
    for (let presses = 0; one('.learn-play').dataset.phase !== 'done'; presses++) {
      if (presses > 400) throw new Error(`${level}: four hundred steps, and it is not solved`);
      solve.click();
      await new Promise((done) => { setTimeout(done, 5); });
    }
    await until(() => one('#a-seguir') ?? one('.task .verdict-actions a'), 'the way on');
    await shown();
    const on = one('#a-seguir') ?? one('.task .verdict-actions a');
    inSight(on, 'the way on');
    const praise = one('.task-words')?.getBoundingClientRect();
    if (praise && praise.bottom > on.getBoundingClientRect().top + 1) faults.push(`${place()}: the praise is not above the way on`);
    if (praise && praise.top < -0.5) faults.push(`${place()}: the praise begins above the window`);
    if (answers.length > 0 && height() < before - 0.5) faults.push(`${place()}: the card has shrunk from ${before} to ${height()}`);
    const next = on.getAttribute('href');
    if (next.endsWith('/fim')) {
      on.click();
      await until(() => one('.end-card'), 'the end of the lesson');
      await shown();
      if (one('#a-seguir')) inSight(one('#a-seguir'), 'the next lesson');
      return faults;
    }
    if (!next.includes(level.split('/').slice(0, -1).join('/') + '/') || next === level.split('/').slice(0, -1).join('/')) return faults;
    on.click();
  }
}

const WANTED = process.env.LESSON;
for (const [course, lessons] of [['aprender', COURSE.map(({ id }) => id)], ['damas/aprender', DRAUGHTS]]) {
  test(`${course}: at 360 × 740 the way on is in sight on every screen and level, and the answers are above the menu`, async (t) => {
    const { context, site } = await visit(t, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce', init: hurry });
    const page = await context.newPage();
    const faults = [];
    for (const lesson of WANTED ? lessons.filter((id) => id === WANTED) : sample(lessons, 4)) {
      await follow(page, site.url(`${course}/${lesson}`));
      faults.push(...(await page.evaluate(walkThrough)));
    }
    assert.equal(faults.join('\n'), '');
  });
}

test('while the clock of a level is on its way its place is kept, and no second board stands there', async (t) => {
  const { context, site } = await visit(t, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const release = await heldBack(page, '**/style/clock/board.css');
  await page.goto(site.url('aprender/relogio/carregar'));
  // What waits there is the first look of the page, or the frame of one.
  await page.locator('main .task-first > :not(.task)').waitFor({ state: 'attached' });
  const card = () => page.locator('.task-first > .task:visible').boundingBox();
  const before = await card();
  assert.equal(await page.locator('.board:visible').count(), 1);
  release();
  await page.locator('.board-clock').waitFor();
  await standing(page);
  const after = await card();
  assert.deepEqual([before.x, before.y, before.width], [after.x, after.y, after.width]);
  assert.ok(Math.abs(before.height - after.height) <= 12, `${before.height} ${after.height}`);
});
