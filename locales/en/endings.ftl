### Endings: the list, the method step by step, the positions to play.

endings-title = Endings
endings-lead = Learn the method step by step. Then play against the longest defence.
endings-all = All endings
endings-missing = There is no such ending.
endings-levels = Now you play
endings-level-win = You win in { $least } to { $most } moves, with the best moves.
endings-level-hold = Now it is you who holds the draw.

endings-review = Endings to review
endings-due = { $count ->
    [1] You have one ending to review today.
    *[other] You have { $count } endings to review today.
}
endings-forget = Erase the endings
endings-forget-title = Erase the endings?
endings-forget-text = The stars and what is to be reviewed in the endings are lost. Lessons and other training stay.

## The position

endings-preparing = Preparing the position. It may take some seconds.
endings-no-table = No position yet
endings-failed = The position did not arrive. Nothing you did is lost. Try again.
endings-task-win = { $count ->
    [1] Checkmate in one move.
    *[other] Checkmate. The best way takes { $count } moves.
}
endings-task-hold = { $count ->
    [1] Hold the draw for one move.
    *[other] Hold the draw for { $count } moves.
}
endings-used = { $count ->
    [1] You played one move
    *[other] You played { $count } moves
}
endings-back = Take back
endings-taken-back = The move is taken back.
endings-reply = The answer was { $move }.

## What the move changed

endings-mate = { $count ->
    [1] Checkmate in one move.
    *[other] Checkmate in { $count } moves.
}
endings-best = { $count ->
    [1] That is the best move. You mate with the next one.
    *[other] That is the best move. Now you win in { $count }.
}
endings-slower = You were winning in { $was }, now in { $now }.
endings-same = { $count ->
    [1] You still win in one move. There was a mate at once.
    *[other] You still win in { $count } moves. There was a faster move.
}
endings-stalemate = Now it is a draw. The king is not in check and has no moves, so it is stalemate.
endings-taken = Now it is a draw. { $by } captures { $piece } on { $square }.
endings-answered = Now it is a draw. The defence is { $move }.
endings-drowned = Now it is a draw. The defence is { $move }. { $count ->
    [1] On the next move there is stalemate, or you lose { $piece }.
    *[other] Within { $count } moves there is stalemate, or you lose { $piece }.
}
endings-lost = { $count ->
    [1] Now you lose. The opponent mates in one move.
    *[other] Now you lose. The opponent mates in { $count } moves.
}
endings-holds = { $count ->
    [1] Still a draw. One move of yours is left.
    *[other] Still a draw. { $count } moves of yours are left.
}
endings-held = You held the draw.
endings-held-stalemate = You held the draw by stalemate.

## The steps

endings-begin = Play
endings-before = Back
endings-other-move = That is not the move of this step. Try again.

endings-dama = Queen against king
endings-dama-aim = The queen closes the box and the king helps to mate.
endings-dama-caixa = The queen shuts the king in a box. The marked squares are all it has left.
endings-dama-aperta = Make the box smaller with the queen. There is no need to give check.
    .found = The box is smaller, and the queen is far from the king.
endings-dama-rei = The king is stuck at the edge. Now leave the queen alone and bring your king.
    .found = The queen does not mate alone. The king must come close.
endings-dama-afogado = Beware of this mistake. Black is not in check and has no moves. It is a draw.
endings-dama-mate = Your king guards the squares of escape. Mate with the queen.
    .found = Checkmate. The queen attacks the king and your king guards the way out.

endings-escada = Two rooks against king
endings-escada-aim = The rooks climb the ladder, one at a time.
endings-escada-parede = The rook on a4 is a wall. The king does not get below it.
endings-escada-xeque = The other rook gives check on the next rank. Climb one step.
    .found = The king must go back. The rooks change roles with each move.
endings-escada-foge = The king comes close to the rook on h4. Take that rook to the other side, to the b-file.
    .found = The rook stays on its rank, now far from the king.
endings-escada-mate = One step is left. Mate with the rook on b6.
    .found = One rook gives check and the other guards the rank beside.

endings-torre = Rook against king
endings-torre-aim = The rook makes the box and the king helps to shrink it.
endings-torre-caixa = The rook shuts the king in a box. The marked squares are all it has left.
endings-torre-rei = The rook alone does not shrink the box. Bring your king.
    .found = The king comes to help. It protects the rook.
endings-torre-aperta = The king protects the square beside the rook. Move the rook up and shrink the box.
    .found = The box is smaller, and the king protects the rook.
endings-torre-oposicao = The kings stand face to face. This is the moment to check with the rook.
    .found = Your king covers the squares in front. The other king must go back.
endings-torre-mate = The kings stand face to face and the black king is at the edge. Mate.
    .found = Checkmate. Your king takes the three squares in front.

endings-peao = Pawn against king
endings-peao-aim = Count the square, win the opposition, reach the key squares.
endings-peao-quadrado = The marked squares are the square of the pawn. The black king is outside it. Push the pawn.
    .found = The square is smaller. The king cannot catch the pawn any more.
endings-peao-casas-chave = The key squares are d4, e4 and f4. With the king on one of them, the pawn gets through.
endings-peao-oposicao = Put your king in front of the other, with one square between. That is the opposition.
    .found = Now Black is to move, and the king must give way.
endings-peao-frente = The king goes before the pawn. Clear the way with your king.
    .found = The king is still on a key square, and the pawn can advance.
endings-peao-defesa = Now Black is to move. Take the opposition and hold the draw.
    .found = The white king cannot get past. So it is a draw.

endings-dama-peao = Queen against pawn
endings-dama-peao-aim = The pawn is nearly there. The queen must come in time.
endings-dama-peao-xeque = The pawn is about to be promoted. Give check on e4 and bring the queen closer.
    .found = The queen comes closer with checks, and the pawn does not advance.
endings-dama-peao-frente = Give check so that the king must go in front of the pawn.
    .found = Only on d1 does the king still protect the pawn. But there it blocks the way.
endings-dama-peao-rei = The king blocks the pawn. Use this move to bring your king, to g6.
    .found = Do it again. Each time your king comes closer.
endings-dama-peao-empate = Beware of the pawn on the a-file. Here Black is stalemated, and it is a draw.

endings-bispos = Two bishops against king
endings-bispos-aim = Side by side the bishops make a wall. The mate is in a corner.
endings-bispos-parede = Side by side the bishops guard two diagonals. The king does not pass the wall.
endings-bispos-rei = The wall is made. Bring your king.
    .found = The three work together. Alone the bishops get no further.
endings-bispos-canto = Take the square f8 from the king, with the bishop on d4.
    .found = The king has only the corner. There you will mate it.
endings-bispos-mate = The king is in the corner. Mate with the dark-squared bishop.
    .found = Checkmate. One bishop gives check and the other guards the way out.

endings-bispo-cavalo = Bishop and knight against king
endings-bispo-cavalo-aim = The mate is in a corner of the bishop's colour.
endings-bispo-cavalo-cantos = You mate only in the marked corners, of the bishop's colour. Drive the king out of this one, with the knight.
    .found = The king must go to g8. It cannot return to the corner.
endings-bispo-cavalo-fecha = The king wants to go back to the wrong corner. Take g8 from it with the bishop.
    .found = The king can only go to e8, towards the right corner.
endings-bispo-cavalo-leva = The knight leads the king along the last rank. Go to e5.
    .found = The knight draws a W, from f7 to e5, d7, c5 and b7.
endings-bispo-cavalo-mate = The king is in the right corner. Mate with the bishop.
    .found = Checkmate in the corner of the bishop's colour.
