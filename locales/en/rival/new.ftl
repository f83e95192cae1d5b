### A new game: against whom and how, what every game says.

rival-who = Against whom?
rival-friend = A friend, on this screen
rival-computer = The computer
rival-level = How does the computer play?
rival-side = Which pieces do you play?
rival-side-lot = By lot
rival-clock = With a clock?
rival-clock-none = No clock
rival-clock-text = Minutes, and seconds a move. The move presses the clock.
rival-kept = The game under way is kept. The button back to it stays in sight.
rival-start = Start
