mate-em-dois-um-empurra-outro-acaba = Em um mate em dois, você joga, o adversário responde e você dá mate. Aqui uma torre empurra o rei e a outra dá mate.

mate-em-dois-uma-so-resposta = Procure o lance que deixa uma só resposta. As Pretas precisam capturar em e8, e a dama dá mate.

mate-em-dois-escada = Você joga com as Pretas. Dê mate em dois lances.
    .hint = Uma torre fecha a fileira 3. Com a outra, empurre o rei para a borda.
    .after = Uma torre empurrou o rei para a fileira 1, a outra deu mate ali.
    .h3h2 = A fileira 3 ficou aberta, e o rei pode sair por ali.
    .g4c4 = O rei sai da coluna c, e o mate não chega mais a tempo.

mate-em-dois-torres-dobradas = As Pretas só guardam d8 uma vez. Dê mate em dois lances.
    .hint = Quantas das suas torres chegam a d8?
    .after = Duas torres contra uma. A primeira é capturada, a segunda dá mate.

mate-em-dois-dama-entregue = Você joga com as Pretas. Há um mate em dois, mas custa a dama.
    .hint = Só a torre de b1 guarda a fileira 1. Force a torre a sair.
    .after = A torre teve de capturar. Depois ninguém guardava d1.

mate-em-dois-cavalo-sufoca = Feche o rei com a própria torre dele e dê mate em dois.
    .hint = O rei não pode capturar em g8. O cavalo protege essa casa.
    .after = A torre teve de ir para g8 e fechou o rei. O cavalo deu o mate sufocado.
    .h6f7 = Cedo demais. A torre pode capturar o cavalo. Primeiro tire a torre de f8.

mate-em-dois-unica-casa = É a vez das Pretas. Marque a única casa aonde o rei preto pode ir.
    .hint = O rei branco guarda g8 e g7.
    .after = Quem sabe a resposta já sabe o segundo lance. Em h1 a torre dará mate.

mate-em-dois-rei-aproxima-se = Você joga com as Pretas. Dê mate em dois. O primeiro lance não é xeque.
    .hint = A dama já fecha o rei. Falta alguém que a proteja de perto.
    .after = O peão branco era obrigado a andar. Depois a dama deu mate.
    .f2h2 = Ninguém protege a dama ainda. O rei a captura.
    .g4h5 = Sem o peão, as Brancas não têm nenhum lance e não estão em xeque. Não é mate.

mate-em-dois-dois-bispos = O peão de b7 fecha uma diagonal. Abra o caminho e dê mate em dois.
    .hint = O peão de b7 sai dali se precisar capturar.
    .after = O peão capturou em c6 e abriu a diagonal. Os dois bispos fizeram o resto.
    .f1a6 = Com o peão em b7 não é xeque, e o peão pode capturar o bispo.

mate-em-dois-rei-puxado-para-fora = Você joga com as Pretas. Puxe o rei branco para a coluna h e dê mate em dois.
    .hint = Que casas do rei o cavalo de e2 guarda? E quem chega à coluna h?
    .after = O rei capturou a dama em h2. O cavalo guardava g1 e g3, e a torre deu mate.
    .e2g3 = O peão de f2 pode capturar o cavalo, e o mate não chega mais a tempo.

mate-em-dois-torre-espera = O rei preto só tem uma casa. Dê mate em dois.
    .hint = Fique na coluna b e espere um lance.
    .after = O rei teve de ir para a7. A torre deu mate na coluna “a”.
    .b1b8 = O rei foge para a7, e o mate não chega mais a tempo.
    .b1b7 = O rei preto ficou sem lances, mas não está em xeque. Não é mate.

mate-em-dois-onde-vem-o-mate = A dama foi a h6 sem dar xeque, e as Pretas jogam. Marque a casa onde vem o mate.
    .hint = Que casa ao lado do rei preto a dama e o bispo atacam?
    .after = Nenhum lance das Pretas guarda g7. O primeiro lance de um mate pode ser quieto.

mate-em-dois-capturar-o-guarda = Você joga com as Pretas. Dê mate em dois. Um bispo guarda o rei branco.
    .hint = A torre já olha para o bispo. O que o rei faz se ela o capturar?
    .after = O rei capturou a torre, e a dama deu mate na fileira 1.

mate-em-dois-coluna-aberta = O bispo guarda g8. Abra a coluna h e dê mate em dois.
    .hint = Que peão preto fecha a coluna h? O que faz esse peão sair?
    .after = O peão capturou o cavalo e abriu a coluna. O bispo guardava g8.
    .e5f7 = A torre de f8 pode capturar o cavalo, e a coluna h continua fechada.

mate-em-dois-promocao-entregue = Você joga com as Pretas. O peão promove, e outra peça dá mate no segundo lance.
    .hint = A nova peça vai ser capturada. Quem captura depois?
    .after = A torre branca capturou em e1. A torre preta capturou de volta e deu mate.

mate-em-dois-xeque-duplo = O bispo pode dar xeque duplo. Escolha bem a casa e dê mate em dois.
    .hint = O rei vai querer ir para e7. De onde o bispo ataca essa casa?
    .after = Com o bispo em g5, o rei tem duas casas. Em ambas é mate em d8.
    .d2a5 = O bispo não ataca e7. O rei preto sai por ali.
