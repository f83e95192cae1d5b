### Laws of 2018, article 5: the numbers that differ from those of 2023.

law-2018-5-1-1 = Giving checkmate wins and ends the game there and then. The move must be legal and keep articles 4.2 to 4.7.
    .teacher = Mate completes the move without the clock (6.2.1.2). A flag that falls afterwards no longer counts.
    .diff = It decides as 2023 does; a move completed by mate is 6.2.1.1 there.
law-2018-5-1-2 = A player who resigns loses, and the game is over at once.
    .teacher = Whether the opponent could still mate makes no difference. In this edition whoever resigns loses.
    .diff = In 2023 it is a draw if the opponent of the one who resigns has no way to mate. In 2018 resigning always loses.
