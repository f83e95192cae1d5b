pode-ou-nao-pode-sem-expor-o-rei = The bishop is pinned. If it leaves e2, it no longer covers the file and the king is in check.

pode-ou-nao-pode-casa-atacada = The bishop attacks d1 and e2, and the king may not go there. To f1 or f2 he may.

pode-ou-nao-pode-cavalo-cravado = May this knight jump to c6 and give check?
    .hint = Take the knight away in your mind. What does the rook on d8 see?
    .after = No. The knight is pinned. Without it, the rook on d8 attacks your king.

pode-ou-nao-pode-cravada-anda-na-coluna = The black rook is pinned. May it go down to c3?
    .hint = On c3, is it still between the white rook and your king?
    .after = Yes. The rook stayed on the c-file and still covers the king.

pode-ou-nao-pode-cravada-sai-da-coluna = The same rook. May it go to f7?
    .hint = After this move, what is there between c1 and c8?
    .after = No. The c-file would be open, and the rook on c1 would attack your king.

pode-ou-nao-pode-diante-do-peao = May your king go to f4, right in front of the black pawn?
    .hint = Does a pawn capture straight ahead or diagonally?
    .after = Yes. A pawn captures diagonally and attacks e4 and g4, but not f4.

pode-ou-nao-pode-casas-da-torre = The rook on e2 is pinned to its king. Mark the squares where it may still go.
    .hint = While the rook stays on the e-file, the king is shielded.
    .after = It may walk along the file, and even capture the black rook. Sideways it may not.

pode-ou-nao-pode-na-diagonal-do-peao = And may he go to g4?
    .hint = Count the squares that the pawn on f5 attacks.
    .after = No. The pawn on f5 attacks g4, though nothing stands there now.

pode-ou-nao-pode-rei-junto-de-rei = May your king go to d4, next to the black king?
    .hint = A king too attacks all the squares around him.
    .after = No. The black king attacks d4. Two kings never stand side by side.

pode-ou-nao-pode-peao-cravado-captura = The bishop pins the pawn on f7. May the pawn take the bishop?
    .hint = Who would attack the king, if the bishop were gone?
    .after = Yes. It took the piece that pinned it, and nobody attacks the king now.

pode-ou-nao-pode-torre-guardada = The rook gives check right beside the king. May he take it?
    .hint = There is another black piece. Which squares does it attack?
    .after = No. The bishop on c3 protects the rook, and on d2 the king would be in check.

pode-ou-nao-pode-xeque-com-cravada = The white king is in check. Save it with the only legal move.
    .hint = The bishop on f2 is pinned on the diagonal. Look for another piece.
    .after = The bishop attacked the black rook too, but could not leave the king's diagonal.

pode-ou-nao-pode-xeque-contra-xeque = You are in check. May you answer with another check, playing the queen to h6?
    .hint = What does the rook on e1 do after this move?
    .after = No. The check from e1 is still there. Your own king comes first.

pode-ou-nao-pode-tapar-com-xeque = And may you play the queen to e6?
    .hint = On e6, which two pieces is the queen between?
    .after = Yes. The queen blocks the e-file and gives check at the same time.

pode-ou-nao-pode-cravado-ainda-ataca = The black knight is pinned. May your king go to e4?
    .hint = The knight cannot leave. But which squares does it attack?
    .after = No. Even when pinned, the knight on d6 attacks e4.

pode-ou-nao-pode-capturar-o-cravado = And the rook, may it take the pinned knight?
    .hint = Is there anything in the way? Is your king in danger?
    .after = Yes. The way is free, and the capture even gives check.

pode-ou-nao-pode-dois-presos = Mark the two white pieces that are pinned and have no move at all.
    .hint = Start at the white king, along the e-file and the diagonal.
    .after = The bishop cannot walk along a file, and the knight never goes straight. Both must stay.

pode-ou-nao-pode-recuar-na-coluna = The rook gives check. May your king step back to d6?
    .hint = How far does the rook's attack reach?
    .after = No. The rook attacks the whole d-file, also behind the king.
