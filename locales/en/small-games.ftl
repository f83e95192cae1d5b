### Small games: the list, and each game against the computer.

small-lead = Choose a game and beat the computer. Each is over in two minutes.
small-all = All games
small-missing = There is no game here.
small-after = After “{ $lesson }”

small-estrelas-torre = Star hunt with the rook
    .aim = Collect more stars than the computer. Whoever takes the other rook wins too.
small-estrelas-bispo = Star hunt with the bishop
    .aim = Collect more stars than the computer. Whoever takes the other bishop wins too.
small-torre-bispo = Rook against bishop
    .aim = Whoever captures first wins, a piece or a pawn. See what is in danger before you move.
small-estrelas-dama = Star hunt with the queen
    .aim = Collect more stars than the computer. Whoever takes the other queen wins too.
small-estrelas-rei = Star hunt with the king
    .aim = Collect more stars than the computer. Your king can stand in the other king’s way.
small-estrelas-cavalo = Star hunt with the knight
    .aim = Collect more stars than the computer. Whoever takes the other knight wins too.
small-corrida-cavalos = Knight race
    .aim = The first to bring a knight to the last rank on the other side wins. See which squares the pawns attack.
small-so-peoes = Pawn war
    .aim = The first to bring a pawn to the end wins. Whoever leaves the other without a move wins too.
small-dama-peoes = Queen against eight pawns
    .aim = The pawns win with a pawn at the end, or by taking the queen. The queen wins by taking all, or leaving them no move.
small-primeiro-xeque = The first check wins
    .aim = Whoever gives check first wins, even if it can be met. Open lines, but not towards your own king.
small-quatro-pecas = Four pieces each
    .aim = Whoever gives checkmate wins. If the moves run out, the points of the pieces count.

## A game

# $move, $of (number): the present move, and how many each side has
small-standing = Move { $move } of { $of }
# $own, $other (number): the stars of each
small-stars = Stars { $own } to { $other }
# $color (text): the pupil's side, white or black
small-your-turn = { $color ->
    [white] Your move, with White
   *[black] Your move, with Black
}
small-thinking = The computer is thinking
small-replied = The computer played { $move }.
small-taken-back = The move was taken back. Try another.
small-swap = Change sides
small-again = Play again, from the other side
small-strength = The computer plays
small-strength-1 = Easy, sees only what is near
small-strength-2 = Medium, thinks of your answer
small-strength-3 = Hard, sees several moves

## How it ended

small-won = You won!
small-lost = The computer won
small-helped = Without hints you win the stars too.
small-drawn = Draw
# $piece (text): king, queen, rook, bishop, knight, pawn
small-by-you = { $piece ->
    [king] Your king
    [queen] Your queen
    [rook] Your rook
    [bishop] Your bishop
    [knight] Your knight
   *[pawn] Your pawn
}
small-by-computer = { $piece ->
    [king] The computer’s king
    [queen] The computer’s queen
    [rook] The computer’s rook
    [bishop] The computer’s bishop
    [knight] The computer’s knight
   *[pawn] The computer’s pawn
}
# $by (text): “Your rook”; $piece: “the bishop”; $count (number): moves
small-end-taken = { $count ->
    [1] { $by } took { $piece } with the very first move.
   *[other] { $by } took { $piece } in { $count } moves.
}
small-end-arrived = { $count ->
    [1] { $by } got to the end with the very first move.
   *[other] { $by } got to the end in { $count } moves.
}
small-end-check-you = { $count ->
    [1] You gave the first check with the very first move.
   *[other] You gave the first check in { $count } moves.
}
small-end-check-computer = { $count ->
    [1] The computer gave the first check with the very first move.
   *[other] The computer gave the first check in { $count } moves.
}
small-end-mate-you = { $count ->
    [1] You gave checkmate with the very first move.
   *[other] You gave checkmate in { $count } moves.
}
small-end-mate-computer = { $count ->
    [1] The computer gave checkmate with the very first move.
   *[other] The computer gave checkmate in { $count } moves.
}
# $own, $other (number): the stars of the pupil and of the computer
small-end-stars = { $own ->
    [1] You collected one star
   *[other] You collected { $own } stars
}, and the computer collected { $other }.
small-end-stuck-you = The computer has no move left.
small-end-stuck-computer = You have no move left.
small-end-stalemate = The king is stalemated. It is not in check and has no move.
small-end-bare = Only the kings are left, and nobody can mate.
small-end-limit = The moves have run out.
small-end-nobody = Nobody won.
# $own, $other (number): points
small-end-points = Your pieces are worth { $own }, and the computer’s { $other }.
