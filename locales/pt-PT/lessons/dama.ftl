### Lição 5, a dama. Reference: European Portuguese, addressed as "tu".

dama-anda = A dama anda em oito direções. Vai até onde quiser, se o caminho estiver livre.
dama-torre-e-bispo = De d1 a d5, a dama andou como a torre. De d5 a a8, andou como o bispo.
dama-para-e-captura = A dama também não salta. Captura a primeira peça adversária do caminho e fica na casa dela.

dama-como-o-cavalo = A dama pode ir de d4 para e6 num só lance?
    .hint = Experimenta as oito direções. Alguma passa por e6?
    .after = Não. De d4, e6 não fica na linha, nem na coluna, nem na diagonal.
dama-quase-ao-lado = A estrela está em e6. Leva lá a dama.
    .hint = Pensa ao contrário. De que casas se vê e6 em linha reta?
    .after = Dois lances. A casa estava perto, mas fora das oito direções.
dama-quantas-casas = Do meio do tabuleiro, para quantas casas pode ir a dama?
    .hint = Soma as casas da torre e as casas do bispo.
    .after = São vinte e sete, catorze como torre e treze como bispo.
dama-quatro-estrelas = Leva a dama às quatro estrelas.
    .hint = Começa pela estrela que está na mesma coluna.
    .after = Quatro lances, ora pela coluna, ora pela diagonal.
dama-caminho-tapado = A dama pode ir de c1 para g5?
    .hint = Percorre a diagonal com o dedo, casa a casa.
    .after = Não. O peão de e3 está no caminho. A dama pode capturá-lo, mas não saltá-lo.
dama-caminho-livre = O peão está agora em f3. A dama pode ir de c1 para g5?
    .hint = O peão está agora na diagonal ou ao lado dela?
    .after = Sim. O peão está em f3, fora da diagonal, e o caminho ficou livre.
dama-aonde-vai = Marca todas as casas para onde a dama preta pode ir.
    .hint = A dama está no canto. Tem uma coluna, uma linha e uma diagonal.
    .after = Só quatro casas. As peças amigas apertam a dama, e em c6 há um peão para capturar.
dama-tres-capturas = Com a dama preta, captura as três peças brancas.
    .hint = Procura o canto de onde se chega ao cavalo.
    .after = Cavalo, torre e bispo, um a seguir ao outro. Nenhuma casa do caminho estava tapada.
dama-entre-peoes = Leva a dama às quatro estrelas. As outras peças não se mexem.
    .hint = A coluna d está livre até ao cimo.
    .after = Seis lances, e nenhum salto. Quem anda em oito direções encontra quase sempre uma aberta.
dama-dama-preta = Com a dama preta, apanha as três estrelas.
    .hint = Começa pela estrela da coluna da dama.
    .after = Três estrelas em cinco lances. A dama teve de dar a volta aos peões.
