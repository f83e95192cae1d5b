### Laws of 2005, introduction: the points that differ from those of 2023.

law-2005-intr-1 = The Laws of FIDE are for chess played on the board.
    .diff = In 2018 and 2023 the introduction also says which are the two parts of the Laws.
law-2005-intr-2 = The 75th FIDE Congress adopted them in Calvià, on Majorca, in October 2004. In force since 1 July 2005. The authentic text is the English one.
    .diff = In 2018 it is the Congresses of Baku and Goynuk, in 2023 that of Chennai. The introduction of 2023 does not say since when the Laws hold.
law-2005-intr-3 = The masculine of these Laws is for everyone: “he”, “him” and “his” include “she” and “her”.
    .diff = 2018 has a sentence like it. The Portuguese text of 2023 needs none: it writes «jogador/a» and «árbitro/a».
