### O que está certo e errado num lance escrito.

marking-right = Está certo
marking-wrong = Ainda não
# $move (text): the move as the Laws write it
marking-form = Completo: { $move }

## O que está errado

# $example (text): Cf3
mark-not-move = Isto não tem a forma de um lance. Escreve primeiro a letra da peça e depois a casa, como em { $example }.
mark-pawn-letter = O peão não leva letra. Escreve só o resto, sem { $letter }.
# $letter (text): what was written; $Piece (text): «O cavalo»; $right (text): its letter; $role (text): pawn, knight, …
mark-no-letter = A letra { $letter } não é de nenhuma peça. { $role ->
    [pawn] Moveu-se um peão, que não leva letra.
   *[other] { $Piece } escreve-se { $right }.
}
# $other (text): «bispo»
mark-letter-on-pawn = { $letter } quer dizer { $other }. Aqui moveu-se um peão, que não leva letra.
mark-wrong-letter = { $letter } quer dizer { $other }. Aqui moveu-se { $piece }, que se escreve { $right }.
# $language (text): the language in which it is that piece
mark-foreign-letter = { $letter } é { $piece } em { $language ->
    [english] inglês
    [spanish] espanhol
    [french] francês
    [german] alemão
    [italian] italiano
   *[portuguese] português
}. Nas tuas letras é { $right }.
mark-missing-letter = Falta a letra da peça. { $Piece } escreve-se { $right }, e sem letra lê-se um peão.
mark-small-letter = A letra da peça é maiúscula, { $letter }. As minúsculas são para as colunas.
mark-capitals = As colunas e o x escrevem-se com minúscula. As maiúsculas são para as peças.
# $rivals (text): squares of other such pieces, $count (number) of them; $square (text): where all of them can go; $sign (text): what is missing
mark-ambiguous-rank = { $count ->
    [1] Também { $piece } de { $rivals } pode ir a { $square }.
   *[other] As peças iguais de { $rivals } também podem ir a { $square }.
} Na mesma linha, a coluna é que as distingue. Falta { $sign }.
mark-ambiguous-file = { $count ->
    [1] Também { $piece } de { $rivals } pode ir a { $square }.
   *[other] As peças iguais de { $rivals } também podem ir a { $square }.
} Na mesma coluna, a linha é que as distingue. Falta { $sign }.
mark-ambiguous = { $count ->
    [1] Também { $piece } de { $rivals } pode ir a { $square }.
   *[other] As peças iguais de { $rivals } também podem ir a { $square }.
} Diz de que coluna vem. Falta { $sign }.
mark-ambiguous-both = { $count ->
    [1] Também { $piece } de { $rivals } pode ir a { $square }.
   *[other] As peças iguais de { $rivals } também podem ir a { $square }.
} Só a coluna ou só a linha não chega. Escreve { $sign }.
# $wrote (text): a file, a rank or a square; $square (text): the right one
mark-wrong-departure = { $Piece } que se moveu vinha de { $square }, não de { $wrote }.
mark-missing-pawn-file = Quando um peão captura, escreve-se a coluna de onde vem. Falta { $sign }.
mark-missing-promotion = O peão foi promovido. Depois da casa falta a letra da peça nova, { $right }.
# $name (text): «dama»
mark-no-promotion-letter = A letra { $letter } não é de nenhuma peça. O peão passou a { $name }, que se escreve { $right }.
mark-wrong-promotion = { $letter } quer dizer { $other }. O peão passou a { $name }, que se escreve { $right }.
mark-false-promotion = Nenhum peão foi promovido, e depois da casa não vem letra.
mark-false-capture = O x quer dizer captura, e em { $square } não foi capturado nada.
mark-false-check = O + quer dizer xeque, e este lance não dá xeque.
mark-only-check = Os sinais # e ++ querem dizer xeque-mate. Isto é só xeque, que se escreve +.
mark-false-mate = Os sinais # e ++ querem dizer xeque-mate, e este lance nem dá xeque.
mark-false-en-passant = As letras e.p. são só para a captura na passagem.
mark-false-offer = O sinal (=) quer dizer oferta de empate, e ninguém ofereceu.
mark-missing-offer = Foi oferecido empate, e falta o sinal (=).
mark-comment = Os sinais ! e ? são comentários. Num lance escrito não entram.
mark-other-wing-king = O roque foi do lado do rei, com a torre da coluna h. Escreve-se com dois zeros.
mark-other-wing-queen = O roque foi do lado da dama, com a torre da coluna «a». Escreve-se com três zeros.
# $form (text): 0-0 or 0-0-0
mark-king-for-castling = Rei e torre moveram-se juntos. É roque, e escreve-se { $form }.
mark-wrong-square = A casa de chegada é { $square }, e escreveste { $wrote }.
# $castles (text): yes or no; $from, $to (text): squares; $move (text): the other move
mark-other-move = Como escreveste, { $castles ->
    [yes] seria o roque { $move }.
   *[no] iria { $piece } de { $from } para { $to }.
}
# $reason (text): a whole sentence
mark-refused = Como escreveste, o lance não seria legal. { $reason }
mark-none-can = Nenhuma peça pode fazer o lance que escreveste.

## O que uma forma mais completa tem

mark-missing-capture = O x da captura é facultativo.
mark-missing-check = O + do xeque é facultativo.
mark-missing-mate = O # do xeque-mate é facultativo.
mark-check-for-mate = É mais do que xeque. O sinal do xeque-mate é #.
mark-double-plus = Os sinais ++ e # dizem o mesmo.
mark-missing-en-passant = As letras e.p. são facultativas.
mark-promotion-sign = Na promoção basta a letra, sem outro sinal.
mark-castling-signs = O roque escreve-se com zeros e hífenes.
mark-hyphen = O hífen não é preciso.
mark-not-needed = O { $sign } não era preciso, porque só uma peça podia fazer este lance.
mark-file-preferred = As Leis preferem a coluna, { $sign }.
