### O relógio ao lado do tabuleiro de um nível

at-clock-stop = Parar
at-clock-start = Primeiro faça o relógio andar.
at-clock-move-first = Primeiro você joga, depois aciona. Acionar sem jogar conta como lance ilegal.
at-clock-press-first = O lance ainda não está completo. Acione o seu relógio.
at-clock-other-plate = Esse é o lado do adversário. Cada um aciona o seu.
at-clock-stop-first = Agora não se joga. Toque em Parar e chame o árbitro.
at-clock-not-fallen = A seta ainda não caiu. Olhe para o relógio do adversário.
at-clock-no-reason = Não há nada a perguntar ao árbitro. O relógio continua.
at-clock-time-over = Você ficou sem tempo. O relógio volta ao começo, e você pode tentar outra vez.
at-clock-fallen = Caiu a seta do adversário.
