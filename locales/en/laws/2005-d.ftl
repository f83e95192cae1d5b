### Laws of 2005, appendix D: the numbers that differ from those of 2023.

law-2005-d2 = Each piece is written with a capital letter of its name: K, Q, R, B, N. You may use your own country's, like the French F; in print the figure is advised.
    .teacher = A pawn has no letter. Files a to h, ranks 1 to 8: each square has one name only.
    .diff = It is what 2023 has at C.2 and C.3. The pawn, the files and the ranks come there in the numbers after them.
