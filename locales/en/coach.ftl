### Why a move was good or bad, in a sentence or two. It fits the moves of either side.
### $by is the piece that acts; $piece and $square the one it happens to; $other the second. $from and $to belong to the line's first move.

## What is wrong

coach-allows-back-rank-mate-in-1 = This move allows mate on the back rank. { $by-start } reaches { $by-square }, and the king on { $square } cannot escape.
coach-allows-back-rank-mate-in-2 = This move allows mate on the back rank in two moves. { $by-start } reaches { $by-square }, and the king cannot escape.
coach-allows-back-rank-mate = This move allows mate on the back rank. In the end { $by } reaches { $by-square }, and the king cannot escape.
coach-allows-mate-in-1 = This move allows mate in one. { $by-start } reaches { $by-square }, and the king on { $square } has no way out.
coach-allows-mate-in-2 = This move allows mate in two. The king ends on { $square }, attacked and with no way out.
coach-allows-mate = This move allows a forced mate. The king ends on { $square }, attacked and with no way out.
coach-cannot-stop-mate = No move could stop the mate any more. The king ends on { $square }, attacked and with no way out.
coach-leaves-unprotected = { $piece-start } on { $square } is left unprotected. { $by-start } on { $by-square } can take it.
coach-leaves-underprotected = { $by-start } on { $by-square } takes { $piece } on { $square } and wins material. Its protection is not enough.
coach-loses-guard = { $other-start } on { $other-square } no longer protects { $piece } on { $square }. { $by-start } on { $by-square } can take it.
coach-allows-fork = { $by-start } forks from { $by-square }. It attacks { $piece } on { $square } and { $other } on { $other-square } at once.
coach-allows-skewer = { $by-start } on { $by-square } attacks { $piece } on { $square }. When that moves away, { $other } on { $other-square } is lost.
coach-allows-pin = { $by-start } on { $by-square } pins { $piece } on { $square }. Behind it stands { $other } on { $other-square }.
coach-allows-discovery = { $other-start } moves out of the way, to { $other-square }. So { $by } on { $by-square } attacks { $piece } on { $square }.
coach-allows-guard-taken = { $by-start } on { $by-square } takes { $piece } on { $square }. That was protecting { $other } on { $other-square }.
coach-allows-deflection = { $by-start } reaches { $by-square } and draws { $piece } away from { $square }. That was protecting { $other } on { $other-square }.
coach-allows-trap = { $by-start } on { $by-square } attacks { $piece } on { $square }. It has nowhere to go.
coach-lets-pawn-through = This move lets the pawn on { $by-square } through. It is promoted on { $square }.
coach-stalemates = The king on { $square } is not in check, and there is no legal move. It is stalemate, and the game is drawn.
coach-misses-mate = There was a mate. It began with { $by } from { $from } to { $to }.
coach-misses-capture = { $by-start } on { $by-square } could take { $piece } on { $square } and win material.

## What is good

coach-back-rank-mates = It is mate on the back rank. { $by-start } reaches { $by-square }, and the king on { $square } cannot escape.
coach-mates = It is checkmate. The king on { $square } is attacked and has no way out.
coach-forces-mate-in-2 = Whatever the answer, the next move mates.
coach-forces-mate = Whatever the answer, mate follows in a few moves.
coach-takes-unprotected = { $by-start } on { $by-square } takes { $piece } on { $square }. Nobody can take back on that square.
coach-takes-more = { $by-start } on { $by-square } takes { $piece } on { $square } and wins more than it loses.
coach-forks = { $by-start } forks from { $by-square }. It attacks { $piece } on { $square } and { $other } on { $other-square } at once.
coach-skewers = { $by-start } on { $by-square } attacks { $piece } on { $square }. When that moves away, { $other } on { $other-square } is lost.
coach-pins = { $by-start } on { $by-square } pins { $piece } on { $square }. Behind it stands { $other } on { $other-square }.
coach-discovers = { $other-start } moves out of the way, to { $other-square }. So { $by } on { $by-square } attacks { $piece } on { $square }.
coach-takes-guard = { $by-start } on { $by-square } takes { $piece } on { $square }. That was protecting { $other } on { $other-square }.
coach-deflects = { $by-start } reaches { $by-square } and draws { $piece } away from { $square }. That was protecting { $other } on { $other-square }.
coach-traps = { $by-start } on { $by-square } attacks { $piece } on { $square }. It has nowhere to go.
coach-promotes = The pawn on { $by-square } reaches the last rank and is promoted on { $square }.
coach-prevents-mate = This move prevents a mate. The threat came from { $by } on { $by-square }.
coach-threatens-mate = This move threatens mate on the next move, by { $by } on { $by-square }.
coach-saves-piece = { $piece-start } on { $square } was in danger. On { $to } it is safe.
coach-protects = { $by-start } on { $by-square } protects { $piece } on { $square }, which was in danger.
coach-stops-pawn = This move stops the pawn on { $square }, which was about to be promoted.
coach-saves-by-stalemate = The king on { $square } is not in check, and there is no legal move. It is stalemate, and the game is drawn.
coach-trades = It trades { $by } on { $by-square } for { $piece } on { $square }. Both are worth the same.
coach-attacks = { $by-start } on { $by-square } threatens to take { $piece } on { $square }.
coach-advances-passed-pawn = The pawn on { $square } is a passed pawn. No pawn of the other side can stop it.
coach-only-move = It was the only legal move.
coach-castles = Castling makes the king safer and brings the rook into the game.
coach-develops = { $piece-start } leaves the first rank and enters the game on { $square }.
coach-takes-center = The pawn takes a square of the centre, { $square }.

## Without an explanation

coach-none = I cannot explain this in a sentence. But this is what follows.
# $move (text): the other side's answer, as it is written
coach-answered = The answer is { $move }.
