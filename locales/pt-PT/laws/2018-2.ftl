### Leis de 2018, artigo 2: os números que diferem dos de 2023.

law-2018-2-3 = No começo, cada peça fica na casa que o desenho da posição inicial mostra.
    .diff = Em 2018 há só o desenho. Em 2023 este número explica também as coordenadas das casas, que antes se viam apenas no C.7.
