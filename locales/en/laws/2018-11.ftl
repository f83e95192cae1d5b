### Laws of 2018, article 11: the numbers that differ from those of 2023.

law-2018-11-2-1 = The playing venue takes in the playing area, the toilets, the refreshment area and the smoking area. The arbiter may add other places.
    .diff = In 2023 rest areas count too.
law-2018-11-3-2 = Bringing a phone or other electronic means of communication to the venue loses the game, and the opponent wins. An event may be milder.
    .teacher = The arbiter may have clothes and bags searched, in private, by someone of the same gender. Refusing may be punished under 12.9.
    .diff = In 2023 the ban covers every electronic device not approved. An event may let players keep one switched off in a bag (11.3.2.1).
law-2018-11-5 = You may not disturb your opponent in any way. Groundless claims and draw offers are disturbing, and so is bringing noise to the playing area.
    .diff = The list of 2023 also names claims and draw offers made one after another.
law-2018-11-6 = Breaches of 11.1 to 11.5 are dealt with by what 12.9 offers.
    .teacher = 11.3.2 alone has a result of its own: the game lost, unless the event provides something milder.
    .diff = Nothing changes; losing the game over a device is 11.3.2.2 in 2023.
