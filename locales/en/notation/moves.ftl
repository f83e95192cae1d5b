### Read and write.

read-task = Play:
# $move (text): the written move, sign by sign
read-question = Play the move: { $move }
# $move (text): what the played move is called
read-other = The move you played is written { $move }.
# $sign (text): a part of the written move; $sense (text): what it says
read-differs = Here { $sign } means: { $sense }.
read-differs-pawn = Here there is no letter, because it is a pawn that moves.

write-task = Which move is this?
# $move (text): the move in words
write-question = Write this move: { $move }.
write-label = The move
write-again = See it again

# $move (text): the long form
answer-long = In the long form: { $move }

# What a sign of a move says. $sign (text): the sign; $piece (text): “knight”
part-piece = the piece: { $piece }
part-pawn = no letter: a pawn
part-pawn-file = the file the pawn comes from
part-file = the file the piece comes from
part-rank = the rank the piece comes from
part-capture = captures
part-arrival = the square it goes to
part-promotion = the new piece: { $piece }
part-castling-king = castling on the king’s side
part-castling-queen = castling on the queen’s side
part-check = check
part-mate = checkmate
part-en-passant = captures en passant
