### Play: what its dialogs say, and the answers to what is asked in them.

## How is it written?

written-none = Play a move. Here you see how to write it.
written-short = Short form
written-long = Long form
written-figurine = With figures
written-english = In English
written-portuguese = In Portuguese
# $piece (text): the name of a piece, such as "knight"
written-piece = The letter of the piece: { $piece }.
written-pawn = A pawn has no letter.
written-pawn-file = The file the pawn comes from.
written-file = The file it comes from, because another such piece could get there too.
written-rank = The rank it comes from, because another such piece could get there too.
written-capture = It takes a piece. The sign is optional.
written-arrival = The square it arrives on.
# $piece (text): the name of a piece, such as "queen"
written-promotion = The pawn is promoted: { $piece }.
written-castling-king = Castling on the king's side.
written-castling-queen = Castling on the queen's side.
written-check = Check. The sign is optional.
written-mate = Checkmate. It is also written ++.
written-en-passant = A capture in passing. The sign is optional.
written-listen = Hear the move
written-no-voice = This device has no voice of its own in this language.

## Ending the game

end-agree-title = Draw by agreement
end-agree = Move first, then offer. The other side accepts, declines or moves. Moving declines.
# $side (text): «White» or «Black»
end-offer = { $side } offers a draw
end-claim-title = Claim a draw
end-claim = { $side } is to move, and only the side to move may claim.
# $count (number): how often this position has appeared
end-repetition-count = This position has appeared { $count ->
    [one] once
   *[other] { $count } times
  }. It takes 3.
# $count (number): moves of each side
end-fifty-count = { $count ->
    [0] There is not yet 1 move by each side without a capture or a pawn move.
    [one] 1 move by each side without a capture or a pawn move.
   *[other] { $count } moves by each side without a capture or a pawn move.
  } It takes 50.
end-claim-with = Claiming with your next move? Write it here and do not play it.
end-claim-repetition = Claim repetition
end-claim-fifty = Claim 50 moves
end-mate-title = Who can still checkmate?
end-mate-ask = Look
end-mate-thinking = One moment…
end-mate-can = { $side } can still checkmate.
end-mate-cannot = { $side } can no longer checkmate, whatever is played.
end-mate-unknown = { $side }: I could not decide.
end-resign-title = Resign
end-resign-text = Whoever resigns loses. If the other side can no longer checkmate, it is a draw.
end-resign-text-old = Whoever resigns loses, even if the other side can no longer checkmate.
end-resign = { $side } resigns
end-laws = Laws of this game
not-ended-title = Not yet
not-ended-over-title = The game is over
not-ended-both = A draw may be agreed only after both sides have moved.
not-ended-own = The offer is yours. Wait for the other side's answer.
not-ended-no-offer = Nobody has offered a draw.
not-claimed-title = You cannot claim yet
not-claimed-illegal = That move is not legal here.
# $count (number): how often the position has appeared
not-claimed-repetition = This position has appeared { $count ->
    [one] once
   *[other] { $count } times
  }, and it takes 3.
not-claimed-repetition-with = With that move the position appears { $count ->
    [one] once
   *[other] { $count } times
  }, and it takes 3.
# $count (number): moves of each side
not-claimed-fifty = There { $count ->
    [one] is 1 move
   *[other] are { $count } moves
  } by each side without a capture or a pawn move, and it takes 50.
# $article (text): the number of an article
not-claimed-cost = With a clock, the opponent would gain time ({ $article }). It counts as a draw offer.
other-laws-title = The game keeps its Laws
# $ply (number): moves of either side
other-laws = By those Laws it would have ended after move { $ply }.

## Score sheet

record-event = Event
record-site = Place
record-date = Date
record-round = Round
# $result (text): 1-0, 0-1, ½–½ or *
record-result = Result: { $result }
record-moves = The game as text
record-copy = Copy text
record-copy-pgn = Copy PGN
record-keep-pgn = Save PGN
record-print = Print
record-copied = Copied.
record-not-copied = The browser did not allow copying. Select the text and copy it.
record-kept = The file was downloaded.
record-writing = Making the file…
record-no-pgn = I could not make the file. Try again.

## Opening a game

pgn-title = Open a game
pgn-label = Paste the moves here, or a PGN text
# $count (number): games found
pgn-choose = { $count ->
    [one] I found 1 game.
   *[other] I found { $count } games. Choose one.
  }
# $what is a list of what is left out, such as «3 comentários, 1 variante».
left-out = Left out: { $what }.
left-comments = { $count ->
    [1] 1 comment
    *[other] { $count } comments
}
left-variations = { $count ->
    [1] 1 variation
    *[other] { $count } variations
}
left-signs = { $count ->
    [1] 1 sign such as “??”
    *[other] { $count } signs such as “??”
}
left-lines = { $count ->
    [1] 1 line of the head
    *[other] { $count } lines of the head
}
pgn-stopped-title = The game goes only this far
pgn-file-too-long = The file is too big. The limit is 10 MB.
pgn-too-many-games = There are too many games. I read the first 5000.
pgn-too-many-plies = On line { $line } the game is too long. The limit is 500 moves by each side.
pgn-too-much = On line { $line } there are too many comments or variations.
pgn-unreadable = On line { $line }, I do not understand “{ $word }”.
pgn-unclosed = On line { $line }, “{ $word }” is not closed.
pgn-fen = On line { $line }, the starting position cannot be used.
pgn-move-illegal = On line { $line }, “{ $word }” is not legal after { $ply ->
    [one] 1 move
   *[other] { $ply } moves
  }.
pgn-move-ambiguous = On line { $line }, “{ $word }” may be more than one move.
pgn-move-promotion = On line { $line }, “{ $word }” lacks the promotion piece.
pgn-move-letters = On line { $line }, “{ $word }” uses another language's letters.

## More

more-games = Games
sample-laws-2005 = The game of the Laws of 2005
more-board = Board
more-fen = Start from another position
more-fen-label = Position as FEN
more-fen-button = Start from here
