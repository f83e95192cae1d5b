### Laws of 2005, article 10: the numbers that differ from those of 2023.

law-2005-10-1 = A quickplay finish is the last part of a game. All the moves still to come must fit into one stretch of time.
    .diff = The definition is the same; in 2023 it stands in the guidelines.
law-2005-10-2 = On your move with under two minutes you may ask for a draw before your flag falls. Stop the clocks and call the arbiter.
    .teacher = Once the flag has fallen it is too late to ask.
    .diff = In 2005 the clocks have to be stopped, and by the guideline of 2023 they may be. There a 5-second increment may be asked for instead (III.4).
law-2005-10-2-a = The arbiter gives the draw if the opponent is not trying to win, or cannot win, by normal means. If not, the decision is put off or the claim refused.
    .diff = The arbiter decides in the same way, but in 2023 only where the guideline holds.
law-2005-10-2-b = If it is put off, the opponent may get two minutes. Play goes on with the arbiter watching, if possible. The draw may still come, even after the flag.
    .teacher = What weighs in the end: the position cannot be won by normal means, or the opponent has not tried enough.
    .diff = In 2005 the arbiter may declare the draw. By the guideline of 2023 the arbiter must, if the claim is accepted.
law-2005-10-2-c = If the arbiter refuses, the opponent gets two more minutes.
    .diff = It is two minutes in 2023 as well, where the guideline holds.
law-2005-10-2-d = What the arbiter decides here is final. There is no appeal.
    .diff = 2023 has no such rule. 11.10 lets a player appeal against any decision of the arbiter, unless the event excludes it.
