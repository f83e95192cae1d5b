### Notation 2: squares and simple moves
q-notation-see-square = On which square is the black knight?
    .a = f5
    .b = e5
    .c = g5
    .d = f4
    .why = The name of a square has the letter of the file and then the number of the rank.
q-notation-board-capture = The next move on Teófilo's score sheet is 2.exd5. Read the move and play it.
    .why = The first letter is the file of the pawn. The x says that it captures, and d5 is the square where it arrives.
q-notation-board-check = The next move on Umbelina's score sheet is 2.Bb5+. Read the move and play it.
    .why = B is the bishop, b5 is the square it goes to, and the sign + says that it gives check.
