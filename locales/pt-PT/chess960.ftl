### Xadrez 960: a posição inicial por sorte, e os roques que se recusam. Reference: European Portuguese.

## A posição inicial

chess960-lead = No xadrez 960 sorteia-se onde começam as peças da primeira linha.
# $number (number): 0 to 959
chess960-title = Posição { $number }
chess960-standard = É a posição inicial do xadrez de sempre.
chess960-play = Jogar com esta posição
chess960-play-text = O adversário e o relógio escolhem-se na página do jogo.
chess960-lot = Sortear outra
chess960-number = Número da posição, de 0 a 959
chess960-show = Mostrar
chess960-no-number = Não há posição com esse número. Escreve um número de 0 a 959.
chess960-written = A posição em FEN
chess960-dice = Com um dado
chess960-dice-lead = As peças da primeira linha sorteiam-se uma a uma, com um dado de seis faces.
chess960-begin = Sortear com um dado
chess960-throw = Lançar o dado
chess960-own-die = Tens um dado na mesa? Diz o que saiu.
# $die (number): 1 to 6
chess960-face = Saiu { $die }
# $piece: dark or light for that bishop, queen or knight; $most (number): the last number that serves
chess960-due = { $piece ->
    [dark] Lança para o bispo das casas pretas. Contam as casas pretas, a partir da coluna «a».
    [light] Lança para o bispo das casas brancas. Contam as casas brancas, a partir da coluna «a».
    [queen] Lança para a dama. Contam as { $most } casas livres, a partir da coluna «a».
   *[knight] Lança para um cavalo. Contam as { $most } casas livres, a partir da coluna «a».
}
# $die (number); $piece: bishop, queen or knight; $square: e1
chess960-placed = { $piece ->
    [bishop] Saiu { $die }. O bispo fica em { $square }.
    [queen] Saiu { $die }. A dama fica em { $square }.
   *[knight] Saiu { $die }. O cavalo fica em { $square }.
}
chess960-again = Saiu { $die }. Não há tantas casas, por isso lança-se outra vez.
chess960-rest = Sobram três casas. O rei fica na do meio, entre as duas torres.

## O roque no xadrez 960: o rei vai até à torre com que roca

refusal-castling-onto-rook-title = Para rocar, leva o rei à torre
refusal-castling-onto-rook = De { $from } a { $to } é longe demais. Para rocar no xadrez 960, leva o rei até à torre.
refusal-castling-king-way-title = O rei não tem o caminho livre
refusal-castling-king-way = No caminho do rei até { $to } só pode estar a torre com que rocas. Em { $by-square } está { $by }.
refusal-castling-rook-way-title = A torre não tem o caminho livre
refusal-castling-rook-way = No caminho da torre até { $to } só pode estar o teu rei. Em { $by-square } está { $by }.
refusal-castling-uncovers-title = O rei ficaria a descoberto
refusal-castling-uncovers = Com o roque, a torre de { $rook } sai do caminho. { $by-start } de { $by-square } atacaria o teu rei em { $to }.
