### Ler e escrever.

read-task = Joga:
# $move (text): the written move, sign by sign
read-question = Joga o lance: { $move }
# $move (text): what the played move is called
read-other = O lance que jogaste escreve-se { $move }.
# $sign (text): a part of the written move; $sense (text): what it says
read-differs = Aqui, { $sign } quer dizer: { $sense }.
read-differs-pawn = Aqui não há letra, porque é um peão que se move.

write-task = Que lance é este?
# $move (text): the move in words
write-question = Escreve este lance: { $move }.
write-label = O lance
write-again = Ver outra vez

# $move (text): the long form
answer-long = Por extenso: { $move }

# What a sign of a move says. $sign (text): the sign; $piece (text): «cavalo»
part-piece = a peça: { $piece }
part-pawn = sem letra: um peão
part-pawn-file = a coluna de onde vem o peão
part-file = a coluna de onde vem a peça
part-rank = a linha de onde vem a peça
part-capture = captura
part-arrival = a casa de chegada
part-promotion = a peça nova: { $piece }
part-castling-king = pequeno roque, do lado do rei
part-castling-queen = grande roque, do lado da dama
part-check = xeque
part-mate = xeque-mate
part-en-passant = captura na passagem
