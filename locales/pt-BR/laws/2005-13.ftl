### Leis de 2005, artigo 13: os números que diferem dos de 2023.

law-2005-13-2 = O árbitro serve o bem da competição: bom ambiente, jogadores em paz e o torneio correndo bem.
    .diff = Em 2018 e 2023 vem ponto a ponto, com mais deveres. São o jogo justo, a atenção à deficiência e à saúde, e as regras contra fraude.
law-2005-13-4 = Penalidades que o árbitro pode aplicar, uma ou várias:
    .teacher = A ordem da lista é a do texto. A derrota vem antes de mexer nos pontos.
    .diff = Em 2018 e 2023 a lista tem mais duas: a multa anunciada antes (12.9.7) e a exclusão de rodadas (12.9.8).
law-2005-13-4-d = declarar a partida perdida;
    .diff = Em 2018 e 2023 acrescenta-se que o árbitro decide também a pontuação do adversário.
law-2005-13-5 = Houve um distúrbio externo? O árbitro pode dar mais tempo a um ou aos dois jogadores.
    .teacher = Se quem perturba é o adversário, a regra é outra: a 12.6.
    .diff = A mesma faculdade do 12.5 de 2023.
law-2005-13-7 = Quem não joga essa partida:
    .diff = Em 2018 e 2023 este item de entrada não existe. O que diz está no 12.7 e no 12.8.
law-2005-13-7-a = Espectadores e jogadores de outras mesas não falam nem interferem numa partida. O árbitro pode mandar sair quem fizer isso.
    .diff = Em 2018 e 2023, quem vê uma irregularidade pode avisar, mas só ao árbitro.
law-2005-13-7-b = No local de jogo, e onde mais o árbitro disser, ninguém usa celular.
    .diff = Em 2005 é só o celular, sem exceção. Em 2018 e 2023 também outros aparelhos, mas o árbitro pode autorizar.
