### Laws of 2005, article 13: the numbers that differ from those of 2023.

law-2005-13-2 = The arbiter serves the good of the competition: a good setting, players undisturbed and an event that runs well.
    .diff = In 2018 and 2023 it goes point by point, with more duties. They are fair play, disabilities and medical needs, and the rules against cheating.
law-2005-13-4 = Penalties the arbiter may apply, one or more:
    .teacher = The order is the printed one. Losing the game comes before touching the points.
    .diff = In 2018 and 2023 the list has two more: a fine announced beforehand (12.9.7) and exclusion from rounds (12.9.8).
law-2005-13-4-d = declaring the game lost;
    .diff = In 2018 and 2023 it adds that the arbiter decides the opponent's score as well.
law-2005-13-5 = Was there a disturbance from outside? The arbiter may give more time to one or both.
    .teacher = If it is the opponent who disturbs, another rule applies: 12.6.
    .diff = The same power as 12.5 in 2023.
law-2005-13-7 = Those who are not playing that game:
    .diff = In 2018 and 2023 this opening line is gone; what it covers stands in 12.7 and 12.8.
law-2005-13-7-a = Spectators and players from other boards do not speak or interfere in a game. The arbiter may send out those who do.
    .diff = In 2018 and 2023 anyone who sees an irregularity may speak of it, but to the arbiter only.
law-2005-13-7-b = In the venue, and wherever else the arbiter says, nobody uses a phone.
    .diff = In 2005 it is phones alone, without exception. In 2018 and 2023 other devices too, but the arbiter may give permission.
