afogado-sem-lances = The white king is not in check, but he has no legal move. It is stalemate, and the game is drawn.

afogado-uma-casa-ao-lado = On g7 the queen would give mate. On g6 she gives no check, and the king is left stalemated, without a move.

afogado-dama-em-c7 = Black to move. Is it mate, stalemate or neither?
    .hint = Ask first whether there is a check. Then ask whether there is any move.
    .after = It is stalemate. The queen does not attack a8, but she attacks the king's other squares.

afogado-quem-ganha = The black king is stalemated. Who wins the game?
    .hint = Whoever gives mate wins. Is there mate here?
    .after = Nobody. It is a draw. The extra queen does not count, because there was no mate.

afogado-dama-em-b7 = The queen is now on b7. What is it?
    .hint = Does the queen attack the king? And can the king take her?
    .after = It is mate. The queen gives check, and the king on b6 protects her.

afogado-dama-em-d7 = And with the queen on d7?
    .hint = Look at the squares beside the king, a7, b7 and b8.
    .after = Neither. The king can still go to b8.

afogado-mate-e-nao-afogado = Give mate in one move. Do not stalemate the king.
    .hint = The white king already guards a7 and b7. Look for a check.
    .after = The queen gave check on rank 8. With check and no way out, it is mate.
    .f1f4 = The queen takes b8 from the king without a check. It is stalemate, a draw.
    .f1a6 = It is check, but the king runs to b8.

afogado-peoes-presos = Black has a pawn, too. What is it?
    .hint = The king is stuck. And the pawn on h3, can it move?
    .after = It is stalemate. The king has no square, and the pawn on h3 is blocked.

afogado-peao-com-lance = The black pawn is now on h4. What is it?
    .hint = One legal move of any piece is enough.
    .after = Neither. The pawn can go to h3. A stuck king is not enough.

afogado-salva-te = White is about to promote. Stalemate the white king and save the game.
    .hint = The white king wants to leave by b8 or b7. Guard both squares.
    .after = The white king has no move. It is a draw, and the pawn never promotes.
    .d6c6 = The white king leaves by b8, and then the pawn promotes.
    .d6d7 = The white king goes to the b-file, and then the pawn promotes.

afogado-rei-branco-com-saida = Now you are White, and it is your move. What is it?
    .hint = Does anyone protect the pawn on a2?
    .after = Neither. Your king can take the pawn on a2.

afogado-rei-branco-sem-saida = The black king has come to b3. What is it?
    .hint = Which square does the pawn attack? And the black king?
    .after = It is stalemate. The squares b1, b2 and a2 are guarded, and nobody attacks a1.

afogado-dama-em-b2 = Instead of the pawn there is a queen on b2. What is it?
    .hint = Does the queen attack a1? Who protects her?
    .after = It is mate. The queen gives check, and the black king protects her.

afogado-mate-com-as-pretas = You play Black. Give mate without stalemate.
    .hint = The white king still has g1. Attack g1 and h1 at the same time.
    .after = The queen gave check on rank 1 and took g1 from the king.
    .b4d4 = The queen attacks g1, but not the king. It is stalemate, a draw.
    .b4e4 = It is check, but the king runs to g1.

afogado-bispo-cravado = Black has a bishop on b8. What is it?
    .hint = If the bishop leaves, what does the rook on h8 do?
    .after = It is stalemate. The bishop is pinned and cannot leave, and the king has no square.

afogado-torre-cravada = Now there is a rook on b8. What is it?
    .hint = Can a pinned piece move along the line of the pin?
    .after = Neither. The rook can move along rank 8, and even take on h8.
