### Leis de 2009, artigo 6: os números que diferem dos de 2023.

law-2009-6-6 = Chegar atrasado: o que acontece quando a sessão começa e falta alguém à mesa.
    .diff = Em 2009 a tolerância é zero se nada for dito, como em 2023; em 2005 era uma hora. Em 2018 só se exige que esteja escrita.
law-2009-6-6-a = Quem chega ao tabuleiro depois do início da sessão perde: a tolerância é de zero minuto. O regulamento do torneio pode fixar outra.
    .teacher = Aqui só o regulamento pode abrandar a regra; o texto não deixa essa escolha para o árbitro.
    .diff = Em 2023 o zero só vale se o regulamento não disser nada, o regulamento deve fixar a tolerância, e o árbitro pode decidir de outro modo.
law-2009-6-7-a = Feito o lance, você para o seu relógio e aciona o do outro: só então o lance está completo, salvo se encerrar a partida. O tempo entre as duas ações é seu.
    .teacher = Ninguém pode ser impedido de parar o próprio relógio.
    .diff = Desde 2018, um lance não completado passa a completo quando o mesmo jogador faz o próximo (6.2.1.2). Em 2009 isso não aparece.
law-2009-6-7-c = Cuide bem do relógio: não se bate nele com força, não se pega nem se derruba. O mau uso é punido pelo 13.4.
    .diff = Desde 2018 também é proibido acionar o relógio antes de fazer o lance.
law-2009-6-7-d = Quem não consegue usar o relógio leva um ajudante aceito pelo árbitro. O árbitro ajusta o tempo desse jogador com justiça.
    .diff = Desde 2018 não se altera o tempo de um jogador com deficiência.
law-2009-6-11 = As duas setas caídas, e ninguém sabe qual caiu primeiro:
    .teacher = Quando se sabe qual caiu antes, esta regra não serve: aplica-se o 6.9.
    .diff = Em 2009 faz parte das Leis; o texto de 2018 que temos não a traz. Em 2023 é só diretriz, se anunciada antes, no pensado e no rápido sem acréscimo.
law-2009-6-11-a = se ainda há outro período, o jogo segue;
    .diff = A solução é a mesma em 2023, porém apenas como diretriz.
law-2009-6-11-b = se é o período em que todos os lances restantes devem ser feitos, é empate.
    .diff = Em 2023 também é empate, mas por uma diretriz que o torneio precisa anunciar.
law-2009-6-13 = Depois de uma irregularidade, ou de recolocar as peças, o árbitro define com bom senso os tempos dos relógios e, se preciso, acerta o contador de lances.
    .diff = Desde 2018 consta também que o árbitro pode deixar os tempos como estão.
law-2009-6-14 = Telas e tabuleiros murais com a posição e os lances são permitidos, assim como relógios que contam lances. Mas não se reclama só com base neles.
    .diff = A mesma regra, dividida desde 2018 em dois itens: 6.12.1 e 6.12.2.
