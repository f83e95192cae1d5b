### Laws of 2005, article 4: the numbers that differ from those of 2023.

law-2005-4-2 = Before you straighten a piece on its square, say so: “I adjust”. Only the player to move may do it.
    .teacher = The warning comes before the touch; afterwards it is no use.
    .diff = Since 2018 it is 4.2.1. 2023 also has 4.2.2: any other contact counts as intended, unless plainly an accident.
law-2005-4-3 = A player to move who touches without warning is bound:
    .teacher = This text looks at the touch without warning and does not mention the intention.
    .diff = Since 2018 only a touch meant to move or capture is binding.
law-2005-4-3-c = One piece of each colour touched: yours captures the other. If it cannot, move or capture the first touched that can be. In doubt, yours was first.
    .diff = In 2005 and 2018 it is one piece of each colour. In 2023 there may be more: the first one touched on each side counts.
law-2005-4-4-c = You meant to castle and touched the king, or king and rook at once, but it is illegal: move the king, even castling the other way. If he cannot move, play anything.
    .diff = 2005 speaks of touching the king alone or both at once. Since 2018 it is touching the king and then the rook.
law-2005-4-4-d = When you promote, the piece is chosen only once you let go of it on the promotion square.
    .teacher = While it is in your hand you may still change your mind.
    .diff = In 2005 the choice is made by letting go. Since 2018 touching the square with it is enough.
law-2005-4-6-a = in a capture, when the captured piece is off the board and, with yours on its new square, you have let go of the captured one;
    .diff = The 2005 text speaks of letting go of the captured piece. That of 2023 speaks of the one that captured.
law-2005-4-6-b = in castling, when you let go of the rook on the square the king crossed. With the king let go it is not made yet, but you can only castle there, if legal;
    .diff = Since 2018 it also says what to do if that castling is illegal: another king move or, if there is none, any move.
law-2005-4-6-c = in promotion, when the pawn is off and you have let go of the new piece. If you let go of the pawn on the last square, it is not made, but the pawn is bound.
    .diff = That last sentence, on a pawn let go of on the promotion square, is in neither 2018 nor 2023. There 4.6 lets you promote without putting the pawn there.
