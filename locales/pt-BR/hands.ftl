### Contar mãos na aula.

hands = Mãos no ar
# $letter (text): A, B or C; $count (number): how many hands
hands-for = { $count ->
    [one] { $letter }: 1 mão no ar
   *[other] { $letter }: { $count } mãos no ar
}
hands-down = Contar de novo
