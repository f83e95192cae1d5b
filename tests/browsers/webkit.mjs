// WebKitGTK, the engine nearest to Safari that Debian packs, driven over plain WebDriver.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';

export const DRIVER = process.env.WEBKIT_DRIVER ?? '/usr/bin/WebKitWebDriver';

/** The small browser that the driver is packed for. */
function miniBrowser() {
  const libraries = readdirSync('/usr/lib').map((name) => `/usr/lib/${name}`);
  const places = libraries.flatMap((library) => ['4.1', '4.0', '6.0'].map((version) => `${library}/webkit2gtk-${version}/MiniBrowser`)
    .concat(`${library}/webkitgtk-6.0/MiniBrowser`));
  return process.env.WEBKIT ?? places.find((place) => existsSync(place));
}

async function freePort() {
  const server = createServer();
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address();
  await new Promise((done) => server.close(done));
  return port;
}

/** The name WebDriver gives to an element in its answers. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** The code points of keys that are no signs. */
const KEYS = { Enter: '\uE007', Escape: '\uE00C', Space: ' ' };

/** A browser as the walk asks for it. Without a display it is given one that nobody sees. */
export async function webkit() {
  const binary = miniBrowser();
  if (!existsSync(DRIVER) || !binary) throw new Error('no WebKitWebDriver or no MiniBrowser: run `tools/setup.sh browsers`, or name them with WEBKIT_DRIVER= and WEBKIT=');
  const processes = [];
  const env = { ...process.env, LANG: 'pt_PT.UTF-8', LANGUAGE: 'pt_PT', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', GTK_A11Y: 'none' };
  if (!env.DISPLAY) {
    const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
    processes.push(screen);
    env.DISPLAY = await new Promise((done, failed) => {
      screen.once('error', failed);
      screen.stdio[3].once('data', (number) => done(`:${String(number).trim()}`));
    });
  }
  const port = await freePort();
  processes.push(spawn(DRIVER, [`--port=${port}`], { env, stdio: 'ignore' }));
  const end = () => processes.forEach((child) => child.kill());

  const send = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body) });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  };
  try {
    for (let tries = 0; ; tries += 1) {
      try {
        await send('GET', '/status');
        break;
      } catch (error) {
        if (tries === 100) throw error;
        await new Promise((done) => setTimeout(done, 100));
      }
    }
    const asked = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
    const { sessionId, capabilities } = await send('POST', '/session', { capabilities: { alwaysMatch: asked } });
    const at = (path) => `/session/${sessionId}${path}`;
    await send('POST', at('/timeouts'), { script: 60_000, pageLoad: 120_000 });
    await send('POST', at('/window/rect'), { width: 1024, height: 768 });
    const find = async (selector) => (await send('POST', at('/element'), { using: 'css selector', value: selector }))[ELEMENT];
    const actions = (list) => send('POST', at('/actions'), { actions: list });
    const pointer = async (kind, selector) => {
      const [x, y] = await send('POST', at('/execute/sync'), {
        script: 'const e = document.querySelector(arguments[0]); e.scrollIntoView({ block: "nearest" }); const b = e.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2].map(Math.round);',
        args: [selector],
      });
      await actions([{ type: 'pointer', id: kind, parameters: { pointerType: kind }, actions: [{ type: 'pointerMove', x, y }, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }] }]);
    };
    const keys = (signs) => actions([{ type: 'key', id: 'keys', actions: signs.flatMap((value) => [{ type: 'keyDown', value }, { type: 'keyUp', value }]) }]);
    return {
      name: `WebKit (${capabilities.browserName} ${capabilities.browserVersion})`,
      // An automated session keeps nothing, service workers included.
      keepsOffline: false,
      faults: [],
      goto: (url) => send('POST', at('/url'), { url }),
      reload: () => send('POST', at('/refresh'), {}),
      run: (code, ...given) => send('POST', at('/execute/async'), {
        script: 'const done = arguments[arguments.length - 1]; const given = arguments[0]; Promise.resolve((' + code + ')(...given)).then(done);', args: [given],
      }),
      click: (selector) => pointer('mouse', selector),
      tap: (selector) => pointer('touch', selector),
      type: (text) => keys([...text]),
      press: (key) => keys([KEYS[key] ?? key]),
      choose: async (selector, file) => send('POST', at(`/element/${await find(selector)}/value`), { text: file }),
      close: async () => {
        await send('DELETE', at('')).catch(() => {});
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}
