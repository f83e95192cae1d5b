### Os dias em que se jogou: para quem volta, sem nada que se possa perder

days-title = Dias em que você jogou
# $all (number): days since the first one
days-all = { $all ->
    [one] Até agora você jogou em um dia.
   *[other] Até agora você jogou em { $all } dias.
}
# $count (number): days of this month
# $days (string): their numbers, one after the other
days-month = { $count ->
    [one] Neste mês, no dia { $days }.
   *[other] Neste mês, nos dias { $days }.
}
