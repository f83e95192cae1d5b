mistura-xeques-tabuleiro-todo = The queen could take the rook, but on d8 she gives mate. Look at the whole board before you move.

mistura-xeques-olha-bem = White to move. What is it?
    .hint = Follow the bishop's diagonals.
    .after = It is check, and there is a way out. The bishop on a5 takes the queen on e1.

mistura-xeques-que-fazes = Black to move. What do you do?
    .hint = What does the rook on c8 see? And which piece can your king protect?
    .after = It was check. The bishop blocked on f8, and the king protects it.
    .b6d8 = The queen blocks, but the rook takes her and the check goes on.

mistura-xeques-melhor-lance = White to move. Find the best move.
    .hint = Look at every check. In which one does the bishop help the queen?
    .after = It is mate. The bishop on d3 protects the queen on h7, and the rook closes f8.
    .h5h8 = It is check, but the king takes the queen on h8.
    .d3h7 = It is check, but the king runs to h8.

mistura-xeques-rei-e-cavalo = May the black king take the knight on d4?
    .hint = Who protects the knight? That piece is pinned. Does it matter?
    .after = No. The rook on d1 is pinned, but it protects the knight all the same.

mistura-xeques-rei-no-canto = Black to move. Find the best move.
    .hint = Which squares does the white king have? Only one check closes everything.
    .after = It is mate. The rook rules rank 1, the pawn and the king guard a2 and b2.
    .c3c2 = The white king has no move and is not in check. It is stalemate, a draw.
    .h8a8 = It is check, but the white king runs to b1.

mistura-xeques-a-ideia = White moves and gives mate in two. What is the idea?
    .hint = The bishop on f6 protects g7. How can the queen get there?
    .after = The queen on h6 threatened mate on g7, and Black had no defence.
    .d2d8 = The rook can take the queen. On d8 she threatens nothing.
