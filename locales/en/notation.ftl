### The notation trainer: the list, the series, what comes back.

drills-title = Notation
drills-lead = Read and write chess as on a score sheet. Choose an exercise.

drill-all = All exercises
drill-missing = There is no exercise here.
drill-done = { $done } of { $all } levels

review-title = To review
review-due = { $count ->
    [1] You have one exercise to review today.
    *[other] You have { $count } exercises to review today.
}
review-begin = Review
review-later = { $days ->
    [1] What you missed comes back tomorrow.
    *[other] What you missed comes back in { $days } days.
}
review-squares = Squares to review: { $squares }
review-own = From your games ({ $count })
review-none = There is nothing to review today.

exercise-place = { $place } of { $of }
exercise-again = once more

show-answer = Show the answer

next-exercise = Next

series-over = Series complete
series-score = { $right ->
    [1] Right at the first try: { $right } of { $of }.
    *[other] Right at the first try: { $right } of { $of }.
}
series-more = Another series
series-share = To give the class the same series, share this address:
series-copy = Copy
series-copied = Copied.
series-not-copied = It could not be copied. Select the address and copy it.

drill-casas = Squares
    .aim = Find the square, name it, say its colour.
drill-ler = Read
    .aim = You see a written move and play it on the board.
drill-escrever = Write
    .aim = You see a move on the board and write it.
drill-erro = Find the slip
    .aim = A short game has one slip. Where is it?
drill-sem-ver = Without seeing
    .aim = Announce and understand moves without seeing the pieces.
drill-lance-secreto = Sealed move
    .aim = Write a move that cannot be mistaken.
drill-folha = Score sheet
    .aim = Keep the score of a whole game, as in a tournament.
drill-partidas = From your games
    .aim = Play the positions again in which there was a better move.

topic-peoes = Pawns
    .example = e4
topic-pecas = Pieces
    .example = Cf3
topic-capturas = Captures
    .example = Bxe5
topic-xeque = Check and mate
    .example = Dh5+
topic-roque = Castling
    .example = 0-0
topic-promocao = Promotion
    .example = d8D
topic-na-passagem = En passant
    .example = exd6 e.p.
topic-coluna = Two pieces: the file
    .example = Cgf3
topic-linha = Two pieces: the rank
    .example = C5f3
topic-coluna-e-linha = Three pieces
    .example = Dh4e1
topic-tudo = A bit of everything
    .example = Txd1+
topic-ilegal = Illegal move
    .example = A move that the rules do not allow.
topic-letra = Wrong letter
    .example = The letter of another piece.
topic-ambiguo = Ambiguous move
    .example = Two pieces could make it.
topic-trocado = Sides swapped
    .example = White’s move stands in Black’s place.
topic-saltado = Missing move
    .example = Somebody forgot to write it down.
topic-compreender = Understand
    .example = You hear the announcement and play.
topic-anunciar = Announce
    .example = You see the move and announce it.
topic-fechar = Seal the envelope
    .example = Write the sealed move.
topic-abrir = Open the envelope
    .example = You are the arbiter. Does the move count?

drills-teacher = For the teacher
drills-class-mode = Class mode
drills-class-mode-text = While it is on, the training keeps no stars, and nothing that was missed.
drills-projector = While projecting, Page Down shows the answer, and then the next exercise.
drills-forget = Erase the training
drills-forget-text = The stars of the exercises, the rounds and what there is to review are lost. The lessons stay.
drills-forget-yes = Erase
drills-forget-no = Do not erase
drills-forget-title = Erase the training?
