### Laws of 2018, article 7: the numbers that differ from those of 2023.

law-2018-7-2-1 = Were the pieces set up wrongly at the start? The game is cancelled and another is played.
    .teacher = In rapid and blitz without enough supervision there is a limit. Nothing can be claimed after ten moves each (A.4.1.2 and B.4).
    .diff = The rule is that of 2023. The limit for rapid chess, A.4.1.2 here, is A.5.1.2 there.
law-2018-7-4-2 = If need be, either player may stop the clock and call the arbiter.
    .diff = The 2018 print says “may”; in 2023, where there is need, the clock must be stopped.
law-2018-7-5-4 = Making one move with both hands and pressing the clock counts, and is punished, as an illegal move. It may be castling, capturing or promoting.
    .teacher = Here the clock is part of the fault. Until it is pressed there is no illegal move.
    .diff = In 2018 the clock must have been pressed. In 2023 two hands on one move are enough.
law-2018-7-5-5 = For the first completed illegal move the opponent gets two minutes. The second by the same player loses; but it is a draw if the opponent cannot mate.
    .teacher = In blitz with one arbiter a game it is one minute (B.2). In rapid and blitz with less supervision, the very first loses (A.4.2).
    .diff = In standard games 2023 is the same. In rapid, 2023 gives a minute (A.3) and only the second loses. In 2018 it is two minutes or the loss, by supervision.
