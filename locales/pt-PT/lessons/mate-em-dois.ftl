mate-em-dois-um-empurra-outro-acaba = Num mate em dois, jogas, o adversário responde e dás mate. Aqui uma torre empurra o rei e a outra dá mate.

mate-em-dois-uma-so-resposta = Procura o lance que deixa uma só resposta. As Pretas têm de capturar em e8, e a dama dá mate.

mate-em-dois-escada = Jogas com as Pretas. Dá mate em dois lances.
    .hint = Uma torre fecha a linha 3. Com a outra, empurra o rei para a borda.
    .after = Uma torre empurrou o rei para a linha 1, a outra deu mate lá.
    .h3h2 = A linha 3 ficou aberta, e o rei pode sair por lá.
    .g4c4 = O rei sai da coluna c, e o mate já não chega a tempo.

mate-em-dois-torres-dobradas = As Pretas só guardam d8 uma vez. Dá mate em dois lances.
    .hint = Quantas das tuas torres chegam a d8?
    .after = Duas torres contra uma. A primeira é capturada, a segunda dá mate.

mate-em-dois-dama-entregue = Jogas com as Pretas. Há um mate em dois, mas custa a dama.
    .hint = Só a torre de b1 guarda a linha 1. Obriga-a a sair.
    .after = A torre teve de capturar. Depois ninguém guardava d1.

mate-em-dois-cavalo-sufoca = Fecha o rei com a própria torre dele e dá mate em dois.
    .hint = O rei não pode capturar em g8. O cavalo protege essa casa.
    .after = A torre teve de ir para g8 e fechou o rei. O cavalo deu o mate sufocado.
    .h6f7 = Cedo demais. A torre pode capturar o cavalo. Primeiro tira-a de f8.

mate-em-dois-unica-casa = É a vez das Pretas. Marca a única casa aonde o rei preto pode ir.
    .hint = O rei branco guarda g8 e g7.
    .after = Quem sabe a resposta já sabe o segundo lance. Em h1 a torre dará mate.

mate-em-dois-rei-aproxima-se = Jogas com as Pretas. Dá mate em dois. O primeiro lance não é xeque.
    .hint = A dama já fecha o rei. Falta alguém que a proteja de perto.
    .after = O peão branco tinha de andar. Depois a dama deu mate.
    .f2h2 = Ainda ninguém protege a dama. O rei captura-a.
    .g4h5 = Sem o peão, as Brancas não têm nenhum lance e não estão em xeque. Não é mate.

mate-em-dois-dois-bispos = O peão de b7 fecha uma diagonal. Abre o caminho e dá mate em dois.
    .hint = O peão de b7 sai de lá se tiver de capturar.
    .after = O peão capturou em c6 e abriu a diagonal. Os dois bispos fizeram o resto.
    .f1a6 = Com o peão em b7 não é xeque, e o peão pode capturar o bispo.

mate-em-dois-rei-puxado-para-fora = Jogas com as Pretas. Puxa o rei branco para a coluna h e dá mate em dois.
    .hint = Que casas do rei guarda o cavalo de e2? E quem chega à coluna h?
    .after = O rei capturou a dama em h2. O cavalo guardava g1 e g3, e a torre deu mate.
    .e2g3 = O peão de f2 pode capturar o cavalo, e o mate já não chega a tempo.

mate-em-dois-torre-espera = O rei preto só tem uma casa. Dá mate em dois.
    .hint = Fica na coluna b e espera um lance.
    .after = O rei teve de ir para a7. A torre deu mate na coluna «a».
    .b1b8 = O rei foge para a7, e o mate já não chega a tempo.
    .b1b7 = O rei preto ficou sem lances, mas não está em xeque. Não é mate.

mate-em-dois-onde-vem-o-mate = A dama foi a h6 sem dar xeque, e as Pretas jogam. Marca a casa onde vem o mate.
    .hint = Que casa ao lado do rei preto atacam a dama e o bispo?
    .after = Nenhum lance das Pretas guarda g7. O primeiro lance de um mate pode ser calado.

mate-em-dois-capturar-o-guarda = Jogas com as Pretas. Dá mate em dois. Um bispo guarda o rei branco.
    .hint = A torre já olha para o bispo. O que faz o rei se ela o capturar?
    .after = O rei capturou a torre, e a dama deu mate na linha 1.

mate-em-dois-coluna-aberta = O bispo guarda g8. Abre a coluna h e dá mate em dois.
    .hint = Que peão preto fecha a coluna h? O que o faz sair?
    .after = O peão capturou o cavalo e abriu a coluna. O bispo guardava g8.
    .e5f7 = A torre de f8 pode capturar o cavalo, e a coluna h continua fechada.

mate-em-dois-promocao-entregue = Jogas com as Pretas. O peão promove, e outra peça dá mate ao segundo lance.
    .hint = A nova peça vai ser capturada. Quem captura depois?
    .after = A torre branca capturou em e1. A torre preta capturou de volta e deu mate.

mate-em-dois-xeque-duplo = O bispo pode dar xeque duplo. Escolhe bem a casa e dá mate em dois.
    .hint = O rei vai querer ir para e7. De onde ataca o bispo essa casa?
    .after = Com o bispo em g5, o rei tem duas casas. Em ambas é mate em d8.
    .d2a5 = O bispo não ataca e7. O rei preto sai por ali.
