### O árbitro: a lista, a mesa, a decisão.

situations = Sê o árbitro
situation-lead = Escolhe uma situação. Vê o que acontece na mesa, para o relógio se for preciso e decide.
situation-edition = Leis que valem
situation-speed = Ritmo
situation-all-speeds = Todos
situation-standard = Clássicas
situation-rapid = Semirrápidas (rapid)
situation-blitz = Rápidas (blitz)
# $right, $all (number): situations
situation-count = Certas: { $right } de { $all }
situation-none = Nesta edição e neste ritmo não há situações. Escolhe outros.
situation-unknown = Não há nenhuma situação com este endereço. Escolhe uma da lista.
situation-new = por decidir
situation-right = certa
situation-again = para rever
situation-theme-illegal = Lances ilegais
situation-theme-clock = Relógio e setas
situation-theme-draws = Empates e reclamações
situation-theme-touch = Peça tocada
situation-theme-board = Tabuleiro e peças
situation-theme-conduct = Comportamento e folha de registo

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
situation-runs = a andar
situation-stands = parado
situation-what-now = O que fazes?
situation-stop = Parar o relógio
situation-leave = Não intervir
situation-decide = Decidir
situation-step = Passo seguinte
situation-step-back = Passo atrás
situation-replay = Ver outra vez
situation-set-times = Acerta os tempos
situation-set-hint = Deixa cada lado com o tempo que deve ter quando a partida continuar.
situation-times-done = Está acertado
situation-other-decision = Outra decisão

## A decisão

situation-all-right = Tudo certo.
situation-not-all = Nem tudo está certo.
situation-how = Assim se decide.
situation-part-right = certo
situation-part-wrong = falhou
situation-part-stop = Relógio
situation-part-decision = Decisão
situation-part-times = Tempos
situation-part-position = Posição
situation-should-stop = Para-se o relógio
situation-should-leave = Não se intervém
situation-should-go-back = Corrige-se
situation-should-stay = Fica como está
situation-white-plays = Jogam as Brancas.
situation-black-plays = Jogam as Pretas.
situation-elsewhere = Noutras edições
situation-same = igual
situation-other = diferente
situation-silent = não diz
situation-show-found = Como estava / como fica
situation-board-found = No tabuleiro: como estava.
situation-board-right = No tabuleiro: como deve ficar.
situation-next = Situação seguinte
situation-again-now = Ver e decidir outra vez
