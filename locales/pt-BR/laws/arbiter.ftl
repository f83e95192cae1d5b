### O árbitro: a lista, a mesa, a decisão.

desk = Seja o árbitro
desk-lead = Escolha uma situação. Veja o que acontece na mesa, pare o relógio se for preciso e decida.
desk-edition = Leis que valem
desk-speed = Ritmo de jogo
desk-all-speeds = Todos
desk-standard = Clássicas
desk-rapid = Xadrez rápido (rapid)
desk-blitz = Relâmpago (blitz)
# $right, $all (number): situations
desk-count = Certas: { $right } de { $all }
desk-none = Nesta edição e neste ritmo não há situações. Escolha outros.
desk-unknown = Não há nenhuma situação com este endereço. Escolha uma da lista.
desk-new = por decidir
desk-right = certa
desk-again = para refazer
desk-theme-illegal = Lances ilegais
desk-theme-clock = Relógio e setas
desk-theme-draws = Empates e reclamações
desk-theme-touch = Peça tocada
desk-theme-board = Tabuleiro e peças
desk-theme-conduct = Comportamento e planilha

## A mesa

desk-board = O tabuleiro da mesa
desk-clock = O relógio da mesa
desk-many = um árbitro para muitas mesas
desk-watched = um árbitro só para esta mesa
desk-name-white = Brancas
desk-name-black = Pretas
desk-white = as Brancas
desk-black = as Pretas
desk-flag = seta caída
desk-runs = andando
desk-stands = parado
desk-what-now = O que você faz?
desk-stop = Parar o relógio
desk-leave = Deixar seguir
desk-decide = Decidir
desk-step = Próximo passo
desk-step-back = Passo atrás
desk-replay = Ver outra vez
desk-set-times = Ajuste os tempos
desk-set-hint = Deixe cada lado com o tempo que deve ter quando a partida continuar.
desk-times-done = Está ajustado
desk-other-decision = Outra decisão

## A decisão

desk-all-right = Tudo certo.
desk-not-all = Nem tudo está certo.
desk-how = É assim que se decide.
desk-part-right = certo
desk-part-wrong = errou
desk-part-stop = Relógio
desk-part-decision = Decisão
desk-part-times = Tempos
desk-part-position = Posição
desk-should-stop = Parar o relógio
desk-should-leave = Não intervir
desk-should-go-back = Corrige-se
desk-should-stay = Fica como está
desk-white-plays = Jogam as Brancas.
desk-black-plays = Jogam as Pretas.
desk-elsewhere = Em outras edições
desk-same = igual
desk-other = diferente
desk-silent = não diz
desk-show-found = Como estava / como fica
desk-board-found = No tabuleiro: como estava.
desk-board-right = No tabuleiro: como deve ficar.
desk-next = Próxima situação
desk-again-now = Ver e decidir outra vez
