### Laws of 2023, appendix A: rapid chess.

law-2023-a-1 = In rapid chess each player has more than 10 and less than 60 minutes for all the moves. With an increment, 60 times the increment is added to the given time, and the limits are the same.
    .teacher = 15 minutes and 5 seconds count as 15 + 5 = 20. Exactly 10 is blitz (B.1); exactly 60 is standard chess, says the glossary of 2023.
law-2023-a-2 = Nobody has to write down the moves. A player who does not write keeps the right to make claims that rest on a scoresheet. The arbiter may be asked for one at any time.
    .teacher = “At any time” includes the middle of the game.
law-2023-a-3 = Where articles 7 and 9 give a penalty of two minutes, rapid chess gives one.
    .teacher = This affects the first illegal move (7.5.5) and the wrong draw claim (9.5.3). The second illegal move loses just the same.
law-2023-a-4 = The Competition Rules apply if:
    .teacher = Both conditions are needed together: A.4.1 and A.4.2.
law-2023-a-4-1 = One arbiter supervises three games at most; the condition of A.4.2 is needed too.
law-2023-a-4-2 = The arbiter, or an assistant, records each game, by electronic means if possible.
law-2023-a-4-3 = On their turn, players may ask for the scoresheet, up to five times in a game. It is asked of the arbiter or the assistant. Asking more often counts as trying to distract the opponent.
    .teacher = The sixth time, 11.5 comes in. And players may ask only on their own turn.
law-2023-a-5 = Otherwise these rules apply:
    .teacher = It is enough that A.4.1 or A.4.2 fails: one arbiter for four games, for example.
law-2023-a-5-1 = Once both players have completed the first ten moves from the starting position:
law-2023-a-5-1-1 = The clock setting is no longer changed, unless the schedule of the event would suffer.
law-2023-a-5-1-2 = Nobody may claim any more about wrongly placed pieces or a board turned the wrong way. With the king misplaced there is no castling; with a rook misplaced, no castling with that rook.
    .teacher = That is ten moves by each. The other rook, if rightly placed, may still castle.
law-2023-a-5-2 = At an illegal move (7.5.1 to 7.5.4) an arbiter who saw it applies 7.5.5 until the opponent moves. If not, the opponent may claim. After that it stands, unless the two agree, without the arbiter, to correct it.
    .teacher = The opponent's next move closes the case. Even the arbiter cannot step in. In 7.5.5 the two minutes become one (A.3).
law-2023-a-5-3 = To win on time, the claimant may stop the clock and tell the arbiter. But it is a draw if the claimant cannot give mate by any possible series of legal moves.
    .teacher = The question is not whether mate is likely. One series of legal moves that gets there is enough.
law-2023-a-5-4 = The arbiter sees both kings in check, or a pawn left on the promotion square. The arbiter waits until the next move is completed. If the illegal position is still there, the game is declared drawn.
    .teacher = During that move the arbiter stays silent. If the move undoes the illegal position, play goes on.
law-2023-a-5-5 = The arbiter also calls a flag fall, if watching.
    .teacher = The arbiter does not wait for a player to claim it.
law-2023-a-6 = The rules of an event must say whether A.4 or A.5 applies. It is the same for the whole event.
    .teacher = A final with an arbiter of its own does not change rules halfway through the event.
