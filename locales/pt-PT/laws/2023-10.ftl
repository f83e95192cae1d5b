### Leis de 2023, artigo 10: a pontuação.

law-2023-10-1 = Se o regulamento não disser outra coisa, ganhar vale 1 ponto, empatar ½ e perder 0. É igual quando se ganha ou perde por falta de comparência.
    .teacher = O glossário de 2023 lembra outra conta, usada por equipas: 3, 1 e 0. Só vale se estiver no regulamento.
law-2023-10-2 = Uma partida não dá, ao todo, mais pontos do que o seu máximo normal. Cada um recebe um resultado normal de uma partida. ¾ – ¼, por exemplo, não pode ser.
    .teacher = Menos do que o máximo já pode ser. Pelo 11.8, perdem os dois.
