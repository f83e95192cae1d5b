### Counting hands in class.

hands = Hands up
# $letter (text): A, B or C; $count (number): how many hands
hands-for = { $count ->
    [one] { $letter }: 1 hand up
   *[other] { $letter }: { $count } hands up
}
hands-down = Hands down
