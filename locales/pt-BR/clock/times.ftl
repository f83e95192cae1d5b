### Relógio: o tempo dito por palavras.

# $count (number): hours
time-hours = { $count ->
    [one] 1 hora
   *[other] { $count } horas
  }
# $count (number): minutes
time-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
  }
# $count (number): seconds
time-seconds = { $count ->
    [0] 0 segundos
    [one] 1 segundo
   *[other] { $count } segundos
  }
# $first, $second (text): «5 minutos», «3 segundos»
time-two = { $first } e { $second }
# $first, $second, $third (text): «1 hora», «30 minutos», «5 segundos»
time-three = { $first }, { $second } e { $third }
# $time (text): «5 minutos e 3 segundos»
time-white-has = As Brancas têm { $time }.
time-black-has = As Pretas têm { $time }.
time-waiting = O relógio ainda não começou.
time-paused = O relógio está parado.
time-white-flag = Caiu a seta das Brancas.
time-black-flag = Caiu a seta das Pretas.
