### Outras partidas: uma nova ou uma de um ficheiro, o que todos os jogos dizem.

## Nova partida

rival-who = Contra quem?
rival-friend = Um amigo, neste ecrã
rival-computer = O computador
rival-level = Como joga o computador?
rival-side = Com que peças jogas?
rival-side-lot = À sorte
rival-clock = Com relógio?
rival-clock-none = Sem relógio
rival-clock-text = Minutos e segundos por lance. O lance carrega no relógio.
rival-kept = A partida que está a meio fica guardada. O botão para voltar fica à vista.
rival-start = Começar

## Abrir uma partida

games-open = Abrir
games-file = Escolher ficheiro
games-reading = A ler…
games-stop = Parar
games-none = Não encontrei nenhuma partida.
# $count (number): games shown at once
games-search = Só cabem { $count } na lista. Procura um nome, uma data ou uma prova.
file-unreadable = Não consegui ler esse ficheiro.

## O tabuleiro

settings-destinations = Mostrar os lances possíveis
settings-turn-board = Virar o tabuleiro a cada lance
settings-coordinates = Coordenadas
coordinates-outside = Fora
coordinates-inside = Dentro
coordinates-every = Em todas as casas
coordinates-off = Sem coordenadas
