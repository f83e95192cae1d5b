### Damas 1, o tabuleiro. Brazilian Portuguese, addressed as "você".

damas-tabuleiro-canto = Cada jogador deve ter uma casa preta no canto à sua direita. No xadrez é o contrário.
damas-tabuleiro-numeros = Nas damas só se usam as casas pretas. Elas são contadas da direita para a esquerda, a partir das Brancas.
damas-tabuleiro-rio = A diagonal mais comprida vai da casa 1 à casa 32. Em Portugal, a grande diagonal se chama rio.

damas-tabuleiro-canto-das-brancas = Você joga com as Brancas. Marque o canto à sua direita.
    .hint = As Brancas estão embaixo. A mão direita delas fica do mesmo lado que a sua.
    .after = É a casa 1. Se o canto à direita for branco, é preciso virar o tabuleiro.
damas-tabuleiro-canto-das-pretas = Agora você está do lado das Pretas. Marque o canto à sua direita.
    .hint = O tabuleiro girou com você. Procure de novo a casa preta à direita, embaixo.
    .after = É a casa 32. Os dois jogadores têm um canto preto à direita.
damas-tabuleiro-casas-que-contam = Em quantas casas se joga?
    .hint = Cada fileira tem quatro casas pretas. Conte as fileiras.
    .after = Oito fileiras de quatro casas são 32. As casas brancas ficam sempre vazias.
damas-tabuleiro-cada-exercito = Com quantas pedras começa cada jogador?
    .hint = Cada jogador enche três fileiras.
    .after = Três fileiras de quatro são doze pedras. As Brancas fazem o primeiro lance.
damas-tabuleiro-depois-de-16 = A pedra está na casa 16. Marque a casa 17.
    .hint = A fileira acabou. A contagem recomeça à direita, na fileira de cima.
    .after = A casa 17 está na outra ponta. Cada fileira é contada da direita para a esquerda.
damas-tabuleiro-depois-de-8 = As casas 8 e 9 se tocam em um canto?
    .hint = Não olhe só para os números. Olhe para o tabuleiro.
    .after = Não. São números seguidos, mas uma casa está à esquerda e a outra à direita.
damas-tabuleiro-depois-de-13 = E as casas 9 e 13, se tocam em um canto?
    .hint = O tabuleiro está virado para as Pretas. Procure os dois anéis.
    .after = Sim. São vizinhas na diagonal, e é pelas diagonais que se joga.
damas-tabuleiro-marca-o-rio = Marque todas as casas do rio.
    .hint = Comece na casa 1 e suba sempre pela mesma diagonal.
    .after = São oito casas, de canto a canto. No fim da partida, quem tem o rio manda.
damas-tabuleiro-quem-esta-no-rio = Marque as peças que estão no rio.
    .hint = O rio vai do canto direito das Brancas ao canto direito das Pretas.
    .after = As casas 5, 14 e 28 são do rio. Visto do outro lado, o rio é o mesmo.
