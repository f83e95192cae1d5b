### Leis de 2018, apêndice C: os números que diferem dos de 2023.

law-2018-c-2 = Cada peça é escrita com a maiúscula que inicia o seu nome. São R rei, D dama, T torre, B bispo e C cavalo.
    .diff = Em 2018 há ainda uma nota sobre o inglês: nele o cavalo é N, para evitar confusão. Em 2023 a nota saiu.
law-2018-c-8 = Letra da peça e casa de chegada, sem hífen: Be5, Cf3, Td1. Do peão anota-se só a casa: e5. A forma longa também vale: Cg1f3, e7e5.
    .diff = Em 2018 não se põe hífen entre a letra e a casa. Em 2023 ele só não é necessário.
law-2018-c-9 = Ao capturar com uma peça, coloca-se um x entre:
    .teacher = Nesta edição o x é obrigatório na captura, ainda que o C.13 o inclua entre os sinais opcionais.
    .diff = Em 2018 o x é exigido; em 2023 é facultativo.
law-2018-c-9-3 = Peão que captura: coluna de saída, x, casa de chegada, como dxe5 ou axb5. Na passagem acrescenta-se e.p.: exd6 e.p.
    .diff = Em 2018 o x e o e.p. são exigidos; em 2023 podem ser omitidos.
law-2018-c-13 = Abreviações: 0-0 roque na ala do rei, 0-0-0 na ala da dama, x captura, + xeque, ++ ou # xeque-mate, e.p. na passagem. As quatro últimas são opcionais.
    .teacher = A partida de exemplo aparece duas vezes, com e sem os sinais opcionais: boa para comparar em aula.
    .diff = Os sinais são os mesmos; em 2023 ganham números, C.13.1 a C.13.6. Lá a segunda versão da partida é a forma longa; aqui, a mais curta.
