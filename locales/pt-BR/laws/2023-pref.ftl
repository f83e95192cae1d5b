### Leis de 2023, prefácio.

law-2023-pref-1 = Em uma partida pode acontecer algo de que as Leis não falam. Na organização dos torneios também.
law-2023-pref-2 = Falta um artigo para o caso? Procura-se nas Leis um caso parecido e decide-se do mesmo jeito.
    .teacher = Rende um bom exercício: inventar um caso sem artigo e achar o artigo mais parecido.
law-2023-pref-3 = As Leis contam com um árbitro que conhece o trabalho, tem bom senso e não toma partido.
law-2023-pref-4 = Regras com detalhes demais amarrariam o árbitro: em um caso especial ele não poderia decidir com justiça. A FIDE pede a jogadores e federações que pensem assim também.
law-2023-pref-5 = Uma partida só vale para o rating da FIDE se for jogada pelas Leis da FIDE. Sem rating, também se recomenda jogar por elas.
    .teacher = O texto de 2023 põe essa condição no torneio; o de 2018, na partida.
law-2023-pref-6 = As federações filiadas podem perguntar à FIDE o que ela decide sobre uma questão das Leis.
