// A class opens the site from a laptop in the room, over plain http: everything works but what browsers forbid there, and
// the pages say so.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ROOT } from './build.mjs';
import { launch } from './chromium.mjs';
import { serve } from './server.mjs';
import { open } from './visit.mjs';

/** A name of this machine that the browser does not take for it. */
const ROOM = 'sala.test';

test('over plain http nothing fails, and the pages say what does not work', async (t) => {
  const site = await serve(ROOT.dist);
  const browser = await launch([`--host-resolver-rules=MAP ${ROOM} 127.0.0.1`]);
  t.after(async () => {
    await browser.close();
    await site.close();
  });
  const at = (path) => site.url(path).replace('127.0.0.1', ROOM);
  const context = await browser.newContext({ locale: 'pt-PT', viewport: { width: 360, height: 740 } });
  const faults = [];
  context.on('weberror', (error) => faults.push(String(error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });

  const home = await open(context, at(''));
  assert.equal(await home.evaluate(() => isSecureContext), false);
  await home.getByText('Funciona na rede desta sala').waitFor();
  assert.equal(await home.getByText('Funciona sem rede').count(), 0);

  const about = await open(context, at('sobre/'));
  await about.getByRole('heading', { name: 'Neste endereço' }).waitFor();

  // What is done is kept on the device there too.
  const settings = await open(context, at('definicoes/'));
  await settings.locator('input[name=tema][value=dark]').evaluate((radio) => radio.click());
  await settings.reload();
  await settings.waitForFunction(() => document.documentElement.dataset.theme === 'dark');

  // The browser lets no button copy, and the page says what to do instead.
  const series = await open(context, at('taticas/turma/'));
  await series.locator('.share button').click();
  await series.locator('.share [role=status]').filter({ hasText: /\S/ }).waitFor();
  assert.match(await series.locator('.share [role=status]').innerText(), /Seleciona o endereço/);
  assert.deepEqual(faults, []);
});
