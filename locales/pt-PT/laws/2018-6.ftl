### Leis de 2018, artigo 6: os números que diferem dos de 2023.

law-2018-6-1-1 = O relógio de xadrez é um aparelho com dois mostradores ligados. Só um anda de cada vez.
    .diff = Diz o mesmo que em 2023, onde as duas definições estão juntas no 6.1.
law-2018-6-1-2 = Nas Leis, «relógio» é um dos dois mostradores, e cada um tem a sua seta. A seta cai quando acaba o tempo desse jogador.
    .diff = A definição não muda; em 2023 faz parte do 6.1.
law-2018-6-2-1-2 = Sem acionar o relógio, o lance também fica completo se acaba a partida. Fica também quando esse jogador faz o lance seguinte.
    .teacher = Entre os fins de partida, a impressão de 2018 conta o acordo (5.2.3) e todo o 9.6.
    .diff = Em 2023 são dois números, 6.2.1.1 e 6.2.1.2. Na lista dos fins de partida sai o acordo (5.2.3) e entra o 9.2.1.
law-2018-6-7-1 = O regulamento da prova tem de dizer antes quanto atraso se tolera. Quem chega depois disso perde, a não ser que o árbitro decida outra coisa.
    .teacher = Se o regulamento se cala, esta edição não traz um valor, nem zero nem uma hora.
    .diff = Em 2018 só se exige que a tolerância esteja escrita. Desde 2023, se ninguém a escrever, é zero.
law-2018-6-9 = Quem não completa a tempo os lances exigidos perde. Não perde se a partida já acabou por 5.1.1, 5.1.2 ou 5.2.1 a 5.2.3. É empate se o adversário não puder dar mate.
    .diff = A impressão escolar diz que é empate quando «ninguém» pode dar mate. É um lapso, e conta só o adversário, como no A.4.2 e em 2023.
