### Laws of 2018, article 11: the numbers that differ from those of 2023.

law-2018-11-2-1 = The playing venue takes in the playing area, the toilets, the refreshment area, the smoking area and whatever the arbiter names.
    .diff = In 2023 rest areas count too.
law-2018-11-3-2 = Bringing a phone or other electronic means of communication to the venue loses the game, and the opponent wins. An event may be milder.
    .teacher = The arbiter may have clothes and bags searched, in private, by someone of the same gender. Refusing may be punished under 12.9.
    .diff = In 2023 the ban covers every electronic device not approved, and an event may let players keep one switched off in a bag (11.3.2.1).
law-2018-11-5 = You may not bother your opponent in any way. Groundless claims and draw offers are bothering, and so is bringing noise to the playing area.
    .diff = The list of 2023 also names claims and draw offers made one after another.
