### Leis de 2009, artigo 7: os números que diferem dos de 2023.

law-2009-7-1-a = Se se descobre que as peças começaram em casas erradas, esta partida não conta. Começa-se uma nova.
    .teacher = O artigo não põe limite de lances.
    .diff = O mesmo em 2023. Nas semirrápidas, 2018 e 2023 põem um limite de dez lances. Delas não trata o texto de 2009 que temos.
law-2009-7-1-b = O tabuleiro está mal posto? Passa-se a posição para um bem posto e a partida segue.
    .teacher = Só as peças mal postas (7.1.a) anulam a partida.
    .diff = Igual em 2023, onde são o 7.2.1 e o 7.2.2.
law-2009-7-2 = As cores estão trocadas? Joga-se na mesma, a não ser que o árbitro decida outra coisa.
    .teacher = Não há um número de lances a contar. A decisão é do árbitro.
    .diff = Em 2018 e 2023 contam-se lances. Com menos de 10 de cada, começa-se outra partida; com 10 ou mais, continua-se.
law-2009-7-3 = Se deitas peças abaixo ou as tiras do lugar, voltas a pô-las bem no teu tempo. Se for preciso, um dos dois pode parar o relógio e chamar o árbitro, que te pode punir.
    .diff = Em 2018 e 2023 está em três números, 7.4.1 a 7.4.3. O português de 2009 diz que se «pode» parar o relógio; o inglês, como 2023, diz que se deve.
law-2009-7-4-a = Lance ilegal completado, má promoção ou rei capturado: volta-se à posição de antes, ou à última que se conheça. Acertam-se os tempos e joga-se daí.
    .teacher = Ao lance novo aplicam-se o 4.3 e o 4.6. Se a peça tocada tiver lance legal, é com ela.
    .diff = Em 2009 a promoção mal feita também volta atrás. Em 2018 e 2023, o peão que ficou na última linha passa a dama (7.5.2).
law-2009-7-4-b = Primeiro e segundo lance ilegal do mesmo jogador: dois minutos para o adversário de cada vez. Ao terceiro, perde; mas é empate se o adversário não pode dar mate.
    .teacher = São três lances ilegais de um jogador na mesma partida; os do adversário não se somam.
    .diff = Em 2009 há dois avisos e perde-se ao terceiro lance ilegal. Em 2018 e 2023 há um só, e perde-se ao segundo.
law-2009-7-5 = Com peças fora do seu lugar, volta-se à posição de antes do erro ou, não se sabendo, à última conhecida. Os relógios acertam-se pelo 6.13.
    .diff = Decide o mesmo em 2023; só que o acerto dos relógios está lá no 7.1.
