### O painel do árbitro, no relógio.

arbiter-stands = The clock is stopped.
arbiter-waiting = The clock has not begun.
arbiter-white-flag = White’s flag has fallen.
arbiter-black-flag = Black’s flag has fallen.
# $side (text): «as Brancas»
arbiter-over-lost = The game is over, and { $side } loses.
arbiter-over-drawn = The game ended in a draw.
arbiter-go-on = Go on with the game
arbiter-back = Back
arbiter-the-white = White
arbiter-the-black = Black
# $count (number): moves that were made
arbiter-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
  }
arbiter-to-move = to move
arbiter-flag-down = flag down
arbiter-rule-flag = Rule on the flag
arbiter-correct = Correct the clock
arbiter-record = Log and printing
arbiter-happened = What happened, and who did it?
arbiter-rules = The rules of this game
arbiter-standard = By its time control this is standard chess.
arbiter-rapid = By its time control this is rapid chess.
arbiter-blitz = By its time control this is blitz.
arbiter-edition = Laws of
arbiter-supervision = Supervision
arbiter-partial = Many boards
arbiter-full = Full: every move is seen

## O que aconteceu

incident-illegal = Illegal move
incident-unpromoted = Pawn not promoted
incident-no-move = Pressed without moving
incident-two-hands = Used two hands
incident-claim = Wrong draw claim
incident-flag = Flag fall
incident-both-flags = Both flags are down
incident-both-flags-see = See
incident-own-flag = Claimed with own flag down
incident-late = Came late
incident-stop = Stopped to call the arbiter
incident-no-reason = Stopped for no reason
# $what (text): «Lance ilegal», $side (text): «Brancas»
incident-of = { $what }: { $side }
short-lost = loses
short-drawn = draw
short-arbiter = arbiter
# $side (text): «Black», who receives it, $time (text): «1:00»
short-given = { $side } +{ $time }
# $number (number): which illegal move of this player, $cost (text): «Black +1:00»
short-number = Illegal move { $number }: { $cost }

## Decisões

# $side (text): «as Brancas», $number (number)
ruling-number = Illegal move no. { $number } by { $side }.
ruling-given = The game goes on.
ruling-given-and-taken = The game goes on.
# $side (text): «as Brancas»
ruling-lost = { $side } loses the game.
# $other (text): «as Pretas»
ruling-cannot-mate = It is a draw, because { $other } cannot checkmate.
# $side, $other (text): «as Brancas», «as Pretas»
ruling-ask-mate = The arbiter decides, and { $side } loses if { $other } can still checkmate.
ruling-stays = The opponent has moved. The move stays and the game goes on.
ruling-unpromoted-stays = The pawn stayed on the last rank and the opponent has moved. It is a draw.
# $side (text): «as Brancas»
ruling-flag-lost = { $side } loses on time.
ruling-both-flags-draw = Nobody knows which flag fell first. It is a draw.
ruling-both-flags-go-on = Another period follows, and the game goes on.
ruling-own-flag = Whoever claims a win on time must have time left.
ruling-in-time = It is still within the default time, and the game goes on.
# $side (text): «as Brancas»
ruling-too-late = The default time is over, and { $side } loses, unless the arbiter decides otherwise.
ruling-no-tolerance = The rules of the event must state the default time. Choose it here.
ruling-stopped = The clock stops. The arbiter says when the game goes on.
ruling-arbiter-penalty = The arbiter chooses the penalty, a warning, time or more.
ruling-arbiter-decides = No article settles this, so the arbiter decides.
ruling-after-flag = The flag has fallen, and no more time is given.
# $side (text): «Brancas», $time, $before, $after (text): «4:12»
ruling-receives = { $side } gets +{ $time }: { $before } → { $after }.
# $side (text): «Brancas», $time, $before, $after (text): «4:12»
ruling-pays = { $side } loses −{ $time }: { $before } → { $after }.
# $side (text): «White», who moves again
ruling-again = The position before is restored, and { $side } moves again.
# $side (text): «White», $time (text): «0:05», what the move that goes back had given
ruling-again-time = The time that move gave { $side } is taken off (−{ $time }).
ruling-when-noticed = Only if the arbiter saw it or the opponent claimed, before the next move.
ruling-when-claimed-in-time = Only if the opponent claims before moving.
ruling-when-claimed = Only if a player claims it, because the arbiter says nothing.
# $edition (text): «2023», $count (number), $articles (text): «A.5.2, A.3»
ruling-articles = Laws of { $edition }, { $count ->
    [one] article
   *[other] articles
  } { $articles }.
# $other (text): «as Pretas»
ruling-can-mate = Can { $other } still checkmate in any way at all?
ruling-mate-yes = Yes
ruling-mate-no = No
ruling-mate-unknown = Not known
ruling-moved-on = The opponent has made the next move
ruling-apply = Do it
ruling-undo = Take this ruling back

## Chegar atrasado

late-not-begun = The clock has not begun. At the time set for the game, start White’s.
# $gone (text): «3:12»
late-gone = The game began { $gone } ago.
# $gone, $left (text): «3:12»
late-left = The game began { $gone } ago. { $left } of the default time is left.
# $gone (text): «15:12»
late-over = The game began { $gone } ago. The default time is over.
late-tolerance = Default time
# $count (number): minutes
late-minutes = { $count } min
late-rule = Rule on the absence
late-start = Start White’s clock
late-arrived = Has come now, in time

## Correções

# $side (text): «Brancas»
correct-time-said = Time: { $side }
# $side (text): «Brancas», $step (text): «+1»
correct-count-said = Moves: { $side } { $step }
correct-turn = Who is to move?
correct-back-to = Back to an earlier moment
correct-now = As it is now
# $move (number), $side (text): «as Brancas», $white, $black (text): «4:12»
correct-after = Move { $move } by { $side }: { $white } – { $black }
# $white, $black (text): «15:05»
correct-at-start = The start: { $white } – { $black }
correct-swap = Swap the two times
correct-undo = Undo the last press
correct-articles = The arbiter corrects the times and the move counter. Laws of 2023, articles 6.10.2 and 7.1.
correct-apply = Apply the correction

## Registo

log-title = The clock’s log
# $control (text): «15+5», $edition (text): «2023»
log-head = Time control { $control }. Laws of { $edition }.
log-table = Board
log-date = Date
log-when = Time
log-what = What happened
log-empty = Nothing has happened yet.
log-print = Print
story-started = Black pressed, and White’s clock began.
# $from, $to (number): moves, $count (number): presses
story-move = Move { $from }.
# $from, $to (number): moves, $count (number): presses
story-moves = Moves { $from } to { $to } ({ $count } presses).
story-paused = The clock was stopped.
# $time (text): «1:20»
story-resumed = The clock goes on, after { $time } stopped.
# all (text): «4:12»
story-corrected = Correction: White { $white } → { $white_after }, Black { $black } → { $black_after }.
# $before, $after (text): «5/4», White’s and Black’s
story-counters = Moves { $before } → { $after }.
story-undone = The last press was undone.
# $what (text): «Lance ilegal: Brancas»
story-unruled = Ruling taken back ({ $what }).
# $time (text): «1:00:00»
story-set-back = The device’s clock went back { $time }. The game stopped.
# $time (text): «3:00»
story-missing = The device slept for { $time }. That time did not count.
# $time (text): «3:00»
story-missing-counted = The device slept for { $time }. That time counted.
clock-arbiter = Arbiter
