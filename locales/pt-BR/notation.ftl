### O treino de notação: a lista, as séries, o que volta.

drills-title = Notação
drills-lead = Leia e escreva xadrez como na planilha. Escolha um treino.

drill-all = Todos os treinos
drill-missing = Não há nenhum treino aqui.
drill-done = { $done } de { $all } níveis

review-title = Para rever
review-due = { $count ->
    [1] Você tem um exercício para rever hoje.
    *[other] Você tem { $count } exercícios para rever hoje.
}
review-begin = Rever
review-later = { $days ->
    [1] O que você errou volta amanhã.
    *[other] O que você errou volta daqui a { $days } dias.
}
review-squares = Casas para rever: { $squares }
review-own = Das suas partidas ({ $count })
review-none = Hoje não há nada para rever.

exercise-place = { $place } de { $of }
exercise-again = outra vez

show-answer = Mostrar a resposta

next-exercise = Próximo

series-over = Série completa
series-score = { $right ->
    [1] Você acertou de primeira { $right } de { $of }.
    *[other] Você acertou de primeira { $right } de { $of }.
}
series-more = Outra série
series-share = Para a turma fazer a mesma série, compartilhe este endereço:
series-copy = Copiar
series-copied = Copiado.
series-not-copied = Não consegui copiar. Selecione o endereço e copie.

drill-casas = Casas
    .aim = Encontre a casa, diga o nome, diga a cor.
drill-ler = Ler
    .aim = Você vê o lance escrito e joga no tabuleiro.
drill-escrever = Escrever
    .aim = Você vê o lance no tabuleiro e escreve.
drill-erro = Encontre o erro
    .aim = Uma partida curta tem um erro. Onde está?
drill-sem-ver = Sem ver
    .aim = Anunciar e entender lances sem ver as peças.
drill-lance-secreto = Lance secreto
    .aim = Escreva um lance que não se possa confundir.
drill-folha = Planilha
    .aim = Anote uma partida inteira, como no torneio.
drill-partidas = Das suas partidas
    .aim = Jogue de novo as posições em que havia melhor.

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
topic-na-passagem = En passant
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
topic-saltado = Lance faltando
    .example = Alguém se esqueceu de anotar.
topic-compreender = Entender
    .example = Você ouve o anúncio e joga.
topic-anunciar = Anunciar
    .example = Você vê o lance e anuncia.
topic-fechar = Fechar o envelope
    .example = Escreva o lance secreto.
topic-abrir = Abrir o envelope
    .example = Você é o árbitro. O lance vale?

drills-teacher = Para quem ensina
drills-class-mode = Modo aula
drills-class-mode-text = Enquanto está ligado, o treino não registra estrelas nem erros.
drills-projector = Ao projetar, a tecla Page Down mostra a resposta e depois o próximo exercício.
drills-forget = Apagar o treino
drills-forget-text = As estrelas dos treinos, as rodadas e o que há para rever se perdem. As lições ficam.
drills-forget-yes = Apagar
drills-forget-no = Não apagar
drills-forget-title = Apagar o treino?
