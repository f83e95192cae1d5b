### Without seeing.

unseen-german = In German, as in Appendix D
unseen-blind = Without pieces
unseen-listen = Hear the announcement
unseen-no-voice = This device has no voice. Read the announcement aloud.

unseen-look = Take a good look at the pieces.
unseen-looked = Seen. Hide the pieces
unseen-play-it = Your opponent announces. Play the move:
unseen-now-repeat = That is the move. Now repeat the announcement.
unseen-repeat = Repeat the announcement
unseen-other-move = You played “{ $words }”. The announcement is another move.
unseen-other-echo = That is another announcement. Repeat what you heard.
unseen-understood = Move played and announcement repeated, as the rule asks.
unseen-it-means = The announcement means { $move }.

unseen-say-it = Announce the move from { $from } to { $to }.
unseen-say-promotion = Announce the pawn’s move from { $from } to { $to }, where it becomes a { $piece }.
unseen-type = Or type the announcement
unseen-announce = Announce
unseen-erase = Erase
unseen-pieces = Pieces
unseen-files = Files
unseen-ranks = Ranks
unseen-rest = Capture, check and castling

unseen-said-well = Well said. It can only be this move.
unseen-said-too = It is understood, because it can only be this move. One also says “{ $words }”.
unseen-it-is-said = One says “{ $words }”.
unseen-unfinished = The square of arrival is missing. Say the file and the number.
unseen-means-other = Your opponent would play another move. See the other arrow.
unseen-ambiguous = That could be several moves. Say the square of departure too.
unseen-name-piece = The pawn’s new piece must be named.
unseen-illegal = No legal move is announced like that.
unseen-castling-name = Castling has a name of its own. Use the castling button.
unseen-takes-nothing = That move takes nothing.
unseen-no-check = That move gives no check.
unseen-no-mate = That move is not mate.
unseen-no-promotion = That move is no promotion.
unseen-unknown-word = I do not know the word “{ $word }”.

unseen-king = king
unseen-queen = queen
unseen-rook = rook
unseen-bishop = bishop
unseen-knight = knight
unseen-pawn = pawn
unseen-one = one
unseen-two = two
unseen-three = three
unseen-four = four
unseen-five = five
unseen-six = six
unseen-seven = seven
unseen-eight = eight
unseen-takes = takes
unseen-castles-short = short castling
unseen-castles-long = long castling
unseen-check = check
unseen-mate = mate
