### Laws of 2005, appendix C: the numbers that differ from those of 2023.

law-2005-c1 = These are games of less than 15 minutes each, counting the time plus 60 times the increment.
    .diff = In 2005 it is less than 15 minutes. In 2018 and 2023 blitz ends at 10: twelve minutes have become rapid.
law-2005-c2 = Blitz is played by the rules of rapid chess, except in what follows.
    .diff = In 2005 that is always so. In 2018 and 2023 there is another way. With one arbiter for each game the Competition Rules hold.
law-2005-c3 = At an illegal move, once the opponent's clock runs, the opponent may claim the win before moving. If they move without claiming, it stays.
    .teacher = A player whom the opponent has no way to mate may claim a draw before making their own move.
    .diff = In 2005 one illegal move can cost the game, as in 2018. In 2023 there is a one-minute warning and only the second loses (B.3, A.3).
