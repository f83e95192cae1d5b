### Leis de 2005, introdução: os pontos que diferem dos de 2023.

law-2005-intr-1 = As Leis da FIDE tratam do xadrez jogado no tabuleiro.
    .diff = Em 2018 e 2023 a introdução também diz quais são as duas partes das Leis.
law-2005-intr-2 = O 75º Congresso da FIDE adotou estas Leis em Calvià, na ilha de Maiorca, em outubro de 2004. Elas valem desde 1º de julho de 2005. O texto autêntico é o inglês.
    .diff = Em 2018 são os Congressos de Baku e Goynuk; em 2023, o de Chennai. A introdução de 2023 não diz desde quando as Leis valem.
law-2005-intr-3 = O masculino destas Leis vale para todos: «ele», «o» e «seu» incluem «ela», «a» e «sua».
    .diff = Em 2018 há uma frase parecida. O texto de 2023 não precisa dela: escreve «jogador/a» e «árbitro/a».
