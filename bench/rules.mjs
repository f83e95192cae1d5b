// The rules as wasm: the crate `bench/figures`, compiled as the site is by `make figures`, loaded in Node.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What it has: see bench/figures/src/lib.rs. */
export async function rulesWasm(folder = new URL('../dist-figures', import.meta.url).pathname) {
  const [glue, wasm] = ['figures.js', 'figures_bg.wasm'].map((name) => join(folder, name));
  if (!existsSync(wasm)) throw new Error(`${wasm} is not there: run \`make figures\` first`);
  // A data address, since Node takes a .js file without a package.json beside it for the older module form.
  const rules = await import(`data:text/javascript;base64,${readFileSync(glue).toString('base64')}`);
  rules.initSync({ module: readFileSync(wasm) });
  return rules;
}
