### Lição 5, a dama. Brazilian Portuguese, addressed as "você".

dama-anda = A dama anda em oito direções. Vai até onde quiser, se o caminho estiver livre.
dama-torre-e-bispo = De d1 a d5, a dama andou como a torre. De d5 a a8, andou como o bispo.
dama-para-e-captura = A dama também não pula. Captura a primeira peça adversária do caminho e fica na casa dela.

dama-como-o-cavalo = A dama pode ir de d4 para e6 em um só lance?
    .hint = Experimente as oito direções. Alguma passa por e6?
    .after = Não. De d4, e6 não fica na fileira, nem na coluna, nem na diagonal.
dama-quase-ao-lado = A estrela está em e6. Leve a dama até lá.
    .hint = Pense ao contrário. De que casas se vê e6 em linha reta?
    .after = Dois lances. A casa estava perto, mas fora das oito direções.
dama-quantas-casas = Do meio do tabuleiro, para quantas casas a dama pode ir?
    .hint = Some as casas da torre e as casas do bispo.
    .after = São vinte e sete, catorze como torre e treze como bispo.
dama-quatro-estrelas = Leve a dama às quatro estrelas.
    .hint = Comece pela estrela que está na mesma coluna.
    .after = Quatro lances, ora pela coluna, ora pela diagonal.
dama-caminho-tapado = A dama pode ir de c1 para g5?
    .hint = Percorra a diagonal com o dedo, casa por casa.
    .after = Não. O peão de e3 está no caminho. A dama pode capturar o peão, mas não pular por cima.
dama-caminho-livre = O peão agora está em f3. A dama pode ir de c1 para g5?
    .hint = O peão está agora na diagonal ou ao lado dela?
    .after = Sim. O peão está em f3, fora da diagonal, e o caminho ficou livre.
dama-aonde-vai = Marque todas as casas para onde a dama preta pode ir.
    .hint = A dama está no canto. Ela tem uma coluna, uma fileira e uma diagonal.
    .after = Só quatro casas. As peças amigas apertam a dama, e em c6 há um peão para capturar.
dama-tres-capturas = Com a dama preta, capture as três peças brancas.
    .hint = Procure o canto de onde se chega ao cavalo.
    .after = Cavalo, torre e bispo, um depois do outro. Nenhuma casa do caminho estava fechada.
dama-entre-peoes = Leve a dama às quatro estrelas. As outras peças não se mexem.
    .hint = A coluna d está livre até em cima.
    .after = Seis lances, e nenhum pulo. Quem anda em oito direções quase sempre encontra uma aberta.
dama-dama-preta = Com a dama preta, pegue as três estrelas.
    .hint = Comece pela estrela da coluna da dama.
    .after = Três estrelas em cinco lances. A dama teve de contornar os peões.
