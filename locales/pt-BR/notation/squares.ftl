### Casas: encontrar, dizer o nome, dizer a cor.

squares-board = Tabuleiro do treino

squares-task = O que você faz
squares-find = Encontrar
squares-name = Dizer o nome
squares-color = Dizer a cor
squares-find-aim = Você lê um nome e toca nessa casa.
squares-name-aim = Você vê uma casa marcada e escreve o nome dela.
squares-color-aim = Você lê um nome e diz se a casa é branca ou preta.
squares-find-title = Encontre a casa
squares-name-title = Que casa é esta?
squares-color-title = De que cor é a casa?

squares-limit = Tempo
squares-half = 30 s
squares-minute = 60 s
squares-unlimited = Sem limite

squares-means = Como você responde
squares-buttons = Com botões
squares-typing = Digitando

squares-shown = Letras e números
squares-nowhere = Não mostrar
squares-outside = Em volta
squares-every-square = Em cada casa

squares-sight = Treinar sem olhar
squares-pieces = Vejo tudo
squares-no-pieces = 1. Sem peças
squares-no-board = 2. Sem tabuleiro

squares-side = Você vê o lado das
squares-white = Brancas
squares-black = Pretas
squares-random = Sorteado

squares-files = Colunas em jogo
squares-ranks = Fileiras em jogo

squares-start = Começar
squares-more = Mudar a rodada
squares-usual = Tudo como no início
squares-due = Para rever hoje: { $squares }. Aparecem primeiro.
squares-class-mode = Em modo aula, nada é salvo.

squares-class = Para a turma
squares-class-why = Todos recebem as mesmas casas, na mesma ordem.
squares-class-make = Criar uma série
squares-class-name = Série { $name }: as mesmas casas para todos, na mesma ordem.
squares-class-leave = Sair da série

squares-light = Branca
squares-dark = Preta
squares-right = Certo.
squares-wrong-find = Essa é { $given }. Você procurava { $square }.
squares-wrong-name = Era { $square }, não { $given }.
squares-wrong-color = { $square }: { $color }.
squares-again = de novo
squares-next = A seguir:
squares-count-right = Certas:
squares-count-wrong = Erradas:
squares-stop = Parar
squares-keys = Letras e números
squares-write = Digite a letra e o número

squares-said-find = Encontre { $square }.
squares-said-color = De que cor é { $square }?
squares-said-name = { $column }.ª a contar da esquerda, { $row }.ª a contar de baixo.

squares-over = Fim da rodada
squares-result = { $right ->
    [one] { $right } casa certa,
   *[other] { $right } casas certas,
} { $wrong ->
    [one] { $wrong } errada.
   *[other] { $wrong } erradas.
}
squares-pace = { $seconds } segundos por casa.
squares-missed = Estas vão voltar: { $squares }.
squares-none-missed = Você não errou nenhuma!
squares-once-more = Outra rodada
squares-change = Mudar

squares-decimal = ,
squares-history = Suas últimas rodadas
squares-history-rate = Suas últimas rodadas, certas por minuto
squares-history-words = Média { $mean } · Melhor { $best } · Última { $last } · { $count ->
    [one] { $count } rodada
   *[other] { $count } rodadas
}
squares-history-said = Certas por rodada, da mais antiga à mais recente: { $all }. Média { $mean }.
squares-record = Seu melhor resultado!
squares-not-kept = Só as rodadas com as 64 casas, sem os nomes em cada casa, contam para o histórico.

squares-wall-show = Mostrar a resposta
squares-wall-next = Próxima casa
