### Irregularidades 3: ver no tabuleiro o que é ilegal
q-irregularities-see-left-in-check = A torre preta dá xeque ao rei branco do Quirino. Se ele avançar agora o peão de a2, faz um lance ilegal.
    .why = De um xeque sai-se no lance seguinte. Um lance que deixa o próprio rei atacado é ilegal.
q-irregularities-see-through = A Rosalina, de Brancas, quer rocar com a torre de h1. Nem o rei nem a torre se mexeram. Porque é que esse roque é ilegal?
    .a = O rei passava por f1, que está atacada.
    .b = O rei está em xeque da torre preta.
    .c = A torre de h1 está atacada pela torre preta.
    .d = Há uma peça entre o rei e a torre.
    .why = O rei não pode passar por uma casa atacada quando roca. A torre preta ataca f1.
q-irregularities-see-setup = A partida ainda não começou. O Saturnino olha para o tabuleiro. O que está mal?
    .a = O rei e a dama brancos estão trocados.
    .b = Os cavalos e os bispos brancos estão trocados.
    .c = O rei e a dama pretos estão trocados.
    .d = O tabuleiro está virado para o lado errado.
    .why = A dama começa na casa da sua cor. A dama branca fica em d1, que é clara, e o rei ao lado, em e1.
