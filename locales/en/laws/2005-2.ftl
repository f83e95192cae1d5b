### Laws of 2005, article 2: the numbers that differ from those of 2023.

law-2005-2-3 = The drawing shows where each piece stands before the first move.
    .diff = The drawing alone, as in 2018. In 2023 the coordinates of the squares join it here.
