### The board: names of squares, moves read aloud, keys.

## Pieces

board-figure =
    { $color ->
        [white]
            { $shape ->
                [king] white king
                [queen] white queen
                [rook] white rook
                [bishop] white bishop
                [knight] white knight
                [man] white man
                [crowned] white king
               *[pawn] white pawn
            }
       *[black]
            { $shape ->
                [king] black king
                [queen] black queen
                [rook] black rook
                [bishop] black bishop
                [knight] black knight
                [man] black man
                [crowned] black king
               *[pawn] black pawn
            }
    }
board-shape =
    { $shape ->
        [king] king
        [queen] queen
        [rook] rook
        [bishop] bishop
        [knight] knight
        [man] man
        [crowned] king
       *[pawn] pawn
    }

## Squares

board-spoken-square =
    { $file ->
        [a] A
       *[other] { $file }
    } { $rank ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
       *[8] eight
    }
board-empty =
    { $color ->
        [white] empty, light square
       *[black] empty, dark square
    }
board-not-played = light square, not in play
board-selected = selected
board-destination = possible destination
board-capture = possible capture
board-last-move = last move
board-in-check = in check

## What is heard

board-figure-at = { $figure } on { $square }
board-picked-up =
    { $count ->
        [0] { $figure } on { $square }, no legal moves
        [one] { $figure } on { $square }, 1 destination
       *[other] { $figure } on { $square }, { $count } destinations
    }
board-picked-up-only = { $figure } on { $square }

## Promotion

board-promotion = Choose what the pawn becomes

## Keys

board-help-hint = Press ? for the keys

## Signs

board-sign = { $sign ->
    [star] star
    [frame] frame
    [dot] dot
    [to] arrow to { $square }
    [from] arrow from { $square }
    [cross] cross
   *[ring] ring
}

## Sides in sentences

side-the-white = White
side-the-white-start = White
side-the-black = Black
side-the-black-start = Black
