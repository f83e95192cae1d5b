### Leis de 2023, apêndice C: notação algébrica.

law-2023-c-1 = Aqui, «peça» é qualquer uma que não seja peão.
law-2023-c-2 = Cada peça é anotada com a primeira letra do nome, maiúscula. São R rei, D dama, T torre, B bispo e C cavalo.
law-2023-c-3 = Você pode usar as letras do seu país. Um francês anota o bispo com F (fou), um holandês com L (loper). Em jornais e revistas, o recomendado é o desenho da peça.
    .teacher = Planilha com letras de outra língua é válida. Basta que sejam as usadas no país de quem anota.
law-2023-c-4 = O peão não leva letra, e é a falta dela que o identifica.
law-2023-c-5 = As oito colunas têm letras minúsculas, de a até h. As Brancas as contam da esquerda para a direita, as Pretas da direita para a esquerda.
    .teacher = Para quem está de Pretas, a coluna mais à esquerda é a h.
law-2023-c-6 = As oito fileiras são numeradas de 1 a 8, a partir do lado das Brancas. No começo, as Brancas ocupam a 1 e a 2; as Pretas, a 7 e a 8.
law-2023-c-7 = Uma letra mais um número dão o nome da casa. São 64 casas, e o nome de cada uma é único e não muda.
law-2023-c-8 = Anote a letra da peça e a casa de chegada, sem hífen, como Be5, Cf3 ou Td1. Lance de peão leva só a casa, como e5, d4 ou a5. A forma longa também é aceita, com a casa de saída: Bb2e5, e7e5.
    .teacher = A forma longa vale para peças e peões. Sempre mostra de onde o lance saiu, como em Cg1f3, Ta1d1, d2d4 e a6a5.
law-2023-c-9 = Quando uma peça captura, você pode colocar um x. O lugar dele:
    .teacher = O x não é obrigatório. Na captura em e5 valem Be5 e Bxe5.
law-2023-c-9-1 = O x fica depois da letra da peça que captura.
law-2023-c-9-2 = E fica antes da casa de chegada, como em Bxe5, Cxf3 ou Txd1. Se duas peças iguais chegam lá, veja também C.10.
law-2023-c-9-3 = Na captura de peão, anote a coluna de saída, um x se quiser, e a casa, como em dxe5. En passant, dá para acrescentar «e.p.», como em exd6 e.p.
    .teacher = Sem a coluna de saída o lance fica incompleto; já o x e o «e.p.» são livres. Valem dxe5 e de5.
law-2023-c-10 = Se duas peças iguais podem chegar à mesma casa, você precisa mostrar qual delas andou.
law-2023-c-10-1 = As duas estão na mesma fileira? Mostre a coluna. Anote nesta ordem:
    .teacher = Na mesma fileira o número seria igual para as duas; quem separa é a letra da coluna.
law-2023-c-10-1-1 = Comece pela letra da peça.
law-2023-c-10-1-2 = Siga com a letra da coluna em que ela estava.
law-2023-c-10-1-3 = Termine com a casa em que ela parou.
law-2023-c-10-2 = As duas estão na mesma coluna? Mostre a fileira. A ordem passa a ser:
    .teacher = Na mesma coluna a letra não ajuda. Quem separa é o número da fileira.
law-2023-c-10-2-1 = Primeiro, a letra que indica a peça.
law-2023-c-10-2-2 = Depois, o número da fileira de onde saiu.
law-2023-c-10-2-3 = Por último, a casa de destino.
law-2023-c-10-3 = Não dividem nem a fileira nem a coluna? O melhor é indicar a coluna. Exemplos:
    .teacher = «Melhor» não quer dizer «obrigatório». Com a fileira de saída o lance também fica claro.
law-2023-c-10-3-1 = Há cavalos em g1 e e1, e um deles vai a f3. Anote Cgf3 ou Cef3, conforme o que andou.
law-2023-c-10-3-2 = Há cavalos em g5 e g1, e um deles vai a f3. Fica C5f3 ou C1f3.
law-2023-c-10-3-3 = Há cavalos em h2 e d4, e um deles vai a f3. Aqui vale a coluna, Chf3 ou Cdf3.
law-2023-c-10-3-4 = Se o lance captura em f3, entra um x nos mesmos exemplos. Ficam Cgxf3 ou Cexf3, C5xf3 ou C1xf3, Chxf3 ou Cdxf3.
law-2023-c-11 = Na promoção, anote o lance do peão e em seguida a letra da peça nova. São exemplos d8D, exf8C, b1B e g1T.
    .teacher = Sem a letra da peça nova, o lance pode ser um de quatro. Em um lance secreto, essa dúvida perde a partida.
law-2023-c-12 = A proposta de empate é anotada na planilha assim: (=).
    .teacher = O (=) não está entre os sinais opcionais. Quem propõe empate tem de anotar.
law-2023-c-13 = Os outros sinais. Quatro deles são opcionais: x, +, ++ ou # e e.p., os últimos da lista.
    .teacher = Partida de exemplo: 1.e4 e5 2.Cf3 Cf6 3.d4 exd4 4.e5 Ce4 5.Dxd4 d5 6.exd6 e.p. Cxd6 7.Bg5 Cc6 8.De3+ Be7 9.Cbd2 0-0 10.0-0-0 Te8 11.Rb1 (=). A forma longa traz, por engano, 8.Dd4d3.
law-2023-c-13-1 = O roque pequeno, na ala do rei, com a torre de h1 ou de h8, é 0-0.
law-2023-c-13-2 = O roque grande, na ala da dama, com a torre de a1 ou de a8, é 0-0-0.
law-2023-c-13-3 = O sinal x indica captura.
law-2023-c-13-4 = O sinal + indica xeque.
law-2023-c-13-5 = Dois sinais + juntos (++) ou um # indicam xeque-mate.
law-2023-c-13-6 = As letras e.p. indicam captura en passant.
