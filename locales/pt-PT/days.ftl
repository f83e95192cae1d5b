### Os dias em que se jogou: para quem volta, sem nada que se possa perder

days-title = Dias em que jogaste
# $all (number): days since the first one
days-all = { $all ->
    [one] Até agora jogaste num dia.
   *[other] Até agora jogaste em { $all } dias.
}
# $count (number): days of this month
# $days (string): their numbers, one after the other
days-month = { $count ->
    [one] Este mês, no dia { $days }.
   *[other] Este mês, nos dias { $days }.
}
