### What every trainer says: of moves, draughts, tactics, endings

train-done = { $done } of { $all } levels
train-level = Level { $level }
train-review-begin = Review
train-later = { $days ->
    [1] What you missed comes back tomorrow.
    *[other] What you missed comes back in { $days } days.
}
train-review-none = There is nothing to review today.
train-place = { $place } of { $of }
train-again = once more
train-show = Show the answer
train-hint = Hint
train-next = Next
train-over = Series complete
train-score = Right at the first try: { $right } of { $of }.
train-more = Another series
train-share = To give the class the same series, share this address:
train-copy = Copy
train-copied = Copied.
train-not-copied = Copying did not work. Select the address and copy it.
train-white-moves = White to move
train-black-moves = Black to move
train-right = Right!
train-wrong = Not yet
train-hint-mover = Move the marked piece. Where to?
train-teacher = For teachers
train-class-mode = Class mode
train-class-mode-text = While it is on, the training keeps no stars, and nothing that was missed.
train-projector = While projecting, Page Down shows the answer, and then the next exercise.
train-forget-yes = Erase
train-forget-no = Keep it
