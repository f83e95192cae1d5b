### The Laws of Chess of 2023, article 2.

law-2023-2-1 = The board has 8 by 8 equal squares, 64 in all, light and dark by turns. It lies between the players so that each has a light square in the corner on the right.
    .teacher = If the mistake is only noticed during the game, you do not start again. Article 7.2.2 applies.
law-2023-2-2 = White starts with 16 light pieces, Black with 16 dark ones. Each side has a king (K), a queen (Q), two rooks (R) and two bishops (B). It also has two knights (N) and eight pawns.
    .teacher = For official events the Staunton pattern is recommended. In Portuguese the letters are R, D, T, B and C.
law-2023-2-3 = On the first rank, from a to h: rook, knight, bishop, queen, king, bishop, knight, rook. The pawns stand in front. Every square is named by a letter and a number (Appendix C).
    .teacher = The two queens face each other on the d-file, and the two kings on the e-file.
law-2023-2-4 = Eight squares up the board are a file, as a1 to a8. Eight across are a rank, as a1 to h1. A diagonal runs straight from edge to edge over 2 to 8 squares of one colour.
    .teacher = A diagonal always goes from edge to edge. Three squares in the middle of the board are only a part of one.
