### Leis de 2018, artigo 12: os números que diferem dos de 2023.

law-2018-12-8 = No local de jogo ninguém usa celular nem aparelho de comunicação sem autorização do árbitro. O mesmo vale para a área vizinha que ele indicar.
    .teacher = «Ninguém» inclui pais, colegas e professores do jogador.
    .diff = Em 2018 são os aparelhos de comunicação; em 2023, qualquer aparelho eletrônico.
