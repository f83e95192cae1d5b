### Laws of 2023, introduction.

law-2023-intr-1 = The Laws of FIDE are for chess played face to face, on a board. They have two parts: the basic rules and the competition rules.
    .teacher = The glossary of the Laws agrees: chess on the internet and by post is left out.
law-2023-intr-2 = The 93rd FIDE Congress, in Chennai, India, approved them. The authentic text is the English one; there is a translation into Portuguese.
