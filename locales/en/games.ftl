### Other games: a new one or one from a file, what every game says.

## A new game

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

## A game from a file

games-open = Open
games-file = Choose a file
games-reading = Reading…
games-stop = Stop
games-none = I found no game.
# $count (number): games shown at once
games-search = The list has room for { $count }. Search for a name, a date or an event.
file-unreadable = I could not read that file.

## The board

settings-destinations = Show the possible moves
settings-turn-board = Turn the board after each move
settings-coordinates = Coordinates
coordinates-outside = Outside
coordinates-inside = Inside
coordinates-every = On every square
coordinates-off = No coordinates
