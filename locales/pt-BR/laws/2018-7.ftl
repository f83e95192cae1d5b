### Leis de 2018, artigo 7: os números que diferem dos de 2023.

law-2018-7-4-2 = Se for necessário, um dos dois jogadores pode parar o relógio e chamar o árbitro.
    .diff = O texto de 2018 diz «pode»; em 2023, havendo necessidade, o relógio deve ser parado.
law-2018-7-5-4 = Fazer um único lance com as duas mãos e acionar o relógio vale como lance ilegal, com a mesma punição: por exemplo no roque, na captura ou na promoção.
    .teacher = Aqui o relógio faz parte da infração: antes de acioná-lo ainda não há lance ilegal.
    .diff = Em 2018 é preciso ter acionado o relógio. Em 2023, o uso das duas mãos no mesmo lance já basta.
