### Draughts: the hall.

hall-lead = The rules of Portuguese draughts, square by square. If a move is not legal, you see the reason and the article.
hall-learn = Learn
hall-learn-text = From the board to the three laws of capture, with stars.
hall-train = Train
hall-train-text = The numbers of the squares and the compulsory capture, without end.
hall-play = Play
hall-play-text = Against a friend or against the computer, at five levels.
hall-board-label = Draughts board in its first position
