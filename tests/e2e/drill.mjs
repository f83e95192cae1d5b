// The notation trainer as a pupil meets it.

/** Every level of every kind, as `src/drills/mod.rs` has them. */
const MOVES = ['peoes', 'pecas', 'capturas', 'xeque', 'roque', 'promocao', 'na-passagem', 'coluna', 'linha', 'coluna-e-linha', 'tudo'];
export const LEVELS = {
  ler: MOVES,
  escrever: MOVES,
  erro: ['ilegal', 'letra', 'ambiguo', 'trocado', 'saltado', 'tudo'],
  'sem-ver': ['compreender', 'anunciar'],
  'lance-secreto': ['fechar', 'abrir'],
};

/** Where the reader is: «3 de 10». */
export const place = (page) => page.locator('.drill-place > span').first().innerText();
/** What became of each exercise: right, wrong, open. */
export const results = (page) => page.locator('.drill-signs i').evaluateAll((signs) => signs.map((sign) => sign.dataset.result));

/** Asks for the answer, and waits until the way on is there. */
export async function reveal(page) {
  await page.getByRole('button', { name: /^(Mostrar a resposta|Show the answer)$/ }).click();
  await page.waitForSelector('#a-seguir');
}

/** On to the next exercise, or to the end. */
export async function next(page) {
  await page.locator('#a-seguir').click();
}

/** Through a whole series by asking for each answer: what is missed comes once more. */
export async function throughSeries(page) {
  let count = 0;
  while ((await page.locator('#fim').count()) === 0) {
    await reveal(page);
    count += 1;
    await next(page);
    await page.waitForFunction(() => document.querySelector('#fim') || !document.querySelector('#a-seguir'));
  }
  return count;
}

/** Plays by touch the first legal move there is that does not end on a square of `right`, the move as it is written. */
export async function astray(page, right = '') {
  const board = page.locator('.play [role=gridcell]');
  const names = await board.evaluateAll((cells) => cells.map((cell) => cell.dataset.square));
  for (const from of names) {
    await page.locator(`.play [data-square=${from}]`).click();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const to = await board.evaluateAll((cells, right) => cells.find((cell) => cell.matches('.destination') && !right.includes(cell.dataset.square))?.dataset.square, right);
    if (!to) continue;
    await page.locator(`.play [data-square=${to}]`).click();
    return;
  }
  throw new Error('there is no other move');
}
