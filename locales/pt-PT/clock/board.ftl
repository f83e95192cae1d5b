### Jogar com o relógio ao lado do tabuleiro.

## O relógio

board-clock-label = Relógio
board-clock-open = Relógio: mudar ou tirar
board-clock-start = Começar
board-clock-go-on = Continuar
board-clock-runs = a jogar
board-clock-press = carrega
board-clock-stands = parado
board-clock-flag = caiu a seta
board-clock-now-white = Conta o tempo das Brancas.
board-clock-now-black = Conta o tempo das Pretas.

## O que o relógio diz

board-clock-not-started-title = O relógio ainda não começou
board-clock-not-started = As Pretas põem a contar o tempo das Brancas. Depois começa a partida.
board-clock-standing-title = O relógio está parado
board-clock-standing = Põe o relógio a andar antes de jogar.
# $side (text): «As Brancas» or «As Pretas»
board-clock-press-first-title = { $side } ainda não carregaram
board-clock-press-first = O lance só fica completo com o relógio. { $side } carregam, e depois joga o outro lado.
board-clock-not-moved-title = { $side } carregaram sem jogar
board-clock-not-moved = Primeiro o lance, depois o relógio. Carregar sem jogar conta como lance ilegal.
board-clock-fallen-title = { $side } ficaram sem tempo
board-clock-fallen = Caiu a seta. Só o árbitro muda os tempos, na página do relógio.
board-clock-undecided = Se o outro lado ainda pode dar mate, ganha. Se não pode, é empate. O árbitro decide.
board-clock-no-answer = Se o outro lado ainda pode dar mate, ganha. Se não pode, é empate. Não consegui descobrir.
board-clock-taken-back = O lance voltou atrás. Os tempos ficaram como estavam. Combinem e continuem.

## Tempo que ninguém contou

# $time (text): «3 minutos e 5 segundos»
board-clock-asleep = O aparelho adormeceu e ninguém contou { $time }. Esse tempo conta?
board-clock-counts = Conta
board-clock-counts-not = Não conta
board-clock-set-back = A hora do aparelho mudou. O relógio parou, e nada se perdeu.

## Escolher

board-clock-title = Jogar com relógio
board-clock-choose = Tempo para cada um
board-clock-hint = Minutos + segundos por lance.
board-clock-table = Usar o relógio que já está na mesa
board-clock-replaces = Se escolheres outro, esse desaparece.
board-clock-more = Outro ritmo: página do relógio
board-clock-how = Como se carrega no relógio?
board-clock-by-move = O lance carrega
board-clock-by-hand = Cada um carrega, como à mesa
board-clock-keys = Com teclado, H diz o tempo e V carrega no relógio.

## Com o relógio a andar

board-clock-pause = Parar o relógio
board-clock-say = Dizer o tempo
board-clock-other = Outro tempo, e nova partida
board-clock-remove = Tirar o relógio
