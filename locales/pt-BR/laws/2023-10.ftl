### Leis de 2023, artigo 10: a pontuação.

law-2023-10-1 = Se o regulamento não disser outra coisa, a vitória vale 1 ponto, o empate ½ e a derrota 0. Vencer ou perder por não comparecimento (W.O.) dá os mesmos pontos.
    .teacher = O glossário de 2023 cita outra conta, usada por equipes: 3, 1 e 0. Só vale se estiver no regulamento.
law-2023-10-2 = Uma partida não dá, no total, mais pontos que o seu máximo normal. Cada um recebe um resultado normal de partida. ¾ – ¼, por exemplo, não vale.
    .teacher = Menos que o máximo pode acontecer. Pelo 11.8, os dois perdem.
