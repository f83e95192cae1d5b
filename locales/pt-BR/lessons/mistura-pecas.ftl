### Mistura: as peças. Brazilian Portuguese, addressed as "você".

mistura-pecas-varias = Agora há peças diferentes no mesmo tabuleiro. Antes de jogar, lembre-se de como cada uma anda.
mistura-pecas-dois-amigos = O bispo e o cavalo dividem as três estrelas. Pegue todas.
    .hint = Um deles pula. O outro nunca muda de cor.
    .after = g7 é uma casa preta, e o bispo anda nas brancas. Essa estrela só podia ser do cavalo.
mistura-pecas-quem-captura = Qual das peças pretas pode capturar a dama branca?
    .a = A torre
    .b = O bispo
    .c = O cavalo
    .hint = Siga com o dedo o caminho de cada peça até e4.
    .after = É o bispo, que tem a diagonal livre. O peão fecha o caminho da torre, e o cavalo não anda reto.
mistura-pecas-cruzamento = Marque as casas aonde as duas peças chegam em um lance.
    .hint = Percorra a diagonal do bispo. Onde ela cruza a fileira e a coluna da torre?
    .after = Em d4 e em c5 se cruzam os caminhos das duas peças.
mistura-pecas-entre-dois-peoes = A dama preta pode ir de d8 para a5?
    .hint = Diga o nome de cada casa do caminho. Há alguém ali?
    .after = Sim. O caminho passa por c7 e b6, bem ao lado dos peões.
mistura-pecas-tres-pares = Capture as três peças brancas, uma com cada peça preta.
    .hint = Procure, para cada peça preta, a branca que ela alcança em um lance.
    .after = O rei deu um passo, o bispo seguiu a diagonal e o cavalo pulou.
mistura-pecas-quantas-capturas = Quantas peças pretas o cavalo branco pode capturar agora?
    .hint = Dê a volta nas oito casas do cavalo, uma por uma.
    .after = Três, em d7, f7 e c4. Os três peões pretos estão perto, mas fora do pulo.
