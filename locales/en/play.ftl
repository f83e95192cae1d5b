### Play: what only the page of the game says.

## Play

play-board-label = Chess board
play-new = New game
play-flip = Turn
play-more = More
play-take-back = Take back
play-clock = Play with a clock
turn-white-check = Check! White to move
turn-black-check = Check! Black to move
over-white-wins = White has won
over-black-wins = Black has won
over-draw = Draw
over-checkmate = It is checkmate. The king is in check and no move saves it.
over-stalemate = It is stalemate. There is no legal move and the king is not in check.
over-dead = The position is dead. Neither side can checkmate, whatever is played.
# $side (text): «White» or «Black»
over-resignation = { $side } resigned.
over-resignation-draw = { $side } resigned, but the other side could no longer checkmate. It is a draw.
# $side (text): «As Brancas» or «As Pretas», the side that wins
over-by-material = { $side } still had the pieces to checkmate. I could not see more than that.
over-flag = { $side } ran out of time.
over-flag-draw = { $side } ran out of time, but the other side could no longer checkmate. It is a draw.
over-agreement = Both sides agreed to a draw.
over-repetition = The same position appeared three times, and the draw was rightly claimed.
over-fifty = 50 moves by each side without a capture or a pawn move, and the draw was rightly claimed.
over-fivefold = The same position appeared five times. The draw is automatic.
over-seventy-five = 75 moves by each side without a capture or a pawn move. The draw is automatic.
# $article (text): the number of an article of the Laws of 2023
said-no-move = No moves yet
# $ply (number): moves of either side shown; $total (number): moves in the game
looking-at = You are looking at move { $ply } of { $total }.
looking-back-title = This move is in the past
looking-back = You are looking at an earlier position. Go to the end, or play on from here.
looking-back-to-end = Go to the end
looking-back-play-on = Play from here
typed-title = I did not understand that move
# $text (text): what was typed
shortened-title = There was a mistake in the saved game
# $ply (number): how many moves could be read
shortened = We got back the first { $ply } moves.
moves-title = Moves
moves-none = The moves appear here, as on a score sheet.
moves-number = Number
replay-label = Go through the game
replay-first = Go to the start
replay-back = Move before
replay-forward = Next move
replay-last = Go to the end
replay-run = Play
replay-stop = Stop

## How is it written?

written-title = How is it written?

## Ending the game

end-button = End game
end-title = End the game
offer-title = Draw offer
offer-text = { $side } offers a draw. The other side accepts, declines or moves.
offer-accept = Accept the draw
offer-decline = Decline
deciding-title = One moment…
# $side (text): «As Brancas» or «As Pretas»
deciding = Can { $side } still checkmate? If not, it is a draw.
deciding-now = Do not wait
deciding-continue = Play on
deciding-leave = Leave it so
deciding-again = Look again

## Score sheet

record-button = Score sheet
record-title = Score sheet

## More

more-title = More
more-restore = Back to the game before
more-restore-of = Back to the game of { $count ->
    [1] 1 move
    *[other] { $count } moves
}
more-put-away = Hide
said-put-aside = The game before is kept

## Positions that will not do

bad-fen-title = That position will not do

## Against the computer

rival-unknown-title = Unknown opponent
rival-unknown = This version does not know the opponent of this game. Two people can play on.
