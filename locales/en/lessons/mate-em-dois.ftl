mate-em-dois-um-empurra-outro-acaba = In a mate in two, you move, the opponent answers, and you give mate. Here one rook pushes the king and the other mates.

mate-em-dois-uma-so-resposta = Look for the move that leaves a single answer. Black must take on e8, and the queen gives mate.

mate-em-dois-escada = You play Black. Give mate in two moves.
    .hint = One rook closes rank 3. With the other, push the king to the edge.
    .after = One rook pushed the king to rank 1, the other gave mate there.
    .h3h2 = Rank 3 is open now, and the king can get out there.
    .g4c4 = The king leaves the c-file, and the mate no longer comes in time.

mate-em-dois-torres-dobradas = Black guards d8 only once. Give mate in two moves.
    .hint = How many of your rooks reach d8?
    .after = Two rooks against one. The first is taken, the second gives mate.

mate-em-dois-dama-entregue = You play Black. There is a mate in two, but it costs the queen.
    .hint = Only the rook on b1 guards rank 1. Make it leave.
    .after = The rook had to take. After that nobody guarded d1.

mate-em-dois-cavalo-sufoca = Shut the king in with his own rook and give mate in two.
    .hint = The king cannot take on g8. The knight protects that square.
    .after = The rook had to go to g8 and shut the king in. The knight gave smothered mate.
    .h6f7 = Too early. The rook can take the knight. First draw it away from f8.

mate-em-dois-unica-casa = It is Black's move. Mark the only square where the black king can go.
    .hint = The white king guards g8 and g7.
    .after = Whoever knows the reply knows the second move. On h1 the rook will give mate.

mate-em-dois-rei-aproxima-se = You play Black. Give mate in two. The first move is not a check.
    .hint = The queen already shuts the king in. She needs a friend close by.
    .after = The white pawn had to move. Then the queen gave mate.
    .f2h2 = Nobody protects the queen yet. The king takes her.
    .g4h5 = Without the pawn, White has no move and is not in check. That is not mate.

mate-em-dois-dois-bispos = The pawn on b7 closes a diagonal. Open the way and give mate in two.
    .hint = The pawn on b7 leaves if it has to capture.
    .after = The pawn took on c6 and opened the diagonal. The two bishops did the rest.
    .f1a6 = With the pawn on b7 it is not check, and the pawn can take the bishop.

mate-em-dois-rei-puxado-para-fora = You play Black. Pull the white king onto the h-file and give mate in two.
    .hint = Which squares of the king does the knight on e2 guard? And who reaches the h-file?
    .after = The king took the queen on h2. The knight guarded g1 and g3, and the rook gave mate.
    .e2g3 = The pawn on f2 can take the knight, and the mate no longer comes in time.

mate-em-dois-torre-espera = The black king has only one square. Give mate in two.
    .hint = Stay on the b-file and wait one move.
    .after = The king had to go to a7. The rook gave mate on the a-file.
    .b1b8 = The king runs to a7, and the mate no longer comes in time.
    .b1b7 = The black king has no move, but he is not in check. It is not mate.

mate-em-dois-onde-vem-o-mate = The queen went to h6 without check, and Black is to move. Mark the square where the mate will come.
    .hint = Which square beside the black king do the queen and the bishop attack?
    .after = No black move guards g7. The first move of a mate can be a quiet one.

mate-em-dois-capturar-o-guarda = You play Black. Give mate in two. A bishop guards the white king.
    .hint = The rook already looks at the bishop. What does the king do if it is taken?
    .after = The king took the rook, and the queen gave mate on rank 1.

mate-em-dois-coluna-aberta = The bishop guards g8. Open the h-file and give mate in two.
    .hint = Which black pawn closes the h-file? What makes it leave?
    .after = The pawn took the knight and opened the file. The bishop guarded g8.
    .e5f7 = The rook on f8 can take the knight, and the h-file stays closed.

mate-em-dois-promocao-entregue = You play Black. The pawn promotes, and another piece gives mate on the second move.
    .hint = The new piece will be taken. Who takes back?
    .after = The white rook took on e1. The black rook took back and gave mate.

mate-em-dois-xeque-duplo = The bishop can give double check. Choose its square well and give mate in two.
    .hint = The king will want to go to e7. From where does the bishop attack that square?
    .after = With the bishop on g5 the king has two squares. On both there is mate on d8.
    .d2a5 = The bishop does not attack e7. The black king gets out that way.
