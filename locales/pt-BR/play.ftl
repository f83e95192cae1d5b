### Jogar: o que só a página de jogo diz.

## Jogar

play-board-label = Tabuleiro de xadrez
play-new = Nova partida
play-flip = Virar
play-more = Mais
play-take-back = Voltar o lance
play-clock = Jogar com relógio
turn-white-check = Xeque! As Brancas jogam
turn-black-check = Xeque! As Pretas jogam
over-white-wins = As Brancas venceram
over-black-wins = As Pretas venceram
over-draw = Empate
over-checkmate = É xeque-mate. O rei está em xeque e nenhum lance o salva.
over-stalemate = É afogado. Não há lance legal e o rei não está em xeque.
over-dead = A posição está morta. Nenhum dos dois pode dar mate, seja qual for o lance.
# $side (text): «As Brancas» or «As Pretas»
over-resignation = { $side } abandonaram.
over-resignation-draw = { $side } abandonaram, mas o outro lado já não podia dar mate. É empate.
# $side (text): «As Brancas» or «As Pretas», the side that wins
over-by-material = { $side } ainda têm peças para dar mate. Mais do que isso não consegui ver.
over-flag = { $side } ficaram sem tempo.
over-flag-draw = { $side } ficaram sem tempo, mas o outro lado já não podia dar mate. É empate.
over-agreement = Os dois lados concordaram com o empate.
over-repetition = A mesma posição apareceu três vezes, e o empate foi bem reclamado.
over-fifty = Há 50 lances de cada lado sem captura nem lance de peão, e o empate foi bem reclamado.
over-fivefold = A mesma posição apareceu cinco vezes. O empate é automático.
over-seventy-five = Há 75 lances de cada lado sem captura nem lance de peão. O empate é automático.
# $article (text): the number of an article of the Laws of 2023
said-no-move = Ainda não há lances
# $ply (number): moves of either side shown; $total (number): moves in the game
looking-at = Você está vendo o lance { $ply } de { $total }.
looking-back-title = Este lance já passou
looking-back = Você está vendo uma posição anterior. Vá para o fim ou jogue a partir daqui.
looking-back-to-end = Ir para o fim
looking-back-play-on = Jogar daqui
typed-title = Não entendi esse lance
# $text (text): what was typed
shortened-title = A partida salva tinha um erro
# $ply (number): how many moves could be read
shortened = Recuperamos os primeiros { $ply } lances.
moves-title = Lances
moves-none = Os lances aparecem aqui, como na planilha.
moves-number = Número
replay-label = Rever a partida
replay-first = Ir para o início
replay-back = Lance anterior
replay-forward = Próximo lance
replay-last = Ir para o fim
replay-run = Reproduzir
replay-stop = Parar

## Como se escreve?

written-title = Como se escreve?
written-none = Jogue um lance. Aqui você vê como se escreve.
written-short = Forma curta
written-long = Forma longa
written-figurine = Com figuras
written-english = Em inglês
written-portuguese = Em português
# $piece (text): the name of a piece, such as «cavalo»
written-piece = A letra da peça: { $piece }.
written-pawn = O peão não tem letra.
written-pawn-file = A coluna de onde sai o peão.
written-file = A coluna de onde sai, porque outra peça igual também podia chegar lá.
written-rank = A fileira de onde sai, porque outra peça igual também podia chegar lá.
written-capture = Captura uma peça. Sinal opcional.
written-arrival = A casa de chegada.
# $piece (text): the name of a piece, such as «dama»
written-promotion = O peão é promovido: { $piece }.
written-castling-king = Roque pequeno, na ala do rei.
written-castling-queen = Roque grande, na ala da dama.
written-check = Xeque. Sinal opcional.
written-mate = Xeque-mate. Também se escreve ++.
written-en-passant = Captura en passant. Sinal opcional.
written-listen = Ouvir o lance
written-no-voice = Este aparelho não tem uma voz própria nesta língua.

## Encerrar a partida

end-button = Encerrar
end-title = Encerrar a partida
end-agree-title = Empate por acordo
end-agree = Primeiro você joga, depois propõe. O outro lado aceita, recusa ou joga. Jogar é recusar.
# $side (text): «As Brancas» or «As Pretas»
end-offer = { $side } propõem empate
offer-title = Proposta de empate
offer-text = { $side } propõem empate. O outro lado aceita, recusa ou joga.
offer-accept = Aceitar o empate
offer-decline = Recusar
end-claim-title = Reclamar empate
end-claim = { $side } têm a vez, e só quem tem a vez pode reclamar.
# $count (number): how often this position has appeared
end-repetition-count = Esta posição apareceu { $count ->
    [one] 1 vez
   *[other] { $count } vezes
  }. São necessárias 3.
# $count (number): moves of each side
end-fifty-count = { $count ->
    [0] Ainda não há um lance de cada lado sem captura nem lance de peão.
    [one] Há 1 lance de cada lado sem captura nem lance de peão.
   *[other] Há { $count } lances de cada lado sem captura nem lance de peão.
  } São necessários 50.
end-claim-with = É com o próximo lance? Escreva-o aqui, sem jogar.
end-claim-repetition = Reclamar repetição
end-claim-fifty = Reclamar 50 lances
end-mate-title = Quem ainda pode dar mate?
end-mate-ask = Ver
end-mate-thinking = Um momento…
end-mate-can = { $side } ainda podem dar mate.
end-mate-cannot = { $side } já não podem dar mate, seja qual for o lance.
end-mate-unknown = { $side }: não consegui decidir.
end-resign-title = Abandonar
end-resign-text = Quem abandona perde. Se o outro lado já não pode dar mate, é empate.
end-resign-text-old = Quem abandona perde, mesmo que o outro lado já não possa dar mate.
end-resign = { $side } abandonam
deciding-title = Um momento…
# $side (text): «As Brancas» or «As Pretas»
deciding = { $side } ainda podem dar mate? Se já não podem, é empate.
deciding-now = Não esperar
deciding-continue = Continuar a partida
deciding-leave = Deixar assim
deciding-again = Ver de novo
end-laws = Leis desta partida
not-ended-title = Ainda não
not-ended-over-title = A partida já acabou
not-ended-both = O empate só se combina depois que os dois lados jogarem.
not-ended-own = A proposta é sua. Espere a resposta do outro lado.
not-ended-no-offer = Ninguém propôs empate.
not-claimed-title = Ainda não dá para reclamar
not-claimed-illegal = Esse lance não é legal aqui.
# $count (number): how often the position has appeared
not-claimed-repetition = Esta posição apareceu { $count ->
    [one] 1 vez
   *[other] { $count } vezes
  } e são necessárias 3.
not-claimed-repetition-with = Com esse lance, a posição aparece { $count ->
    [one] 1 vez
   *[other] { $count } vezes
  } e são necessárias 3.
# $count (number): moves of each side
not-claimed-fifty = Há { $count ->
    [one] 1 lance
   *[other] { $count } lances
  } de cada lado sem captura nem lance de peão, e são necessários 50.
# $article (text): the number of an article
not-claimed-cost = Com relógio, o adversário ganharia tempo ({ $article }). Vale como proposta de empate.
other-laws-title = A partida fica com as Leis que tem
# $ply (number): moves of either side
other-laws = Com essas Leis, ela já teria acabado depois do lance { $ply }.

## Planilha

record-button = Planilha
record-title = Planilha
record-event = Evento
record-site = Local
record-date = Data
record-round = Rodada
# $result (text): 1-0, 0-1, ½–½ or *
record-result = Resultado: { $result }
record-moves = A partida em texto
record-copy = Copiar texto
record-copy-pgn = Copiar PGN
record-keep-pgn = Baixar PGN
record-print = Imprimir
record-copied = Copiado.
record-not-copied = O navegador não deixou copiar. Selecione o texto e copie.
record-kept = O arquivo foi baixado.
record-writing = Fazendo o arquivo…
record-no-pgn = Não consegui fazer o arquivo. Tente de novo.

## Abrir uma partida

pgn-title = Abrir uma partida
pgn-label = Cole aqui os lances, ou um texto PGN
# $count (number): games found
pgn-choose = { $count ->
    [one] Encontrei 1 partida.
   *[other] Encontrei { $count } partidas. Escolha uma.
  }
# $what is a list of what is left out, such as «3 comentários, 1 variante».
left-out = Ficou de fora { $what }.
left-comments = { $count ->
    [1] 1 comentário
    *[other] { $count } comentários
}
left-variations = { $count ->
    [1] 1 variante
    *[other] { $count } variantes
}
left-signs = { $count ->
    [1] 1 sinal como “??”
    *[other] { $count } sinais como “??”
}
left-lines = { $count ->
    [1] 1 linha do cabeçalho
    *[other] { $count } linhas do cabeçalho
}
pgn-stopped-title = A partida vai só até aqui
pgn-file-too-long = O arquivo é grande demais. O limite é 10 MB.
pgn-too-many-games = Há partidas demais. Li as primeiras 5000.
pgn-too-many-plies = Na linha { $line }, a partida é longa demais. O limite é 500 lances de cada lado.
pgn-too-much = Na linha { $line } há comentários ou variantes demais.
pgn-unreadable = Na linha { $line }, não entendi “{ $word }”.
pgn-unclosed = Na linha { $line } falta fechar “{ $word }”.
pgn-fen = Na linha { $line }, a posição inicial não serve.
pgn-move-illegal = Na linha { $line }, “{ $word }” não é legal depois de { $ply ->
    [one] 1 lance
   *[other] { $ply } lances
  }.
pgn-move-ambiguous = Na linha { $line }, “{ $word }” pode ser mais de um lance.
pgn-move-promotion = Na linha { $line }, em “{ $word }” falta a peça da promoção.
pgn-move-letters = Na linha { $line }, “{ $word }” usa letras de outra língua.

## Mais

more-title = Mais
more-games = Partidas
more-restore = Voltar à partida de antes
more-restore-of = Voltar à partida com { $count ->
    [1] 1 lance
    *[other] { $count } lances
}
more-put-away = Esconder
said-put-aside = A partida de antes está salva
sample-laws-2005 = A partida das Leis de 2005
more-board = Tabuleiro
more-fen = Começar de outra posição
more-fen-label = Posição em FEN
more-fen-button = Começar daqui

## Posições que não servem

bad-fen-title = Essa posição não serve
fen-too-long = O texto é comprido demais para uma posição.
fen-field-count = Uma posição em FEN tem seis partes, separadas por espaços.
# $count (number): how many ranks were found
fen-rank-count = O tabuleiro tem oito fileiras, e aqui há { $count }.
# $rank (number): 1 to 8; $width (number): squares found in it
fen-rank-width = A fileira { $rank } tem { $width } casas. Deveria ter oito.
# $letter (text): a single sign
fen-unknown-letter = Na fileira { $rank } há o sinal “{ $letter }”, que não é uma peça.
fen-turn = Falta dizer quem joga: w para as Brancas, b para as Pretas.
fen-castling-field = A parte do roque só pode ter K, Q, k e q, uma vez cada.
fen-en-passant-field = A casa da captura na passagem não está bem escrita.
fen-counters = As duas últimas partes são números de lances.
# $side (text): «as Brancas» or «as Pretas»
position-no-king = Falta um rei, porque { $side } não têm nenhum.
position-second-king = Há reis a mais, porque { $side } têm outro em { $square }.
position-pawn-on-last-rank = O peão de { $square } está na primeira ou na última fileira.
position-too-many-men = Há peças a mais, porque { $side } só podem ter dezesseis.
position-too-many-pawns = Há peões a mais, porque { $side } só podem ter oito.
position-too-many-promoted = Há peças a mais, porque { $side } não têm peões suficientes para tantas promoções.
# $king, $by (text): squares
position-opponent-in-check = O rei de { $king } está em xeque da peça de { $by }, e não é a vez dele.
position-too-many-checkers = O rei de { $king } está em xeque de peças demais.
position-castling-king-side = O roque pequeno não é possível, porque { $side } não têm o rei e a torre em suas casas.
position-castling-queen-side = O roque grande não é possível, porque { $side } não têm o rei e a torre em suas casas.
position-en-passant = Ninguém pode ter passado por { $square } com dois passos.

## Contra o computador

rival-unknown-title = Adversário desconhecido
rival-unknown = Esta versão não conhece o adversário da partida. Vocês dois podem continuar.
