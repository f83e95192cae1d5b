### Laws of 2005, appendix A: the numbers that differ from those of 2023.

law-2005-a = Games adjourned
    .teacher = The sealed move goes into an envelope; if ambiguous, false or illegal it loses. Coming over an hour late to the resumption loses, unless that move has ended the game.
    .diff = The procedure is nearly that of guideline I. In 2023 the event's time allowance holds at the resumption, not a fixed hour (I.10).
