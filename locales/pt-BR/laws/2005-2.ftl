### Leis de 2005, artigo 2: os números que diferem dos de 2023.

law-2005-2-1 = O tabuleiro tem 64 casas iguais, 8 por 8, uma clara e uma escura por vez. O canto à direita de cada jogador é branco.
    .teacher = Se se descobre tarde que estava virado errado, veja o 7.1.b.
    .diff = A regra não mudou; o tabuleiro virado errado é tratado em 2023 no 7.2.2.
law-2005-2-2 = São 16 peças claras de um lado e 16 escuras do outro. Em cada lado: rei, dama, duas torres, dois bispos, dois cavalos, oito peões.
    .diff = As peças são iguais; a recomendação do modelo Staunton só aparece em 2023.
law-2005-2-3 = O desenho mostra onde fica cada peça antes do primeiro lance.
    .diff = Só o desenho, como em 2018. Em 2023 entram aqui as coordenadas das casas.
