### Laws of 2009, article 9: the numbers that differ from those of 2023.

law-2009-9-1-a = An event may lay down that no draw is agreed too early, or ever, without the arbiter's consent.
    .diff = Here it is about agreeing. In 2023 the rules of an event may bar the offer as well.
law-2009-9-1-b-1 = A draw is offered after moving and before the clock; at other times it is valid too. No conditions, no withdrawal: it lasts until answered, a piece is touched to play, or the game ends.
    .teacher = At the wrong moment an offer may be taken as disturbing the opponent (12.6).
    .diff = The same rule; disturbing the opponent is 11.5 in 2023.
law-2009-9-1-b-3 = Claiming a draw under 9.2, 9.3 or 10.2 is offering it to the opponent as well.
    .diff = 10.2, the quickplay finish, is off the list in 2018 and 2023. 9.2 and 9.3 remain.
law-2009-9-2 = The same position three times is a draw if the player to move claims it correctly. What counts is whose turn it is, the pieces on their squares and the possible moves.
    .teacher = If en passant was possible and no longer is, the position differs. Castling is lost only after the king or rook has moved.
    .diff = It decides as 2023 does, where comparing positions is 9.2.3. In 2005, losing castling for a few moves made another position.
law-2009-9-2-a = The position is about to come. The claimant first writes the move and tells the arbiter it will be made.
    .diff = In 2018 and 2023 the written move cannot be changed, and in 2023 it may go on the electronic scoresheet.
law-2009-9-3 = It is a draw, on a correct claim by the player to move, when:
    .teacher = Unclaimed, play goes on: the 2009 text at hand has no automatic draw.
    .diff = The same in the other editions. In 2018 and 2023, at 75 moves it is drawn unclaimed (9.6.2).
law-2009-9-3-a = writes the move that makes 50 each without a pawn move or a capture, and declares it to the arbiter;
    .diff = In 2018 and 2023 that move, once written, stays, and in 2023 there is the electronic scoresheet as well.
