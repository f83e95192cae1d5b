mate-num-lance-xeque-nao-chega = A dama dá xeque em h1, e o rei foge para g8. Nem todo o xeque é mate.

mate-num-lance-xeque-que-e-mate = Em g7 a dama ataca todas as casas do rei preto. O rei branco protege-a, e é mate.

mate-num-lance-duas-torres = Dá mate num lance.
    .hint = Uma torre já fecha a linha 7. Que linha falta?
    .after = Uma torre guarda a linha 7, a outra dá xeque na linha 8.
    .h7h8 = A torre saiu da linha 7, e o rei sobe para lá.
    .h7b7 = É xeque, mas o rei pode capturar a torre em b7.

mate-num-lance-duas-torres-das-pretas = Jogas com as Pretas. Dá mate num lance.
    .hint = A torre de b8 já fecha uma coluna. De onde pode a outra torre dar xeque?
    .after = A torre de b8 fecha a coluna b. A outra dá xeque na coluna «a».
    .b8a8 = A coluna b ficou aberta, e o rei foge para lá.
    .c2c4 = É xeque na linha 4, mas o rei foge pela coluna «a».

mate-num-lance-dama-e-peao = Encontra o mate. A dama precisa de ajuda.
    .hint = Que casa ao lado do rei protege o teu peão de c6?
    .after = O peão protege a dama em b7. Colada ao rei e protegida, ela dá mate.
    .a6c8 = Em c8 ninguém protege a dama. O rei captura-a.
    .a6a7 = Em a7 ninguém protege a dama. O rei pode capturá-la.

mate-num-lance-corredor = Jogas com as Pretas. Os peões brancos prendem o próprio rei. Dá mate.
    .hint = Em que linha está o rei branco, e quem a guarda?
    .after = Os três peões fecharam a saída ao próprio rei. Chama-se mate de corredor.
    .d8d2 = Em d2 a torre ataca peões. O rei está na linha 1.

mate-num-lance-por-onde-foge = Se a torre der xeque em e8, por onde foge o rei preto? Marca a casa.
    .hint = A torre guarda toda a linha 8. Que casa ao lado do rei está vazia?
    .after = O peão de h6 abriu uma porta ao rei. Sem a fechar, não há mate.

mate-num-lance-porta-fechada = Agora há um bispo em d3. Dá mate num lance.
    .hint = Que casa do rei preto guarda o bispo?
    .after = O bispo fechou a porta de h7, e a torre deu mate.
    .d3h7 = É xeque, mas o rei captura o bispo.

mate-num-lance-dama-e-cavalo = Há três xeques com a dama. Só um é mate.
    .hint = Onde estaria a dama protegida pelo cavalo e colada ao rei?
    .after = O cavalo protege h7, e a torre preta ocupa f8. O rei não tem casa.
    .h5h8 = O rei captura a dama em h8. O cavalo não protege essa casa.
    .h5f7 = A torre de f8 pode capturar a dama em f7.

mate-num-lance-torre-e-bispo = O bispo já ajuda de longe. Dá mate num lance.
    .hint = O bispo já ataca b7. Deixa-o onde está.
    .after = O bispo guarda b7, o peão preto ocupa a7, e a torre domina a linha 8.
    .a6b7 = O rei pode capturar o bispo em b7. De longe o bispo servia melhor.

mate-num-lance-torre-e-cavalo = Jogas com as Pretas. Dá mate com a torre e o cavalo.
    .hint = Que casas ao lado do rei ataca o cavalo de c3?
    .after = O cavalo protege a torre em a2 e ainda guarda b1.
    .h2h1 = É xeque, mas a linha 2 ficou livre. O rei foge para b2.

mate-num-lance-onde-da-mate = A torre fecha a linha 7. Marca as duas casas onde a dama dá mate.
    .hint = Uma é na linha 8. Na outra, a torre protege a dama.
    .after = Em d8 a dama ataca de longe. Em g7 ataca de perto, e a torre protege-a.

mate-num-lance-cavalo-no-canto = O rei preto está fechado pelas próprias peças. Dá mate num lance.
    .hint = De que casa salta o cavalo para a8?
    .after = Só o cavalo chega a um rei assim fechado. Chama-se mate sufocado.
    .b5a7 = Em a7 o cavalo não ataca o rei, e perde-se.

mate-num-lance-torre-no-canto = O rei preto está no canto, e o cavalo já ajuda. Dá mate com a torre.
    .hint = Que duas casas junto do rei guarda o cavalo de f6?
    .after = O cavalo protegeu a torre em h7 e guardou g8.
    .a7a8 = O cavalo guarda g8, mas a linha 7 ficou aberta e o rei foge para g7.

mate-num-lance-dama-entre-torres = Jogas com as Pretas. As torres brancas estorvam o próprio rei. Dá mate.
    .hint = Procura o xeque que ataca também c2, d2 e e2.
    .after = As torres ocupam c1 e e1. A dama ataca as outras três casas.
    .a6a4 = Em a4 a dama não ataca e2. O rei pode fugir para lá.
    .a6d6 = De longe a dama só vê a coluna d. O rei pode fugir para e2.

mate-num-lance-peao = Até um peão pode dar mate. Encontra o lance.
    .hint = Que casas do rei preto guarda o teu rei?
    .after = O peão ataca o rei, e o rei branco protege o peão.

mate-num-lance-quantos-mates = Quantos lances da dama dão mate agora?
    .hint = O teu rei guarda b7 e b8. O mate vem pela coluna «a».
    .after = São dois, em a1 e em a6. Nos outros xeques o rei foge para a7.

mate-num-lance-dois-bispos = Dois bispos, duas diagonais que se cruzam. Dá mate.
    .hint = O bispo de f4 já guarda b8 e c7. Que diagonal falta ao outro?
    .after = Um bispo dá xeque por b7, o outro guarda b8 e c7.

mate-num-lance-dama-e-bispo = Jogas com as Pretas. Dá mate com a ajuda do bispo.
    .hint = Que casa ao lado do rei branco guarda o bispo?
    .after = O peão avançou para g3 e deixou g2 e h3 sem guarda. A dama entrou por aí.
    .h3f1 = É xeque, mas o rei captura a dama.

mate-num-lance-promover-com-mate = O peão promove. Que peça dá mate?
    .hint = O rei quer fugir para f7. Que peça de e8 ataca essa casa?
    .after = A dama vê a linha 8 e também f7. Por isso é mate.
    .e7e8r = A torre não ataca f7, e o rei foge para lá.

mate-num-lance-xeque-duplo = Jogas com as Pretas. Torre e cavalo dão xeque juntos. Encontra um dos dois mates.
    .hint = O cavalo abre a coluna «e». De que duas casas ataca também o rei?
    .after = Em xeque duplo só o rei joga, e aqui não tem casa.
    .e5c4 = Só a torre dá xeque. As Brancas tapam em e2.
    .e5g4 = Só a torre dá xeque. As Brancas tapam em e2.
