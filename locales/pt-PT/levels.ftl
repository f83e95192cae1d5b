### O que se diz num nível

answer-yes = Sim
answer-no = Não
answer-mate = Xeque-mate
answer-check = Só xeque
answer-stalemate = Afogado
answer-neither = Nenhum dos dois
answer-light = Casa branca
answer-dark = Casa preta
answer-dead = Posição morta
answer-alive = Ainda se pode dar mate
answer-draw = Empate
answer-win = Ganha
answer-lose = Perde
answer-legal = Pode
answer-illegal = Não pode
answer-now = Só agora
answer-white = As Brancas
answer-black = As Pretas
standing-par = Lance { $move } de { $par }
standing-beyond = Lance { $move }, e bastavam { $par }
standing-moves = { $moves ->
    [one] 1 lance
   *[other] { $moves } lances
}
left-stars = { $count ->
    [one] Falta 1 estrela
   *[other] Faltam { $count } estrelas
}
left-captures = { $count ->
    [one] Falta capturar 1 peça
   *[other] Falta capturar { $count } peças
}
left-squares = { $count ->
    [0] Está tudo marcado
    [one] Falta 1 casa
   *[other] Faltam { $count } casas
}
left-pieces = { $count ->
    [0] Está tudo no lugar
    [one] Falta 1 peça
   *[other] Faltam { $count } peças
}
stars-on = Estrelas em { $squares }.
take-back = Voltar atrás
said-restarted = Outra vez do início.
try-again = Tentar outra vez
once-more = Fazer melhor
next-level = Nível seguinte
lesson-finish = Acabar a lição
previous-level = Nível anterior
tray = Peças para colocar
done = { $stars ->
    [3] Acertaste à primeira.
    [2] Acertaste à segunda.
   *[other] Conseguiste.
}
done-moves = { $moves ->
    [one] { $stars ->
        [3] Feito num só lance.
       *[other] Feito.
    }
   *[other] { $stars ->
        [3] Feito em { $moves } lances, e não dá com menos.
       *[other] Feito em { $moves } lances.
    }
}
# $move (text): as it is written
done-written = O teu lance escreve-se { $move }.
hint-piece = Olha para { $piece } de { $square }.
hint-look = Lê outra vez a pergunta e olha bem para o tabuleiro.
hint-tray = Escolhe uma peça e toca na casa dela.
hint-move = A seta mostra um bom lance: { $move }.
hint-square = O anel mostra a casa { $square }.
hint-no-way = Daqui não conheço caminho. Volta atrás, ou recomeça.
notice-not-marked = A casa { $square } não é uma delas.
notice-stands-still = Neste nível, a peça de { $square } fica parada.
notice-misplaced = { $piece } não pertence a { $square }.
notice-wrong-answer = Ainda não.
notice-is-legal = Pode, sim. Nenhuma regra o proíbe.
miss-no-check = Este lance não dá xeque. Nenhuma peça tua ataca o rei.
miss-no-mate-run = É xeque, mas não é mate. O rei foge.
miss-no-mate-block = É xeque, mas não é mate. Há uma peça que tapa.
miss-no-mate-capture = É xeque, mas não é mate. A tua peça é capturada.
miss-quiet = Não é xeque. O outro lado joga o que quiser.
miss-stalemate = O rei não está em xeque e não há lances. É afogado, e a partida fica empatada.
miss-mate = É mate. Mas aqui pede-se afogado, sem xeque.
miss-has-move = Não é afogado. Ainda há um lance.
miss-too-slow = Assim o mate já não chega a tempo. Vê a defesa.
miss-other-cure-run = Isso foi fugir. Aqui pede-se outra defesa.
miss-other-cure-block = Isso foi tapar. Aqui pede-se outra defesa.
miss-other-cure-capture = Isso foi capturar. Aqui pede-se outra defesa.
miss-loses = A peça de { $square } perde-se. Vê quem a captura.
miss-moved = A peça saiu de { $square }. Protege-a sem a mover.
miss-wrong-piece = { $piece } não serve aqui. Escolhe outra peça.
miss-not-capture = Este lance não captura nada, e aqui cada lance captura.
miss-off-line = Há um lance melhor.
miss-off-line-loses = Este lance deixa uma peça em perigo. Vê a captura.
miss-dead-end = Daqui já não se consegue acabar. Era preciso outro caminho.
miss-too-long = Foram lances a mais. Recomeça, com um plano.
miss-nothing-left = Já não tens peças que cheguem para ganhar.
miss-overtaken = O outro lado chegou primeiro.
miss-stuck = Já não tens lances.
miss-touched = As peças tocadas obrigam a outro lance.
miss-unwanted = Era isto que se queria evitar.
teacher-solve = Mostrar o próximo passo
teacher-squares = Ver todas as casas possíveis
teacher-keys = Ao projetar, PageDown e PageUp passam de nível em nível.
hint = Pista
restart = Recomeçar
sound = Som
teacher = Para o professor
