// `make test-browsers`: the built site in the other two engines, area by area, as a pupil would use it. No part of
// `make test`, which asks Chromium about everything; here it is asked whether the others do what it does. With `ONE_FILE=`
// it is the site as one file, opened from the disk, in those engines that are there.
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { ROOT, ROUTES } from '../e2e/build.mjs';
import { serve } from '../e2e/server.mjs';
import { FIREFOX, firefox } from './firefox.mjs';
import { DRIVER, webkit } from './webkit.mjs';

const PATHS = [...ROUTES, 'regras/procurar?q=seta', 'nao-existe'];

/** Until something counts as never coming, in ms. */
const PATIENCE = Number(process.env.PATIENCE ?? 90_000);

const wanted = process.env.BROWSERS?.split(',') ?? ['firefox', 'webkit'];
const file = process.env.ONE_FILE && pathToFileURL(resolve(process.env.ONE_FILE));
const isThere = { firefox: !file || existsSync(FIREFOX), webkit: !file || existsSync(DRIVER) };

for (const launch of [firefox, webkit].filter(({ name }) => wanted.includes(name) && isThere[name])) {
  describe(launch.name, { concurrency: false }, () => {
    let browser;
    let site;
    let folder;

    before(async () => {
      site = file ? { url: (path) => `${file}#/${path}`, close() {} } : await serve(ROOT.dist, { base: ROOT.base });
      folder = mkdtempSync(join(tmpdir(), 'lance-legal-browsers-'));
      browser = await launch();
      await afresh();
    });
    after(async () => {
      await browser?.close();
      await site?.close();
      rmSync(folder, { recursive: true, force: true });
    });

    /** Waits until this holds in the page. */
    const until = async (code, ...given) => {
      for (const began = performance.now(); ;) {
        const found = await browser.run(code.toString(), ...given).catch(() => null);
        if (found) return found;
        assert.ok(performance.now() - began < PATIENCE, `never: ${code} ${JSON.stringify(given)}`);
        await new Promise((done) => { setTimeout(done, 100); });
      }
    };
    const there = (selector) => until((selector) => !!document.querySelector(selector), selector);
    const says = (selector, words) => until((selector, words) => [...document.querySelectorAll(selector)].some((element) => element.textContent.includes(words)), selector, words);
    const standing = () => until(() => !!document.querySelector('main h1') && !document.querySelector('#shell') && !document.documentElement.dataset.stopped);
    const open = async (path) => {
      // To another address of the same file nothing is opened anew.
      if (file) await browser.goto('about:blank');
      await browser.goto(site.url(path));
      await standing();
    };
    /** Nothing kept, and Portuguese chosen: not every engine can be started in a language. */
    const afresh = async () => {
      await open('definicoes');
      await browser.run('() => localStorage.clear()');
      await browser.reload();
      await standing();
      if (file) return;
      await browser.run("() => document.querySelector('input[name=idioma][value=pt-PT]').click()");
      await until(() => document.documentElement.lang === 'pt-PT' && Object.values(localStorage).some((record) => record.includes('pt-PT')));
    };
    const is = (name, piece) => until((name, piece) => document.querySelector(`.play [data-square=${name}]`)?.getAttribute('aria-label').includes(piece), name, piece);
    const move = async (means, from, to) => {
      for (const name of [from, to]) await browser[means](`.play [data-square=${name}]`);
    };
    /** The button that says this, marked so that a pointer finds it. */
    const button = async (words) => {
      await until((words) => {
        const found = [...document.querySelectorAll('button')].find((element) => element.offsetParent && element.textContent.trim() === words);
        document.querySelectorAll('[data-wanted]').forEach((element) => delete element.dataset.wanted);
        if (found) found.dataset.wanted = '';
        return !!found;
      }, words);
      await browser.click('[data-wanted]');
    };

    test('every area comes up', async (t) => {
      t.diagnostic(browser.name);
      for (const route of PATHS) {
        await open(route);
        assert.equal(await browser.run('() => document.documentElement.lang'), 'pt-PT', route);
      }
      // A page that is not there is answered with status 404, which the console tells; and Firefox calls it an error of
      // the service worker when the next page ends what the last one was still fetching.
      const usual = /404|status|A ServiceWorker intercepted the request and encountered|^JSHandle@error$/i;
      assert.deepEqual(browser.faults.filter((fault) => !usual.test(fault)), []);
    });

    test('a theme is chosen, and is kept', async () => {
      await open('definicoes');
      await browser.run("() => document.querySelector('input[name=tema][value=dark]').click()");
      await until(() => document.documentElement.dataset.theme === 'dark' && Object.values(localStorage).some((record) => record.includes('dark')));
      await browser.reload();
      await standing();
      await until(() => document.documentElement.dataset.theme === 'dark');
      await browser.run("() => document.querySelector('input[name=tema][value=system]').click()");
    });

    test('a move by pointer, one by touch, one typed, and a refusal with its article', async () => {
      await open('jogar');
      await there('.play [data-square=e2] .piece');
      await move('click', 'e2', 'e4');
      await is('e4', 'peão branco');
      await move('tap', 'e7', 'e5');
      await is('e5', 'peão preto');
      await browser.click('#lance');
      await browser.type('Cf3');
      await browser.press('Enter');
      await is('f3', 'cavalo branco');
      await move('click', 'b8', 'b5');
      await says('main', '3.6');
      await is('b8', 'cavalo preto');
      await browser.reload();
      await is('f3', 'cavalo branco');
    });

    test('a file is opened', async () => {
      const file = join(folder, 'partida.pgn');
      writeFileSync(file, '[Event "Escola"]\n[White "Ana"]\n[Black "Rui"]\n\n1. d4 d5 2. c4 e6 *\n');
      await open('jogar');
      await button('Mais');
      await there('input[type=file]');
      await browser.choose('input[type=file]', file);
      await until(() => document.querySelectorAll('.move-list button.move').length === 4);
    });

    test('a level is done, and its stars are kept', async () => {
      await open('aprender/mate-num-lance/duas-torres');
      await there('.play [data-square=g1] .piece');
      await move('click', 'g1', 'g8');
      await until(() => !!document.querySelector('[data-phase=done]') || /estrela/i.test(document.querySelector('main').textContent));
      await until(() => Object.values(localStorage).some((record) => record.includes('duas-torres')));
    });

    test('a question on the Laws is answered and explained', async () => {
      await open('regras/perguntas/semirrapidas?regras=2018&serie=a');
      await there('.quiz-question');
      // A question with two clocks has no options.
      if (await browser.run("() => !!document.querySelector('.quiz-option')")) await browser.click('.quiz-option');
      await until(() => !!document.querySelector('.quiz-why') || [...document.querySelectorAll('button')].some((element) => element.textContent.trim() === 'Confirmar'));
      if (!(await browser.run("() => !!document.querySelector('.quiz-why')"))) await button('Confirmar');
      await there('.quiz-why');
    });

    test('an exercise of notation is shown', async () => {
      await open('notacao/escrever/coluna?serie=aspeto');
      await there('#lance-escrito');
      await browser.click('#lance-escrito');
      await browser.type('Cf3');
      await until(() => document.querySelector('#lance-escrito').value === 'Cf3');
    });

    test('the clock is pressed and runs', async () => {
      await afresh();
      await open('relogio');
      await there('.clock-start .button');
      await browser.click('.clock-start .button');
      await there('.clock-half[data-side=black]');
      await browser.click('.clock-half[data-side=black]');
      await there('.clock-half[data-side=white][data-state=play]');
      const digits = await browser.run("() => document.querySelector('.clock-half[data-side=white] .clock-digits').textContent");
      await until((digits) => document.querySelector('.clock-half[data-side=white] .clock-digits').textContent !== digits, digits);
      await browser.tap('.clock-half[data-side=white]');
      await there('.clock-half[data-side=black][data-state=play]');
    });

    test('draughts: a move by pointer, a move by touch, a refusal', async () => {
      await open('damas/jogar?posicao=W:W14,3:B18,28');
      await there('.play [data-square=d1]');
      await move('click', 'd1', 'e2');
      await says('main', 'obrigat');
      await open('damas/jogar?posicao=W:W10:B30');
      await there('.play [data-square=f3]');
      await move('tap', 'f3', 'e4');
      await until(() => /peão|pedra/.test(document.querySelector('.play [data-square=e4]').getAttribute('aria-label')));
    });

    test('who can still win is answered by the second thread', async () => {
      await open(`jogar?fen=${encodeURIComponent('7k/8/8/8/8/8/8/K7 w - - 0 1')}`);
      await standing();
      await open(`jogar?fen=${encodeURIComponent('r2qkbnr/p1pp1ppp/bpn5/4p3/4P3/5NPB/PPPP1P1P/RNBQK2R w KQkq - 2 5')}`);
      await button('Terminar');
      await button('Ver');
      await says('body', 'As Pretas ainda podem dar mate');
    });

    test('a copy of the data is saved', async () => {
      await open('sobre');
      // What is saved is given to the browser as an object; its text is looked at there.
      await browser.run(`() => {
        window.saved = null;
        const make = URL.createObjectURL.bind(URL);
        URL.createObjectURL = (blob) => { blob.text().then((text) => { window.saved = text; }); return make(blob); };
      }`);
      await button('Descarregar cópia dos dados');
      const text = await until(() => window.saved);
      assert.equal(JSON.parse(text).format, 'lance-legal-backup');
    });

    test('after a visit it comes up without a network', { skip: file && 'a file needs none' }, async (t) => {
      await open('jogar');
      const kept = await browser.run("() => 'serviceWorker' in navigator && typeof caches === 'object'");
      if (!kept || !browser.keepsOffline) {
        t.diagnostic('this engine, as it is driven here, keeps nothing for use offline');
        await until(() => !!document.documentElement.dataset.offline);
        return;
      }
      await until(() => document.documentElement.dataset.offline === 'ready');
      // A language that is chosen is kept besides, every text of it.
      await open('definicoes');
      await browser.run("() => document.querySelector('input[name=idioma][value=en]').click()");
      await until(async () => {
        const names = (await caches.keys()).filter((name) => !name.endsWith('notes'));
        const kept = (await (await caches.open(names[0])).keys()).map(({ url }) => url);
        const [own, reference] = ['en', 'pt-PT'].map((language) => kept.filter((url) => url.includes(`/locales/${language}/`)).length);
        return reference > 100 && own >= reference;
      });
      await site.close();
      for (const route of ['jogar', 'aprender', 'relogio', 'regras/2023']) await open(route);
      await browser.reload();
      await standing();
      await until(() => document.documentElement.lang === 'en');
    });
  });
}
