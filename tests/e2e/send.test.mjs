// Enviar: a page as a code and an address, a game as its moves, the clock with its control, and a page as a task for a class.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { violations } from './axe.mjs';
import { click, placement } from './board.mjs';
import { payload } from './records.mjs';
import { standing, useBrowser, visit } from './visit.mjs';

useBrowser();

const send = (page) => page.locator('.send-place button').click();
const address = async (page) => (await page.locator('#enviar .share code').innerText()).trim();

for (const path of ['aprender/torre', 'aprender/torre/duas-voltas', 'regras/2023/3.8.2', 'damas/aprender/damas-peao']) {
  test(`${path} is sent as its own address`, async (t) => {
    const { open, site } = await visit(t, { viewport: { width: 360, height: 740 } });
    const page = await open(path);
    await send(page);
    assert.equal(await address(page), site.url(path));
    assert.ok((await page.locator('#enviar svg.qr path').getAttribute('d')).length > 100);
    assert.deepEqual(await violations(page), []);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing sticks out');
  });
}

test('the code fills the screen and comes back', async (t) => {
  const { open } = await visit(t);
  const page = await open('aprender/torre');
  await send(page);
  await page.getByRole('button', { name: 'Código em ecrã inteiro' }).click();
  await page.locator('.send-code[data-large=true]').waitFor();
  const { height } = await page.locator('.send .qr').boundingBox();
  assert.ok(height >= 0.6 * page.viewportSize().height, `${height}`);
  await page.getByRole('button', { name: 'Voltar ao tamanho normal' }).click();
  await page.locator('.send-code[data-large=false]').waitFor();
  await page.getByRole('button', { name: 'Fechar' }).click();
  await page.locator('#enviar[open]').waitFor({ state: 'detached' });
});

test('a game goes as its moves, or as its last position', async (t) => {
  const { open, site } = await visit(t, { reducedMotion: 'reduce' });
  const page = await open('jogar');
  for (const move of ['e2e4', 'e7e5', 'g1f3']) await click(page, move);
  await send(page);
  await page.getByText('A partida vai inteira, lance a lance.').waitFor();
  assert.equal(await address(page), site.url('jogar#e2e4.e7e5.g1f3'));
  await page.locator('.choice-option', { hasText: 'A última posição' }).click();
  await page.getByText('Vai a última posição da partida, para jogar a partir dela.').waitFor();
  assert.match(await address(page), /\/jogar\?fen=rnbqkbnr\/pppp1ppp/);

  const other = await visit(t, { site });
  const there = await other.open('jogar#e2e4.e7e5.g1f3');
  await there.waitForFunction(() => !location.hash);
  assert.equal(await placement(there), 'rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R');
  await there.goto('about:blank');
  await there.goto(site.url('jogar#e2e4.e7e4'));
  await standing(there);
  await there.locator('.verdict[data-kind=refused]').waitFor();
});

test('the clock goes with its control, and a term of the glossary with what was looked for', async (t) => {
  const { open, site } = await visit(t);
  const page = await open('relogio?ritmo=25%2B10');
  await send(page);
  assert.equal(await address(page), site.url('relogio?ritmo=25%2B10'));
  await page.goto(site.url('regras/glossario'));
  await standing(page);
  await page.locator('input[type=search]').fill('roque');
  await send(page);
  const found = await address(page);
  assert.equal(found, site.url('regras/glossario?termo=roque'));
  await page.goto(found);
  await standing(page);
  assert.equal(await page.locator('input[type=search]').inputValue(), 'roque');
});

test('a page becomes a task of the series that is being prepared', async (t) => {
  const { open, site } = await visit(t);
  const page = await open('aprender/torre/duas-voltas');
  await send(page);
  const add = page.getByRole('button', { name: 'Juntar à ficha da turma' });
  await add.click();
  await page.getByText('Está na ficha que estás a preparar.').waitFor();
  await add.click();
  await page.getByText('Já está na ficha que estás a preparar.').waitFor();
  assert.match((await payload(page, 'class')).draft, /^\d+$/);
  await page.getByRole('link', { name: 'Ver a ficha' }).click();
  await page.locator('.class-list li').first().waitFor();
  assert.deepEqual(await page.locator('.class-list li > span:first-child').allInnerTexts(), ['A torre, nível 2']);
  // The wall is the teacher's: the pupil gets the same questions for one.
  await page.goto(site.url('regras/perguntas/mistura/turma?regras=2023&serie=a'));
  await standing(page);
  await send(page);
  assert.match(await address(page), /\/regras\/perguntas\/mistura\?regras=2023&serie=a$/);
});

test('an address that names nothing is not sent, and where its link leads is', async (t) => {
  const { open, site } = await visit(t, { forgive: [/404 \(Not Found\)/] });
  const page = await open();
  for (const path of ['aprender/nada', 'aprender/jogos/nada', 'notacao/ler/nada', 'finais/nada', 'damas/treino/nada', 'regras/perguntas/nada', 'regras/2023/99']) {
    await page.goto(site.url(path));
    await standing(page);
    await page.locator('main .actions a').first().waitFor();
    assert.equal(await page.locator('.send-place').isVisible(), false, path);
    await page.locator('main .actions a').first().click();
    await page.locator('.send-place').waitFor();
    await page.goBack();
    await page.locator('.send-place').waitFor({ state: 'hidden' });
  }
});
