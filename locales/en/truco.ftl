### The scoreboard of truco.

truco-title = Truco scoreboard
truco-players = How many play?
truco-two = Two
truco-four = Four, in two pairs
truco-seats = Each sits on the right of the one before in the list. In pairs, 1 plays with 3 and 2 with 4. Names are not needed.
truco-player = Player { $number }
truco-pair = { $one } and { $other }
truco-first = Who deals first?
truco-eleven-worth = What is the hand of eleven worth?
truco-eleven-why = The regulation does not say. The committee decides.
truco-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
truco-begin = Begin
truco-games = { $count ->
    [one] 1 game won
   *[other] { $count } games won
}
truco-call-3 = Call truco
truco-call-6 = Ask for six
truco-call-9 = Ask for nine
truco-call-12 = Ask for twelve
truco-call-none = Call truco
truco-accept = Accept
truco-run = Run
truco-won = Won the hand
truco-worth = { $points ->
    [one] This hand is worth 1 point.
   *[other] This hand is worth { $points } points.
}
truco-waits = { $who }: a call for { $worth } points. { $other } answers.
truco-winner = It is over. { $who } won!
truco-deals = { $deals } deals, { $cuts } cuts. The first card goes to { $first }.
truco-eleven = Hand of eleven. Only { $who } may look at the pair's cards and exchange them. Who calls loses the game.
truco-dark = Eleven to eleven, in the dark. Who wins the hand wins the game. Who looks at their own cards loses it.
truco-score = The score is { $one } to { $two }.
truco-undo = Take back
truco-taken-back = The last act was taken back.
truco-again = New game
truco-new = Another scoreboard
truco-new-title = Erase this scoreboard?
truco-new-text = Points, games and the list go. There is no way back.
truco-new-yes = Erase
truco-new-no = Keep it
truco-rarely = Something else happened
truco-if-bad-deal = The dealer dealt out of order or saw a card
truco-if-turned-up = The dealer turned up an opponent's card
truco-if-four-cards = The caller had 4 cards in the first trick
truco-if-looked-at-partner = Who was to answer saw a partner's cards
truco-if-looked-at-hidden = Who called looked at the cards of who ran
truco-if-nobody = Nobody won the hand
truco-if-called-at-eleven = A call in the hand of eleven, by { $who }
truco-if-saw-in-the-dark = Cards seen at 11 to 11, by { $who }
truco-if-cheated = Cheating confirmed, by { $who }
truco-story = What happened
truco-unwritten = A hand without a call is worth 1 point here, and who sits on the left cuts. The regulation does not write it.
truco-did-call = { $who } called for { $worth } points.
truco-did-accept = The call for { $worth } points was accepted.
truco-did-run = Ran from the call for { $worth } points.
truco-did-looked-at-partner = Saw a partner's cards, which counts as running.
truco-did-looked-at-hidden = Looked at hidden cards, the points are lost.
truco-did-four-cards = Truco with 4 cards in the first trick.
truco-did-won = The hand is won.
truco-did-nobody = Nobody won the hand.
truco-did-bad-deal = Badly dealt, the pack passes.
truco-did-turned-up = An opponent's card was turned up, the pack passes.
truco-did-called-at-eleven = A call in the hand of eleven, by { $who }.
truco-did-saw-in-the-dark = Cards seen at 11 to 11, by { $who }.
truco-did-cheated = Cheating was confirmed.
truco-did-again = A new game.
truco-gains = { $points ->
    [one] { $who }, 1 point more.
   *[other] { $who }, { $points } points more.
}
truco-loses = { $points ->
    [one] { $who }, 1 point less.
   *[other] { $who }, { $points } points less.
}
