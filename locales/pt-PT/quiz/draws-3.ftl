### Empates 3: afogado ou não, no tabuleiro
q-draws-see-stalemate = É a vez do Olegário, de Pretas. O peão dele está tapado pelo peão branco. Como está a partida?
    .a = Empatada, porque é afogado.
    .b = Perdida para as Pretas, porque é mate.
    .c = Continua, porque o peão ainda anda.
    .d = Continua, porque o rei ainda anda.
    .why = O rei preto não está em xeque, mas todas as casas à volta dele estão atacadas. O peão também não anda. Sem lance legal e sem xeque é afogado.
q-draws-see-goes-on = É a vez da Palmira, de Pretas. Todas as casas à volta do rei dela estão atacadas. Como está a partida?
    .a = Empatada, porque é afogado.
    .b = Perdida para as Pretas, porque é mate.
    .c = Continua, porque o peão ainda anda.
    .d = Continua, porque o rei ainda anda.
    .why = Só há afogado quando não resta lance legal nenhum. O peão de h5 ainda pode ir para h4, e a partida continua.
q-draws-see-rook = Restam os dois reis e uma torre branca. Com tão poucas peças, a partida já está empatada.
    .why = Com rei e torre ainda se dá mate. A partida só acaba assim empatada quando já ninguém pode dar mate.
q-draws-board-mate-not-stalemate = A dama branca pode ganhar já, mas também pode afogar o rei preto. Dá mate num lance.
    .why = Em b7 a dama dá xeque e está protegida pelo seu rei. Em b6 não dava xeque, e o rei preto ficava afogado.
