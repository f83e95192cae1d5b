### Laws of 2005, article 9: the numbers that differ from those of 2023.

law-2005-9-1 = Offering a draw: when, how, and what counts as an offer.
    .teacher = Nothing in this edition lets an event forbid drawing by agreement.
    .diff = Since 2009 the rules of an event may forbid agreeing to a draw (9.1.a); in 2023, offering one too (9.1.1).
law-2005-9-1-c = Whoever claims a draw under 9.2, 9.3 or, in a quickplay finish, 10.2 is also offering it.
    .diff = Since 2018 it is 9.2 and 9.3 alone, as the quickplay finish has left the articles.
law-2005-9-2 = The third time a position comes, the player to move may claim a draw. Same means the same pieces, squares, possible moves and player to move.
    .teacher = It is not the same if an en passant capture has lapsed or the right to castle has changed, for good or for a while.
    .diff = In 2005 castling prevented for a few moves already changes the position. Since 2009 only a king or rook that has moved does.
law-2005-9-2-a = it is about to appear: the claimant writes the move and tells the arbiter of it; or
    .diff = Since 2018 what was written is final; in 2023 the electronic scoresheet serves too.
law-2005-9-3-a = writes the move that brings each side to 50, no pawns and no captures, and declares it to the arbiter; or
    .diff = Since 2018 it can no longer be changed; in 2023 it may also be entered on the electronic scoresheet.
law-2005-9-4 = You made the move without claiming? For that move the draw can no longer be asked for.
    .teacher = Until the move is made a claim is still possible, even with a piece touched.
    .diff = In 2005 the right goes with the move. Since 2018 it goes sooner: with touching a piece under 4.3.
law-2005-9-5 = The claimant has to stop both clocks at once, and can no longer withdraw the claim.
    .diff = In 2005 it is the claimant who stops the clock. Since 2018 the arbiter may do it too.
law-2005-9-5-b = A wrong claim: three minutes more to your opponent. If you have over two, you lose half your time, three minutes at most. Play goes on, with the announced move.
    .teacher = With between one and two minutes you are left with one; with less than one you lose nothing.
    .diff = In 2005 it is three minutes and the claimant pays in time. Since 2018 it is two minutes to the opponent and no more.
law-2005-9-6 = If no series of legal moves leads to mate, not even with the worst play, it is a draw at once, provided the move that led there was legal.
    .diff = The idea is now in 5.2.2 alone. Since 2018 number 9.6 is something else: five times the same position, or 75 moves.
