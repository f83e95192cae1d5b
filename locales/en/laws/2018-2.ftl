### Laws of 2018, article 2: the numbers that differ from those of 2023.

law-2018-2-2 = Each side begins with 16 pieces, White with the light ones and Black with the dark. They are a king, a queen, two rooks, two bishops, two knights, eight pawns.
    .diff = The pieces are the same. In 2023 the Staunton model is recommended for official events; in 2018 it is only pictured.
law-2018-2-3 = The game begins with each piece where the drawing of the starting position shows it.
    .diff = The 2018 print has the drawing alone. In 2023 this number also explains the coordinates, until then shown only at C.7.
