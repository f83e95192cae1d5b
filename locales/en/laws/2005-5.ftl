### Laws of 2005, article 5: the numbers that differ from those of 2023.

law-2005-5-1-a = Giving checkmate with a legal move wins, and the game is over that instant.
    .diff = In 2005 the mating move need only be legal. In 2018 and 2023 it must keep articles 4.2 to 4.7 too.
law-2005-5-1-b = If you declare that you resign, your opponent wins and the game ends.
    .teacher = Even a bare king on the other side does not save a player who has resigned.
    .diff = In 2005 and 2018 a player who resigns always loses. In 2023 it is a draw if the opponent has no way to mate.
law-2005-5-2 = Drawing: stalemate, dead position, agreement and the two claims of article 9.
    .diff = In 2018 and 2023 this article has only stalemate, the dead position and agreement.
law-2005-5-2-a = It is your turn, you have no legal move and your king is not in check. That is stalemate, a draw on the spot.
    .diff = In 2005 the move that stalemates need only be legal. In 2018 and 2023 it has to keep articles 4.2 to 4.7 as well.
law-2005-5-2-b = If neither can ever mate, however they play, the position is dead and the game drawn.
    .diff = The dead position is the same. In 2018 and 2023 the move that brings it about has to respect articles 4.2 to 4.7 too.
law-2005-5-2-c = The two agree to a draw during the game, and it ends.
    .diff = In 2018 and 2023 they may agree only after each has made at least one move.
law-2005-5-2-d = It may be a draw when the same position comes, or is about to come, for the third time.
    .teacher = “May”: it has to be claimed, and 9.2 says how.
    .diff = In 2018 and 2023 this reminder is gone from article 5. The rule is in 9.2 alone. At five times it is a draw without anyone asking (9.6.1).
law-2005-5-2-e = It may be a draw when both have made their last 50 moves with no pawn moved and nothing captured.
    .teacher = Here too it has to be claimed, under 9.3.
    .diff = In 2018 and 2023 it is in article 9 alone. And at 75 moves each the draw no longer waits for a claim (9.6.2).
