### Against the computer: what every game says.

## The other side

rival-open = Play against the computer
rival-thinking = The computer is thinking…
# $color (text): white or black
rival-your-turn = Your turn: you play { $color ->
    [white] White
   *[black] Black
  }
rival-turn = One moment. It is the computer’s turn.
rival-no-answer-title = The computer does not answer
rival-no-answer = The computer could not answer. Try again, or play on as two.
rival-ask-again = Try again
rival-play-as-two = Play on as two
