### Das tuas partidas: os momentos de que há mais a aprender, jogados outra vez.

own-title = Das tuas partidas
own-lead = Aqui voltam as posições em que havia um lance melhor.
own-none = Ainda não há nada aqui. Quando acabares uma partida, escolhe «O que aprender desta partida».
own-none-due = Hoje não há nada para rever.
own-again = Jogar outra vez
own-play = Ir para o tabuleiro

## A partida que está no tabuleiro

# $done (number): moves that have been looked at; $all (number): moves in the game
own-looking = Estou a ver a partida. Já vi { $done } de { $all } lances.
own-looking-closer = Já vi a partida toda. Falta olhar melhor para alguns lances.
own-stop = Parar
own-stopped = Parei de ver a partida. Podes continuar quando quiseres.
own-go-on = Continuar
own-no-game = Não há nenhuma partida no tabuleiro.
own-nothing = Não encontrei nesta partida nenhum lance em que se perdesse muito.

## Um momento

own-task-white = Jogam as Brancas. Que jogavas?
own-task-black = Jogam as Pretas. Que jogavas?
own-hint = Pista
own-hint-piece = A peça marcada é a que joga.
# $move (text): a move as it is written, in this message and in those below
own-judging = O computador está a ver { $move }…
own-no-judge = O computador não respondeu. Joga outra vez, ou pede a resposta.
own-right = { $move } é um dos melhores lances.
own-missed = Há melhor do que { $move }.
own-best = O melhor era { $move }.
own-played = Na partida jogou-se { $move }.
