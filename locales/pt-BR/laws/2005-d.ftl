### Leis de 2005, apêndice D: os números que diferem dos de 2023.

law-2005-d2 = Cada peça é escrita com a primeira letra do nome, em maiúscula: R, D, T, B, C. Você pode usar a do seu país, como o F francês; em impressos recomenda-se a figura.
    .teacher = O peão não leva letra. Colunas de a a h, fileiras de 1 a 8: cada casa tem um só nome.
    .diff = É o mesmo que 2023 traz em C.2 e C.3. O peão, as colunas e as fileiras vêm lá nos itens seguintes.
