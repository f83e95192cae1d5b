// The wasm that a visitor gets, loaded in Node through its own glue. Its `main` finds no window and returns.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export async function shippedWasm(dist) {
  const names = readdirSync(dist);
  const only = (ending) => {
    const found = names.filter((name) => name.startsWith('lance-legal-') && name.endsWith(ending));
    if (found.length !== 1) throw new Error(`${dist} holds ${found.length} files *${ending}: run \`make build\` first`);
    return found[0];
  };
  // A data address, since Node takes a .js file without a package.json beside it for the older module form.
  const glue = await import(`data:text/javascript;base64,${readFileSync(join(dist, only('.js'))).toString('base64')}`);
  glue.initSync({ module: readFileSync(join(dist, only('_bg.wasm'))) });
  return glue;
}
