### Why a move cannot be played. For each reason a title and one or two short sentences.
### $from and $to are the squares of the move; $piece is the piece that tries it; $by and $by-square, the piece that prevents it.
### Each piece comes with its article ("the bishop"); with -start, to begin a sentence ("The bishop").

## Before moving

refusal-game-over-checkmate-title = The game is over
refusal-game-over-checkmate = It was checkmate, and { $winner } won. After mate there are no more moves.
refusal-game-over-stalemate-title = The game is over
refusal-game-over-stalemate = { $loser-start } is not in check but has no legal move. That is stalemate, a draw.
refusal-game-over-other-title = The game is over
refusal-game-over-other = There are no more moves in this game. Take back, or start another.
refusal-empty-square-title = Empty square
refusal-empty-square = There is no piece on { $from }. Choose one of yours.
refusal-not-your-piece-title = That piece is your opponent's
refusal-not-your-piece = You are playing { $player }. { $piece-start } on { $from } belongs to { $owner }, and it is { $player }'s turn.
refusal-not-your-turn-title = It is not your turn yet
refusal-not-your-turn = Now { $turn } moves. The sides take turns, one move each.
refusal-same-square-title = Where does the piece go?
refusal-same-square = { $piece-start } is already on { $from }. A move takes a piece to another square.

## The square of arrival

refusal-own-piece-title = One of your pieces is there
refusal-own-piece = { $own-start } on { $to } is on your side. You only capture pieces of the other side.
refusal-takes-king-title = The king is never captured
refusal-takes-king = Nobody may capture the king. The game ends before that, with checkmate.

## How each piece moves

refusal-bishop-moves-title = The bishop moves diagonally
refusal-bishop-moves = There is no diagonal from { $from } to { $to }. The bishop only moves along its diagonals.
refusal-rook-moves-title = The rook moves straight
refusal-rook-moves = The way from { $from } to { $to } is not straight. The rook moves along its file or its rank.
refusal-queen-moves-title = The queen moves straight or diagonally
refusal-queen-moves = That is no way from { $from } to { $to }. The queen moves along the file, the rank or a diagonal.
refusal-knight-moves-title = The knight jumps in an L
refusal-knight-moves = There is no L from { $from } to { $to }. The knight goes two squares straight and one to the side.
refusal-king-moves-title = The king goes step by step
refusal-king-moves = From { $from } to { $to } is too far. The king moves one square, and two only when castling.
refusal-pawn-moves-title = The pawn goes forward
refusal-pawn-moves = The pawn does not go from { $from } to { $to }. It moves forward and, to capture, goes one square diagonally.
refusal-blocked-title = Something is in the way
refusal-blocked = { $by-start } on { $by-square } is in the way. { $piece-start } does not jump over other pieces.

## The pawn

refusal-pawn-blocked-title = A pawn does not capture straight ahead
refusal-pawn-blocked = { $by-start } on { $by-square } is right in front. A pawn only captures diagonally.
refusal-pawn-double-step-blocked-title = The double step needs room
refusal-pawn-double-step-blocked = Both squares must be empty, and { $by } is on { $by-square }.
refusal-pawn-double-step-not-from-home-title = Now one square at a time
refusal-pawn-double-step-not-from-home = The pawn on { $from } has already left home. Two squares are only for a pawn's first move.
refusal-pawn-diagonal-without-capture-title = Diagonally only to capture
refusal-pawn-diagonal-without-capture = There is nothing to capture on { $to }. Without a capture, the pawn goes straight ahead.
refusal-pawn-backwards-title = A pawn never goes back
refusal-pawn-backwards = From { $from } to { $to } would be backwards. The pawn only goes forward.
refusal-pawn-sideways-title = A pawn does not move sideways
refusal-pawn-sideways = From { $from } to { $to } would be sideways. The pawn only goes forward.
refusal-pawn-too-far-title = Too far for a pawn
refusal-pawn-too-far = From { $from } to { $to } is too many squares. The pawn goes one, or two on its first move.
refusal-en-passant-too-late-title = En passant only right away
refusal-en-passant-too-late = The pawn on { $pawn } can be taken en passant only on the move right after its double step.
refusal-en-passant-uncovers-title = The king would be uncovered
refusal-en-passant-uncovers = This capture takes the pawn on { $captured } out of the way. { $by-start } on { $by-square } would attack your king.

## Promotion

refusal-promotion-needed-title = Choose the new piece
refusal-promotion-needed = The pawn reaches { $to } and is promoted. Choose a queen, rook, bishop or knight.
refusal-promotion-impossible-title = Choose another piece
refusal-promotion-impossible = { $choice-start } cannot be the new piece. Choose a queen, rook, bishop or knight.
refusal-promotion-not-due-title = No promotion here
refusal-promotion-not-due = { $piece-start } stays what it is on { $to }. Only a pawn that reaches the last rank is promoted.

## Castling

refusal-castling-without-rook-title = The rook for castling is missing
refusal-castling-without-rook = The king goes two squares only when castling, and no rook of yours is on { $rook }.
refusal-castling-rook-moved-title = That rook has already moved
refusal-castling-rook-moved = The rook on { $rook } has already moved in this game. You can no longer castle with it.
refusal-castling-right-lost-title = The right to castle is lost
refusal-castling-right-lost = The king or the rook on { $rook } has already moved in this game. Coming back does not help.
refusal-castling-blocked-title = A piece is in between
refusal-castling-blocked = No piece may stand between the king and the rook on { $rook }. But { $by } is on { $by-square }.
refusal-castling-in-check-title = No castling out of check
refusal-castling-in-check = { $by-start } on { $by-square } gives check to your king. First get out of check another way.
refusal-castling-through-title = You cannot castle now
refusal-castling-through = The king would pass over { $square }, and { $by } on { $by-square } attacks that square.
refusal-castling-into-title = You cannot castle now
refusal-castling-into = The king would arrive on { $square }, and { $by } on { $by-square } attacks that square.

## King and check

refusal-pinned-title = That piece is pinned
refusal-pinned = { $piece-start } on { $from } shields your king. If it steps aside, { $by } on { $by-square } attacks the king.
refusal-leaves-check-title = Your king is in check
refusal-leaves-check = { $by-start } on { $by-square } attacks the king, and this move does not help. Look for another.
refusal-double-check-title = Two checks at once
refusal-double-check = { $by-start } on { $by-square } and { $also } on { $also-square } attack the king. Only the king can move.
refusal-king-into-attack-title = That square is attacked
refusal-king-into-attack = { $by-start } on { $by-square } attacks { $to }. Your king cannot go there.
refusal-king-takes-protected-title = That piece is protected
refusal-king-takes-protected = { $by-start } on { $by-square } protects { $prey } on { $to }. Your king would be in check there.
refusal-king-stays-in-line-title = The king would still be in check
refusal-king-stays-in-line = The king steps back to { $to }, but { $by } on { $by-square } still attacks it.
refusal-king-beside-king-title = Kings keep apart
refusal-king-beside-king = The other king on { $other } attacks { $to }. Two kings never stand side by side.

## Reading and saying moves

typed-unreadable = “{ $text }” does not look like a move. Write, for example, e4 or { $example }.
typed-illegal = No piece can play “{ $text }” now.
typed-ambiguous = “{ $text }” may be more than one move: { $moves }. Write one of these.
typed-foreign = “{ $text }” uses another language's letters. Here the pieces are written with { $letters }.
# $language (text): english, portuguese, …; $letter, $right (text): one letter each; $piece (text): «the knight»
typed-foreign-letter = In { $language ->
    [english] English
    [spanish] Spanish
    [french] French
    [german] German
    [italian] Italian
   *[portuguese] Portuguese
  }, { $letter } is { $piece }. Here it is written { $right }.
typed-pawn = In “{ $text }”, the small b is the pawn of the b-file. The bishop is written with a capital B.
typed-bishop = In “{ $text }”, the capital B is the bishop. The pawn of the b-file is written with a small b.
typed-too-long = That is too long for a move.
speak-takes = takes
speak-from-file =
    from { $file ->
        [a] A
       *[other] { $file }
    }
speak-from-rank =
    from rank { $rank ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
       *[8] eight
    }
speak-castle-kingside = castles kingside
speak-castle-queenside = castles queenside
speak-en-passant = en passant
speak-promotion = promotes to { $piece }
speak-check = check
speak-mate = checkmate

## The moment of mate: the king that has fallen lies on the board

mate-moment = Checkmate: the king has fallen. No move saves it.

## Pieces in sentences

piece-the-king = the king
piece-the-king-start = The king
piece-the-queen = the queen
piece-the-queen-start = The queen
piece-the-rook = the rook
piece-the-rook-start = The rook
piece-the-bishop = the bishop
piece-the-bishop-start = The bishop
piece-the-knight = the knight
piece-the-knight-start = The knight
piece-the-pawn = the pawn
piece-the-pawn-start = The pawn
