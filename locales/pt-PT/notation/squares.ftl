### Casas: encontrar, dizer o nome, dizer a cor.

squares-board = Tabuleiro do treino

squares-task = O que fazes
squares-find = Encontrar
squares-name = Dizer o nome
squares-color = Dizer a cor
squares-find-aim = Lês um nome e tocas nessa casa.
squares-name-aim = Vês uma casa marcada e escreves o nome dela.
squares-color-aim = Lês um nome e dizes se a casa é branca ou preta.
squares-find-title = Encontra a casa
squares-name-title = Que casa é esta?
squares-color-title = De que cor é a casa?

squares-limit = Tempo
squares-half = 30 s
squares-minute = 60 s
squares-unlimited = Sem limite

squares-means = Como respondes
squares-buttons = Com botões
squares-typing = A escrever

squares-shown = Letras e números
squares-nowhere = Não mostrar
squares-outside = À volta
squares-every-square = Em cada casa

squares-sight = Treinar sem olhar
squares-pieces = Vejo tudo
squares-no-pieces = 1. Sem peças
squares-no-board = 2. Sem tabuleiro

squares-side = Vês o lado das
squares-white = Brancas
squares-black = Pretas
squares-random = À sorte

squares-files = Colunas em jogo
squares-ranks = Linhas em jogo

squares-start = Começar
squares-more = Mudar a ronda
squares-usual = Tudo como no início
squares-due = Para rever hoje: { $squares }. Aparecem primeiro.
squares-class-mode = Em modo aula, nada fica guardado.

squares-class = Para a turma
squares-class-why = Todos recebem as mesmas casas, pela mesma ordem.
squares-class-make = Criar uma série
squares-class-name = Série { $name }: as mesmas casas para todos, pela mesma ordem.
squares-class-leave = Sair da série

squares-light = Branca
squares-dark = Preta
squares-right = Certo.
squares-wrong-find = Essa é { $given }. Procuravas { $square }.
squares-wrong-name = Era { $square }, não { $given }.
squares-wrong-color = { $square }: { $color }.
squares-again = outra vez
squares-next = A seguir:
squares-count-right = Certas:
squares-count-wrong = Falhadas:
squares-stop = Parar
squares-keys = Letras e números
squares-write = Escreve a letra e o número

squares-said-find = Encontra { $square }.
squares-said-color = De que cor é { $square }?
squares-said-name = { $column }.ª a contar da esquerda, { $row }.ª a contar de baixo.

squares-over = Fim da ronda
squares-result = { $right ->
    [one] 1 casa certa,
   *[other] { $right } casas certas,
} { $wrong ->
    [one] 1 falhada.
   *[other] { $wrong } falhadas.
}
squares-pace = { $seconds } segundos por casa.
squares-missed = Estas vão voltar: { $squares }.
squares-none-missed = Não falhaste nenhuma!
squares-once-more = Outra ronda
squares-change = Mudar

squares-decimal = ,
squares-history = As tuas últimas rondas
squares-history-rate = As tuas últimas rondas, certas por minuto
squares-history-words = Média { $mean } · Melhor { $best } · Última { $last } · { $count ->
    [one] 1 ronda
   *[other] { $count } rondas
}
squares-history-said = Certas por ronda, da mais antiga à mais recente: { $all }. Média { $mean }.
squares-record = O teu melhor resultado!
squares-not-kept = Só as rondas com as 64 casas, sem os nomes em cada casa, contam para o histórico.

squares-wall-show = Mostrar a resposta
squares-wall-next = Casa seguinte
