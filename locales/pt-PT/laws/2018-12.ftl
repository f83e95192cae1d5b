### Leis de 2018, artigo 12: os números que diferem dos de 2023.

law-2018-12-8 = No local de jogo ninguém usa telemóvel nem aparelhos de comunicação sem licença do árbitro. O mesmo vale para a zona vizinha que ele indicar.
    .teacher = «Ninguém» inclui pais, colegas e professores.
    .diff = Em 2018 são os aparelhos de comunicação; em 2023, qualquer dispositivo eletrónico.
