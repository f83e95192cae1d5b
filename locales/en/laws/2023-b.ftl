### Laws of 2023, appendix B: blitz.

law-2023-b-1 = In blitz each player has 10 minutes or less for all the moves. With an increment, 60 times the increment is added to the given time, and the limit is the same.
    .teacher = 5 minutes and 3 seconds: 5 + 3 = 8, blitz. 8 minutes and 3 seconds: 8 + 3 = 11, already rapid chess.
law-2023-b-2 = In blitz the Competition Rules apply if:
    .teacher = Both conditions are needed together: B.2.1 and B.2.2.
law-2023-b-2-1 = One arbiter supervises one game only; the condition of B.2.2 is needed too.
    .teacher = In rapid chess it may be three (A.4.1); here each board needs its own arbiter.
law-2023-b-2-2 = The game is recorded by the arbiter, or an assistant, by electronic means if possible.
law-2023-b-2-3 = On their turn, players may ask the arbiter or the assistant for the scoresheet, five times at most. Asking more often counts as disturbing the opponent.
law-2023-b-3 = Otherwise the rules of rapid chess apply: A.2, A.3 and A.5.
    .teacher = Writing is not required, two minutes become one, and an illegal move is punished only before the opponent moves.
law-2023-b-4 = The rules of an event must say whether B.2 or B.3 applies. It is the same for the whole event.
