### Leis do Xadrez de 2023, artigo 5.

law-2023-5-1 = Vencer e perder: o xeque-mate e o abandono
law-2023-5-1-1 = Vence quem dá xeque-mate no rei adversário. A partida termina na hora, se o lance do mate respeitou o artigo 3 e os artigos 4.2 a 4.7.
    .teacher = O mate completa o lance sem que se acione o relógio (artigo 6.2.1.1). Uma seta que caia depois não conta mais.
law-2023-5-1-2 = Quem declara que abandona perde, e a partida termina na hora. Mas, se nenhuma série de lances legais permite que o adversário dê mate, é empate.
    .teacher = Antes de anotar a derrota, convém ver se o outro ainda pode dar mate. Contam também os piores lances de quem abandonou.
law-2023-5-2 = Empatar: o afogado, a posição morta e o acordo
law-2023-5-2-1 = Quem tem a vez não está com o rei em xeque, mas ficou sem lance legal. É afogado, e a partida está empatada. Termina na hora, se o último lance respeitou o artigo 3 e os artigos 4.2 a 4.7.
    .teacher = Duas perguntas o separam do mate: alguma peça tem lance legal? O rei está em xeque?
law-2023-5-2-2 = Nenhuma série de lances legais permite mate de um lado ou do outro. É posição morta, e a partida está empatada. Termina na hora, se o último lance respeitou o artigo 3 e os artigos 4.2 a 4.7.
    .teacher = Não depende de reclamação nem de acordo. Se um dos dois ainda pode dar mate, mesmo contra uma defesa ruim, ela não está morta.
law-2023-5-2-3 = Os dois jogadores podem combinar o empate durante a partida, se cada um já fez pelo menos um lance. A partida termina na hora.
    .teacher = O regulamento do torneio pode limitar o acordo ou exigir o consentimento do árbitro (artigo 9.1.1).
