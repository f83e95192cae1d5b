### Leis de 2018, apêndice A: os números que diferem dos de 2023.

law-2018-a-2 = No xadrez rápido não é preciso anotar os lances.
    .diff = Em 2023 acrescenta-se que quem não anota ainda pode reclamar com base em planilha. Pode também pedir uma ao árbitro.
law-2018-a-3 = Rápido com supervisão suficiente: as condições e o pedido da planilha.
    .teacher = Cumpridas as condições, o primeiro lance ilegal custa dois minutos, como no xadrez pensado.
    .diff = Em 2018, com essa supervisão, valem os dois minutos do 7.5.5 e do 9.5.3. Em 2023 o A.3 os reduz a um.
law-2018-a-3-1 = Vale jogar pelas Regras de Competição quando:
    .teacher = As duas precisam estar presentes, A.3.1.1 e A.3.1.2.
    .diff = As condições são as do A.4 de 2023, menos o modo de registrar a partida.
law-2018-a-3-1-1 = um árbitro não cuida de mais de três partidas; e
    .diff = As mesmas três partidas de 2023; a segunda condição é lá o A.4.2.
law-2018-a-3-1-2 = Cada partida é registrada pelo árbitro ou assistente, por meio eletrônico, ou dos dois modos.
    .diff = Em 2018 basta o meio eletrônico. Em 2023 o árbitro ou o assistente sempre registra, e o meio eletrônico vem junto se possível.
law-2018-a-4 = Quando a supervisão não é suficiente, o rápido tem estas regras:
    .teacher = Cai-se aqui se falta uma das condições do A.3.1, por exemplo com um árbitro para vinte mesas.
    .diff = É o A.5 de 2023, com outra resposta ao lance ilegal (ver A.4.2).
law-2018-a-4-2 = Lance ilegal e relógio acionado: você perde, se o árbitro vê ou o adversário reclama antes do próximo lance dele. Se ele não pode dar mate, é empate.
    .teacher = Se ninguém age a tempo, o lance fica e o jogo segue. Depois só se corrige por acordo dos dois, sem árbitro.
    .diff = Em 2018 o primeiro lance ilegal já perde. Desde 2023, o primeiro dá um minuto ao adversário (A.3) e só o segundo perde.
law-2018-a-4-3 = Para vencer por tempo, você deve parar o relógio, avisar o árbitro e ainda ter tempo no seu. Sem mate possível, é empate.
    .teacher = Vencer por tempo exige tempo: o de quem reclama, visto depois de parado o relógio.
    .diff = Em 2018 você deve parar o relógio e ter tempo nele. Em 2023 pode pará-lo, e nada se diz do seu tempo.
law-2018-a-5 = O regulamento define, para o torneio inteiro, se valem as regras do A.3 ou as do A.4.
    .diff = Mudam só os números. Em 2023 a escolha é entre A.4 e A.5.
