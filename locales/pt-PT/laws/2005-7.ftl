### Leis de 2005, artigo 7: os números que diferem dos de 2023.

law-2005-7-1-a = Se a posição inicial estava errada, a partida anula-se e joga-se outra.
    .teacher = Nas semirrápidas, três lances de cada um fecham a porta a esta reclamação (B4).
    .diff = O mesmo em 2023, mas lá a porta das semirrápidas só se fecha aos dez lances (A.5.1.2).
law-2005-7-1-b = Se o único erro é o tabuleiro mal posto, a partida continua noutro bem posto, com a mesma posição.
    .diff = A mesma solução no 7.2.2 de 2023.
law-2005-7-2 = Começaram com as cores trocadas: a partida segue, se o árbitro não decidir outra coisa.
    .teacher = Pode descobrir-se ao segundo lance ou ao trigésimo. A regra é a mesma.
    .diff = Em 2018 e 2023, antes dos 10 lances de cada um para-se e começa-se de novo. Dos 10 em diante, segue-se.
law-2005-7-3 = Quem tomba ou desarruma peças arranja-as no seu próprio tempo. Qualquer dos dois pode, se for preciso, parar o relógio e pedir ajuda ao árbitro.
    .teacher = O árbitro pode punir quem as desarrumou.
    .diff = A mesma ideia em 7.4.1 a 7.4.3. Em 2023, quando é preciso, o relógio deve ser parado, e não apenas pode.
law-2005-7-4-a = Um lance ilegal descoberto desfaz-se, mesmo na promoção ou se capturou o rei. Repõe-se a posição anterior, ou a última conhecida, acertam-se os relógios e joga-se daí.
    .teacher = Ao lance que o substitui aplica-se o 4.3, da peça tocada. A promoção por acabar também se desfaz.
    .diff = Em 2018 e 2023 completa-se ao acionar o relógio. O peão que não foi trocado passa a dama (7.5.2), e há as faltas do 7.5.3 e do 7.5.4.
law-2005-7-4-b = Cada um dos dois primeiros lances ilegais de um jogador dá dois minutos ao adversário. Com o terceiro, perde a partida.
    .teacher = Nem que o adversário não possa dar mate: nesta edição, o terceiro perde.
    .diff = Em 2009 o terceiro passou a dar empate se o adversário não pode dar mate. Em 2018 e 2023 já se perde ao segundo.
law-2005-7-5 = Se há peças fora das suas casas, repõe-se a posição anterior ao erro, ou a última que se identifique. Os tempos acertam-se pelo 6.14.
    .diff = Igual no 7.6 de 2023; dos tempos trata lá o 7.1.
