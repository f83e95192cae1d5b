### Damas 18, mistura. Brazilian Portuguese, addressed as "você".

damas-mistura-sem-titulo = Nesta lição ninguém diz o tema. Procure primeiro as capturas, depois as ofertas.
damas-mistura-duas-voltas = Pergunte sempre o que você pode capturar. Depois pergunte o que podem capturar de você em seguida.

damas-mistura-que-lance = Jogue o melhor lance das Brancas.
    .hint = Olhe para a pedra da casa 11. Que peças faltam para ela pular duas vezes?
    .after = Uma oferta trouxe a pedra da casa 23 para 14. Depois foram dois pulos.
    .m14-18 = As Pretas capturam uma e você captura uma. Há coisa melhor que uma troca.
damas-mistura-quantas-pecas = Quantas peças as Pretas têm de capturar neste lance?
    .hint = A dama da casa 5 pode virar em 14, em 23 e em 16.
    .after = Quatro, em 10, 19, 20 e 7. São mais do que em qualquer outro caminho.
damas-mistura-tres-lances = Você tem duas pedras contra uma. Ganhe em três lances.
    .hint = Não deixe a pedra preta passar entre as suas duas.
    .after = As suas duas pedras fecharam os caminhos, e a preta teve de avançar.
damas-mistura-que-pecas-saem = Marque as peças pretas que saem do tabuleiro neste lance.
    .hint = A pedra da casa 12 pode capturar duas. A dama também. Que duas?
    .after = Saem as damas das casas 22 e 10. Duas damas valem mais do que uma dama e uma pedra.
damas-mistura-que-caminho = A dama preta pode capturar as pedras das casas 19 e 20?
    .hint = De 23 saem outros caminhos. Que peça está em 28?
    .after = Não. O rio leva uma pedra e uma dama, que valem mais.
damas-mistura-que-lance-das-pretas = Jogue o melhor lance das Pretas.
    .hint = Veja onde ficaria a pedra da casa 11 depois de capturar.
    .after = A pedra branca foi para 20, e a da casa 24 a capturou junto com a da casa 12.
    .m30-27 = A pedra da casa 23 captura a da casa 27 e é coroada.
damas-mistura-dama-no-canto = A dama preta está presa na ponta. Ganhe em três lances.
    .hint = Por que diagonal ela pode fugir? Feche a outra ponta.
    .after = Com a diagonal comprida fechada, a dama preta teve de vir ao seu encontro.
