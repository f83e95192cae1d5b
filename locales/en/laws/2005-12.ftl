### Laws of 2005, article 12: the numbers that differ from those of 2023.

law-2005-12-2-b = Phones and other electronic means of communication stay out of the hall without the arbiter's permission. If yours rings there during the game, you lose.
    .teacher = The arbiter decides the opponent's score.
    .diff = In 2005 it is ringing that loses. In 2018 carrying a phone is enough; in 2023, carrying any device not approved.
law-2005-12-4 = Once your game is over you are a spectator like any other.
    .teacher = As a spectator you neither speak nor interfere in other people's games (13.7.a).
    .diff = The same in 2023. There a spectator who sees an irregularity may tell the arbiter (12.7).
law-2005-12-5 = Nobody leaves the playing venue without the arbiter's permission. The player to move does not leave even the hall.
    .teacher = The venue takes in the hall, the toilets, the refreshments and the smoking area. The arbiter may add other places.
    .diff = In 2018 and 2023 it takes several numbers. In 2023 rest areas are included, and outsiders need permission to enter the playing area (11.2.3.3).
law-2005-12-6 = You do not distract or disturb your opponent. Senseless claims and draw offers are disturbing too.
    .diff = In 2018 and 2023 the list includes bringing noise to the playing area. In 2023 it includes asking again and again as well.
law-2005-12-7 = Breaking 12.1 to 12.5 brings one of the penalties of 13.4.
    .teacher = 12.6, distracting the opponent, is not on this edition's list.
    .diff = In 2018 and 2023 it covers distracting or disturbing the opponent too: from 11.1 to 11.5.
law-2005-12-9 = If both are guilty under 12.7, both lose.
    .teacher = One of the rare cases in which a game ends with two losers.
    .diff = 2005 refers to 12.7, breaches in general. In 2018 and 2023 it is 11.7, refusing again and again to keep the Laws.
