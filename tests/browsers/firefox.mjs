// Debian's own Firefox, driven over WebDriver BiDi.
import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';

export const FIREFOX = process.env.FIREFOX ?? '/usr/bin/firefox-esr';

/** A browser as the walk asks for it, in Portuguese, with a fresh profile. */
export async function firefox() {
  if (!existsSync(FIREFOX)) throw new Error(`no Firefox at ${FIREFOX}: run \`tools/setup.sh browsers\`, or name one with FIREFOX=`);
  const browser = await puppeteer.launch({
    browser: 'firefox', executablePath: FIREFOX, headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'pt-PT, pt', 'dom.w3c_touch_events.enabled': 1 },
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(120_000);
  await page.setViewport({ width: 1024, height: 768 });
  const faults = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => { if (message.type() === 'error') faults.push(message.text()); });
  const middle = async (selector) => {
    const element = await page.waitForSelector(selector, { visible: true });
    await element.scrollIntoView();
    const box = await element.boundingBox();
    return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
  };
  return {
    name: `Firefox ${(await browser.version()).replace(/^.*\//, '')}`,
    keepsOffline: true,
    faults,
    goto: (url) => page.goto(url),
    reload: () => page.reload(),
    run: (code, ...given) => page.evaluate((code, given) => new Function('given', `return (${code})(...given);`)(given), code, given).catch((error) => {
      // The policy allows no functions made of text: the same, as the driver's own script.
      if (!/EvalError|unsafe-eval|Policy/.test(String(error))) throw error;
      return page.evaluate(`(${code})(...${JSON.stringify(given)})`);
    }),
    click: async (selector) => page.mouse.click(...(await middle(selector))),
    // Without the width and the pressure of a finger, which this Firefox takes from nobody.
    tap: async (selector) => {
      const [x, y] = await middle(selector);
      await page.mainFrame().browsingContext.performActions([{
        type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' },
        actions: [{ type: 'pointerMove', x, y }, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }],
      }]);
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    choose: async (selector, file) => (await page.$(selector)).uploadFile(file),
    close: () => browser.close(),
  };
}
