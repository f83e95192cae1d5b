### How to play: the rules on one page. The rest belongs to the lessons.

how-lead = Two play, one with White and one with Black. White begins, and they take turns. Who checkmates the other king wins.
how-practise = Practise
how-print = Print
