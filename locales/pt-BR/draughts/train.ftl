### Treinar damas: a lista, as séries, os números das casas.

train-draughts = Treinar damas
train-lead = Exercícios sem fim, todos verificados pelas regras. Escolha um treino.
train-all = Todos os treinos de damas
train-missing = Não há aqui nenhum treino.

train-numbers = Números das casas
train-numbers-aim = Toque na casa, diga o número, encontre o rio.
train-which = Qual é a captura?
train-which-aim = Só uma captura é legal. Jogue essa captura no tabuleiro.
train-which-1 = Só uma peça pode capturar.
train-which-2 = Pela lei da maioria, captura-se o maior número de peças.
train-which-3 = Pelas três leis, com igual número, capturam-se mais damas.
train-who-takes = Quem captura?
train-who-takes-aim = Marque todas as peças que podem capturar, e só essas.
train-who-takes-1 = Só pedras.
train-who-takes-2 = Com dama, e a lei da maioria.
train-who-takes-3 = Também a lei da qualidade.
train-how-many = Quantas peças?
train-how-many-aim = Conte as peças que a captura obrigatória leva.
train-how-many-1 = Só pedras.
train-how-many-2 = Com dama.
train-how-many-3 = Capturas longas da dama.
train-landing = Onde pousa a dama?
train-landing-aim = Marque todas as casas onde a dama pode acabar o lance.
train-landing-1 = Sem capturas.
train-landing-2 = Depois de capturar uma peça.
train-landing-3 = Depois de capturar duas ou mais.
train-win = Ganhe!
train-win-aim = Só um lance ganha a tempo. O computador se defende o melhor que pode.
train-win-1 = Em um lance.
train-win-2 = Em dois lances.
train-win-3 = Em três lances.

## Para rever

train-review = Damas para rever
train-due = { $count ->
    [1] Você tem um exercício de damas para rever hoje.
    *[other] Você tem { $count } exercícios de damas para rever hoje.
}

## O exercício

train-numbered = Números nas casas
train-further = { $count ->
    [1] Você já pulou uma peça. A captura continua.
    *[other] Você já pulou { $count } peças. A captura continua.
}
train-square-by-square = Há mais de um caminho. Jogue a captura casa a casa.

train-which-task = Qual é a captura obrigatória? Jogue no tabuleiro.
train-how-many-task = Quantas peças a captura obrigatória leva?
train-how-many-answer = { $count ->
    [1] A captura obrigatória leva uma peça.
    *[other] A captura obrigatória leva { $count } peças.
}
train-who-takes-task = Que peças podem capturar? Marque todas.
train-who-takes-answer = { $count ->
    [1] Só pode capturar a peça de { $squares }.
    *[other] Podem capturar as peças das casas { $squares }.
}
train-who-takes-wrong = { $count ->
    [1] A peça de { $squares } não pode.
    *[other] As peças das casas { $squares } não podem.
}
train-landing-task = Onde pode pousar a dama de { $square }? Marque todas as casas.
train-landing-answer = { $count ->
    [1] A dama acaba na { $squares }.
    *[other] A dama pode acabar nas casas { $squares }.
}
train-landing-wrong = { $count ->
    [1] A { $squares } não pode ser.
    *[other] As casas { $squares } não podem ser.
}
train-missing-count = { $count ->
    [1] Falta uma.
    *[other] Faltam { $count }.
}
train-check = Verificar
train-marked = { $square } marcada
train-unmarked = { $square } sem marca
train-marked-count = { $count ->
    [0] Nada marcado
    [1] 1 marcada
    *[other] { $count } marcadas
}
train-mark-empty = Marque casas pretas vazias.
train-mark-own = Marque peças de quem joga.
train-win-task = { $count ->
    [1] Ganhe em um lance.
    *[other] Ganhe em { $count } lances.
}
train-win-won = { $count ->
    [1] O adversário ficou sem lances. Você ganhou em um lance.
    *[other] O adversário ficou sem lances. Você ganhou em { $count } lances.
}
train-win-reply = { $count ->
    [1] A resposta foi { $reply }. Falta um lance seu.
    *[other] A resposta foi { $reply }. Faltam { $count } lances seus.
}
train-win-defended = { $count ->
    [1] Assim você não ganha em um lance. A defesa é { $reply }.
    *[other] Assim você não ganha em { $count } lances. A defesa é { $reply }.
}
train-win-not-in-time = { $count ->
    [1] Assim o adversário ainda pode jogar. Tente outro lance.
    *[other] Assim você não ganha em { $count } lances. Tente outro lance.
}
train-hint-piece = É a peça marcada que captura. Por onde?
train-hint-takers = Olhe para as peças marcadas. São as que capturam mais.
train-hint-squares = { $count ->
    [1] É uma casa.
    *[other] São { $count } casas.
}
train-hint-pieces = { $count ->
    [1] É só uma peça.
    *[other] São { $count } peças.
}

## Para quem ensina

train-forget = Apagar o treino de damas
train-forget-title = Apagar o treino de damas?
train-forget-text = As estrelas, as rodadas e o que há para rever nas damas se perdem. As lições e o xadrez ficam.

## Números das casas

numbers-board = Tabuleiro do treino
numbers-task = O que fazer
numbers-find = Encontrar
numbers-name = Dizer o número
numbers-river = O rio
numbers-find-aim = Você lê um número e toca nessa casa.
numbers-name-aim = Você vê uma casa marcada e escolhe o número dela.
numbers-river-aim = Você toca nas oito casas do rio. Depois o tabuleiro vira.
numbers-find-title = Toque na casa
numbers-name-title = Que número tem esta casa?
numbers-river-title = Que casas fazem o rio?
numbers-river-answer = O rio vai de 1 a 32, de canto a canto.
numbers-limit = Tempo
numbers-half = 30 s
numbers-minute = 60 s
numbers-unlimited = Sem limite
numbers-side = Ver o lado das
numbers-white = Brancas
numbers-black = Pretas
numbers-random = À sorte
numbers-shown = Números
numbers-hidden = Esconder
numbers-on-squares = Nas casas
numbers-start = Começar
numbers-more = Mais, e para a turma
numbers-due = Para rever hoje: { $squares }. Elas aparecem primeiro.
numbers-class-mode = Em modo aula, nada fica salvo.
numbers-class-why = Todos recebem as mesmas casas, pela mesma ordem.
numbers-class-make = Criar uma série
numbers-class-name = Série { $name }: as mesmas casas para todos, pela mesma ordem.
numbers-class-leave = Sair da série
numbers-right = Certo.
numbers-wrong-find = Essa é a { $given }. Você procurava a { $square }.
numbers-wrong-name = Era a { $square }, não a { $given }.
numbers-wrong-river = A { $square } não é do rio.
numbers-wrong-light = Aí não se joga.
numbers-count-right = Certas:
numbers-count-wrong = Erradas:
numbers-stop = Parar
numbers-keys = Números
numbers-said-find = Toque na casa { $square }.
numbers-said-name = Que número tem a { $column }.ª casa a contar da esquerda, na { $row }.ª linha a contar de baixo?
numbers-over = Fim da rodada
numbers-result = { $right ->
    [1] 1 casa certa,
    *[other] { $right } casas certas,
} { $wrong ->
    [1] 1 errada.
    *[other] { $wrong } erradas.
}
numbers-missed = Estas vão voltar: { $squares }.
numbers-none-missed = Você não errou nenhuma!
numbers-once-more = Outra rodada
numbers-change = Mudar
numbers-decimal = ,
numbers-best = Melhor: { $best } · Última: { $last } · { $count ->
    [1] 1 rodada
    *[other] { $count } rodadas
}
numbers-best-rate = Certas por minuto. Melhor: { $best } · Última: { $last } · { $count ->
    [1] 1 rodada
    *[other] { $count } rodadas
}
numbers-not-kept = Com os números nas casas, a rodada não conta para o melhor resultado.
numbers-wall-next = A seguir
