### Por que um lance não pode ser jogado. De cada razão, um título e uma ou duas frases curtas.
### $from e $to são as casas do lance; $piece é a peça que o tenta; $by e $by-square, a peça que o impede.
### Cada peça traz o seu artigo ("o bispo"); com -start, para começar a frase ("O bispo").

## Antes de mover

refusal-game-over-checkmate-title = A partida já acabou
refusal-game-over-checkmate = Foi xeque-mate, e { $winner } venceram. Depois do mate não há mais lances.
refusal-game-over-stalemate-title = A partida já acabou
refusal-game-over-stalemate = { $loser-start } não estão em xeque, mas não têm nenhum lance legal. É afogado, e a partida está empatada.
refusal-game-over-other-title = A partida já acabou
refusal-game-over-other = Nesta partida não há mais lances. Volte atrás, ou comece outra.
refusal-empty-square-title = Casa vazia
refusal-empty-square = Em { $from } não há nenhuma peça. Escolha uma das suas.
refusal-not-your-piece-title = Essa peça é do adversário
refusal-not-your-piece = Você joga com { $player }. { $piece-start } de { $from } é d{ $owner }, e agora a vez é d{ $player }.
refusal-not-your-turn-title = Ainda não é a sua vez
refusal-not-your-turn = Agora jogam { $turn }. Cada lado faz um lance por vez.
refusal-same-square-title = Para onde vai a peça?
refusal-same-square = { $piece-start } já está em { $from }. Um lance leva a peça para outra casa.

## A casa de chegada

refusal-own-piece-title = Aí está uma peça sua
refusal-own-piece = { $own-start } de { $to } é do seu lado. Só se capturam peças do outro lado.
refusal-takes-king-title = O rei nunca é capturado
refusal-takes-king = Ninguém pode capturar o rei. A partida acaba antes, no xeque-mate.

## Como anda cada peça

refusal-bishop-moves-title = O bispo anda na diagonal
refusal-bishop-moves = De { $from } a { $to } não há uma diagonal. O bispo só anda pelas suas diagonais.
refusal-rook-moves-title = A torre anda reto
refusal-rook-moves = De { $from } a { $to } o caminho não é reto. A torre anda pela sua coluna ou pela sua fileira.
refusal-queen-moves-title = A dama anda reto ou na diagonal
refusal-queen-moves = De { $from } a { $to } não dá para ir assim. A dama anda pela coluna, pela fileira ou pelas diagonais.
refusal-knight-moves-title = O cavalo pula em L
refusal-knight-moves = De { $from } a { $to } não há um L. O cavalo anda duas casas em linha reta e uma para o lado.
refusal-king-moves-title = O rei anda passo a passo
refusal-king-moves = De { $from } a { $to } é longe demais. O rei anda uma casa, e duas só no roque.
refusal-pawn-moves-title = O peão anda em frente
refusal-pawn-moves = O peão não vai de { $from } a { $to }. Ele anda em frente e, para capturar, avança uma casa na diagonal.
refusal-blocked-title = O caminho está bloqueado
refusal-blocked = { $by-start } de { $by-square } está no caminho. { $piece-start } não pula por cima de outras peças.

## O peão

refusal-pawn-blocked-title = O peão não captura em frente
refusal-pawn-blocked = { $by-start } de { $by-square } está bem na frente. Um peão só captura na diagonal.
refusal-pawn-double-step-blocked-title = O avanço duplo precisa de espaço
refusal-pawn-double-step-blocked = As duas casas precisam estar vazias, e em { $by-square } está { $by }.
refusal-pawn-double-step-not-from-home-title = Agora, uma casa de cada vez
refusal-pawn-double-step-not-from-home = O peão de { $from } já saiu da casa inicial. Só no primeiro lance se avançam duas casas.
refusal-pawn-diagonal-without-capture-title = Na diagonal, só para capturar
refusal-pawn-diagonal-without-capture = Em { $to } não há nada para capturar. Sem captura, o peão anda em frente.
refusal-pawn-backwards-title = O peão nunca volta
refusal-pawn-backwards = De { $from } a { $to } seria andar para trás. O peão só avança.
refusal-pawn-sideways-title = O peão não anda de lado
refusal-pawn-sideways = De { $from } a { $to } seria andar para o lado. O peão só avança.
refusal-pawn-too-far-title = Longe demais para um peão
refusal-pawn-too-far = De { $from } a { $to } são casas demais. O peão avança uma, ou duas no primeiro lance.
refusal-en-passant-too-late-title = Na passagem, só logo em seguida
refusal-en-passant-too-late = O peão de { $pawn } só pode ser capturado na passagem no lance logo depois do avanço duplo.
refusal-en-passant-uncovers-title = O rei ficaria descoberto
refusal-en-passant-uncovers = Esta captura tira o peão de { $captured } do caminho. { $by-start } de { $by-square } passaria a atacar o seu rei.

## A promoção

refusal-promotion-needed-title = Escolha a nova peça
refusal-promotion-needed = O peão chega a { $to } e é promovido. Escolha dama, torre, bispo ou cavalo.
refusal-promotion-impossible-title = Escolha outra peça
refusal-promotion-impossible = { $choice-start } não serve como nova peça. Escolha dama, torre, bispo ou cavalo.
refusal-promotion-not-due-title = Aqui não há promoção
refusal-promotion-not-due = { $piece-start } não muda ao chegar a { $to }. Só é promovido o peão que alcança a última fileira.

## O roque

refusal-castling-without-rook-title = Falta a torre para o roque
refusal-castling-without-rook = O rei só anda duas casas no roque, e em { $rook } não está nenhuma torre sua.
refusal-castling-rook-moved-title = Essa torre já se moveu
refusal-castling-rook-moved = A torre de { $rook } já se moveu nesta partida. Com ela você não pode mais rocar.
refusal-castling-right-lost-title = O direito ao roque se perdeu
refusal-castling-right-lost = O rei ou a torre de { $rook } já se moveu nesta partida. Mesmo que volte à sua casa, não há mais roque.
refusal-castling-blocked-title = Há uma peça no meio
refusal-castling-blocked = Entre o rei e a torre de { $rook } não pode haver peças. Em { $by-square } está { $by }.
refusal-castling-in-check-title = Em xeque não se roca
refusal-castling-in-check = { $by-start } de { $by-square } dá xeque ao seu rei. Primeiro você precisa sair do xeque de outro jeito.
refusal-castling-through-title = Você não pode rocar agora
refusal-castling-through = O rei passaria por { $square }, e { $by } de { $by-square } ataca essa casa.
refusal-castling-into-title = Você não pode rocar agora
refusal-castling-into = O rei chegaria a { $square }, e { $by } de { $by-square } ataca essa casa.

## O rei e o xeque

refusal-pinned-title = Essa peça está cravada
refusal-pinned = { $piece-start } de { $from } protege o seu rei. Se sair do caminho, { $by } de { $by-square } ataca o rei.
refusal-leaves-check-title = O seu rei está em xeque
refusal-leaves-check = { $by-start } de { $by-square } ataca o rei, e este lance não o defende. Procure outro.
refusal-double-check-title = São dois xeques ao mesmo tempo
refusal-double-check = { $by-start } de { $by-square } e { $also } de { $also-square } atacam o rei. Só o rei pode se mover.
refusal-king-into-attack-title = Essa casa está atacada
refusal-king-into-attack = { $by-start } de { $by-square } ataca { $to }. O seu rei não pode ir para lá.
refusal-king-takes-protected-title = Essa peça está protegida
refusal-king-takes-protected = { $by-start } de { $by-square } protege { $prey } de { $to }. Ao capturar, o seu rei ficaria em xeque.
refusal-king-stays-in-line-title = O rei continuaria em xeque
refusal-king-stays-in-line = O rei recua para { $to }, mas { $by } de { $by-square } continua atacando o rei.
refusal-king-beside-king-title = Os reis não se encostam
refusal-king-beside-king = O outro rei, em { $other }, ataca { $to }. Dois reis nunca ficam lado a lado.

## Ler e dizer lances

typed-unreadable = “{ $text }” não tem a forma de um lance. Escreva, por exemplo, e4 ou { $example }.
typed-illegal = Nenhuma peça pode fazer “{ $text }” agora.
typed-ambiguous = “{ $text }” pode ser mais de um lance: { $moves }. Escreva um destes.
typed-foreign = “{ $text }” usa letras de outra língua. Aqui as peças se escrevem com { $letters }.
# $language (text): english, portuguese, …; $letter, $right (text): one letter each; $piece (text): «o cavalo»
typed-foreign-letter = Em { $language ->
    [english] inglês
    [spanish] espanhol
    [french] francês
    [german] alemão
    [italian] italiano
   *[portuguese] português
  }, { $letter } é { $piece }. Aqui se escreve { $right }.
typed-pawn = Em “{ $text }”, o b minúsculo é o peão da coluna b. O bispo se escreve com B maiúsculo.
typed-bishop = Em “{ $text }”, o B maiúsculo é o bispo. O peão da coluna b se escreve com b minúsculo.
typed-too-long = Isso é comprido demais para um lance.
speak-takes = captura
speak-from-file =
    de { $file ->
        [a] á
        [e] é
       *[other] { $file }
    }
speak-from-rank =
    da linha { $rank ->
        [1] um
        [2] dois
        [3] três
        [4] quatro
        [5] cinco
        [6] seis
        [7] sete
       *[8] oito
    }
speak-castle-kingside = roque pequeno
speak-castle-queenside = roque grande
speak-en-passant = na passagem
speak-promotion = promove a { $piece }
speak-check = xeque
speak-mate = xeque-mate

## O momento do mate: o rei que caiu está deitado no tabuleiro

mate-moment = Xeque-mate: o rei caiu. Nenhum lance o salva.

## As peças em frases

piece-the-king = o rei
piece-the-king-start = O rei
piece-the-queen = a dama
piece-the-queen-start = A dama
piece-the-rook = a torre
piece-the-rook-start = A torre
piece-the-bishop = o bispo
piece-the-bishop-start = O bispo
piece-the-knight = o cavalo
piece-the-knight-start = O cavalo
piece-the-pawn = o peão
piece-the-pawn-start = O peão
