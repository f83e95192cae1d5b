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

## Encerrar a partida

end-button = Encerrar
end-title = Encerrar a partida
offer-title = Proposta de empate
offer-text = { $side } propõem empate. O outro lado aceita, recusa ou joga.
offer-accept = Aceitar o empate
offer-decline = Recusar
deciding-title = Um momento…
# $side (text): «As Brancas» or «As Pretas»
deciding = { $side } ainda podem dar mate? Se já não podem, é empate.
deciding-now = Não esperar
deciding-continue = Continuar a partida
deciding-leave = Deixar assim
deciding-again = Ver de novo

## Planilha

record-button = Planilha
record-title = Planilha

## Mais

more-title = Mais
more-restore = Voltar à partida de antes
more-restore-of = Voltar à partida com { $count ->
    [1] 1 lance
    *[other] { $count } lances
}
more-put-away = Esconder
said-put-aside = A partida de antes está salva

## Posições que não servem

bad-fen-title = Essa posição não serve

## Contra o computador

rival-unknown-title = Adversário desconhecido
rival-unknown = Esta versão não conhece o adversário da partida. Vocês dois podem continuar.
