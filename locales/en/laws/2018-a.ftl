### Laws of 2018, appendix A: the numbers that differ from those of 2023.

law-2018-a-2 = In rapid chess the moves need not be written down.
    .diff = 2023 adds that whoever does not write may still make claims that rest on a scoresheet. A sheet may be asked of the arbiter.
law-2018-a-3 = Rapid chess with enough supervision: the conditions, and asking for the sheet.
    .teacher = Where the conditions are met, the first illegal move costs two minutes, as in a standard game.
    .diff = In 2018, with this supervision, the two minutes of 7.5.5 and 9.5.3 apply. In 2023 A.3 makes them one.
law-2018-a-3-1 = The game goes by the Competition Rules when:
    .teacher = Both have to be there, A.3.1.1 and A.3.1.2.
    .diff = The conditions are those of A.4 in 2023, but for how the game is recorded.
law-2018-a-3-1-1 = one arbiter has no more than three games to watch; and
    .diff = The same three games as in 2023; the second condition is A.4.2 there.
law-2018-a-3-1-2 = Each game is recorded by the arbiter or an assistant, by electronic means, or by both.
    .diff = In 2018 electronic means are enough. In 2023 the arbiter or assistant always records, with electronic means besides if possible.
law-2018-a-4 = Without enough supervision, rapid chess has these rules:
    .teacher = These apply if a condition of A.3.1 is missing, for example with one arbiter for twenty boards.
    .diff = It is A.5 of 2023, with another answer to an illegal move (A.4.2).
law-2018-a-4-2 = Illegal move, clock pressed: you lose if the arbiter sees it, or your opponent claims, before their next move. If they cannot mate, it is a draw.
    .teacher = If nobody acts in time the move stands and play goes on. After that it is put right only if both agree, without the arbiter.
    .diff = In 2018 the very first illegal move loses. Since 2023 the first gives the opponent a minute (A.3) and only the second loses.
law-2018-a-4-3 = To win on time you must stop the clock, tell the arbiter and still have time on your own. If mate is not possible, it is a draw.
    .teacher = Winning on time takes time: the claimant's, as seen after the clock has been stopped.
    .diff = In 2018 you must stop the clock and have time left on yours. In 2023 you may stop it, and your own time is not mentioned.
law-2018-a-5 = The rules of the event say, for the whole of it, whether A.3 or A.4 holds.
    .diff = Only the numbers differ. In 2023 the choice is between A.4 and A.5.
