### Laws of 2018, article 9: the numbers that differ from those of 2023.

law-2018-9-1-1 = An event may forbid agreeing to a draw without the arbiter's permission. It may be before a given number of moves, or at all.
    .diff = In 2018 only agreeing is mentioned. In 2023 an event may forbid offering too.
law-2018-9-2-1 = The player to move gets a draw, on a correct claim, the third time the same position comes. The times need not follow one another.
    .teacher = It is the position that repeats, not the moves.
    .diff = This is the rule of 9.2 in 2023; in 2018 it has a number of its own.
law-2018-9-2-1-1 = Your move will bring the position about. Write it down, with no changing it, and tell the arbiter you mean to play it.
    .teacher = Write first, then declare; the piece stays where it is.
    .diff = In 2018 the move is written on paper. In 2023 it may also be entered on the electronic scoresheet.
law-2018-9-3-1 = Your move makes it 50 each with no pawn moved and nothing captured. Write it, with no changing it, and declare it to the arbiter.
    .diff = Only the paper sheet serves in 2018; in 2023 the electronic one counts as well.
law-2018-9-5-1 = When a player claims a draw, that player or the arbiter may stop the clock. A claim once made cannot be taken back.
    .diff = In the 2018 print the clock “may” be stopped; in 2023 it must be.
law-2018-9-5-3 = A wrong claim: two more minutes to the opponent, and play goes on. If you claimed on a move to be made, you have to make it, by articles 3 and 4.
    .teacher = The claimant's own time is left alone. In blitz the opponent gets one minute (B.2).
    .diff = In standard games 2023 is the same. In rapid, 2018 gives two minutes and 2023 gives one (A.3).
