### Mistura: as peças. Reference: European Portuguese, addressed as "tu".

mistura-pecas-varias = Agora há peças diferentes no mesmo tabuleiro. Antes de jogar, lembra-te de como anda cada uma.
mistura-pecas-dois-amigos = O bispo e o cavalo repartem as três estrelas. Apanha-as todas.
    .hint = Um deles salta. O outro nunca muda de cor.
    .after = g7 é uma casa preta, e o bispo anda nas brancas. Essa estrela só podia ser do cavalo.
mistura-pecas-quem-captura = Qual das peças pretas pode capturar a dama branca?
    .a = A torre
    .b = O bispo
    .c = O cavalo
    .hint = Segue com o dedo o caminho de cada peça até e4.
    .after = É o bispo, que tem a diagonal livre. O peão tapa a torre, e o cavalo não anda a direito.
mistura-pecas-cruzamento = Marca as casas aonde as duas peças chegam num lance.
    .hint = Percorre a diagonal do bispo. Onde cruza a linha e a coluna da torre?
    .after = Em d4 e em c5 cruzam-se os caminhos das duas peças.
mistura-pecas-entre-dois-peoes = A dama preta pode ir de d8 para a5?
    .hint = Diz o nome de cada casa do caminho. Está lá alguém?
    .after = Sim. O caminho passa por c7 e b6, mesmo ao lado dos peões.
mistura-pecas-tres-pares = Captura as três peças brancas, uma com cada peça preta.
    .hint = Procura, para cada peça preta, a branca a que chega num lance.
    .after = O rei deu um passo, o bispo seguiu a diagonal e o cavalo saltou.
mistura-pecas-quantas-capturas = Quantas peças pretas pode o cavalo branco capturar agora?
    .hint = Dá a volta às oito casas do cavalo, uma a uma.
    .after = Três, em d7, f7 e c4. Os três peões pretos estão perto, mas fora do salto.
