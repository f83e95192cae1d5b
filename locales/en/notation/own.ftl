### From your games: the moments from which there is most to learn, played again.

own-title = From your games
own-lead = The positions in which there was a better move come back here.
own-none = There is nothing here yet. When a game is over, choose “What to learn from this game”.
own-none-due = There is nothing to review today.
own-again = Play them again
own-play = Go to the board

## The game on the board

# $done (number): moves that have been looked at; $all (number): moves in the game
own-looking = Looking at the game. Seen { $done } of { $all } moves.
own-looking-closer = The whole game is seen. Some moves need a closer look.
own-stop = Stop
own-stopped = Stopped looking at the game. Go on whenever you like.
own-go-on = Go on
own-no-game = There is no game on the board.
own-nothing = No move of this game lost much.

## A moment

own-task-white = White to play. What would you play?
own-task-black = Black to play. What would you play?
own-hint = Hint
own-hint-piece = The marked piece is the one to move.
# $move (text): a move as it is written, in this message and in those below
own-judging = The computer is looking at { $move }…
own-no-judge = The computer did not answer. Play again, or ask for the answer.
own-right = { $move } is one of the best moves.
own-missed = There is a better move than { $move }.
own-best = The best move was { $move }.
own-played = In the game { $move } was played.
