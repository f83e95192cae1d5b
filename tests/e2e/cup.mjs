// A tournament as its tests run it.

export const press = (page, name) => page.getByRole('button', { name, exact: true });
export const part = (page, name) => page.locator('.cup-tabs').getByRole('link', { name, exact: true });
export const boards = (page) => page.locator('.cup-board:not(.cup-bye)');

/** A new tournament of this name, before anybody is in it. */
export async function begin(page, title = 'Torneio da escola') {
  await page.getByLabel('Nome do torneio').fill(title);
  await press(page, 'Criar torneio').click();
  await page.getByRole('link', { name: new RegExp(title) }).click();
  await page.getByRole('heading', { name: 'Juntar jogadores' }).waitFor();
}

export async function pair(page, round) {
  await press(page, `Emparceirar a ronda ${round}`).click();
  await page.getByRole('heading', { name: `Ronda ${round} de 5`, exact: true }).waitFor();
}

/** Enters what is missing by keys, `key(board)` on each board, and closes the round. */
export async function play(page, round, key) {
  const count = await boards(page).count();
  for (let board = 0; board < count; board++) {
    const row = boards(page).nth(board);
    if ((await row.getAttribute('data-done')) === 'true') continue;
    await row.focus();
    await page.keyboard.press(key(board));
    await page.waitForFunction((at) => document.querySelectorAll('.cup-board:not(.cup-bye)')[at].dataset.done === 'true', board);
  }
  await press(page, `Fechar a ronda ${round}`).click();
  await page.getByText(`A ronda ${round} está fechada.`).waitFor();
}
