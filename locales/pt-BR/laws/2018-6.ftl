### Leis de 2018, artigo 6: os números que diferem dos de 2023.

law-2018-6-1-1 = Relógio de xadrez é um aparelho com dois mostradores ligados. Apenas um anda por vez.
    .diff = Diz o mesmo que em 2023, edição que junta as duas definições no 6.1.
law-2018-6-1-2 = Nas Leis, «relógio» quer dizer um dos dois mostradores, cada um com sua seta. A seta cai quando termina o tempo daquele jogador.
    .diff = A definição é a mesma; em 2023 ela faz parte do 6.1.
law-2018-6-2-1-2 = Mesmo sem acionar o relógio, o lance fica completo se encerra a partida. Fica também quando o jogador faz seu lance seguinte.
    .teacher = Entre os fins de partida, o texto de 2018 inclui o acordo (5.2.3) e o 9.6 inteiro.
    .diff = Em 2023 são dois itens, 6.2.1.1 e 6.2.1.2. Da lista dos fins de partida saiu o acordo (5.2.3) e entrou o 9.2.1.
law-2018-6-7-1 = O regulamento do torneio precisa informar antes a tolerância de atraso. Quem chega depois dela perde, salvo outra decisão do árbitro.
    .teacher = Se o regulamento não diz nada, esta edição não traz nenhum valor, nem zero nem uma hora.
    .diff = Em 2018 apenas se exige que a tolerância esteja escrita. Desde 2023, se não estiver, vale zero.
law-2018-6-9 = Quem não completa a tempo os lances exigidos perde. Não perde se a partida já acabou por 5.1.1, 5.1.2 ou 5.2.1 a 5.2.3. É empate se o adversário não puder dar mate.
    .diff = A impressão escolar diz que é empate quando «ninguém» pode dar mate. É um lapso, e conta só o adversário, como no A.4.2 e em 2023.
