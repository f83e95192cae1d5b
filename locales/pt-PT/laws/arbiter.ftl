### O árbitro: a lista, a mesa, a decisão.

desk = Sê o árbitro
desk-lead = Escolhe uma situação. Vê o que acontece na mesa, para o relógio se for preciso e decide.
desk-edition = Leis que valem
desk-speed = Ritmo
desk-all-speeds = Todos
desk-standard = Clássicas
desk-rapid = Semirrápidas (rapid)
desk-blitz = Rápidas (blitz)
# $right, $all (number): situations
desk-count = Certas: { $right } de { $all }
desk-none = Nesta edição e neste ritmo não há situações. Escolhe outros.
desk-unknown = Não há nenhuma situação com este endereço. Escolhe uma da lista.
desk-new = por decidir
desk-right = certa
desk-again = para rever
desk-theme-illegal = Lances ilegais
desk-theme-clock = Relógio e setas
desk-theme-draws = Empates e reclamações
desk-theme-touch = Peça tocada
desk-theme-board = Tabuleiro e peças
desk-theme-conduct = Comportamento e folha de registo

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
desk-runs = a andar
desk-stands = parado
desk-what-now = O que fazes?
desk-stop = Parar o relógio
desk-leave = Não intervir
desk-decide = Decidir
desk-step = Passo seguinte
desk-step-back = Passo atrás
desk-replay = Ver outra vez
desk-set-times = Acerta os tempos
desk-set-hint = Deixa cada lado com o tempo que deve ter quando a partida continuar.
desk-times-done = Está acertado
desk-other-decision = Outra decisão

## A decisão

desk-all-right = Tudo certo.
desk-not-all = Nem tudo está certo.
desk-how = Assim se decide.
desk-part-right = certo
desk-part-wrong = falhou
desk-part-stop = Relógio
desk-part-decision = Decisão
desk-part-times = Tempos
desk-part-position = Posição
desk-should-stop = Para-se o relógio
desk-should-leave = Não se intervém
desk-should-go-back = Corrige-se
desk-should-stay = Fica como está
desk-white-plays = Jogam as Brancas.
desk-black-plays = Jogam as Pretas.
desk-elsewhere = Noutras edições
desk-same = igual
desk-other = diferente
desk-silent = não diz
desk-show-found = Como estava / como fica
desk-board-found = No tabuleiro: como estava.
desk-board-right = No tabuleiro: como deve ficar.
desk-next = Situação seguinte
desk-again-now = Ver e decidir outra vez
