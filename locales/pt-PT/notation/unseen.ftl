### Sem ver.

unseen-german = Em alemão, como no apêndice D
unseen-blind = Sem peças
unseen-listen = Ouvir o anúncio
unseen-no-voice = Este aparelho não tem voz. Lê o anúncio em voz alta.

unseen-look = Olha bem para as peças.
unseen-looked = Já vi. Esconder as peças
unseen-play-it = O adversário anuncia. Joga o lance:
unseen-now-repeat = É esse o lance. Agora repete o anúncio.
unseen-repeat = Repete o anúncio
unseen-other-move = Jogaste «{ $words }». O anúncio diz outro lance.
unseen-other-echo = Esse é outro anúncio. Repete o que ouviste.
unseen-understood = Lance jogado e anúncio repetido, como manda a regra.
unseen-it-means = O anúncio diz { $move }.

unseen-say-it = Anuncia o lance de { $from } para { $to }.
unseen-say-promotion = Anuncia o lance do peão de { $from } para { $to }, que passa a { $piece }.
unseen-type = Ou escreve o anúncio
unseen-announce = Anunciar
unseen-erase = Apagar
unseen-pieces = Peças
unseen-files = Colunas
unseen-ranks = Linhas
unseen-rest = Captura, xeque e roque

unseen-said-well = Muito bem dito. Só pode ser este lance.
unseen-said-too = Percebe-se, porque só pode ser este lance. Também se diz «{ $words }».
unseen-it-is-said = Diz-se «{ $words }».
unseen-unfinished = Falta a casa de chegada. Diz a coluna e o número.
unseen-means-other = Assim o adversário joga outro lance. Vê a outra seta.
unseen-ambiguous = Assim podem ser vários lances. Diz também a casa de partida.
unseen-name-piece = Falta dizer a nova peça do peão.
unseen-illegal = Nenhum lance legal se anuncia assim.
unseen-castling-name = O roque tem nome próprio. Usa o botão do roque.
unseen-takes-nothing = Esse lance não captura nada.
unseen-no-check = Esse lance não dá xeque.
unseen-no-mate = Esse lance não dá mate.
unseen-no-promotion = Esse lance não é uma promoção.
unseen-unknown-word = Não conheço a palavra «{ $word }».

unseen-king = rei
unseen-queen = dama
unseen-rook = torre
unseen-bishop = bispo
unseen-knight = cavalo
unseen-pawn = peão
unseen-one = um
unseen-two = dois
unseen-three = três
unseen-four = quatro
unseen-five = cinco
unseen-six = seis
unseen-seven = sete
unseen-eight = oito
unseen-takes = toma
unseen-castles-short = pequeno roque
unseen-castles-long = grande roque
unseen-check = xeque
unseen-mate = mate
