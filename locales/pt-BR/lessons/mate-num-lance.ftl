mate-num-lance-xeque-nao-chega = A dama dá xeque em h1, e o rei foge para g8. Nem todo xeque é mate.

mate-num-lance-xeque-que-e-mate = Em g7 a dama ataca todas as casas do rei preto. O rei branco a protege, e é mate.

mate-num-lance-duas-torres = Dê mate em um lance.
    .hint = Uma torre já fecha a fileira 7. Que fileira falta?
    .after = Uma torre guarda a fileira 7, a outra dá xeque na fileira 8.
    .h7h8 = A torre saiu da fileira 7, e o rei vai para lá.
    .h7b7 = É xeque, mas o rei pode capturar a torre em b7.

mate-num-lance-duas-torres-das-pretas = Você joga com as Pretas. Dê mate em um lance.
    .hint = A torre de b8 já fecha uma coluna. De onde a outra torre pode dar xeque?
    .after = A torre de b8 fecha a coluna b. A outra dá xeque na coluna “a”.
    .b8a8 = A coluna b ficou aberta, e o rei foge para lá.
    .c2c4 = É xeque na fileira 4, mas o rei foge pela coluna “a”.

mate-num-lance-dama-e-peao = Encontre o mate. A dama precisa de ajuda.
    .hint = Que casa ao lado do rei o seu peão de c6 protege?
    .after = O peão protege a dama em b7. Colada no rei e protegida, ela dá mate.
    .a6c8 = Em c8 ninguém protege a dama. O rei a captura.
    .a6a7 = Em a7 ninguém protege a dama. O rei pode capturá-la.

mate-num-lance-corredor = Você joga com as Pretas. Os peões brancos prendem o próprio rei. Dê mate.
    .hint = Em que fileira o rei branco está, e quem a guarda?
    .after = Os três peões fecharam a saída do próprio rei. Chama-se mate do corredor.
    .d8d2 = Em d2 a torre ataca peões. O rei está na fileira 1.

mate-num-lance-por-onde-foge = Se a torre der xeque em e8, por onde o rei preto foge? Marque a casa.
    .hint = A torre guarda toda a fileira 8. Que casa ao lado do rei está vazia?
    .after = O peão de h6 abriu uma porta para o rei. Sem fechá-la, não há mate.

mate-num-lance-porta-fechada = Agora há um bispo em d3. Dê mate em um lance.
    .hint = Que casa do rei preto o bispo guarda?
    .after = O bispo fechou a porta de h7, e a torre deu mate.
    .d3h7 = É xeque, mas o rei captura o bispo.

mate-num-lance-dama-e-cavalo = Há três xeques com a dama. Só um é mate.
    .hint = Onde a dama estaria protegida pelo cavalo e colada no rei?
    .after = O cavalo protege h7, e a torre preta ocupa f8. O rei não tem casa.
    .h5h8 = O rei captura a dama em h8. O cavalo não protege essa casa.
    .h5f7 = A torre de f8 pode capturar a dama em f7.

mate-num-lance-torre-e-bispo = O bispo já ajuda de longe. Dê mate em um lance.
    .hint = O bispo já ataca b7. Deixe o bispo onde está.
    .after = O bispo guarda b7, o peão preto ocupa a7, e a torre domina a fileira 8.
    .a6b7 = O rei pode capturar o bispo em b7. De longe o bispo servia melhor.

mate-num-lance-torre-e-cavalo = Você joga com as Pretas. Dê mate com a torre e o cavalo.
    .hint = Que casas ao lado do rei o cavalo de c3 ataca?
    .after = O cavalo protege a torre em a2 e ainda guarda b1.
    .h2h1 = É xeque, mas a fileira 2 ficou livre. O rei foge para b2.

mate-num-lance-onde-da-mate = A torre fecha a fileira 7. Marque as duas casas onde a dama dá mate.
    .hint = Uma é na fileira 8. Na outra, a torre protege a dama.
    .after = Em d8 a dama ataca de longe. Em g7 ataca de perto, e a torre a protege.

mate-num-lance-cavalo-no-canto = O rei preto está fechado pelas próprias peças. Dê mate em um lance.
    .hint = De que casa o cavalo pula para a8?
    .after = Só o cavalo chega a um rei fechado assim. É o mate sufocado.
    .b5a7 = Em a7 o cavalo não ataca o rei e acaba perdido.

mate-num-lance-torre-no-canto = O rei preto está no canto, e o cavalo já ajuda. Dê mate com a torre.
    .hint = Que duas casas junto do rei o cavalo de f6 guarda?
    .after = O cavalo protegeu a torre em h7 e guardou g8.
    .a7a8 = O cavalo guarda g8, mas a fileira 7 ficou aberta e o rei foge para g7.

mate-num-lance-dama-entre-torres = Você joga com as Pretas. As torres brancas atrapalham o próprio rei. Dê mate.
    .hint = Procure o xeque que ataca também c2, d2 e e2.
    .after = As torres ocupam c1 e e1. A dama ataca as outras três casas.
    .a6a4 = Em a4 a dama não ataca e2. O rei pode fugir para lá.
    .a6d6 = De longe a dama só vê a coluna d. O rei pode fugir para e2.

mate-num-lance-peao = Até um peão pode dar mate. Encontre o lance.
    .hint = Que casas do rei preto o seu rei guarda?
    .after = O peão ataca o rei, e o rei branco protege o peão.

mate-num-lance-quantos-mates = Quantos lances da dama dão mate agora?
    .hint = O seu rei guarda b7 e b8. O mate vem pela coluna «a».
    .after = São dois, em a1 e em a6. Nos outros xeques o rei foge para a7.

mate-num-lance-dois-bispos = Dois bispos, duas diagonais que se cruzam. Dê mate.
    .hint = O bispo de f4 já guarda b8 e c7. Que diagonal falta ao outro?
    .after = Um bispo dá xeque por b7, o outro guarda b8 e c7.

mate-num-lance-dama-e-bispo = Você joga com as Pretas. Dê mate com a ajuda do bispo.
    .hint = Que casa ao lado do rei branco o bispo guarda?
    .after = O peão avançou para g3 e deixou g2 e h3 sem guarda. A dama entrou por aí.
    .h3f1 = É xeque, mas o rei captura a dama.

mate-num-lance-promover-com-mate = O peão promove. Que peça dá mate?
    .hint = O rei quer fugir para f7. Que peça de e8 ataca essa casa?
    .after = A dama vê a fileira 8 e também f7. Por isso é mate.
    .e7e8r = A torre não ataca f7, e o rei foge para lá.

mate-num-lance-xeque-duplo = Você joga com as Pretas. Torre e cavalo dão xeque juntos. Encontre um dos dois mates.
    .hint = O cavalo abre a coluna “e”. De que duas casas ele ataca também o rei?
    .after = Em xeque duplo só o rei joga, e aqui ele não tem casa.
    .e5c4 = Só a torre dá xeque. As Brancas bloqueiam em e2.
    .e5g4 = Só a torre dá xeque. As Brancas bloqueiam em e2.
