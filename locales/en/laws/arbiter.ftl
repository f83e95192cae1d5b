### The arbiter: the list, the board, the ruling.

situations = Be the arbiter
situation-lead = Choose a situation. Watch what happens at the board, stop the clock if you must, and rule.
situation-edition = Laws in force
situation-speed = Speed
situation-all-speeds = All
situation-standard = Standard
situation-rapid = Rapid
situation-blitz = Blitz
# $right, $all (number): situations
situation-count = Right: { $right } of { $all }
situation-none = There are no situations for this edition and this speed. Choose others.
situation-unknown = There is no situation at this address. Choose one from the list.
situation-new = not ruled yet
situation-right = right
situation-again = to do again
situation-theme-illegal = Illegal moves
situation-theme-clock = Clock and flags
situation-theme-draws = Draws and claims
situation-theme-touch = Touched pieces
situation-theme-board = Board and pieces
situation-theme-conduct = Conduct and score sheets

## At the board

situation-board = The board
situation-clock = The clock
situation-many = one arbiter for many boards
situation-watched = an arbiter for this board alone
situation-name-white = White
situation-name-black = Black
situation-white = White
situation-black = Black
situation-flag = flag down
situation-runs = running
situation-stands = stopped
situation-what-now = What do you do?
situation-stop = Stop the clock
situation-leave = Let them play
situation-decide = Rule
situation-step = Next step
situation-step-back = Step back
situation-replay = Watch again
situation-set-times = Set the times
situation-set-hint = Leave each side with the time it should have when the game goes on.
situation-times-done = The times are set
situation-other-decision = Another decision

## The ruling

situation-all-right = All of it is right.
situation-not-all = Not all of it is right.
situation-how = This is how it is ruled.
situation-part-right = right
situation-part-wrong = wrong
situation-part-stop = Clock
situation-part-decision = Decision
situation-part-times = Times
situation-part-position = Position
situation-should-stop = It is stopped
situation-should-leave = Hands off
situation-should-go-back = Put right
situation-should-stay = As it is
situation-white-plays = White to play.
situation-black-plays = Black to play.
situation-elsewhere = In other editions
situation-same = the same
situation-other = different
situation-silent = says nothing
situation-show-found = As found / as it should be
situation-board-found = On the board: as it was found.
situation-board-right = On the board: as it should stand.
situation-next = Next situation
situation-again-now = Watch and rule again
