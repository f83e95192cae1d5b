### Jogar: o que só a página de jogo diz.

## Jogar

play-board-label = Tabuleiro de xadrez
play-new = Nova partida
play-flip = Virar
play-more = Mais
play-take-back = Voltar atrás
play-clock = Jogar com relógio
turn-white-check = Xeque! Jogam as Brancas
turn-black-check = Xeque! Jogam as Pretas
over-white-wins = Ganharam as Brancas
over-black-wins = Ganharam as Pretas
over-draw = Empate
over-checkmate = É xeque-mate. O rei está em xeque e nenhum lance o salva.
over-stalemate = É afogado. Não há lance legal e o rei não está em xeque.
over-dead = A posição está morta. Nenhum dos dois pode dar mate, joguem o que jogarem.
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
looking-at = Estás a ver o lance { $ply } de { $total }.
looking-back-title = Este lance já passou
looking-back = Estás a ver uma posição anterior. Vai para o fim, ou joga a partir daqui.
looking-back-to-end = Ir para o fim
looking-back-play-on = Jogar daqui
typed-title = Não percebi esse lance
# $text (text): what was typed
shortened-title = A partida guardada tinha um erro
# $ply (number): how many moves could be read
shortened = Recuperámos os primeiros { $ply } lances.
moves-title = Lances
moves-none = Os lances aparecem aqui, como na folha de registo.
moves-number = Número
replay-label = Rever a partida
replay-first = Ir para o início
replay-back = Lance anterior
replay-forward = Lance seguinte
replay-last = Ir para o fim
replay-run = Reproduzir
replay-stop = Parar

## Como se escreve?

written-title = Como se escreve?

## Terminar a partida

end-button = Terminar
end-title = Terminar a partida
offer-title = Oferta de empate
offer-text = { $side } oferecem empate. O outro lado aceita, recusa ou joga.
offer-accept = Aceitar o empate
offer-decline = Recusar
deciding-title = Um momento…
# $side (text): «As Brancas» or «As Pretas»
deciding = { $side } ainda podem dar mate? Se já não podem, é empate.
deciding-now = Não esperar
deciding-continue = Continuar a partida
deciding-leave = Deixar assim
deciding-again = Ver outra vez

## Folha de registo

record-button = Folha
record-title = Folha de registo

## Mais

more-title = Mais
more-restore = Voltar à partida de antes
more-restore-of = Voltar à partida com { $count ->
    [1] 1 lance
    *[other] { $count } lances
}
more-put-away = Esconder
said-put-aside = A partida de antes está guardada

## Posições que não servem

bad-fen-title = Essa posição não serve

## Contra o computador

rival-unknown-title = Adversário desconhecido
rival-unknown = Esta versão não conhece o adversário da partida. Podem continuar os dois.
