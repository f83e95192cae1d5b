### Laws of 2005, article 7: the numbers that differ from those of 2023.

law-2005-7-1-a = If the starting position was wrong, the game is cancelled and a new one is played.
    .teacher = In rapid chess, after three moves each, it is too late for this claim (B4).
    .diff = The same in 2023, but there in rapid chess it is too late only after ten moves (A.5.1.2).
law-2005-7-1-b = If the only mistake is how the board was placed, the game goes on. The position moves to a board placed correctly.
    .diff = The same answer as 7.2.2 in 2023.
law-2005-7-2 = They began with the colours reversed: the game goes on unless the arbiter decides otherwise.
    .teacher = It may come to light at move two or at move thirty. The rule is the same.
    .diff = In 2018 and 2023, before 10 moves each they stop and start afresh. From 10 on the game continues.
law-2005-7-3 = Whoever topples or shifts pieces puts them right in their own time. Either player may, if need be, stop the clock and ask the arbiter for help.
    .teacher = The arbiter may penalise whoever shifted them.
    .diff = The same idea at 7.4.1 to 7.4.3. In 2023, where there is need, the clock must be stopped, not only may.
law-2005-7-4-a = An illegal move that is found is undone, even in a promotion or by capturing the king. The position before it, or the last known, is restored, the clocks are adjusted and play goes on.
    .teacher = The move that replaces it is bound by 4.3, touch-move. An unfinished promotion is undone as well.
    .diff = In 2018 and 2023 it is completed by pressing the clock. A pawn left unchanged becomes a queen (7.5.2), and 7.5.3 and 7.5.4 name new faults.
law-2005-7-4-b = Each of a player's first two illegal moves gives the opponent two minutes. With the third the game is lost.
    .teacher = Even if the opponent cannot mate: in this edition the third one loses.
    .diff = In 2009 the third became a draw if the opponent cannot mate. In 2018 and 2023 the second already loses.
law-2005-7-5 = If pieces are off their squares, the position before the error, or the last that can be identified, is restored. The times are set under 6.14.
    .diff = The same as 7.6 of 2023; the times are a matter for 7.1 there.
