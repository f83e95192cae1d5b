// A game before the class, as its tests and pictures open it.

export const PGN = `[White "Inês"]
[Black "Rui"]
[Result "1-0"]

{Uma aula.} 1.e4 e5 2.Nf3 $1 {ataca e5 [%cal Gf3e5]} (2.f4 exf4 {aceite} (2...d5 3.exd5) 3.Nf3) 2...Nc6 3.Bc4 Nf6 4.Ng5 d5 1-0`;

/** Opens a game from its text. */
export async function openLecture(page, pgn = PGN) {
  await page.locator('.lecture-opening summary').click();
  await page.locator('#pgn').fill(pgn);
  await page.getByRole('button', { name: 'Abrir', exact: true }).click();
  await page.locator('.lecture-moves .move').first().waitFor();
}
