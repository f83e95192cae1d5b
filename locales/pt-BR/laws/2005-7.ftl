### Leis de 2005, artigo 7: os números que diferem dos de 2023.

law-2005-7-1-a = Se a posição inicial estava errada, a partida é anulada e se joga outra.
    .teacher = No rápido, três lances de cada um fecham a porta a essa reclamação (B4).
    .diff = O mesmo em 2023, mas lá a porta do rápido só se fecha aos dez lances (A.5.1.2).
law-2005-7-1-b = Se o único erro é o tabuleiro mal colocado, a partida continua em outro bem colocado, com a mesma posição.
    .diff = A mesma solução do 7.2.2 de 2023.
law-2005-7-2 = Começaram com as cores trocadas: a partida segue, se o árbitro não decidir de outro modo.
    .teacher = Pode-se descobrir no segundo lance ou no trigésimo. A regra é a mesma.
    .diff = Em 2018 e 2023, antes de 10 lances de cada um, para-se e começa tudo de novo. De 10 em diante, segue.
law-2005-7-3 = Quem derruba ou desarruma peças arruma-as no próprio tempo. Qualquer um dos dois pode, se preciso, parar o relógio e pedir ajuda ao árbitro.
    .teacher = O árbitro pode punir quem tirou as peças do lugar.
    .diff = A mesma ideia em 7.4.1 a 7.4.3. Em 2023, havendo necessidade, o relógio deve ser parado, e não apenas pode.
law-2005-7-4-a = Um lance ilegal descoberto é desfeito, mesmo na promoção ou se capturou o rei. Volta-se à posição anterior, ou à última conhecida, ajustam-se os relógios e joga-se dali.
    .teacher = Ao lance que o substitui aplica-se o 4.3, da peça tocada. A promoção inacabada também se desfaz.
    .diff = Em 2018 e 2023 ele se completa ao acionar o relógio. O peão não trocado vira dama (7.5.2) e existem as faltas do 7.5.3 e do 7.5.4.
law-2005-7-4-b = Cada um dos dois primeiros lances ilegais de um jogador dá dois minutos ao adversário. No terceiro, ele perde a partida.
    .teacher = Mesmo que o adversário não possa dar mate: nesta edição, o terceiro perde.
    .diff = Em 2009 o terceiro passou a ser empate se o adversário não pode dar mate. Em 2018 e 2023 já se perde no segundo.
law-2005-7-5 = Se há peças fora de suas casas, restabelece-se a posição anterior ao erro, ou a última identificável. Os tempos são ajustados pelo 6.14.
    .diff = Igual no 7.6 de 2023; dos tempos cuida lá o 7.1.
