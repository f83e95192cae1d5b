### Leis de 2005, artigo 2: os números que diferem dos de 2023.

law-2005-2-1 = O tabuleiro tem 64 casas iguais, claras e escuras alternadas, em 8 por 8. O canto à direita de cada jogador é branco.
    .teacher = Se se descobre tarde que estava mal virado, vê o 7.1.b.
    .diff = A regra não mudou; o tabuleiro mal virado trata-se em 2023 pelo 7.2.2.
law-2005-2-2 = São 16 peças claras de um lado e 16 escuras do outro. Em cada lado: rei, dama, duas torres, dois bispos, dois cavalos e oito peões.
    .diff = As peças são iguais; a recomendação do modelo Staunton só vem em 2023.
law-2005-2-3 = O desenho mostra onde está cada peça antes do primeiro lance.
    .diff = Só o desenho, como em 2018. Em 2023 juntam-se aqui as coordenadas das casas.
