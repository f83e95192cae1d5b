### Leis de 2005, artigo 12: os números que diferem dos de 2023.

law-2005-12-2-b = Telemóveis e outros meios eletrónicos de comunicação não entram na sala sem licença do árbitro. Se o teu tocar na sala durante a partida, perdes.
    .teacher = Os pontos do adversário decide-os o árbitro.
    .diff = Em 2005 perde-se quando o telemóvel toca. Em 2018 basta tê-lo consigo; em 2023, ter qualquer aparelho não aprovado.
law-2005-12-4 = Quando a tua partida acaba, és um espectador como os outros.
    .teacher = Como espectador não falas nem interferes nas partidas dos outros (13.7.a).
    .diff = Igual em 2023. Aí o espectador que vê uma irregularidade pode dizê-la ao árbitro (12.7).
law-2005-12-5 = Sem licença do árbitro não se sai do ambiente de jogo. Quem tem a vez nem sequer sai da sala.
    .teacher = Do ambiente fazem parte a sala, as casas de banho, a zona de refeições e a de fumadores. O árbitro pode juntar outros lugares.
    .diff = Em 2018 e 2023 são vários números. Em 2023 entram as zonas de repouso, e pessoas de fora só entram na área com licença (11.2.3.3).
law-2005-12-6 = Não se distrai nem se incomoda o adversário. Pedir ou reclamar empates sem cabimento também é incomodar.
    .diff = Em 2018 e 2023 a lista inclui trazer ruído para a área de jogo. Em 2023 inclui também os pedidos sucessivos.
law-2005-12-7 = Faltar ao que mandam os números 12.1 a 12.5 traz uma das penalidades do 13.4.
    .teacher = O 12.6, distrair o adversário, não está na lista desta edição.
    .diff = Em 2018 e 2023 abrange também distrair ou incomodar o adversário: vai do 11.1 ao 11.5.
law-2005-12-9 = Se os dois são culpados segundo o 12.7, os dois perdem.
    .teacher = É um dos raros casos em que uma partida acaba com dois derrotados.
    .diff = Em 2005 remete-se para o 12.7, as infrações. Em 2018 e 2023, para o 11.7: a recusa persistente em cumprir as Leis.
