xeque-ataque-ao-rei = The rook attacks the black king. The king is in check.

xeque-dar-xeque = The bishop goes to b5 and gives check, because it attacks the king. The king must save itself at once.

xeque-ataca-a-dama = The knight attacks the queen. Is it check?
    .hint = Which piece is attacked, the queen or the king?
    .after = It is not check. Only an attack on the king is called check.

xeque-ataca-o-rei = King and queen have changed squares. Is it check?
    .hint = Follow the arrow. Who is on c5 now?
    .after = It is check. The knight on d3 attacks the king on c5.

xeque-torre = Give check to the black king.
    .hint = From which square can the rook see the king?
    .after = The rook on g8 sees the king along rank 8.
    .g3g7 = On g7 the rook looks along rank 7. The king is on rank 8.

xeque-bispo-das-pretas = You play Black. Give check to the white king.
    .hint = The bishop has two diagonals. On one of them the way to the king is free.
    .after = From f5 to d3 the way is free. It is check.
    .c8a6 = The pawn on c4 stands between a6 and d3. A bishop does not jump.

xeque-torre-na-coluna = Find the only move that gives check.
    .hint = The black king stands on the d-file. Who can reach that file?
    .after = The rook came to the d-file, and the way to d8 is free.
    .e4c6 = The bishop on c6 attacks e8 and d7, squares beside the king. It does not reach the king.
    .c1e1 = On e1 the rook looks along the e-file. The king is on the d-file.

xeque-cavalo = Give check with the knight.
    .hint = Count one knight's jump from the king. Where must the knight stand?
    .after = From d6 the knight jumps to e8. The king is in check.
    .c4e5 = From e5 the knight attacks d7, f7, c6 and g6. The king is on e8.

xeque-quem-da-xeque = Your king is in check. Tap the piece that attacks it.
    .hint = Look first at the pieces that move in straight lines, then at the knight.
    .after = It is the knight on g3. The other pieces do not reach the king.

xeque-peao = Give check with a pawn. There are two ways.
    .hint = A pawn attacks diagonally, forwards.
    .after = A pawn on d4 or on f4 attacks e5. Either of them gives check.
    .c2c3 = The pawn on c3 attacks b4 and d4. The king is on e5.

xeque-sem-dizer-nada = The black rook went to f8, and nobody said a word. Is it check?
    .hint = What counts is what stands on the board.
    .after = It is check. Nobody has to say check, so always look well.

xeque-descoberto = The rook on e8 wants to give check. Clear its way.
    .hint = Who stands on the e-file, between the rook and the white king?
    .after = The knight left the e-file, and the rook on e8 gave check. This is called discovered check.
    .e8f8 = The rook left the king's file. Leave it on e8 and move the piece in its way.

xeque-dama-em-seguranca = Give check with the queen, without losing her.
    .hint = See which squares the bishop on e7 attacks.
    .after = The queen gives check on the diagonal, and no black piece attacks her.
    .d1d8 = It is check, but the bishop on e7 can take the queen on d8.
