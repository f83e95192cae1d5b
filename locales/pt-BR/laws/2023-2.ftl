### Leis do Xadrez de 2023, artigo 2.

law-2023-2-1 = O tabuleiro tem 8 por 8 casas quadradas e iguais, 64 no total, alternando claras e escuras. Ele fica entre os jogadores com uma casa branca no canto direito de cada um.
    .teacher = Se o erro só aparece no meio da partida, não se começa de novo. Vale o artigo 7.2.2.
law-2023-2-2 = As Brancas começam com 16 peças claras, e as Pretas, com 16 escuras. Cada lado tem um rei (R), uma dama (D), duas torres (T) e dois bispos (B). Tem também dois cavalos (C) e oito peões.
    .teacher = Em competições oficiais, o modelo de peças recomendado é o Staunton.
law-2023-2-3 = Na primeira fileira, de a até h: torre, cavalo, bispo, dama, rei, bispo, cavalo, torre. Na frente delas, os peões. Cada casa se chama por uma letra e um número (apêndice C).
    .teacher = As duas damas ficam frente a frente na coluna d, e os dois reis, na coluna e.
law-2023-2-4 = Oito casas na vertical são uma coluna, como de a1 a a8. Oito na horizontal são uma fileira, como de a1 a h1. A diagonal vai reta de borda a borda, em 2 a 8 casas da mesma cor.
    .teacher = A diagonal vai sempre de uma borda à outra. Três casas no meio do tabuleiro são só um pedaço dela.
