// Para o professor: a topic at a time, links that lead somewhere, and a device that pupils share.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { violations } from './axe.mjs';
import { follow, useBrowser, visit } from './visit.mjs';

useBrowser();

test('each topic is reached from the top, and its links lead to pages there are', async (t) => {
  const { open, site } = await visit(t, { viewport: { width: 360, height: 740 } });
  const page = await open('aprender');
  await page.getByRole('link', { name: 'Para o professor' }).click();
  await page.getByRole('heading', { name: 'Para o professor', level: 1 }).waitFor();
  assert.deepEqual(await violations(page), []);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing sticks out');
  for (const topic of ['Projetar', 'Comando e teclas', 'Preparar', 'Recolher', 'Imprimir', 'Partilhar computadores', 'Jogar sem internet']) {
    await page.getByRole('navigation', { name: 'Assuntos' }).getByRole('button', { name: topic, exact: true }).click();
    await page.waitForFunction((topic) => document.activeElement?.querySelector('h2')?.innerText === topic, topic);
  }
  const paths = await page.locator('.teacher a').evaluateAll((all) => all.map((one) => new URL(one.href).pathname));
  assert.ok(paths.length >= 15, `${paths}`);
  for (const path of new Set(paths)) {
    await follow(page, site.url(path));
    assert.doesNotMatch(await page.locator('main h1').first().innerText(), /não existe/, path);
  }
});
