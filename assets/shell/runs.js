/* Which parts a pack has, as `site finish` writes it. It puts this before chunks.js, and into sw.js in place of `numbers`. */
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
