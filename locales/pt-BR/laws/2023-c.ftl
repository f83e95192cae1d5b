### Leis de 2023, apêndice C: notação algébrica.

law-2023-c-1 = Aqui, «peça» é qualquer uma que não seja peão.
law-2023-c-2 = Cada peça é anotada com a primeira letra do nome, maiúscula: R rei, D dama, T torre, B bispo, C cavalo.
law-2023-c-3 = Você pode usar as letras do seu país: um francês anota o bispo com F (fou), um holandês com L (loper). Em jornais e revistas, o recomendado é o desenho da peça.
    .teacher = Planilha com letras de outra língua é válida: basta que sejam as usadas no país de quem anota.
law-2023-c-4 = Peão não leva letra: é a falta dela que o identifica. Anote e5, d4, a5, e nunca Pe5, Pd4, Pa5.
law-2023-c-5 = As oito colunas têm letras minúsculas, de a até h. Quem joga de Brancas as conta da esquerda para a direita; quem joga de Pretas, da direita para a esquerda.
    .teacher = Para quem está de Pretas, a coluna mais à esquerda é a h.
law-2023-c-6 = As oito fileiras são numeradas de 1 a 8, a partir do lado das Brancas. No começo, as Brancas ocupam a 1 e a 2; as Pretas, a 7 e a 8.
law-2023-c-7 = Uma letra mais um número dão o nome da casa. São 64 casas, e o nome de cada uma é único e não muda.
law-2023-c-8 = Anote a letra da peça e a casa de chegada, sem hífen: Be5, Cf3, Td1. Lance de peão leva só a casa: e5, d4, a5. A forma longa também é aceita, com a casa de saída: Bb2e5, e7e5.
    .teacher = A forma longa vale para peças e peões e sempre mostra de onde o lance saiu: Cg1f3, Ta1d1, d2d4, a6a5.
law-2023-c-9 = Quando uma peça captura, você pode colocar um x. O lugar dele:
    .teacher = O x não é obrigatório: na captura em e5 valem Be5 e Bxe5.
law-2023-c-9-1 = O x fica depois da letra da peça que captura.
law-2023-c-9-2 = E fica antes da casa de chegada: Bxe5, Cxf3, Txd1. Se há duas peças iguais que chegam lá, veja C.10.
law-2023-c-9-3 = Na captura de peão, anote a coluna de saída, um x se quiser, e a casa: dxe5, gxf3, axb5. Na captura en passant, dá para acrescentar «e.p.»: exd6 e.p.
    .teacher = Sem a coluna de saída o lance fica incompleto; já o x e o «e.p.» são livres. Valem dxe5 e de5.
law-2023-c-10 = Se duas peças iguais podem chegar à mesma casa, você precisa mostrar qual delas andou.
law-2023-c-10-1 = As duas estão na mesma fileira? Mostre a coluna. Anote nesta ordem:
    .teacher = Na mesma fileira o número seria igual para as duas; quem separa é a letra da coluna.
law-2023-c-10-1-1 = Comece pela letra da peça.
law-2023-c-10-1-2 = Siga com a letra da coluna em que ela estava.
law-2023-c-10-1-3 = Termine com a casa em que ela parou.
law-2023-c-10-2 = As duas estão na mesma coluna? Mostre a fileira. A ordem passa a ser:
    .teacher = Na mesma coluna a letra não ajuda: quem separa é o número da fileira.
law-2023-c-10-2-1 = Primeiro, a letra que indica a peça.
law-2023-c-10-2-2 = Depois, o número da fileira de onde saiu.
law-2023-c-10-2-3 = Por último, a casa de destino.
law-2023-c-10-3 = Não dividem nem a fileira nem a coluna? O melhor é indicar a coluna. Exemplos:
    .teacher = «Melhor» não quer dizer «obrigatório»: com a fileira de saída o lance também fica claro.
law-2023-c-10-3-1 = Cavalos em g1 e e1, um deles vai a f3: anote Cgf3 ou Cef3, conforme o que andou.
law-2023-c-10-3-2 = Cavalos em g5 e g1, um deles vai a f3: fica C5f3 ou C1f3.
law-2023-c-10-3-3 = Cavalos em h2 e d4, um deles vai a f3: aqui vale a coluna, Chf3 ou Cdf3.
law-2023-c-10-3-4 = Se o lance captura em f3, entra um x nos mesmos exemplos: Cgxf3 ou Cexf3, C5xf3 ou C1xf3, Chxf3 ou Cdxf3.
law-2023-c-11 = Na promoção, anote o lance do peão, avançando ou capturando, e em seguida a letra da peça nova: d8D, exf8C, b1B, g1T.
    .teacher = Sem a letra da peça nova, o lance pode ser um de quatro. Em um lance secreto, essa dúvida perde a partida.
law-2023-c-12 = A proposta de empate é anotada na planilha assim: (=).
    .teacher = O (=) não está entre os sinais opcionais: quem propõe empate tem de anotar.
law-2023-c-13 = Os outros sinais. Quatro deles são opcionais: x, +, ++ ou # e e.p., os últimos da lista.
    .teacher = Partida de exemplo: 1.e4 e5 2.Cf3 Cf6 3.d4 exd4 4.e5 Ce4 5.Dxd4 d5 6.exd6 e.p. Cxd6 7.Bg5 Cc6 8.De3+ Be7 9.Cbd2 0-0 10.0-0-0 Te8 11.Rb1 (=). A forma longa traz, por engano, 8.Dd4d3.
law-2023-c-13-1 = O roque pequeno é 0-0: na ala do rei, com a torre de h1 ou de h8.
law-2023-c-13-2 = O roque grande é 0-0-0: na ala da dama, com a torre de a1 ou de a8.
law-2023-c-13-3 = O sinal x indica captura.
law-2023-c-13-4 = O sinal + indica xeque.
law-2023-c-13-5 = Dois sinais + juntos (++) ou um # indicam xeque-mate.
law-2023-c-13-6 = As letras e.p. indicam captura en passant.
