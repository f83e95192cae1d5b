### Jogos pequenos: a lista, e cada jogo contra o computador.

small-lead = Escolha um jogo e vença o computador. Cada um acaba em dois minutos.
small-all = Todos os jogos
small-missing = Não há aqui nenhum jogo.
small-after = Depois de «{ $lesson }»

small-estrelas-torre = Caça às estrelas com a torre
    .aim = Pegue mais estrelas do que o computador. Também vence quem captura a outra torre.
small-estrelas-bispo = Caça às estrelas com o bispo
    .aim = Pegue mais estrelas do que o computador. Também vence quem captura o outro bispo.
small-torre-bispo = Torre contra bispo
    .aim = Vence quem capturar primeiro, seja a peça ou um peão. Veja o que fica em perigo antes de jogar.
small-estrelas-dama = Caça às estrelas com a dama
    .aim = Pegue mais estrelas do que o computador. Também vence quem captura a outra dama.
small-estrelas-rei = Caça às estrelas com o rei
    .aim = Pegue mais estrelas do que o computador. O seu rei fecha o caminho do outro.
small-estrelas-cavalo = Caça às estrelas com o cavalo
    .aim = Pegue mais estrelas do que o computador. Também vence quem captura o outro cavalo.
small-corrida-cavalos = Corrida de cavalos
    .aim = Vence quem leva primeiro um cavalo à última fileira do outro lado. Veja que casas os peões atacam.
small-so-peoes = Guerra de peões
    .aim = Vence quem leva primeiro um peão ao fim. Também vence quem deixa o outro sem lances.
small-dama-peoes = Dama contra oito peões
    .aim = Os peões vencem com um peão no fim, ou se capturarem a dama. A dama vence se os capturar todos ou os deixar sem lances.
small-primeiro-xeque = O primeiro xeque vence
    .aim = Vence quem der xeque primeiro, mesmo que se possa tapar ou fugir. Abra caminho sem abrir o do seu rei.
small-quatro-pecas = Quatro peças cada um
    .aim = Vence quem der xeque-mate. Se os lances acabarem, contam os pontos das peças.

## Um jogo

# $move, $of (number): the present move, and how many each side has
small-standing = Lance { $move } de { $of }
# $own, $other (number): the stars of each
small-stars = Estrelas { $own } a { $other }
# $color (text): the pupil's side, white or black
small-your-turn = { $color ->
    [white] É a sua vez, com as Brancas
   *[black] É a sua vez, com as Pretas
}
small-thinking = O computador está pensando
small-replied = O computador jogou { $move }.
small-taken-back = O lance voltou atrás. Experimente outro.
small-swap = Trocar de lado
small-again = Jogar outra vez, do outro lado
small-strength = O computador joga
small-strength-1 = Fácil, só vê de perto
small-strength-2 = Médio, pensa na sua resposta
small-strength-3 = Difícil, vê vários lances

## Como acabou

small-won = Você venceu!
small-lost = O computador venceu
small-helped = Sem dicas você também ganha as estrelas.
small-drawn = Empate
# $piece (text): king, queen, rook, bishop, knight, pawn
small-by-you = { $piece ->
    [king] O seu rei
    [queen] A sua dama
    [rook] A sua torre
    [bishop] O seu bispo
    [knight] O seu cavalo
   *[pawn] O seu peão
}
small-by-computer = { $piece ->
    [king] O rei do computador
    [queen] A dama do computador
    [rook] A torre do computador
    [bishop] O bispo do computador
    [knight] O cavalo do computador
   *[pawn] O peão do computador
}
# $by (text): «A sua torre»; $piece: «o bispo»; $count (number): moves
small-end-taken = { $count ->
    [1] { $by } capturou { $piece } logo no primeiro lance.
   *[other] { $by } capturou { $piece } em { $count } lances.
}
small-end-arrived = { $count ->
    [1] { $by } chegou ao fim logo no primeiro lance.
   *[other] { $by } chegou ao fim em { $count } lances.
}
small-end-check-you = { $count ->
    [1] Você deu o primeiro xeque logo no primeiro lance.
   *[other] Você deu o primeiro xeque em { $count } lances.
}
small-end-check-computer = { $count ->
    [1] O computador deu o primeiro xeque logo no primeiro lance.
   *[other] O computador deu o primeiro xeque em { $count } lances.
}
small-end-mate-you = { $count ->
    [1] Você deu xeque-mate logo no primeiro lance.
   *[other] Você deu xeque-mate em { $count } lances.
}
small-end-mate-computer = { $count ->
    [1] O computador deu xeque-mate logo no primeiro lance.
   *[other] O computador deu xeque-mate em { $count } lances.
}
# $own, $other (number): the stars of the pupil and of the computer
small-end-stars = { $own ->
    [1] Você pegou uma estrela
   *[other] Você pegou { $own } estrelas
}, e o computador pegou { $other }.
small-end-stuck-you = O computador ficou sem lances.
small-end-stuck-computer = Você ficou sem lances.
small-end-stalemate = O rei está afogado. Não está em xeque e não tem lances.
small-end-bare = Só ficaram os reis, e ninguém pode dar mate.
small-end-limit = Acabaram os lances.
small-end-nobody = Ninguém venceu.
# $own, $other (number): points
small-end-points = As suas peças valem { $own }, e as do computador { $other }.
