### Squares: find, name, say the colour.

squares-board = Training board

squares-task = What you do
squares-find = Find
squares-name = Name
squares-color = Colour
squares-find-aim = You read a name and touch that square.
squares-name-aim = You see a marked square and write its name.
squares-color-aim = You read a name and say if the square is light or dark.
squares-find-title = Find the square
squares-name-title = Which square is this?
squares-color-title = What colour is the square?

squares-limit = Time
squares-half = 30 s
squares-minute = 60 s
squares-unlimited = No limit

squares-means = How you answer
squares-buttons = With buttons
squares-typing = By typing

squares-shown = Letters and numbers
squares-nowhere = Hidden
squares-outside = Around the board
squares-every-square = On every square

squares-sight = Train without looking
squares-pieces = I see everything
squares-no-pieces = 1. No pieces
squares-no-board = 2. No board

squares-side = You sit on the side of
squares-white = White
squares-black = Black
squares-random = Either

squares-files = Files in play
squares-ranks = Ranks in play

squares-start = Start
squares-more = Change the round
squares-usual = Everything as at first
squares-due = To review today: { $squares }. They come first.
squares-class-mode = In class mode, nothing is kept.

squares-class = For a class
squares-class-why = Everybody gets the same squares in the same order.
squares-class-make = Make a set
squares-class-name = Set { $name }: the same squares for everybody, in the same order.
squares-class-leave = Leave the set

squares-light = Light
squares-dark = Dark
squares-right = Right.
squares-wrong-find = That is { $given }. You were looking for { $square }.
squares-wrong-name = It was { $square }, not { $given }.
squares-wrong-color = { $square }: { $color }.
squares-again = again
squares-next = Next:
squares-count-right = Right:
squares-count-wrong = Missed:
squares-stop = Stop
squares-keys = Letters and numbers
squares-write = Write the letter and the number

squares-said-find = Find { $square }.
squares-said-color = What colour is { $square }?
squares-said-name = Number { $column } from the left, number { $row } from below.

squares-over = End of the round
squares-result = { $right ->
    [one] 1 square right,
   *[other] { $right } squares right,
} { $wrong ->
    [one] 1 missed.
   *[other] { $wrong } missed.
}
squares-pace = { $seconds } seconds a square.
squares-missed = These will come back: { $squares }.
squares-none-missed = You missed none!
squares-once-more = Another round
squares-change = Change

squares-decimal = .
squares-history = Your last rounds
squares-history-rate = Your last rounds, right answers a minute
squares-history-words = Average { $mean } · Best { $best } · Last { $last } · { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
squares-history-said = Right answers in each round, from the oldest to the newest: { $all }. Average { $mean }.
squares-record = Your best result!
squares-not-kept = Only rounds with all 64 squares, without the names on every square, count for the history.

squares-wall-show = Show the answer
squares-wall-next = Next square
