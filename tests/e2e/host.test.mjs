// The host of these tests answers as the host that is shipped: `site serve` and server.mjs, side by side.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { test } from 'node:test';
import { buildOf, precached, ROOT, SUBPATH } from './build.mjs';
import { serve } from './server.mjs';

/** `site serve` on a free port, and its address, once it says where it is. */
async function siteServe(t, { dist, base }) {
  const child = spawn('tools/site.sh', ['serve', dist, '--port', '0', '--base', base], { stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  t.after(() => process.kill(-child.pid));
  let said = '';
  for await (const piece of child.stdout) {
    said += piece;
    const [, origin] = /(http:\/\/[\d.]+:\d+)\//.exec(said) ?? [];
    if (origin) return origin;
  }
  throw new Error(`site serve said no address: ${said}`);
}

/** An answer as it is on the wire: nothing is unpacked or followed. The path is sent as it stands. */
function ask(origin, path, headers = {}) {
  return new Promise((done, failed) => {
    const { hostname, port } = new URL(origin);
    get({ hostname, port, path, headers, agent: false }, async (response) => {
      const pieces = [];
      for await (const piece of response) pieces.push(piece);
      const said = response.headers;
      done({
        status: response.statusCode, body: Buffer.concat(pieces).toString('base64'), etag: said.etag,
        shown: { type: said['content-type'], location: said.location, encoding: said['content-encoding'], sniff: said['x-content-type-options'] },
      });
    }).on('error', failed);
  });
}

for (const build of [ROOT, SUBPATH]) {
  test(`both hosts answer the same under ${build.base}`, async (t) => {
    const files = precached(build.dist);
    const kinds = new Map(files.map((path) => [path.replace(/^.*\./, ''), path]));
    const paths = [
      ...kinds.values(), '', 'index.html', 'jogar/', 'jogar', 'jogar?fen=a%20b', 'sw.js', '404.html', 'nada', 'nada/', 'icons', buildOf(build.dist),
      '..%2fCargo.toml', '%2e%2e/Cargo.toml', 'icons/../../Cargo.toml',
    ];
    const ours = await serve(build.dist, { base: build.base, compress: ['br', 'gzip'] });
    t.after(() => ours.close());
    const shipped = await siteServe(t, build);
    assert.ok(kinds.size > 6, [...kinds.keys()].join(', '));
    for (const path of paths) {
      // What the build has not packed, server.mjs packs itself.
      for (const encoding of existsSync(join(build.dist, `${path}.br`)) ? ['', 'gzip', 'gzip, br'] : ['']) {
        const headers = encoding ? { 'accept-encoding': encoding } : {};
        const [one, other] = await Promise.all([ours.origin, shipped].map((origin) => ask(origin, build.base + path, headers)));
        const bare = ({ status, shown, body }) => ({ status, ...(status === 301 ? { location: shown.location } : shown), body: status === 301 ? '' : body });
        assert.deepEqual(bare(one), bare(other), `${path} ${encoding}`);
        if (one.status !== 200) continue;
        const again = await Promise.all([[ours.origin, one], [shipped, other]].map(([origin, { etag }]) => ask(origin, build.base + path, { ...headers, 'if-none-match': etag })));
        assert.deepEqual(again.map(({ status, body }) => [status, body]), [[304, ''], [304, '']], path);
      }
    }
  });
}
