### Damas 1, o tabuleiro. Reference: European Portuguese, addressed as "tu".

damas-tabuleiro-canto = Cada jogador deve ter uma casa preta no canto à sua direita. No xadrez é ao contrário.
damas-tabuleiro-numeros = Nas damas só se usam as casas pretas. Contam-se da direita para a esquerda, a partir das Brancas.
damas-tabuleiro-rio = A diagonal mais comprida vai da casa 1 à casa 32. Chama-se rio.

damas-tabuleiro-canto-das-brancas = Jogas com as Brancas. Marca o canto à tua direita.
    .hint = As Brancas estão em baixo. A mão direita delas fica do mesmo lado que a tua.
    .after = É a casa 1. Se o canto à direita for branco, é preciso virar o tabuleiro.
damas-tabuleiro-canto-das-pretas = Agora estás do lado das Pretas. Marca o canto à tua direita.
    .hint = O tabuleiro rodou contigo. Procura outra vez a casa preta à direita, em baixo.
    .after = É a casa 32. Os dois jogadores têm um canto preto à direita.
damas-tabuleiro-casas-que-contam = Em quantas casas se joga?
    .hint = Cada linha tem quatro casas pretas. Conta as linhas.
    .after = Oito linhas de quatro casas são 32. As casas brancas ficam sempre vazias.
damas-tabuleiro-cada-exercito = Com quantos peões começa cada jogador?
    .hint = Cada jogador enche três linhas.
    .after = Três linhas de quatro são doze peões. As Brancas fazem o primeiro lance.
damas-tabuleiro-depois-de-16 = O peão está na casa 16. Marca a casa 17.
    .hint = A linha acabou. A contagem recomeça à direita, na linha de cima.
    .after = A casa 17 está na outra ponta. Cada linha conta-se da direita para a esquerda.
damas-tabuleiro-depois-de-8 = As casas 8 e 9 tocam-se num canto?
    .hint = Não olhes só para os números. Olha para o tabuleiro.
    .after = Não. São números seguidos, mas uma casa está à esquerda e a outra à direita.
damas-tabuleiro-depois-de-13 = E as casas 9 e 13, tocam-se num canto?
    .hint = O tabuleiro está virado para as Pretas. Procura os dois anéis.
    .after = Sim. São vizinhas na diagonal, e é pelas diagonais que se joga.
damas-tabuleiro-marca-o-rio = Marca todas as casas do rio.
    .hint = Começa na casa 1 e sobe sempre na mesma diagonal.
    .after = São oito casas, de canto a canto. No fim da partida, quem tem o rio manda.
damas-tabuleiro-quem-esta-no-rio = Marca as peças que estão no rio.
    .hint = O rio vai do canto direito das Brancas ao canto direito das Pretas.
    .after = As casas 5, 14 e 28 são do rio. Visto do outro lado, o rio é o mesmo.
