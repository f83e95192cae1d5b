// The questions on the Laws as a pupil, a pair and a class meet them: every kind answered wrongly and rightly, by touch
// and by keyboard; levels; sets by address; what comes back; the duel, the hands, the paper; without a network.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { violations } from './axe.mjs';
import { arrived, choose, fileOf, follow, keptOffline, painted, ROOT, standing, useBrowser, visit } from './visit.mjs';

useBrowser();

const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } };
const MIXTURE = 'regras/perguntas/mistura?regras=2023&serie=turma-5b';

const lines = (path) => readFileSync(join(ROOT.dist, fileOf(ROOT.dist, path)), 'utf8').split('\n').filter((line) => line && !line.startsWith('#'));

/** Every question: id, theme, pack, kind, editions, whether it is asked at school. */
const QUESTIONS = (() => {
  let pack = '';
  const found = [];
  for (const line of lines('quiz/index.txt')) {
    if (line.startsWith('[')) pack = line.slice(1, -1);
    else {
      const [id, kind, ...words] = line.split(' ');
      const theme = kind === 'article' ? 'articles' : id.split('-')[0];
      const editions = words.filter((word) => !['school', 'board'].includes(word));
      found.push({ id, theme, kind, pack, editions, school: words.includes('school') });
    }
  }
  return found;
})();

/** What is right, as the files have it. */
function rightOf(id, edition) {
  const { pack } = QUESTIONS.find((question) => question.id === id);
  const row = lines(`quiz/answers/${pack}.txt`).map((line) => line.split(' ')).find((row) => row[0] === id && row[1] === edition);
  return row[2].split('+');
}

const question = (page) => page.locator('.quiz-question');
const idOf = (page) => question(page).getAttribute('data-id');
const kindOf = (page) => question(page).getAttribute('data-kind');
const options = (page) => page.locator('.quiz-option');
const results = (page) => page.locator('.quiz-head .drill-signs i').evaluateAll((signs) => signs.map((sign) => sign.dataset.result));

/** The text of an option, as its file has it. */
function optionText(id, letter) {
  const { pack } = QUESTIONS.find((question) => question.id === id);
  const text = readFileSync(join(ROOT.dist, fileOf(ROOT.dist, `locales/pt-PT/quiz/${pack}.ftl`)), 'utf8');
  const [, rest] = text.split(`q-${id} =`);
  return new RegExp(`\\n    \\.${letter} = (.*)`).exec(rest.split('\nq-')[0])[1].trim();
}

/** Where this text stands among those shown: whole, or behind its number. */
function placeOf(shown, text) {
  const whole = shown.findIndex((other) => other.trim() === text);
  return whole < 0 ? shown.findIndex((other) => other.endsWith(text)) : whole;
}

/** The places of the right options, as they are shown. */
async function rightPlaces(page, edition) {
  const [id, kind] = [await idOf(page), await kindOf(page)];
  const right = rightOf(id, edition);
  const shown = await options(page).locator('span:nth-child(2)').allInnerTexts();
  if (kind === 'true') return [right[0] === 'true' ? 0 : 1];
  const texts = right.map((word) => (kind === 'article' ? `Artigo ${word}` : optionText(id, word)));
  return texts.map((text) => placeOf(shown, text));
}

async function tap(page, ...squares) {
  for (const square of squares) await page.locator(`.quiz-board [data-square=${square}]`).click();
}

/** Answers the question on show, rightly or not, whatever its kind. */
async function answer(page, rightly, edition = '2023') {
  const [id, kind] = [await idOf(page), await kindOf(page)];
  const confirm = () => page.getByRole('button', { name: 'Confirmar' }).click();
  if (['one', 'true', 'article'].includes(kind)) {
    const [right] = await rightPlaces(page, edition);
    await options(page).nth(rightly ? right : (right + 1) % (await options(page).count())).click();
  } else if (kind === 'several') {
    const places = await rightPlaces(page, edition);
    for (const place of rightly ? places : places.slice(1)) await options(page).nth(place).click();
    await confirm();
  } else if (kind === 'order') {
    if (rightly) {
      // What is pressed moves to its place in the order.
      for (const word of rightOf(id, edition)) {
        const shown = await options(page).locator('span:nth-child(2)').allInnerTexts();
        await options(page).nth(placeOf(shown, optionText(id, word))).click();
      }
    }
    await confirm();
  } else if (kind === 'clock') {
    const seconds = (text) => text.split(':').reduce((all, part) => all * 60 + Number(part), 0);
    for (const [side, word] of rightOf(id, edition).entries()) {
      const face = page.locator('.quiz-face').nth(side);
      let missing = seconds(word.split('=')[1]) - seconds(await face.locator('.quiz-time').innerText());
      if (!rightly) missing += 1;
      for (const [step, name] of [[60, '1 min'], [10, '10 s'], [1, '1 s']]) {
        const sign = missing < 0 ? '−' : '+';
        for (; Math.abs(missing) >= step; missing -= Math.sign(missing) * step) {
          await face.getByText(`${sign}${name}`, { exact: true }).click();
        }
      }
    }
    await confirm();
  } else {
    const right = rightOf(id, edition);
    const { pack } = QUESTIONS.find((question) => question.id === id);
    const board = lines(`quiz/answers/${pack}.txt`).map((line) => line.split(' ')).find((row) => row[0] === id && row[1] === 'board');
    const wrong = board[4].split('+').find((word) => !right.includes(word) && !right.some((other) => other.slice(0, 4) === word.slice(0, 4)));
    // Where every legal move is right, a try that is none is what can be wrong.
    const far = ['a1', 'h8', 'h1', 'a8'].find((corner) => !board[3].includes(corner) && !board[4].includes(corner));
    const move = rightly ? right[0] : wrong ?? right[0].slice(0, 2) + far;
    // `e7e8q` asks what the pawn becomes; `c3e5g7` touches a square on its way.
    const promotes = move.length % 2 === 1;
    await tap(page, move.slice(0, 2), promotes ? move.slice(2, 4) : move.slice(-2));
    if (promotes) await page.locator('.promotion button').nth('qrbn'.indexOf(move.at(-1))).click();
  }
  await page.waitForSelector('.quiz-why');
}

async function next(page) {
  await arrived(page, 'a-seguir');
  await page.locator('#a-seguir').click();
}

/** Stands at one question of this kind after the other. Who is led there answers it before the next is asked for. */
async function* questionsOf(page, site, kind, edition) {
  const theme = { rapid: 'semirrapidas', blitz: 'blitz', moves: 'lances', clock: 'relogio', irregularities: 'irregularidades', sheet: 'registo', draws: 'empates', conduct: 'conduta', arbiter: 'arbitro', notation: 'notacao', draughts: 'damas', school: 'escola', articles: 'artigos' };
  // Where such a question is most often asked.
  const asked = QUESTIONS.filter((one) => one.editions.includes(edition));
  const often = (name) => {
    const all = asked.filter(({ theme: own }) => own === name);
    return all.length && all.filter((one) => one.kind === kind).length / all.length;
  };
  const [most] = Object.keys(theme).sort((one, other) => often(other) - often(one));
  const slug = theme[most];
  for (let name = 0; name < 20; name += 1) {
    await follow(page, site.url(`regras/perguntas/${slug}?regras=${edition}&serie=s${name}`));
    for (let at = 0; at < 10 && await question(page).count() > 0; at += 1) {
      await page.waitForSelector('.quiz-question');
      if (await kindOf(page) === kind) yield;
      else await answer(page, true, edition);
      await next(page);
      await painted(page);
    }
  }
  assert.fail(`no question of the kind ${kind} came up`);
}

/** Stands at a question of this kind. */
const seek = (page, site, kind, edition) => questionsOf(page, site, kind, edition).next();

/** How many questions of a theme there are in an edition, at school or in all. */
const howMany = (theme, edition, school) => QUESTIONS.filter((one) => one.theme === theme && one.editions.includes(edition) && (one.school || !school)).length;

/** The choice of a level in the menu. */
const level = (page, slug) => page.locator(`input[name=nivel][value="${slug}"]`);

test('the themes of a first visit: counts, editions, and what another edition has', async (t) => {
  const { open } = await visit(t, PHONE);
  const page = await open('regras/perguntas');
  await page.waitForSelector('.quiz-theme');
  const count = async (theme) => Number((await page.locator(`[data-theme-name=${theme}]`).innerText()).match(/\d+/)[0]);
  assert.equal(await level(page, 'escola').isChecked(), true);
  assert.equal(await count('rapid'), howMany('rapid', '2023', true));
  assert.equal(await page.locator('[data-theme-name=arbiter]').count(), 0);
  assert.equal(await page.locator('[data-theme-name=draughts]').count(), 0);
  await page.getByRole('link', { name: 'Damas · Jogos de estudantes' }).waitFor();
  await page.locator('input[name=regras][value="2005"]').check({ force: true });
  assert.equal(await count('rapid'), howMany('rapid', '2005', true));
  const card = await page.locator('[data-theme-name=rapid]').boundingBox();
  assert.ok(card.width <= 360 && card.height >= 52);
});

test('the round of a first visit is of the level of a school, and so is each way for more than one', async (t) => {
  const { open, site } = await visit(t, PHONE);
  const page = await open('regras/perguntas');
  await page.waitForSelector('.quiz-theme');
  await page.locator('.quiz-mixture a').click();
  await page.waitForSelector('.quiz-question');
  await page.waitForURL(/[?&]nivel=escola&serie=/);
  const isOfSchool = async () => {
    const id = await idOf(page);
    assert.equal(QUESTIONS.find((one) => one.id === id).school, true, id);
  };
  const round = new URL(page.url());
  for (let at = 0; at < 10; at += 1) {
    await page.waitForFunction((at) => document.querySelectorAll('.quiz-head .drill-signs [data-result=open]').length === 10 - at, at);
    await page.waitForSelector('.quiz-question');
    await isOfSchool();
    // A board stands there to look at or to move on, as the list says.
    if (await kindOf(page) === 'board') await page.waitForSelector('.quiz-board .board');
    await answer(page, true);
    await next(page);
  }
  await arrived(page, 'fim');
  assert.match(await page.locator('.share code').innerText(), /nivel=escola&serie=/);
  // The same address without a level asks of all, as it did before there were levels.
  const name = round.searchParams.get('serie');
  const paper = async (more) => {
    await page.goto(site.url(`regras/perguntas/mistura/folha?regras=2023${more}&serie=${name}`));
    await standing(page);
    await page.locator('.quiz-paper-task').first().waitFor();
    return page.locator('.quiz-paper-task > p > strong').allInnerTexts();
  };
  const [school, all] = [await paper('&nivel=escola'), await paper('')];
  assert.equal(school.length, 10);
  assert.notDeepEqual(school, all);
  await paper('&nivel=escola');
  assert.deepEqual(await page.locator('.paper-code').allInnerTexts(), Array(2).fill(`Código: mistura/2023/${name}/10/escola`));
  assert.match(await page.locator('.paper-head h1').innerText(), /Escola/);
  await page.goto(site.url(`regras/perguntas/mistura/turma?regras=2023&nivel=escola&serie=${name}`));
  await standing(page);
  await page.waitForSelector('.quiz-hands');
  await isOfSchool();
});

test('the level that is chosen is kept, and the numbers of articles are a theme to choose', async (t) => {
  const { open, site } = await visit(t, PHONE);
  const page = await open('regras/perguntas');
  await page.waitForSelector('.quiz-theme');
  assert.equal(await page.locator('[data-theme-name=articles]').count(), 0);
  await level(page, 'arbitro').check({ force: true });
  await page.waitForSelector('[data-theme-name=articles]');
  const count = async (theme) => Number((await page.locator(`[data-theme-name=${theme}]`).innerText()).match(/\d+/)[0]);
  assert.equal(await count('rapid'), howMany('rapid', '2023', false));
  assert.equal(await count('articles'), howMany('articles', '2023', false));
  await page.reload();
  await standing(page);
  await page.waitForSelector('[data-theme-name=articles]');
  assert.equal(await level(page, 'arbitro').isChecked(), true);
  await page.locator('[data-theme-name=articles]').click();
  await page.waitForSelector('.quiz-question');
  assert.doesNotMatch(page.url(), /nivel=/);
  assert.equal(await kindOf(page), 'article');
  await answer(page, true);
  assert.equal(await page.locator('.quiz-why').getAttribute('data-result'), 'right');
  // Back at the level of a school they are gone; by its own address the theme is always there.
  await page.goto(site.url('regras/perguntas'));
  await standing(page);
  await level(page, 'escola').check({ force: true });
  await page.waitForSelector('[data-theme-name=articles]', { state: 'detached' });
  await page.goto(site.url('regras/perguntas/artigos'));
  await standing(page);
  await page.waitForSelector('.quiz-question');
  assert.equal(await kindOf(page), 'article');
});

test('a board to look at stands with its question: alone, for a class and on paper', async (t) => {
  const { open, site } = await visit(t, PHONE);
  const page = await open('regras/perguntas');
  const looked = new Set(lines('quiz/index.txt').filter((line) => line.split(' ').slice(2).includes('board')).map((line) => line.split(' ')[0]));
  assert.ok(looked.size > 20);
  let found;
  for (let name = 0; name < 20 && !found; name += 1) {
    await page.goto(site.url(`regras/perguntas/lances?regras=2023&nivel=escola&serie=v${name}`));
    await standing(page);
    for (let at = 0; at < 10 && !found; at += 1) {
      await page.waitForSelector('.quiz-question');
      if (looked.has(await idOf(page))) found = `v${name}`;
      else {
        await answer(page, true);
        await next(page);
        await painted(page);
        if (await question(page).count() === 0) break;
      }
    }
  }
  assert.ok(found, 'one of them came up');
  const board = page.locator('.quiz-question .quiz-diagram .board');
  await board.waitFor();
  const box = await board.boundingBox();
  assert.ok(box.width >= 160 && box.width <= 360, `a board ${box.width} wide`);
  await answer(page, true);
  assert.equal(await page.locator('.quiz-why').getAttribute('data-result'), 'right');
  await page.goto(site.url(`regras/perguntas/lances/folha?regras=2023&nivel=escola&serie=${found}`));
  await standing(page);
  await page.locator('.quiz-paper-task:has(.quiz-boxes) .board').first().waitFor();
  await page.goto(site.url(`regras/perguntas/lances/turma?regras=2023&nivel=escola&serie=${found}`));
  await standing(page);
  for (let at = 0; at < 10; at += 1) {
    await page.waitForSelector('.quiz-question');
    const id = await idOf(page);
    if (looked.has(id)) {
      await page.locator('.quiz-given .quiz-diagram .board').waitFor();
      return;
    }
    await page.keyboard.press('ArrowRight');
    await page.waitForSelector('.quiz-why');
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction((id) => document.querySelector('.quiz-question')?.dataset.id !== id, id);
  }
  assert.fail('no board came up for the class');
});

test('by touch: ten questions, one of them wrong; the end by theme, the address, and what was missed is kept', async (t) => {
  const { open, site } = await visit(t, PHONE);
  const page = await open(MIXTURE);
  await page.waitForSelector('.quiz-question');
  assert.notEqual(await kindOf(page), 'board', 'a set does not begin with a board');
  const first = await idOf(page);
  await answer(page, false);
  assert.match(await page.locator('.quiz-why h3').innerText(), /✗|◐/);
  assert.equal((await results(page))[0], 'wrong');
  assert.match(await page.locator('.quiz-articles a').first().getAttribute('href'), /\/regras\/2023\/[0-9A-Z]/);
  await next(page);
  for (let at = 1; at < 10; at += 1) {
    await page.waitForFunction((at) => document.querySelectorAll('.quiz-head .drill-signs [data-result=open]').length === 10 - at, at);
    await answer(page, true);
    assert.match(await page.locator('.quiz-why h3').innerText(), /✓/, await idOf(page));
    await next(page);
  }
  await arrived(page, 'fim');
  assert.match(await page.locator('.quiz-score').innerText(), /9 certas em 10/);
  assert.equal(await page.locator('.quiz-missed > li').count(), 1);
  assert.match(await page.locator('.share code').innerText(), /\/regras\/perguntas\/mistura\?regras=2023&serie=turma-5b$/);
  const kept = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('lance-legal/quiz/')).map(([, value]) => value).join());
  assert.ok(kept.includes(`2023/${first}`), 'the one that was missed has a card');
  // Two days later it is asked again.
  await page.clock.install({ time: Date.now() + 2 * 86_400_000 });
  await page.goto(site.url('regras/perguntas'));
  await standing(page);
  await page.getByRole('link', { name: 'Rever' }).click();
  await page.waitForSelector('.quiz-question');
  assert.equal(await idOf(page), first);
});

test('a set that is reloaded, or read in another language, goes on where it was', async (t) => {
  const { open, site } = await visit(t, PHONE);
  const page = await open(MIXTURE);
  await page.waitForSelector('.quiz-question');
  for (const rightly of [false, true]) {
    await answer(page, rightly);
    await next(page);
    await page.waitForSelector('.quiz-why', { state: 'detached' });
  }
  const third = await idOf(page);
  await page.reload();
  await standing(page);
  await page.waitForSelector('.quiz-question');
  assert.equal(await idOf(page), third);
  assert.deepEqual((await results(page)).slice(0, 3), ['wrong', 'right', 'open']);
  await choose(page, site, { idioma: 'en' });
  await page.goto(site.url(MIXTURE));
  await standing(page);
  await page.waitForSelector('.quiz-question');
  assert.equal(await idOf(page), third);
  // Another set begins at its beginning.
  await page.goto(site.url(MIXTURE.replace('turma-5b', 'turma-5c')));
  await standing(page);
  await page.waitForSelector('.quiz-question');
  assert.equal((await results(page))[0], 'open');
});

test('the same address is the same set on another device, in the same order', async (t) => {
  const seen = [];
  for (const device of [PHONE, {}]) {
    const { open } = await visit(t, device);
    const page = await open(MIXTURE);
    await page.waitForSelector('.quiz-question');
    seen.push(await page.locator('.quiz-question').innerText());
  }
  assert.equal(seen[0], seen[1]);
});

for (const [kind, edition] of [['one', '2023'], ['several', '2023'], ['order', '2023'], ['true', '2023'], ['article', '2023'], ['clock', '2023'], ['board', '2023'], ['board', 'jss']]) {
  test(`a question of the kind ${kind}, by ${edition}: rightly, and wrongly`, async (t) => {
    if (!QUESTIONS.some((one) => one.kind === kind && one.editions.includes(edition))) assert.fail(`none is asked`);
    const { open, site } = await visit(t);
    const page = await open('regras/perguntas');
    // Where every legal move is right there is no wrong one to make.
    const ways = kind === 'board' && edition === 'jss' ? [true] : [true, false];
    const questions = questionsOf(page, site, kind, edition);
    for (const rightly of ways) {
      await questions.next();
      await answer(page, rightly, edition);
      const said = await page.locator('.quiz-why').getAttribute('data-result');
      assert.equal(said === 'right', rightly, `${await idOf(page)}: ${said}`);
      assert.ok((await page.locator('.quiz-why p').allInnerTexts()).join(' ').length > 30, 'it is explained');
    }
  });
}

test('a move that is not legal is refused with its article, and may be tried again', async (t) => {
  const { open, site } = await visit(t);
  const page = await open('regras/perguntas');
  await seek(page, site, 'board', '2023');
  const id = await idOf(page);
  const own = QUESTIONS.find((one) => one.id === id).pack;
  const board = lines(`quiz/answers/${own}.txt`).map((line) => line.split(' ')).find((row) => row[0] === id && row[1] === 'board');
  const legal = board[4].split('+');
  const from = legal[0].slice(0, 2);
  const squares = [...'abcdefgh'].flatMap((file) => [...'12345678'].map((rank) => file + rank));
  const standingOn = board[3].split('+').map((piece) => piece.slice(1));
  const to = squares.find((square) => square !== from && !standingOn.includes(square) && !legal.some((word) => word.startsWith(from + square)));
  await tap(page, from, to);
  await page.waitForSelector('.quiz-refusal .refused .article');
  assert.match(await page.locator('.quiz-refusal .article').innerText(), /Artigo \d/);
});

test('by keyboard: a letter answers, Enter goes on', async (t) => {
  const { open, site } = await visit(t);
  const page = await open('regras/perguntas');
  await seek(page, site, 'one', '2023');
  const before = await idOf(page);
  const [right] = await rightPlaces(page, '2023');
  await page.keyboard.press('ABCDEF'[right]);
  await arrived(page, 'a-seguir');
  assert.equal(await page.locator('.quiz-why').getAttribute('data-result'), 'right');
  assert.equal(await options(page).nth(right).getAttribute('data-state'), 'found');
  await page.keyboard.press('Enter');
  await page.waitForFunction((before) => document.querySelector('.quiz-question')?.dataset.id !== before, before);
});

test('where another edition answers otherwise, the page says so', async (t) => {
  const other = QUESTIONS.find(({ id, kind, editions }) => kind === 'one' && id.startsWith('rapid-') && editions.includes('2018') && editions.includes('2023') && String(rightOf(id, '2018')) !== String(rightOf(id, '2023')));
  const { open, site } = await visit(t);
  const page = await open('regras/perguntas');
  let found = false;
  for (let name = 0; name < 30 && !found; name += 1) {
    await follow(page, site.url(`regras/perguntas/semirrapidas?regras=2018&serie=e${name}`));
    await page.waitForSelector('.quiz-question');
    assert.match(await page.locator('.quiz-edition').innerText(), /2018/);
    await answer(page, true, '2018');
    found = await page.locator('.quiz-elsewhere').count() > 0;
  }
  assert.ok(found && other, 'editions differ');
  await page.locator('.quiz-elsewhere summary').click();
  assert.match(await page.locator('.quiz-elsewhere').innerText(), /Leis de 20\d\d|Jogos/);
});

test('a duel by keys: a miss passes the question on, the point is the other\'s', async (t) => {
  const { open } = await visit(t);
  const page = await open('regras/perguntas/mistura/duelo?regras=2023&serie=a');
  await page.waitForSelector('.quiz-half');
  const scores = () => page.locator('.quiz-score-line output').allInnerTexts();
  const item = page.locator('.quiz-half').first().locator('.quiz-option');
  await page.keyboard.press('a');
  assert.equal(await page.locator('[data-seat=left]').getAttribute('data-turn'), 'true');
  const many = await item.count();
  await page.keyboard.press('1');
  for (let digit = 2; digit <= many && await page.locator('.quiz-why').count() === 0; digit += 1) {
    await page.keyboard.press(String(digit));
  }
  await page.waitForSelector('.quiz-why');
  const [left, right] = (await scores()).map(Number);
  assert.ok(left + right <= 1, 'one point at most');
  assert.equal(await page.locator('[data-seat=left] [data-state=found]').count(), 1);
  await page.locator('#a-seguir').click();
  await page.keyboard.press('l');
  assert.equal(await page.locator('[data-seat=right]').getAttribute('data-turn'), 'true');
  const halves = await page.locator('.quiz-half').evaluateAll((halves) => halves.map((half) => half.getBoundingClientRect().width));
  assert.ok(Math.abs(halves[0] - halves[1]) < 1, 'both have as much of the screen');
});

test('a class: hands by letter and by button, the answer on a key, then the next question', async (t) => {
  const { open } = await visit(t, { viewport: { width: 1024, height: 768 } });
  const page = await open('regras/perguntas/mistura/turma?regras=2023&serie=a');
  await page.waitForSelector('.quiz-hands');
  await page.getByRole('button', { name: 'Projetar' }).click();
  for (const key of ['a', 'a', 'b']) await page.keyboard.press(key);
  await page.getByRole('button', { name: 'Menos uma mão para A' }).click();
  assert.deepEqual((await page.locator('.quiz-hands output').allInnerTexts()).slice(0, 2), ['1', '1']);
  const before = await idOf(page);
  await page.keyboard.press('PageDown');
  await page.waitForSelector('.quiz-hands[data-state=found]');
  await page.keyboard.press('PageDown');
  await page.waitForFunction((before) => document.querySelector('.quiz-question')?.dataset.id !== before, before);
  assert.equal((await page.locator('.quiz-hands output').allInnerTexts())[0], '0');
  // The hands of the question before are still there, and can be counted anew.
  await page.keyboard.press('PageUp');
  await page.waitForFunction((before) => document.querySelector('.quiz-question')?.dataset.id === before, before);
  assert.deepEqual((await page.locator('.quiz-hands output').allInnerTexts()).slice(0, 2), ['1', '1']);
  await page.getByRole('button', { name: 'Contar de novo' }).click();
  assert.deepEqual((await page.locator('.quiz-hands output').allInnerTexts()).slice(0, 2), ['0', '0']);
});

test('a class: at the end what it knew, the hardest first, with the articles to read again, and nothing of it is kept', async (t) => {
  const { open, site } = await visit(t, { viewport: { width: 1024, height: 768 } });
  const page = await open('regras/perguntas/mistura/turma?regras=2023&serie=a&n=3');
  await page.waitForSelector('.quiz-hands');
  const stems = [];
  // Of four hands so many are right: three, one, none counted.
  for (const right of [3, 1, undefined]) {
    const stem = await page.locator('.quiz-stem').innerText();
    stems.push(stem);
    await page.keyboard.press('ArrowRight');
    await page.waitForSelector('.quiz-hands[data-state=found]');
    const place = await page.locator('.quiz-hands').evaluateAll((rows) => rows.findIndex((row) => row.dataset.state === 'found'));
    if (right !== undefined) {
      for (let hand = 0; hand < 4; hand += 1) await page.keyboard.press('abcdef'[hand < right ? place : Number(place === 0)]);
    }
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction((stem) => document.querySelector('.quiz-stem')?.innerText !== stem, stem);
  }
  await page.waitForFunction(() => document.activeElement?.id === 'fim');
  const rows = await page.locator('.quiz-known li').evaluateAll((rows) => rows.map((row) => [row.querySelector('strong').innerText, row.dataset.hard]));
  assert.deepEqual(rows, [[stems[1], 'true'], [stems[0], 'false']]);
  assert.match(await page.locator('.quiz-known li').first().innerText(), /Pergunta 2, 25 % das mãos certas \(1 de 4\)\.\s*✗ Menos de metade acertou\./);
  assert.match(await page.locator('.quiz-again a').first().getAttribute('href'), /\/regras\/2023\/[^/]+$/);
  assert.deepEqual(await violations(page), []);
  await page.goto(site.url('regras/perguntas/mistura/turma?regras=2023&serie=a&n=3'));
  await standing(page);
  await page.waitForSelector('.quiz-hands');
  assert.deepEqual([...new Set(await page.locator('.quiz-hands output').allInnerTexts())], ['0']);
});

test('a class without hands ends without a summary', async (t) => {
  const { open } = await visit(t, { viewport: { width: 1024, height: 768 } });
  const page = await open('regras/perguntas/mistura/turma?regras=2023&serie=a&n=1');
  await page.waitForSelector('.quiz-hands');
  for (let presses = 0; presses < 2; presses += 1) {
    await page.keyboard.press('ArrowRight');
    await painted(page);
  }
  await page.waitForSelector('.quiz-over');
  assert.equal(await page.locator('.quiz-known, .quiz-again').count(), 0);
});

/** The questions of a set in the order in which a way asks them. */
async function asked(page, site, way, name) {
  await follow(page, site.url(`regras/perguntas/mistura${way}?regras=2023&serie=${name}`));
  if (way === '/folha') {
    await page.locator('.quiz-paper-task').first().waitFor();
    return page.locator('.quiz-paper-task > p > strong').allInnerTexts();
  }
  const stems = [];
  for (let at = 0; at < 10; at += 1) {
    await page.waitForFunction((before) => {
      const stem = document.querySelector('.quiz-stem')?.textContent;
      return stem && stem !== before;
    }, stems.at(-1));
    stems.push(await page.locator('.quiz-stem').first().innerText());
    if (way === '/duelo') {
      await page.keyboard.press('0');
      await next(page);
    } else if (way === '/turma') {
      await page.keyboard.press('ArrowRight');
      await page.waitForSelector('.quiz-why');
      await page.keyboard.press('ArrowRight');
    } else {
      await answer(page, true);
      await next(page);
    }
  }
  return stems;
}

test('one series is one set: alone, on paper, for a class and in a duel; a mixture is of all themes', async (t) => {
  const { open, site } = await visit(t);
  const page = await open();
  const themes = new Set(QUESTIONS.filter(({ theme, editions }) => theme !== 'articles' && editions.includes('2023')).map(({ theme }) => theme));
  for (const name of ['turma-5b', 'abc']) {
    const paper = await asked(page, site, '/folha', name);
    assert.equal(paper.length, 10);
    const stems = paper.map((stem) => stem.trim());
    for (const way of ['/duelo', '/turma', '']) assert.deepEqual(await asked(page, site, way, name), stems, `${name}${way}`);
    await page.goto(site.url(`regras/perguntas/mistura?regras=2023&serie=${name}`));
    await standing(page);
  }
  await page.goto(site.url('regras/perguntas/mistura/turma?regras=2023&serie=abc'));
  await standing(page);
  const met = new Set();
  for (let at = 0; at < 10; at += 1) {
    await page.waitForFunction((met) => {
      const id = document.querySelector('.quiz-question')?.dataset.id;
      return id && !met.includes(id);
    }, [...met]);
    met.add(await idOf(page));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
  }
  assert.equal(new Set([...met].map((id) => id.split('-')[0])).size, Math.min(10, themes.size));
});

test('where one of the packs does not come nobody gets another set: it is said, and asked for again', async (t) => {
  const { open, site } = await visit(t, { forgive: [/404 \(Not Found\)/], lasting: false });
  const page = await open();
  const stems = await asked(page, site, '/folha', 'abc');
  site.fault = (path) => (/quiz\/answers\/draws-\d\.txt$/.test(path) ? 'page' : null);
  await page.goto(site.url('regras/perguntas/mistura/folha?regras=2023&serie=abc'));
  await standing(page);
  const alert = page.getByRole('alert').filter({ visible: true });
  await alert.waitFor();
  assert.equal(await page.locator('.quiz-paper-task').count(), 0);
  site.fault = () => null;
  await alert.getByRole('button').first().click();
  await page.locator('.quiz-paper-task').first().waitFor();
  assert.deepEqual(await page.locator('.quiz-paper-task > p > strong').allInnerTexts(), stems);
});

test('on paper: the questions with boxes, the answers on a page of their own', async (t) => {
  const { open } = await visit(t);
  const page = await open('regras/perguntas/mistura/folha?regras=2023&serie=a&n=20');
  await page.waitForSelector('.quiz-paper-task');
  assert.equal(await page.locator('.quiz-paper-task').count(), 20);
  assert.equal(await page.locator('.paper-answers li').count(), 20);
  assert.match(await page.locator('.paper-answers li').first().innerText(), /Artigo/);
  await page.emulateMedia({ media: 'print' });
  assert.equal(await page.locator('.no-print').first().isVisible(), false);
  const answers = await page.locator('.paper-answers').evaluate((part) => getComputedStyle(part).breakBefore);
  assert.equal(answers, 'page');
  // Torn from the test, the answers are known by its code, and stand as the test has them.
  const codes = await page.locator('.paper-code').allInnerTexts();
  assert.deepEqual(codes, Array(2).fill('Código: mistura/2023/a/20'));
  for (const line of await page.locator('.paper-answers li strong').allInnerTexts()) {
    const letters = /^([A-F](?:, [A-F])*) \(/.exec(line)?.[1].split(', ') ?? [];
    assert.deepEqual(letters, [...letters].sort(), line);
  }
});

test('without a network a set can be begun and finished', async (t) => {
  const { open, context } = await visit(t, { worker: true });
  const page = await open();
  await keptOffline(page);
  await context.setOffline(true);
  await page.goto(new URL(MIXTURE, page.url()).href);
  await page.waitForSelector('.quiz-question');
  await answer(page, true);
  assert.equal(await page.locator('.quiz-why').getAttribute('data-result'), 'right');
});

test('one name asks the same alone and on paper, and the address of a test is the pupil\'s page', async (t) => {
  const { open, site } = await visit(t);
  const page = await open('regras/perguntas/mistura/folha?regras=2023&serie=turma-5b&n=20');
  await page.locator('.quiz-paper-tasks > li').nth(10).waitFor();
  const printed = await page.locator('.quiz-paper-task strong').first().innerText();
  const address = (await page.locator('.share code').innerText()).trim();
  assert.match(address, /\/regras\/perguntas\/mistura\?regras=2023&serie=turma-5b&n=20$/);
  await page.goto(address);
  await standing(page);
  await page.locator('.quiz-stem').first().waitFor();
  assert.ok((await page.locator('main').innerText()).includes(printed.trim()), printed);
  assert.match(await page.locator('.quiz-head').innerText(), /20/);
  for (const way of ['duelo', 'turma']) {
    await follow(page, site.url(`regras/perguntas/mistura/${way}?regras=2023&serie=turma-5b&n=20`));
    await page.locator('.quiz-head').waitFor();
    assert.match(await page.locator('.quiz-head').innerText(), /20/);
  }
});
