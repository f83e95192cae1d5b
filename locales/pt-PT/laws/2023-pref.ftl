### Leis de 2023, prefácio.

law-2023-pref-1 = Numa partida podem acontecer coisas de que as Leis não falam. Com a organização das provas passa-se o mesmo.
law-2023-pref-2 = Não há artigo para o caso? Procura-se nas Leis um caso parecido e decide-se como ali.
    .teacher = Dá um bom exercício: inventar um caso sem artigo e descobrir o artigo mais parecido.
law-2023-pref-3 = As Leis contam com um árbitro que sabe do que faz, tem bom senso e não toma partido.
law-2023-pref-4 = Regras com pormenores a mais prenderiam o árbitro: num caso especial não poderia decidir com justiça. A FIDE pede aos jogadores e às federações que pensem assim também.
law-2023-pref-5 = Uma partida só conta para o rating da FIDE se for jogada pelas Leis da FIDE. Fora do rating, também se recomenda jogar por elas.
    .teacher = O texto de 2023 põe esta condição ao torneio; o de 2018 põe-na à partida.
law-2023-pref-6 = As federações filiadas podem perguntar à FIDE o que ela decide sobre uma questão das Leis.
