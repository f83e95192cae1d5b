xeque-ataque-ao-rei = A torre ataca o rei preto. O rei está em xeque.

xeque-dar-xeque = O bispo vai para b5 e dá xeque, porque ataca o rei. O rei precisa se salvar já.

xeque-ataca-a-dama = O cavalo ataca a dama. É xeque?
    .hint = Que peça está atacada, a dama ou o rei?
    .after = Não é xeque. Só o ataque ao rei se chama xeque.

xeque-ataca-o-rei = O rei e a dama trocaram de casa. É xeque?
    .hint = Siga a seta. Quem está em c5 agora?
    .after = É xeque. O cavalo de d3 ataca o rei de c5.

xeque-torre = Dê xeque no rei preto.
    .hint = De que casa a torre pode ver o rei?
    .after = A torre em g8 vê o rei ao longo da fileira 8.
    .g3g7 = Em g7 a torre olha para a fileira 7. O rei está na fileira 8.

xeque-bispo-das-pretas = Você joga com as Pretas. Dê xeque no rei branco.
    .hint = O bispo tem duas diagonais. Em uma delas o caminho até o rei está livre.
    .after = De f5 a d3 o caminho está livre. É xeque.
    .c8a6 = O peão de c4 está no caminho entre a6 e d3. O bispo não pula.

xeque-torre-na-coluna = Encontre o único lance que dá xeque.
    .hint = O rei preto está na coluna d. Quem pode chegar a essa coluna?
    .after = A torre entrou na coluna d, e o caminho até d8 está livre.
    .e4c6 = O bispo em c6 ataca e8 e d7, casas ao lado do rei. Ao rei ele não chega.
    .c1e1 = Em e1 a torre olha para a coluna “e”. O rei está na coluna d.

xeque-cavalo = Dê xeque com o cavalo.
    .hint = Conte um pulo de cavalo a partir do rei. Onde o cavalo precisa estar?
    .after = De d6 o cavalo pula para e8. O rei está em xeque.
    .c4e5 = De e5 o cavalo ataca d7, f7, c6 e g6. O rei está em e8.

xeque-quem-da-xeque = O seu rei está em xeque. Toque na peça que o ataca.
    .hint = Olhe primeiro as peças que andam em linha reta, depois o cavalo.
    .after = É o cavalo de g3. As outras peças não chegam ao rei.

xeque-peao = Dê xeque com um peão. Há duas maneiras.
    .hint = O peão ataca na diagonal, para a frente.
    .after = Um peão em d4 ou em f4 ataca e5. Qualquer um dos dois dá xeque.
    .c2c3 = O peão em c3 ataca b4 e d4. O rei está em e5.

xeque-sem-dizer-nada = A torre preta foi para f8, e ninguém disse nada. É xeque?
    .hint = O que conta é o que está no tabuleiro.
    .after = É xeque. Ninguém é obrigado a dizer xeque, por isso olhe sempre bem.

xeque-descoberto = A torre de e8 quer dar xeque. Tire a peça do caminho.
    .hint = Quem está na coluna “e”, entre a torre e o rei branco?
    .after = O cavalo saiu da coluna “e”, e a torre de e8 deu xeque. O nome é xeque descoberto.
    .e8f8 = A torre saiu da coluna do rei. Deixe a torre em e8 e mova quem fecha o caminho.

xeque-dama-em-seguranca = Dê xeque com a dama, sem perdê-la.
    .hint = Veja que casas o bispo de e7 ataca.
    .after = A dama dá xeque na diagonal, e nenhuma peça preta a ataca.
    .d1d8 = É xeque, mas o bispo de e7 pode capturar a dama em d8.
