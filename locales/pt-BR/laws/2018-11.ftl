### Leis de 2018, artigo 11: os números que diferem dos de 2023.

law-2018-11-2-1 = O local de jogo inclui a área de jogo, os banheiros, a área de lanches e a de fumantes. O árbitro pode acrescentar outros lugares.
    .diff = Em 2023 entram também as áreas de descanso.
law-2018-11-3-2 = Levar celular ou outro meio eletrônico de comunicação ao local custa a partida, e o adversário vence. O regulamento pode prever pena mais leve.
    .teacher = O árbitro pode pedir revista de roupas e bolsas, em particular, por pessoa do mesmo gênero. A recusa pode ser punida pelo 12.9.
    .diff = Em 2023 a proibição alcança todo aparelho eletrônico não aprovado. O torneio pode permitir guardá-lo desligado na bolsa (11.3.2.1).
law-2018-11-5 = Não se perturba o adversário de modo algum. Reclamar ou propor empate sem razão e levar barulho à área de jogo também são perturbar.
    .diff = A lista de 2023 cita também as reclamações e propostas de empate sucessivas, uma atrás da outra.
law-2018-11-6 = As faltas aos itens 11.1 a 11.5 são punidas com o que está no 12.9.
    .teacher = O 11.3.2 é o único com resultado próprio: a partida perdida, se o torneio não previr pena mais leve.
    .diff = Nada muda; a perda da partida por causa de um aparelho está, em 2023, no 11.3.2.2.
