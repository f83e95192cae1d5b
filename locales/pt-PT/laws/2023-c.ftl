### Leis de 2023, apêndice C: notação algébrica.

law-2023-c-1 = Neste apêndice, «peça» quer dizer qualquer uma menos o peão.
law-2023-c-2 = Cada peça escreve-se com a inicial do nome, em maiúscula. São R rei, D dama, T torre, B bispo e C cavalo.
law-2023-c-3 = Podes usar as letras do teu país. Um francês escreve F (fou) para o bispo, um holandês L (loper). Nas publicações impressas recomenda-se o desenho da peça.
    .teacher = Uma folha com letras de outra língua está certa. Basta que sejam as que se usam no país de quem escreve.
law-2023-c-4 = O peão não tem letra, e é por isso que se reconhece. Escreve e5, d4, a5, e não Pe5, Pd4, Pa5.
law-2023-c-5 = As oito colunas chamam-se de a até h, em minúsculas. Para as Brancas vão da esquerda para a direita, para as Pretas ao contrário.
    .teacher = Do lugar das Pretas, a coluna à esquerda é a h.
law-2023-c-6 = As oito linhas têm números, de 1 a 8, a subir do lado das Brancas. As Brancas começam nas linhas 1 e 2, as Pretas nas linhas 7 e 8.
law-2023-c-7 = Juntas uma letra e um número e tens o nome de uma casa. Cada uma das 64 tem o seu, que nunca muda.
law-2023-c-8 = Escreve a letra da peça e a casa onde chega, sem hífen, como Be5, Cf3 ou Td1. Num lance de peão escreve-se só a casa, como e5, d4 ou a5. Também vale a forma longa, com a casa de saída: Bb2e5, e7e5.
    .teacher = A forma longa é aceite para peças e peões. Diz sempre de onde se partiu, como em Cg1f3, Ta1d1, d2d4 e a6a5.
law-2023-c-9 = Quando uma peça captura, podes pôr um x. O lugar dele é este:
    .teacher = O x não é obrigatório. Numa captura em e5, tanto vale Be5 como Bxe5.
law-2023-c-9-1 = O x vem depois da letra da peça que captura.
law-2023-c-9-2 = E vem antes da casa de chegada, como em Bxe5, Cxf3 ou Txd1. Se duas peças iguais lá chegam, vê também C.10.
law-2023-c-9-3 = Quando um peão captura, escreve a coluna de onde sai, um x se quiseres, e a casa: dxe5. Na captura na passagem podes juntar «e.p.», como em exd6 e.p.
    .teacher = A coluna de saída é obrigatória; o x e o «e.p.» não. Tanto vale dxe5 como de5.
law-2023-c-10 = Se duas peças iguais podem ir para a mesma casa, tens de mostrar qual foi.
law-2023-c-10-1 = Estão ambas na mesma linha? Mostra a coluna. Escreve por esta ordem:
    .teacher = Numa linha comum o número seria igual para as duas; só a letra da coluna as separa.
law-2023-c-10-1-1 = Começa pela letra da peça.
law-2023-c-10-1-2 = Segue-se a letra da coluna de onde saiu.
law-2023-c-10-1-3 = No fim vem a casa aonde chegou.
law-2023-c-10-2 = Estão ambas na mesma coluna? Mostra a linha. Desta vez a ordem é:
    .teacher = Numa coluna comum a letra não ajuda. É o número da linha que as separa.
law-2023-c-10-2-1 = Primeiro, a letra que a peça tem.
law-2023-c-10-2-2 = Depois, o número da linha de onde partiu.
law-2023-c-10-2-3 = Por fim, a casa de destino.
law-2023-c-10-3 = Não partilham nem a linha nem a coluna? É preferível indicar a coluna. Exemplos:
    .teacher = «Preferível» não é «obrigatório». A linha de saída também deixa o lance claro.
law-2023-c-10-3-1 = Há cavalos em g1 e e1, e um vai para f3. Escreve Cgf3 ou Cef3, conforme o que andou.
law-2023-c-10-3-2 = Há cavalos em g5 e g1, e um vai para f3. Escreve C5f3 ou C1f3.
law-2023-c-10-3-3 = Há cavalos em h2 e d4, e um vai para f3. Aqui usa-se a coluna, Chf3 ou Cdf3.
law-2023-c-10-3-4 = Se em f3 há uma captura, junta-se um x aos mesmos exemplos. Ficam Cgxf3 ou Cexf3, C5xf3 ou C1xf3, Chxf3 ou Cdxf3.
law-2023-c-11 = Numa promoção, escreve o lance do peão e logo a seguir a letra da nova peça. São exemplos d8D, exf8C, b1B e g1T.
    .teacher = Sem a letra da nova peça, o lance pode ser um de quatro. Num lance secreto, essa dúvida perde a partida.
law-2023-c-12 = Uma oferta de empate aponta-se na folha assim: (=).
    .teacher = O (=) não está entre os sinais opcionais. Quem oferece empate escreve-o.
law-2023-c-13 = Os outros sinais. Os quatro últimos da lista, x, +, ++ ou # e e.p., são opcionais.
    .teacher = A partida de exemplo: 1.e4 e5 2.Cf3 Cf6 3.d4 exd4 4.e5 Ce4 5.Dxd4 d5 6.exd6 e.p. Cxd6 7.Bg5 Cc6 8.De3+ Be7 9.Cbd2 0-0 10.0-0-0 Te8 11.Rb1 (=). A forma longa traz, por engano, 8.Dd4d3.
law-2023-c-13-1 = O pequeno roque, do lado do rei, com a torre de h1 ou de h8, escreve-se 0-0.
law-2023-c-13-2 = O grande roque, do lado da dama, com a torre de a1 ou de a8, escreve-se 0-0-0.
law-2023-c-13-3 = Um x quer dizer captura.
law-2023-c-13-4 = Um + quer dizer xeque.
law-2023-c-13-5 = Dois sinais + seguidos (++) ou um # querem dizer xeque-mate.
law-2023-c-13-6 = As letras e.p. querem dizer captura na passagem.
