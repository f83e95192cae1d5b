### Laws of 2018, article 4: the numbers that differ from those of 2023.

law-2018-4-2 = Adjusting the pieces on their squares.
    .teacher = This edition is silent on any other contact; 4.3 binds only those who touch meaning to move or capture.
    .diff = In 2023 there is one more number, 4.2.2. Any other contact counts as intended unless it is clearly an accident.
law-2018-4-3-3 = You touched one piece of yours and one of theirs: capture theirs with yours. If you cannot, move or capture the first touched that allows it.
    .teacher = If nobody can tell which was first, it was the player's own piece.
    .diff = In 2018 it is one piece of each colour. In 2023 there may be several: your first one captures the opponent's first one.
law-2018-4-7-1 = A capture is made with your piece on its new square. The captured piece must have left both the board and your hand.
    .teacher = While one of these steps is missing, the move has not been made.
    .diff = The 2018 print speaks of letting go of the captured piece. That of 2023 speaks of letting go of your own piece on its new square.
