### The arbiter: the list, the board, the ruling.

desk = Be the arbiter
desk-lead = Choose a situation. Watch what happens at the board, stop the clock if you must, and rule.
desk-edition = Laws in force
desk-speed = Speed
desk-all-speeds = All
desk-standard = Standard
desk-rapid = Rapid
desk-blitz = Blitz
# $right, $all (number): situations
desk-count = Right: { $right } of { $all }
desk-none = There are no situations for this edition and this speed. Choose others.
desk-unknown = There is no situation at this address. Choose one from the list.
desk-new = not ruled yet
desk-right = right
desk-again = to do again
desk-theme-illegal = Illegal moves
desk-theme-clock = Clock and flags
desk-theme-draws = Draws and claims
desk-theme-touch = Touched pieces
desk-theme-board = Board and pieces
desk-theme-conduct = Conduct and score sheets

## At the board

desk-board = The board
desk-clock = The clock
desk-many = one arbiter for many boards
desk-watched = an arbiter for this board alone
desk-name-white = White
desk-name-black = Black
desk-white = White
desk-black = Black
desk-flag = flag down
desk-runs = running
desk-stands = stopped
desk-what-now = What do you do?
desk-stop = Stop the clock
desk-leave = Let them play
desk-decide = Rule
desk-step = Next step
desk-step-back = Step back
desk-replay = Watch again
desk-set-times = Set the times
desk-set-hint = Leave each side with the time it should have when the game goes on.
desk-times-done = The times are set
desk-other-decision = Another decision

## The ruling

desk-all-right = All of it is right.
desk-not-all = Not all of it is right.
desk-how = This is how it is ruled.
desk-part-right = right
desk-part-wrong = wrong
desk-part-stop = Clock
desk-part-decision = Decision
desk-part-times = Times
desk-part-position = Position
desk-should-stop = It is stopped
desk-should-leave = Hands off
desk-should-go-back = Put right
desk-should-stay = As it is
desk-white-plays = White to play.
desk-black-plays = Black to play.
desk-elsewhere = In other editions
desk-same = the same
desk-other = different
desk-silent = says nothing
desk-show-found = As found / as it should be
desk-board-found = On the board: as it was found.
desk-board-right = On the board: as it should stand.
desk-next = Next situation
desk-again-now = Watch and rule again
