### Laws of 2023, article 9: the drawn game.

law-2023-9-1 = Offering a draw, and what the rules of the event allow.
law-2023-9-1-1 = An event may ask for the arbiter's permission for offering or agreeing to a draw. It is asked before a certain number of moves, or always.
    .teacher = Only the agreed draw is meant. What is drawn by itself, as in 9.6, needs nobody's permission.
law-2023-9-1-2 = If the rules of the event allow a draw by agreement, this is how it is done:
law-2023-9-1-2-1 = Offer after moving, before pressing the clock. At another time it is valid, but see 11.5. No conditions and no taking back. It lasts until accepted, declined (aloud or by touching a piece to move) or the game ends.
    .teacher = An offer at the wrong time is valid. What may be penalised is disturbing the opponent (11.5 and 11.6).
law-2023-9-1-2-2 = Both players mark the offer on their scoresheets with the sign (=).
law-2023-9-1-2-3 = Claiming a draw by 9.2 or 9.3 also counts as offering one.
    .teacher = So the opponent may say yes at once, without waiting for the claim to be checked.
law-2023-9-2 = The game is drawn when the player to move rightly claims that the same position appears three times or more. The moves need not repeat. There are two cases:
    .teacher = It is not automatic. If nobody claims, play goes on. Only the fifth time is a draw by itself (9.6.1).
law-2023-9-2-1 = The position is about to appear. The claimant writes the move, on paper or on the electronic sheet, and cannot change it. Then the arbiter is told that it will be played.
    .teacher = Write it, do not play it. Once the move is made on the board, it is the other player's turn.
law-2023-9-2-2 = The position has just appeared on the board, and the claimant is the player to move.
law-2023-9-2-3 = Two positions are the same only if the same player is to move. Pieces of the same kind and colour stand on the same squares, and both sides have the same possible moves. They differ in these cases:
    .teacher = Kind and colour count. If the two white knights change places, the position is the same.
law-2023-9-2-3-1 = At the start of the sequence, a pawn could have been captured en passant.
law-2023-9-2-3-2 = The king still had the right to castle with an unmoved rook, and lost it later. That right is lost only when one of the two moves.
    .teacher = Castling that is only prevented for now is still a right, and does not change the position.
law-2023-9-3 = The game is drawn when the player to move rightly claims one of these two cases:
    .teacher = Here too someone must claim. Without a claim play goes on to the limit of 9.6.2.
law-2023-9-3-1 = The claimant writes a move that cannot be changed, on paper or electronically, and tells the arbiter of it. With it each player will have made 50 moves with no pawn move and no capture.
law-2023-9-3-2 = Both have completed the last 50 moves with no pawn move and no capture.
    .teacher = That is 50 by each. A capture or a pawn move by either side sets the count to zero.
law-2023-9-4 = A player who touches a piece, as 4.3 puts it, loses a right. On that move there is no claim by 9.2 or 9.3.
    .teacher = The right is lost for that move only. On the next one they may claim, if they are still right.
law-2023-9-5 = What is done about a draw claim.
law-2023-9-5-1 = When a player claims by 9.2 or 9.3, that player or the arbiter stops the clock. The claim cannot be taken back.
law-2023-9-5-2 = If the claim is right, the game is over at once: a draw.
law-2023-9-5-3 = If it is wrong, the arbiter gives the opponent two minutes and the game goes on. A player who claimed with a written move must make it, under articles 3 and 4.
    .teacher = In rapid chess it is one minute (A.3) and, by B.3, in blitz too. The claimant loses no time.
law-2023-9-6 = The game is drawn if one of these two things happens, or both:
    .teacher = Nothing is said of claiming. It is a draw even if neither player asks for it.
law-2023-9-6-1 = The same position, seen as in 9.2.2, has appeared five times or more.
law-2023-9-6-2 = Each player has made 75 moves in a row, or more, with no pawn move and no capture by either. If the last move gave checkmate, the mate counts.
    .teacher = The glossary of 2023 says that the arbiter must step in and end the game.
