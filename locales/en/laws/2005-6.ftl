### Laws of 2005, article 6: the numbers that differ from those of 2023.

law-2005-6-6 = Nobody there? The time that passes until White arrives is White's loss, unless the rules of the event or the arbiter say otherwise.
    .diff = Since 2009 it applies only where the event allows some lateness; with none allowed it is not time that is lost but the game.
law-2005-6-7 = Whoever comes more than an hour after the time set loses, unless the rules of the event or the arbiter say otherwise.
    .teacher = The hour is counted from the time set for the game to start.
    .diff = In 2005 it is an hour. In 2009 it became nought unless the event says so; in 2018 it must be set; in 2023, if nobody sets it, it is nought.
law-2005-6-8-a = You move, stop your clock and start your opponent's: then the move is complete, unless it ended the game. The time until then runs on you.
    .teacher = Nobody may be denied the act of pressing the clock.
    .diff = Missing here is what 2018 and 2023 add: a move without the clock is complete once the same player makes the next (6.2.1.2).
law-2005-6-8-c = Press the clock calmly: no banging it, grabbing it or knocking it down. Abuse is penalised under 13.4.
    .diff = Since 2018 the list has one ban more: pressing before moving.
law-2005-6-8-d = A player who cannot use the clock names someone to press it, with the arbiter's leave; the arbiter adjusts the clocks fairly.
    .diff = Since 2018 it says that this is not done to a player with a disability.
law-2005-6-12 = Both flags have fallen and it is not known which was first:
    .teacher = This is for standard games; rapid chess has B9.
    .diff = It was Law in 2005 and 2009. In 2023 it is a guideline, to be announced beforehand, for games without increment other than blitz.
law-2005-6-12-a = before the last period, the game continues;
    .diff = In 2023 it continues too, if the event has adopted the guideline.
law-2005-6-12-b = in the period in which all the moves left have to be made, it is a draw.
    .diff = A draw by the guideline of 2023 too, if the event announced it.
law-2005-6-14 = When there is an irregularity or the position goes back, it is for the arbiter to judge the times to set and, if need be, the move counter.
    .diff = Since 2018 it is in writing that the times may also be left alone.
law-2005-6-15 = The hall may have screens, wall boards and clocks showing the position, the moves and how many there are. No claim may rest on what they show.
    .teacher = A move count on a clock's display proves nothing in this edition.
    .diff = In 2005 no claim may rest on it at all. Since 2009 it just may not rest on it alone.
