### Leis de 2005, artigo 13: os números que diferem dos de 2023.

law-2005-13-2 = O árbitro serve o bem da competição: um bom ambiente, jogadores em sossego e a prova a correr bem.
    .diff = Em 2018 e 2023 vem ponto por ponto, com mais deveres. São o jogo justo, a atenção à deficiência e à saúde, e as regras contra a fraude.
law-2005-13-4 = Penalidades que o árbitro pode aplicar, uma ou mais:
    .teacher = A ordem da lista é a da impressão. A derrota vem antes de mexer nos pontos.
    .diff = Em 2018 e 2023 a lista tem mais duas: a multa anunciada antes (12.9.7) e a exclusão de rondas (12.9.8).
law-2005-13-4-d = dar a partida por perdida;
    .diff = Em 2018 e 2023 acrescenta-se que o árbitro decide também os pontos do adversário.
law-2005-13-5 = Houve uma perturbação de fora? O árbitro pode dar mais tempo a um ou aos dois.
    .teacher = Se quem perturba é o adversário, a regra é outra: o 12.6.
    .diff = A mesma faculdade no 12.5 de 2023.
law-2005-13-7 = Os que não jogam essa partida:
    .diff = Em 2018 e 2023 não há este número de entrada. O que diz está no 12.7 e no 12.8.
law-2005-13-7-a = Espectadores e jogadores de outras mesas não falam nem interferem numa partida. O árbitro pode mandar sair quem o faça.
    .diff = Em 2018 e 2023, quem vê uma irregularidade pode dizê-la, mas só ao árbitro.
law-2005-13-7-b = No local de jogo, e onde mais o árbitro disser, ninguém usa o telemóvel.
    .diff = Em 2005 é só o telemóvel, sem exceção. Em 2018 e 2023 também outros aparelhos, mas o árbitro pode autorizar.
