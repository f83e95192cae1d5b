// A written move that cannot be read: said at once, the field marked and described by the reason, and the same reason on
// every page that takes moves. A wrong answer keeps the focus where it was.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fen } from './board.mjs';
import { follow, painted, standing, useBrowser, visit } from './visit.mjs';

useBrowser();

/** Where a move is written, the field, a text that is no move there, and what is said of it. */
const FIELDS = [
  { path: 'jogar', field: '#lance', text: 'Nf3', why: /^Não percebi esse lance\. Em inglês.*N é o cavalo.*C/s },
  { path: 'jogar', field: '#lance', text: 'disparate', why: /não tem a forma de um lance/ },
  { path: fen('4k3/8/8/8/8/8/8/4K2R w K - 0 1'), field: '#lance', text: 'Rh9', why: /\S/ },
  { path: 'aprender/torre/duas-voltas', field: '#lance', text: 'Rb7', why: /\S/ },
  { path: 'aprender/torre/duas-voltas', field: '#lance', text: 'disparate', why: /não tem a forma de um lance/ },
  { path: 'damas/jogar', field: '#lance', text: 'disparate', why: /\S/ },
  { path: 'damas/aprender/damas-cadeia/mostra-o-caminho', field: '#lance', text: 'disparate', why: /\S/ },
  { path: 'notacao/sem-ver/compreender?serie=toque', field: '#lance', text: 'disparate', why: /não tem a forma de um lance/ },
  { path: 'notacao/sem-ver/anunciar?serie=toque', field: '#anuncio', text: 'disparate', why: /disparate/ },
  { path: 'notacao/escrever/coluna?serie=aspeto', field: '#lance-escrito', text: 'disparate', why: /\S/ },
];

for (const { path, field, text, why } of FIELDS) {
  test(`«${text}» on /${path.split('?')[0]}: an alert, and the field is described by it`, async (t) => {
    const { open } = await visit(t);
    const page = await open(path);
    const box = page.locator(field);
    await box.fill(text);
    await box.press('Enter');
    const alert = page.getByRole('alert').filter({ hasText: why });
    await alert.waitFor({ state: 'attached' });
    assert.equal(await box.getAttribute('aria-invalid'), 'true');
    assert.equal(await box.getAttribute('aria-describedby'), await alert.getAttribute('id'));
    assert.equal(await box.inputValue(), text, 'what was written stays, to be mended');
    assert.equal(await box.evaluate((box) => box === document.activeElement), true, 'the field keeps the focus');
    // The board's own voice does not say it too.
    const reason = (await alert.textContent()).trim();
    assert.notEqual((await page.locator('.board-live').first().textContent()).trim(), reason);
    await box.press('End');
    await box.press('x');
    await painted(page);
    assert.equal(await box.getAttribute('aria-invalid'), null, 'mending it takes the mark away');
  });
}

test('a claim whose move cannot be read stays open, and says why', async (t) => {
  const { open } = await visit(t);
  const page = await open('jogar');
  await page.getByRole('button', { name: 'Terminar' }).click();
  const box = page.locator('#lance-escrito');
  await box.fill('Nf3');
  await page.getByRole('dialog').getByRole('button', { name: /50 lances|cinquenta/i }).first().click();
  await page.getByRole('alert').filter({ hasText: 'cavalo' }).waitFor();
  assert.equal(await box.getAttribute('aria-invalid'), 'true');
});

/** Questions whose first answer here is wrong, and what takes it. */
const ANSWERS = [
  ['aprender/pode-rocar/passa-por-f1', '.answer'],
  ['notacao/lance-secreto/abrir?serie=toque', '.answer'],
  ['damas/treino/quantas-pecas-1?serie=turma-5b', '.train-count'],
];

for (const [path, answers] of ANSWERS) {
  test(`a wrong answer on /${path.split('?')[0]} keeps the focus`, async (t) => {
    const { open } = await visit(t);
    const page = await open(path);
    await page.locator(answers).first().waitFor();
    for (let at = 0; at < await page.locator(answers).count(); at += 1) {
      const button = page.locator(answers).nth(at);
      await button.focus();
      await page.keyboard.press('Enter');
      await painted(page);
      const where = await page.evaluate(() => document.activeElement?.tagName);
      assert.notEqual(where, 'BODY', 'the focus is somewhere');
      const wrong = await button.evaluate((button) => button.dataset.out === 'true' || button.dataset.state === 'wrong');
      if (!wrong) break;
      assert.equal(await button.getAttribute('aria-disabled'), 'true');
    }
  });
}

test('the way back through a game keeps the focus at its end', async (t) => {
  const { open, site } = await visit(t);
  const page = await open('jogar?partida=laws-2005');
  for (const path of ['jogar?partida=laws-2005', 'aprender/torre/duas-voltas']) {
    await follow(page, site.url(path));
  }
  await page.goto(site.url('jogar?partida=laws-2005'));
  await standing(page);
  const first = page.getByRole('button', { name: 'Ir para o início' }).or(page.locator('.replay .button').first()).first();
  await first.focus();
  await page.keyboard.press('Enter');
  await painted(page);
  assert.equal(await first.evaluate((button) => button === document.activeElement && button.getAttribute('aria-disabled') === 'true'), true);
});
