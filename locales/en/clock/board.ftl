### Play with the clock beside the board.

## The clock

board-clock-label = Clock
board-clock-open = Clock: change or remove
board-clock-start = Start
board-clock-go-on = Go on
board-clock-runs = to move
board-clock-press = press
board-clock-stands = stopped
board-clock-flag = flag fallen
board-clock-now-white = White’s time is running.
board-clock-now-black = Black’s time is running.

## What the clock says

board-clock-not-started-title = The clock has not started yet
board-clock-not-started = Black starts White’s time. Then the game begins.
board-clock-standing-title = The clock is stopped
board-clock-standing = Let the clock go on before you move.
# $side (text): “White” or “Black”
board-clock-press-first-title = { $side } has not pressed yet
board-clock-press-first = The clock completes the move. { $side } presses, then the other side moves.
board-clock-not-moved-title = { $side } pressed without moving
board-clock-not-moved = First the move, then the clock. Pressing without moving counts as an illegal move.
board-clock-fallen-title = { $side } has run out of time
board-clock-fallen = The flag has fallen. Only the arbiter changes the times, on the clock’s page.
board-clock-undecided = If the other side can still checkmate, it wins. If not, it is a draw. The arbiter decides.
board-clock-no-answer = If the other side can still checkmate, it wins. If not, it is a draw. I could not find out.
board-clock-taken-back = The move was taken back. The times stayed as they were. Agree, and go on.

## Time that nobody counted

# $time (text): “3 minutes and 5 seconds”
board-clock-asleep = The device was asleep and nobody counted { $time }. Does that time count?
board-clock-counts = It counts
board-clock-counts-not = It does not
board-clock-set-back = The device’s clock was changed. The game’s clock stopped, and nothing was lost.

## Choosing

board-clock-title = Play with a clock
board-clock-choose = Time for each side
board-clock-hint = Minutes + seconds for each move.
board-clock-table = Use the clock that is on the table
board-clock-replaces = If you choose another, that one is gone.
board-clock-more = Another time: the clock’s page
board-clock-how = How is the clock pressed?
board-clock-by-move = The move presses
board-clock-by-hand = Each player presses, as at the table
board-clock-keys = By keyboard, H says the time and V presses the clock.

## With the clock running

board-clock-pause = Stop the clock
board-clock-say = Say the time
board-clock-other = Another time, and a new game
board-clock-remove = Remove the clock
