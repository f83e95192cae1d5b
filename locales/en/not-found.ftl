### The page that is not there.

not-found-text = The knight has jumped off the board. Shall we fetch it?
not-found-home = Back to the start
