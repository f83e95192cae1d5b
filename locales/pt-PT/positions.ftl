### Posições que não servem: no campo da FEN e no tabuleiro que se põe à mão.

fen-too-long = O texto é comprido demais para uma posição.
fen-field-count = Uma posição em FEN tem seis partes, separadas por espaços.
# $count (number): how many ranks were found
fen-rank-count = O tabuleiro tem oito linhas, e aqui há { $count }.
# $rank (number): 1 to 8; $width (number): squares found in it
fen-rank-width = A linha { $rank } tem { $width } casas. Devia ter oito.
# $letter (text): a single sign
fen-unknown-letter = Na linha { $rank } há o sinal «{ $letter }», que não é uma peça.
fen-turn = Falta dizer quem joga: w para as Brancas, b para as Pretas.
fen-castling-field = A parte do roque só pode ter K, Q, k e q, uma vez cada.
fen-en-passant-field = A casa da captura na passagem não está bem escrita.
fen-counters = As duas últimas partes são números de lances.
# $side (text): «as Brancas» or «as Pretas»
position-no-king = Falta um rei, porque { $side } não têm nenhum.
position-second-king = Há reis a mais, porque { $side } têm outro em { $square }.
position-pawn-on-last-rank = O peão de { $square } está na primeira ou na última linha.
position-too-many-men = Há peças a mais, porque { $side } só podem ter dezasseis.
position-too-many-pawns = Há peões a mais, porque { $side } só podem ter oito.
position-too-many-promoted = Há peças a mais, porque { $side } não têm peões que cheguem para tantas promoções.
# $king, $by (text): squares
position-opponent-in-check = O rei de { $king } está em xeque da peça de { $by }, e não é a sua vez de jogar.
position-too-many-checkers = O rei de { $king } está em xeque de peças a mais.
position-castling-king-side = O pequeno roque não é possível, porque { $side } não têm o rei e a torre nas suas casas.
position-castling-queen-side = O grande roque não é possível, porque { $side } não têm o rei e a torre nas suas casas.
position-en-passant = Ninguém pode ter passado por { $square } com dois passos.
