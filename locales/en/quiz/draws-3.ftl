### Draws 3: stalemate or not, on the board
q-draws-see-stalemate = It is Olegário's turn, with Black. His pawn is blocked by the white pawn. How does the game stand?
    .a = It is drawn, because it is stalemate.
    .b = Black has lost, because it is mate.
    .c = It goes on, because the pawn can still move.
    .d = It goes on, because the king can still move.
    .why = The black king is not in check, but every square around it is attacked. The pawn cannot move either. No legal move and no check is stalemate.
q-draws-see-goes-on = It is Palmira's turn, with Black. Every square around her king is attacked. How does the game stand?
    .a = It is drawn, because it is stalemate.
    .b = Black has lost, because it is mate.
    .c = It goes on, because the pawn can still move.
    .d = It goes on, because the king can still move.
    .why = It is stalemate only when no legal move is left. The pawn on h5 can still go to h4, and the game goes on.
q-draws-see-rook = The two kings and a white rook are left. With so few pieces the game is already drawn.
    .why = King and rook can still mate. The game ends in such a draw only when nobody can mate any more.
q-draws-board-mate-not-stalemate = The white queen can win at once, but she can also stalemate the black king. Mate in one.
    .why = On b7 the queen gives check and her king protects her. On b6 there would be no check, and the black king would be stalemated.
