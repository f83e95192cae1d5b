### Laws of 2009, article 7: the numbers that differ from those of 2023.

law-2009-7-1-a = If the pieces turn out to have started on wrong squares the game does not count. A new one begins.
    .teacher = The article sets no limit of moves.
    .diff = The same in 2023. In rapid chess 2018 and 2023 have a limit of ten moves. The 2009 text at hand does not deal with it.
law-2009-7-1-b = Is the board turned the wrong way? The position goes to a board that is right and the game goes on.
    .teacher = Only wrongly placed pieces (7.1.a) cancel the game.
    .diff = The same in 2023, where they are 7.2.1 and 7.2.2.
law-2009-7-2 = Colours the wrong way round? Play goes on unless the arbiter rules otherwise.
    .teacher = There is no number of moves to count. The decision is the arbiter's.
    .diff = In 2018 and 2023 moves are counted. With fewer than 10 each there is a new game; with 10 or more, play goes on.
law-2009-7-3 = If you knock pieces over or out of place, you put them right in your own time. If need be, stop the clock and call the arbiter, who may penalise you.
    .diff = In 2018 and 2023 it stands in three numbers, 7.4.1 to 7.4.3. The Portuguese of 2009 says the clock “may” be stopped; the English, like 2023, that it shall be.
law-2009-7-4-a = Illegal move completed, faulty promotion or king captured: back to the position before, or the last one known. Times are adjusted and play goes on from there.
    .teacher = 4.3 and 4.6 hold for the new move. If the touched piece has a legal one, it must be that piece.
    .diff = In 2009 a faulty promotion is taken back too. In 2018 and 2023 a pawn left on the last rank becomes a queen (7.5.2).
law-2009-7-4-b = First and second illegal move by a player: two minutes to the opponent each time. At the third the game is lost, or drawn if the opponent cannot mate.
    .teacher = It is three illegal moves by one player in one game; the opponent's are not added.
    .diff = In 2009 there are two warnings and the third illegal move loses. In 2018 and 2023 there is one, and the second loses.
law-2009-7-5 = With pieces out of place, one goes back to the position before the error, or to the last known one. The clocks are adjusted by 6.13.
    .diff = It decides the same in 2023; only, adjusting the clocks is at 7.1 there.
