### The clock: times in words.

# $count (number): hours
time-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
  }
# $count (number): minutes
time-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
  }
# $count (number): seconds
time-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
  }
# $first, $second (text): “5 minutes”, “3 seconds”
time-two = { $first } and { $second }
# $first, $second, $third (text): “1 hour”, “30 minutes”, “5 seconds”
time-three = { $first }, { $second } and { $third }
# $time (text): “5 minutes and 3 seconds”
time-white-has = White has { $time }.
time-black-has = Black has { $time }.
time-waiting = The clock has not started yet.
time-paused = The clock stands still.
time-white-flag = White’s flag has fallen.
time-black-flag = Black’s flag has fallen.
