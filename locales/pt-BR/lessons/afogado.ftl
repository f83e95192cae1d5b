afogado-sem-lances = O rei branco não está em xeque, mas não tem nenhum lance legal. É afogado, e a partida fica empatada.

afogado-uma-casa-ao-lado = Em g7 a dama daria mate. Em g6 ela não dá xeque, e o rei fica afogado, sem nenhum lance.

afogado-dama-em-c7 = As Pretas jogam. É mate, afogado ou nenhum dos dois?
    .hint = Pergunte primeiro se há xeque. Depois pergunte se há algum lance.
    .after = É afogado. A dama não ataca a8, mas ataca as outras casas do rei.

afogado-quem-ganha = O rei preto está afogado. Quem vence a partida?
    .hint = Vence quem dá mate. Aqui há mate?
    .after = Ninguém. É empate. A dama a mais não conta, porque não houve mate.

afogado-dama-em-b7 = A dama agora está em b7. O que é?
    .hint = A dama ataca o rei? E o rei pode capturar a dama?
    .after = É mate. A dama dá xeque, e o rei de b6 a protege.

afogado-dama-em-d7 = E com a dama em d7?
    .hint = Veja as casas a7, b7 e b8, ao lado do rei.
    .after = Nenhum dos dois. O rei ainda pode ir para b8.

afogado-mate-e-nao-afogado = Dê mate em um lance. Não afogue o rei.
    .hint = O rei branco já guarda a7 e b7. Procure um xeque.
    .after = A dama deu xeque na fileira 8. Com xeque e sem saída, é mate.
    .f1f4 = A dama tira b8 do rei, mas não dá xeque. O rei fica afogado, e é empate.
    .f1a6 = É xeque, mas o rei foge para b8.

afogado-peoes-presos = As Pretas também têm um peão. O que é?
    .hint = O rei está parado. E o peão de h3, pode andar?
    .after = É afogado. O rei não tem casas, e o peão de h3 está bloqueado.

afogado-peao-com-lance = O peão preto agora está em h4. O que é?
    .hint = Basta um lance legal de uma peça qualquer.
    .after = Nenhum dos dois. O peão pode ir para h3. Um rei parado não basta.

afogado-salva-te = As Brancas vão promover. Afogue o rei branco e salve a partida.
    .hint = O rei branco quer sair para b8 ou b7. Guarde as duas casas.
    .after = O rei branco não tem lances. É empate, e o peão não promove mais.
    .d6c6 = O rei branco sai por b8, e o peão promove em seguida.
    .d6d7 = O rei branco sai para a coluna b, e o peão promove em seguida.

afogado-rei-branco-com-saida = Agora é você que joga, com as Brancas. O que é?
    .hint = Alguém protege o peão de a2?
    .after = Nenhum dos dois. O seu rei pode capturar o peão de a2.

afogado-rei-branco-sem-saida = O rei preto chegou a b3. O que é?
    .hint = Que casa o peão ataca? E o rei preto?
    .after = É afogado. As casas b1, b2 e a2 estão guardadas, e ninguém ataca a1.

afogado-dama-em-b2 = Em vez do peão há uma dama em b2. O que é?
    .hint = A dama ataca a1? Quem a protege?
    .after = É mate. A dama dá xeque, e o rei preto a protege.

afogado-mate-com-as-pretas = Você joga com as Pretas. Dê mate sem afogar.
    .hint = O rei branco ainda tem g1. Ataque g1 e h1 ao mesmo tempo.
    .after = A dama deu xeque na fileira 1 e tirou g1 do rei.
    .b4d4 = A dama ataca g1, mas não o rei. Ele fica afogado, e é empate.
    .b4e4 = É xeque, mas o rei foge para g1.

afogado-bispo-cravado = As Pretas têm um bispo em b8. O que é?
    .hint = Se o bispo sair, o que faz a torre de h8?
    .after = É afogado. O bispo está cravado e não pode sair, e o rei não tem casas.

afogado-torre-cravada = Em b8 agora há uma torre. O que é?
    .hint = Uma peça cravada pode andar na direção em que está cravada?
    .after = Nenhum dos dois. A torre pode andar na fileira 8, e até capturar em h8.
