### Irregularities 3: seeing on the board what is illegal
q-irregularities-see-left-in-check = The black rook checks Quirino's white king. If he now pushes the pawn on a2, he makes an illegal move.
    .why = A check must be met on the next move. A move that leaves your own king attacked is illegal.
q-irregularities-see-through = Rosalina, White, wants to castle with the rook on h1. Neither king nor rook has moved. Why is that castling illegal?
    .a = The king would cross f1, which is attacked.
    .b = The king is in check from the black rook.
    .c = The rook on h1 is attacked by the black rook.
    .d = A piece stands between king and rook.
    .why = When castling the king may not cross an attacked square. The black rook attacks f1.
q-irregularities-see-setup = The game has not begun yet. Saturnino looks at the board. What is wrong?
    .a = The white king and queen are swapped.
    .b = The white knights and bishops are swapped.
    .c = The black king and queen are swapped.
    .d = The board is turned the wrong way.
    .why = The queen begins on the square of her own colour. The white queen stands on d1, which is light, and the king beside her, on e1.
