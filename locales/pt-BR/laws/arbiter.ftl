### O árbitro: a lista, a mesa, a decisão.

situations = Seja o árbitro
situation-lead = Escolha uma situação. Veja o que acontece na mesa, pare o relógio se for preciso e decida.
situation-edition = Leis que valem
situation-speed = Ritmo de jogo
situation-all-speeds = Todos
situation-standard = Clássicas
situation-rapid = Xadrez rápido (rapid)
situation-blitz = Relâmpago (blitz)
# $right, $all (number): situations
situation-count = Certas: { $right } de { $all }
situation-none = Nesta edição e neste ritmo não há situações. Escolha outros.
situation-unknown = Não há nenhuma situação com este endereço. Escolha uma da lista.
situation-new = por decidir
situation-right = certa
situation-again = para refazer
situation-theme-illegal = Lances ilegais
situation-theme-clock = Relógio e setas
situation-theme-draws = Empates e reclamações
situation-theme-touch = Peça tocada
situation-theme-board = Tabuleiro e peças
situation-theme-conduct = Comportamento e planilha

## A mesa

situation-board = O tabuleiro da mesa
situation-clock = O relógio da mesa
situation-many = um árbitro para muitas mesas
situation-watched = um árbitro só para esta mesa
situation-name-white = Brancas
situation-name-black = Pretas
situation-white = as Brancas
situation-black = as Pretas
situation-flag = seta caída
situation-runs = andando
situation-stands = parado
situation-what-now = O que você faz?
situation-stop = Parar o relógio
situation-leave = Deixar seguir
situation-decide = Decidir
situation-step = Próximo passo
situation-step-back = Passo atrás
situation-replay = Ver outra vez
situation-set-times = Ajuste os tempos
situation-set-hint = Deixe cada lado com o tempo que deve ter quando a partida continuar.
situation-times-done = Está ajustado
situation-other-decision = Outra decisão

## A decisão

situation-all-right = Tudo certo.
situation-not-all = Nem tudo está certo.
situation-how = É assim que se decide.
situation-part-right = certo
situation-part-wrong = errou
situation-part-stop = Relógio
situation-part-decision = Decisão
situation-part-times = Tempos
situation-part-position = Posição
situation-should-stop = Parar o relógio
situation-should-leave = Não intervir
situation-should-go-back = Corrige-se
situation-should-stay = Fica como está
situation-white-plays = Jogam as Brancas.
situation-black-plays = Jogam as Pretas.
situation-elsewhere = Em outras edições
situation-same = igual
situation-other = diferente
situation-silent = não diz
situation-show-found = Como estava / como fica
situation-board-found = No tabuleiro: como estava.
situation-board-right = No tabuleiro: como deve ficar.
situation-next = Próxima situação
situation-again-now = Ver e decidir outra vez
