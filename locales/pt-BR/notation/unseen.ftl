### Sem ver.

unseen-german = Em alemão, como no apêndice D
unseen-blind = Sem peças
unseen-listen = Ouvir o anúncio
unseen-no-voice = Este aparelho não tem voz. Leia o anúncio em voz alta.

unseen-look = Olhe bem para as peças.
unseen-looked = Já vi. Esconder as peças
unseen-play-it = O adversário anuncia. Jogue o lance:
unseen-now-repeat = É esse o lance. Agora repita o anúncio.
unseen-repeat = Repita o anúncio
unseen-other-move = Você jogou “{ $words }”. O anúncio diz outro lance.
unseen-other-echo = Esse é outro anúncio. Repita o que ouviu.
unseen-understood = Lance jogado e anúncio repetido, como manda a regra.
unseen-it-means = O anúncio diz { $move }.

unseen-say-it = Anuncie o lance de { $from } para { $to }.
unseen-say-promotion = Anuncie o lance do peão de { $from } para { $to }, que vira { $piece }.
unseen-type = Ou escreva o anúncio
unseen-announce = Anunciar
unseen-erase = Apagar
unseen-pieces = Peças
unseen-files = Colunas
unseen-ranks = Linhas
unseen-rest = Captura, xeque e roque

unseen-said-well = Muito bem dito. Só pode ser este lance.
unseen-said-too = Dá para entender, porque só pode ser este lance. Também se diz “{ $words }”.
unseen-it-is-said = Diz-se “{ $words }”.
unseen-unfinished = Falta a casa de chegada. Diga a coluna e o número.
unseen-means-other = Assim o adversário joga outro lance. Veja a outra seta.
unseen-ambiguous = Assim podem ser vários lances. Diga também a casa de partida.
unseen-name-piece = Falta dizer a nova peça do peão.
unseen-illegal = Nenhum lance legal se anuncia assim.
unseen-castling-name = O roque tem nome próprio. Use o botão do roque.
unseen-takes-nothing = Esse lance não captura nada.
unseen-no-check = Esse lance não dá xeque.
unseen-no-mate = Esse lance não dá mate.
unseen-no-promotion = Esse lance não é uma promoção.
unseen-unknown-word = Não conheço a palavra “{ $word }”.

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
unseen-castles-short = roque pequeno
unseen-castles-long = roque grande
unseen-check = xeque
unseen-mate = mate
