### Laws of 2009, article 6: the numbers that differ from those of 2023.

law-2009-6-6 = Coming late: what happens when the session begins and somebody is missing.
    .diff = In 2009 the time allowed is nought if nothing is said, as in 2023; in 2005 it was an hour. 2018 only asks that it be stated.
law-2009-6-6-a = Whoever comes to the board after the session has begun loses: the time allowed is nought. The rules of the event may set another.
    .teacher = Here only the rules of the event can be kinder; the text does not leave that choice to the arbiter.
    .diff = In 2023 nought holds only where the rules of the event are silent; they are to state a time, and the arbiter may decide otherwise.
law-2009-6-7-a = Having moved, you stop your clock and start the other: only then is the move complete, unless it ends the game. The time in between is yours.
    .teacher = A player can never be kept from stopping their own clock.
    .diff = Since 2018 a move left incomplete becomes complete when the same player makes the next one (6.2.1.2). 2009 does not say so.
law-2009-6-7-c = Treat the clock well: no hitting it hard, no picking it up, no knocking it over. Bad use is penalised under 13.4.
    .diff = Since 2018 pressing the clock before making the move is forbidden too.
law-2009-6-7-d = A player who cannot use the clock brings a helper whom the arbiter accepts. The arbiter adjusts that player's time fairly.
    .diff = Since 2018 the time of a player with a disability is not adjusted.
law-2009-6-11 = Both flags are down and nobody can tell which fell first:
    .teacher = Where it is known which fell first this rule is of no use: 6.9 applies.
    .diff = In 2009 it is part of the Laws; the 2018 text at hand lacks it. In 2023 it is a guideline, if announced beforehand, for standard and rapid games without increment.
law-2009-6-11-a = if another period is still to come, play goes on;
    .diff = The answer is the same in 2023, but as a guideline only.
law-2009-6-11-b = if it is the period in which all the remaining moves have to be made, the game is drawn.
    .diff = In 2023 it is a draw as well, but by a guideline that the event has to announce.
law-2009-6-13 = After an irregularity, or when pieces are put back, the arbiter sets the times by good judgement and corrects the move counter if need be.
    .diff = Since 2018 it also says that the arbiter may leave the times as they are.
law-2009-6-14 = Screens and wall boards with the position and the moves are allowed, and clocks that count moves. But no claim may rest on them alone.
    .diff = The same rule, since 2018 in two numbers: 6.12.1 and 6.12.2.
