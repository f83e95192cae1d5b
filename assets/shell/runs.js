/* How a pack is read, and what `site finish` writes of it. It puts this before chunks.js, and into sw.js in place of `numbers`. */
/** `0+2,4` as the numbers 0, 1, 2 and 7: how many are left out before each run, and how many follow its first. */
const numbers = (runs) => {
  let next = 0;
  return runs.split(',').flatMap((run) => {
    const [gap, more = 0] = run.split('+').map(Number);
    const first = next + gap;
    next = first + more + 1;
    return Array.from({ length: more + 1 }, (_, i) => first + i);
  });
};

/** The sections of a module that has no others than custom ones, in order: `whole` with its head, and its `content`. A head is
    a sign and the length of the rest in groups of seven bits. */
const sectionsOf = (module) => {
  const sections = [];
  for (let [start, end] = [8, 8]; start < module.length; start = end) {
    let [at, length, shift] = [start, 0, 0];
    do {
      at += 1;
      length |= (module[at] & 127) << shift;
      shift += 7;
    } while (module[at] & 128);
    end = at + 1 + length;
    if (module[start] !== 0 || end > module.length) throw new Error('failed to fetch Wasm: not a whole pack');
    sections.push({ whole: module.subarray(start, end), content: module.subarray(at + 1, end) });
  }
  return sections;
};
