### Laws of 2005, article 1: the numbers that differ from those of 2023.

law-2005-1-1 = Two players move in turn on a square board. White begins, and it is your turn once the opponent has played.
    .diff = The same rule. In 2018 and 2023 it is shared out among 1.1, 1.2 and 1.3.
law-2005-1-2 = You win by attacking the enemy king so that no legal move saves it: checkmate. You may not leave or put your own king under attack, nor capture theirs.
    .teacher = The king never leaves the board. The game ends one move before.
    .diff = Nothing changes in what it decides. In 2018 and 2023 it is 1.4, 1.4.1 and 1.4.2.
law-2005-1-3 = If neither side has any way to mate, the game is drawn.
    .teacher = 5.2.b gives it its name: dead position.
    .diff = The same in 2023, which points to 5.2.2.
