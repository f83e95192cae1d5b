### Jogar: o que dizem as suas caixas e as respostas ao que nelas se pede.

## Como se escreve?

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

end-agree-title = Empate por acordo
end-agree = Primeiro você joga, depois propõe. O outro lado aceita, recusa ou joga. Jogar é recusar.
# $side (text): «As Brancas» or «As Pretas»
end-offer = { $side } propõem empate
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

more-games = Partidas
sample-laws-2005 = A partida das Leis de 2005
more-board = Tabuleiro
more-fen = Começar de outra posição
more-fen-label = Posição em FEN
more-fen-button = Começar daqui
