### Laws of 2005, appendix B: the numbers that differ from those of 2023.

law-2005-b1 = These are games of 15 to 60 minutes each, counting the time plus 60 times the increment.
    .teacher = Twenty minutes are rapid in 2005, 2018 and 2023; twelve only in 2018 and 2023.
    .diff = In 2005 it begins at 15 minutes. In 2018 and 2023 it is more than 10, and always under 60.
law-2005-b2 = The ordinary Laws hold, except where this appendix says otherwise.
    .diff = In 2005 that is always so. In 2018 and 2023 it depends on supervision. With one arbiter for three games at most the Competition Rules hold.
law-2005-b3 = In rapid chess writing the moves is not compulsory.
    .diff = The same in 2018. 2023 adds that claims resting on a scoresheet stay possible and that you may ask for a sheet.
law-2005-b4 = After three moves on each side nobody may complain of the pieces, the board or the clock any more.
    .teacher = If king and queen began swapped, that king cannot castle.
    .diff = In 2005 it is three moves. In 2018 and 2023 it is ten, and a rook set up wrongly cannot be castled with either.
law-2005-b5 = In the rules of article 4, such as touch-move, the arbiter steps in only if one player, or both, ask.
    .teacher = Unasked, the arbiter keeps quiet even after seeing the hand on the piece.
    .diff = In 2018 and 2023 no number on rapid chess repeats this rule.
law-2005-b6 = An illegal move is complete once the opponent's clock is running. The opponent may claim until making a move; the arbiter steps in only after the claim.
    .teacher = Exception: with both kings in check, or a promotion left unfinished, the arbiter should step in if possible.
    .diff = In 2005 only a claim makes the arbiter act. In 2018 and 2023 seeing it before the next move is enough. In the exceptional case the arbiter waits (2023, A.5.4).
law-2005-b7 = The flag counts as fallen only when a player claims it. The arbiter gives no sign.
    .teacher = You see your opponent's flag down? It is for you to say so.
    .diff = In 2005 the arbiter keeps quiet. In 2018 and 2023 the arbiter points it out too, if seen.
law-2005-b8 = To win on time: stop both clocks and tell the arbiter. With them stopped, your flag must be up and your opponent's down.
    .teacher = If yours has fallen too the claim fails. See B9.
    .diff = In 2018 the clock is stopped too, and you need time on yours. In 2023 you may stop it, and the text says nothing of your own time.
law-2005-b9 = Both flags down: a draw.
    .teacher = Nobody asks which was first.
    .diff = The rapid appendices of 2018 and 2023 lack this rule. 2023 has guideline III alone, for games without increment, if announced.
