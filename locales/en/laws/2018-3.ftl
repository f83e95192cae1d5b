### Laws of 2018, article 3: the numbers that differ from those of 2023.

law-2018-3-7-4 = Capturing en passant: how it is done, and when.
    .diff = Only the number is different. In 2023 this capture stands at 3.7.3.1 and 3.7.3.2.
law-2018-3-7-5 = Promotion: what becomes of a pawn that gets to the last rank.
    .diff = The rule is the same; in 2023 promotion runs from 3.7.3.3 to 3.7.3.5.
law-2018-3-8-2-1-1 = Once your king has moved, castling is over for you.
    .diff = The same rule without a number of its own in 2023: it is point 1 of 3.8.2.1.
law-2018-3-8-2-1-2 = With a rook that has moved you can no longer castle.
    .diff = Nothing changes in the rule. In 2023 it is printed as point 2 of 3.8.2.1.
law-2018-3-8-2-2-1 = You cannot castle now if your king is attacked, crosses an attacked square or ends on one.
    .teacher = What counts is the king's way, and only the king's.
    .diff = The same ban. In 2023 it stands in point 3 of 3.8.2.2.
law-2018-3-8-2-2-2 = As long as a piece stands between the king and the castling rook, you have to wait.
    .diff = The same in 2023, where it is point 4 of 3.8.2.2.
