### The titles of the situations.

scene-bishop-over-pawn = The bishop in a hurry
scene-check-forgotten = The check nobody saw
scene-seen-too-late = Too late?
scene-twice-against-a-king = Against a lone king
scene-king-captured = The king in her hand
scene-pawn-stays-pawn = The pawn that stayed a pawn
scene-pawn-forgotten = The forgotten pawn
scene-castles-with-two-hands = Castling with both hands
scene-pressed-without-moving = Pressed and did not move
scene-found-three-moves-later = Three moves later
scene-second-in-classical = The second one, in standard chess
scene-final-with-an-arbiter = A final with an arbiter of its own

scene-flag-nobody-saw = The flag that only you saw
scene-flag-against-a-king = The queen and the clock
scene-own-flag-too = Two flags down
scene-both-flags-last-period = Zero and zero
scene-clock-set-wrong = The clock set wrong
scene-stopped-to-think = Stopped to think
scene-stopped-for-a-queen = A queen is missing
scene-fist-on-the-clock = A fist on the clock
scene-one-hand-moves-one-presses = One hand moves, the other presses
scene-ten-minutes-late = Ten minutes after the hour
scene-nobody-at-the-board = Nobody at the board

scene-claim-miscounted = Only twice
scene-claim-in-a-hurry = Fifty, or nearly
scene-three-times = The third time
scene-claim-with-piece-in-hand = Piece in hand
scene-draw-before-moving = A draw without a move
scene-offer-while-thinking = A draw, maybe?
scene-five-times = For the fifth time
scene-seventy-five = Seventy-five
scene-nothing-left-to-win = Nobody can win
scene-locked-pawns = Locked pawns
scene-not-so-fast = There is play left
scene-mate-then-flag = Mate as the flag falls
scene-resigns-to-a-king = Resigning to a king

scene-touched-the-queen = The queen was touched
scene-touched-theirs = The opponent's bishop
scene-touched-the-pinned = Touched, and nowhere to go
scene-rook-before-king = The rook first
scene-castling-not-allowed = No way to castle
scene-i-adjust = “I adjust”
scene-a-sleeve = The sleeve
scene-let-go-on-g5 = Let go on g5
scene-claimed-after-touching = Claiming after touching

scene-colours-swapped = Colours reversed
scene-colours-too-late = Colours, at move twelve
scene-king-and-queen-swapped = The king in the queen's place
scene-board-turned = A dark corner
scene-pieces-knocked-over = Two pieces on the floor
scene-a-pawn-has-moved-by-itself = The pawn that moved by itself
scene-two-kings-in-check = Both kings in check

scene-a-phone-rings = A phone rings
scene-a-silent-phone = A silent phone
scene-humming = The song
scene-a-small-paper = A small piece of paper
scene-to-the-water = A glass of water
scene-out-on-the-move = Outside, on the move
scene-the-big-brother = The big brother
scene-will-not-follow = No, and no again
scene-both-shouting = Neither of them
scene-stopped-writing = No longer writing
scene-a-blank-sheet = A blank sheet
scene-need-we-write = Must one write?
scene-the-wrong-result = The wrong result
scene-how-many-moves = How many moves?
