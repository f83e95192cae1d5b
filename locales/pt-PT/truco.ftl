### O marcador de truco.

truco-title = Marcador de truco
truco-players = Quantos jogam?
truco-two = Dois
truco-four = Quatro, em duas duplas
truco-seats = Cada um senta-se à direita de quem está antes na lista. Nas duplas, o 1 joga com o 3 e o 2 com o 4. Os nomes não são precisos.
truco-player = Jogador { $number }
truco-pair = { $one } e { $other }
truco-first = Quem dá primeiro?
truco-eleven-worth = Quanto vale a mão de onze?
truco-eleven-why = O regulamento não o diz. Quem decide é a comissão.
truco-points = { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
}
truco-begin = Começar
truco-games = { $count ->
    [one] 1 partida ganha
   *[other] { $count } partidas ganhas
}
truco-call-3 = Trucar
truco-call-6 = Pedir seis
truco-call-9 = Pedir nove
truco-call-12 = Pedir doze
truco-call-none = Trucar
truco-accept = Aceitar
truco-run = Fugir
truco-won = Ganhou a mão
truco-worth = { $points ->
    [one] Esta mão vale 1 ponto.
   *[other] Esta mão vale { $points } pontos.
}
truco-waits = { $who }: pedido para { $worth } pontos. Responde { $other }.
truco-winner = Acabou. Vitória de { $who }!
truco-deals = Dá { $deals }, corta { $cuts }. A primeira carta é de { $first }.
truco-eleven = Mão de onze. Só { $who } pode ver e trocar as cartas da dupla. Quem trucar perde a partida.
truco-dark = Onze a onze, com as cartas tapadas. Quem ganhar a mão ganha a partida. Quem vir as suas cartas perde-a.
truco-score = Resultado { $one } a { $two }.
truco-undo = Voltar atrás
truco-taken-back = A última ação foi desfeita.
truco-again = Nova partida
truco-new = Outro marcador
truco-new-title = Apagar este marcador?
truco-new-text = Os pontos, as partidas e a lista desaparecem. Não se pode desfazer.
truco-new-yes = Apagar
truco-new-no = Ficar com ele
truco-rarely = Aconteceu outra coisa
truco-if-bad-deal = Quem dá deu fora de ordem ou viu uma carta
truco-if-turned-up = Quem dá virou uma carta do adversário
truco-if-four-cards = Quem trucou tinha 4 cartas na primeira vaza
truco-if-looked-at-partner = Quem devia responder viu as cartas do parceiro
truco-if-looked-at-hidden = Quem pediu foi ver as cartas de quem fugiu
truco-if-nobody = Ninguém ganhou a mão
truco-if-called-at-eleven = Truco na mão de onze, por { $who }
truco-if-saw-in-the-dark = Cartas vistas no 11 a 11, por { $who }
truco-if-cheated = Batota confirmada, de { $who }
truco-story = O que aconteceu
truco-unwritten = Uma mão sem truco vale aqui 1 ponto, e corta quem está à esquerda. O regulamento não o escreve.
truco-did-call = Pedido de { $who } para { $worth } pontos.
truco-did-accept = Pedido de { $worth } pontos aceite.
truco-did-run = Fuga ao pedido de { $worth } pontos.
truco-did-looked-at-partner = Cartas do parceiro vistas, conta como fuga.
truco-did-looked-at-hidden = Cartas escondidas vistas, perdem-se os pontos.
truco-did-four-cards = Truco com 4 cartas na primeira vaza.
truco-did-won = Mão ganha.
truco-did-nobody = Ninguém ganhou a mão.
truco-did-bad-deal = Cartas mal dadas, o baralho passa.
truco-did-turned-up = Carta do adversário virada, o baralho passa.
truco-did-called-at-eleven = Truco na mão de onze, por { $who }.
truco-did-saw-in-the-dark = Cartas vistas no 11 a 11, por { $who }.
truco-did-cheated = Batota confirmada.
truco-did-again = Nova partida.
truco-gains = { $points ->
    [one] { $who }, mais 1 ponto.
   *[other] { $who }, mais { $points } pontos.
}
truco-loses = { $points ->
    [one] { $who }, menos 1 ponto.
   *[other] { $who }, menos { $points } pontos.
}
