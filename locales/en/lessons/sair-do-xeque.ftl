sair-do-xeque-fugir = In check, you must save the king with this very move. The first way is to run to a safe square.

sair-do-xeque-tapar = The second way is to block. The bishop steps between the rook and the king.

sair-do-xeque-capturar = The third way is to capture the piece that gives check. The queen takes the rook.

sair-do-xeque-deixar-para-depois = You are in check. May you take the queen on g7 first?
    .hint = Look at the rook on e1. What does it attack?
    .after = You may not. The rook on e1 would still attack your king. First get out of check.

sair-do-xeque-foge = The rook gives check. Run with the king.
    .hint = Which square beside the king is not on the rook's rank?
    .after = On a2 the king has left rank 1. The rook no longer sees it.

sair-do-xeque-tapa = This time the king has nowhere to run. Block the check.
    .hint = The right square lies between the king and the rook.
    .after = The bishop stands between the rook and the king. The check is over.

sair-do-xeque-captura = The same check. Now take the piece that gives check.
    .hint = The knight on f3 has several jumps. One of them ends on the rook.
    .after = Without the rook there is no check. The knight solved it all.

sair-do-xeque-rei-captura = The black rook gives check from very near. May the king take it?
    .hint = Does any black piece protect the square e2?
    .after = Yes. Nobody protects the rook, and on e2 the king is safe.

sair-do-xeque-torre-protegida = A black bishop has come to b5. May the king still take the rook?
    .hint = Follow the diagonal of the bishop on b5.
    .after = No. The bishop on b5 protects the rook, and on e2 the king would be in check.

sair-do-xeque-tapa-com-as-pretas = You play Black. Block the bishop's check.
    .hint = Between b5 and e8 there are two squares, c6 and d7.
    .after = The way from b5 to e8 is blocked. The king stayed where it was.
    .e8e7 = Running is legal too. But here we want a piece that blocks the way.

sair-do-xeque-captura-com-as-pretas = Run, block or capture? Choose the move that wins the rook.
    .hint = Follow the bishop's diagonal both ways.
    .after = The bishop took the rook on e1. You are out of check and have won a piece.
    .c3e5 = The bishop blocks, but the white rook stays on the board.
    .e8d7 = The king is saved, but so is the white rook.

sair-do-xeque-xeque-de-cavalo = The knight gives check. Can the rook block? Get out of check.
    .hint = A knight jumps over everything. So what can the king do?
    .after = A knight's check cannot be blocked. Either run, or take the knight.

sair-do-xeque-sem-perder-a-dama = Block the check without losing the queen.
    .hint = A piece that blocks may be taken. Put there the piece that the king protects.
    .after = The bishop blocks on f1, and the king protects it. The queen is free.
    .e4e1 = The rook takes the queen on e1. Nobody protected her.
    .e4b1 = The rook takes the queen on b1. Nobody protected her.

sair-do-xeque-dois-xeques = Two checks at once. May you take the knight with the queen?
    .hint = After the capture, what does the rook on d8 do?
    .after = No. The knight would be gone, but the rook on d8 would still give check.

sair-do-xeque-xeque-duplo = It is double check, and only the king can help. Run with it.
    .hint = Look for the square that neither rook nor knight attacks.
    .after = In double check only the king moves. No other move deals with both checks.
