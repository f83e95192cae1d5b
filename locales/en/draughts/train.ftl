### Draughts training: the list, the series, the numbers of the squares.

train-draughts = Draughts training
train-lead = Exercises without end, each checked by the rules. Choose one.
train-all = All draughts training
train-missing = There is no training here.

train-numbers = Square numbers
train-numbers-aim = Touch the square, say its number, find the rio.
train-which = Which capture?
train-which-aim = Only one capture is legal. Play it on the board.
train-which-1 = Only one piece can capture.
train-which-2 = By the law of quantity, take as many pieces as you can.
train-which-3 = By all three laws, of as many pieces, take more kings.
train-who-takes = Who captures?
train-who-takes-aim = Mark all the pieces that may capture, and no others.
train-who-takes-1 = Men only.
train-who-takes-2 = With a king, and the law of quantity.
train-who-takes-3 = The law of quality too.
train-how-many = How many pieces?
train-how-many-aim = Count the pieces that the compulsory capture takes.
train-how-many-1 = Men only.
train-how-many-2 = With a king.
train-how-many-3 = Long captures of the king.
train-landing = Where does the king land?
train-landing-aim = Mark all the squares on which the king may end its move.
train-landing-1 = Without captures.
train-landing-2 = After taking one piece.
train-landing-3 = After taking two or more.
train-win = Win!
train-win-aim = Only one move wins in time. The computer defends as well as it can.
train-win-1 = In one move.
train-win-2 = In two moves.
train-win-3 = In three moves.

## Review

train-review = Draughts to review
train-due = { $count ->
    [1] You have one draughts exercise to review today.
    *[other] You have { $count } draughts exercises to review today.
}

## The exercise

train-numbered = Numbers on the squares
train-further = { $count ->
    [1] You have jumped one piece. The capture goes on.
    *[other] You have jumped { $count } pieces. The capture goes on.
}
train-square-by-square = There is more than one way. Play the capture square by square.

train-which-task = Which capture is compulsory? Play it.
train-how-many-task = How many pieces does the compulsory capture take?
train-how-many-answer = { $count ->
    [1] The compulsory capture takes one piece.
    *[other] The compulsory capture takes { $count } pieces.
}
train-who-takes-task = Which pieces may capture? Mark them all.
train-who-takes-answer = { $count ->
    [1] Only the piece on { $squares } may capture.
    *[other] The pieces on { $squares } may capture.
}
train-who-takes-wrong = { $count ->
    [1] The piece on { $squares } may not.
    *[other] The pieces on { $squares } may not.
}
train-landing-task = Where may the king on { $square } land? Mark all the squares.
train-landing-answer = { $count ->
    [1] The king ends on { $squares }.
    *[other] The king may end on { $squares }.
}
train-landing-wrong = { $count ->
    [1] Square { $squares } cannot be.
    *[other] Squares { $squares } cannot be.
}
train-missing-count = { $count ->
    [1] One is missing.
    *[other] { $count } are missing.
}
train-check = Check
train-marked = { $square } marked
train-unmarked = { $square } not marked
train-marked-count = { $count ->
    [0] Nothing marked
    [1] 1 marked
    *[other] { $count } marked
}
train-mark-empty = Mark empty dark squares.
train-mark-own = Mark pieces of the side to move.
train-win-task = { $count ->
    [1] Win in one move.
    *[other] Win in { $count } moves.
}
train-win-won = { $count ->
    [1] The other side has no move left. You won in one move.
    *[other] The other side has no move left. You won in { $count } moves.
}
train-win-reply = { $count ->
    [1] The reply was { $reply }. One move of yours is left.
    *[other] The reply was { $reply }. { $count } moves of yours are left.
}
train-win-defended = { $count ->
    [1] That does not win in one move. The defence is { $reply }.
    *[other] That does not win in { $count } moves. The defence is { $reply }.
}
train-win-not-in-time = { $count ->
    [1] The other side can still move. Try another move.
    *[other] That does not win in { $count } moves. Try another move.
}
train-hint-piece = The marked piece captures. Which way?
train-hint-takers = Look at the marked pieces. They take the most.
train-hint-squares = { $count ->
    [1] It is one square.
    *[other] There are { $count } squares.
}
train-hint-pieces = { $count ->
    [1] It is only one piece.
    *[other] There are { $count } pieces.
}

## For teachers

train-forget = Erase the draughts training
train-forget-title = Erase the draughts training?
train-forget-text = The stars, rounds and reviews of draughts are lost. Lessons and chess stay.

## Square numbers

numbers-board = Training board
numbers-task = What you do
numbers-find = Find
numbers-name = Say the number
numbers-river = The rio
numbers-find-aim = You read a number and touch that square.
numbers-name-aim = You see a marked square and choose its number.
numbers-river-aim = You touch the eight squares of the rio, the long diagonal. Then the board turns.
numbers-find-title = Touch the square
numbers-name-title = Which number is this square?
numbers-river-title = Which squares make the rio?
numbers-river-answer = The rio runs from 1 to 32, corner to corner.
numbers-limit = Time
numbers-half = 30 s
numbers-minute = 60 s
numbers-unlimited = No limit
numbers-side = Seen from
numbers-white = White
numbers-black = Black
numbers-random = Either
numbers-shown = Numbers
numbers-hidden = Hide
numbers-on-squares = On the squares
numbers-start = Start
numbers-more = More, and for the class
numbers-due = To review today: { $squares }. They come first.
numbers-class-mode = In class mode, nothing is kept.
numbers-class-why = Everybody gets the same squares in the same order.
numbers-class-make = Make a series
numbers-class-name = Series { $name }: the same squares for everybody, in the same order.
numbers-class-leave = Leave the series
numbers-right = Right.
numbers-wrong-find = That is { $given }. You were looking for { $square }.
numbers-wrong-name = It was { $square }, not { $given }.
numbers-wrong-river = { $square } is not on the rio.
numbers-wrong-light = Nobody plays there.
numbers-count-right = Right:
numbers-count-wrong = Missed:
numbers-stop = Stop
numbers-keys = Numbers
numbers-said-find = Touch square { $square }.
numbers-said-name = Which number is the square in column { $column } from the left, row { $row } from the bottom?
numbers-over = The round is over
numbers-result = { $right ->
    [1] 1 square right,
    *[other] { $right } squares right,
} { $wrong ->
    [1] 1 missed.
    *[other] { $wrong } missed.
}
numbers-missed = These will come back: { $squares }.
numbers-none-missed = You missed none!
numbers-once-more = Another round
numbers-change = Change
numbers-decimal = .
numbers-best = Best: { $best } · Last: { $last } · { $count ->
    [1] 1 round
    *[other] { $count } rounds
}
numbers-best-rate = Right per minute. Best: { $best } · Last: { $last } · { $count ->
    [1] 1 round
    *[other] { $count } rounds
}
numbers-not-kept = With the numbers on the squares the round does not count for the best result.
numbers-wall-next = Next
