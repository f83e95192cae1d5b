### Os níveis do exame que nenhuma lição tem. Reference: European Portuguese, addressed as "tu".

exame-fica-peao = Na última linha, o peão pode ficar peão?
    .after = Não. Tem de ser dama, torre, bispo ou cavalo.

exame-passou-ao-lado = O peão preto acaba de avançar de e7 a e5. O peão branco pode ir de d5 a e6?
    .after = Captura na passagem, como se o peão preto tivesse andado só uma casa.

exame-peao-de-f2 = As Brancas jogam. É mate, afogado ou nenhum dos dois?
    .after = É afogado. O rei não está em xeque e não tem casas.
exame-ainda-ha-peao = As Pretas jogam. É mate, afogado ou nenhum dos dois?
    .after = Nenhum dos dois. O rei não tem casas, mas o peão promove.
exame-dama-ao-lado = As Pretas jogam. É mate, afogado ou nenhum dos dois?
    .after = É mate. A dama dá xeque, e o rei branco protege-a.

exame-ultima-torre = Jogas com as Brancas. Empata a partida neste lance.
    .after = Só ficam os reis. A posição está morta, e a partida acaba logo.
    .d2e2 = A partida continua. Com rei e torre as Pretas ainda podem dar mate.
    .d2d1 = A partida continua. Com rei e torre as Pretas ainda podem dar mate.
exame-ultimo-peao = Jogas com as Brancas. Empata a partida neste lance.
    .after = Com rei e bispo contra rei, ninguém pode dar mate. A partida acaba logo.
    .d1e2 = A partida continua. O peão promove em g1 e pode dar mate.
exame-xeque-sem-fim = As Brancas têm mais peças, e tu jogas com as Pretas. Empata a partida com quatro xeques que repetem a posição.
    .after = É xeque perpétuo. À terceira vez podes reclamar empate.
