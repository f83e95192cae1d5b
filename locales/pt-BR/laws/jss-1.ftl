### Jogos estudantis: xadrez rápido de 10 minutos.

law-jss-1-1 = Aqui, «xadrez rápido» é a partida com 10 minutos para todos os lances. Quem passa desse tempo sem fazer um lance é derrotado.
    .teacher = Cuidado com o nome: neste regulamento, rápido quer dizer 10 minutos.
law-jss-1-2 = Ninguém precisa anotar os lances.
law-jss-1-3 = Com supervisão adequada, por exemplo um árbitro para até três partidas, valem as Regras de Competição.
    .teacher = O número é um exemplo. Com mais partidas por árbitro, conte com as regras de 1.4.
law-jss-1-4 = Com supervisão insuficiente, as Regras de Competição continuam valendo, menos naquilo que estas três regras mudam:
law-jss-1-4-1 = Depois de três lances de cada um, não se reclama mais de peças mal colocadas, do tabuleiro ou do relógio. Com rei e dama trocados, esse rei não pode rocar.
    .teacher = O limite são três lances de cada jogador. Se eram rei e dama que estavam trocados, a partida segue e aquele rei fica sem roque.
law-jss-1-4-2 = O árbitro só interfere no jeito de mover as peças se um dos jogadores, ou os dois, pedirem.
law-jss-1-4-3 = Um lance ilegal se completa quando o relógio do adversário começa a andar. Ele pode reclamar antes de jogar; o árbitro só age depois da reclamação. Com os dois reis em xeque ou promoção incompleta, intervém se puder.
    .teacher = Sem reclamação a tempo, o árbitro não age. Nas duas exceções ele entra por conta própria, se possível.
