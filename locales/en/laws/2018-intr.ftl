### Laws of 2018, introduction: the points that differ from those of 2023.

law-2018-intr-2 = The 87th FIDE Congress, in Baku, and the Presidential Board of 2017 adopted them. In force since 1 July 2017; the changes, since 1 January 2018. The authentic text is the English one.
    .teacher = Baku is in Azerbaijan. The changes come from the 88th Congress, in Goynuk, Antalya, Turkey.
    .diff = In 2023 it is the 93rd Congress, in Chennai. The introduction of 2023 does not say since when the Laws hold.
law-2018-intr-3 = The Laws are written in the masculine, but they are for everyone. “He”, “him” and “his” stand for “she” and “her” too.
    .diff = 2005 has a sentence like it. The Portuguese text of 2023 needs none: it writes «jogador/a» and «árbitro/a».
