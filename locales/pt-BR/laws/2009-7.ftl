### Leis de 2009, artigo 7: os números que diferem dos de 2023.

law-2009-7-1-a = Se se descobre que as peças começaram em casas erradas, a partida não vale. Começa-se uma nova.
    .teacher = O artigo não fixa limite de lances.
    .diff = O mesmo em 2023. No rápido, 2018 e 2023 põem um limite de dez lances. Dele não trata o texto de 2009 que temos.
law-2009-7-1-b = O tabuleiro está virado errado? Transfere-se a posição para um bem colocado e a partida segue.
    .teacher = Só as peças mal colocadas (7.1.a) anulam a partida.
    .diff = Igual em 2023, em que são 7.2.1 e 7.2.2.
law-2009-7-2 = As cores estão trocadas? O jogo continua, a menos que o árbitro decida outra coisa.
    .teacher = Não há número de lances a contar. Quem decide é o árbitro.
    .diff = Em 2018 e 2023 os lances contam. Com menos de 10 de cada, começa outra partida; com 10 ou mais, continua a mesma.
law-2009-7-3 = Se você derruba ou desloca peças, arruma tudo no seu tempo. Se preciso, um dos dois pode parar o relógio e chamar o árbitro, que pode punir você.
    .diff = Em 2018 e 2023 está em três itens, 7.4.1 a 7.4.3. O português de 2009 diz que se «pode» parar o relógio; o inglês, como 2023, que se deve.
law-2009-7-4-a = Lance ilegal completado, promoção malfeita ou rei capturado: volta-se à posição anterior, ou à última conhecida. Ajustam-se os tempos e o jogo segue dali.
    .teacher = Ao novo lance aplicam-se o 4.3 e o 4.6. Se a peça tocada tem lance legal, é com ela.
    .diff = Em 2009 a promoção malfeita também volta atrás. Em 2018 e 2023, o peão deixado na última fileira vira dama (7.5.2).
law-2009-7-4-b = Primeiro e segundo lance ilegal do mesmo jogador: dois minutos ao adversário em cada vez. No terceiro, perde; mas é empate se o adversário não pode dar mate.
    .teacher = São três lances ilegais de um jogador na mesma partida; os do adversário não entram na soma.
    .diff = Em 2009 há dois avisos e se perde no terceiro lance ilegal. Em 2018 e 2023 há um só, e se perde no segundo.
law-2009-7-5 = Com peças fora do lugar, volta-se à posição anterior ao erro ou, não se sabendo, à última conhecida. Os relógios são ajustados pelo 6.13.
    .diff = Decide o mesmo em 2023; só que o ajuste dos relógios está lá no 7.1.
