xeque-ataque-ao-rei = A torre ataca o rei preto. O rei está em xeque.

xeque-dar-xeque = O bispo vai para b5 e dá xeque, porque ataca o rei. O rei tem de se salvar já.

xeque-ataca-a-dama = O cavalo ataca a dama. É xeque?
    .hint = Que peça está atacada, a dama ou o rei?
    .after = Não é xeque. Só o ataque ao rei se chama xeque.

xeque-ataca-o-rei = O rei e a dama trocaram de casa. É xeque?
    .hint = Segue a seta. Quem está em c5 agora?
    .after = É xeque. O cavalo de d3 ataca o rei de c5.

xeque-torre = Dá xeque ao rei preto.
    .hint = De que casa pode a torre ver o rei?
    .after = A torre de g8 vê o rei ao longo da linha 8.
    .g3g7 = Em g7 a torre olha para a linha 7. O rei está na linha 8.

xeque-bispo-das-pretas = Jogas com as Pretas. Dá xeque ao rei branco.
    .hint = O bispo tem duas diagonais. Numa delas o caminho até ao rei está livre.
    .after = De f5 a d3 o caminho está livre. É xeque.
    .c8a6 = O peão de c4 está no caminho entre a6 e d3. O bispo não salta.

xeque-torre-na-coluna = Encontra o único lance que dá xeque.
    .hint = O rei preto está na coluna d. Quem pode chegar a essa coluna?
    .after = A torre entrou na coluna d, e o caminho até d8 está livre.
    .e4c6 = O bispo de c6 ataca e8 e d7, casas ao lado do rei. Ao rei não chega.
    .c1e1 = Em e1 a torre olha para a coluna «e». O rei está na coluna d.

xeque-cavalo = Dá xeque com o cavalo.
    .hint = Conta um salto de cavalo a partir do rei. Onde tem de estar o cavalo?
    .after = De d6 o cavalo salta para e8. O rei está em xeque.
    .c4e5 = De e5 o cavalo ataca d7, f7, c6 e g6. O rei está em e8.

xeque-quem-da-xeque = O teu rei está em xeque. Toca na peça que o ataca.
    .hint = Vê primeiro as peças que andam a direito, depois o cavalo.
    .after = É o cavalo de g3. As outras peças não chegam ao rei.

xeque-peao = Dá xeque com um peão. Há duas maneiras.
    .hint = O peão ataca na diagonal, para a frente.
    .after = Um peão em d4 ou em f4 ataca e5. Qualquer dos dois dá xeque.
    .c2c3 = O peão de c3 ataca b4 e d4. O rei está em e5.

xeque-sem-dizer-nada = A torre preta foi para f8, e ninguém disse nada. É xeque?
    .hint = O que conta é o que está no tabuleiro.
    .after = É xeque. Ninguém é obrigado a dizer xeque, por isso olha sempre bem.

xeque-descoberto = A torre de e8 quer dar xeque. Tira a peça do caminho.
    .hint = Quem está na coluna «e», entre a torre e o rei branco?
    .after = O cavalo saiu da coluna «e», e a torre de e8 deu xeque. Chama-se xeque descoberto.
    .e8f8 = A torre saiu da coluna do rei. Deixa-a em e8 e move quem tapa o caminho.

xeque-dama-em-seguranca = Dá xeque com a dama, sem a perder.
    .hint = Vê que casas ataca o bispo de e7.
    .after = A dama dá xeque na diagonal, e nenhuma peça preta a ataca.
    .d1d8 = É xeque, mas o bispo de e7 pode capturar a dama em d8.
