### Student games: ten-minute chess.

law-jss-1-1 = “Rapid chess” here means 10 minutes for all the moves. Whoever exceeds that without making a move has lost.
    .teacher = Mind the name: in these rules rapid means 10 minutes.
law-jss-1-2 = Nobody has to write down the moves.
law-jss-1-3 = With enough supervision, say one arbiter for three games at most, the competition rules apply.
    .teacher = The number is an example. With more games to an arbiter, expect 1.4 to apply.
law-jss-1-4 = With too little supervision the competition rules still hold, except where these three rules change them:
law-jss-1-4-1 = After three moves by each player nobody may complain of the pieces, the board or the clock. If king and queen began the wrong way round, that king may not castle.
    .teacher = The limit is three moves each. If king and queen were swapped, play goes on and that king never castles.
law-jss-1-4-2 = The arbiter steps into the handling of the pieces only if one player, or both, ask.
law-jss-1-4-3 = An illegal move is complete once the opponent's clock runs. The opponent may claim before moving; the arbiter acts only after that. With both kings in check or a promotion unfinished, the arbiter steps in if possible.
    .teacher = No claim in time, no ruling. The two exceptions need none. There the arbiter acts unasked, if possible.
