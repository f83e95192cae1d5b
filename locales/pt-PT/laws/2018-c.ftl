### Leis de 2018, apêndice C: os números que diferem dos de 2023.

law-2018-c-2 = Cada peça escreve-se com a maiúscula que abre o seu nome. São R rei, D dama, T torre, B bispo e C cavalo.
    .diff = Em 2018 explica-se ainda o inglês: aí o cavalo é N, para não se confundir com o rei. Em 2023 essa nota saiu.
law-2018-c-8 = Letra da peça e casa de chegada, sem hífen: Be5, Cf3, Td1. De um peão escreve-se só a casa: e5. A forma longa também serve: Cg1f3, e7e5.
    .diff = Em 2018 não há hífen entre a letra e a casa. Em 2023 apenas não é necessário.
law-2018-c-9 = Ao capturar com uma peça, põe-se um x entre:
    .teacher = Nesta edição o x é obrigatório na captura, embora o C.13 o conte entre os sinais opcionais.
    .diff = Em 2018 o x tem de estar lá; em 2023 pode pôr-se ou não.
law-2018-c-9-3 = O peão que captura: coluna de onde sai, x, casa de chegada, como dxe5 ou axb5. Na passagem acrescenta-se e.p.: exd6 e.p.
    .diff = Em 2018 o x e o e.p. são para pôr; em 2023 podem ficar de fora.
law-2018-c-13 = Abreviaturas: 0-0 roque na ala do rei, 0-0-0 na ala da dama, x captura, + xeque, ++ ou # xeque-mate, e.p. na passagem. As quatro últimas são opcionais.
    .teacher = O exemplo de partida vem duas vezes, com e sem os sinais opcionais: bom para comparar na aula.
    .diff = Os sinais são os mesmos; em 2023 têm números, C.13.1 a C.13.6. Lá a segunda versão do exemplo é a forma longa, aqui a mais curta.
