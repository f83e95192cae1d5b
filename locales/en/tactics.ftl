### Tactics: the themes, the puzzles, the set of a class.

tactics-title = Tactics
tactics-lead = One move is better than all the others. Find it. The puzzles get harder or easier with you.
tactics-all = All tactics
tactics-missing = There is no puzzle here.
tactics-more = Ten more
# $count (number): puzzles of a theme that were answered
tactics-answered = { $count ->
    [1] 1 puzzle done
    *[other] { $count } puzzles done
}
tactics-today = Puzzle of the day

tactics-review = Tactics to review
tactics-due = { $count ->
    [1] You have one puzzle to review today.
    *[other] You have { $count } puzzles to review today.
}
# $count (number): moments of one's own games that are due
tactics-own = From your games: { $count }
tactics-forget = Delete the tactics
tactics-forget-title = Delete the tactics?
tactics-forget-text = What is to be reviewed in tactics is lost, and the puzzles start easy again. Lessons and other training stay.

## The themes

tactics-mate-1 = Mate in one
tactics-mate-1-aim = A single move mates.
tactics-captura = Take what is free
tactics-captura-aim = A piece is not defended well enough. Capture it.
tactics-ameaca = Find the threat
tactics-ameaca-aim = What would the opponent play, if it were their turn?
tactics-mate-2 = Mate in two
tactics-mate-2-aim = The first move prepares the mate. The second gives it.
tactics-garfo = Fork
tactics-garfo-aim = One piece attacks two at once.
tactics-cravada = Pin
tactics-cravada-aim = A piece cannot leave, because a more valuable one stands behind it.
tactics-espeto = Skewer
tactics-espeto-aim = The piece in front has to leave, and the one behind is captured.
tactics-descoberto = Discovered attack
tactics-descoberto-aim = A piece leaves the line, and the one behind it attacks.
tactics-corredor = Back-rank mate
tactics-corredor-aim = The king is shut in on its first rank, behind its pawns.
tactics-guarda = Remove the defender
tactics-guarda-aim = Capture or drive away the piece that defends another.
tactics-promocao = Promotion
tactics-promocao-aim = A pawn reaches the other side of the board.
tactics-defesa = Defend
tactics-defesa-aim = The opponent attacks. Only one move is a good enough defence.
tactics-mistura = Mixture
tactics-mistura-aim = Nobody tells you the theme, as in a game.

## A puzzle

# $side (text): white or black, the side that moves, in this message and in those below
tactics-ask-any = { $side ->
    [white] White to move. Find the best move.
    *[other] Black to move. Find the best move.
}
tactics-ask-mate-1 = { $side ->
    [white] White mates in one move. Which?
    *[other] Black mates in one move. Which?
}
tactics-ask-mate-2 = { $side ->
    [white] White mates in two moves. How does it begin?
    *[other] Black mates in two moves. How does it begin?
}
tactics-ask-captura = { $side ->
    [white] White to move. Which capture wins material?
    *[other] Black to move. Which capture wins material?
}
tactics-ask-ameaca = { $side ->
    [white] Imagine it is White's turn. Which move is the threat?
    *[other] Imagine it is Black's turn. Which move is the threat?
}
tactics-ask-defesa = { $side ->
    [white] White to move. Only one move is a good enough defence. Which?
    *[other] Black to move. Only one move is a good enough defence. Which?
}
# $move (text): a move as it is written, in this message and in those below
tactics-judging = The computer is looking at { $move }…
tactics-hint = Hint
tactics-hint-piece = The marked piece is the one to move.
tactics-stop = Stop
tactics-no-judge = { $move } is not the move to find. Try again.
tactics-right = { $move } is right!
tactics-also = { $move } is good too. That is right!
tactics-slower = { $move } is good, but it is not the mate that is asked for.
tactics-missed = { $move } is not the best move.
tactics-best = The best move is { $move }.
tactics-good = { $move } is right. Wait for the answer.
tactics-reply = The answer is { $move }. And now?
# $theme (text): the name of a theme
tactics-was = The theme of this puzzle was { $theme }.

## For the class

tactics-class = Tactics for the class
tactics-class-lead = Choose the theme and how hard. Whoever opens the same address gets the same ten puzzles.
tactics-class-theme = Theme
tactics-class-grade = How hard
tactics-facil = Easy
tactics-medio = Medium
tactics-dificil = Hard
tactics-class-name = Name of the set
tactics-class-wrong = Use letters without accents, digits and dashes. At most 24.
tactics-class-open = Open the set
tactics-class-paper = Sheet to print
tactics-paper-back = Back to the set
