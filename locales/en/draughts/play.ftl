### Play draughts: what only that page says.

## Play

play-draughts = Play draughts
damas-board-label = Draughts board
damas-new = New game
damas-end = End
damas-record = Written game
damas-flip = Flip
damas-more = More
damas-take-back = Take back
damas-hint = Hint
damas-duty = Who must capture?
# $side (text): the side to move; $count (number): pieces to be captured
damas-duty-count = { $side } must capture { $count ->
    [one] 1 piece
   *[other] { $count } pieces
  }.
# $count (number): how many pieces can; $squares (text): where they stand
damas-duty-who = { $count ->
    [one] Only the piece on { $squares } can do it.
   *[other] The pieces on { $squares } can do it.
  }
damas-duty-none = Nobody must capture. Move a piece that has somewhere to go.
# $first, $last (text): squares
damas-which-title = Which way?
damas-which = They end on the same square but take different pieces.
# $squares (text): the squares of the pieces taken
damas-takes = takes { $squares }
damas-goes-on-title = The capture goes on
# $count (number): pieces jumped so far
damas-goes-on = { $count ->
    [one] You have jumped 1 piece, which leaves the board at the end.
   *[other] You have jumped { $count } pieces, which leave the board at the end.
  } Touch the next square.
damas-give-up = Undo this capture
damas-unfinished-title = Finish the capture first
damas-unfinished = The piece still has to jump. Touch the next square, or undo the capture.
damas-typed-title = I could not read that move
damas-no-move = No moves yet

## Look back

damas-moves = Moves
damas-moves-none = Moves appear here, with the numbers of the squares.
damas-moves-number = Number
damas-replay = Go through the game
damas-first = Go to the start
damas-back = Previous move
damas-forward = Next move
damas-last = Go to the last move
# $ply (number): moves of either side shown; $total (number): moves in the game
damas-looking-at = You are looking at move { $ply } of { $total }.
damas-looking-back-title = This move has been played
damas-looking-back = This is an earlier position. Go to the end, or play on from here.
damas-to-end = Go to the end
damas-play-on = Play from here

## The site plays

damas-seeking-title = Looking for a hint
damas-seeking = The computer is thinking. If you move first, you will not need the hint.
damas-seeking-stop = Stop
damas-no-hint-title = No hint this time
damas-no-hint = The computer could not answer. Try again.
# $move (text): a move as it is written
damas-hint-move = Hint: { $move }
damas-why-only-move =
    { $who ->
        [computer] The computer had no other move.
       *[you] It is the only move you have.
    }
damas-why-ends =
    { $who ->
        [computer] The computer ended the game. You have no pieces or no moves left.
       *[you] This ends the game. The other side has no pieces or no moves left.
    }
# $count (number): moves
damas-why-wins-game =
    { $who ->
        [computer] { $count ->
            [one] The computer wins the game at once.
           *[other] The computer wins the game in { $count } moves, whatever you reply.
        }
       *[you] { $count ->
            [one] This wins the game at once.
           *[other] This wins the game in { $count } moves, whatever the reply.
        }
    }
# $count (number): moves
damas-why-loses-game =
    { $who ->
        [computer] { $count ->
            [one] The computer loses next move, whatever it does.
           *[other] The computer loses anyway, but this holds out longest, { $count } moves.
        }
       *[you] { $count ->
            [one] You lose next move, whatever you do.
           *[other] You lose anyway, but this holds out longest, { $count } moves.
        }
    }
# $given, $taken (number): pieces
damas-why-gives-to-take =
    { $who ->
        [computer] The computer gives { $given } to take { $taken }. That is a combination.
       *[you] You give { $given } to take { $taken }. That is a combination.
    }
# $count (number): pieces
damas-why-takes-back =
    { $who ->
        [computer] { $count ->
            [one] The computer takes 1 piece back.
           *[other] The computer takes { $count } pieces back.
        }
       *[you] { $count ->
            [one] You take 1 piece back.
           *[other] You take { $count } pieces back.
        }
    }
# $count (number): pieces
damas-why-wins =
    { $who ->
        [computer] { $count ->
            [one] The computer wins 1 piece.
           *[other] The computer wins { $count } pieces.
        }
       *[you] { $count ->
            [one] You win 1 piece.
           *[other] You win { $count } pieces.
        }
    }
damas-why-crowns =
    { $who ->
        [computer] The computer crowned a man.
       *[you] You crown a man.
    }
# $count (number): pieces
damas-why-trades =
    { $who ->
        [computer] { $count ->
            [one] The computer traded one piece for another.
           *[other] The computer traded { $count } pieces for { $count }.
        }
       *[you] { $count ->
            [one] You trade one piece for another.
           *[other] You trade { $count } pieces for { $count }.
        }
    }
# $count (number): pieces
damas-why-loses =
    { $who ->
        [computer] { $count ->
            [one] The computer loses 1 piece by this move.
           *[other] The computer loses { $count } pieces by this move.
        }
       *[you] { $count ->
            [one] You lose 1 piece by this move.
           *[other] You lose { $count } pieces by this move.
        }
    }
damas-why-stops-crown =
    { $who ->
        [computer] The computer stopped you from crowning.
       *[you] This stops the other side from crowning.
    }
damas-why-saves =
    { $who ->
        [computer] The computer took a piece out of danger.
       *[you] You take a piece out of danger.
    }
damas-why-threatens =
    { $who ->
        [computer] The computer threatens to capture next.
       *[you] You threaten to capture next.
    }
damas-why-holds-rio =
    { $who ->
        [computer] The computer put a king on the long diagonal.
       *[you] You put a king on the long diagonal.
    }
damas-why-keeps-back-row =
    { $who ->
        [computer] The computer keeps the row where you could crown.
       *[you] You keep the row where the other side could crown.
    }
damas-why-centre =
    { $who ->
        [computer] The computer brought a man to the middle of the board.
       *[you] You bring a man to the middle of the board.
    }
damas-why-supports =
    { $who ->
        [computer] The computer put a piece behind another to guard it.
       *[you] You put a piece behind another to guard it.
    }
damas-why-edge =
    { $who ->
        [computer] The computer put a man on the edge, where it cannot be captured.
       *[you] You put a man on the edge, where it cannot be captured.
    }
damas-why-safe =
    { $who ->
        [computer] The computer made a safe move. You have nothing to capture.
       *[you] It is a safe move. The other side has nothing to capture.
    }
damas-why-quiet =
    { $who ->
        [computer] The computer made a waiting move.
       *[you] It is a waiting move.
    }

## Counts

damas-counts = Counts towards a draw
# $white, $black, $of (number): moves
damas-count-twenty = King moves: White { $white } of { $of }, Black { $black } of { $of }
# $color (text): white or black, the side of the three; $count, $of (number): its moves
damas-count-forced = Forced ending, moves of { $color ->
    [white] White
   *[black] Black
  }: { $count } of { $of }
damas-count-before-rio = Three kings against one. With one of the three on the long diagonal, there are 12 moves to win.
damas-reset-man = A man moved, and the count is back to zero.
damas-reset-capture = There was a capture, and the count is back to zero.
damas-reset-given-away = A piece was given away, and the count is back to zero.

## The end

damas-white-wins = White wins
damas-black-wins = Black wins
damas-you-win = You win!
damas-site-wins = The computer wins
damas-draw = Draw
# $side (text): the side that lost
damas-over-no-pieces = { $side } has no pieces left.
damas-over-blocked = { $side } is to move, and no piece can.
damas-over-time = { $side } has no time left.
damas-over-resigned = { $side } resigned.
damas-over-penalty = The arbiter decided.
damas-over-twenty = A player made 20 king moves with no man moved and nothing captured.
damas-over-forced = In the forced ending, three kings with the long diagonal did not win in 12 moves.
damas-over-repetition = The same position stood three times, and the draw was rightly claimed.
damas-over-agreed = Both sides agreed to a draw.
# $reply, $win (text): moves
damas-late-win = After { $reply }, { $win } would win, but that is the 13th move.
damas-end-title = End the game
damas-agree-title = Draw by agreement
damas-agree-text = A draw counts only if both want it.
damas-agree = We both agree
damas-offer-text = The computer declines only if it thinks it is better.
damas-offer = Offer a draw
damas-no-draw-title = The computer does not accept
damas-no-draw = The computer thinks it is better and wants to play on.
damas-claim-title = Repetition
# $count (number): how often the position has stood
damas-claim-text = The side to move may claim a draw the third time. This position has stood { $count ->
    [one] once
   *[other] { $count } times
  }.
damas-claim = Claim a draw
damas-not-yet-title = You cannot claim yet
# $have, $need (number): how often the position has stood and must stand
damas-not-yet = This position has stood { $have ->
    [one] once
   *[other] { $have } times
  }; it takes { $need }.
damas-resign-title = Resign
damas-resign-text = Whoever resigns loses.
# $side (text): the side
damas-resign-side = { $side } resigns
damas-resign-self = I resign

## New game

damas-level-1 = I have just learned
damas-level-2 = I play sometimes
damas-level-3 = I see captures
damas-level-4 = I think ahead
damas-level-5 = Strong
damas-rules = Which draughts?
damas-classicas = Portuguese
damas-brasileiras = Brazilian
damas-classicas-text = These are played in Portugal. Men capture forward only. You take the most pieces and, of as many, the most kings.
damas-brasileiras-text = These are played in Brazil. Men capture backwards too. You take the most pieces.

## More

damas-restore = Back to the game before
damas-restore-of = Back to the game of { $count ->
    [1] 1 move
    *[other] { $count } moves
}
damas-put-away = Hide
damas-put-aside = The game before is kept
damas-more-board = The board
damas-letters = Letters in place of numbers
damas-always-duty = Always show who must capture
damas-say-why = The computer says why it moved
damas-position-title = Start from a position
damas-position-label = The position, as in PDN. K is a king.
damas-position-button = Start from here
# $word (text): what was given as a position
damas-bad-position = “{ $word }” is no position. Write, for example, W:W9,K14:B18,27.
# $what is a list of what is left out, such as «3 comentários, 1 variante».
damas-left-out = Left out: { $what }.
damas-left-comments = { $count ->
    [1] 1 comment
    *[other] { $count } comments
}
damas-left-variations = { $count ->
    [1] 1 variation
    *[other] { $count } variations
}
damas-left-signs = { $count ->
    [1] 1 sign such as “??”
    *[other] { $count } signs such as “??”
}
damas-left-lines = { $count ->
    [1] 1 line of the head
    *[other] { $count } lines of the head
}
damas-left-result = the result
damas-stopped-title = There is a fault
# $ply (number): moves that could be read
damas-shortened = The stored game had a fault. The first { $ply } moves are here.
# $ply (number): moves after which the game was over
damas-over-before = By the rules, the game was over after move { $ply }.

## The written game

# $result (text): 1-0, 0-1, 1/2-1/2 or *
damas-result = Result: { $result }
damas-pdn = The game as PDN
damas-copy = Copy
damas-keep = Download
damas-print = Print
damas-copied = Copied.
damas-not-copied = The browser does not allow copying. Select the text and copy it.
damas-kept = It is in your downloads.
damas-not-kept = The browser does not allow downloads.
damas-pdn-title = Open a game
damas-pdn-label = Paste a game as PDN
damas-pdn-too-long = The file is too large.
# $count (number): games found
damas-pdn-choose = There are { $count } games. Choose one.
# $word (text): what could not be read; $ply (number): moves read before it
damas-pdn-move = After move { $ply }, “{ $word }” is no move that can be made.
# $word (text): the type of game that was asked for
damas-pdn-game-type = Game type “{ $word }” has other rules. Types 28 and 26 are played here.
# $word (text): the position that was given
damas-pdn-position = The start position “{ $word }” cannot be read.
damas-pdn-long = That is too much text for a game.
# $word (text): what could not be read
damas-pdn-form = “{ $word }” is not in the form of PDN.
