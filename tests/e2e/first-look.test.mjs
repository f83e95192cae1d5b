// What a page shows before the program runs, and that the program draws its page in the same places.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { SINGLE_PAGES } from './build.mjs';
import { sample } from './sample.mjs';
import { eventually, heldBack, heldByHost, painted, ROOT, standing, useBrowser, visit, withoutWorker } from './visit.mjs';

useBrowser();

/** The program, which is there after the first look. */
const PROGRAM = /_bg\.wasm$/;

/** A page of every area. */
const PAGES = [
  'aprender', 'aprender/torre', 'aprender/torre/duas-voltas', 'aprender/bispo/chega', 'aprender/afogado/dama-em-c7', 'aprender/posicao-inicial/cantos', 'aprender/torre/folha', 'aprender/nivel', 'aprender/exame', 'aprender/exame/turma', 'aprender/jogos', 'aprender/jogos/torre-bispo', 'notacao', 'notacao/ler', 'notacao/ler/capturas', 'folha', 'taticas', 'taticas/garfo', 'taticas/turma', 'finais', 'finais/torre', 'finais/torre-2', 'jogar',
  'damas', 'damas/aprender', 'damas/aprender/damas-peao', 'damas/jogar', 'damas/treino', 'damas/treino/quem-toma', 'regras', 'regras/2023', 'regras/2023/7',
  'regras/2023/7.5.5', 'regras/2005/10', 'regras/jss', 'regras/escola', 'regras/como-se-joga', 'regras/procurar', 'regras/glossario', 'regras/perguntas', 'regras/perguntas/blitz', 'regras/arbitro',
  'regras/arbitro/toca-um-telemovel', 'relogio', 'definicoes', 'sobre', 'professor', 'turma', 'turma/preparar', 'turma/resultados', 'torneio', 'exercicios', 'estudantes', 'estudantes/truco', 'estudantes/poquer', 'jogar/aula', 'jogar/960',
];
const SCREENS = { phone: { width: 360, height: 740 }, laptop: { width: 1366, height: 768 } };

/**
 * The sentences of the look that are seen: what each says, and where it stands on the page. Not what says that the page is
 * being loaded; nor what stands below the tools of the regulation of schools, of which the look has the words alone.
 */
const sentences = (root) => [...document.querySelectorAll(`${root} :is(h1, h2, p, td, strong, .quiet-text, .button)`)]
  .filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.innerText.trim() && element.innerText !== 'A carregar…' && !element.closest('.visually-hidden, [role=status], .school-section ~ .school-section, .school-section ~ p'))
  .map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { tag: element.localName, text: element.innerText.trim().replace(/\s+/g, ' '), box: [x, y + scrollY, width, height].map(Math.round) };
  });

async function boards(page, root) {
  return page.locator(`${root} .board-frame`).evaluateAll((all) => all.map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y + scrollY, width, height].map(Math.round);
  }));
}

/** What of the look of this page is not where the program draws it, and whether the two have one title. */
async function faultsOf(site, page, path) {
  const release = heldByHost(site, PROGRAM);
  await page.goto(site.url(path));
  await page.locator('#first-look').waitFor({ state: 'attached' });
  await page.waitForTimeout(100);
  const [before, boardsBefore, scroll, title] = [await page.evaluate(sentences, '#first-look'), await boards(page, '#first-look'), await page.evaluate(() => scrollY), await page.title()];
  const faults = before.length > 0 || boardsBefore.length > 0 ? [] : ['nothing is seen'];
  release();
  await standing(page);
  await painted(page);
  const after = await page.evaluate(sentences, 'main');
  const same = (one) => (other) => other.text === one.text && other.box.every((side, at) => Math.abs(side - one.box[at]) <= 2);
  const moved = before.filter((one) => !after.some(same(one)));
  const now = (one) => after.filter((other) => other.text === one.text).map(({ box }) => box).join(' or ') || 'nowhere';
  faults.push(...moved.slice(0, 2).map((one) => `${one.tag} «${one.text.slice(0, 40)}» was at ${one.box}, is at ${now(one)} (${moved.length} of ${before.length})`));
  const boardsAfter = await boards(page, 'main');
  for (const [at, box] of boardsBefore.entries()) {
    if (!boardsAfter[at]?.every((side, i) => Math.abs(side - box[i]) <= 2)) faults.push(`the board was at ${box}, is at ${boardsAfter[at]}`);
  }
  const scrolled = await page.evaluate(() => scrollY);
  if (Math.abs(scrolled - scroll) > 2) faults.push(`scrolled from ${scroll} to ${scrolled}`);
  const titled = await page.title();
  if (titled !== title) faults.push(`the title was «${title}», is «${titled}»`);
  faults.push(...await page.evaluate(() => [...window.early.keys()].map((name) => `fetched for nothing: ${name}`)));
  return faults.map((fault) => `${path}: ${fault}`);
}

for (const [at, [name, viewport]] of Object.entries(SCREENS).entries()) {
  test(`on a ${name} every sentence of the first look stays where it is, and so does the title`, async (t) => {
    // The program is asked for with every page.
    const { site, context } = await visit(t, { viewport, lasting: false });
    const page = await context.newPage();
    const faults = [];
    for (const path of process.env.PAGES?.split(' ') ?? sample(PAGES, 2, at)) faults.push(...await faultsOf(site, page, path));
    assert.deepEqual(faults, []);
  });
}

test('without a program the texts of the Laws, the glossary and Sobre can be read', async (t) => {
  const { site, context } = await visit(t, { javaScriptEnabled: false });
  const page = await context.newPage();
  for (const [path, words] of [
    ['regras/2023/7.5.5', ['7.5.5', 'Leis de 2023']],
    ['regras/glossario', ['Roque', 'castling', 'Portugal']],
    ['sobre', ['Não sabemos nada de ti', 'progress']],
    ['regras/escola', ['Desporto Escolar']],
    ['aprender/torre', ['A torre']],
  ]) {
    await page.goto(site.url(path));
    const seen = await page.locator('body').innerText();
    for (const word of words) assert.ok(seen.toLowerCase().includes(word.toLowerCase()), `${path} does not say ${word}`);
    const [look, notice] = await page.evaluate(() => ['#first-look', 'noscript .page'].map((one) => document.querySelector(one).getBoundingClientRect().toJSON()));
    assert.ok(notice.height > 0 && notice.top >= look.bottom, `the notice stands below: ${path}`);
    assert.match(seen, /precisa de JavaScript/);
    assert.equal(await page.locator('#shell').evaluate((shell) => shell.innerText.includes('A carregar')), false, `${path} loads nothing`);
  }
});

test('each address has its own title, description and canonical address', async (t) => {
  const { site, context } = await visit(t, { javaScriptEnabled: false });
  const page = await context.newPage();
  const seen = new Set();
  for (const path of PAGES) {
    await page.goto(site.url(path));
    const [title, description, canonical, lang] = await page.evaluate(() => [
      document.title, document.querySelector('meta[name=description]').content, document.querySelector('link[rel=canonical]').href, document.documentElement.lang,
    ]);
    assert.match(title, / · Lance Legal$/, path);
    assert.ok(description.length >= 12 && description.length <= 161, `${path}: «${description}»`);
    assert.equal(canonical, site.url(path));
    assert.equal(lang, 'pt-PT');
    assert.ok(!/\{|\}|undefined/.test(title + description), `${path}: ${title} ${description}`);
    seen.add(title);
  }
  assert.ok(seen.size >= PAGES.length - 3, 'titles tell pages apart');
});

test('readers of another language see the frame without words', async (t) => {
  const { site, context } = await visit(t, { locale: 'en-GB' });
  const page = await context.newPage();
  const release = await heldBack(page, PROGRAM);
  await page.goto(site.url('aprender/torre'));
  await page.locator('#shell .shell-play .board').waitFor();
  assert.equal(await page.locator('#first-look').isVisible(), false);
  assert.equal(await page.locator('.shell-play').isVisible(), true);
  release();
  await standing(page);
  assert.equal(await page.locator('main h1').innerText(), 'The rook');
  const article = await context.newPage();
  const articleCame = await heldBack(article, PROGRAM);
  await article.goto(site.url('regras/glossario'));
  await article.locator('#shell').waitFor({ state: 'attached' });
  await article.waitForFunction(() => !document.documentElement.hasAttribute('data-coming'));
  assert.equal(await article.locator('#shell').innerText().then((text) => text.replace(/\s+/g, ' ').trim()), 'Lance Legal Loading…');
  assert.equal(await article.locator('.shell-play').isVisible(), false, 'no board on a page of text');
  assert.equal(await article.locator('#first-look').isVisible(), false);
  articleCame();
  await standing(article);
  const home = await context.newPage();
  const homeCame = await heldBack(home, PROGRAM);
  await home.goto(site.url());
  await home.locator('.shell-home .board').waitFor();
  assert.equal(await home.locator('#shell').innerText().then((text) => text.replace(/\s+/g, ' ').trim()), 'Lance Legal Loading…');
  homeCame();
  await standing(home);
});

test('who opens a code is shown the frame of a page, not the page without it first', async (t) => {
  const { site, context } = await visit(t);
  for (const [path, seen, board] of [['turma', true], ['turma#31415926', false], ['torneio', true], ['torneio#1234', false], ['jogar#1234', false, true]]) {
    const page = await context.newPage();
    const release = await heldBack(page, PROGRAM);
    await page.goto(site.url(path));
    await page.locator('#first-look').waitFor({ state: 'attached' });
    await page.waitForFunction(() => !document.documentElement.hasAttribute('data-coming'));
    assert.equal(await page.locator('#first-look h1').isVisible(), seen, path);
    // What comes at once needs no word, so it is said after a moment.
    for (const [frame, shown] of [['.shell-frame', !seen && !board], ['.shell-play', !seen && board]]) {
      await page.locator(`#shell > ${frame} .shell-wait`).waitFor({ state: shown ? 'visible' : 'hidden' });
    }
    assert.equal(await page.locator('#shell > .shell-play .board').isVisible(), Boolean(board), `${path} begins with a board`);
    assert.ok(await page.locator('.top-menu').isVisible(), `${path} has its menu`);
    release();
    await standing(page);
    assert.equal(await page.locator('main h1').count(), 1, path);
    await page.close();
  }
});

test('the look of a page that begins with a board begins with one', () => {
  const look = (at) => /<div id="first-look".*?<!-- end of first look -->/s.exec(readFileSync(join(ROOT.dist, at, 'index.html'), 'utf8'))[0];
  // The home page has no look of its own.
  const wrong = SINGLE_PAGES.filter(({ at, board }) => at && look(at).includes('shell-field') !== board);
  // Damas has a board beside its list; nobody knows yet whether there is anything to look at again.
  assert.deepEqual(wrong.map(({ at }) => at), ['taticas/rever', 'damas']);
});

test('the first look has the chosen theme and text size', async (t) => {
  const { site, context } = await visit(t);
  const first = await context.newPage();
  await first.goto(site.url('definicoes'));
  await standing(first);
  for (const [name, value] of [['tema', 'dark'], ['texto', 'largest']]) await first.locator(`input[name=${name}][value=${value}]`).check({ force: true });
  await painted(first);
  await first.close();
  const page = await context.newPage();
  const release = await heldBack(page, PROGRAM);
  await page.goto(site.url('aprender/torre'));
  await page.locator('#first-look .screen-text').waitFor();
  const measure = () => page.locator('.screen-text').evaluate((text) => [getComputedStyle(text).color, getComputedStyle(text).fontSize]);
  const before = await measure();
  release();
  await standing(page);
  assert.deepEqual(await measure(), before);
});

test('the start page, which stands for every page without a network, has the board of an explanation', async (t) => {
  const { site, context } = await visit(t, { viewport: SCREENS.phone });
  const page = await context.newPage();
  await page.route(site.url('aprender/torre'), (route) => route.fulfill({ path: `${ROOT.dist}/index.html`, contentType: 'text/html' }));
  const release = await heldBack(page, PROGRAM);
  await page.goto(site.url('aprender/torre'));
  const before = await page.locator('.shell-play .board-frame').boundingBox();
  release();
  await standing(page);
  await page.locator('main .screen-text').waitFor();
  assert.deepEqual(await page.locator('main .board-frame').boundingBox(), before);
});

test('within the site a page that is waited for shows its frame, with an empty board', async (t) => {
  const { context, open } = await visit(t);
  const page = await open('aprender');
  const release = await heldBack(context, '**/lessons/torre.lesson');
  await page.locator('.lesson-card[href$="/torre"]').click();
  await page.locator('main .play.loading .board').waitFor();
  assert.equal(await page.locator('main #first-look').count(), 0, 'the first look is that of another page');
  const before = await page.locator('main .board-frame').boundingBox();
  release();
  await page.locator('main .screen-text').waitFor();
  assert.deepEqual(await page.locator('main .board-frame').boundingBox(), before);
});

test('a first look that is there already waits with what is late, and is gone with the page', async (t) => {
  const { site, context } = await visit(t);
  const page = await context.newPage();
  const release = await heldBack(page, '**/lessons/torre.lesson');
  await page.goto(site.url('aprender/torre'));
  await page.locator('#shell').waitFor({ state: 'detached' });
  const heading = page.locator('#first-look h1');
  assert.equal(await heading.innerText(), 'A torre');
  assert.equal(await page.locator('main #first-look').count(), 1);
  release();
  await standing(page);
  assert.equal(await page.locator('main h1').innerText(), 'A torre');
});

test('the styles are asked for beside the first script, not after it', async (t) => {
  const { site, context } = await visit(t);
  const page = await context.newPage();
  const release = await heldBack(page, '**/shell/shell-*.js');
  const asked = new Set();
  page.on('request', (request) => asked.add(request.url().replace(/^.*\/style\//, '').replace(/-[0-9a-f]{16}\.css$/, '.css')));
  const gone = page.goto(site.url('regras/2023/7'));
  const styles = ['site.css', 'laws/way.css', 'laws/library.css'];
  const set = await eventually(() => styles.every((name) => asked.has(name)));
  release();
  await gone;
  await standing(page);
  assert.ok(set, [...asked].join(' '));
});

test('a page is shown when it is read to its end, or when the rest does not come', async (t) => {
  const { site, context } = await visit(t, {
    forgive: [/net::ERR/],
    init: () => {
      window.coming = [];
      new MutationObserver(() => window.coming.push(document.documentElement.hasAttribute('data-coming')))
        .observe(document, { attributes: true, attributeFilter: ['data-coming'], subtree: true });
    },
  });
  for (const fault of [null, 'stall']) {
    site.fault = (path) => (path === `${site.base}sobre/` ? fault : null);
    const page = await context.newPage();
    await page.goto(site.url('sobre/'), { waitUntil: 'commit' });
    await page.locator('.site-header').waitFor();
    const coming = await page.evaluate(() => window.coming);
    assert.ok(coming.includes(true) && coming.at(-1) === false, `${fault}: ${coming}`);
    await page.close();
  }
});
