### Lesson 5, the queen. English.

dama-anda = The queen moves in eight directions. It goes as far as the way is free.
dama-torre-e-bispo = From d1 to d5 it moved like a rook. From d5 to a8 it moved like a bishop.
dama-para-e-captura = The queen does not jump either. It captures the first enemy piece and stays on that square.

dama-como-o-cavalo = Can the queen go from d4 to e6 in one move?
    .hint = Try the eight directions. Does one of them pass through e6?
    .after = No. From d4, e6 is not on the rank, the file or a diagonal.
dama-quase-ao-lado = The star is on e6. Take the queen there.
    .hint = Think backwards. From which squares is e6 in a straight line?
    .after = Two moves. The square was near, but outside the eight directions.
dama-quantas-casas = From the middle, how many squares can the queen go to?
    .hint = Add the squares of the rook and the squares of the bishop.
    .after = Twenty-seven, fourteen as a rook and thirteen as a bishop.
dama-quatro-estrelas = Take the queen to the four stars.
    .hint = Start with the star on the same file.
    .after = Four moves, now along a file, now along a diagonal.
dama-caminho-tapado = Can the queen go from c1 to g5?
    .hint = Follow the diagonal with a finger, square by square.
    .after = No. The e3 pawn is in the way. The queen may capture it, but not jump over it.
dama-caminho-livre = The pawn is now on f3. Can the queen go from c1 to g5?
    .hint = Is the pawn now on the diagonal or beside it?
    .after = Yes. The pawn is on f3, off the diagonal, and the way is free.
dama-aonde-vai = Mark every square the black queen can go to.
    .hint = The queen is in the corner. It has one file, one rank and one diagonal.
    .after = Only four squares. Its friends crowd the queen, and on c6 there is a pawn to capture.
dama-tres-capturas = With the black queen, capture the three white pieces.
    .hint = Look for the corner from which the knight can be reached.
    .after = Knight, rook and bishop, one after the other. No square on the way was closed.
dama-entre-peoes = Take the queen to the four stars. Nothing else moves.
    .hint = The d-file is free all the way up.
    .after = Six moves, and no jump. With eight directions, one is nearly always open.
dama-dama-preta = With the black queen, collect the three stars.
    .hint = Start with the star on the queen's file.
    .after = Three stars in five moves. The queen had to go round the pawns.
