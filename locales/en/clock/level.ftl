### The clock beside the board of a level

at-clock-stop = Stop
at-clock-start = First start the clock.
at-clock-move-first = First you move, then you press. Pressing without a move counts as an illegal move.
at-clock-press-first = The move is not complete yet. Press your clock.
at-clock-other-plate = That side is the opponent's. Each player presses their own.
at-clock-stop-first = This is no time to move. Press Stop and call the arbiter.
at-clock-not-fallen = The flag has not fallen yet. Look at the opponent's clock.
at-clock-no-reason = There is nothing to ask the arbiter. The clock goes on.
at-clock-time-over = Your time is over. The clock begins again, and you can try once more.
at-clock-fallen = The opponent's flag has fallen.
