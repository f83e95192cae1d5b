### Counting hands in class.

hands = Hands up
# $letter (text): A, B or C, or the answer itself; $count (number): how many hands
hands-for = { $count ->
    [one] { $letter }: 1 hand up
   *[other] { $letter }: { $count } hands up
}
hand-more = One hand more for { $letter }
hand-less = One hand fewer for { $letter }
hands-down = Hands down
