### Laws of 2023, preface.

law-2023-pref-1 = Things may happen in a game that the Laws do not speak of. The same is true of running an event.
law-2023-pref-2 = Is there no article for the case? Find a case like it in the Laws and decide as they do there.
    .teacher = A good exercise: make up a case without an article and find the article that comes nearest.
law-2023-pref-3 = The Laws count on an arbiter who knows the work, has good sense and takes no side.
law-2023-pref-4 = Too much detail in a rule would tie the arbiter's hands: a special case could not be decided with justice. FIDE asks players and federations to see it this way too.
law-2023-pref-5 = A game counts for FIDE rating only if it is played by the FIDE Laws. Without rating it is still advised to play by them.
    .teacher = The text of 2023 sets this condition for the tournament, that of 2018 for the game.
law-2023-pref-6 = Member federations may ask FIDE what it decides on a question about the Laws.
