### Exercícios: as fichas de quem ensina, o tabuleiro onde se fazem, o que as regras encontram.

## A lista

exercises-lead = Monte uma posição, diga o que se pede, e jogue-a como os alunos.
exercises-all = Todas as fichas
exercises-none = Ainda não há nenhuma ficha.
exercises-new = Nova ficha
exercises-open = Abrir uma ficha
exercises-untitled = Ficha sem título
# $count (number): exercises of a sheet
exercises-count = { $count ->
    [0] nenhum exercício
    [one] 1 exercício
   *[other] { $count } exercícios
}
exercises-copy = Fazer uma cópia
# $title (text): what the sheet is called
exercises-copy-of = { $title } (cópia)
exercises-save = Salvar em arquivo
exercises-remove = Tirar
exercises-put-back = Pôr de volta
exercises-removed = Foi tirado. Você pode pôr de volta.
exercises-back = Está de volta.
exercises-saved = A ficha vai para os seus arquivos.
exercises-not-saved = O navegador não deixou salvar o arquivo.
exercises-opened = A ficha está na lista.
exercises-full = Não há lugar para mais. Salve fichas em arquivo e tire algumas daqui.
exercises-sheet-full = Esta ficha não aceita mais exercícios.
exercises-missing = Esta ficha não está aqui
exercises-missing-text = As fichas ficam só no aparelho onde foram feitas.
exercises-unread = Não consigo abrir esta ficha
exercises-sent-unread = Não consigo ler este exercício. Peça o endereço a quem ensina você, ou leia o código de novo.

## Arquivos que não servem

exercises-unreadable = Não consigo ler este arquivo, ou é grande demais. Nada mudou.
# $line (number): from 1; $reason (text): one of the sentences below
exercises-file-wrong = A linha { $line } não serve. { $reason } Nada mudou.
exercises-file-too-long = O texto é grande demais.
exercises-file-no-sheet = Não é uma ficha deste site.
exercises-file-newer = É de uma versão mais nova deste site.
exercises-file-word = Começa por uma palavra que não conheço.
exercises-file-outside = Está antes do primeiro exercício.
exercises-file-no-board = Este exercício não tem tabuleiro.
exercises-file-board = A posição não está bem escrita.
exercises-file-goal = Não entendo o que se pede.
exercises-file-squares = Há uma casa mal escrita.
exercises-file-moves = Há um lance mal escrito.
exercises-file-too-many = Tem coisas demais.
exercises-file-twice = Diz a mesma coisa duas vezes.

## O tabuleiro

exercises-edit = Fazer uma ficha
exercises-title = Título da ficha
exercises-list = Exercícios desta ficha
# $number (number): its place in the sheet
exercises-number = Exercício { $number }
exercises-add = Novo exercício
exercises-play = Jogar como um aluno
exercises-board = Tabuleiro do exercício
exercises-pieces = Peças
exercises-hand = Mover peças
exercises-erase = Tirar peças
exercises-help-hand = Leve cada peça para onde quiser.
exercises-help-put = Toque nas casas onde fica esta peça.
exercises-help-erase = Toque nas peças que saem.
exercises-help-ring = Toque nas casas que recebem um anel.
exercises-help-arrow = Toque onde a seta começa e onde acaba.
exercises-help-target = Toque nas casas que contam.
exercises-help-way = Jogue os lances no tabuleiro, os dos dois lados.
exercises-help-also = Jogue outro lance que também sirva.
# $square (text): as it is said
exercises-said-empty = { $square } ficou vazia
exercises-drawings = Desenhos
exercises-arrow = Seta
exercises-ring = Anel
exercises-no-drawings = Apagar os desenhos
exercises-position = Posição
exercises-turn = Quem joga
exercises-castles-white-king = As Brancas podem fazer o roque pequeno
exercises-castles-white-queen = As Brancas podem fazer o roque grande
exercises-castles-black-king = As Pretas podem fazer o roque pequeno
exercises-castles-black-queen = As Pretas podem fazer o roque grande
exercises-passing = Casa que um peão acabou de passar
exercises-nobody = nenhuma
exercises-fen = Posição em FEN
exercises-start = Posição inicial
exercises-clear = Tabuleiro vazio
exercises-from-game = A posição de Jogar

## O que se pede

exercises-ask = O que se pede
exercises-ask-line = Jogar lances
exercises-ask-mate = Dar mate
exercises-ask-capture = Capturar
exercises-ask-reach = Chegar a casas
exercises-ask-mark = Marcar casas
exercises-ask-judge = Legal ou não
exercises-ask-answer = Escolher A, B ou C
exercises-ask-written = Responder por escrito
exercises-written = A resposta fica no papel, e quem ensina corrige. Escreva a pergunta na tarefa, e a resposta na explicação.
# $moves (number): 1 to 3
exercises-mate-in = { $moves ->
    [one] em um lance
   *[other] em { $moves } lances
}
exercises-line = Lances da solução
exercises-line-text = O aluno joga o primeiro lance, o computador o segundo, e assim por diante.
exercises-way = Jogar a solução
exercises-also = Outro lance que serve
exercises-or = ou
exercises-line-back = Tirar o último lance
exercises-judge = Mostrar o lance no tabuleiro
exercises-squares = Escolher as casas
# $letter (text): A to D
exercises-answer = Resposta { $letter }
exercises-right = Resposta certa
exercises-more-answers = Mais uma resposta
exercises-fewer-answers = Tirar a última resposta
exercises-words = As suas palavras
exercises-task = Tarefa
exercises-hint = Dica
exercises-after = Explicação no fim

## A tarefa, se ninguém a escreveu

exercises-task-move = Encontre o melhor lance.
exercises-task-line = Encontre os melhores lances.
# $moves (number): 1 to 3
exercises-task-mate = { $moves ->
    [one] Dê mate em um lance.
   *[other] Dê mate em { $moves } lances.
}
exercises-task-capture = Capture as peças marcadas.
exercises-task-reach = Chegue a todas as estrelas.
exercises-task-mark = Marque as casas certas.
# $move (text): from and to
exercises-task-judge = O lance { $move } é legal?
exercises-task-answer = Escolha a resposta certa.
exercises-task-written = Escreva aqui a pergunta.
# Said to a pupil who opens the question on a screen.
exercises-written-text = Escreva a resposta no caderno ou na folha de exercícios. Quem ensina corrige.

## O que as regras encontram

exercises-found = O que as regras encontram
exercises-found-legal = A posição é legal.
exercises-found-without-king = Falta um rei, e o resto da posição é legal.
exercises-missing-pieces = Ainda não há peças no tabuleiro.
exercises-missing-move = Falta o lance.
exercises-missing-squares = Faltam as casas.
exercises-missing-answers = Faltam respostas para escolher.
exercises-missing-task = Falta a tarefa, porque as regras não a adivinham.
exercises-found-no-move = Quem joga não tem nenhum lance legal.
# $number (number): place in the line
exercises-found-illegal = O lance { $number } da solução não é legal.
exercises-found-ends-with-reply = O último lance é do computador, e por isso não conta.
# $moves (number)
exercises-found-least = { $moves ->
    [one] Dá para fazer em um lance.
   *[other] Dá para fazer em { $moves } lances, e não em menos.
}
# $moves (number)
exercises-found-mate = { $moves ->
    [one] Há mate em um lance.
   *[other] Há mate em { $moves } lances, e não antes.
}
# $moves (number)
exercises-found-mate-sooner = { $moves ->
    [one] Há mate mais cedo, em um lance.
   *[other] Há mate mais cedo, em { $moves } lances.
}
# $moves (number)
exercises-found-no-mate = { $moves ->
    [one] Não há mate em um lance.
   *[other] Não há mate em { $moves } lances.
}
exercises-found-mate-without-king = Para dar mate a posição tem de ser legal, com os dois reis.
exercises-found-too-deep = Este mate leva tempo demais para calcular. Jogue-o como solução, lance a lance.
exercises-found-unsolvable = Não há como fazer isso.
exercises-found-undecided = Há caminhos demais para eu ver todos.
# $move (text): a move as it is written
exercises-found-only = Só { $move } consegue.
# $moves (text): moves as they are written
exercises-found-also = Há mais de um primeiro lance: { $moves }.
exercises-found-mates-too = Também dá mate { $moves }, e não está na solução.
exercises-found-ends-with-mate = A solução acaba em mate.
# $square (text)
exercises-found-loses = No fim da solução, a peça de { $square } pode ser capturada com ganho.
exercises-found-nothing-to-take = Em { $square } não há nada para capturar.
exercises-found-occupied = Em { $square } já está uma peça de quem joga.
exercises-found-is-legal = O lance é legal.
exercises-found-is-illegal = O lance não é legal.
# $one, $other (text): A to D
exercises-found-same = As respostas { $one } e { $other } são iguais.
# $letter (text): A to D
exercises-found-empty = A resposta { $letter } está vazia.
