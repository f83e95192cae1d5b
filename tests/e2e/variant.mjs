// Builds that differ from one another in every part, made of the built site without compiling: each carries its number in
// the page, the glue, the program, each pack, the texts, the styles, the drawings, and the second thread's three files. What
// runs says which build it is of.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { buildOf, fileOf, rowsFor, workerRows } from './build.mjs';

/** A custom section of wasm, named `variant`, with the number in it. */
const section = (number) => Buffer.from([0, 9, 7, ...Buffer.from('variant'), number]);

/** A pack or the archive, with the number in each part: a section `number, length, name, bytes` for each. A text is as it was. */
function numberedParts(module, number) {
  const [sections, own] = [[module.subarray(0, 8)], section(number)];
  const length = (value) => (value < 128 ? [value] : [(value & 127) | 128, ...length(value >>> 7)]);
  for (let at = 8; at < module.length;) {
    let [size, shift] = [0, 0];
    do {
      at += 1;
      size |= (module[at] & 127) << shift;
      shift += 7;
    } while (module[at] & 128);
    const content = module.subarray(at + 1, at + 1 + size);
    const isPart = /^\d+$/.test(content.subarray(1, 1 + content[0]).toString('latin1'));
    const added = isPart ? own : Buffer.alloc(0);
    sections.push(Buffer.from([0, ...length(size + added.length)]), content, added);
    at += 1 + size;
  }
  return Buffer.concat(sections);
}

/** What the list of lessons does without, and a page with a board. */
export const BESIDE_LEARN = /\/(quiz|laws|scenes|scores|draughts|tactics|endings)\/|(?<!\/torre)\.lesson$/;
export const BESIDE_PLAY = /\/(lessons|quiz|laws|scenes|scores|draughts|en|pt-BR)\//;

const CHECKSUM = /# crc32 [0-9a-f]{8}\n$/;

/**
 * Makes `to` from the finished build `from`, with this number in every part, or only in the glue; `glue` is script that
 * stands before the program's own. `without`: files that are not kept for use
 * offline, so that a browser has fewer to fetch and write.
 */
export function makeVariant(from, to, number, { base = '/', glue = '', everywhere = true, without } = {}) {
  // The copies of the page are written again when the build is finished; nobody asks these builds for packed files.
  const isCopied = (path) => !/\.(br|gz)$/.test(path) && (basename(path) !== 'index.html' || dirname(path) === from);
  cpSync(from, to, { recursive: true, filter: isCopied });
  const edit = (path, change) => writeFileSync(join(to, path), change(readFileSync(join(to, path), 'utf8').replace(CHECKSUM, '')));
  let page = readFileSync(join(to, 'index.html'), 'utf8');
  const glueName = readdirSync(to).find((name) => /^lance-legal-[0-9a-f]{16}\.js$/.test(name));
  let script = `globalThis.glueVariant = ${number};\n${glue}\n${readFileSync(join(to, glueName), 'utf8')}`;
  const rename = (old, bytes) => {
    const name = old.replace(/[0-9a-f]{16}/, createHash('sha256').update(bytes).digest('hex').slice(0, 16));
    renameSync(join(to, old), join(to, name));
    writeFileSync(join(to, name), bytes);
    page = page.replaceAll(old, name);
    script = script.replaceAll(old, name);
  };
  if (everywhere) {
    for (const old of readdirSync(to).filter((name) => /^lance-legal-.*\.wasm$/.test(name))) {
      const bytes = readFileSync(join(to, old));
      rename(old, /_bg\.wasm$/.test(old) ? Buffer.concat([bytes, section(number)]) : numberedParts(bytes, number));
    }
    const analyst = fileOf(to, 'analyst_bg.wasm');
    writeFileSync(join(to, analyst), Buffer.concat([readFileSync(join(to, analyst)), section(number)]));
    edit(fileOf(to, 'analyst.js'), (text) => `self.analystVariant = ${number};\n(${reportProgram})();\n${text}`);
    edit(fileOf(to, 'analyst_loader.js'), (text) => `self.loaderVariant = ${number};\n${text}`);
    for (const language of ['en', 'pt-BR']) {
      edit(fileOf(to, `locales/${language}/ui.ftl`), (text) => text.replace(/^site-name = .*$/m, `site-name = Lance Legal ${number}`));
    }
    edit(fileOf(to, 'lessons/catalog.txt'), (text) => `# ${number}\n${text}`);
    edit(fileOf(to, 'lessons/torre.lesson'), (text) => `${text}# ${number}\n`);
    edit(fileOf(to, 'pieces/pieces.svg'), (text) => `${text}<!-- ${number} -->\n`);
    edit(fileOf(to, 'style/notation/sheet.css'), (text) => `${text}.variant { order: ${number}; }\n`);
    edit('manifest.webmanifest', (text) => `${text}${' '.repeat(number)}`);
  }
  rename(glueName, Buffer.from(script));
  writeFileSync(join(to, 'index.html'), page);
  execFileSync('tools/site.sh', ['finish', to, '--base', base, '--packed', 'no'], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (without) {
    const kept = (rows) => rows.filter(([path]) => !without.test(path));
    const { common, texts } = workerRows(to);
    const lists = { FILES: kept(common), TEXTS: Object.fromEntries(Object.entries(texts).map(([language, rows]) => [language, kept(rows)])) };
    for (const [name, list] of Object.entries(lists)) {
      edit('sw.js', (text) => text.replace(new RegExp(`^const ${name} = .*$`, 'm'), () => `const ${name} = ${JSON.stringify(list)};`));
    }
  }
  return { dist: to, build: buildOf(to), number };
}

/** The files of a build, for readers of this language, that another has not, or has with other bytes. */
export function changedFiles(dist, other, language) {
  const hashes = new Map(rowsFor(other, language).map(([path, hash]) => [path.replace(buildOf(other), ''), hash]));
  return rowsFor(dist, language).filter(([path, hash]) => hashes.get(path.replace(buildOf(dist), '')) !== hash).map(([path]) => path);
}

/** In the second thread, before its program: keeps the number of the program that is started. */
function reportProgram() {
  const start = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (...given) => {
    const made = await start(...given);
    self.analystProgram = new Uint8Array(WebAssembly.Module.customSections(made.module, 'variant')[0])[0];
    return made;
  };
}

/** Before any page script: keeps the numbers of the program and the parts that are really run. */
export function watchProgram() {
  window.ran = { programs: [], packs: [] };
  const numbers = (module) => WebAssembly.Module.customSections(module, 'variant').map((bytes) => new Uint8Array(bytes)[0]);
  for (const name of ['instantiate', 'instantiateStreaming']) {
    const start = WebAssembly[name];
    WebAssembly[name] = async (...given) => {
      const made = await start(...given);
      const isPart = Boolean(given[1]?.__wasm_split);
      window.ran[isPart ? 'packs' : 'programs'].push(...numbers(made.module ?? given[0]));
      return made;
    };
  }
}

/** The number of each part of the page on show, as its running parts say it: one number if it is of one build. */
export async function numbersOf(page, variants) {
  const seen = await page.evaluate(() => ({
    build: document.documentElement.dataset.build,
    brand: document.querySelector('.brand').innerText.trim(),
    glue: window.glueVariant,
    ...window.ran,
  }));
  return {
    page: variants.find(({ build }) => build === seen.build)?.number,
    texts: Number(/\d*$/.exec(seen.brand)[0]),
    glue: seen.glue,
    program: seen.programs,
    packs: [...new Set(seen.packs)],
  };
}

/** The same of the page's second thread, once it runs. */
export async function numbersOfThread(page) {
  const worker = page.workers()[0] ?? (await page.waitForEvent('worker'));
  for (;;) {
    const seen = await worker.evaluate(() => ({ loader: self.loaderVariant, glue: self.analystVariant, program: self.analystProgram }));
    if (seen.program !== undefined) return seen;
    await page.waitForTimeout(50);
  }
}
