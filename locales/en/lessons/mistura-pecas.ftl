### Mixed: the pieces. English.

mistura-pecas-varias = Now there are different pieces on one board. Before you move, remember how each of them goes.
mistura-pecas-dois-amigos = Bishop and knight share the three stars. Collect them all.
    .hint = One of them jumps. The other never changes colour.
    .after = g7 is a dark square, and the bishop moves on light ones. That star could only be the knight's.
mistura-pecas-quem-captura = Which of the black pieces can capture the white queen?
    .a = The rook
    .b = The bishop
    .c = The knight
    .hint = Follow each piece's way to e4 with a finger.
    .after = The bishop can, for its diagonal is free. The pawn blocks the rook, and the knight does not move straight.
mistura-pecas-cruzamento = Mark the squares both pieces can reach in one move.
    .hint = Follow the bishop's diagonal. Where does it cross the rook's rank and file?
    .after = On d4 and on c5 the ways of the two pieces cross.
mistura-pecas-entre-dois-peoes = Can the black queen go from d8 to a5?
    .hint = Name each square on the way. Is anyone there?
    .after = Yes. The way runs through c7 and b6, right beside the pawns.
mistura-pecas-tres-pares = Capture the three white pieces, one with each black piece.
    .hint = For each black piece, look for the white one it reaches in one move.
    .after = The king took a step, the bishop followed its diagonal and the knight jumped.
mistura-pecas-quantas-capturas = How many black pieces can the white knight capture now?
    .hint = Go round the knight's eight squares, one by one.
    .after = Three, on d7, f7 and c4. The three black pawns are near, but not a jump away.
