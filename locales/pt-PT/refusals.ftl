### Porque é que um lance não se pode jogar. De cada razão, um título e uma ou duas frases curtas.
### $from e $to são as casas do lance; $piece é a peça que o tenta; $by e $by-square, a peça que o impede.
### Cada peça traz o seu artigo ("o bispo"); com -start, para começar a frase ("O bispo").

## Antes de mover

refusal-game-over-checkmate-title = A partida já acabou
refusal-game-over-checkmate = Foi xeque-mate, e ganharam { $winner }. Depois do mate não há mais lances.
refusal-game-over-stalemate-title = A partida já acabou
refusal-game-over-stalemate = { $loser-start } não estão em xeque, mas não têm nenhum lance legal. É afogado, e a partida está empatada.
refusal-game-over-other-title = A partida já acabou
refusal-game-over-other = Nesta partida já não há lances. Volta atrás, ou começa outra.
refusal-empty-square-title = Casa vazia
refusal-empty-square = Em { $from } não há nenhuma peça. Escolhe uma das tuas.
refusal-not-your-piece-title = Essa peça é do adversário
refusal-not-your-piece = Jogas com { $player }. { $piece-start } de { $from } é d{ $owner }, e agora a vez é d{ $player }.
refusal-not-your-turn-title = Ainda não é a tua vez
refusal-not-your-turn = Agora jogam { $turn }. Os lances fazem-se à vez, um de cada lado.
refusal-same-square-title = Para onde vai a peça?
refusal-same-square = { $piece-start } já está em { $from }. Um lance leva a peça para outra casa.

## A casa de chegada

refusal-own-piece-title = Aí está uma peça tua
refusal-own-piece = { $own-start } de { $to } é do teu lado. Só se capturam peças do outro lado.
refusal-takes-king-title = O rei nunca se captura
refusal-takes-king = Ninguém pode capturar o rei. A partida acaba antes, no xeque-mate.

## Como anda cada peça

refusal-bishop-moves-title = O bispo anda na diagonal
refusal-bishop-moves = De { $from } a { $to } não há uma diagonal. O bispo só anda pelas suas diagonais.
refusal-rook-moves-title = A torre anda a direito
refusal-rook-moves = De { $from } a { $to } não se vai a direito. A torre anda pela sua coluna ou pela sua linha.
refusal-queen-moves-title = A dama anda a direito ou na diagonal
refusal-queen-moves = De { $from } a { $to } não se vai assim. A dama anda pela coluna, pela linha ou pelas diagonais.
refusal-knight-moves-title = O cavalo salta em L
refusal-knight-moves = De { $from } a { $to } não há um L. O cavalo anda duas casas a direito e uma para o lado.
refusal-king-moves-title = O rei anda passo a passo
refusal-king-moves = De { $from } a { $to } é longe demais. O rei anda uma casa, e duas só no roque.
refusal-pawn-moves-title = O peão anda em frente
refusal-pawn-moves = O peão não vai de { $from } a { $to }. Anda em frente e, para capturar, avança uma casa na diagonal.
refusal-blocked-title = O caminho está tapado
refusal-blocked = { $by-start } de { $by-square } está no caminho. { $piece-start } não passa por cima de outras peças.

## O peão

refusal-pawn-blocked-title = O peão não captura em frente
refusal-pawn-blocked = { $by-start } de { $by-square } está mesmo à frente. Um peão só captura na diagonal.
refusal-pawn-double-step-blocked-title = O avanço duplo precisa de espaço
refusal-pawn-double-step-blocked = As duas casas têm de estar vazias, e em { $by-square } está { $by }.
refusal-pawn-double-step-not-from-home-title = Agora, uma casa de cada vez
refusal-pawn-double-step-not-from-home = O peão de { $from } já saiu da casa inicial. Só no primeiro lance se avançam duas casas.
refusal-pawn-diagonal-without-capture-title = Na diagonal, só para capturar
refusal-pawn-diagonal-without-capture = Em { $to } não há nada para capturar. Sem captura, o peão anda em frente.
refusal-pawn-backwards-title = O peão nunca recua
refusal-pawn-backwards = De { $from } a { $to } seria andar para trás. O peão só avança.
refusal-pawn-sideways-title = O peão não anda de lado
refusal-pawn-sideways = De { $from } a { $to } seria andar para o lado. O peão só avança.
refusal-pawn-too-far-title = Longe demais para um peão
refusal-pawn-too-far = De { $from } a { $to } são casas a mais. O peão avança uma, ou duas no primeiro lance.
refusal-en-passant-too-late-title = Na passagem, só logo a seguir
refusal-en-passant-too-late = O peão de { $pawn } só se captura na passagem no lance logo a seguir ao avanço duplo.
refusal-en-passant-uncovers-title = O rei ficaria a descoberto
refusal-en-passant-uncovers = Esta captura tira o peão de { $captured } do caminho. { $by-start } de { $by-square } passaria a atacar o teu rei.

## A promoção

refusal-promotion-needed-title = Escolhe a nova peça
refusal-promotion-needed = O peão chega a { $to } e é promovido. Escolhe dama, torre, bispo ou cavalo.
refusal-promotion-impossible-title = Escolhe outra peça
refusal-promotion-impossible = { $choice-start } não serve como nova peça. Escolhe dama, torre, bispo ou cavalo.
refusal-promotion-not-due-title = Aqui não há promoção
refusal-promotion-not-due = { $piece-start } não muda ao chegar a { $to }. Só é promovido o peão que alcança a última linha.

## O roque

refusal-castling-without-rook-title = Falta a torre para o roque
refusal-castling-without-rook = O rei só anda duas casas no roque, e em { $rook } não está nenhuma torre tua.
refusal-castling-rook-moved-title = Essa torre já se moveu
refusal-castling-rook-moved = A torre de { $rook } já se moveu nesta partida. Com ela já não podes rocar.
refusal-castling-right-lost-title = O direito ao roque perdeu-se
refusal-castling-right-lost = O rei ou a torre de { $rook } já se moveu nesta partida. Mesmo que volte à sua casa, já não há roque.
refusal-castling-blocked-title = Há uma peça pelo meio
refusal-castling-blocked = Entre o rei e a torre de { $rook } não pode haver peças. Em { $by-square } está { $by }.
refusal-castling-in-check-title = Em xeque não se roca
refusal-castling-in-check = { $by-start } de { $by-square } dá xeque ao teu rei. Primeiro tens de sair do xeque de outra maneira.
refusal-castling-through-title = Não podes rocar agora
refusal-castling-through = O rei passaria por { $square }, e { $by } de { $by-square } ataca essa casa.
refusal-castling-into-title = Não podes rocar agora
refusal-castling-into = O rei chegaria a { $square }, e { $by } de { $by-square } ataca essa casa.

## O rei e o xeque

refusal-pinned-title = Essa peça está cravada
refusal-pinned = { $piece-start } de { $from } protege o teu rei. Se sair do caminho, { $by } de { $by-square } ataca-o.
refusal-leaves-check-title = O teu rei está em xeque
refusal-leaves-check = { $by-start } de { $by-square } ataca o rei, e este lance não o defende. Procura outro.
refusal-double-check-title = São dois xeques ao mesmo tempo
refusal-double-check = { $by-start } de { $by-square } e { $also } de { $also-square } atacam o rei. Só o rei se pode mover.
refusal-king-into-attack-title = Essa casa está atacada
refusal-king-into-attack = { $by-start } de { $by-square } ataca { $to }. O teu rei não pode ir para lá.
refusal-king-takes-protected-title = Essa peça está protegida
refusal-king-takes-protected = { $by-start } de { $by-square } protege { $prey } de { $to }. Ao capturar, o teu rei ficaria em xeque.
refusal-king-stays-in-line-title = O rei continuaria em xeque
refusal-king-stays-in-line = O rei recua para { $to }, mas { $by } de { $by-square } continua a atacá-lo.
refusal-king-beside-king-title = Os reis não se encostam
refusal-king-beside-king = O outro rei, em { $other }, ataca { $to }. Dois reis nunca ficam lado a lado.

## Ler e dizer lances

typed-unreadable = «{ $text }» não tem a forma de um lance. Escreve, por exemplo, e4 ou { $example }.
typed-illegal = Nenhuma peça pode fazer «{ $text }» agora.
typed-ambiguous = «{ $text }» pode ser mais de um lance: { $moves }. Escreve um destes.
typed-foreign = «{ $text }» usa letras de outra língua. Aqui as peças escrevem-se com { $letters }.
# $language (text): english, portuguese, …; $letter, $right (text): one letter each; $piece (text): «o cavalo»
typed-foreign-letter = Em { $language ->
    [english] inglês
    [spanish] espanhol
    [french] francês
    [german] alemão
    [italian] italiano
   *[portuguese] português
  }, { $letter } é { $piece }. Aqui escreve-se { $right }.
typed-pawn = Em «{ $text }», o b pequeno é o peão da coluna b. O bispo escreve-se com B grande.
typed-bishop = Em «{ $text }», o B grande é o bispo. O peão da coluna b escreve-se com b pequeno.
typed-too-long = Isso é comprido demais para um lance.
speak-takes = toma
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
speak-castle-kingside = pequeno roque
speak-castle-queenside = grande roque
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
