### Leis de 2009, artigo 8: os números que diferem dos de 2023.

law-2009-8-1 = Anote os seus lances e os do outro, em notação algébrica e bem legíveis. Você pode responder antes de anotar, mas não fazer dois lances sem anotar o primeiro.
    .teacher = Anotar antes de jogar, só ao reclamar empate ou adiar a partida. Os dois anotam a proposta. Quem não pode anotar tem um ajudante, e o árbitro ajusta o relógio dele.
    .diff = Em 2018 e 2023 vem em vários itens. O tempo de quem tem deficiência não é mais ajustado (8.1.6). Em 2023 existe também a planilha eletrônica (8.1.1.2).
law-2009-8-3 = As planilhas são dos organizadores, não dos jogadores.
    .diff = O mesmo em 2023, que acrescenta o que fazer com uma planilha eletrônica defeituosa.
law-2009-8-4 = Com menos de cinco minutos e sem 30 segundos por lance, você não precisa anotar até o fim do período. Assim que cai uma seta, complete a planilha antes de mover.
    .teacher = Com 30 segundos ou mais por lance, a obrigação de anotar continua.
    .diff = A dispensa é igual. Em 2018 e 2023, atualizar a planilha depois da queda da seta está só no 8.5.
law-2009-8-5-a = Se nenhum anota, o árbitro ou um assistente procura estar ali e anotar. Caída a seta, ele para os relógios e os dois completam as planilhas pela dele ou pela do adversário.
    .diff = O mesmo em 2023, que só acrescenta que o relógio fica parado o tempo necessário.
law-2009-8-5-c = Sem nenhuma planilha completa, os dois reconstroem a partida em outro tabuleiro, diante do árbitro. Ele anota antes a posição, os tempos e os lances feitos, se souber.
    .diff = Em 2018 e 2023 o árbitro anota também qual relógio estava andando.
law-2009-8-7 = Terminada a partida, cada um assina as duas planilhas, com o resultado. Ele vale mesmo errado, se o árbitro não decidir o contrário.
    .diff = Em 2023 há mais um jeito de confirmar: aprovar o resultado na planilha eletrônica.
