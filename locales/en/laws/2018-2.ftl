### Laws of 2018, article 2: the numbers that differ from those of 2023.

law-2018-2-3 = The game begins with each piece where the drawing of the starting position shows it.
    .diff = The 2018 print has the drawing alone. In 2023 this number also explains the coordinates, until then shown only at C.7.
