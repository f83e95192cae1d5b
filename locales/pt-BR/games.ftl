### Outras partidas: uma nova ou uma de um arquivo, o que todos os jogos dizem.

## Nova partida

rival-who = Contra quem?
rival-friend = Um amigo, nesta tela
rival-computer = O computador
rival-level = Como o computador joga?
rival-side = Com que peças você joga?
rival-side-lot = No sorteio
rival-clock = Com relógio?
rival-clock-none = Sem relógio
rival-clock-text = Minutos e segundos por lance. O lance aciona o relógio.
rival-kept = A partida em andamento fica salva. O botão para voltar fica à vista.
rival-start = Começar

## Abrir uma partida

games-open = Abrir
games-file = Escolher arquivo
games-reading = Lendo…
games-stop = Parar
games-none = Não encontrei nenhuma partida.
# $count (number): games shown at once
games-search = Só cabem { $count } na lista. Procure um nome, uma data ou um evento.
file-unreadable = Não consegui ler esse arquivo.

## O tabuleiro

settings-destinations = Mostrar os lances possíveis
settings-turn-board = Virar o tabuleiro a cada lance
settings-coordinates = Coordenadas
coordinates-outside = Fora
coordinates-inside = Dentro
coordinates-every = Em todas as casas
coordinates-off = Sem coordenadas
