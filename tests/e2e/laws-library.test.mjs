// The Laws to read, as a pupil and a teacher do: from the hall to an article, between the editions, by word and by number,
// on paper and on the wall, without a network.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { sample } from './sample.mjs';
import { keptOffline, painted, ROOT, standing, SUBPATH, useBrowser, visit } from './visit.mjs';

useBrowser();

const marked = (page) => page.locator('.law[data-marked=true]');
const number = (page) => marked(page).locator('.law-number').innerText();

async function at(page, path) {
  await page.waitForURL((url) => url.pathname.endsWith(`/${path}`));
  await page.waitForSelector('.law-articles');
}

const NOT_THERE = [/404 \(Not Found\)/];

test('from the hall to an article, by touch at 360 × 640', async (t) => {
  const { open } = await visit(t, { build: SUBPATH, hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });
  const page = await open('');
  await page.locator('.site-header').getByRole('link', { name: 'Regras' }).tap();
  await page.locator('.laws-card[data-edition="2023"]').tap();
  await page.waitForURL('**/regras/2023');
  await page.getByRole('link', { name: /^7 .*Irregularidades/ }).tap();
  await at(page, 'regras/2023/7');
  await page.getByRole('heading', { name: '7 · Irregularidades' }).waitFor();
  assert.equal(await page.title(), '7 · Irregularidades · Leis de 2023 · Lance Legal');
  assert.equal(await marked(page).count(), 0);
  await page.locator('#n-7-5-5').tap();
  await at(page, 'regras/2023/7.5.5');
  assert.equal(await number(page), '7.5.5');
  assert.match(await marked(page).locator('.law-text').innerText(), /lance ilegal/);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
});

test('an address leads to its number, which is in sight and has the focus', async (t) => {
  const { open } = await visit(t, { forgive: NOT_THERE });
  for (const [path, found] of [['2023/A.5.2', 'A.5.2'], ['2023/a.5.2', 'A.5.2'], ['2005/b9', 'B9'], ['2018/7.5.5', '7.5.5']]) {
    const page = await open(`regras/${path}`);
    await marked(page).waitFor();
    assert.equal(await number(page), found);
    await page.waitForFunction(() => document.activeElement?.id === 'artigo-marcado');
    assert.ok(await marked(page).evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    }), path);
    await page.close();
  }
  const page = await open('regras/2023/99.9');
  await page.getByRole('heading', { name: /99\.9/ }).waitFor();
  await page.getByRole('link', { name: 'Leis de 2023' }).waitFor();
});

test('another edition keeps the place, says what differs, and owns up where nothing corresponds', async (t) => {
  const { open } = await visit(t);
  const page = await open('regras/2023/7.5.5');
  const edition = (word) => page.locator('.edition-link', { has: page.locator(`strong:text-is("${word}")`) });
  await edition('2005').click();
  await at(page, 'regras/2005/7.4.b');
  assert.equal(await number(page), '7.4.b');
  const differs = marked(page).locator('.law-diff');
  assert.match(await differs.innerText(), /^⇄\s+Comparado com 2023\./);
  await differs.getByRole('link').click();
  await at(page, 'regras/2023/7.5.5');
  assert.ok(await marked(page).getByRole('link', { name: /2005: 7\.4\.b/ }).isVisible());
  // 2018 says the same of this number, in the words of 2023.
  await page.locator('#n-7-5-2').click();
  await at(page, 'regras/2023/7.5.2');
  const words = await marked(page).locator('.law-text').innerText();
  await edition('2018').click();
  await at(page, 'regras/2018/7.5.2');
  assert.equal(await marked(page).locator('.law-text').innerText(), words);
  assert.equal(await marked(page).locator('.law-diff').count(), 0);
  // Nothing like it: the nearest, and said so.
  await page.goto(page.url().replace('2018/7.5.2', '2005/B9'));
  await marked(page).waitFor();
  assert.match(await marked(page).locator('.law-diff').innerText(), /^\+\s+Não há nada assim em 2023\.|^⇄/);
  await page.goto(page.url().replace('2005/B9', '2023/3.8'));
  await marked(page).waitFor();
  await edition('2009').click();
  await page.waitForURL('**/regras/2009?de=2023-3.8');
  await page.getByRole('status').filter({ hasText: 'O 3.8 (Leis de 2023) não tem artigo correspondente nas Leis de 2009' }).waitFor();
});

test("the teacher's lines and the differences alone stay chosen from chapter to chapter", async (t) => {
  const { open } = await visit(t);
  const page = await open('regras/2018/7');
  await page.waitForSelector('.law');
  const shown = () => page.locator('.law-teacher').evaluateAll((lines) => lines.filter((line) => line.checkVisibility()).length);
  assert.equal(await shown(), 0);
  await page.getByRole('switch', { name: 'Linhas do professor' }).check({ force: true });
  assert.ok(await shown() > 0);
  const all = await page.locator('.law:visible').count();
  await page.getByRole('switch', { name: 'Só os artigos diferentes de 2023' }).check({ force: true });
  const few = await page.locator('.law:visible').count();
  assert.ok(few > 0 && few < all, `${few} of ${all}`);
  await page.locator('#capitulo-seguinte').click();
  await at(page, 'regras/2018/8');
  await page.waitForFunction(() => document.activeElement?.id === 'conteudo' && document.querySelector('main h1').getBoundingClientRect().top >= 0);
  assert.ok(await page.getByRole('switch', { name: 'Linhas do professor' }).isChecked());
  await page.locator('#capitulo-anterior').click();
  await at(page, 'regras/2018/7');
  assert.equal(await page.locator('.law:visible').count(), few);
});

test('a number leads to the pages that show it, other numbers to theirs, and its address can be copied', async (t) => {
  const { context, open } = await visit(t);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await open('regras/2023/9.2');
  await marked(page).getByRole('button', { name: 'Copiar a ligação' }).click();
  await page.getByText('Ligação copiada.').waitFor();
  assert.ok((await page.evaluate(() => navigator.clipboard.readText())).endsWith('/regras/2023/9.2'));
  await marked(page).locator('.law-links a').first().click();
  await page.waitForURL(/\/(aprender|jogar)/);
  await standing(page);
  await page.goBack();
  await page.waitForSelector('.law-articles');
  const link = page.locator('.law-text a').first();
  const to = await link.innerText();
  await link.click();
  await page.waitForURL((url) => url.pathname.endsWith(`/regras/2023/${to}`));
});

test('searched as one types: words in any spelling, numbers, other languages, by keyboard alone', async (t) => {
  const { open } = await visit(t);
  const page = await open('regras/procurar');
  const field = page.getByRole('searchbox');
  const results = page.locator('.find-result');
  await field.focus();
  await page.keyboard.type('ARBITRO seta');
  // A slow typist is answered in between, so the results are those of the whole only with its address.
  await page.waitForURL('**/regras/procurar?q=ARBITRO%20seta&regras=2023');
  await page.waitForFunction(() => /^\d+ artigos?$/.test(document.querySelector('.law-find [role=status]')?.textContent ?? ''));
  const texts = await results.allInnerTexts();
  assert.ok(texts.length > 0 && texts.some((text) => /árbitro/i.test(text) && /seta/i.test(text)));
  await field.fill('planilha');
  await results.filter({ hasText: 'folha de registo' }).first().waitFor();
  await field.fill('semi-rapidas');
  await results.filter({ hasText: /semirrápidas/i }).first().waitFor();
  await field.fill('xpto');
  await page.getByText('Nada. Tenta com menos palavras').waitFor();
  await field.fill('art. a5.2');
  await page.waitForFunction(() => document.querySelector('.find-result .contents-number')?.textContent === 'A.5.2');
  await page.keyboard.press('Enter');
  await at(page, 'regras/2023/A.5.2');
  assert.equal(await number(page), 'A.5.2');
  await page.goBack();
  await page.waitForFunction(() => document.querySelector('#procurar')?.value === 'art. a5.2');
  await page.getByRole('radio', { name: 'Leis de 2018' }).check({ force: true });
  await field.fill('7.5.5');
  await page.keyboard.press('Enter');
  await at(page, 'regras/2018/7.5.5');
});

test('the glossary has every term in three languages and is filtered', async (t) => {
  const terms = readFileSync('assets/laws/glossary.txt', 'utf8').split('\n').filter((line) => line && !line.startsWith('#'));
  const { open } = await visit(t);
  const page = await open('regras/glossario');
  await page.waitForSelector('.glossary');
  assert.equal(await page.locator('.glossary tbody tr').count(), terms.length);
  await page.getByRole('searchbox').fill('planilha');
  await page.waitForFunction(() => document.querySelectorAll('.glossary tbody tr').length < 5);
  const row = page.locator('.glossary tbody tr', { hasText: /^folha de registo/ }).first();
  assert.match(await row.innerText(), /folha de registo[\s\S]*planilha[\s\S]*scoresheet/);
  await row.getByRole('link').click();
  await at(page, 'regras/2023/8.1.1');
});

test('projected, a presenter walks from number to number and on to the next chapter', async (t) => {
  const { open } = await visit(t, { viewport: { width: 1024, height: 768 } });
  const page = await open('regras/2023/1');
  await page.waitForSelector('.law-articles');
  await page.locator('.projector-button').click();
  await page.waitForSelector('html[data-projecting=on]');
  for (const expected of ['1.1', '1.2']) {
    await page.keyboard.press('PageDown');
    await page.waitForFunction((expected) => document.querySelector('.law[data-marked=true] .law-number')?.textContent === expected, expected);
  }
  const size = await marked(page).locator('.law-text').evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  assert.ok(size >= 32, `${size}`);
  await page.keyboard.press('PageUp');
  await page.waitForFunction(() => document.querySelector('.law[data-marked=true] .law-number')?.textContent === '1.1');
  for (let steps = 0; steps < 12 && !page.url().endsWith('/2'); steps += 1) {
    await page.keyboard.press('PageDown');
    await painted(page);
  }
  await at(page, 'regras/2023/2');
});

test('on paper a chapter is black on white, with its edition, its source and no menus', async (t) => {
  const { open } = await visit(t, { colorScheme: 'dark' });
  const page = await open('regras/2005/7');
  await page.waitForSelector('.law');
  await page.emulateMedia({ media: 'print' });
  for (const hidden of ['.site-header', '.bottom-bar', '.edition-switch', '.law-tools']) assert.ok(await page.locator(hidden).first().isHidden(), hidden);
  for (const shown of ['.law-paper-edition', '.law-source', '.law-text']) assert.ok(await page.locator(shown).first().isVisible(), shown);
  assert.equal(await page.locator('.law-text').first().evaluate((element) => getComputedStyle(element).color), 'rgb(0, 0, 0)');
});

for (const [turn, [locale, build]] of [['pt-PT', ROOT], ['pt-BR', ROOT], ['en', SUBPATH]].entries()) {
  test(`every edition and every chapter opens, whole: ${locale}`, async (t) => {
    const { open } = await visit(t, { locale, build, reducedMotion: 'reduce' });
    // The card games are among the chapters where the settings ask for them.
    const settings = await open('definicoes');
    const [, name] = /^settings-students = (.*)$/m.exec(readFileSync(`locales/${locale}/rest.ftl`, 'utf8'));
    await settings.getByRole('switch', { name }).check({ force: true });
    const page = await open('regras');
    const editions = await page.locator('.laws-card[data-edition]').evaluateAll((cards) => cards.map((card) => card.dataset.edition));
    assert.deepEqual(editions, ['2023', '2018', '2009', '2005', 'jss', 'escola']);
    // The regulation of schools has a page of its own: laws-school.
    const paged = editions.filter((edition) => edition !== 'escola');
    for (const edition of turn === 0 ? paged : sample(paged, 2, turn)) {
      await page.locator(`.laws-card[data-edition="${edition}"]`).click();
      await page.waitForSelector('.contents, .law-articles');
      const rows = readFileSync(`assets/laws/${edition}.txt`, 'utf8').split('\n').map((line) => line.replace(/#.*/, '').trim());
      const chapters = rows.filter((line) => line.startsWith('chapter ')).map((line) => line.split(/\s+/)[1]);
      assert.equal(await page.locator('.contents-row').count(), chapters.length, edition);
      for (const [place, chapter] of chapters.entries()) {
        if (place === 0) await page.locator('.contents-row').first().click();
        else await page.locator('#capitulo-seguinte').click();
        await at(page, `regras/${edition}/${chapter}`);
        await page.waitForFunction((chapter) => document.querySelector('main h1')?.textContent.startsWith(`${chapter} · `), chapter);
        const faults = await page.locator('.law').evaluateAll((laws) => laws.filter((law) => !law.querySelector('.law-text')?.textContent.trim() && law.dataset.depth !== '0').map((law) => law.querySelector('.law-number').textContent));
        assert.deepEqual(faults, [], `${edition} ${chapter}`);
        assert.doesNotMatch(await page.locator('main').innerText(), /\blaw-\d|\blesson-[a-z]|\bdrill-[a-z]/, `${edition} ${chapter}`);
      }
      if (chapters.length === 0) assert.equal(await page.locator('.law').count(), rows.filter((line) => /^\d/.test(line)).length);
      await page.goto(page.url().replace(/regras\/.*/, 'regras'));
      await page.waitForSelector('.laws-card');
    }
  });
}

test('the Laws without a network', async (t) => {
  const { context, site, open } = await visit(t, { worker: true });
  const page = await open('regras');
  await keptOffline(page);
  await context.setOffline(true);
  await site.close();
  await page.goto(site.url('regras/2005/7.4.b'));
  await standing(page);
  await marked(page).waitFor();
  assert.equal(await number(page), '7.4.b');
});
