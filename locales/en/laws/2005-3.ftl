### Laws of 2005, article 3: the numbers that differ from those of 2023.

law-2005-3-1 = You cannot go to a square with a piece of your own. If an enemy piece is there it is captured and leaves the board. To attack a piece is to be able to capture it.
    .teacher = A piece attacks a square even when it cannot go there because its own king would be left in check.
    .diff = In 2018 and 2023 there are four numbers, 3.1 and 3.1.1 to 3.1.3. They decide the same.
law-2005-3-7-b = On its first move a pawn may instead advance two squares of its file, if both are free.
    .diff = Nothing changes; the single step is 3.7.1 in 2023.
law-2005-3-7-d = An enemy pawn advances two squares, crossing one that yours attacks. You may capture it as if it had advanced only one. That is capturing en passant.
    .teacher = Only on the very next move; after that the chance is gone.
    .diff = Same rule; in 2023 it is split between 3.7.3.1 and 3.7.3.2.
law-2005-3-7-e = A pawn reaching the last square is exchanged for a queen, rook, bishop or knight of its colour. It is one move. You choose, and the new piece acts at once.
    .teacher = You may have two queens. The choice does not depend on what has been captured.
    .diff = It decides as 2023 does, from 3.7.3.3 to 3.7.3.5.
law-2005-3-8-a = The king goes to a neighbouring square that is not attacked, or castles. Castling takes it two squares towards the rook, which goes to the square just crossed.
    .teacher = Castling counts as one king move: the king first, then the rook.
    .diff = The same rule in two numbers: in 2023, 3.8.1 and 3.8.2.
law-2005-3-8-b = No castling if the king or that rook has moved. You wait while a piece is between them, or the king stands on, crosses or ends on an attacked square.
    .teacher = The print has lost the letter, and these are points (1) and (2). The first takes castling away for good, the second only while it lasts.
    .diff = The same, arranged otherwise: in 2023 3.8.2.1 is for ever and 3.8.2.2 for now.
law-2005-3-9 = The king is in check when an enemy piece attacks it, even a pinned one. No move may leave your own king in check.
    .teacher = A pinned piece does not move, yet its attack still counts.
    .diff = It decides the same; in 2018 and 2023 it is split into 3.9.1 and 3.9.2.
