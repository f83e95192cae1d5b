### Laws of 2018, appendix C: the numbers that differ from those of 2023.

law-2018-c-2 = Each piece is written as a capital letter of its name. They are K king, Q queen, R rook, B bishop and N knight.
    .diff = 2018 notes that in English the knight is N, to avoid confusion. In 2023 the note is gone.
law-2018-c-8 = Letter of the piece and square of arrival, no hyphen: Be5, Nf3, Rd1. For a pawn the square alone: e5. The long form will do too: Ng1f3, e7e5.
    .diff = In 2018 there is no hyphen between letter and square. In 2023 it is merely not needed.
law-2018-c-9 = When a piece captures, an x goes between:
    .teacher = In this edition the x is required in a capture, though C.13 counts it among the optional signs.
    .diff = In 2018 the x has to be there; in 2023 it may be.
law-2018-c-9-3 = A pawn that captures: file it leaves, x, square of arrival, as dxe5 or axb5. En passant adds e.p.: exd6 e.p.
    .diff = In 2018 the x and the e.p. are to be written; in 2023 they may be left out.
law-2018-c-13 = Abbreviations: 0-0 castling kingside, 0-0-0 queenside, x captures, + check, ++ or # mate, e.p. en passant. The last four are optional.
    .teacher = The sample game is printed twice, with and without the optional signs: good to compare in class.
    .diff = The signs are the same; in 2023 they are numbered C.13.1 to C.13.6. There the second version of the sample is the long form, here the shortest.
