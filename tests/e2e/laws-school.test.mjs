// The school regulation as a pupil and a teacher use it: the age group, the clock already set, results that are changed and
// a table that follows, every number with its sum, by touch and by keyboard, on paper and on the wall.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { painted, ROOT, SUBPATH, useBrowser, visit } from './visit.mjs';

useBrowser();

const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } };

const fits = (page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
const rows = (page) => page.locator('.school-standings tbody tr').evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent).join(' ')));
const value = (page, name, column) => page.getByRole('button', { name: new RegExp(`^${name}, ${column}: `) });
const said = (page) => page.locator('.school-said').innerText();
const steps = (page, label) => page.locator('.school-stepper', { hasText: label });

/** The sample as it is worked out by hand in the native tests. */
const BY_HAND = [
  '1 Ana 3 1 10½ 13 8 3',
  '2 Eva 3 0 10½ 12 7½ 3',
  '3 Inês 2½ – 11 13½ 6¼ 2',
  '4 Bruno 2½ – 11 12½ 5¾ 2',
  '5 Carla 2½ – 10½ 12 5¾ 2',
  '6 Diogo 2½ – 10½ 12 5¾ 1',
  '7 Filipe 2½ – 10½ 12 5¼ 2',
  '8 Hugo 1½ – 10½ 13 4¼ 1',
];

test('from the hall to a section, by touch at 360 × 640', async (t) => {
  const { open } = await visit(t, { build: SUBPATH, ...PHONE });
  const page = await open('regras');
  await page.locator('.laws-card[data-edition=escola]').tap();
  await page.waitForSelector('.school');
  assert.equal(await page.locator('.school-section').count(), 9);
  assert.ok(await fits(page));
  await page.locator('.school-place', { hasText: 'Desempates individuais' }).tap();
  await page.waitForURL('**/regras/escola/6');
  await page.waitForFunction(() => document.activeElement?.id === 'seccao-6');
  assert.equal(await page.locator('.school-section[data-marked=true]').count(), 1);
  for (const button of await page.locator('.school-cell, .school-value, .school-stepper .button').all()) {
    const box = await button.boundingBox();
    assert.ok(box.width >= 52 && box.height >= 52, `${await button.getAttribute('aria-label')}: ${box.width} × ${box.height}`);
  }
  const table = page.locator('.school-scroll').filter({ has: page.locator('.school-standings') });
  assert.ok(await table.evaluate((element) => element.scrollWidth > element.clientWidth), 'the table moves inside its card');
  assert.ok(await fits(page));
});

test('an address leads to its section, and a number that is none to the whole', async (t) => {
  const { open } = await visit(t, { forgive: [/404 \(Not Found\)/] });
  const page = await open('regras/escola/4');
  await page.waitForFunction(() => document.activeElement?.id === 'seccao-4');
  assert.equal(await page.title(), 'Ritmo e sistema de jogo · Desporto Escolar da Madeira, 2022/23 · Lance Legal');
  const other = await open('regras/escola/9');
  await other.waitForSelector('.school-section');
  assert.match(await other.getByRole('alert').innerText(), /não tem o ponto 9/);
  assert.equal(await other.locator('.school-section[data-marked=true]').count(), 0);
});

test('the age group by year of birth and school year, and all groups of the year', async (t) => {
  const { open } = await visit(t);
  const page = await open('regras/escola');
  const finder = page.locator('.school-finder');
  const year = () => steps(page, 'Ano letivo').locator('strong').innerText();
  const born = () => steps(page, 'Ano em que nasceste').locator('strong').innerText();
  await finder.waitFor();
  for (let count = 0; count < 60 && await year() !== '2022/23'; count += 1) {
    await steps(page, 'Ano letivo').getByRole('button', { name: await year() > '2022' ? /um a menos/ : /um a mais/ }).click();
  }
  for (let count = 0; count < 60 && await born() !== '2010'; count += 1) {
    await steps(page, 'Ano em que nasceste').getByRole('button', { name: await born() > '2010' ? /um a menos/ : /um a mais/ }).click();
  }
  const answer = finder.getByRole('status');
  assert.equal(await answer.innerText(), 'Em 2022/23, quem nasceu em 2010 joga em Infantis (nascidos: 2010 e 2011).');
  await page.getByText('São os anos que o regulamento imprime.').waitFor();
  const groups = () => page.locator('.school-groups tbody tr:has(td)').evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent).join(': ')));
  assert.deepEqual(await groups(), [
    'Sub 8: 2015 e depois', 'Sub 10: 2014 e antes',
    'Infantis 1: 2012 e depois', 'Infantis: 2010 e 2011', 'Iniciados: 2008 e 2009', 'Juvenis: 2006 e 2007', 'Juniores/Seniores: 2005 e antes',
  ]);
  // A year later the same pupil is in the next group.
  await steps(page, 'Ano letivo').getByRole('button', { name: /um a mais/ }).press('Enter');
  assert.equal(await answer.innerText(), 'Em 2023/24, quem nasceu em 2010 joga em Iniciados (nascidos: 2009 e 2010).');
  assert.equal((await groups())[3], 'Infantis: 2011 e 2012');
  await page.getByText('Aqui cada ano avança um.').waitFor();
  await page.getByRole('radio', { name: '1.º ciclo' }).check({ force: true });
  assert.equal(await answer.innerText(), 'Em 2023/24, quem nasceu em 2010 joga em Sub 10 (nascidos: 2015 e antes).');
});

test('the clock opens with the time control of the regulation', async (t) => {
  const { open } = await visit(t);
  for (const shown of ['15+5', '20+0']) {
    const page = await open('regras/escola');
    await page.getByRole('link', { name: new RegExp(`^${shown.replace('+', '\\+')} ·`) }).click();
    await page.waitForSelector('.clock-start');
    assert.deepEqual(await page.locator('.clock-card input:checked').evaluateAll((all) => all.map((one) => one.value)), [shown]);
    await page.close();
  }
});

test('the table of the sample, where every criterion parts somebody', async (t) => {
  const { open } = await visit(t);
  const page = await open('regras/escola/6');
  await page.waitForSelector('.school-standings');
  assert.deepEqual(await rows(page), BY_HAND);
  const parts = await page.locator('.school-value:not([data-parts=none])').evaluateAll((all) => all.map((button) => `${button.getAttribute('aria-label')} ${button.dataset.parts}`));
  assert.deepEqual(parts, [
    'Ana, Resultado entre si: 1 ahead', 'Eva, Resultado entre si: 0 behind',
    'Inês, Buchholz completo: 13½ ahead', 'Bruno, Buchholz corrigido: 11 ahead', 'Bruno, Buchholz completo: 12½ behind',
    'Carla, Buchholz corrigido: 10½ behind', 'Carla, Vitórias: 2 ahead',
    'Diogo, Sonneborn-Berger: 5¾ ahead', 'Diogo, Vitórias: 1 behind', 'Filipe, Sonneborn-Berger: 5¼ behind',
  ]);
  const told = {
    'Inês Buchholz completo': 'Buchholz da Inês: 2½ (Filipe) + 2½ (Bruno) + 3 (Ana) + 2½ (Carla) + 3 (Eva) = 13½.',
    'Carla Buchholz corrigido': 'Buchholz corrigido da Carla: sai o adversário com menos pontos, 1½ (Hugo). Fica 3 (Ana) + 2½ (Diogo) + 2½ (Inês) + 2½ (Filipe) = 10½.',
    'Filipe Sonneborn-Berger': 'Sonneborn-Berger do Filipe: ½ × 2½ (Inês) + 1½ (Hugo) + 2½ (Carla) = 5¼. Vitória conta tudo, empate metade, derrota nada.',
    'Ana Resultado entre si': 'Empatados: Ana e Eva. Pontos da Ana nas partidas entre si: 1 (Eva) = 1.',
    'Ana Pontos': 'Pontos da Ana, ronda a ronda: 1 + 0 + 1 + 1 + 0 = 3.',
    'Diogo Vitórias': 'Vitórias do Diogo: 1 (Filipe) = 1.',
    'Hugo Resultado entre si': 'Mais ninguém tem os pontos de Hugo. Não é preciso desempatar.',
  };
  for (const [asked, sentence] of Object.entries(told)) {
    const [name, ...column] = asked.split(' ');
    await value(page, name, column.join(' ')).click();
    assert.equal(await said(page), sentence);
    assert.equal(await value(page, name, column.join(' ')).getAttribute('aria-pressed'), 'true');
  }
  await value(page, 'Bruno', 'Resultado entre si').click();
  assert.match(await said(page), /^Bruno, Carla, Diogo, Filipe e Inês têm os mesmos pontos\./);
  await page.getByText('Ana fica à frente de Eva. Decide «Resultado entre si»: 1 contra 0.').waitFor();
  assert.equal(await page.locator('.school-reasons li').count(), 5);
});

test('a result that is changed, by touch and by keyboard: the table follows, and the change can be taken back', async (t) => {
  const { open } = await visit(t, PHONE);
  const page = await open('regras/escola/6');
  const cell = page.getByRole('button', { name: /^Ronda 1: Eva contra Ana/ });
  await cell.tap();
  assert.match(await cell.getAttribute('aria-label'), /, 1\. Mudar$/);
  assert.match(await page.getByRole('button', { name: /^Ronda 1: Ana contra Eva/ }).getAttribute('aria-label'), /, 0\. Mudar$/);
  assert.equal((await rows(page))[0], '1 Eva 4 – 9½ 11 9½ 4');
  await cell.focus();
  await page.keyboard.press('Enter');
  assert.match(await cell.getAttribute('aria-label'), /, ½\. Mudar$/);
  assert.ok(await cell.evaluate((element) => element === document.activeElement), 'the focus stays');
  await page.keyboard.press('Space');
  assert.deepEqual(await rows(page), BY_HAND, 'three taps go round');
  await cell.tap();
  await page.getByRole('button', { name: 'Repor os resultados' }).tap();
  assert.deepEqual(await rows(page), BY_HAND);
});

test('who is ahead: the numbers of two, the answer on a tap, with the criterion that decides', async (t) => {
  const { open } = await visit(t);
  const page = await open('regras/escola/6');
  const card = page.locator('.school-riddle');
  const decided = new Set();
  for (const [number, name] of ['Fazer uma pergunta', 'Outra pergunta', 'Outra pergunta', 'Outra pergunta', 'Outra pergunta'].entries()) {
    await card.getByRole('button', { name }).click();
    await painted(page);
    const two = await card.locator('tbody tr').evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));
    assert.equal(two.length, 2);
    assert.equal(two[0][1], two[1][1], 'the same points');
    const at = two[0].findIndex((text, place) => place > 1 && text !== two[1][place]);
    const points = (text) => [...text].reduce((sum, sign) => sum + ({ '¼': 0.25, '½': 0.5, '¾': 0.75 }[sign] ?? 0), parseInt(text, 10) || 0);
    const ahead = points(two[0][at]) > points(two[1][at]) ? 0 : 1;
    assert.equal(await card.locator('.school-sentence').count(), 0, 'not told yet');
    const right = number % 2 === 0;
    await card.locator('.actions').getByRole('button', { name: two[right ? ahead : 1 - ahead][0], exact: true }).click();
    const verdict = card.locator('.school-sentence');
    assert.equal(await verdict.getAttribute('data-right'), String(right));
    assert.ok((await verdict.innerText()).includes(`${two[ahead][0]} fica à frente de ${two[1 - ahead][0]}.`), await verdict.innerText());
    assert.equal(await card.locator('td[data-decides=true]').count(), 2);
    decided.add(at);
  }
  assert.equal(decided.size, 5, 'another criterion each time');
});

test('on paper: the rules and the tables, black on white, without menus and buttons', async (t) => {
  const { open } = await visit(t, { colorScheme: 'dark' });
  const page = await open('regras/escola');
  await page.waitForSelector('.school-standings');
  await page.emulateMedia({ media: 'print' });
  for (const hidden of ['.site-header', '.school-places', '.school-finder', '.school-riddle', '.school-teacher']) assert.ok(await page.locator(hidden).first().isHidden(), hidden);
  for (const shown of ['.school-text', '.school-groups', '.school-cross', '.school-standings', '.school-reasons']) assert.ok(await page.locator(shown).first().isVisible(), shown);
  assert.equal(await page.locator('.school-text').first().evaluate((element) => getComputedStyle(element).color), 'rgb(0, 0, 0)');
});

test('projected and on a wide screen nothing leaves the page', async (t) => {
  for (const viewport of [{ width: 1024, height: 768 }, { width: 1366, height: 768 }]) {
    const { open } = await visit(t, { viewport });
    const page = await open('regras/escola/6');
    await page.waitForSelector('.school-standings');
    assert.ok(await fits(page));
    await page.locator('.projector-button').click();
    await page.waitForSelector('html[data-projecting=on]');
    assert.ok(await fits(page), `projected at ${viewport.width}`);
  }
});

for (const [locale, build] of [['pt-BR', ROOT], ['en', SUBPATH]]) {
  test(`in ${locale} every word is there`, async (t) => {
    const { open } = await visit(t, { locale, build });
    const page = await open('regras/escola/6');
    await page.waitForSelector('.school-standings');
    await page.locator('.school-value').nth(2).click();
    await page.locator('.school-riddle .button').click();
    assert.doesNotMatch(await page.locator('main').innerText(), /\bschool-|\blaw-escola|\{ ?\$/);
  });
}
