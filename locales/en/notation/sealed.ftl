### The sealed move.

sealed-white = Move { $number }, White
sealed-black = Move { $number }, Black
sealed-blot = blot
sealed-it-says = The envelope says: { $text }.

sealed-you-rule = Arbiter, what do you decide?
sealed-answer-made = The move counts
sealed-answer-ambiguous = Lost: ambiguous
sealed-answer-unreadable = Lost: cannot be understood
sealed-answer-illegal = Lost: illegal
sealed-answer-drawn = Draw
sealed-look-again = Look again. What is written, and what do the rules allow?
sealed-writer-portuguese = Rita writes with the Portuguese letters { $letters }.
sealed-writer-english = Tom writes with the English letters { $letters }.
sealed-writer-german = Lena writes with the German letters { $letters }.
sealed-writer-spanish = Pablo writes with the Spanish letters { $letters }.
sealed-writer-french = Marie writes with the French letters { $letters }.
sealed-claim = And now: “I meant to play { $move }!”
sealed-what-counts = What is written counts, not what was meant.

sealed-write-it = Write the move from { $from } to { $to } so that nobody can doubt it.
sealed-write-promotion = The pawn goes from { $from } to { $to } and becomes a { $piece }. Write the move.
sealed-write-label = Your sealed move
sealed-close = Close
sealed-closed = closed
sealed-again = Write it again
sealed-which-not = One of these is not written on the envelope. Which?
sealed-belongs = The envelope needs that.
sealed-datum-names = The players’ names
sealed-datum-position = The position before the move
sealed-datum-times = The times used
sealed-datum-sealer = Who made the sealed move
sealed-datum-number = The number of the move
sealed-datum-draw = The draw offer, if there was one
sealed-datum-resumption = Date, time and place of the resumption
sealed-datum-move = The sealed move
sealed-datum-plan = The plan for later
sealed-datum-verdict = Who stands better
sealed-datum-reply = The expected reply

sealed-opened = The envelope says “{ $text }”.
sealed-lost = The game is lost.
sealed-drawn = The game is drawn.
sealed-other-move = It was not the arrow’s move, but what is written counts.
sealed-so-written = It is written { $move }.

sealed-made = It can only be { $move }, and the move is made on the board.
sealed-mates = It is checkmate, and the game ends there.
sealed-stalemates = The king is stalemated, and it is a draw.
sealed-kills = Nobody can checkmate after this, and it is a draw.
sealed-several = It could be several moves: { $moves }.
sealed-no-piece = The new piece is missing, and it could be four moves.
sealed-unreadable = Like this nobody can know which move it is.
sealed-illegal = It can be understood, but it is illegal.
sealed-no-such-piece = No piece can make this move.
sealed-cannot-win = But the opponent cannot checkmate in any way. So it is a draw.
sealed-dead = Nobody can checkmate, and the game was drawn already.
sealed-long = There were 75 moves without a capture or a pawn’s move, and it is a draw.
