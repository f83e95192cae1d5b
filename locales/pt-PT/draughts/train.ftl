### Treinar damas: a lista, as séries, os números das casas.

train-draughts = Treinar damas
train-lead = Exercícios sem fim, todos verificados pelas regras. Escolhe um treino.
train-all = Todos os treinos de damas
train-missing = Não há aqui nenhum treino.

train-numbers = Números das casas
train-numbers-aim = Toca na casa, diz o número, encontra o rio.
train-which = Qual é a captura?
train-which-aim = Só uma captura é legal. Joga-a no tabuleiro.
train-which-1 = Só uma peça pode tomar.
train-which-2 = Pela lei da quantidade, toma-se o maior número de peças.
train-which-3 = Pelas três leis, com igual número, tomam-se mais damas.
train-who-takes = Quem toma?
train-who-takes-aim = Marca todas as peças que podem tomar, e só essas.
train-who-takes-1 = Só peões.
train-who-takes-2 = Com dama, e a lei da quantidade.
train-who-takes-3 = Também a lei da qualidade.
train-how-many = Quantas peças?
train-how-many-aim = Conta as peças que a captura obrigatória leva.
train-how-many-1 = Só peões.
train-how-many-2 = Com dama.
train-how-many-3 = Capturas longas da dama.
train-landing = Onde pousa a dama?
train-landing-aim = Marca todas as casas onde a dama pode acabar o lance.
train-landing-1 = Sem capturas.
train-landing-2 = Depois de tomar uma peça.
train-landing-3 = Depois de tomar duas ou mais.
train-win = Ganha!
train-win-aim = Só um lance ganha a tempo. O computador defende-se o melhor que pode.
train-win-1 = Num lance.
train-win-2 = Em dois lances.
train-win-3 = Em três lances.

## Para rever

train-review = Damas para rever
train-due = { $count ->
    [1] Tens um exercício de damas para rever hoje.
    *[other] Tens { $count } exercícios de damas para rever hoje.
}

## O exercício

train-numbered = Números nas casas
train-further = { $count ->
    [1] Já saltaste uma peça. A captura continua.
    *[other] Já saltaste { $count } peças. A captura continua.
}
train-square-by-square = Há mais de um caminho. Joga a captura casa a casa.

train-which-task = Qual é a captura obrigatória? Joga-a.
train-how-many-task = Quantas peças toma a captura obrigatória?
train-how-many-answer = { $count ->
    [1] A captura obrigatória toma uma peça.
    *[other] A captura obrigatória toma { $count } peças.
}
train-who-takes-task = Que peças podem tomar? Marca-as todas.
train-who-takes-answer = { $count ->
    [1] Só pode tomar a peça de { $squares }.
    *[other] Podem tomar as peças das casas { $squares }.
}
train-who-takes-wrong = { $count ->
    [1] A peça de { $squares } não pode.
    *[other] As peças das casas { $squares } não podem.
}
train-landing-task = Onde pode pousar a dama de { $square }? Marca todas as casas.
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
train-mark-empty = Marca casas pretas vazias.
train-mark-own = Marca peças de quem joga.
train-win-task = { $count ->
    [1] Ganha num lance.
    *[other] Ganha em { $count } lances.
}
train-win-won = { $count ->
    [1] O adversário ficou sem lances. Ganhaste num lance.
    *[other] O adversário ficou sem lances. Ganhaste em { $count } lances.
}
train-win-reply = { $count ->
    [1] A resposta foi { $reply }. Falta um lance teu.
    *[other] A resposta foi { $reply }. Faltam { $count } lances teus.
}
train-win-defended = { $count ->
    [1] Assim não ganhas num lance. A defesa é { $reply }.
    *[other] Assim não ganhas em { $count } lances. A defesa é { $reply }.
}
train-win-not-in-time = { $count ->
    [1] Assim o adversário ainda pode jogar. Tenta outro lance.
    *[other] Assim não ganhas em { $count } lances. Tenta outro lance.
}
train-hint-piece = É a peça marcada que toma. Por onde?
train-hint-takers = Olha para as peças marcadas. São as que tomam mais.
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
train-forget-text = Perdem-se as estrelas, as rondas e o que há para rever nas damas. As lições e o xadrez ficam.

## Números das casas

numbers-board = Tabuleiro do treino
numbers-task = O que fazes
numbers-find = Encontrar
numbers-name = Dizer o número
numbers-river = O rio
numbers-find-aim = Lês um número e tocas nessa casa.
numbers-name-aim = Vês uma casa marcada e escolhes o número dela.
numbers-river-aim = Tocas nas oito casas do rio. Depois o tabuleiro vira.
numbers-find-title = Toca na casa
numbers-name-title = Que número tem esta casa?
numbers-river-title = Que casas fazem o rio?
numbers-river-answer = O rio vai de 1 a 32, de canto a canto.
numbers-limit = Tempo
numbers-half = 30 s
numbers-minute = 60 s
numbers-unlimited = Sem limite
numbers-side = Vês o lado das
numbers-white = Brancas
numbers-black = Pretas
numbers-random = À sorte
numbers-shown = Números
numbers-hidden = Esconder
numbers-on-squares = Nas casas
numbers-start = Começar
numbers-more = Mais, e para a turma
numbers-due = Para rever hoje: { $squares }. Aparecem primeiro.
numbers-class-mode = Em modo aula, nada fica guardado.
numbers-class-why = Todos recebem as mesmas casas, pela mesma ordem.
numbers-class-make = Criar uma série
numbers-class-name = Série { $name }: as mesmas casas para todos, pela mesma ordem.
numbers-class-leave = Sair da série
numbers-right = Certo.
numbers-wrong-find = Essa é a { $given }. Procuravas a { $square }.
numbers-wrong-name = Era a { $square }, não a { $given }.
numbers-wrong-river = A { $square } não é do rio.
numbers-wrong-light = Aí não se joga.
numbers-count-right = Certas:
numbers-count-wrong = Falhadas:
numbers-stop = Parar
numbers-keys = Números
numbers-said-find = Toca na casa { $square }.
numbers-said-name = Que número tem a { $column }.ª casa a contar da esquerda, na { $row }.ª linha a contar de baixo?
numbers-over = Fim da ronda
numbers-result = { $right ->
    [1] 1 casa certa,
    *[other] { $right } casas certas,
} { $wrong ->
    [1] 1 falhada.
    *[other] { $wrong } falhadas.
}
numbers-missed = Estas vão voltar: { $squares }.
numbers-none-missed = Não falhaste nenhuma!
numbers-once-more = Outra ronda
numbers-change = Mudar
numbers-decimal = ,
numbers-best = Melhor: { $best } · Última: { $last } · { $count ->
    [1] 1 ronda
    *[other] { $count } rondas
}
numbers-best-rate = Certas por minuto. Melhor: { $best } · Última: { $last } · { $count ->
    [1] 1 ronda
    *[other] { $count } rondas
}
numbers-not-kept = Com os números nas casas, a ronda não conta para o melhor resultado.
numbers-wall-next = A seguir
