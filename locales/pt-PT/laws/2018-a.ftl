### Leis de 2018, apêndice A: os números que diferem dos de 2023.

law-2018-a-2 = Em semirrápidas não é preciso escrever os lances.
    .diff = Em 2023 acrescenta-se que quem não escreve continua a poder reclamar com base numa folha. Pode também pedir uma ao árbitro.
law-2018-a-3 = Semirrápidas com vigilância bastante: as condições e o pedido da folha.
    .teacher = Cumpridas as condições, o primeiro lance ilegal custa dois minutos, como na partida clássica.
    .diff = Em 2018, com esta vigilância, valem os dois minutos do 7.5.5 e do 9.5.3. Em 2023 o A.3 faz deles um minuto.
law-2018-a-3-1 = Joga-se pelas Regras de Competição quando:
    .teacher = Têm de estar as duas, a A.3.1.1 e a A.3.1.2.
    .diff = As condições são as do A.4 de 2023, salvo o modo de registar a partida.
law-2018-a-3-1-1 = um árbitro não tem mais de três partidas para vigiar; e
    .diff = Os mesmos três tabuleiros de 2023; a segunda condição é lá o A.4.2.
law-2018-a-3-1-2 = Cada partida é registada pelo árbitro ou pelo assistente, por meios eletrónicos, ou das duas formas.
    .diff = Em 2018 chegam os meios eletrónicos. Em 2023 regista sempre o árbitro ou o assistente, e o meio eletrónico junta-se se for possível.
law-2018-a-4 = Quando a vigilância não chega, as semirrápidas têm estas regras:
    .teacher = Cai-se aqui se faltar uma das condições do A.3.1, por exemplo com um árbitro para vinte mesas.
    .diff = É o A.5 de 2023, com outra resposta ao lance ilegal (A.4.2).
law-2018-a-4-2 = Lance ilegal e relógio acionado: perdes, se o árbitro vê ou o adversário reclama antes do lance seguinte dele. Se ele não pode dar mate, é empate.
    .teacher = Se ninguém age a tempo, o lance fica e joga-se. Depois só se emenda por acordo dos dois, sem árbitro.
    .diff = Em 2018 perde-se logo ao primeiro lance ilegal. Desde 2023, o primeiro dá um minuto ao adversário (A.3) e só o segundo perde.
law-2018-a-4-3 = Para ganhar por tempo tens de parar o relógio, avisar o árbitro e ter ainda tempo no teu. Se já não houver mate possível, é empate.
    .teacher = Ganhar por tempo pede tempo: o de quem reclama, visto depois de parar o relógio.
    .diff = Em 2018 deves parar o relógio e ter tempo nele. Em 2023 podes pará-lo, e do teu tempo nada se diz.
law-2018-a-5 = O regulamento diz, para o torneio todo, se valem as regras do A.3 ou as do A.4.
    .diff = Só mudam os números. Em 2023 escolhe-se entre o A.4 e o A.5.
