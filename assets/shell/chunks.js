/*
 * Stands before the program's glue, where `site finish` puts it and fills in PACKS: fetches a chunk of the program
 * when a page asks for it. Whoever asks again after a failure gets a new attempt. Absent: which page asks for what.
 *
 * A chunk is dozens of parts, most of them shared with others. They come packed, as the custom sections of a module
 * that does nothing and is never run: so many files of their own would weigh half as much again.
 */
/** Of each chunk: its file, and the other chunks in whose files are all the parts that it needs. */
const PACKS = {};

/** What the page's first script has set on its way already, by file: the answers to come. */
export const begun = new Map();

/** A part of at most so many bytes is compiled at once: a hundred that each wait for another thread are a tenth of a second on a
    slow phone. Browsers refuse to compile more on the page's own thread. */
const AT_ONCE = 4096;

const opened = new Map();
const arrivals = new Map();
/** Files that did not come whole: the browser's own copy is not asked for again, since a host may have sent something else. */
const spoilt = new Set();

/** How long an answer may stand still, in ms. A slow one may take as long as it needs. */
const STANDSTILL = 30_000;
const within = (promise, file) => new Promise((done, failed) => {
  const timer = setTimeout(() => failed(new Error(`failed to fetch Wasm: nothing comes of ${file}`)), STANDSTILL);
  promise.then(done, failed).finally(() => clearTimeout(timer));
});

const bytesOf = async (answer, file) => {
  const response = await within(answer, file);
  if (!response.ok) throw new Error(`failed to fetch Wasm: ${response.status} ${file}`);
  const reader = response.body.getReader();
  const pieces = [];
  for (;;) {
    const { done, value } = await within(reader.read(), file);
    if (done) return new Blob(pieces).arrayBuffer();
    pieces.push(value);
  }
};

/** The sections of a pack, by name: parts by their numbers, in order, and what chunks need by the chunk's name. */
const read = (buffer) => {
  const named = ({ content }) => [new TextDecoder().decode(content.subarray(1, 1 + content[0])), content.subarray(1 + content[0])];
  const sections = sectionsOf(new Uint8Array(buffer));
  if (sections.length === 0) throw new Error('failed to fetch Wasm: not a whole pack');
  return new Map(sections.map(named));
};

const open = (file) => {
  if (!opened.has(file)) {
    const cache = spoilt.has(file) ? 'reload' : 'default';
    const answer = begun.get(file) ?? fetch(new URL(file, import.meta.url), { cache });
    begun.delete(file);
    const pack = bytesOf(answer, file).then(read);
    pack.catch(() => {
      opened.delete(file);
      spoilt.add(file);
    });
    opened.set(file, pack);
  }
  return opened.get(file);
};

/* Each part is put into the program after those before it, once; those that other threads compile are all compiled at the
   same time. */
const arrive = (file) => (before, part) => {
  if (!arrivals.has(part)) {
    const imports = { __wasm_split: wasm };
    const arrival = open(file).then((pack) => {
      const bytes = pack.get(String(part));
      if (bytes.byteLength <= AT_ONCE) return before.then(() => new WebAssembly.Instance(new WebAssembly.Module(bytes), imports));
      const compiled = WebAssembly.compile(bytes);
      return Promise.all([compiled, before]).then(([module]) => WebAssembly.instantiate(module, imports));
    });
    arrival.catch(() => arrivals.delete(part));
    arrivals.set(part, arrival);
  }
  return arrivals.get(part);
};

const loader = ([chunk, { file, within = [] }]) => async (callback, data) => {
  let arrived = false;
  try {
    /* The pack of another chunk that is here or on its way may hold all of it. */
    const files = [file, ...within.map((other) => PACKS[other].file)];
    const from = files.find((pack) => opened.has(pack) || begun.has(pack)) ?? file;
    /* A chunk that does not need all that is in the pack has a list in it. */
    const pack = await open(from);
    const list = pack.get(chunk);
    const parts = () => [...pack.keys()].map(Number).filter(Number.isInteger);
    const needs = list ? numbers(new TextDecoder().decode(list)) : parts();
    const next = arrive(from);
    /* A part that another chunk has begun may be there before those that stand earlier in this one's list. */
    await needs.reduce((before, part) => Promise.all([before, next(before, part)]), Promise.resolve());
    arrived = true;
  } catch (error) {
    console.error(error);
  }
  wasm.__indirect_function_table.get(callback)(data, arrived);
};

const loaders = Object.fromEntries(Object.entries(PACKS).map((entry) => [`__wasm_split_load_${entry[0]}`, loader(entry)]));

