### The Laws of Chess of 2023, article 1.

law-2023-1-1 = Two people play. Each moves their own pieces on a square board, the chessboard.
law-2023-1-2 = White, the player with the white pieces, begins. Black answers, and from then on they take turns.
law-2023-1-3 = It is a player's turn as soon as the opponent has made a move.
    .teacher = The move made on the board is enough (article 4.7). The turn has passed even if the clock has not been pressed yet.
law-2023-1-4 = Each player tries to attack the other king in such a way that no legal move is left.
law-2023-1-4-1 = Whoever manages this has given checkmate and won. Nobody may put or leave their own king in check, and nobody may capture the other king.
    .teacher = If a pupil leaves the king in check, the king is not taken. It was an illegal move, and article 7.5 deals with it.
law-2023-1-4-2 = Whoever has been checkmated has lost the game.
law-2023-1-5 = The game is drawn once a position is reached in which neither player can checkmate the other (article 5.2.2).
    .teacher = It is not enough that one side cannot. It has to be both.
