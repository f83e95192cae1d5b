// The system's Chromium, which the tests drive and never download.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** A container's root has no user namespaces to build the sandbox from. */
export const FLAGS = [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-dev-shm-usage', '--disable-gpu'];

export async function launch(flags = []) {
  if (!existsSync(CHROMIUM)) throw new Error(`no Chromium at ${CHROMIUM}: run \`make setup-test\`, or name one with CHROMIUM=`);
  return chromium.launch({ executablePath: CHROMIUM, args: [...FLAGS, ...flags] });
}
