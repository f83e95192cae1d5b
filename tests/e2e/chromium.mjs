// The system's Chromium, which the tests drive and never download.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

/** As `CHROMIUM=` names it, or where systems have it; empty where there is none. */
export const CHROMIUM = execFileSync(fileURLToPath(new URL('../../tools/chromium.sh', import.meta.url)), { encoding: 'utf8' }).trim();

/** The same engine without windows, toolbars and extensions, where the distribution packs it: a third less to do for a page. */
const SHELL = '/usr/bin/chromium-headless-shell';
export const HEADLESS = process.env.CHROMIUM || (existsSync(SHELL) ? SHELL : CHROMIUM);

/** A container's root has no user namespaces to build the sandbox from. */
export const FLAGS = [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-dev-shm-usage', '--disable-gpu'];

/** A pupil's browser in Portugal: another language is fetched first, and its words break into other lines. */
export const PORTUGUESE = ['--lang=pt-PT', '--accept-lang=pt-PT,pt'];

export async function launch(flags = [], executablePath = HEADLESS) {
  if (!existsSync(executablePath)) throw new Error(`no Chromium${executablePath && ` at ${executablePath}`}: run \`make setup-test\`, or name one with CHROMIUM=`);
  return chromium.launch({ executablePath, args: [...FLAGS, ...flags] });
}
