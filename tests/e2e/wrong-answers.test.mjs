// Hosts that answer with the wrong thing and a good status: the start page for a file that is gone, half a text, a login
// form. What arrived is checked, said, and asked for again; nothing of it is shown.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { sample } from './sample.mjs';
import { eventually, fileOf, precached, ROOT, ROUTES, standing, useBrowser, visit } from './visit.mjs';

useBrowser();

/** Every id of a message that could not be a word of a sentence. */
const IDS = readdirSync('locales/pt-PT', { recursive: true })
  .filter((path) => path.endsWith('.ftl'))
  .flatMap((path) => [...readFileSync(join('locales/pt-PT', path), 'utf8').matchAll(/^([a-z][a-z0-9]*(?:-[a-z0-9]+)+) =/gm)].map(([, id]) => id));

const plain = (path) => path.replace(/^\/?([0-9a-f]{16}\/)?/, '');
const isText = (path) => /^(locales|lessons|draughts|quiz|laws|scenes|scores)\//.test(plain(path));
const isStyle = (path) => /^style\/(?!site-)/.test(plain(path));

/** Whatever a page shows is a sentence: no id of a message stands in it, and there is something to read. */
async function speaks(page, what) {
  const text = await page.locator('body').innerText();
  const words = new Set(text.split(/[^a-z0-9-]+/i));
  assert.deepEqual(IDS.filter((id) => words.has(id)), [], `${what}: ${text.slice(0, 400)}`);
  assert.ok((await page.locator('main').innerText()).trim().length > 20, what);
}

/** Pages by their kind, and one of each kind below. */
const PAGES = [...ROUTES, 'nao-existe', 'aprender/torre', 'aprender/torre/vira-a-meio', 'notacao/ler', 'notacao/casas', 'damas/aprender/damas-tabuleiro', 'damas/treino/numeros', 'regras/2023', 'regras/procurar', 'regras/glossario', 'regras/perguntas', 'regras/arbitro', 'regras/escola'];

test('the ids are there to be looked for, and the pages are pages', () => {
  assert.ok(IDS.length > 2000 && IDS.includes('play-take-back') && IDS.includes('refusal-pawn-too-far'), `${IDS.length} ids`);
  assert.ok(precached(ROOT.dist).filter(isText).length > 500);
});

for (const [at, locale] of ['pt-PT', 'en-GB'].entries()) {
  test(`no text, lesson or list can be had (${locale}): each page says so, and shows no id of a message`, async (t) => {
    const { site, context } = await visit(t, { locale, forgive: [/404 \(Not Found\)/, /Refused to apply style/, /MIME type/] });
    site.fault = (path) => (isText(path) || isStyle(path) ? 'page' : null);
    const page = await context.newPage();
    for (const path of sample(PAGES, 2, at)) {
      await page.goto(site.url(path));
      await standing(page);
      await page.getByRole('status').filter({ hasText: /A carregar|Loading/ }).waitFor({ state: 'detached' });
      await speaks(page, path);
    }
    await page.goto(site.url('regras/2023'));
    await standing(page);
    await page.getByRole('alert').filter({ visible: true }).getByRole('button').first().waitFor();
    site.fault = () => null;
    await page.getByRole('alert').filter({ visible: true }).getByRole('button').first().click();
    await page.getByRole('alert').filter({ visible: true }).waitFor({ state: 'detached' });
    await page.locator('main a').nth(5).waitFor();
    await speaks(page, 'the way on');
  });
}

/** What a host has sent in place of a file. */
const WRONG = {
  'a login form': '<html><form>Palavra-passe</form></html>',
  'an error in words': '{"error": "not found"}',
  nothing: '',
  'half of it': (text) => text.slice(0, text.length >> 1),
  'it, but written anew for another system': (text) => text.replaceAll('\n', '\r\n'),
  'another file': () => readFileSync(join(ROOT.dist, fileOf(ROOT.dist, 'locales/pt-PT/rest.ftl')), 'utf8'),
};

for (const [what, body] of Object.entries(WRONG)) {
  test(`a text is answered by ${what}: it is not used, and had again when the host has it`, async (t) => {
    const { site, context } = await visit(t);
    const file = fileOf(ROOT.dist, 'locales/pt-PT/play.ftl');
    const right = readFileSync(join(ROOT.dist, file), 'utf8');
    const wrong = typeof body === 'string' ? body : body(right);
    assert.notEqual(wrong, right);
    const page = await context.newPage();
    // The browser is told to keep it, as careless hosts do.
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=31536000, immutable' };
    await page.route(`**/${file}`, (route) => route.fulfill({ body: wrong, headers }));
    await page.goto(site.url('jogar'));
    await standing(page);
    const alert = page.getByRole('alert').filter({ visible: true });
    await alert.getByRole('heading', { name: 'Esta página não chegou' }).waitFor();
    await speaks(page, what);
    await page.unroute(`**/${file}`);
    await alert.getByRole('button', { name: 'Tentar outra vez' }).click();
    await page.waitForSelector('.play [role=grid]');
    await speaks(page, 'Jogar');
  });
}

test('a language that cannot be had changes nothing, and is said', async (t) => {
  const { site, open } = await visit(t, { forgive: [/503/] });
  const page = await open('definicoes');
  site.fault = (path) => (path.includes('/locales/en/') ? 'error' : null);
  await page.locator('input[name=idioma][value=en]').click({ force: true });
  await page.getByRole('status').locator('.notice').waitFor();
  assert.equal(await page.getAttribute('html', 'lang'), 'pt-PT');
  assert.equal(await page.locator('main h1').innerText(), 'Definições');
  await speaks(page, 'Definições');
});

test('a language whose texts are still on their way when the page is loaded anew stays chosen', async (t) => {
  const { site, open } = await visit(t);
  const page = await open('definicoes');
  let isLeft = false;
  site.fault = (path) => {
    isLeft ||= path === '/definicoes/';
    return !isLeft && path.includes('/locales/en/') ? 'hang' : null;
  };
  await page.locator('input[name=idioma][value=en]').check({ force: true });
  assert.ok(await eventually(() => site.requests.some(({ path }) => path.includes('/locales/en/'))));
  await page.reload();
  site.hangUp();
  await standing(page);
  await page.waitForSelector('html[lang=en]');
});

test('a part of the program is answered by the start page, which the browser keeps: said, and had past its copy', async (t) => {
  const { site, context } = await visit(t, { forgive: [/expected magic word/, /CompileError/, /not a whole pack/] });
  const page = await context.newPage();
  await page.goto(site.url());
  await standing(page);
  site.fault = (path) => (/lance-legal-play-/.test(path) ? 'page' : null);
  await page.locator('.home-all').getByRole('link', { name: 'Jogar', exact: true }).click();
  const alert = page.getByRole('alert').filter({ visible: true });
  await alert.getByRole('heading', { name: 'Esta página não chegou' }).waitFor();
  site.fault = () => null;
  await alert.getByRole('button', { name: 'Tentar outra vez' }).click();
  await page.waitForSelector('.play [role=grid]');
});

for (const [what, pattern] of [['the program', /_bg\.wasm$/], ['its glue', /lance-legal-[0-9a-f]{16}\.js$/]]) {
  test(`${what} is answered by the start page, which the browser keeps: the page is loaded once more, past its copies`, async (t) => {
    const { site, context } = await visit(t, { forgive: [/magic|CompileError|instantiateStreaming|MIME type|integrity/i] });
    let answers = 0;
    site.fault = (path) => (pattern.test(path) && !/analyst/.test(path) && answers++ === 0 ? 'page' : null);
    const page = await context.newPage();
    await page.goto(site.url('jogar'));
    await page.waitForSelector('.play [role=grid]');
    assert.equal(site.requests.filter(({ path }) => path === '/jogar/').length, 2);
  });
}
