### Leis de 2018, artigo 7: os números que diferem dos de 2023.

law-2018-7-2-1 = As peças estavam erradas no início? A partida é anulada e joga-se outra.
    .teacher = No rápido e no relâmpago sem supervisão suficiente há um limite. Não se reclama mais depois de dez lances de cada um (A.4.1.2 e B.4).
    .diff = A regra é a de 2023. O limite do rápido, aqui A.4.1.2, é lá o A.5.1.2.
law-2018-7-4-2 = Se for necessário, um dos dois jogadores pode parar o relógio e chamar o árbitro.
    .diff = O texto de 2018 diz «pode»; em 2023, havendo necessidade, o relógio deve ser parado.
law-2018-7-5-4 = Fazer um único lance com as duas mãos e acionar o relógio vale como lance ilegal, com a mesma punição. É assim no roque, na captura ou na promoção.
    .teacher = Aqui o relógio faz parte da infração. Antes de acioná-lo ainda não há lance ilegal.
    .diff = Em 2018 é preciso ter acionado o relógio. Em 2023, o uso das duas mãos no mesmo lance já basta.
law-2018-7-5-5 = No primeiro lance ilegal completado, o adversário recebe dois minutos. No segundo do mesmo jogador, perde-se; mas é empate se o adversário não puder dar mate.
    .teacher = No relâmpago com um árbitro por partida dá-se um minuto (B.2). No rápido e no relâmpago com menos supervisão, perde-se já no primeiro (A.4.2).
    .diff = No xadrez pensado é igual em 2023. No rápido, 2023 dá um minuto (A.3) e só o segundo perde. Em 2018 são dois minutos ou a derrota, conforme a supervisão.
