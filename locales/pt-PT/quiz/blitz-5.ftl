### Rápidas (blitz) 5: a folha do árbitro e o regulamento
q-blitz-show-sheet = Rápidas (blitz), um árbitro para cada mesa, e ele regista a partida. É a vez do Adriano, que quer ver a folha do árbitro. Quantas vezes a pode pedir?
    .a = Nenhuma.
    .b = Uma vez.
    .c = Tantas quantas quiser.
    .d = Cinco vezes na partida.
    .why = Na sua vez, o jogador pode pedir para ver a folha do árbitro, no máximo cinco vezes por partida.
q-blitz-show-sheet-sixth = Rápidas (blitz), um árbitro para cada mesa, e ele regista a partida. A Belarmina pede pela sexta vez para ver a folha dele. Conta como perturbar o adversário.
    .why = Até cinco vezes é um direito. Mais do que isso conta como perturbar quem joga do outro lado.
q-blitz-which-rules = Num torneio de rápidas (blitz), a final tem um árbitro só para ela. Onde tem de estar escrito se valem as regras de competição ou as outras?
    .a = No regulamento da prova, para toda a prova.
    .b = Na folha de cada partida.
    .c = Num cartaz, só no dia da final.
    .d = Em lado nenhum, porque o árbitro escolhe.
    .why = O regulamento diz qual dos dois modos vale, e esse vale para a prova inteira.
