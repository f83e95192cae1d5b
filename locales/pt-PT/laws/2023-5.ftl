### Leis do Xadrez de 2023, artigo 5.

law-2023-5-1 = Ganhar e perder: o xeque-mate e o abandono
law-2023-5-1-1 = Ganha quem dá xeque-mate ao rei adversário. A partida acaba logo ali, se o lance do mate respeitou o artigo 3 e os artigos 4.2 a 4.7.
    .teacher = O mate completa o lance sem se acionar o relógio (artigo 6.2.1.1). Uma seta que caia depois já não conta.
law-2023-5-1-2 = Quem declara que abandona perde, e a partida acaba logo. Mas se o adversário não puder dar mate por nenhuma série de lances legais, é empate.
    .teacher = Antes de escrever a derrota, convém ver se o outro ainda pode dar mate. Contam também os piores lances de quem abandona.
law-2023-5-2 = Empatar: o afogado, a posição morta e o acordo
law-2023-5-2-1 = Quem tem a vez não tem o rei em xeque, mas já não tem lance legal nenhum. É afogado, e a partida está empatada. Acaba logo, se o último lance respeitou o artigo 3 e os artigos 4.2 a 4.7.
    .teacher = Duas perguntas separam-no do mate: há algum lance legal, com qualquer peça? E o rei, está em xeque?
law-2023-5-2-2 = Nenhum dos dois pode dar mate por nenhuma série de lances legais. É posição morta, e a partida está empatada. Acaba logo, se o último lance respeitou o artigo 3 e os artigos 4.2 a 4.7.
    .teacher = Não depende de reclamação nem de acordo. Se um dos dois ainda puder dar mate, mesmo mal defendido, não está morta.
law-2023-5-2-3 = Os dois jogadores podem combinar o empate durante a partida, desde que ambos já tenham feito pelo menos um lance. A partida acaba logo.
    .teacher = O regulamento da prova pode limitar o acordo ou exigir o consentimento do árbitro (artigo 9.1.1).
