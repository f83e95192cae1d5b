### Leis de 2018, artigo 11: os números que diferem dos de 2023.

law-2018-11-2-1 = O local de jogo inclui a área de jogo, casas de banho, zona de refeições e zona de fumadores. O árbitro pode juntar outros lugares.
    .diff = Em 2023 contam também as zonas de repouso.
law-2018-11-3-2 = Trazer telemóvel ou outro meio de comunicação eletrónico para o local custa a partida, que o adversário ganha. O regulamento da prova pode ser mais brando.
    .teacher = O árbitro pode mandar revistar roupa e sacos, em privado, por alguém do mesmo género. Recusar pode ser punido pelo 12.9.
    .diff = Em 2023 a proibição abrange todos os aparelhos eletrónicos não aprovados. A prova pode deixar guardá-los desligados no saco (11.3.2.1).
law-2018-11-5 = Não se incomoda o adversário de maneira nenhuma. Reclamar ou oferecer empate sem razão e trazer ruído para a área de jogo também são incomodar.
    .diff = A lista de 2023 nomeia também as reclamações e ofertas de empate sucessivas, umas atrás das outras.
law-2018-11-6 = As faltas aos números 11.1 a 11.5 castigam-se com o que está no 12.9.
    .teacher = O 11.3.2 é o único com resultado próprio: a partida perdida, se a prova não previr coisa mais leve.
    .diff = Nada muda; a perda da partida por causa de um aparelho está em 2023 no 11.3.2.2.
