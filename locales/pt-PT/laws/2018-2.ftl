### Leis de 2018, artigo 2: os números que diferem dos de 2023.

law-2018-2-2 = Cada lado começa com 16 peças, as Brancas com as claras e as Pretas com as escuras. São um rei, uma dama, duas torres, dois bispos, dois cavalos e oito peões.
    .diff = As peças são as mesmas. Em 2023 recomenda-se o modelo Staunton para as provas oficiais; em 2018 só aparece a fotografia.
law-2018-2-3 = No começo, cada peça fica na casa que o desenho da posição inicial mostra.
    .diff = Em 2018 há só o desenho. Em 2023 este número explica também as coordenadas das casas, que antes se viam apenas no C.7.
