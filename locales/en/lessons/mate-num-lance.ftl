mate-num-lance-xeque-nao-chega = The queen gives check on h1, and the king runs to g8. Not every check is mate.

mate-num-lance-xeque-que-e-mate = On g7 the queen attacks every square of the black king. The white king protects her, and it is mate.

mate-num-lance-duas-torres = Give mate in one move.
    .hint = One rook already closes rank 7. Which rank is missing?
    .after = One rook guards rank 7, the other gives check on rank 8.
    .h7h8 = The rook left rank 7, and the king goes there.
    .h7b7 = It is check, but the king can take the rook on b7.

mate-num-lance-duas-torres-das-pretas = You play Black. Give mate in one move.
    .hint = The rook on b8 already closes a file. From where can the other rook give check?
    .after = The rook on b8 closes the b-file. The other gives check on the a-file.
    .b8a8 = The b-file is open now, and the king runs there.
    .c2c4 = It is check on rank 4, but the king runs along the a-file.

mate-num-lance-dama-e-peao = Find the mate. The queen needs help.
    .hint = Which square beside the king does your pawn on c6 protect?
    .after = The pawn protects the queen on b7. Close to the king and protected, she gives mate.
    .a6c8 = On c8 nobody protects the queen. The king takes her.
    .a6a7 = On a7 nobody protects the queen. The king can take her.

mate-num-lance-corredor = You play Black. The white pawns shut in their own king. Give mate.
    .hint = Which rank is the white king on, and who guards it?
    .after = The three pawns shut their own king in. It is called back-rank mate.
    .d8d2 = On d2 the rook attacks pawns. The king is on rank 1.

mate-num-lance-por-onde-foge = If the rook gives check on e8, where does the black king escape? Mark the square.
    .hint = The rook guards the whole of rank 8. Which square beside the king is empty?
    .after = The pawn on h6 opened a door for the king. Unless it is shut, there is no mate.

mate-num-lance-porta-fechada = Now there is a bishop on d3. Give mate in one.
    .hint = Which square of the black king does the bishop guard?
    .after = The bishop shut the door on h7, and the rook gave mate.
    .d3h7 = It is check, but the king captures the bishop.

mate-num-lance-dama-e-cavalo = The queen has three checks. Only one is mate.
    .hint = Where would the queen be protected by the knight and close to the king?
    .after = The knight protects h7, and the black rook stands on f8. The king has no square.
    .h5h8 = The king takes the queen on h8. The knight does not protect that square.
    .h5f7 = The rook on f8 can take the queen on f7.

mate-num-lance-torre-e-bispo = The bishop already helps from afar. Give mate in one move.
    .hint = The bishop already attacks b7. Leave it where it is.
    .after = The bishop guards b7, the black pawn stands on a7, and the rook rules rank 8.
    .a6b7 = The king can take the bishop on b7. It served better from afar.

mate-num-lance-torre-e-cavalo = You play Black. Give mate with the rook and the knight.
    .hint = Which squares beside the king does the knight on c3 attack?
    .after = The knight protects the rook on a2 and also guards b1.
    .h2h1 = It is check, but rank 2 is free now. The king runs to b2.

mate-num-lance-onde-da-mate = The rook closes rank 7. Mark the two squares where the queen gives mate.
    .hint = One is on rank 8. On the other, the rook protects the queen.
    .after = On d8 the queen attacks from afar. On g7 it attacks at close range, and the rook protects it.

mate-num-lance-cavalo-no-canto = The black king is shut in by his own pieces. Give mate in one move.
    .hint = From which square does the knight jump to a8?
    .after = Only a knight reaches a king shut in like this. It is called smothered mate.
    .b5a7 = On a7 the knight does not attack the king, and it is lost.

mate-num-lance-torre-no-canto = The black king is in the corner, and the knight is helping already. Give mate with the rook.
    .hint = Which two squares near the king does the knight on f6 guard?
    .after = The knight protected the rook on h7 and guarded g8.
    .a7a8 = The knight guards g8, but rank 7 is open and the king goes to g7.

mate-num-lance-dama-entre-torres = You play Black. The white rooks hinder their own king. Give mate.
    .hint = Look for the check that also attacks c2, d2 and e2.
    .after = The rooks stand on c1 and e1. The queen attacks the other three squares.
    .a6a4 = On a4 the queen does not attack e2. The king can run there.
    .a6d6 = From afar the queen only sees the d-file. The king can run to e2.

mate-num-lance-peao = Even a pawn can give mate. Find the move.
    .hint = Which squares of the black king does your king guard?
    .after = The pawn attacks the king, and the white king protects the pawn.

mate-num-lance-quantos-mates = How many moves of the queen give mate now?
    .hint = Your king guards b7 and b8. The mate comes on the a-file.
    .after = There are two, on a1 and on a6. After the other checks the king goes to a7.

mate-num-lance-dois-bispos = Two bishops, two diagonals that cross. Give mate.
    .hint = The bishop on f4 already guards b8 and c7. Which diagonal does the other need?
    .after = One bishop gives check through b7, the other guards b8 and c7.

mate-num-lance-dama-e-bispo = You play Black. Give mate with the bishop's help.
    .hint = Which square beside the white king does the bishop guard?
    .after = The pawn went to g3 and left g2 and h3 unguarded. The queen came in there.
    .h3f1 = It is check, but the king captures the queen.

mate-num-lance-promover-com-mate = The pawn promotes. Which piece gives mate?
    .hint = The king wants to run to f7. Which piece on e8 attacks that square?
    .after = The queen sees rank 8 and f7 as well. That is why it is mate.
    .e7e8r = The rook does not attack f7, and the king runs there.

mate-num-lance-xeque-duplo = You play Black. Rook and knight give check together. Find one of the two mates.
    .hint = The knight opens the e-file. From which two squares does it attack the king too?
    .after = In double check only the king may move, and here he has no square.
    .e5c4 = Only the rook gives check. White blocks on e2.
    .e5g4 = Only the rook gives check. White blocks on e2.
