mistura-xeques-tabuleiro-todo = A dama podia capturar a torre, mas em d8 dá mate. Olha para o tabuleiro todo antes de jogar.

mistura-xeques-olha-bem = As Brancas jogam. O que é?
    .hint = Segue as diagonais do bispo.
    .after = É xeque, e há saída. O bispo de a5 captura a dama em e1.

mistura-xeques-que-fazes = As Pretas jogam. O que fazes?
    .hint = O que vê a torre de c8? E que peça pode o teu rei proteger?
    .after = Era xeque. O bispo tapou em f8, e o rei protege-o.
    .b6d8 = A dama tapa, mas a torre captura-a e o xeque continua.

mistura-xeques-melhor-lance = As Brancas jogam. Encontra o melhor lance.
    .hint = Vê todos os xeques. Em qual deles o bispo ajuda a dama?
    .after = É mate. O bispo de d3 protege a dama em h7, e a torre fecha f8.
    .h5h8 = É xeque, mas o rei captura a dama em h8.
    .d3h7 = É xeque, mas o rei foge para h8.

mistura-xeques-rei-e-cavalo = O rei preto pode capturar o cavalo de d4?
    .hint = Quem protege o cavalo? Essa peça está cravada. Isso conta?
    .after = Não pode. A torre de d1 está cravada, mas protege o cavalo na mesma.

mistura-xeques-rei-no-canto = As Pretas jogam. Encontra o melhor lance.
    .hint = Que casas tem o rei branco? Só um xeque fecha tudo.
    .after = É mate. A torre domina a linha 1, o peão e o rei guardam a2 e b2.
    .c3c2 = O rei branco fica sem lances e sem xeque. É afogado, e empatas.
    .h8a8 = É xeque, mas o rei branco foge para b1.

mistura-xeques-a-ideia = As Brancas jogam e dão mate em dois. Qual é a ideia?
    .hint = O bispo de f6 protege g7. Como chega lá a dama?
    .after = A dama em h6 ameaçou mate em g7, e as Pretas não tinham defesa.
    .d2d8 = A torre pode capturar a dama. Em d8 ela não ameaça nada.
