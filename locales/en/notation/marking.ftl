### What is right and wrong in a written move.

marking-right = That is right
marking-wrong = Not yet
marking-form = In full: { $move }

## What is wrong

mark-not-move = This does not look like a move. Write first the letter of the piece and then the square, as in { $example }.
mark-pawn-letter = A pawn has no letter. Write just the rest, without { $letter }.
mark-no-letter = The letter { $letter } is no piece’s. { $role ->
    [pawn] A pawn moved, and it has no letter.
   *[other] { $Piece } is written { $right }.
}
mark-letter-on-pawn = { $letter } means { $other }. Here a pawn moved, and it has no letter.
mark-wrong-letter = { $letter } means { $other }. Here it was { $piece } that moved, written { $right }.
mark-foreign-letter = { $letter } is { $piece } in { $language ->
    [english] English
    [spanish] Spanish
    [french] French
    [german] German
    [italian] Italian
   *[portuguese] Portuguese
}. In your letters it is { $right }.
mark-missing-letter = The letter of the piece is missing. { $Piece } is written { $right }, and without a letter it reads as a pawn.
mark-small-letter = The letter of a piece is a capital, { $letter }. Small letters are for files.
mark-capitals = Files and the x are written small. Capitals are for pieces.
mark-ambiguous-rank = { $count ->
    [1] Also { $piece } on { $rivals } can go to { $square }.
   *[other] Also the same pieces on { $rivals } can go to { $square }.
} On the same rank the file tells them apart. Here { $sign } is missing.
mark-ambiguous-file = { $count ->
    [1] Also { $piece } on { $rivals } can go to { $square }.
   *[other] Also the same pieces on { $rivals } can go to { $square }.
} On the same file the rank tells them apart. Here { $sign } is missing.
mark-ambiguous = { $count ->
    [1] Also { $piece } on { $rivals } can go to { $square }.
   *[other] Also the same pieces on { $rivals } can go to { $square }.
} Say which file it comes from. Here { $sign } is missing.
mark-ambiguous-both = { $count ->
    [1] Also { $piece } on { $rivals } can go to { $square }.
   *[other] Also the same pieces on { $rivals } can go to { $square }.
} The file alone or the rank alone is not enough. Write { $sign }.
mark-wrong-departure = { $Piece } that moved came from { $square }, not from { $wrote }.
mark-missing-pawn-file = When a pawn captures, the file it comes from is written. Here { $sign } is missing.
mark-missing-promotion = The pawn was promoted. After the square the letter of the new piece is missing, { $right }.
mark-no-promotion-letter = The letter { $letter } is no piece’s. The pawn became a { $name }, written { $right }.
mark-wrong-promotion = { $letter } means { $other }. The pawn became a { $name }, written { $right }.
mark-false-promotion = No pawn was promoted, and no letter comes after the square.
mark-false-capture = The x means a capture, and nothing was captured on { $square }.
mark-false-check = The + means check, and this move gives no check.
mark-only-check = The signs # and ++ mean checkmate. This is only check, written +.
mark-false-mate = The signs # and ++ mean checkmate, and this move does not even give check.
mark-false-en-passant = The letters e.p. are only for a capture en passant.
mark-false-offer = The sign (=) means a draw offer, and nobody offered.
mark-missing-offer = A draw was offered, and the sign (=) is missing.
mark-comment = The signs ! and ? are comments. They are no part of a written move.
mark-other-wing-king = It was castling on the king’s side, with the rook on the h-file. It is written with two noughts.
mark-other-wing-queen = It was castling on the queen’s side, with the rook on the a-file. It is written with three noughts.
mark-king-for-castling = King and rook moved together. That is castling, written { $form }.
mark-wrong-square = The move ends on { $square }, and you wrote { $wrote }.
mark-other-move = As you wrote it, { $castles ->
    [yes] it would be castling, { $move }.
   *[no] { $piece } would go from { $from } to { $to }.
}
mark-refused = As you wrote it, the move would not be legal. { $reason }
mark-none-can = No piece can make the move you wrote.

## What a fuller form has

mark-missing-capture = The x of a capture is optional.
mark-missing-check = The + of check is optional.
mark-missing-mate = The # of checkmate is optional.
mark-check-for-mate = It is more than check. The sign of checkmate is #.
mark-double-plus = The signs ++ and # say the same.
mark-missing-en-passant = The letters e.p. are optional.
mark-promotion-sign = For a promotion the letter is enough, with no other sign.
mark-castling-signs = Castling is written with noughts and hyphens.
mark-hyphen = The hyphen is not needed.
mark-not-needed = The { $sign } was not needed, because only one piece could make this move.
mark-file-preferred = The Laws prefer the file, { $sign }.
