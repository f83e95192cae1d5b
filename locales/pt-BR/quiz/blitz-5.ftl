### Relâmpago (blitz) 5: a planilha do árbitro e o regulamento
q-blitz-show-sheet = Relâmpago (blitz), um árbitro para cada mesa, e ele registra a partida. É a vez de Adriano, que quer ver a planilha do árbitro. Quantas vezes pode pedir?
    .a = Nenhuma.
    .b = Uma vez.
    .c = Quantas quiser.
    .d = Cinco vezes na partida.
    .why = Na sua vez, o jogador pode pedir para ver a planilha do árbitro, no máximo cinco vezes por partida.
q-blitz-show-sheet-sixth = Relâmpago (blitz), um árbitro para cada mesa, e ele registra a partida. Belarmina pede pela sexta vez para ver a planilha dele. Conta como perturbar o adversário.
    .why = Até cinco vezes é um direito. Mais do que isso conta como perturbar quem joga do outro lado.
q-blitz-which-rules = Em um torneio relâmpago (blitz), a final tem um árbitro só para ela. Onde precisa estar escrito se valem as regras de competição ou as outras?
    .a = No regulamento da prova, para toda a prova.
    .b = Na planilha de cada partida.
    .c = Em um cartaz, só no dia da final.
    .d = Em lugar nenhum, porque o árbitro escolhe.
    .why = O regulamento diz qual dos dois modos vale, e esse vale para a prova inteira.
