// Nothing that anybody types leaves the device, and nothing typed becomes part of the page.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT, ROUTES, standing, SUBPATH, useBrowser, visit } from './visit.mjs';

useBrowser();

const CANARY = 'CanarioAmarelo';
const HOSTILE = `<img src=x onerror="window.hurt=1">${CANARY}`;

test('a name typed into every field is in no request, address, title or cookie', async (t) => {
  const { context, site, open } = await visit(t, { worker: true });
  const sent = [];
  context.on('request', (request) => sent.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`));
  const page = await open();
  const addresses = [];
  page.on('framenavigated', () => addresses.push(page.url()));
  let fields = 0;
  for (const route of ROUTES) {
    await page.goto(site.url(route));
    await standing(page);
    if (route === 'jogar') await page.getByRole('button', { name: 'Mais', exact: true }).click();
    for (const field of (await page.locator('input[type=text], input:not([type]), input[type=search], textarea').all()).reverse()) {
      await field.evaluate((element) => element.closest('dialog') || element.ownerDocument.querySelector('dialog[open]')?.close());
      await field.fill(CANARY);
      await field.evaluate((element) => element.form?.requestSubmit());
      fields += 1;
    }
    const file = page.locator('input[type=file]');
    if (await file.count()) {
      await file.setInputFiles({ name: `${CANARY}.json`, mimeType: 'application/json', buffer: Buffer.from(`{"${CANARY}":1}`) });
      fields += 1;
    }
    assert.ok(!(await page.title()).includes(CANARY));
  }
  assert.ok(fields >= 3, `only ${fields} fields were found`);
  assert.ok(sent.length > 10);
  assert.deepEqual([...sent, ...addresses, ...site.requests.map((request) => JSON.stringify(request))].filter((text) => text.includes(CANARY)), []);
  assert.deepEqual(await context.cookies(), []);
});

test('what is typed is shown as text and never runs', async (t) => {
  const { open } = await visit(t, { worker: true });
  const page = await open(`jogar?fen=${encodeURIComponent(HOSTILE)}&partida=${encodeURIComponent(HOSTILE)}`);
  await page.locator('#lance').evaluate((element) => element.removeAttribute('maxlength'));
  await page.locator('#lance').fill(`<b>${CANARY}`);
  await page.locator('#lance').press('Enter');
  await page.getByRole('button', { name: 'Mais', exact: true }).click();
  await page.locator('#fen').fill(HOSTILE);
  await page.getByRole('button', { name: 'Começar daqui' }).click();
  await page.waitForTimeout(200);
  assert.equal(await page.evaluate(() => window.hurt), undefined);
  assert.equal(await page.locator('main img[src=x], main b').count(), 0);
});

test('the policy allows nothing inline, nothing evaluated, nothing foreign', async () => {
  for (const { dist } of [ROOT, SUBPATH]) {
    const page = readFileSync(join(dist, 'index.html'), 'utf8');
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)[1];
    assert.match(policy, /default-src 'none'/);
    assert.match(policy, /connect-src 'self'(;|$)/);
    assert.doesNotMatch(policy, /unsafe-inline|'unsafe-eval'|https?:|\*/);
    assert.doesNotMatch(page, /(src|href)="(https?:)?\/\//);
  }
});

test('an inline script and a foreign address are refused by the page as built', async (t) => {
  const { open, faults } = await visit(t, { worker: true, forgive: [/policy: /, /Content Security Policy|Trusted Type|TrustedScript/, /a foreign request/, /Failed to load resource|ERR_/] });
  const page = await open();
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script');
    try {
      script.textContent = 'window.inline = 1';
      document.body.append(script);
    } catch { /* refused before it was a script */ }
    let fetched = false;
    try {
      await fetch('https://example.com/');
      fetched = true;
    } catch { /* refused */ }
    // Later, since what the test itself evaluates just now is exempt.
    const evaluated = await new Promise((done) => setTimeout(() => {
      try {
        done(window.eval('1') === 1);
      } catch {
        done(false);
      }
    }));
    return { inline: window.inline, fetched, evaluated };
  });
  assert.deepEqual(ran, { inline: undefined, fetched: false, evaluated: false });
  assert.deepEqual(faults, []);
});
