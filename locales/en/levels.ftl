### What is said at a level

answer-yes = Yes
answer-no = No
answer-mate = Checkmate
answer-check = Only check
answer-stalemate = Stalemate
answer-neither = Neither
answer-light = Light square
answer-dark = Dark square
answer-dead = Dead position
answer-alive = Mate is still possible
answer-draw = Draw
answer-win = Wins
answer-lose = Loses
answer-legal = Legal
answer-illegal = Not legal
answer-now = Only now
answer-white = White
answer-black = Black
standing-par = Move { $move } of { $par }
standing-beyond = Move { $move }; { $par } were enough
standing-moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
left-stars = { $count ->
    [one] 1 star left
   *[other] { $count } stars left
}
left-captures = { $count ->
    [one] 1 piece left to capture
   *[other] { $count } pieces left to capture
}
left-squares = { $count ->
    [0] All are marked
    [one] 1 square left
   *[other] { $count } squares left
}
left-pieces = { $count ->
    [0] All are in place
    [one] 1 piece left
   *[other] { $count } pieces left
}
stars-on = Stars on { $squares }.
take-back = Take back
said-restarted = Again from the start.
try-again = Try again
once-more = Do it better
next-level = Next level
lesson-finish = Finish the lesson
previous-level = Previous level
tray = Pieces to place
done = { $stars ->
    [3] Right the first time.
    [2] Right the second time.
   *[other] You did it.
}
done-moves = { $moves ->
    [one] { $stars ->
        [3] Done in a single move.
       *[other] Done.
    }
   *[other] { $stars ->
        [3] Done in { $moves } moves, and fewer will not do.
       *[other] Done in { $moves } moves.
    }
}
# $move (text): as it is written
done-written = Your move is written { $move }.
hint-piece = Look at { $piece } on { $square }.
hint-look = Read the question again and look at the board.
hint-tray = Choose a piece and touch its square.
hint-move = The arrow shows a good move: { $move }.
hint-square = The ring shows the square { $square }.
hint-no-way = I know no way from here. Take back, or restart.
notice-not-marked = The square { $square } is not one of them.
notice-stands-still = In this level the piece on { $square } stands still.
notice-misplaced = { $piece } does not belong on { $square }.
notice-wrong-answer = Not yet.
notice-is-legal = It is legal. No rule forbids it.
miss-no-check = This move gives no check. None of your pieces attacks the king.
miss-no-mate-run = It is check, but not mate. The king runs away.
miss-no-mate-block = It is check, but not mate. A piece blocks.
miss-no-mate-capture = It is check, but not mate. Your piece is captured.
miss-quiet = It is no check. The other side plays what it likes.
miss-stalemate = The king is not in check and there is no move. It is stalemate, and the game is drawn.
miss-mate = That is mate. But stalemate is asked for, without check.
miss-has-move = It is no stalemate. A move is left.
miss-too-slow = This way mate does not come in time. See the defence.
miss-other-cure-run = That was running away. Another defence is asked for.
miss-other-cure-block = That was blocking. Another defence is asked for.
miss-other-cure-capture = That was capturing. Another defence is asked for.
miss-loses = The piece on { $square } is lost. See who captures it.
miss-moved = The piece has left { $square }. Protect it without moving it.
miss-wrong-piece = { $piece } does not serve here. Choose another piece.
miss-not-capture = This move captures nothing, and here each move captures.
miss-off-line = There is a better move.
miss-off-line-loses = This move puts a piece in danger. See the capture.
miss-dead-end = From here it cannot be finished. It takes another way.
miss-too-long = That was too many moves. Restart, with a plan.
miss-nothing-left = You have not enough pieces left to win.
miss-overtaken = The other side got there first.
miss-stuck = You have no move left.
miss-touched = The touched pieces ask for another move.
miss-unwanted = That was what should be avoided.
teacher-solve = Show the next step
teacher-squares = Show all possible squares
teacher-keys = While projecting, PageDown and PageUp go from level to level.
hint = Hint
restart = Restart
sound = Sound
teacher = For the teacher
