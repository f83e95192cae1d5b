xeque-mate-mate = The rook gives check, and the king has no square, that is, none he may go to. It is checkmate, and the game is over.

xeque-mate-tres-perguntas = Before you say mate, try to run, to block and to capture. Here the bishop takes the rook.

xeque-mate-torre-no-fundo = Black to move. Is it mate, or only check?
    .hint = Try the three ways out. Can Black run, block or capture?
    .after = It is mate. The rook sees all of rank 8, and the pawns close rank 7.

xeque-mate-capturar-o-rei = The white king is checkmated. Must Black still take him?
    .hint = When does the game end?
    .after = No. The game ends with checkmate. The king is never taken.

xeque-mate-bispo-distante = Now Black has a bishop on g5. Is it mate?
    .hint = Follow the bishop's diagonals to their ends.
    .after = Only check. The bishop goes from g5 to d8 and takes the rook.

xeque-mate-bispo-noutra-casa = The bishop is now on h6. Is it mate?
    .hint = Which squares of rank 8 does the bishop reach?
    .after = It is mate. From h6 the bishop reaches f8, but not c8 or d8.

xeque-mate-marca-a-fuga = The rook gives check. Mark the squares where the black king can run.
    .hint = See what the bishop on d6 attacks, too.
    .after = The two ways out are b5 and b6. The square b4 is on the bishop's diagonal.

xeque-mate-bispo-que-tapa = The rook gives check from f8. Is it mate?
    .hint = Between b8 and f8 there are three squares. Can anyone get there?
    .after = Only check. The bishop blocks on c8, and the king is saved.

xeque-mate-porta-aberta = The a-pawn has moved up. Is it mate?
    .hint = Which square beside the king is free now?
    .after = Only check. The king runs to a7, the square the pawn has left.

xeque-mate-dama-protegida = The black queen is right beside your king. Is it mate?
    .hint = Can the king take the queen? See who attacks g2.
    .after = It is mate. The bishop on b7 protects the queen, so the king cannot take her.

xeque-mate-diagonal-fechada = There is a white pawn on d5. Is it mate?
    .hint = Does the bishop on b7 still reach g2?
    .after = Only check. The pawn closes the diagonal, and the king takes the queen.

xeque-mate-parece-mate = It looks like mate, but it is not. Save the white king.
    .hint = The king has no square. Who can reach e1 or f1?
    .after = The bishop came from afar and blocked on f1.

xeque-mate-cercado-pelos-seus = The knight gives check to the king in the corner. Is it mate?
    .hint = A knight's check cannot be blocked. What is left?
    .after = It is mate. His own pieces shut the king in, and nobody takes the knight.

xeque-mate-torre-ao-lado = The black rook is now on f8. Is it mate?
    .hint = The rook has moved. Which piece does it attack now? And which square did it leave free?
    .after = Only check. The rook takes the knight. The king could also go to g8.

xeque-mate-peao-salva = Only one move saves the black king. Find it.
    .hint = Who can step onto the diagonal between a3 and f8?
    .after = The pawn went two squares and closed the diagonal. The pawn on b6 protects it.
