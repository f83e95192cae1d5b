// The pages around the levels: the list of lessons, what they explain, languages, the teacher's bar, paper, the way
// without a network, and every level once.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { click, signs, square } from './board.mjs';
import { at, card, COURSE, kept, level, levels, phase, solve, won } from './lesson.mjs';
import { sample } from './sample.mjs';
import { fileOf, keptOffline, open, painted, ROOT, standing, SUBPATH, useBrowser, visit } from './visit.mjs';

useBrowser();

const ALL = COURSE.reduce((sum, { levels }) => sum + levels.length, 0);
const by = (page) => ({ move: (move) => click(page, move), touch: (name) => square(page, name).click(), press: (locator) => locator.click() });
const NOT_THERE = [/404 \(Not Found\)/];

/**
 * Walks through a lesson by its links: the screens, each level and its hint, the sheet, back to the list. Run inside
 * the page, which is much faster than pressing from outside. Returns what is missing. `few`: the first and the last
 * level will do.
 */
async function walkLesson([lesson, ids, options, here, few]) {
  const faults = [];
  const until = async (what, found) => {
    for (const start = performance.now(); performance.now() - start < 90_000;) {
      const result = found();
      if (result) return result;
      await new Promise((done) => requestAnimationFrame(done));
    }
    throw new Error(`${lesson}: waited in vain for ${what} at ${location.pathname}, where is: ${find('main')?.innerText.slice(0, 300)}`);
  };
  const find = (selector) => document.querySelector(selector);
  // An id of one word would be no sentence, and is found there.
  const isId = (text) => /^[a-z]+(-[a-z0-9]+)+$/.test(text);
  const look = (where) => {
    // A sentence is drawn word by word.
    for (const element of document.querySelectorAll('main :not(svg, svg *, p *, h1 *, h2 *)')) {
      const text = element.textContent.trim();
      if (isId(text)) faults.push(`${where}: an id for a text: ${text}`);
    }
    for (const element of document.querySelectorAll('main [aria-label]')) if (isId(element.getAttribute('aria-label'))) faults.push(`${where}: an id for a name: ${element.getAttribute('aria-label')}`);
  };
  const sentence = (where, text) => { if (!/\S \S.*[.?!»)]$/.test(text.trim())) faults.push(`${where}: no sentence: ${text}`); };
  const path = (end) => `${here}aprender/${lesson}${end}`;
  find(`.lesson-card[href="${path('')}"]`).click();
  await until('the lesson', () => location.pathname === path('') && find('.screen-text'));
  for (let screen = 1; ; screen += 1) {
    sentence(`${lesson}, screen ${screen}`, find('.screen-text').textContent);
    look(`${lesson}, screen ${screen}`);
    if (find('#seguinte')) break;
    const before = find('.screen-text').textContent;
    find('.screen-steps > button:last-of-type').click();
    await until('the next screen', () => find('.screen-text').textContent !== before);
  }
  for (const [number, id] of ids.entries()) {
    if (few && number > 0 && number < ids.length - 1) continue;
    find(`.level-link[href="${path(`/${id}`)}"]`).click();
    await until(id, () => location.pathname === path(`/${id}`) && find('.level-link[aria-current]')?.getAttribute('href') === path(`/${id}`));
    const where = `${lesson}/${id}`;
    sentence(where, find('h1.task-text').textContent);
    if (document.querySelectorAll('.play [role=gridcell][aria-label]').length !== 64) faults.push(`${where}: not 64 named squares`);
    const answers = [...document.querySelectorAll('.answer span:last-child')].map((answer) => answer.textContent);
    if (answers.length !== options[number].length) faults.push(`${where}: ${answers.length} answers of ${options[number].length}`);
    // Numbers stand for themselves.
    for (const [place, text] of answers.entries()) if (!text || (text === options[number][place] && !/^\d+$/.test(text))) faults.push(`${where}: an answer without a text: ${text}`);
    find('.level-tools button').click();
    sentence(`${where}, hint`, (await until('the hint', () => find('.task-words p'))).textContent);
    look(where);
  }
  find('.task-place a').click();
  await until('the way to the sheet', () => find('.lesson-ways a[href$="/folha"]'));
  find('.lesson-ways a[href$="/folha"]').click();
  await until('the sheet', () => find('.paper-answers'));
  look(`${lesson}, sheet`);
  const counts = ['.paper-task .board', '.paper-answers li'].map((selector) => document.querySelectorAll(selector).length);
  if (counts.some((count) => count !== ids.length)) faults.push(`${lesson}: ${counts} on the sheet for ${ids.length} levels`);
  for (const answer of document.querySelectorAll('.paper-answers li')) if (!answer.textContent.trim()) faults.push(`${lesson}: a level without an answer on paper`);
  find('.paper a').click();
  await until('the lesson again', () => find('.lesson-ways a'));
  find('.lesson-ways a').click();
  await until('the list', () => find('.lesson-card'));
  return faults;
}

for (const [place, [locale, build, few]] of [['pt-PT', ROOT, false], ['pt-BR', ROOT, true], ['en', SUBPATH, true]].entries()) {
  test(`every lesson, ${few ? 'its ends' : 'every level'}, every sheet once: ${locale}`, async (t) => {
    const { open: first } = await visit(t, { locale, build, reducedMotion: 'reduce' });
    const page = await first('aprender');
    assert.equal(await page.getAttribute('html', 'lang'), locale);
    assert.deepEqual(await page.locator('.lesson-card').evaluateAll((cards) => cards.map((card) => card.getAttribute('href').split('/').pop())), COURSE.map(({ id }) => id));
    assert.ok(ALL >= 220 && COURSE.length >= 32, `${ALL} levels in ${COURSE.length} lessons`);
    for (const { id, levels: ids } of sample(COURSE, 3, place)) {
      const options = levels(id).map(({ goal, words }) => (goal === 'judge' ? ['legal', 'illegal'] : goal === 'answer' ? words.slice(words.indexOf('of') + 1) : []));
      assert.deepEqual(await page.evaluate(walkLesson, [id, ids, options, build.base, few]), []);
    }
  });
}

test('the list: the next step, the stars, and all of it after a reload', async (t) => {
  const { open: first } = await visit(t);
  const page = await first();
  await page.locator('.top-menu').getByRole('link', { name: 'Aprender' }).click();
  const step = page.locator('.next-step');
  assert.match(await step.innerText(), new RegExp(`Tens ${ALL} níveis à tua espera`));
  await step.getByRole('link', { name: 'Começar: O tabuleiro' }).click();
  await page.waitForURL('**/aprender/tabuleiro');
  await page.locator('.level-link').first().click();
  await at(page, 'tabuleiro', 'cara');
  await solve(page, level('tabuleiro', 'cara'), by(page));
  await page.locator('.top-menu').getByRole('link', { name: 'Aprender' }).click();
  const check = async () => {
    await step.getByText(`Já acabaste 1 nível de ${ALL}`).waitFor();
    assert.equal(await step.getByRole('progressbar').getAttribute('value'), '1');
    assert.match(await page.locator('.lesson-card').first().innerText(), new RegExp(`1 de ${levels('tabuleiro').length}`));
    assert.equal(await page.locator('.lesson-standing[data-done=some]').count(), 1);
  };
  await check();
  await page.reload();
  await standing(page);
  await check();
  // A lesson begun goes on at its next level.
  await step.getByRole('link', { name: 'Continuar: O tabuleiro' }).click();
  await at(page, 'tabuleiro', 'quatro-cantos');
});

test('class mode keeps nothing, and ends with the page', async (t) => {
  const { open: first } = await visit(t);
  const page = await first('professor');
  await page.getByRole('switch', { name: 'Modo aula' }).check({ force: true });
  await page.getByRole('link', { name: 'Aprender' }).first().click();
  await page.getByText('Em modo aula, nada fica guardado.').waitFor();
  const play = async () => {
    await page.locator('.lesson-card', { hasText: 'Mover a torre' }).click();
    await page.locator('.level-link[href$="/torre/duas-voltas"]').click();
    await at(page, 'torre', 'duas-voltas');
    await solve(page, level('torre', 'duas-voltas'), by(page));
  };
  await play();
  assert.deepEqual(await kept(page), {});
  assert.equal((await won(page))[1], 0);
  await page.goto(page.url().replace('/torre/duas-voltas', ''));
  await standing(page);
  assert.equal(await page.getByText('Em modo aula, nada fica guardado.').count(), 0);
  assert.match(await page.locator('.next-step').innerText(), /à tua espera/);
  await play();
  assert.deepEqual(await kept(page), { 'torre/duas-voltas': 3 });
});

test('stars are erased after a warning, which can be declined', async (t) => {
  const { open: first, site } = await visit(t);
  const page = await first('aprender/torre/duas-voltas');
  await solve(page, level('torre', 'duas-voltas'), by(page));
  await page.goto(site.url('professor'));
  await standing(page);
  const ask = () => page.getByRole('button', { name: 'Apagar as estrelas deste aparelho' }).click();
  const dialog = page.getByRole('dialog', { name: 'Apagar as estrelas?' });
  await ask();
  assert.match(await dialog.innerText(), /Não dá para voltar atrás/);
  await dialog.getByRole('button', { name: 'Deixar como está' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await ask();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  assert.deepEqual(await kept(page), { 'torre/duas-voltas': 3 });
  await ask();
  await dialog.getByRole('button', { name: 'Apagar as estrelas', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText('As estrelas foram apagadas.').waitFor();
  await page.goto(site.url('aprender'));
  await standing(page);
  assert.match(await page.locator('.next-step').innerText(), /à tua espera/);
  assert.deepEqual(await kept(page), {});
});

test('the copy on Sobre takes the stars along and brings them back', async (t) => {
  const { open: first, site } = await visit(t);
  const page = await first('aprender/torre/duas-voltas');
  await solve(page, level('torre', 'duas-voltas'), by(page));
  await page.goto(site.url('sobre'));
  await standing(page);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Descarregar cópia dos dados' }).click()]);
  const copy = readFileSync(await download.path());
  assert.match(copy.toString(), /torre\/duas-voltas/);
  await page.evaluate(() => localStorage.clear());
  await page.goto(site.url('aprender/torre'));
  await standing(page);
  assert.equal((await won(page))[1], 0);
  await page.goto(site.url('sobre'));
  await standing(page);
  await page.locator('input[type=file]').setInputFiles({ name: 'copia.json', mimeType: 'application/json', buffer: copy });
  await page.getByRole('button', { name: 'Abrir a cópia' }).click();
  await page.getByText('A cópia foi aberta.').waitFor();
  await page.locator('.top-menu').getByRole('link', { name: 'Aprender' }).click();
  await page.locator('.lesson-card', { hasText: 'Mover a torre' }).getByText('1 de ').waitFor();
  await page.goto(site.url('aprender/torre'));
  await standing(page);
  assert.equal((await won(page))[1], 3);
});

test('an explanation plays its example, again when asked, and its last screen leads to the levels', async (t) => {
  const { open: first } = await visit(t);
  const page = await first('aprender/torre');
  assert.match(await page.locator('.screen-steps').innerText(), /1 de \d/);
  await page.getByRole('button', { name: 'Seguinte' }).click();
  const rook = (name) => square(page, name).and(page.locator(`[aria-label^="${name}, torre branca"]`));
  await rook('a2').waitFor();
  await rook('a7').waitFor();
  await rook('g7').waitFor();
  await page.getByRole('button', { name: 'Ver outra vez' }).click();
  await rook('a2').waitFor();
  await page.getByRole('button', { name: 'Anterior' }).click();
  await rook('d4').waitFor();
  assert.equal((await signs(page)).filter((sign) => sign.startsWith('arrow ')).length, 4);
  // The articles are behind a sign.
  await page.locator('.articles summary').click();
  assert.match(await page.locator('.articles').innerText(), /Leis do Xadrez de 2023, 3\.1, /);
});

test('three languages, also while a level is open', async (t) => {
  for (const [locale, task, hint] of [['pt-BR', 'Leve a torre às duas estrelas.', 'Dica'], ['en', 'Take the rook to both stars.', 'Hint']]) {
    const { open: first } = await visit(t, { locale });
    const page = await first('aprender/torre/duas-voltas');
    assert.equal(await page.locator('h1.task-text').innerText(), task);
    await page.locator('.level-tools').getByRole('button', { name: hint }).click();
    assert.equal(await page.getAttribute('html', 'lang'), locale);
  }
  const { context, site, open: first } = await visit(t);
  const page = await first('aprender/torre/duas-voltas');
  assert.equal(await page.locator('h1.task-text').innerText(), 'Leva a torre às duas estrelas.');
  const other = await open(context, site.url('definicoes'));
  await other.locator('input[name=idioma][value=en]').check({ force: true });
  await page.getByRole('heading', { level: 1, name: 'Take the rook to both stars.' }).waitFor();
  assert.equal(page.url(), site.url('aprender/torre/duas-voltas'));
  await click(page, 'b4b7');
  assert.match(await card(page).innerText(), /1 star left/);
  await click(page, 'b7g7');
  await phase(page, 'done');
});

test('a remote turns screens and levels while projecting', async (t) => {
  const { open: first } = await visit(t, { viewport: { width: 1024, height: 768 } });
  const page = await first('aprender/torre');
  await page.locator('.projector-button').click();
  await page.waitForSelector('html[data-projecting=on]');
  const text = () => page.locator('.screen-text').innerText();
  await page.keyboard.press('PageDown');
  await painted(page);
  assert.match(await text(), /tem de parar/);
  await page.keyboard.press('PageUp');
  await painted(page);
  assert.match(await text(), /anda a direito/);
  for (let presses = 0; presses < 6 && !page.url().endsWith('vira-a-meio'); presses++) {
    await page.keyboard.press('PageDown');
    await painted(page);
  }
  await at(page, 'torre', 'vira-a-meio');
  await page.keyboard.press('PageDown');
  await at(page, 'torre', 'duas-voltas');
  await page.keyboard.press('PageUp');
  await at(page, 'torre', 'vira-a-meio');
  await page.keyboard.press('PageUp');
  await page.waitForURL('**/aprender/torre');
  assert.equal(await page.getAttribute('html', 'data-projecting'), 'on');
  await page.keyboard.press('Escape');
  await page.waitForSelector('html[data-projecting=off]');
});

test("the teacher's bar: the next step, all squares, hands for A, B and C", async (t) => {
  const { open: first } = await visit(t);
  const page = await first('aprender/torre/duas-voltas');
  await page.locator('.teacher summary').click();
  const teacher = page.locator('.teacher');
  await teacher.locator('.switch', { hasText: 'Ver todas as casas possíveis' }).click();
  const dots = (await signs(page)).filter((sign) => sign.startsWith('dot '));
  assert.equal(dots.length, 14);
  await teacher.locator('.switch', { hasText: 'Ver todas as casas possíveis' }).click();
  assert.ok(!(await signs(page)).some((sign) => sign.startsWith('dot ')));
  for (const letter of 'AABBBBC') await teacher.getByRole('button', { name: `Mais uma mão para ${letter}` }).click();
  await teacher.getByRole('button', { name: 'Menos uma mão para B' }).click();
  assert.deepEqual(await teacher.locator('.hand').evaluateAll((hands) => hands.map((hand) => hand.getAttribute('aria-label'))), ['A: 2 mãos no ar', 'B: 3 mãos no ar', 'C: 1 mão no ar']);
  await teacher.getByRole('button', { name: 'Contar de novo' }).click();
  assert.deepEqual(await teacher.locator('.hand output').allInnerTexts(), ['0', '0', '0']);
  await teacher.getByRole('button', { name: 'Mostrar o próximo passo' }).click();
  await square(page, 'b7').and(page.locator('[aria-label^="b7, torre branca"]')).waitFor();
  await teacher.getByRole('button', { name: 'Mostrar o próximo passo' }).click();
  await phase(page, 'done');
  assert.match(await card(page).innerText(), /1 estrela/);
});

test('no sound on a first visit; switched on, it is heard', async (t) => {
  const { open: first } = await visit(t, {
    init: () => {
      window.tones = 0;
      const make = AudioContext.prototype.createOscillator;
      AudioContext.prototype.createOscillator = function () {
        window.tones += 1;
        return make.call(this);
      };
    },
  });
  const page = await first('aprender/torre/duas-voltas');
  await solve(page, level('torre', 'duas-voltas'), by(page));
  assert.equal(await page.evaluate(() => window.tones), 0);
  await page.locator('.teacher summary').click();
  await page.locator('.teacher .switch', { hasText: 'Som' }).click();
  await page.locator('#a-seguir').click();
  await at(page, 'torre', 'na-mesma-coluna');
  await click(page, 'h8h5');
  assert.equal(await page.evaluate(() => window.tones), 1);
});

test('without a network after one visit: a lesson never opened opens', async (t) => {
  const { context, site, open: first } = await visit(t, { worker: true, build: SUBPATH });
  const page = await first();
  await keptOffline(page);
  await context.setOffline(true);
  await site.close();
  await page.locator('.top-menu').getByRole('link', { name: 'Aprender' }).click();
  await page.locator('.lesson-card', { hasText: 'Mover a torre' }).click();
  await page.locator('.level-link[href$="/torre/duas-voltas"]').click();
  await at(page, 'torre', 'duas-voltas');
  await solve(page, level('torre', 'duas-voltas'), by(page));
  // An address that was never asked for, and again.
  await page.goto(site.url('aprender/relogio/folha'));
  await standing(page);
  assert.equal(await page.locator('.paper-task').count(), levels('relogio').length);
  await page.goto(site.url(`aprender/cavalo/${levels('cavalo')[0].id}`));
  await standing(page);
  await page.reload();
  await standing(page);
  assert.match(await page.locator('.task-place').innerText(), /O cavalo · nível 1/);
});

/** The words of the list come with the page; a lesson and its words are a part of it. */
const PAGE = 'Uma parte do sítio ficou pelo caminho';
const PART = 'Não consegui ir buscar esta parte';
for (const [way, file, said] of [['error', 'lessons/torre.lesson', PART], ['drop', 'locales/pt-PT/lessons/torre.ftl', PART], ['error', 'lessons/catalog.txt', PART], ['half', 'locales/pt-PT/lessons.ftl', PAGE]]) {
  test(`what cannot be fetched is said, and asked for again (${way}, ${file})`, async (t) => {
    const { site, context } = await visit(t, { forgive: [/Failed to load resource/, /net::ERR/, /Failed to fetch/] });
    const page = await context.newPage();
    // The home page has the words of the lessons too.
    await page.goto(site.url('sobre'));
    await standing(page);
    const path = `/${fileOf(ROOT.dist, file)}`;
    site.fault = (asked) => (asked === path ? way : null);
    await page.locator('.top-menu').getByRole('link', { name: 'Aprender' }).click();
    if (file.includes('torre')) await page.locator('.lesson-card', { hasText: 'Mover a torre' }).click();
    const alert = page.getByRole('alert').filter({ visible: true });
    await alert.getByText(said).waitFor();
    // The page still has a heading, as every page has.
    assert.equal(await page.locator('main h1').count(), 1);
    const asked = () => site.requests.filter((request) => request.path === path).length;
    const before = asked();
    await alert.getByRole('button', { name: 'Tentar outra vez' }).click();
    while (asked() === before) await painted(page);
    await alert.getByText(said).waitFor();
    site.fault = () => null;
    await alert.getByRole('button', { name: 'Tentar outra vez' }).click();
    await page.waitForSelector(file.includes('torre') ? '.screen-text' : '.lesson-card');
    assert.equal(await alert.count(), 0);
  });
}

test('a lesson or a level that is not there says so and leads back', async (t) => {
  const { open: first, site } = await visit(t, { forgive: NOT_THERE });
  for (const path of ['aprender/nao-existe', 'aprender/torre/nao-existe', 'aprender/nao-existe/folha']) {
    const page = await first(path);
    assert.equal(await page.locator('main h1').innerText(), 'Esta lição não existe', path);
    await page.getByRole('link', { name: 'Todas as lições' }).click();
    await page.waitForSelector('.lesson-card');
    assert.equal(page.url(), site.url('aprender'));
    await page.close();
  }
});

test('the sheet on paper: a diagram for every level, the answers on pages of their own', async (t) => {
  const { open: first } = await visit(t);
  const page = await first('aprender/torre/folha');
  await page.evaluate(() => { window.print = () => { window.printed = true; }; });
  await page.getByRole('button', { name: 'Imprimir' }).click();
  assert.ok(await page.evaluate(() => window.printed));
  const all = levels('torre');
  assert.equal(await page.locator('.paper-task .board').count(), all.length);
  const answers = await page.locator('.paper-answers li').allInnerTexts();
  assert.equal(answers.length, all.length);
  assert.match(answers[0], /^Não pode\. Não\. A casa b6/);
  assert.equal(answers[1], 'Tb7 Tg7');
  assert.deepEqual(answers[6].split(', ').sort(), [...level('torre', 'aonde-vai').words].sort());
  await page.emulateMedia({ media: 'print' });
  for (const hidden of ['.site-header', '.bottom-bar', '.no-print']) assert.ok(await page.locator(hidden).first().isHidden(), hidden);
  const width = (await page.locator('.paper-task .board').first().boundingBox()).width;
  assert.ok(width > 150 && width < 200, `a diagram of ${width} px`);
  const pages = async () => (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g).length;
  const show = (selector, shown) => page.locator(selector).evaluateAll((elements, shown) => { for (const element of elements) element.hidden = !shown; }, shown);
  const together = await pages();
  await show('.paper-answers', false);
  const tasks = await pages();
  await show('.paper-answers', true);
  await page.locator('.paper-tasks, .paper-head').evaluateAll((elements) => { for (const element of elements) element.remove(); });
  const after = await pages();
  assert.equal(together, tasks + after, `${tasks} pages of tasks and ${after} of answers on ${together}`);
  assert.ok(tasks <= 3, `${tasks} pages for ${all.length} diagrams`);
});
