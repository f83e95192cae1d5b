/*
 * Stands before the program's glue, where `site finish` puts it and fills in PACKS: fetches a chunk of the program
 * when a page asks for it. Whoever asks again after a failure gets a new attempt. Absent: which page asks for what.
 *
 * A chunk is dozens of parts, most of them shared with others. They come packed, as the custom sections of a module
 * that does nothing and is never run: so many files of their own would weigh half as much again.
 */
/** Of each chunk: its file, and the other chunks in whose files are all the parts that it needs. */
const PACKS = {};

/** A part of at most so many bytes is compiled at once: a hundred that each wait for another thread are a tenth of a second on a
    slow phone. Browsers refuse to compile more on the page's own thread. */
const AT_ONCE = 4096;

const opened = new Map();
const compiled = new Map();
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

/** Compiles a part, once: what comes of it puts the part into the program. Until it is called, nothing of the program is needed. */
const compile = (part, bytes) => {
  if (!compiled.has(part)) {
    const imports = () => ({ __wasm_split: wasm });
    if (bytes.byteLength <= AT_ONCE) {
      const module = new WebAssembly.Module(bytes);
      compiled.set(part, () => new WebAssembly.Instance(module, imports()));
    } else {
      const put = WebAssembly.compile(bytes).then((module) => () => WebAssembly.instantiate(module, imports()));
      put.catch(() => compiled.delete(part));
      compiled.set(part, put);
    }
  }
  return compiled.get(part);
};

/** Of a pack: the numbers of its parts, in order, and what chunks need that do not need all of them, by the chunk's name. */
const read = async (buffer) => {
  const sections = sectionsOf(new Uint8Array(buffer));
  if (sections.length === 0) throw new Error('failed to fetch Wasm: not a whole pack');
  const parts = [];
  const lists = new Map();
  const under = [];
  for (const { content } of sections) {
    const name = new TextDecoder().decode(content.subarray(1, 1 + content[0]));
    const bytes = content.subarray(1 + content[0]);
    if (/^\d+$/.test(name)) {
      parts.push(Number(name));
      under.push(compile(Number(name), bytes));
    } else {
      lists.set(name, numbers(new TextDecoder().decode(bytes)));
    }
  }
  await Promise.all(under);
  return { parts, lists };
};

/**
 * Fetches a pack, unless it is here or on its way; the page's first script has the answer of its own pack on its way already.
 * The parts are compiled as soon as it is there, so that this is done when the program comes, which is larger.
 */
export const open = (file, answer) => {
  if (!opened.has(file)) {
    const cache = spoilt.has(file) ? 'reload' : 'default';
    const pack = bytesOf(answer ?? fetch(new URL(file, import.meta.url), { cache }), file).then(read);
    pack.catch(() => {
      opened.delete(file);
      spoilt.add(file);
    });
    opened.set(file, pack);
  }
  return opened.get(file);
};

/* Each part is put into the program after those before it, once. */
const arrive = (before, part) => {
  if (!arrivals.has(part)) {
    const arrival = Promise.all([compiled.get(part), before]).then(([put]) => put());
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
    const { parts, lists } = await open(files.find((pack) => opened.has(pack)) ?? file);
    /* A part that another chunk has begun may be there before those that stand earlier in this one's list. */
    await (lists.get(chunk) ?? parts).reduce((before, part) => Promise.all([before, arrive(before, part)]), Promise.resolve());
    arrived = true;
  } catch (error) {
    console.error(error);
  }
  wasm.__indirect_function_table.get(callback)(data, arrived);
};

const loaders = Object.fromEntries(Object.entries(PACKS).map((entry) => [`__wasm_split_load_${entry[0]}`, loader(entry)]));

