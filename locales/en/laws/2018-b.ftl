### Laws of 2018, appendix B: the numbers that differ from those of 2023.

law-2018-b-2 = In blitz, where articles 7 and 9 give two minutes, one is given.
    .diff = In 2023 this minute stands at A.3 and serves rapid chess as well. In blitz it holds through B.3, but not with one arbiter a game (B.2).
law-2018-b-3 = Blitz with an arbiter at each game: the conditions, and asking for the sheet.
    .diff = With one arbiter a game, 2018 gives one minute (B.2). The 2023 text does not repeat that exception. The two minutes of article 7 stay.
law-2018-b-3-1 = Blitz goes by the Competition Rules when:
    .teacher = Both conditions are needed, B.3.1.1 and B.3.1.2; then the one minute of B.2 holds.
    .diff = In 2023 it is B.2, nearly alike; but there the one minute does not go with these games.
law-2018-b-3-1-1 = each game has an arbiter to itself;
    .diff = So too in 2023, at B.2.1. For rapid chess both editions accept three games an arbiter.
law-2018-b-3-1-2 = The game is recorded: by arbiter or assistant, by electronic means, or by both.
    .diff = In 2023 a device alone is no longer enough. The arbiter or an assistant records.
law-2018-b-4 = Without one arbiter a game, blitz follows the rules of rapid chess: A.2 and A.4.
    .teacher = By A.4.2 the first illegal move that is seen or claimed in time loses the game.
    .diff = In 2018 blitz inherits losing at the first illegal move. In 2023 it inherits A.3 and A.5: a minute first, the loss after.
law-2018-b-5 = The rules of the event settle, for every round, whether B.3 or B.4 holds.
    .diff = The same choice; in 2023 it is between B.2 and B.3.
