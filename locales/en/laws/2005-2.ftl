### Laws of 2005, article 2: the numbers that differ from those of 2023.

law-2005-2-1 = The board has 64 equal squares, light and dark in turn, 8 by 8. The corner at each player's right is white.
    .teacher = If it is found late that it was turned the wrong way, see 7.1.b.
    .diff = The rule has not changed; a board turned the wrong way is 7.2.2 in 2023.
law-2005-2-2 = There are 16 light pieces on one side and 16 dark on the other. Each side has king, queen, two rooks, two bishops, two knights and eight pawns.
    .diff = The pieces are alike; recommending the Staunton model comes only in 2023.
law-2005-2-3 = The drawing shows where each piece stands before the first move.
    .diff = The drawing alone, as in 2018. In 2023 the coordinates of the squares join it here.
