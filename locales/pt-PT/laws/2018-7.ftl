### Leis de 2018, artigo 7: os números que diferem dos de 2023.

law-2018-7-2-1 = As peças estavam mal postas no início? A partida anula-se e joga-se outra.
    .teacher = Em semirrápidas e blitz sem vigilância bastante há um limite. Já não se reclama depois de dez lances de cada um (A.4.1.2 e B.4).
    .diff = A regra é a de 2023. O limite das semirrápidas, aqui A.4.1.2, é lá o A.5.1.2.
law-2018-7-4-2 = Se fizer falta, qualquer dos dois jogadores pode parar o relógio e chamar o árbitro.
    .diff = A impressão de 2018 diz «pode»; em 2023, quando é preciso, o relógio deve ser parado.
law-2018-7-5-4 = Fazer um só lance com as duas mãos e acionar o relógio conta e paga-se como lance ilegal. É assim no roque, na captura ou na promoção.
    .teacher = Aqui o relógio faz parte da falta. Quem ainda não o acionou não cometeu um lance ilegal.
    .diff = Em 2018 é preciso ter acionado o relógio. Em 2023 bastam as duas mãos no mesmo lance.
law-2018-7-5-5 = Com o primeiro lance ilegal completo, o adversário recebe dois minutos. Com o segundo do mesmo jogador, perde-se; mas é empate se o adversário não puder dar mate.
    .teacher = Nas rápidas (blitz) com um árbitro por partida dá-se um minuto (B.2). Em semirrápidas e blitz com menos vigilância, perde-se logo ao primeiro (A.4.2).
    .diff = Na partida clássica é igual em 2023. Nas semirrápidas, 2023 dá um minuto (A.3) e só o segundo perde. Em 2018 são dois minutos ou a derrota, conforme a vigilância.
