### Mesas e lugares de póquer.

poker-title = Mesas e lugares de póquer
poker-names = Quem joga? Um nome por linha, até { $most }.
poker-count = { $count ->
    [one] 1 nome
   *[other] { $count } nomes
}
poker-wrong-players = São precisos 2 nomes ou mais, e não mais de { $most }.
poker-wrong-size = Uma mesa tem de 2 a 10 lugares.
poker-size = Lugares de uma mesa cheia
poker-size-why = A mesa final leva mais um, e nunca mais de 10.
poker-draw = Sortear lugares
poker-drawn = Os lugares estão sorteados.
poker-stands = { $players } jogadores em { $tables } { $tables ->
    [one] mesa
   *[other] mesas
}.
poker-stands-final = Mesa final com { $players } jogadores.
poker-winner = Acabou. Vitória de { $who }!
poker-noted = Está anotado.
poker-undo = Voltar atrás
poker-taken-back = A última ação foi desfeita.
poker-print = Imprimir
poker-new = Outra prova
poker-new-title = Apagar esta prova?
poker-new-text = Os nomes, os lugares e a lista desaparecem. Não se pode desfazer.
poker-new-yes = Apagar
poker-new-no = Ficar com ela
poker-place = mesa { $table }, lugar { $seat }
poker-goes-out = { $who } saiu. Era { $from }.
poker-comes = { $who } entra: { $to }.
poker-moves = { $who }: de { $from } para { $to }.
poker-waits = Espera uma mão, entre o botão e o small blind.
poker-need-final = Já cabem todos na mesa final. Sorteiam-se os lugares.
poker-need-break = { $count ->
    [one] A mesa { $tables } já não é precisa. Desfaz-se, com sorteio duplo.
   *[other] As mesas { $tables } já não são precisas. Desfazem-se, com sorteio duplo.
}
poker-need-balance = A mesa { $from } tem jogadores a mais. Quem ia ser o próximo big blind muda para a mesa { $to }.
poker-need-button = Antes de mudar alguém, toca no lugar onde está o botão em cada mesa.
poker-halts = { $count ->
    [one] A mesa { $tables } para até lá.
   *[other] As mesas { $tables } param até lá.
}
poker-may-halt = { $count ->
    [one] A mesa { $tables } tem menos 3 jogadores ou mais. A direção decide se para.
   *[other] As mesas { $tables } têm menos 3 jogadores ou mais. A direção decide se param.
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
poker-out-text = Quem reentra recebe outro lugar à sorte.
poker-again = Reentra
poker-again-who = { $who } reentra
poker-story = Quem mudou, e por que número
