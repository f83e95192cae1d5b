### Student games: what holds for every event.

law-jss-final-1 = There are 15 minutes of grace. Whoever has not come when they are over loses by walkover.
law-jss-final-2 = Winners of an event get prize money only if it reaches the minimum number of entries.
    .teacher = The regulation does not say what that number is. Ask the organisers before promising prizes.
