### Jogos pequenos: a lista, e cada jogo contra o computador.

small-lead = Escolhe um jogo e ganha ao computador. Cada um acaba em dois minutos.
small-all = Todos os jogos
small-missing = Não há aqui nenhum jogo.
small-after = Depois de «{ $lesson }»

small-estrelas-torre = Caça às estrelas com a torre
    .aim = Apanha mais estrelas do que o computador. Também ganha quem captura a outra torre.
small-estrelas-bispo = Caça às estrelas com o bispo
    .aim = Apanha mais estrelas do que o computador. Também ganha quem captura o outro bispo.
small-torre-bispo = Torre contra bispo
    .aim = Ganha quem capturar primeiro, seja a peça ou um peão. Vê o que fica em perigo antes de jogar.
small-estrelas-dama = Caça às estrelas com a dama
    .aim = Apanha mais estrelas do que o computador. Também ganha quem captura a outra dama.
small-estrelas-rei = Caça às estrelas com o rei
    .aim = Apanha mais estrelas do que o computador. O teu rei tapa o caminho ao outro.
small-estrelas-cavalo = Caça às estrelas com o cavalo
    .aim = Apanha mais estrelas do que o computador. Também ganha quem captura o outro cavalo.
small-corrida-cavalos = Corrida de cavalos
    .aim = Ganha quem leva primeiro um cavalo à última linha do outro lado. Vê que casas os peões atacam.
small-so-peoes = Guerra de peões
    .aim = Ganha quem leva primeiro um peão ao fim. Também ganha quem deixa o outro sem lances.
small-dama-peoes = Dama contra oito peões
    .aim = Os peões ganham com um peão no fim, ou se capturarem a dama. A dama ganha se os capturar todos ou os deixar sem lances.
small-primeiro-xeque = O primeiro xeque ganha
    .aim = Ganha quem der xeque primeiro, mesmo que se possa tapar ou fugir. Abre caminho sem abrir o do teu rei.
small-quatro-pecas = Quatro peças cada um
    .aim = Ganha quem der xeque-mate. Se os lances acabarem, contam os pontos das peças.

## Um jogo

# $move, $of (number): the present move, and how many each side has
small-standing = Lance { $move } de { $of }
# $own, $other (number): the stars of each
small-stars = Estrelas { $own } a { $other }
# $color (text): the pupil's side, white or black
small-your-turn = { $color ->
    [white] Jogas tu, com as Brancas
   *[black] Jogas tu, com as Pretas
}
small-thinking = O computador está a pensar
small-replied = O computador jogou { $move }.
small-taken-back = O lance voltou atrás. Experimenta outro.
small-swap = Trocar de lado
small-again = Jogar outra vez, do outro lado
small-strength = O computador joga
small-strength-1 = Fácil, só vê ao perto
small-strength-2 = Médio, pensa na tua resposta
small-strength-3 = Difícil, vê vários lances

## Como acabou

small-won = Ganhaste!
small-lost = O computador ganhou
small-helped = Sem pistas também ganhas as estrelas.
small-drawn = Empate
# $piece (text): king, queen, rook, bishop, knight, pawn
small-by-you = { $piece ->
    [king] O teu rei
    [queen] A tua dama
    [rook] A tua torre
    [bishop] O teu bispo
    [knight] O teu cavalo
   *[pawn] O teu peão
}
small-by-computer = { $piece ->
    [king] O rei do computador
    [queen] A dama do computador
    [rook] A torre do computador
    [bishop] O bispo do computador
    [knight] O cavalo do computador
   *[pawn] O peão do computador
}
# $by (text): «A tua torre»; $piece: «o bispo»; $count (number): moves
small-end-taken = { $count ->
    [1] { $by } capturou { $piece } logo no primeiro lance.
   *[other] { $by } capturou { $piece } em { $count } lances.
}
small-end-arrived = { $count ->
    [1] { $by } chegou ao fim logo no primeiro lance.
   *[other] { $by } chegou ao fim em { $count } lances.
}
small-end-check-you = { $count ->
    [1] Deste o primeiro xeque logo no primeiro lance.
   *[other] Deste o primeiro xeque em { $count } lances.
}
small-end-check-computer = { $count ->
    [1] O computador deu o primeiro xeque logo no primeiro lance.
   *[other] O computador deu o primeiro xeque em { $count } lances.
}
small-end-mate-you = { $count ->
    [1] Deste xeque-mate logo no primeiro lance.
   *[other] Deste xeque-mate em { $count } lances.
}
small-end-mate-computer = { $count ->
    [1] O computador deu xeque-mate logo no primeiro lance.
   *[other] O computador deu xeque-mate em { $count } lances.
}
# $own, $other (number): the stars of the pupil and of the computer
small-end-stars = { $own ->
    [1] Apanhaste uma estrela
   *[other] Apanhaste { $own } estrelas
}, e o computador apanhou { $other }.
small-end-stuck-you = O computador ficou sem lances.
small-end-stuck-computer = Ficaste sem lances.
small-end-stalemate = O rei está afogado. Não está em xeque e não tem lances.
small-end-bare = Só ficaram os reis, e ninguém pode dar mate.
small-end-limit = Acabaram os lances.
small-end-nobody = Ninguém ganhou.
# $own, $other (number): points
small-end-points = As tuas peças valem { $own }, e as do computador { $other }.
