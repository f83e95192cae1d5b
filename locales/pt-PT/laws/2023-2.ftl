### Leis do Xadrez de 2023, artigo 2.

law-2023-2-1 = O tabuleiro tem 8 por 8 casas iguais e quadradas, 64 ao todo, ora claras, ora escuras. Põe-se entre os jogadores com uma casa branca no canto à direita de cada um.
    .teacher = Se o erro só se descobre a meio da partida, não se recomeça. Vale o artigo 7.2.2.
law-2023-2-2 = As Brancas começam com 16 peças claras e as Pretas com 16 escuras. Cada lado tem um rei (R), uma dama (D), duas torres (T) e dois bispos (B). Tem também dois cavalos (C) e oito peões.
    .teacher = Nas provas oficiais recomendam-se peças do modelo Staunton.
law-2023-2-3 = Na primeira linha, de a para h: torre, cavalo, bispo, dama, rei, bispo, cavalo, torre. À frente, os peões. Cada casa tem um nome, uma letra e um número (apêndice C).
    .teacher = As duas damas ficam na mesma coluna, a coluna d, frente a frente, e os dois reis na coluna e.
law-2023-2-4 = Oito casas de baixo para cima são uma coluna, como de a1 a a8. Oito de lado a lado são uma linha, como de a1 a h1. A diagonal vai a direito de borda a borda, em 2 a 8 casas da mesma cor.
    .teacher = A diagonal mede-se de borda a borda. Um troço de três casas a meio do tabuleiro é só uma parte dela.
