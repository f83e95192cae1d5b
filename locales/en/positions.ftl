### Positions that do not serve: in the field for FEN and on a board set up by hand.

fen-too-long = The text is too long for a position.
fen-field-count = A position in FEN has six parts, with spaces between them.
# $count (number): how many ranks were found
fen-rank-count = The board has eight ranks, and here there are { $count }.
# $rank (number): 1 to 8; $width (number): squares found in it
fen-rank-width = Rank { $rank } has { $width } squares. It should have eight.
# $letter (text): a single sign
fen-unknown-letter = On rank { $rank } there is the sign “{ $letter }”, which is no piece.
fen-turn = It does not say who is to move: w for White, b for Black.
fen-castling-field = The castling part may only have K, Q, k and q, once each.
fen-en-passant-field = The en passant square is not written well.
fen-counters = The last two parts are numbers of moves.
# $side (text): “White” or “Black”
position-no-king = A king is missing, because { $side } has none.
position-second-king = There are too many kings, because { $side } has another one on { $square }.
position-pawn-on-last-rank = The pawn on { $square } stands on the first or the last rank.
position-too-many-men = There are too many pieces, because { $side } can have only sixteen.
position-too-many-pawns = There are too many pawns, because { $side } can have only eight.
position-too-many-promoted = There are too many pieces, because { $side } has not enough pawns for so many promotions.
# $king, $by (text): squares
position-opponent-in-check = The king on { $king } is in check from the piece on { $by }, and it is not its turn.
position-too-many-checkers = The king on { $king } is in check from too many pieces.
position-castling-king-side = Kingside castling is not possible, because { $side } lacks king or rook at home.
position-castling-queen-side = Queenside castling is not possible, because { $side } lacks king or rook at home.
position-en-passant = Nobody can have passed { $square } with a double step.
