// Nothing that anybody types leaves the device, and nothing typed becomes part of the page.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { createServer } from 'node:http';
import { sample } from './sample.mjs';
import { NOT_THERE, show, SIGHTS } from './sights.mjs';
import { follow, keptOffline, painted, ROOT, standing, SUBPATH, useBrowser, visit } from './visit.mjs';

useBrowser();

const CANARY = 'CanarioAmarelo';
const HOSTILE = `<img src=x onerror="window.hurt=1"><b>${CANARY}</b>`;

/** The fields that the code names, so that one that comes with a new page is not forgotten. */
const SOURCES = readdirSync('src/ui', { recursive: true }).filter((name) => name.endsWith('.rs')).map((name) => readFileSync(join('src/ui', name), 'utf8'));
const NAMED = [...new Set([
  ...SOURCES.flatMap((text) => [...text.matchAll(/<(?:input|textarea)\b([^>]*?)\n?\s*(?:\/>|><\/|on:)/g)])
    .map(([, attributes]) => attributes)
    .filter((attributes) => !/type="(radio|checkbox|file|range)"|readonly/.test(attributes))
    .flatMap((attributes) => [...attributes.matchAll(/\bid="([a-z-]+)"/g)].map(([, id]) => id)),
  // The field for the name of a set is told its id.
  ...SOURCES.flatMap((text) => [...text.matchAll(/\bname_field\(\w+, "([a-z-]+)"/g)].map(([, id]) => id)),
])];

/** The names of sights with a field that no other has. A name that is no sight's is found by the fields that are missed then. */
const OWN_FIELD = ['/jogar/aula', '/jogar/960', '/taticas/turma', '/regras/procurar', '/regras/glossario', '/torneio', '/turma/preparar', '/estudantes/truco', '/sobre',
  'Terminar, with who can still win', 'exams for a class', 'an exercise of escrever/coluna', 'an exercise of sem-ver/anunciar', 'seats of poker to draw', 'tables of poker'];

/** Sights with fields, and fields that no sight shows and how one comes to them. */
const FIELDS = [
  ...SIGHTS.filter(({ name }) => OWN_FIELD.includes(name)),
  ...sample(SIGHTS.filter(({ name }) => !OWN_FIELD.includes(name)), 4),
  { name: 'a score sheet kept', path: 'folha?partida=reti', act: (page) => page.locator('.sheet-page, main input').first().waitFor() },
  { name: 'a square named', path: 'notacao/casas?tarefa=nome&tempo=60', act: async (page) => { await page.locator('#comecar').click(); await page.locator('#casa').waitFor(); } },
  { name: 'a move sealed', path: 'notacao/lance-secreto/fechar?serie=toque', act: (page) => page.locator('main input').first().waitFor() },
  { name: 'a time control made', path: 'relogio', act: async (page) => { await page.evaluate(() => localStorage.clear()); await page.reload(); await page.locator('#fazer-ritmo').click(); await page.locator('#ritmo-escrito').waitFor(); } },
  { name: 'Mais of draughts', path: 'damas/jogar', act: (page) => page.getByRole('button', { name: 'Mais', exact: true }).click() },
  { name: 'a diploma', path: 'aprender/exame?serie=a&minimo=2', act: passExam },
  { name: 'games opened', path: 'jogar', act: openHostileGames },
  { name: 'a game for the class', path: 'jogar/aula', act: (page) => page.locator('.lecture-opening summary').click() },
  { name: 'an exercise made', path: 'exercicios', act: async (page) => { await page.getByRole('button', { name: 'Nova ficha', exact: true }).click(); await page.locator('#fen-do-exercicio').waitFor(); } },
  { name: 'players of a tournament', path: 'torneio', act: beginTournament },
  { name: 'players of a team', path: 'torneio', act: beginTeams },
];

async function beginTournament(page) {
  await page.locator('#nome-do-torneio').fill('Torneio');
  await page.getByRole('button', { name: 'Criar torneio', exact: true }).click();
  await page.getByRole('link', { name: /^Torneio\b/ }).last().click();
  await page.locator('#lista').waitFor();
}

async function beginTeams(page) {
  await beginTournament(page);
  await page.locator('label', { hasText: /^Equipas$/ }).click();
  await page.locator('#lista').fill('nome;equipa\nAna;Caniço');
  await page.getByRole('button', { name: 'Juntar um jogador', exact: true }).click();
  await page.locator('#mais-um-0').waitFor();
}

/** One right answer of all, where that is enough. */
async function passExam(page) {
  await page.getByRole('button', { name: 'Começar', exact: true }).click();
  for (const name of ['c4', 'c2', 'c1', 'b3', 'a3', 'd3', 'e3']) await page.locator(`.play [data-square=${name}]`).click();
  await page.locator('#a-seguir').click();
  const diploma = page.getByRole('button', { name: 'Diploma' });
  while (!await diploma.isVisible()) {
    const place = page.locator('.task-place > span').first();
    const here = await place.innerText();
    await page.getByRole('button', { name: 'Ainda não sei', exact: true }).click();
    await page.waitForFunction((here) => document.querySelector('.task-place > span')?.innerText !== here, here);
  }
  await diploma.click();
  await page.locator('#nome-no-diploma').waitFor();
}

/** Addresses that say something, each part of it hostile. */
const ADDRESSES = [`jogar?fen=${HOSTILE}&partida=${HOSTILE}`, `damas/jogar?posicao=${HOSTILE}&variante=${HOSTILE}`, `folha?partida=${HOSTILE}`, `relogio?ritmo=${HOSTILE}`, `torneio#1${HOSTILE}`, `torneio?t=${HOSTILE}&parte=${HOSTILE}`,
  `notacao/ler?serie=${HOSTILE}`, `notacao/escrever/coluna?serie=${HOSTILE}`, `notacao/casas?tarefa=${HOSTILE}&lado=${HOSTILE}&resposta=${HOSTILE}`,
  `damas/treino/ganha?serie=${HOSTILE}`, `regras/procurar?q=${HOSTILE}&regras=${HOSTILE}`, `regras/2018/3.1?de=${HOSTILE}`,
  `regras/perguntas/empates?n=${HOSTILE}&regras=${HOSTILE}&serie=${HOSTILE}`, `regras/glossario?q=${HOSTILE}`,
  ...['aprender', 'notacao', 'regras', 'regras/2023', 'regras/arbitro', 'regras/perguntas', 'damas/aprender', 'damas/treino', 'finais'].map((page) => `${page}/${HOSTILE}`)];

const addressed = (path) => path.replaceAll(HOSTILE, encodeURIComponent(HOSTILE));

/** A collection of games whose every tag, comment and name is hostile, so long that the page offers to search it. */
const GAMES = Array.from({ length: 60 }, (_, place) => place + 1).map((round) => `[Event "${HOSTILE}"]\n[Site "${HOSTILE}"]\n[Round "${round}"]\n[White "${HOSTILE}"]\n[Black "${HOSTILE}"]\n[Annotator "${HOSTILE}"]\n\n{${HOSTILE}} 1. e4 {${HOSTILE}} e5 *\n`).join('\n').replaceAll('onerror="window.hurt=1"', 'onerror=window.hurt=1');

async function openHostileGames(page) {
  await page.getByRole('button', { name: 'Mais', exact: true }).click();
  await page.locator('input[type=file]').first().setInputFiles({ name: `${HOSTILE.replaceAll('/', '')}.pgn`, mimeType: 'text/plain', buffer: Buffer.from(GAMES) });
  await page.getByText(CANARY).first().waitFor();
}

/** Types into everything on show that takes text, past what a field would cut off, and sends it. Returns their names. */
function typeEverywhere(text) {
  const names = [];
  for (const field of document.querySelectorAll('input, textarea')) {
    if (field.readOnly || field.disabled || ['radio', 'checkbox', 'file', 'range', 'hidden'].includes(field.type)) continue;
    field.removeAttribute('maxlength');
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, text);
    for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    names.push(field.id || field.closest('label, form, fieldset, dialog, section')?.textContent.trim().slice(0, 20) || field.type);
    if (field.isConnected) field.form?.requestSubmit();
  }
  return names;
}

/** What of the hostile text has become part of the page: nothing may. */
const grown = () => [
  ...(window.hurt === undefined ? [] : ['a script ran']),
  ...[...document.querySelectorAll('img[src="x"], b, i, script')].filter((element) => element.matches('img, script:not([src])') ? element.outerHTML.includes('hurt') : element.innerHTML.includes('Canario')).map((element) => element.outerHTML.slice(0, 80)),
];

test('what is typed into any field of any page is shown as text, never runs, and is in no request, address, title or cookie', async (t) => {
  const { context, site, open } = await visit(t, { worker: true, forgive: [...NOT_THERE] });
  const sent = [];
  context.on('request', (request) => sent.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`));
  const page = await open();
  const addresses = [];
  page.on('framenavigated', () => addresses.push(page.url()));
  const typed = new Set();
  const found = [];
  for (const sight of FIELDS) {
    await show(page, site, sight);
    const names = await page.evaluate(typeEverywhere, HOSTILE);
    names.forEach((name) => typed.add(name));
    await painted(page);
    found.push(...(await page.evaluate(grown)).map((what) => `${sight.name}: ${what}`));
    assert.ok(!(await page.title()).includes(CANARY), sight.name);
  }
  assert.deepEqual(found, []);
  // Each field that the code gives a name was met.
  assert.deepEqual(NAMED.filter((name) => !typed.has(name)), [], `typed into: ${[...typed].join(', ')}`);
  // A copy of the data in which every name and text is hostile, and a file that is none.
  for (const text of [`{"${HOSTILE}":1}`, HOSTILE]) {
    await page.goto(site.url('sobre'));
    await standing(page);
    await page.locator('input[type=file]').setInputFiles({ name: `${CANARY}.json`, mimeType: 'application/json', buffer: Buffer.from(text) });
    await page.getByRole('status').filter({ hasText: /\S/ }).first().waitFor();
    found.push(...(await page.evaluate(grown)));
  }
  assert.deepEqual(found, []);
  assert.ok(sent.length > 100);
  // What is looked for in the Laws stands in the page's own address, so that a teacher can give it to a class. It stays in
  // the browser: no request has it.
  const searches = (address) => new URL(address).pathname === '/regras/procurar';
  assert.deepEqual([...sent, ...addresses.filter((address) => !searches(address)), ...site.requests.map((request) => JSON.stringify(request))].filter((text) => text.includes(CANARY)), []);
  assert.deepEqual(await context.cookies(), []);
});

test('an address that says something hostile is shown as text and never runs', async (t) => {
  const { site, open } = await visit(t, { forgive: NOT_THERE });
  const page = await open();
  for (const path of ADDRESSES) {
    await page.goto(site.url(addressed(path)));
    await standing(page);
    await painted(page);
    assert.deepEqual(await page.evaluate(grown), [], path);
  }
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

const REFUSALS = [/policy: /, /Content Security Policy|Trusted Type|TrustedHTML|TrustedScript/, /This document requires/];

test('of HTML strings only harmless ones pass, and of script addresses only the two workers', async (t) => {
  const { open, site } = await visit(t, { forgive: [...REFUSALS, /a foreign request|a request for no file|Failed to load resource|ERR_|worker script/i] });
  const page = await open('jogar');
  const hostile = [
    '<script>window.hurt = 1</script>', '<SCRIPT src=x>', '< script>', '</script >', '<img src=x onerror="window.hurt = 1">', '<img src="x"onerror=alert(1)>',
    '<svg/onload=alert(1)>', '<svg\nonload\n=alert(1)>', '<p onclick=alert(1)>', '<body ONLOAD=alert(1)>', '<iframe src=x>', '<frame src=x>', '<frameset>',
    '<div srcdoc="x">', '<object data=x>', '<embed src=x>', '<applet code=x>', '<base href="https://example.com/">', '<meta http-equiv=refresh content="0;url=x">',
    '<link rel=stylesheet href=x>', '<style>*{display:none}</style>', '<a href="javascript:alert(1)">', '<a href="JaVaScRiPt:alert(1)">',
    '<a href="jav&#x61;script:alert(1)">', '<a href="javascript&colon;alert(1)">', '<a href="java&Tab;script:alert(1)">', '<a href="java&NewLine;script:alert(1)">',
  ];
  const own = ['<div class="page"><h1></h1><p class="lead"></p><!></div>', '<button type="button" class="button small"><span></span></button>',
    '<svg class="icon" aria-hidden="true" viewBox="0 0 24 24"><use></use></svg>', '<table><tbody><tr><td></td></tr></tbody></table>', 'a &amp; b'];
  const passed = (list) => page.evaluate((list) => list.filter((html) => {
    try {
      document.createElement('template').innerHTML = html;
      return true;
    } catch {
      return false;
    }
  }), list);
  assert.deepEqual(await passed(hostile), []);
  assert.deepEqual(await passed(own), own);
  assert.equal(await page.evaluate(() => window.hurt), undefined);

  const loader = await page.evaluate(() => {
    const address = performance.getEntriesByType('resource').map(({ name }) => name).find((name) => name.endsWith('.js'));
    return { some: address };
  });
  const addresses = [`${site.origin}/other.js`, 'https://example.com/analyst_loader.js', 'data:text/javascript,1', 'analyst.js', 'analyst_loader.js?x', '../analyst_loader.js/x', loader.some];
  const accepted = await page.evaluate((addresses) => {
    const mayBe = (make) => {
      try {
        make();
        return true;
      } catch {
        return false;
      }
    };
    const blob = URL.createObjectURL(new Blob(['1'], { type: 'text/javascript' }));
    return [...addresses, blob].filter((address) => mayBe(() => new Worker(address)) || mayBe(() => { document.createElement('script').src = address; }));
  }, addresses);
  assert.deepEqual(accepted, []);
  assert.deepEqual(await page.evaluate(() => {
    const ran = [];
    for (const [name, make] of Object.entries({ text: (script) => { script.text = '1'; }, textContent: (script) => { script.textContent = '1'; } })) {
      try {
        make(document.createElement('script'));
        ran.push(name);
      } catch { /* refused */ }
    }
    return ran;
  }), []);
  // The page's own worker passes: it answers.
  await page.getByRole('button', { name: 'Mais', exact: true }).click();
  await page.locator('#partida').fill('1.e4 e5');
  await page.getByRole('button', { name: 'Abrir', exact: true }).click();
  await page.waitForFunction(() => document.querySelectorAll('.move-list button.move').length === 2);
});

/** A server of another origin, which lets everybody in and counts who comes. */
async function foreignHost(t) {
  const seen = [];
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    response.writeHead(200, { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'text/javascript' }).end('self.stolen = 1');
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  t.after(() => server.close());
  return { seen, origin: `http://127.0.0.1:${server.address().port}` };
}

/** What a script in the worker can reach; `strict`: what only a policy refuses. */
const reach = ({ origin, strict }) => {
  const tries = {
    fetch: () => fetch(`${origin}/fetch`),
    'fetch of the prototype': () => WorkerGlobalScope.prototype.fetch.call(self, `${origin}/prototype`),
    own: () => fetch(self.location.href),
    XMLHttpRequest: () => {
      const request = new XMLHttpRequest();
      request.open('GET', `${origin}/xhr`, false);
      request.send();
    },
    importScripts: () => importScripts(`${origin}/import.js`),
    WebSocket: () => new WebSocket(origin.replace('http', 'ws')),
    EventSource: () => new EventSource(`${origin}/events`),
    Worker: () => new Worker(self.location.href),
    BroadcastChannel: () => new BroadcastChannel('x'),
    FontFace: () => new FontFace('x', `url(${origin}/font)`).load(),
    indexedDB: () => indexedDB.open('x'),
    caches: () => caches.keys(),
    ...(strict ? { import: () => import(`${origin}/module.js`) } : {}),
  };
  const outcome = async ([name, run]) => {
    try {
      await run();
      return name;
    } catch {
      return null;
    }
  };
  return Promise.all(Object.entries(tries).map(outcome)).then((all) => all.filter(Boolean));
};

/** The worker of the page, once it has answered. */
async function answered(page) {
  const coming = page.waitForEvent('worker');
  await page.getByRole('button', { name: 'Mais', exact: true }).click();
  await page.locator('#partida').fill('1.e4 e5');
  await page.getByRole('button', { name: 'Abrir', exact: true }).click();
  await page.waitForFunction(() => document.querySelectorAll('.move-list button.move').length === 2);
  return coming;
}

/** The browser tells of a request that the policy refuses too; whether it was sent, the foreign host knows. */
const REFUSED_IMPORT = [/Content Security Policy|violates/, /a foreign request: .*module\.js/];

const WORKER_FILES = ['analyst_loader.js', 'analyst.js', 'analyst_bg.wasm'];

test('the worker asks for its own three files, and has no way to ask for more', async (t) => {
  const { open, site } = await visit(t);
  const { seen, origin } = await foreignHost(t);
  const page = await open('jogar');
  const before = site.requests.length;
  const worker = await answered(page);
  // The page itself asks for its drawings, and for the code, words and style of the dialog.
  const dialog = ['coach.ftl', 'dialogs.ftl', 'games.ftl', 'positions.ftl', 'record.css', 'rivals.css', 'rivals.ftl'];
  const pages = (name) => name.endsWith('.svg') || dialog.includes(name) || name.startsWith('lance-legal-');
  const asked = site.requests.slice(before).map(({ path }) => path.split('/').pop()).filter((name) => !pages(name));
  assert.deepEqual(asked.sort(), [...WORKER_FILES].sort());
  assert.deepEqual(await worker.evaluate(reach, { origin, strict: false }), []);
  assert.deepEqual(seen, []);
});

test('with the header that hosts are asked to send, the worker has a policy too', async (t) => {
  const policy = /add_header Content-Security-Policy "(default-src 'none'; script-src[^"]*)"/.exec(readFileSync('docs/hosting.md', 'utf8'))[1];
  const { open } = await visit(t, {
    headers: (path) => (path.endsWith('analyst_loader.js') ? { 'Content-Security-Policy': policy } : {}),
    forgive: REFUSED_IMPORT,
  });
  const { seen, origin } = await foreignHost(t);
  const page = await open('jogar');
  const worker = await answered(page);
  assert.deepEqual(await worker.evaluate(reach, { origin, strict: true }), []);
  assert.deepEqual(seen, []);
});

test('the worker that is kept for use without a network has its policy, whatever the host sends', async (t) => {
  const { open, context, site } = await visit(t, { worker: true, forgive: REFUSED_IMPORT });
  const { seen, origin } = await foreignHost(t);
  const first = await open('jogar');
  await keptOffline(first);
  await first.close();
  const page = await open('jogar');
  const worker = await answered(page);
  const policy = await page.evaluate(async (address) => (await fetch(address)).headers.get('content-security-policy'), worker.url());
  assert.match(policy ?? '', /^default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'$/);
  assert.deepEqual(await worker.evaluate(reach, { origin, strict: true }), []);
  assert.deepEqual(seen, []);
});

test('an address as long as a book is read as far as it may be', async (t) => {
  const { open, site } = await visit(t, { viewport: { width: 360, height: 740 } });
  const page = await open(`regras/procurar?q=${'roque '.repeat(1_000)}`);
  await page.waitForFunction(() => document.querySelector('#procurar')?.value);
  assert.equal((await page.locator('#procurar').inputValue()).length, 200);
  await page.getByRole('status').getByText(/\d+ artigos|Nada\./).first().waitFor();
  for (const path of [`jogar?fen=${'8/'.repeat(3_000)}`, `damas/jogar?posicao=W:W${'1,'.repeat(3_000)}`, `relogio?ritmo=${'9'.repeat(6_000)}`,
    `notacao/ler?serie=${'a'.repeat(6_000)}`, `regras/perguntas/empates?n=${'9'.repeat(6_000)}`, `folha?partida=${'x'.repeat(6_000)}`]) {
    await follow(page, site.url(path));
    const longest = await page.evaluate(() => Math.max(...document.querySelector('main').innerText.split(/\s+/).map((word) => word.length)));
    // What was asked for, in quotation marks.
    assert.ok(longest <= 205, `${path.slice(0, 30)}: a word of ${longest} signs is on show`);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${path.slice(0, 30)}: wider than the page`);
  }
});
