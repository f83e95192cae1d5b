### Draughts: the words of all its pages.
### For each reason to refuse a move, a title and one or two short sentences; $to is the square of arrival.
### A square comes with its preposition too: $to-from ("from 17"), $to-of ("on 17"), $to-in, $to-towards ("to 17").

## Squares and pieces

draughts-square-from = from { $square }
draughts-square-of = on { $square }
draughts-square-in = on { $square }
draughts-square-towards = to { $square }
draughts-man-of = the man on { $square }
draughts-man-of-start = The man on { $square }
draughts-dama-of = the king on { $square }
draughts-dama-of-start = The king on { $square }
draughts-and = { $first } and { $last }

## Before a move

draughts-over-no-pieces-title = The game is over
draughts-over-no-pieces = { $loser-start } has no pieces left. { $winner } won.
draughts-over-blocked-title = The game is over
draughts-over-blocked = { $loser-start } cannot move, because every piece is blocked. { $winner } won.
draughts-over-otherwise-title = The game is over
draughts-over-otherwise = There are no more moves in this game. Go back, or start another one.
draughts-not-played-title = Nobody plays there
draughts-not-played = Draughts is played on the dark squares only. The light ones always stay empty.
draughts-no-piece-title = Empty square
draughts-no-piece = There is no piece { $square-in }. Choose one of yours.
draughts-not-yours-title = That piece is your opponent's
draughts-not-yours = You are playing { $turn }. The piece { $square-of } belongs to { $owner }, and it is { $turn }'s turn.
draughts-same-square-title = Where does the piece go?
draughts-same-square = { $piece-start } has not left its place. A move takes the piece to another square.
draughts-stuck-man-title = This man is stuck
draughts-stuck-man = { $piece-start } has no free square ahead. Choose another piece.
draughts-stuck-dama-title = This king is stuck
draughts-stuck-dama = { $piece-start } is closed in and cannot get out. Choose another piece.

## How pieces move

draughts-occupied-own-title = One of your pieces is there
draughts-occupied-own = You already have a piece { $to-in }. { $piece-start } needs an empty square.
draughts-not-diagonal-title = Diagonals only
draughts-not-diagonal = No diagonal leads { $from-from } { $to-towards }. In draughts all moves are diagonal.
draughts-too-far-title = One square at a time
draughts-too-far = { $piece-start } does not get { $to-towards }. Without a capture a man moves one square only.
draughts-backwards-title = Men do not move backwards
draughts-backwards = Going { $from-from } { $to-towards } is going back. A man only moves forward.
draughts-no-second-step-title = The move is over
draughts-no-second-step = Without a capture the move ends { $at-in }. Now it is the opponent's turn.

## How pieces capture

draughts-occupied-theirs-title = Capture by jumping over
draughts-occupied-theirs = You do not land on the other side's piece. To capture the one { $to-of }, jump to the empty square behind it.
draughts-occupied-shut-title = No empty square behind
draughts-occupied-shut = The piece { $to-of } can be captured only if there is an empty square right behind it.
draughts-lands-too-far-title = Land right behind it
draughts-lands-too-far = { $piece-start } lands right behind the piece it captures, and not { $to-in }.
draughts-capture-backwards-title = Men do not capture backwards
draughts-capture-backwards = The piece { $over-of } is behind, and a man captures forward only. In other countries, such as Brazil, it also captures backwards.
draughts-own-piece-title = You do not jump your own pieces
draughts-own-piece = { $piece-start } would pass over your own piece { $over-of }. Only the other side's pieces are jumped.
draughts-two-in-a-row-title = Two pieces in a row are not jumped
draughts-two-in-a-row = Between the pieces { $over-of } and { $and-of } there is no empty square to land on.
draughts-twice-title = Each piece is jumped only once
draughts-twice = The piece { $over-of } has been jumped in this move already. Only empty squares may be crossed twice.
draughts-still-there-title = That piece is still there
draughts-still-there = The piece { $over-of } has been jumped, but is lifted only when the move is over. Until then it blocks the way.
draughts-nothing-to-jump-title = There is nothing to capture there
draughts-nothing-to-jump = { $piece-start } has already come { $at-towards }. On the way { $to-towards } it captures nothing.
draughts-crowning-ends-title = Crowning ends the move
draughts-crowning-ends = The man is crowned { $at-in }, and the move ends there. The new king moves only after the opponent has.

## The three laws of capture

draughts-must-capture-title = You must capture
draughts-must-capture =
    { $count ->
        [one] Whoever can capture must. { $pieces-start } can capture.
       *[other] Whoever can capture must. { $pieces-start } can capture.
    }
draughts-must-capture-touched-title = You must capture
draughts-must-capture-touched =
    { $count ->
        [one] The piece { $from-of } has nothing to capture. { $pieces-start } can capture, and so it must.
       *[other] The piece { $from-of } has nothing to capture. { $pieces-start } can. Capture with one of them.
    }
draughts-must-capture-more-title = Capture the greatest number
draughts-must-capture-more = You can capture { $most } instead of { $tried }, with { $best }. That is the law of quantity.
draughts-must-go-on-title = The capture is not over yet
draughts-must-go-on = { $piece-start } can capture more, { $most } instead of { $tried }. A capture goes on to its end.
draughts-must-capture-better-title = A king is worth more
draughts-must-capture-better =
    { $most ->
        [one] With as many pieces either way, their value counts. { $best-start } can capture a king.
       *[other] With as many pieces either way, their value counts. { $best-start } can capture { $most } kings.
    }
draughts-must-capture-damas-title = Kings count
draughts-must-capture-damas = With as many pieces either way, take more kings, { $most } instead of { $tried }, with { $best }.

## Written moves

draughts-typed-unreadable =
    { $kind ->
        [name] That is not a move. Write the square it leaves and the square it reaches, like c3-d4.
       *[number] That is not a move. Write the square it leaves and the square it reaches, like 9-13 or 14x21.
    }
draughts-typed-no-square = There is no square { $number }. Squares go from 1 to 32.
draughts-typed-which = Several captures fit. Write the squares between too: { $moves }.

## Aloud

draughts-spoken-step = { $piece } from { $from } to { $to }
draughts-spoken-capture = { $piece } from { $from } takes { $taken }, to { $to }
draughts-spoken-crowns = { $move }, and is crowned
draughts-number =
    { $number ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
        [10] ten
        [11] eleven
        [12] twelve
        [13] thirteen
        [14] fourteen
        [15] fifteen
        [16] sixteen
        [17] seventeen
        [18] eighteen
        [19] nineteen
        [20] twenty
        [21] twenty-one
        [22] twenty-two
        [23] twenty-three
        [24] twenty-four
        [25] twenty-five
        [26] twenty-six
        [27] twenty-seven
        [28] twenty-eight
        [29] twenty-nine
        [30] thirty
        [31] thirty-one
       *[32] thirty-two
    }
