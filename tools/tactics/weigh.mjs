// Weighs the packs of tactics as they go over the wire: brotli at its best. Exit status 1 where one or all are too heavy.
import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";

const FOLDER = "assets/tactics";
const MOST = { one: 10_000, all: 110_000 };

let all = 0;
let heavy = false;
for (const file of readdirSync(FOLDER).sort()) {
  const text = readFileSync(`${FOLDER}/${file}`);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  const bytes = brotliCompressSync(text, { params }).length;
  console.log(`${file.padEnd(20)}${String(text.length).padStart(8)}${String(bytes).padStart(8)}`);
  all += bytes;
  heavy ||= bytes > MOST.one;
}
console.log(`${"all".padEnd(28)}${String(all).padStart(8)}`);
if (heavy || all > MOST.all) {
  console.error(`more than ${MOST.one} bytes in a file or ${MOST.all} in all`);
  process.exit(1);
}
