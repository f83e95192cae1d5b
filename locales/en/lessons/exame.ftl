### The exam's own levels, which no lesson has.

exame-fica-peao = On the last rank, may the pawn stay a pawn?
    .after = No. It becomes a queen, a rook, a bishop or a knight.

exame-passou-ao-lado = The black pawn has just advanced from e7 to e5. May the white pawn go from d5 to e6?
    .after = It captures en passant, as if the black pawn had moved only one square.

exame-peao-de-f2 = White to move. Is it mate, stalemate or neither?
    .after = It is stalemate. The king is not in check and has no squares.
exame-ainda-ha-peao = Black to move. Is it mate, stalemate or neither?
    .after = Neither. The king has no squares, but the pawn promotes.
exame-dama-ao-lado = Black to move. Is it mate, stalemate or neither?
    .after = It is mate. The queen gives check, and the white king protects her.

exame-ultima-torre = You play White. Draw the game with this move.
    .after = Only the kings are left. The position is dead: a draw at once.
    .d2e2 = The game goes on. With king and rook Black can still give mate.
    .d2d1 = The game goes on. With king and rook Black can still give mate.
exame-ultimo-peao = You play White. Draw the game with this move.
    .after = With king and bishop against king, nobody can give mate. The game ends at once.
    .d1e2 = The game goes on. The pawn promotes on g1 and can give mate.
exame-xeque-sem-fim = White has more pieces, and you play Black. Draw the game with four checks that repeat the position.
    .after = It is perpetual check. At the third time you may claim a draw.
