// The pages, and the states of them that look otherwise: what axe and the layout are asked about.
import { openLecture } from './game-in-class.mjs';
import { against, click, fen, newGame } from './board.mjs';
import { movedTo, phase, tool } from './lesson.mjs';
import { reveal } from './drill.mjs';
import { follow, painted, ROUTES } from './visit.mjs';

export const CASTLE = 'r2qkbnr/p1pp1ppp/bpn5/4p3/4P3/5NPB/PPPP1P1P/RNBQK2R w KQkq - 2 5';
const PROMOTION = '3r3k/4P3/8/8/8/8/8/K7 w - - 0 1';

/** The first time control, on the table and running; the clock that another sight has left there goes on. */
async function onTable(page) {
  await page.waitForSelector('.clock-start .button, .clock-half');
  if (await page.locator('.clock-half').count() === 0) {
    await page.locator('.clock-start .button').click();
    await page.locator('.clock-half[data-side=black]').click();
  }
  await page.waitForSelector('.clock-half');
}

/** A game on the board with the first time control. */
async function withClock(page) {
  await newGame(page);
  await page.getByRole('button', { name: 'Jogar com relógio', exact: true }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: '15+5', exact: true }).click();
  await page.locator('.clock-plate').first().waitFor();
}

const draughts = (position) => `damas/jogar?posicao=${encodeURIComponent(position)}`;

async function draughtsMove(page, from, to) {
  for (const name of [from, to]) await page.locator(`.play [data-square=${name}]`).click();
}

export const SIGHTS = [
  ...ROUTES.map((route) => ({ name: `/${route}`, path: route })),
  { name: 'a page that is not there', path: 'nao-existe' },
  { name: 'a refusal', path: fen(CASTLE), act: (page) => click(page, 'e1g1') },
  { name: 'a refusal before the first move', path: fen('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'), act: (page) => page.locator('.play [data-square=e7]').click() },
  { name: 'a promotion', path: fen(PROMOTION), act: (page) => click(page, 'e7d8') },
  { name: 'the end of a game', path: fen('7k/5K2/8/6Q1/8/8/8/8 w - - 0 1'), act: (page) => click(page, 'g5g6') },
  {
    name: 'Terminar, with who can still win',
    path: fen(CASTLE),
    act: async (page) => {
      await page.getByRole('button', { name: 'Terminar' }).click();
      await page.getByRole('button', { name: 'Ver', exact: true }).click();
      await page.getByText('As Pretas ainda podem dar mate').waitFor();
    },
  },
  {
    name: 'the way back to the game before',
    path: 'jogar?partida=laws-2005',
    act: async (page) => {
      await newGame(page);
      await page.locator('.way-back').waitFor();
    },
  },
  {
    name: 'the choice of an opponent',
    path: 'jogar',
    act: async (page) => {
      await page.locator('.play-actions').getByRole('button', { name: 'Nova partida' }).click();
      await page.locator('.rival').first().waitFor();
    },
  },
  {
    name: 'a hint against the computer',
    path: fen('6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1'),
    act: async (page) => {
      await against(page, 'Bia');
      for (const name of ['Pista', 'Mais uma pista', 'Mais uma pista']) await page.getByRole('button', { name, exact: true }).click();
      await page.locator('p').getByText('mate do corredor').waitFor();
    },
  },
  { name: 'Folha', path: 'jogar?partida=laws-2005', act: (page) => page.getByRole('button', { name: 'Folha' }).click() },
  {
    name: 'a draw offer',
    path: fen('7k/8/8/8/8/8/R7/K7 w - - 0 30'),
    act: async (page) => {
      await page.getByRole('button', { name: 'Terminar' }).click();
      await page.getByRole('button', { name: 'As Pretas oferecem empate' }).click();
      await page.getByText('Oferta de empate').waitFor();
    },
  },
  { name: 'the questions on the Laws', path: 'regras/perguntas', act: (page) => page.locator('.quiz-theme').first().waitFor() },
  {
    name: 'a question answered',
    path: 'regras/perguntas/semirrapidas?regras=2018&serie=a',
    act: async (page) => {
      await page.locator('.quiz-question').waitFor();
      // A question with two clocks has no options.
      const option = page.locator('.quiz-option').first();
      if (await option.count() > 0) await option.click();
      const confirm = page.getByRole('button', { name: 'Confirmar' });
      if (await confirm.count() > 0) await confirm.click();
      await page.locator('.quiz-why').waitFor();
    },
  },
  { name: 'a duel', path: 'regras/perguntas/mistura/duelo?regras=2023&serie=a', act: (page) => page.locator('.quiz-half').first().waitFor() },
  { name: 'a class with hands up', path: 'regras/perguntas/mistura/turma?regras=2023&serie=a', act: (page) => page.locator('.quiz-hands').first().waitFor() },
  { name: 'questions on paper', path: 'regras/perguntas/mistura/folha?regras=2023&serie=a', act: (page) => page.locator('.quiz-paper-task').first().waitFor() },
  { name: 'an explanation', path: 'aprender/torre' },
  { name: 'a level', path: 'aprender/torre/duas-voltas' },
  {
    name: "a level with a hint, articles and the teacher's bar",
    path: 'aprender/torre/duas-voltas',
    act: async (page) => {
      await tool(page, 'Pista').click();
      for (const sign of ['.articles', '.teacher']) await page.locator(`${sign} summary`).click();
    },
  },
  {
    name: 'a level missed',
    path: 'aprender/mate-num-lance/duas-torres',
    act: async (page) => {
      await click(page, 'h7b7');
      await movedTo(page, 'b7');
      await page.waitForSelector('.play [data-square=b7][aria-label^="b7, rei preto"]');
    },
  },
  {
    name: 'a level done',
    path: 'aprender/mate-num-lance/duas-torres',
    act: async (page) => {
      await click(page, 'g1g8');
      await phase(page, 'done');
    },
  },
  { name: 'a question, answered wrongly', path: 'aprender/pode-rocar/passa-por-f1', act: (page) => page.locator('.answer').first().click() },
  { name: 'a tray', path: 'aprender/posicao-inicial/exercito-branco', act: (page) => page.locator('.tray-piece').first().click() },
  { name: 'a sheet', path: 'aprender/torre/folha' },
  {
    name: 'a task of the exam, answered wrongly',
    path: 'aprender/exame?serie=a',
    act: async (page) => {
      await page.getByRole('button', { name: 'Começar', exact: true }).click();
      await page.locator('.play [data-square=d6]').click();
      await page.locator('#a-seguir').waitFor();
    },
  },
  { name: 'exams for a class', path: 'aprender/exame/turma' },
  {
    name: 'a series on paper',
    path: 'turma/preparar',
    act: async (page) => {
      await page.getByRole('button', { name: 'Juntar à ficha' }).click();
      await page.getByRole('link', { name: 'Ficha em papel' }).click();
      await page.locator('.class-paper .paper-task').first().waitFor();
    },
  },
  { name: 'nothing to review', path: 'aprender/rever' },
  { name: 'a step of an ending', path: 'finais/torre', act: (page) => page.locator('.endings-step').waitFor() },
  {
    name: 'a position of an ending',
    path: 'finais/dama-1/?serie=turma-5b',
    act: (page) => page.getByRole('button', { name: 'Pista', exact: true }).waitFor(),
  },
  { name: 'the stars are to be erased', path: 'professor', act: (page) => page.getByRole('button', { name: 'Apagar as estrelas deste aparelho' }).click() },
  { name: 'the levels of a kind', path: 'notacao/ler' },
  { name: 'squares', path: 'notacao/casas' },
  ...['escrever/coluna', 'sem-ver/anunciar', 'lance-secreto/abrir'].map((path) => ({ name: `an exercise of ${path}`, path: `notacao/${path}?serie=aspeto` })),
  ...['escrever/coluna', 'erro/tudo'].map((path) => ({ name: `an answer of ${path}`, path: `notacao/${path}?serie=aspeto`, act: reveal })),
  { name: 'a clock on the table', path: 'relogio', act: onTable },
  {
    name: "the arbiter's panel",
    path: 'relogio',
    act: async (page) => {
      await onTable(page);
      await page.locator('.arbiter-opener').focus();
      for (const _ of [1, 2]) await page.keyboard.press('Enter');
      await page.waitForSelector('#arbitro[open] .arbiter-time');
    },
  },
  { name: 'a game with its clock', path: 'jogar', act: withClock },
  { name: 'a start of Chess960', path: 'jogar/960?numero=77' },
  { name: 'a start of Chess960 with a die', path: 'jogar/960', act: (page) => page.getByRole('button', { name: 'Sortear com um dado' }).click() },
  { name: 'a game before the class', path: 'jogar/aula', act: (page) => openLecture(page).then(() => page.locator('.lecture-modes .switch').click()) },
  { name: 'a refusal of draughts', path: draughts('W:W14,3:B18,28'), act: (page) => draughtsMove(page, 'd1', 'e2') },
  { name: 'a capture under way', path: draughts('W:W10:B14,23'), act: (page) => draughtsMove(page, 'f3', 'd5') },
  { name: 'two captures with the same ends', path: draughts('W:W15:B19,20,27,28'), act: (page) => draughtsMove(page, 'c4', 'c8') },
  { name: 'counts towards a draw', path: draughts('W:WK1,K4,K7:BK30'), act: (page) => draughtsMove(page, 'h1', 'g2') },
  { name: 'an explanation of draughts', path: 'damas/aprender/damas-tabuleiro' },
  { name: 'a level of draughts', path: 'damas/aprender/damas-cadeia/mostra-o-caminho' },
  { name: 'a sheet of draughts', path: 'damas/aprender/damas-toma/folha' },
  { name: 'the end of a lesson of draughts', path: 'damas/aprender/damas-toma/fim', act: (page) => page.locator('.panel-tiles').waitFor() },
  ...['numeros', 'qual-captura', 'quantas-pecas', 'onde-pousa', 'ganha'].map((kind) => ({ name: `the drill ${kind}`, path: `damas/treino/${kind}?serie=aspeto` })),
  { name: 'an edition of the Laws', path: 'regras/2018' },
  { name: 'an article of the Laws', path: 'regras/2023/7.5.5', act: (page) => page.getByRole('switch', { name: 'Linhas do professor' }).check({ force: true }) },
  { name: 'an article of other Laws', path: 'regras/2005/7.4.b', act: (page) => page.waitForSelector('.law[data-marked=true] .law-diff') },
  { name: 'a number without a counterpart', path: 'regras/2009?de=2023-3.8', act: (page) => page.waitForSelector('.law-note') },
  { name: 'a number that is not printed', path: 'regras/2023/99' },
  { name: 'the Laws searched', path: 'regras/procurar?q=seta', act: (page) => page.waitForSelector('.find-result') },
  { name: 'the glossary', path: 'regras/glossario', act: (page) => page.waitForSelector('.glossary') },
  { name: 'the situations for the arbiter', path: 'regras/arbitro' },
  {
    name: 'a situation, what to do',
    path: 'regras/arbitro/o-bispo-com-pressa',
    act: async (page) => {
      await page.locator('.situation-stop').click();
      await page.waitForSelector('.situation-answers');
    },
  },
  {
    name: 'a situation, the times',
    path: 'regras/arbitro/o-bispo-com-pressa',
    act: async (page) => {
      await page.locator('.situation-stop').click();
      await page.locator('.answer[data-choice=correct]').click();
      await page.waitForSelector('.situation-sets');
    },
  },
  {
    name: 'a situation, ruled',
    path: 'regras/arbitro/o-xeque-esquecido',
    act: async (page) => {
      await page.locator('.situation-stop').click();
      await page.locator('.answer[data-choice=draw]').click();
      await page.waitForSelector('.situation-ruling .situation-law');
    },
  },
  { name: 'the school regulation', path: 'regras/escola', act: (page) => page.waitForSelector('.school-finder') },
  {
    name: 'ties, with a sum and a question',
    path: 'regras/escola/6',
    act: async (page) => {
      await page.locator('.school-value').nth(3).click();
      await page.locator('.school-riddle .button').click();
      await page.locator('.school-riddle .button').first().click();
      await page.waitForSelector('.school-sentence');
    },
  },
  { name: 'a scoreboard of truco to begin', path: 'estudantes/truco', act: (page) => page.locator('#nome-0, .truco-side').first().waitFor() },
  {
    name: 'a scoreboard of truco',
    path: 'estudantes/truco',
    act: async (page) => {
      await page.locator('.students-form button[type=submit], .truco-side').first().waitFor();
      if (await page.locator('.truco-side').count() === 0) await page.locator('.students-form button[type=submit]').click();
      await page.locator('.truco-acts .button').first().click();
      await page.locator('.truco-rarely summary').click();
    },
  },
  { name: 'seats of poker to draw', path: 'estudantes/poquer', act: (page) => page.locator('#jogadores, .poker-seat').first().waitFor() },
  {
    name: 'tables of poker',
    path: 'estudantes/poquer',
    act: async (page) => {
      await page.locator('#jogadores, .poker-seat').first().waitFor();
      if (await page.locator('.poker-seat').count() === 0) {
        await page.locator('#jogadores').fill(Array.from({ length: 12 }, (_, at) => `Jogador ${at + 1}`).join('\n'));
        await page.locator('.students-form button[type=submit]').click();
      }
      await page.locator('#atrasado').waitFor();
    },
  },
  { name: 'Mais', path: 'jogar', act: (page) => page.getByRole('button', { name: 'Mais', exact: true }).click() },
];

/** The page that is not there answers with status 404, which Chromium writes on the console. */
export const NOT_THERE = [/404 \(Not Found\)/];

/** Comes to this sight, by a link from the one before. */
export async function show(page, site, { path, act }) {
  await follow(page, site.url(path));
  await act?.(page);
  await painted(page);
}

/** Projects the page on show, or ends it. */
export async function project(page, on = true) {
  // A dialog or a choice on top keeps the header out of reach of a finger.
  await page.locator('.projector-button').evaluate((element) => element.click());
  await page.waitForSelector(`html[data-projecting=${on ? 'on' : 'off'}]`);
}
