### Contar mãos na aula.

hands = Mãos no ar
# $letter (text): A, B or C, or the answer itself; $count (number): how many hands
hands-for = { $count ->
    [one] { $letter }: 1 mão no ar
   *[other] { $letter }: { $count } mãos no ar
}
hand-more = Mais uma mão para { $letter }
hand-less = Menos uma mão para { $letter }
hands-down = Contar de novo
