### Leis de 2005, apêndice D: os números que diferem dos de 2023.

law-2005-d2 = Cada peça escreve-se com a primeira letra do nome, em maiúscula: R, D, T, B, C. Podes usar a do teu país, como o F francês; em papel impresso recomenda-se a figura.
    .teacher = O peão não leva letra. Colunas de a a h, linhas de 1 a 8: cada casa tem um só nome.
    .diff = É o mesmo que 2023 põe em C.2 e C.3. O peão, as colunas e as linhas vêm lá nos números seguintes.
