// `site serve` sends every kind of file of the two builds as it lies there, under its type, packed for who takes it.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { test } from 'node:test';
import { buildOf, precached, ROOT, SUBPATH, TYPES } from './build.mjs';
import { siteServe } from './server.mjs';

/** An answer as it is on the wire: nothing is unpacked or followed. The path is sent as it stands. */
function ask(origin, path, headers = {}) {
  return new Promise((done, failed) => {
    const { hostname, port } = new URL(origin);
    get({ hostname, port, path, headers, agent: false }, async (response) => {
      const pieces = [];
      for await (const piece of response) pieces.push(piece);
      done({ status: response.statusCode, body: Buffer.concat(pieces).toString('base64'), said: response.headers });
    }).on('error', failed);
  });
}

for (const { dist, base } of [ROOT, SUBPATH]) {
  test(`the build is served as it lies there under ${base}`, async (t) => {
    const { origin, close } = await siteServe(dist, base);
    t.after(close);
    const kindOf = (path) => path.replace(/^.*\./, '');
    // The last file of each kind, and the pages.
    const kinds = new Map(precached(dist).map((path) => [kindOf(path), path]));
    assert.ok(kinds.size > 6, [...kinds.keys()].join(', '));
    const files = [...[...kinds.values(), 'index.html', 'sw.js', '404.html'].map((path) => [path, path]), ['', 'index.html'], ['jogar/', 'jogar/index.html']];
    let packed = 0;
    for (const [path, file] of files) {
      for (const [takes, ending] of [['', ''], ['gzip', 'gz'], ['gzip, br', 'br']]) {
        const headers = takes ? { 'accept-encoding': takes } : {};
        const encoding = ending && existsSync(join(dist, `${file}.${ending}`)) ? ending : '';
        const whole = readFileSync(join(dist, encoding ? `${file}.${encoding}` : file)).toString('base64');
        const { status, body, said } = await ask(origin, base + path, headers);
        assert.deepEqual([status, body === whole, said['content-type']], [200, true, TYPES[kindOf(file)]], `${path} ${takes}`);
        assert.equal(said['content-encoding'], { br: 'br', gz: 'gzip' }[encoding], `${path} ${takes}`);
        assert.equal(said['x-content-type-options'], 'nosniff');
        const again = await ask(origin, base + path, { ...headers, 'if-none-match': said.etag });
        assert.deepEqual([again.status, again.body], [304, ''], path);
        if (encoding) packed += 1;
      }
    }
    assert.equal(packed > 12, existsSync(join(dist, 'index.html.br')), `${packed} answers were packed`);

    for (const [path, to] of [['jogar', 'jogar/'], ['jogar?fen=a%20b', 'jogar/?fen=a%20b']]) {
      const { status, said } = await ask(origin, base + path);
      assert.deepEqual([status, said.location], [301, base + to], path);
    }
    const unknown = readFileSync(join(dist, '404.html')).toString('base64');
    for (const path of ['nada', 'nada/', 'icons', buildOf(dist), '..%2fCargo.toml', '%2e%2e/Cargo.toml', 'icons/../../Cargo.toml']) {
      const { status, body, said } = await ask(origin, base + path);
      assert.deepEqual([status, body === unknown, said['content-type']], [404, true, TYPES.html], path);
    }
  });
}
