### Laws of 2009, article 8: the numbers that differ from those of 2023.

law-2009-8-1 = You write your moves and the other player's in clear algebraic notation. You may reply before writing, but not move again before writing your last move.
    .teacher = Writing ahead is only for claiming a draw or adjourning. Both note a draw offer. Whoever cannot write has a helper, and the arbiter adjusts that clock.
    .diff = In 2018 and 2023 it is several numbers. The time of a player with a disability is no longer adjusted (8.1.6). 2023 also knows the electronic scoresheet (8.1.1.2).
law-2009-8-3 = The sheets are the organisers', not the players'.
    .diff = The same in 2023, which adds what to do with a faulty electronic recorder.
law-2009-8-4 = Under five minutes and without 30 seconds a move you need not write till the period ends. As soon as a flag falls, complete the sheet before moving.
    .teacher = It is 30 seconds or more a move that keep the duty to write.
    .diff = The exemption is the same. In 2018 and 2023 bringing the sheet up to date after the flag is found in 8.5 alone.
law-2009-8-5-a = If neither writes, the arbiter or an assistant tries to be there and write. When the flag falls the clocks stop and both fill in, from that sheet or the opponent's.
    .diff = The same in 2023, which only adds that the clock stays stopped as long as needed.
law-2009-8-5-c = With no complete sheet, both rebuild the game on another board before the arbiter. The arbiter first notes the position, the times and, if known, the moves made.
    .diff = In 2018 and 2023 the arbiter also notes which clock was running.
law-2009-8-7 = The game over, each signs both sheets, with the result on them. It stands even if wrong, unless the arbiter rules against it.
    .diff = 2023 has one more way to confirm: approving the result on the electronic scoresheet.
