### O treino de notação: a lista, as séries, o que volta.

drills-title = Notação
drills-lead = Lê e escreve xadrez como na folha de registo. Escolhe um treino.

drill-all = Todos os treinos
drill-missing = Não há aqui nenhum treino.
drill-done = { $done } de { $all } níveis

review-title = Para rever
review-due = { $count ->
    [1] Tens um exercício para rever hoje.
    *[other] Tens { $count } exercícios para rever hoje.
}
review-begin = Rever
review-later = { $days ->
    [1] O que falhaste volta amanhã.
    *[other] O que falhaste volta daqui a { $days } dias.
}
review-squares = Casas para rever: { $squares }
review-own = Das tuas partidas ({ $count })
review-none = Hoje não há nada para rever.

exercise-place = { $place } de { $of }
exercise-again = outra vez

show-answer = Mostrar a resposta

next-exercise = Seguinte

series-over = Série completa
series-score = { $right ->
    [1] Acertaste à primeira em { $right } de { $of }.
    *[other] Acertaste à primeira em { $right } de { $of }.
}
series-more = Outra série
series-share = Para a turma fazer a mesma série, partilha este endereço:
series-copy = Copiar
series-copied = Copiado.
series-not-copied = Não consegui copiar. Seleciona o endereço e copia-o.

drill-casas = Casas
    .aim = Encontra a casa, diz o nome, diz a cor.
drill-ler = Ler
    .aim = Vês o lance escrito e jogas no tabuleiro.
drill-escrever = Escrever
    .aim = Vês o lance no tabuleiro e escreves.
drill-erro = Encontra o erro
    .aim = Uma partida curta tem um erro. Onde está?
drill-sem-ver = Sem ver
    .aim = Anunciar e perceber lances sem ver as peças.
drill-lance-secreto = Lance secreto
    .aim = Escreve um lance que não se possa confundir.
drill-folha = Folha de registo
    .aim = Anota uma partida inteira, como no torneio.
drill-partidas = Das tuas partidas
    .aim = Joga outra vez as posições em que havia melhor.

topic-peoes = Peões
    .example = e4
topic-pecas = Peças
    .example = Cf3
topic-capturas = Capturas
    .example = Bxe5
topic-xeque = Xeque e mate
    .example = Dh5+
topic-roque = Roque
    .example = 0-0
topic-promocao = Promoção
    .example = d8D
topic-na-passagem = Na passagem
    .example = exd6 e.p.
topic-coluna = Duas peças: a coluna
    .example = Cgf3
topic-linha = Duas peças: a linha
    .example = C5f3
topic-coluna-e-linha = Três peças
    .example = Dh4e1
topic-tudo = De tudo um pouco
    .example = Txd1+
topic-ilegal = Lance ilegal
    .example = Um lance que as regras não deixam.
topic-letra = Letra trocada
    .example = A letra é de outra peça.
topic-ambiguo = Lance ambíguo
    .example = Podem ser duas peças.
topic-trocado = Lados trocados
    .example = O lance das Brancas está no lugar do das Pretas.
topic-saltado = Lance em falta
    .example = Alguém se esqueceu de anotar.
topic-compreender = Compreender
    .example = Ouves o anúncio e jogas.
topic-anunciar = Anunciar
    .example = Vês o lance e anuncias.
topic-fechar = Fechar o envelope
    .example = Escreve o lance secreto.
topic-abrir = Abrir o envelope
    .example = És o árbitro. O lance vale?

drills-teacher = Para quem ensina
drills-class-mode = Modo aula
drills-class-mode-text = Enquanto está ligado, o treino não guarda estrelas nem o que falhou.
drills-projector = A projetar, a tecla Page Down mostra a resposta, e depois o exercício seguinte.
drills-forget = Apagar o treino
drills-forget-text = Perdem-se as estrelas dos treinos, as rondas e o que há para rever. As lições ficam.
drills-forget-yes = Apagar
drills-forget-no = Não apagar
drills-forget-title = Apagar o treino?
