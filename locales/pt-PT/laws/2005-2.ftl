### Leis de 2005, artigo 2: os números que diferem dos de 2023.

law-2005-2-3 = O desenho mostra onde está cada peça antes do primeiro lance.
    .diff = Só o desenho, como em 2018. Em 2023 juntam-se aqui as coordenadas das casas.
