/*
 * Stands before the program's glue, where `site finish` puts it and fills in FILES: fetches a chunk of the program
 * when a page asks for it. Whoever asks again after a failure gets a new attempt. Absent: which page asks for what.
 */
/** The files of each chunk, what it shares with others first. */
const FILES = {};

/** What the page's first script has set on its way already, by file: the answers to come. */
export const begun = new Map();

const arrivals = new Map();

/* All are fetched at once, and each is put into the program after those before it. */
const arrive = (before, file) => {
  if (!arrivals.has(file)) {
    const answer = begun.get(file) ?? fetch(new URL(file, import.meta.url));
    begun.delete(file);
    const arrival = Promise.all([answer, before]).then(([response]) => __wbg_load(response, { __wasm_split: wasm }));
    arrival.catch(() => arrivals.delete(file));
    arrivals.set(file, arrival);
  }
  return arrivals.get(file);
};

const loader = (files) => async (callback, data) => {
  let arrived = false;
  try {
    await files.reduce(arrive, undefined);
    arrived = true;
  } catch (error) {
    console.error(error);
  }
  wasm.__indirect_function_table.get(callback)(data, arrived);
};

const loaders = Object.fromEntries(Object.entries(FILES).map(([chunk, files]) => [`__wasm_split_load_${chunk}`, loader(files)]));

