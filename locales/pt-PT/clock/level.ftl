### O relógio ao lado do tabuleiro de um nível

at-clock-stop = Parar
at-clock-start = Põe primeiro o relógio a andar.
at-clock-move-first = Primeiro jogas, depois carregas. Carregar sem jogar conta como lance ilegal.
at-clock-press-first = O lance ainda não está completo. Carrega no teu relógio.
at-clock-other-plate = Esse é o lado do adversário. Cada um carrega no seu.
at-clock-stop-first = Agora não se joga. Carrega em Parar e chama o árbitro.
at-clock-not-fallen = A seta ainda não caiu. Olha para o relógio do adversário.
at-clock-no-reason = Não há nada a perguntar ao árbitro. O relógio continua.
at-clock-time-over = Ficaste sem tempo. O relógio volta ao princípio, e podes tentar outra vez.
at-clock-fallen = Caiu a seta do adversário.
