### Laws of 2018, article 6: the numbers that differ from those of 2023.

law-2018-6-1-1 = A chess clock is one device with two linked displays. Only one of them runs at a time.
    .diff = It says what 2023 says, where the two definitions stand together at 6.1.
law-2018-6-1-2 = In the Laws “clock” means one of the two displays, each with its flag. The flag falls when that player's time is over.
    .diff = The definition is unchanged; in 2023 it is part of 6.1.
law-2018-6-2-1-2 = Without pressing the clock a move is complete too if it ends the game. So it is once that player has made the next move.
    .teacher = Among the endings the 2018 print counts agreement (5.2.3) and the whole of 9.6.
    .diff = In 2023 these are two numbers, 6.2.1.1 and 6.2.1.2. Agreement (5.2.3) has left the list of endings and 9.2.1 has joined it.
law-2018-6-7-1 = The rules of the event must say beforehand how late one may come. Whoever comes later loses, unless the arbiter decides otherwise.
    .teacher = If the rules of the event are silent, this edition gives no figure, neither zero nor an hour.
    .diff = In 2018 the time allowed must be stated, and that is all. Since 2023, if nobody states it, it is zero.
law-2018-6-9 = Whoever does not complete the required moves in time loses. Not so if 5.1.1, 5.1.2 or 5.2.1 to 5.2.3 has ended the game. It is a draw if the opponent cannot checkmate.
    .diff = The school print says that it is a draw when “nobody” can checkmate. That is a slip, and only the opponent counts, as in A.4.2 and in 2023.
