### The keys of the board, a list that the key ? opens.

board-help-title = Keys of the board
board-help-arrows = go one square
board-help-enter-keys = Enter Space
board-help-enter = pick a piece up and put it down
board-help-escape-keys = Esc
board-help-escape = let go of the piece
board-help-ends = first and last square of the row
board-help-corners = corners of the board
board-help-pieces = jump to the next such piece (with Shift, to the one before)
board-help-last = hear the last move
board-help-moves = hear where the piece may go
board-help-where = hear what square I am on
board-help-position = hear the whole position
board-help-help = open and close this list
board-help-close = Close

# $pieces (string): the figures of this side with their squares
board-side =
    { $color ->
        [white] White
       *[black] Black
    }: { $pieces }

board-moves-to = may go to { $squares }
board-takes-on = may take on { $squares }
board-no-moves = { $figure }: no moves from here
