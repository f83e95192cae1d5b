### Leis de 2018, artigo 7: os números que diferem dos de 2023.

law-2018-7-4-2 = Se fizer falta, qualquer dos dois jogadores pode parar o relógio e chamar o árbitro.
    .diff = A impressão de 2018 diz «pode»; em 2023, quando é preciso, o relógio deve ser parado.
law-2018-7-5-4 = Fazer um só lance com as duas mãos e acionar o relógio conta e paga-se como lance ilegal: por exemplo no roque, na captura ou na promoção.
    .teacher = Aqui o relógio faz parte da falta: quem ainda não o acionou não cometeu um lance ilegal.
    .diff = Em 2018 é preciso ter acionado o relógio. Em 2023 bastam as duas mãos no mesmo lance.
