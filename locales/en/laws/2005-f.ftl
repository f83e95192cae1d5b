### Laws of 2005, appendix F: the numbers that differ from those of 2023.

law-2005-f-1 = Each move is announced clearly; the opponent repeats it and plays it on their board. Names: Anna, Bella, Cesar, David, Eva, Felix, Gustav, Hector; numbers and pieces in German.
    .teacher = Castling: Kurze Rochade and Lange Rochade. Pieces: Koenig, Dame, Turm, Laeufer, Springer, Bauer.
    .diff = In 2023 a player who promotes announces the chosen piece too, and the arbiter may do without the German numbers.
law-2005-f-3 = The move has been made when:
    .teacher = Only then does the opponent's clock run. From there on the usual rules hold for the player who sees.
    .diff = The same; in 2023 what follows the move has its own numbers, D.2.4 and D.2.5.
law-2005-f-4 = A player who cannot see may use a specially made clock, which also has:
    .diff = In 2005 it is a clock with hands. In 2023 first comes one that speaks the time and the moves; the one with hands is the alternative.
law-2005-f-5 = The visually impaired player writes in Braille or by hand, or records the moves on tape.
    .diff = 2005 says magnetic tape; 2023, any recorder.
law-2005-f-7 = If the two boards show different positions, arbiter and both scoresheets put it right. If the sheets agree, whoever wrote well and played wrongly corrects it.
    .diff = In 2023 it is part of D.2.9, with the rule that is F.8 here.
law-2005-f-8 = If the sheets disagree, go back to where they agree, and the arbiter adjusts the clocks if need be.
    .diff = It is the end of D.2.9 in 2023, where the arbiter adjusts the clocks in any case.
law-2005-f-9-f = seeing to the formalities when a game is adjourned. If the blind player uses no assistant, the other may have one for F.9.a and F.9.b.
    .diff = In 2023 the second sentence is D.2.11, which requires an assistant when the opponent is deaf.
