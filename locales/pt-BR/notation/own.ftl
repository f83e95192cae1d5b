### Das suas partidas: os momentos de que há mais a aprender, jogados de novo.

own-title = Das suas partidas
own-lead = Aqui voltam as posições em que havia um lance melhor.
own-none = Ainda não há nada aqui. Quando acabar uma partida, escolha «O que aprender desta partida».
own-none-due = Hoje não há nada para rever.
own-again = Jogar de novo
own-play = Ir para o tabuleiro

## A partida que está no tabuleiro

# $done (number): moves that have been looked at; $all (number): moves in the game
own-looking = Estou olhando a partida. Já vi { $done } de { $all } lances.
own-looking-closer = Já vi a partida toda. Falta olhar melhor alguns lances.
own-stop = Parar
own-stopped = Parei de olhar a partida. Você pode continuar quando quiser.
own-go-on = Continuar
own-no-game = Não há nenhuma partida no tabuleiro.
own-nothing = Não encontrei nesta partida nenhum lance em que se perdesse muito.

## Um momento

own-task-white = Jogam as Brancas. O que você jogaria?
own-task-black = Jogam as Pretas. O que você jogaria?
own-hint = Dica
own-hint-piece = A peça marcada é a que joga.
# $move (text): a move as it is written, in this message and in those below
own-judging = O computador está olhando { $move }…
own-no-judge = O computador não respondeu. Jogue de novo, ou peça a resposta.
own-right = { $move } é um dos melhores lances.
own-missed = Há melhor do que { $move }.
own-best = O melhor era { $move }.
own-played = Na partida jogou-se { $move }.
