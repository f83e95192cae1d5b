### Jogos estudantis: xadrez de 10 minutos.

law-jss-1-1 = «Xadrez rápido» é aqui a partida de 10 minutos: todos os lances têm de caber nesse tempo. Esgotado o tempo sem fazer um lance, perde-se.
    .teacher = Atenção ao nome: este regulamento chama rápido ao que dura 10 minutos.
law-jss-1-2 = Não é preciso escrever os lances.
law-jss-1-3 = Com vigilância suficiente, por exemplo um árbitro para três partidas no máximo, valem as regras de competição.
    .teacher = O número é um exemplo. Com quatro tabuleiros por árbitro, conta já com 1.4.
law-jss-1-4 = Com vigilância a menos, as regras de competição valem na mesma, exceto no que estas três regras mudam:
law-jss-1-4-1 = Depois de três lances de cada um, já ninguém reclama das peças mal postas, do tabuleiro ou do relógio. Se o rei e a dama começaram trocados, esse rei não pode rocar.
    .teacher = O limite são três lances de cada jogador. Se eram o rei e a dama que estavam trocados, a partida segue, sem roque com esse rei.
law-jss-1-4-2 = O árbitro só se mete na maneira de mover as peças se um dos jogadores, ou os dois, lho pedirem.
law-jss-1-4-3 = Um lance ilegal fica completo quando o relógio do adversário começa a andar. Este pode reclamar antes de jogar; o árbitro só age depois da reclamação. Com os dois reis em xeque ou promoção por acabar, intervém se puder.
    .teacher = Sem reclamação a tempo, o lance ilegal fica no tabuleiro. As duas exceções não precisam dela. O árbitro entra por si, se possível.
