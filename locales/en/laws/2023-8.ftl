### Laws of 2023, article 8: writing down the moves.

law-2023-8-1 = How moves are written down.
law-2023-8-1-1 = During the game each player writes down their own moves and the opponent's. It is done one by one, without mistakes and as clearly as they can. There are two ways:
    .teacher = 8.4 lifts the duty. In rapid chess there is none (A.2), nor, through B.3, in blitz.
law-2023-8-1-1-1 = In the algebraic notation of appendix C, on the scoresheet the event tells players to use.
law-2023-8-1-1-2 = On an electronic scoresheet certified by FIDE, the one the event tells players to use.
law-2023-8-1-2 = Move first, write afterwards. Only whoever claims a draw (9.2 or 9.3), or seals the move of an adjourned game (guideline I.1.1), writes first.
    .teacher = Writing first just to think better breaks the article, even if that very move is then played.
law-2023-8-1-3 = A player may answer the opponent's move before writing it down. But nobody moves again without having written their own last move.
    .teacher = When move 12 is made, the player's own move 11 is on the sheet. The opponent's latest answer may still be missing.
law-2023-8-1-4 = The scoresheet is only for the moves, the clock times, draw offers, matters of claims and other relevant facts.
law-2023-8-1-5 = Both players mark a draw offer on their scoresheets with the sign (=).
    .teacher = The one who refuses writes it too. The two sheets then show how many offers there were, if someone complains under 11.5.
law-2023-8-1-6 = A player who cannot write has an assistant to do it, whom the player may bring, if the arbiter agrees. The arbiter adjusts the clock fairly, but not when the player has a disability.
law-2023-8-2 = The arbiter must be able to see the scoresheets all through the game.
law-2023-8-3 = The scoresheets belong to the organiser of the event. If an electronic one is plainly faulty, the arbiter replaces it.
law-2023-8-4 = With less than five minutes left, and less than 30 seconds added for each move, a player need not write. It holds for the rest of that period of the game.
    .teacher = With 30 seconds a move the writing goes on to the end, even with one minute on the clock.
law-2023-8-5 = When scoresheets are incomplete.
law-2023-8-5-1 = If under 8.4 neither writes, the arbiter or an assistant tries to be there and write. Once a flag falls the arbiter stops the clock, and both complete their sheets. They may use the opponent's or the arbiter's notes.
    .teacher = The clock stays stopped for as long as the sheets take. 8.5.2 does not say to stop it.
law-2023-8-5-2 = If under 8.4 only one has stopped writing, that player completes the sheet once a flag falls, before moving. On their turn they may use the opponent's, and return it before moving.
    .teacher = It does not matter which flag fell, their own or the opponent's.
law-2023-8-5-3 = With no complete sheet, both replay the game on another board, watched by the arbiter or an assistant. First the arbiter notes the position, the times, whose clock ran and, if known, how many moves were made.
    .teacher = The board of the game is left alone. Helping to rebuild the game is the duty of both (11.11).
law-2023-8-6 = The completed sheets may not show that a player overstepped the time. Then the next move is the first of the new period, unless more moves are proved.
    .teacher = In doubt nobody loses on time. It must be shown that the limit was passed.
law-2023-8-7 = At the end both sign both scoresheets with the result, or approve it on the electronic ones. Even a wrong result stands, unless the arbiter decides otherwise.
    .teacher = Look at the result before signing. Afterwards only the arbiter puts it right. Having signed does not bar an appeal (11.10).
