### The days on which somebody played: for who comes back, with nothing that can be lost

days-title = Days on which you played
# $all (number): days since the first one
days-all = { $all ->
    [one] So far you have played on one day.
   *[other] So far you have played on { $all } days.
}
# $count (number): days of this month
# $days (string): their numbers, one after the other
days-month = { $count ->
    [one] This month, on day { $days }.
   *[other] This month, on days { $days }.
}
