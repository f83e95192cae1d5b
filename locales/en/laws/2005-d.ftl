### Laws of 2005, appendix D: the numbers that differ from those of 2023.

law-2005-d = The algebraic notation
    .teacher = It alone counts as evidence. Letter and square, no hyphen; x in every capture; e.p. en passant; 0-0, 0-0-0; (=) for an offer. The list prints + as mate.
    .diff = In 2005 only D1 and D2 are numbered, the x is to be written and there is no long form. 2018 accepts the long form; in 2023 the x is optional.
law-2005-d2 = Each piece is written with a capital letter of its name: K, Q, R, B, N. You may use your own country's, like the French F; in print the figure is advised.
    .teacher = A pawn has no letter. Files a to h, ranks 1 to 8: each square has one name only.
    .diff = The same as 2023 has at C.2 and C.3, and in the numbers after them the pawn, the files and the ranks.
