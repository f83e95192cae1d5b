### The clock on the table: its two halves and what stands between them.

face-white = White
face-black = Black
face-playing = to move
face-waiting = waiting
face-stopped = stopped
face-turn = stopped, to move
face-flag = flag fallen
face-lost = lost the game
face-won = won the game
face-drawn = draw
face-start = Black: press here to start
face-white-first = White moves first
# $count (number): moves made
face-moves = Moves: { $count }
# $number (number): the period of the game, from 1
face-period = Period { $number }
# $seconds (number): what the delay still lets pass
face-delay = Delay: { $seconds } s
face-swap = Swap
face-swap-said = Swap the places of White and Black
face-pause = Pause
face-pause-said = Pause: stop the clock
face-resume = Go on
face-resume-said = Go on: the clock runs again
face-full = Screen
face-full-said = Full screen
face-project = Project
face-project-said = Project for the class
face-say = Hear
face-say-said = Hear the times
face-end = End
face-end-said = End: take this clock off the table
face-awake = The screen may go dark. Switch off its automatic lock.
face-keys = Space presses for the side to move. Each Shift is one player's. P pauses, T says the times.
# $time (text): «3 min 12 s»
face-slept = The device slept for { $time }.
face-slept-counts = Does that time count? Decide together, or ask the arbiter.
face-counts-white = It counts for White
face-counts-black = It counts for Black
face-counts-not = It does not count
# $time (text): «1 h»
face-back = The device's clock went back { $time }.
face-back-right = The time counted here is right. The clock stopped only to tell you.
face-back-good = All right
face-end-ask = Take this clock off the table?
face-end-lost = The times and moves of this game will be lost.
face-end-back = Back to the clock
# $control (text): «15+5»
face-again = New game, { $control }
face-end-other = Take the clock away
arbiter-open = Arbiter
arbiter-open-said = Arbiter: hold for a second
arbiter-hold = Hold it down
arbiter-again = Press again
