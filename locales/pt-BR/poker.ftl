### Mesas e lugares de pôquer.

poker-title = Mesas e lugares de pôquer
poker-names = Quem joga? Um nome por linha, até { $most }.
poker-count = { $count ->
    [one] 1 nome
   *[other] { $count } nomes
}
poker-wrong-players = São necessários 2 nomes ou mais, e não mais de { $most }.
poker-wrong-size = Uma mesa tem de 2 a 10 lugares.
poker-size = Lugares de uma mesa cheia
poker-size-why = A mesa final leva um a mais, e nunca mais de 10.
poker-draw = Sortear lugares
poker-drawn = Os lugares foram sorteados.
poker-stands = { $players } jogadores em { $tables } { $tables ->
    [one] mesa
   *[other] mesas
}.
poker-stands-final = Mesa final com { $players } jogadores.
poker-winner = Acabou. Vitória de { $who }!
poker-noted = Anotado.
poker-undo = Voltar atrás
poker-taken-back = A última ação foi desfeita.
poker-print = Imprimir
poker-new = Outro torneio
poker-new-title = Apagar este torneio?
poker-new-text = Os nomes, os lugares e a lista desaparecem. Não se pode desfazer.
poker-new-yes = Apagar
poker-new-no = Ficar com ele
poker-place = mesa { $table }, lugar { $seat }
poker-goes-out = { $who } saiu. Era { $from }.
poker-comes = { $who } entra: { $to }.
poker-moves = { $who }: de { $from } para { $to }.
poker-waits = Espera uma mão, entre o botão e o small blind.
poker-need-final = Já cabem todos na mesa final. Sorteiam-se os lugares.
poker-need-break = { $count ->
    [one] A mesa { $tables } não é mais necessária. É desfeita, com sorteio duplo.
   *[other] As mesas { $tables } não são mais necessárias. São desfeitas, com sorteio duplo.
}
poker-need-balance = A mesa { $from } tem jogadores a mais. Quem seria o próximo big blind muda para a mesa { $to }.
poker-need-button = Antes de mudar alguém, toque no lugar onde está o botão em cada mesa.
poker-halts = { $count ->
    [one] A mesa { $tables } para até lá.
   *[other] As mesas { $tables } param até lá.
}
poker-may-halt = { $count ->
    [one] A mesa { $tables } tem 3 jogadores a menos ou mais. A direção decide se para.
   *[other] As mesas { $tables } têm 3 jogadores a menos ou mais. A direção decide se param.
}
poker-settle = Fazer agora
poker-table = Mesa { $table }
poker-table-count = { $count ->
    [one] 1 jogador
   *[other] { $count } jogadores
}
poker-free = lugar livre
poker-button = botão
poker-stays = não muda
poker-seat = Este lugar
poker-say-out = Saiu do torneio
poker-say-stays = Não muda de lugar, se for possível
poker-say-stays-not = Já pode mudar de lugar
poker-say-button = O botão está aqui
poker-late = Quem chega tarde
poker-late-enter = Dar um lugar
poker-out = Fora
poker-out-text = Quem reentra recebe outro lugar por sorteio.
poker-again = Reentra
poker-again-who = { $who } reentra
poker-story = Quem mudou, e por que número
