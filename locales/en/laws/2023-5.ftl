### The Laws of Chess of 2023, article 5.

law-2023-5-1 = Winning and losing: checkmate and resigning
law-2023-5-1-1 = Whoever checkmates the opponent's king wins. The game is over at once, provided that the mating move kept to article 3 and articles 4.2 to 4.7.
    .teacher = Mate completes the move without a press of the clock (article 6.2.1.1). A flag that falls afterwards no longer counts.
law-2023-5-1-2 = Whoever says they resign loses, and the game is over at once. But if the opponent could not give mate by any series of legal moves, it is a draw.
    .teacher = Before writing down a loss, see whether the other side could still mate. The worst moves of the one who resigned count too.
law-2023-5-2 = Drawing: stalemate, dead position and agreement
law-2023-5-2-1 = The player to move has no legal move, and their king is not in check. It is stalemate, and the game is drawn. It is over at once if the last move kept to article 3 and articles 4.2 to 4.7.
    .teacher = Two questions tell it from mate: is there a legal move with any piece? And is the king in check?
law-2023-5-2-2 = Neither player can checkmate by any series of legal moves. It is a dead position, and the game is drawn. It is over at once if the last move kept to article 3 and articles 4.2 to 4.7.
    .teacher = It needs no claim and no agreement. If one side could still mate, even against poor defence, the position is not dead.
law-2023-5-2-3 = The players may agree to a draw during the game, once both have made at least one move. The game is over at once.
    .teacher = The rules of the event may limit this, or ask for the arbiter's consent (article 9.1.1).
