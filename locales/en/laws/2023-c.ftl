### Laws of 2023, appendix C: algebraic notation.

law-2023-c-1 = In this appendix a “piece” is anything but a pawn.
law-2023-c-2 = A piece is written with a letter of its name, a capital. They are K king, Q queen, R rook, B bishop and N knight.
law-2023-c-3 = You may use the letters of your own country. French players write F (fou) for a bishop, Dutch ones L (loper). In print, a picture of the piece is recommended.
    .teacher = A sheet in foreign letters is in order, as long as they are the usual ones in the writer's country.
law-2023-c-4 = A pawn has no letter, and that is how you know it. Write e5, d4, a5, not Pe5, Pd4, Pa5.
law-2023-c-5 = The eight files are a to h, in small letters. White sees them from left to right, Black from right to left.
    .teacher = From Black's chair the file on the left is the h-file.
law-2023-c-6 = The eight ranks are numbered 1 to 8, upwards from White's side. White begins on ranks 1 and 2, Black on ranks 7 and 8.
law-2023-c-7 = A letter and a number together name a square. Each of the 64 has one name, which never changes.
law-2023-c-8 = Write the piece's letter and the square it reaches, without a hyphen, as Be5, Nf3 or Rd1. For a pawn write the square alone, as e5, d4 or a5. The long form, with the square it left, is fine too: Bb2e5, e7e5.
    .teacher = The long form is accepted for pieces and pawns alike. It always shows where the move began, as Ng1f3, Ra1d1, d2d4 and a6a5.
law-2023-c-9 = When a piece captures you may put in an x. Its place:
    .teacher = The x is not required. For a capture on e5 both Be5 and Bxe5 will do.
law-2023-c-9-1 = The x comes after the letter of the capturing piece.
law-2023-c-9-2 = It comes before the square of arrival, as in Bxe5, Nxf3 or Rxd1. If two identical pieces can get there, see C.10 as well.
law-2023-c-9-3 = When a pawn captures, write the file it came from, an x if you like, then the square: dxe5. For en passant you may add “e.p.”, as in exd6 e.p.
    .teacher = The file of departure is required; the x and the “e.p.” are not. Both dxe5 and de5 are good.
law-2023-c-10 = If two identical pieces can go to the same square, you must show which one moved.
law-2023-c-10-1 = Both on the same rank? Show the file. Write in this order:
    .teacher = On one rank the number would be the same for both; only the letter of the file tells them apart.
law-2023-c-10-1-1 = Begin with the letter of the piece.
law-2023-c-10-1-2 = Go on with the letter of the file it stood on.
law-2023-c-10-1-3 = End with the square it went to.
law-2023-c-10-2 = Both on the same file? Show the rank. The order is now:
    .teacher = On one file the letter is no help; the number of the rank tells them apart.
law-2023-c-10-2-1 = First, the piece's letter.
law-2023-c-10-2-2 = Next, the number of the rank it left.
law-2023-c-10-2-3 = Last, the square where it ends.
law-2023-c-10-3 = Neither rank nor file in common? The file is the better choice. Examples:
    .teacher = “Better” is not “required”. The rank of departure also makes the move plain.
law-2023-c-10-3-1 = There are knights on g1 and e1, and one goes to f3. Write Ngf3 or Nef3, whichever moved.
law-2023-c-10-3-2 = There are knights on g5 and g1, and one goes to f3. It is N5f3 or N1f3.
law-2023-c-10-3-3 = There are knights on h2 and d4, and one goes to f3. Here the file serves, Nhf3 or Ndf3.
law-2023-c-10-3-4 = If the move captures on f3, an x goes into the same examples. They are Ngxf3 or Nexf3, N5xf3 or N1xf3, Nhxf3 or Ndxf3.
law-2023-c-11 = For a promotion write the pawn's move and right after it the letter of the new piece. Examples are d8Q, exf8N, b1B and g1R.
    .teacher = Without the new piece's letter the move could be any of four. In a sealed move that doubt loses the game.
law-2023-c-12 = A draw offer is noted on the sheet like this: (=).
    .teacher = The (=) is not among the optional signs. Whoever offers a draw writes it.
law-2023-c-13 = The other signs. The last four of the list, x, +, ++ or # and e.p., are optional.
    .teacher = The sample game: 1.e4 e5 2.Nf3 Nf6 3.d4 exd4 4.e5 Ne4 5.Qxd4 d5 6.exd6 e.p. Nxd6 7.Bg5 Nc6 8.Qe3+ Be7 9.Nbd2 0-0 10.0-0-0 Re8 11.Kb1 (=). The long form misprints move 8 as Qd4d3.
law-2023-c-13-1 = Castling kingside, with the rook from h1 or h8, is 0-0.
law-2023-c-13-2 = Castling queenside, with the rook from a1 or a8, is 0-0-0.
law-2023-c-13-3 = An x means a capture.
law-2023-c-13-4 = A + means check.
law-2023-c-13-5 = Two + signs (++) or a # mean checkmate.
law-2023-c-13-6 = The letters e.p. mean a capture en passant.
