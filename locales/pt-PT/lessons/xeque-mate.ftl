xeque-mate-mate = A torre dá xeque, e o rei não tem casas, ou seja, nenhuma para onde possa ir. É xeque-mate, e a partida acabou.

xeque-mate-tres-perguntas = Antes de dizer mate, experimenta fugir, tapar e capturar. Aqui o bispo captura a torre.

xeque-mate-torre-no-fundo = As Pretas jogam. É mate, ou só xeque?
    .hint = Experimenta as três saídas. Pode fugir, tapar ou capturar?
    .after = É mate. A torre vê toda a linha 8, e os peões fecham a linha 7.

xeque-mate-capturar-o-rei = É xeque-mate ao rei branco. As Pretas ainda têm de o capturar?
    .hint = Quando acaba a partida?
    .after = Não. A partida acaba no xeque-mate. O rei nunca se captura.

xeque-mate-bispo-distante = Agora as Pretas têm um bispo em g5. É mate?
    .hint = Segue as diagonais do bispo até ao fim.
    .after = Só xeque. O bispo vai de g5 a d8 e captura a torre.

xeque-mate-bispo-noutra-casa = O bispo está agora em h6. É mate?
    .hint = Que casas da linha 8 alcança o bispo?
    .after = É mate. De h6 o bispo chega a f8, mas não a c8 nem a d8.

xeque-mate-marca-a-fuga = Xeque da torre. Marca as casas para onde o rei preto pode fugir.
    .hint = Vê também o que o bispo de d6 ataca.
    .after = As duas saídas são b5 e b6. A casa b4 está na diagonal do bispo.

xeque-mate-bispo-que-tapa = A torre dá xeque de f8. É mate?
    .hint = Entre b8 e f8 há três casas. Alguém lá chega?
    .after = Só xeque. O bispo tapa em c8, e o rei fica salvo.

xeque-mate-porta-aberta = O peão da coluna «a» já avançou. É mate?
    .hint = Que casa ficou livre ao lado do rei?
    .after = Só xeque. O rei foge para a7, a casa que o peão deixou.

xeque-mate-dama-protegida = A dama preta está colada ao teu rei. É mate?
    .hint = O rei pode capturar a dama? Vê quem ataca g2.
    .after = É mate. O bispo de b7 protege a dama, e o rei não a pode capturar.

xeque-mate-diagonal-fechada = Há um peão branco em d5. É mate?
    .hint = O bispo de b7 ainda chega a g2?
    .after = Só xeque. O peão fecha a diagonal, e o rei captura a dama.

xeque-mate-parece-mate = Parece mate, mas não é. Salva o rei branco.
    .hint = O rei não tem casas. Quem chega a e1 ou a f1?
    .after = O bispo veio de longe e tapou em f1.

xeque-mate-cercado-pelos-seus = O cavalo dá xeque ao rei no canto. É mate?
    .hint = Um xeque de cavalo não se tapa. O que sobra?
    .after = É mate. As próprias peças fecham o rei, e ninguém captura o cavalo.

xeque-mate-torre-ao-lado = A torre preta está agora em f8. É mate?
    .hint = A torre mudou de casa. Que peça ataca agora? E que casa deixou livre?
    .after = Só xeque. A torre captura o cavalo. O rei também podia ir para g8.

xeque-mate-peao-salva = Só um lance salva o rei preto. Encontra-o.
    .hint = Quem pode pôr-se na diagonal entre a3 e f8?
    .after = O peão avançou duas casas e tapou a diagonal. O peão de b6 protege-o.
