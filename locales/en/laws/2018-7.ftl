### Laws of 2018, article 7: the numbers that differ from those of 2023.

law-2018-7-4-2 = If need be, either player may stop the clock and call the arbiter.
    .diff = The 2018 print says “may”; in 2023, where there is need, the clock must be stopped.
law-2018-7-5-4 = Making one move with both hands and pressing the clock counts, and costs, as an illegal move: castling, capturing or promoting, for example.
    .teacher = Here the clock is part of the fault: until it is pressed there is no illegal move.
    .diff = In 2018 the clock must have been pressed. In 2023 two hands on one move are enough.
