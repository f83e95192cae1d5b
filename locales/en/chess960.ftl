### Chess960: the start position by lot, and why castling is refused.

## The start position

chess960-lead = In Chess960 a lot decides where the pieces of the first rank begin.
# $number (number): 0 to 959
chess960-title = Position { $number }
chess960-standard = It is the start position of standard chess.
chess960-play = Play from this position
chess960-play-text = The opponent and the clock are chosen on the page of the game.
chess960-lot = Draw another
chess960-number = Number of the position, from 0 to 959
chess960-show = Show
chess960-no-number = There is no position of that number. Write a number from 0 to 959.
chess960-written = The position as FEN
chess960-dice = With a die
chess960-dice-lead = The pieces of the first rank are placed one by one, with a die of six.
chess960-begin = Draw with a die
chess960-throw = Throw the die
chess960-own-die = Is there a die on your table? Say what it shows.
# $die (number): 1 to 6
chess960-face = It shows { $die }
# $piece: dark or light for that bishop, queen or knight; $most (number): the last number that serves
chess960-due = { $piece ->
    [dark] Throw for the bishop of the dark squares. The dark squares count, from the a-file on.
    [light] Throw for the bishop of the light squares. The light squares count, from the a-file on.
    [queen] Throw for the queen. The { $most } free squares count, from the a-file on.
   *[knight] Throw for a knight. The { $most } free squares count, from the a-file on.
}
# $die (number); $piece: bishop, queen or knight; $square: e1
chess960-placed = { $piece ->
    [bishop] It shows { $die }. The bishop goes to { $square }.
    [queen] It shows { $die }. The queen goes to { $square }.
   *[knight] It shows { $die }. The knight goes to { $square }.
}
chess960-again = It shows { $die }. There are not so many squares, so throw again.
chess960-rest = Three squares are left. The king takes the middle one, between the two rooks.

## Castling in Chess960: the king goes to the rook it castles with

refusal-castling-onto-rook-title = To castle, take the king to the rook
refusal-castling-onto-rook = From { $from } to { $to } is too far. To castle in Chess960, take the king to the rook.
refusal-castling-king-way-title = The king has no free way
refusal-castling-king-way = On the way of the king to { $to } only your castling rook may stand. But { $by } is on { $by-square }.
refusal-castling-rook-way-title = The rook has no free way
refusal-castling-rook-way = On the way of the rook to { $to } only your king may stand. But { $by } is on { $by-square }.
refusal-castling-uncovers-title = The king would be uncovered
refusal-castling-uncovers = Castling takes the rook off { $rook }. { $by-start } on { $by-square } would then attack your king on { $to }.
