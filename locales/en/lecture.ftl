### A game before the class, with comments, variations and questions.

lecture-lead = Show a game to the class, move by move.
lecture-start = Start of the game
lecture-question = What would you play?
lecture-guess = Hide the next move
lecture-propose = Play on the board each move that the class proposes.
# $letter (string): A to F; $move: the move; $count (number): hands
lecture-proposal = { $letter } · { $move } · { $count ->
    [one] 1 hand
   *[other] { $count } hands
}
lecture-why = Why?
lecture-thinking = Thinking…
lecture-more = One hand more
lecture-fewer = One hand fewer
lecture-answer = Show the move
# $right, $of (number): hands for the move of the game, and all
lecture-shown = This was the move of the game. { $right ->
    [0] Nobody chose it.
    [one] 1 hand of { $of } was right.
   *[other] { $right } hands of { $of } were right.
}
lecture-no-letter = There are six proposals. Take one out to add another.
lecture-no-room = There are too many moves. Erase what was tried to go on.
lecture-steps = Step through the game
lecture-first = Go to the start
lecture-back = Move before
lecture-forward = Next move
lecture-last = Go to the end
lecture-flip = Turn the board
lecture-to-game = Back to the game
lecture-moves = Moves of the game
lecture-none = There are no moves yet. Open a game, or play on the board.
lecture-cut = { $count ->
    [one] One variation has a move that cannot be played, and ends before it.
   *[other] { $count } variations have moves that cannot be played, and end before them.
}
lecture-arrow = Arrow
lecture-ring = Ring
lecture-wipe = Wipe drawings
lecture-forget = Erase what was tried
lecture-arrow-help = Touch the square where the arrow begins, then the one where it ends.
lecture-ring-help = Touch the square to be marked.
lecture-other = Another game
lecture-pgn = Paste a game in PGN here, with comments and variations
lecture-open = Open
lecture-file = Open a file
lecture-own = The game of Play
lecture-no-own = There are no moves in Play yet.
lecture-no-game = I found no game.
lecture-too-long = The file is too large for this page. 400 kB fit.
lecture-choose = Which of the games?
# $line (number): the line of the file; $word: what stands there
lecture-fault = In line { $line } I could not read “{ $word }”. The game goes as far as that.
lecture-not-kept = What is tried and drawn on this page is not kept.

## The worksheet

lecture-paper = Worksheet
lecture-paper-asked = Diagrams of the worksheet
lecture-paper-noted = Before moves with a sign or a comment
# $moves (number): moves of each side between two diagrams
lecture-paper-every = { $moves ->
    [1] After every move
   *[other] After every { $moves } moves
}
lecture-paper-back = Back to the game
lecture-paper-task = Which move was played?
