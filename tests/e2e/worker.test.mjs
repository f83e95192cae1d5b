// The worker that thinks off the page, on its bad days: it does not come, hangs, arrives broken, breaks, is killed, never
// answers. Whatever was asked is then said to have failed, and there is a way on.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { click, newGame, type } from './board.mjs';
import { astray } from './drill.mjs';
import { sample } from './sample.mjs';
import { eventually, fileOf, painted, ROOT, standing, useBrowser, visit } from './visit.mjs';

useBrowser();

/** Closed for ever: neither side can checkmate, which the men alone do not tell. */
const CLOSED = `jogar?fen=${encodeURIComponent('8/2b1k3/7p/p1p1p1pP/PpPpPpP1/1P1P1P2/4K3/8 w - - 0 1')}`;
const GAME = '1.e4 e5 2.Cf3 Cc6';
/** Longer than every limit of the page on an answer. */
const LONG = 120_000;

/** For so long the page waits for who can still checkmate, ms. */
const ANSWER = 10_000;

/** Where the host is asked for a file of the worker. */
const address = (file) => `/${fileOf(ROOT.dist, file)}`;
const verdict = (page) => page.locator('.play .verdict');
/** Waits until this part of the page says so. What it says instead is told when it never does. */
async function tells(page, part, pattern) {
  await page.waitForFunction(([part, source]) => new RegExp(source, 'u').test(document.querySelector(part)?.innerText ?? ''), [part, pattern.source])
    .catch(async (error) => { throw new Error(`${pattern} was not said, but: ${await page.evaluate((part) => document.querySelector(part)?.innerText, part)}`, { cause: error }); });
}
const says = (page, pattern) => tells(page, '.play .verdict', pattern);
const shows = (page, pattern) => tells(page, 'main', pattern);
const moves = (page, count) => page.waitForFunction((count) => document.querySelectorAll('.move-list button.move').length === count, count);
const button = (page, name) => page.getByRole('button', { name, exact: true });

/** A worker in place of the real one, which says that it can be asked. */
const stub = (onmessage) => ({
  status: 200,
  type: 'text/javascript',
  body: `self.wasm_bindgen = async () => { self.onmessage = ${onmessage}; postMessage('ready'); };`,
});
const TRAP = stub(`() => { throw new WebAssembly.RuntimeError('unreachable'); }`);
const SILENT = stub('() => {}');

/** What goes wrong, with which file; `late`: found out by waiting; `posted`: once the question is with the worker. */
const FAULTS = {
  'is not on the host': { file: 'analyst_bg.wasm', fault: { status: 404, type: 'text/plain', body: '404' } },
  'is answered with a page': { file: 'analyst_bg.wasm', fault: { status: 200, type: 'text/html', body: '<!DOCTYPE html><title>Jogar</title>' } },
  'is cut off': { file: 'analyst_bg.wasm', fault: 'half' },
  'stops coming in the middle': { file: 'analyst_bg.wasm', fault: 'stall', late: true },
  'never comes': { file: 'analyst_bg.wasm', fault: 'hang', late: true },
  'arrives broken': { file: 'analyst_bg.wasm', fault: { status: 200, type: 'application/wasm', body: 'no wasm' } },
  'has no glue': { file: 'analyst.js', fault: { status: 404, type: 'text/plain', body: '404' } },
  'waits for its glue': { file: 'analyst.js', fault: 'hang', late: true },
  'has no loader': { file: 'analyst_loader.js', fault: { status: 404, type: 'text/plain', body: '404' } },
  'waits for its loader': { file: 'analyst_loader.js', fault: 'hang', late: true },
  'traps in the middle': { file: 'analyst.js', fault: TRAP },
  'is killed': { file: 'analyst.js', fault: stub('() => close()'), late: true, posted: true },
  'never answers': { file: 'analyst.js', fault: SILENT, late: true, posted: true },
  'computes for ever': { file: 'analyst.js', fault: stub('() => { for (;;); }'), late: true, posted: true },
  'talks nonsense': { file: 'analyst.js', fault: stub(`() => { postMessage('ola'); postMessage('999\\n++'); postMessage(7); }`), late: true, posted: true },
};

/** Who asks: how, what is said when there is no answer, how it is asked again, and what shows that an answer came. */
const ASKERS = [
  {
    path: CLOSED,
    async ask(page) {
      await button(page, 'Terminar').click();
      await button(page, 'As Brancas abandonam').click();
    },
    asking: (page) => says(page, /As Pretas ainda podem dar mate\?/),
    failed: (page) => says(page, /Ganharam as Pretas[^]*As Brancas abandonaram\. As Pretas ainda têm peças para dar mate\./),
    again: 'Ver outra vez',
    async done(page) {
      let asked = performance.now();
      const answered = await eventually(async () => {
        if (/Empate[^]*o outro lado já não podia dar mate/u.test(await verdict(page).innerText())) return true;
        // A busy machine may think for longer than the page waits. Then one asks again.
        if (performance.now() - asked > ANSWER && await button(page, 'Ver outra vez').isVisible()) {
          asked = performance.now();
          await button(page, 'Ver outra vez').click();
        }
        return false;
      });
      assert.ok(answered, await verdict(page).innerText());
    },
  },
  {
    path: 'damas/jogar',
    async ask(page) {
      await button(page, 'Nova partida').click();
      await button(page.getByRole('dialog'), 'Começar').click();
      await page.locator('#lance').fill('10-14');
      await page.locator('#lance').press('Enter');
    },
    asking: (page) => says(page, /O computador está a pensar/),
    failed: (page) => says(page, /O computador não responde[^]*Tenta outra vez, ou continuem a dois/),
    again: 'Tentar outra vez',
    done: (page) => moves(page, 2),
  },
  {
    path: 'damas/jogar?posicao=W%3AW6%2C1%3AB11%2C19%2C32',
    async ask(page) {
      await says(page, /têm de tomar 2 peças/);
      await button(page, 'Pista').click();
    },
    asking: (page) => says(page, /À procura de uma pista/),
    failed: (page) => says(page, /Desta vez não há pista/),
    again: 'Tentar outra vez',
    done: (page) => says(page, /Pista: 6x22/),
  },
  {
    path: 'jogar',
    async ask(page) {
      await button(page, 'Mais').click();
      await page.locator('#partida').fill(GAME);
      await button(page, 'Abrir').click();
    },
    asking: (page) => page.getByText('A ler…').waitFor(),
    failed: (page) => page.getByRole('dialog').getByText(/O sítio não respondeu\.|Não consegui ir buscar esta parte/).waitFor(),
    again: 'Tentar outra vez',
    done: (page) => moves(page, 4),
  },
  {
    path: 'finais/dama-1',
    ask: async () => {},
    asking: (page) => shows(page, /A preparar a posição/),
    failed: (page) => shows(page, /A posição não chegou/),
    again: 'Tentar outra vez',
    done: (page) => button(page, 'Pista').waitFor(),
  },
  {
    path: 'jogar',
    async ask(page) {
      for (const move of ['f3', 'e5', 'g4', 'Dh4#']) await type(page, move);
      await page.getByRole('link', { name: 'O que aprender desta partida' }).click();
    },
    asking: (page) => shows(page, /Estou a ver a partida/),
    failed: (page) => shows(page, /O sítio não respondeu\.|Não consegui ir buscar esta parte/),
    again: 'Tentar outra vez',
    done: (page) => shows(page, /Que jogavas\?/),
  },
  {
    path: 'taticas/mate-1/facil?serie=turma-5b',
    ask: (page) => astray(page),
    asking: (page) => shows(page, /O computador está a ver/),
    failed: (page) => shows(page, /não é o lance que se procura/),
    again: 'Pista',
    async done(page) {
      await astray(page);
      await shows(page, /não é o melhor lance|não é o mate que se pede/);
    },
  },
];

const NOISE = [/Failed to load resource/, /net::ERR/, /analyst/, /RuntimeError|unreachable/, /WebAssembly|wasm/i, /Failed to fetch/, /TypeError: network error/];

async function begin(t, options = {}) {
  const { site, context, open } = await visit(t, { reducedMotion: 'reduce', forgive: NOISE, init: countWorkers, lasting: false, ...options });
  const page = await open();
  await page.clock.install();
  const wrong = ({ file, fault }) => {
    site.fault = (path) => (path === address(file) ? fault : null);
  };
  const go = async (path) => {
    // By way of a file: the page before keeps its game when it is left, and gives the lock back when it is gone.
    await page.goto(site.url('icons/icon-192.png'));
    await page.evaluate(() => localStorage.clear());
    await page.goto(site.url(path));
    await standing(page);
  };
  return { site, context, page, wrong, go };
}

for (const [at, [what, fault]] of Object.entries(FAULTS).entries()) {
  test(`the worker ${what}: each who asks is told, asks again, and is answered once it is there`, async (t) => {
    const { site, page, wrong, go } = await begin(t);
    for (const asker of sample(ASKERS, 3, at)) {
      wrong(fault);
      await go(asker.path);
      await asker.ask(page);
      if (fault.late) {
        await asker.asking(page);
        // One that is only starting is kept for the next question, which it would not answer either.
        if (fault.posted) await page.waitForFunction(() => window.posted > 0);
        await page.clock.runFor(1_000);
        await asker.asking(page);
        await page.clock.fastForward(LONG);
      }
      await asker.failed(page);
      site.fault = () => null;
      await button(page, asker.again).click();
      await asker.done(page);
    }
  });
}

/**
 * Before any page script: counts the workers that the page has begun and not ended. What the browser tells of its threads
 * may come late, or not at all for one that is ended while it begins.
 */
function countWorkers() {
  window.begun = new Set();
  window.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      window.begun.add(this);
    }

    postMessage(...given) {
      window.posted = (window.posted ?? 0) + 1;
      super.postMessage(...given);
    }

    terminate() {
      window.begun.delete(this);
      super.terminate();
    }
  };
}

const workers = (page) => page.evaluate(() => window.begun.size);

/** Asks, and waits until the question is with a worker. One that is only starting would be kept for the next question. */
async function askWorker(page, ask) {
  const before = await page.evaluate(() => window.posted ?? 0);
  await ask(page);
  await page.waitForFunction((before) => window.posted > before, before);
}

async function noWorkers(page, why) {
  await eventually(async () => await workers(page) === 0);
  assert.equal(await workers(page), 0, why);
}

/** The workers that were asked for so far. */
const started = (site) => site.requests.filter(({ path }) => path === address('analyst_loader.js')).length;

test('a worker that traps is tried once more with the same question, and then given up', async (t) => {
  const { site, page, wrong, go } = await begin(t);
  wrong({ file: 'analyst.js', fault: TRAP });
  await go(ASKERS[0].path);
  await ASKERS[0].ask(page);
  await ASKERS[0].failed(page);
  assert.equal(started(site), 2);
  await noWorkers(page);
});

test('a slow line is waited for as long as something comes', async (t) => {
  const { site, page, go } = await begin(t);
  await go('jogar');
  // A worker that tells of a piece, and comes to its end, when the test says so. It listens from its first line on: what it is
  // told before that would be lost, and the test would wait for an answer for ever.
  site.fault = (path) => (path === address('analyst.js') ? {
    status: 200,
    type: 'text/javascript',
    body: `const told = new Promise((done) => {
      self.onmessage = (event) => { if (event.data === 'piece') postMessage('loading'); else done(); };
    });
    self.wasm_bindgen = async () => {
      await told;
      self.onmessage = (event) => postMessage(event.data[0].split('\\n')[0] + '\\n');
      postMessage('ready');
    };`,
  } : null);
  await page.evaluate(() => {
    window.Worker = class extends Worker {
      constructor(address) {
        super(address);
        window.latest = this;
      }
    };
  });
  await button(page, 'Mais').click();
  await page.locator('#partida').fill('1.e4');
  await button(page, 'Abrir').click();
  await page.waitForFunction(() => window.latest);
  // Together longer than a worker may be silent, and shorter than a game may take.
  for (const wait of [6_000, 6_000]) {
    await page.clock.fastForward(wait);
    await page.evaluate(() => new Promise((done) => {
      latest.addEventListener('message', () => done(), { once: true });
      latest.postMessage('piece');
    }));
  }
  await page.getByText('A ler…').waitFor();
  await page.evaluate(() => latest.postMessage('last'));
  await page.getByText('Não encontrei nenhuma partida.').waitFor();
});

test('who resigns need not wait, may play on, and no answer reaches another game', async (t) => {
  const { site, page, wrong, go } = await begin(t);
  wrong({ file: 'analyst.js', fault: SILENT });
  await go(CLOSED);
  const [resign] = ASKERS;
  await resign.ask(page);
  await resign.asking(page);
  await button(page, 'Continuar a partida').click();
  await says(page, /Jogam as Brancas/);
  await resign.ask(page);
  await button(page, 'Não esperar').click();
  await resign.failed(page);
  await button(page, 'Ver outra vez').click();
  await resign.asking(page);
  await button(page, 'Deixar assim').click();
  await resign.failed(page);
  // A move taken back, another game: what was asked is over, and the stuck worker is ended.
  await button(page, 'Voltar atrás').click();
  await askWorker(page, resign.ask);
  await resign.asking(page);
  await newGame(page);
  await says(page, /Jogam as Brancas/);
  await page.clock.fastForward(LONG);
  await painted(page);
  await says(page, /Jogam as Brancas/);
  await noWorkers(page);
  assert.doesNotMatch(await verdict(page).innerText(), /Ganharam|Empate/);
  // Everything else still works.
  site.fault = () => null;
  await click(page, 'e2e4');
  await moves(page, 1);
});

test('leaving the page, taking back and a new game end what was asked', async (t) => {
  const { site, page, wrong, go } = await begin(t);
  const site_moves = ASKERS[1];
  for (const leave of [
    () => button(page, 'Voltar atrás').click(),
    async () => {
      await button(page, 'Nova partida').click();
      await button(page.getByRole('dialog'), 'Começar').click();
    },
    () => page.locator('.top-menu').getByRole('link', { name: 'Definições' }).click(),
  ]) {
    wrong({ file: 'analyst.js', fault: SILENT });
    await go(site_moves.path);
    await askWorker(page, site_moves.ask);
    await site_moves.asking(page);
    assert.equal(await workers(page), 1);
    await leave();
    await painted(page);
    await page.clock.fastForward(1_000);
    await noWorkers(page, 'nobody waits for it');
    assert.equal(await page.getByText('O computador não responde').count(), 0);
  }
  site.fault = () => null;
  await go(site_moves.path);
  await site_moves.ask(page);
  await site_moves.done(page);
});

test('what is read can be stopped, and a large file gives its memory back', async (t) => {
  const { site, page, wrong, go } = await begin(t);
  const read = ASKERS[3];
  wrong({ file: 'analyst.js', fault: SILENT });
  await go(read.path);
  await read.ask(page);
  await read.asking(page);
  // A worker that has not been asked yet is kept for the next question, and this one would never answer it.
  await page.waitForFunction(() => window.posted > 0);
  await button(page, 'Parar').click();
  assert.equal(await page.getByText('A ler…').count(), 0);
  site.fault = () => null;
  const games = Array.from({ length: 3_000 }, (_, index) => `[White "Ana ${index}"]\n[Black "Rui"]\n\n1.${index === 2_999 ? 'c4' : 'e4'} {${'comentário '.repeat(20)}} *\n\n`).join('');
  await page.locator('dialog input[type=file]').setInputFiles({ name: 'clube.pgn', mimeType: 'text/plain', buffer: Buffer.from(games) });
  await page.getByText('Encontrei 3000 partidas').waitFor();
  await noWorkers(page, 'the worker that read it has gone');
  await page.locator('#procura').fill('ana 2999');
  await page.getByRole('button', { name: /Ana 2999/ }).click();
  await page.waitForFunction(() => document.querySelector('.move-list .move')?.textContent === 'c4');
});

test('who can still checkmate, and the file of a game, can be asked for again', async (t) => {
  const { site, page, wrong, go } = await begin(t);
  wrong(FAULTS['is not on the host']);
  await go(CLOSED);
  await button(page, 'Terminar').click();
  await button(page, 'Ver').click();
  await page.getByText('O sítio não respondeu.').waitFor();
  site.fault = () => null;
  await button(page, 'Tentar outra vez').click();
  await page.getByText('As Brancas já não podem dar mate, joguem o que jogarem.').waitFor();
  await page.keyboard.press('Escape');
  wrong(FAULTS['is cut off']);
  await page.reload();
  await standing(page);
  await button(page, 'Folha').click();
  await button(page, 'Guardar PGN').click();
  await page.getByText('Não consegui fazer o ficheiro. Tenta outra vez.').waitFor();
  site.fault = () => null;
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Guardar PGN').click()]);
  assert.match(download.suggestedFilename(), /\.pgn$/);
});

test('a flag that falls without an answer is left to the players', async (t) => {
  const { site, page, wrong, go } = await begin(t);
  wrong({ file: 'analyst.js', fault: SILENT });
  await go(CLOSED);
  await button(page, 'Mais').click();
  await button(page.getByRole('dialog'), 'Jogar com relógio').click();
  await page.locator('.clock-choices').getByRole('button', { name: '3+2', exact: true }).click();
  await page.locator('.clock-middle').click();
  await page.clock.fastForward(200_000);
  await says(page, /As Pretas ainda podem dar mate\?/);
  await page.clock.fastForward(LONG);
  await says(page, /As Brancas ficaram sem tempo[^]*Não consegui descobrir/);
  site.fault = () => null;
  await button(page, 'Ver outra vez').click();
  await says(page, /Empate[^]*As Brancas ficaram sem tempo, mas o outro lado já não podia dar mate/);
});
