### Leis de 2018, artigo 2: os números que diferem dos de 2023.

law-2018-2-2 = Cada lado começa com 16 peças, as Brancas com as claras e as Pretas com as escuras. São um rei, uma dama, duas torres, dois bispos, dois cavalos, oito peões.
    .diff = As peças são as mesmas. Em 2023 recomenda-se o modelo Staunton em provas oficiais; em 2018 só há a foto.
law-2018-2-3 = No começo, as peças ficam como no desenho da posição inicial.
    .diff = Em 2018 só aparece o desenho. Em 2023 o item explica também as coordenadas das casas, antes mostradas apenas no C.7.
