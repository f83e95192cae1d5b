### Leis de 2005, artigo 2: os números que diferem dos de 2023.

law-2005-2-3 = O desenho mostra onde fica cada peça antes do primeiro lance.
    .diff = Só o desenho, como em 2018. Em 2023 entram aqui as coordenadas das casas.
