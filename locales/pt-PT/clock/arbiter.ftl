### O painel do árbitro, no relógio.

arbiter-stands = O relógio está parado.
arbiter-waiting = O relógio ainda não começou.
arbiter-white-flag = Caiu a seta das Brancas.
arbiter-black-flag = Caiu a seta das Pretas.
# $side (text): «as Brancas»
arbiter-over-lost = A partida terminou, e perdem { $side }.
arbiter-over-drawn = A partida terminou em empate.
arbiter-go-on = Continuar a partida
arbiter-back = Voltar
arbiter-the-white = as Brancas
arbiter-the-black = as Pretas
# $count (number): moves that were made
arbiter-moves = { $count ->
    [one] 1 lance
   *[other] { $count } lances
  }
arbiter-to-move = a jogar
arbiter-flag-down = seta caída
arbiter-rule-flag = Decidir a queda da seta
arbiter-correct = Corrigir o relógio
arbiter-record = Registo e impressão
arbiter-happened = O que aconteceu, e a quem?
arbiter-rules = As regras desta partida
arbiter-standard = Pelo ritmo, é uma partida clássica.
arbiter-rapid = Pelo ritmo, é uma partida de semirrápidas (no Brasil, rápido).
arbiter-blitz = Pelo ritmo, é uma partida de rápidas (blitz; no Brasil, relâmpago).
arbiter-edition = Leis de
arbiter-supervision = Supervisão
arbiter-partial = Muitas mesas
arbiter-full = Total: vê cada lance

## O que aconteceu

incident-illegal = Lance ilegal
incident-unpromoted = Peão não promovido
incident-no-move = Acionou sem jogar
incident-two-hands = Usou as duas mãos
incident-claim = Reclamou mal o empate
incident-flag = Queda de seta
incident-both-flags = Caíram as duas setas
incident-both-flags-see = Ver
incident-own-flag = Reclamou com a sua seta caída
incident-late = Chegou atrasado
incident-stop = Parou para chamar o árbitro
incident-no-reason = Parou sem razão
# $what (text): «Lance ilegal», $side (text): «Brancas»
incident-of = { $what }: { $side }
short-lost = perdem
short-drawn = empate
short-arbiter = árbitro
# $side (text): «Pretas», who receives it, $time (text): «1:00»
short-given = { $side } +{ $time }
# $number (number): which illegal move of this player, $cost (text): «Pretas +1:00»
short-number = { $number }.º lance ilegal: { $cost }

## Decisões

# $side (text): «as Brancas», $number (number)
ruling-number = Lance ilegal n.º { $number } d{ $side }.
ruling-given = A partida continua.
ruling-given-and-taken = A partida continua.
# $side (text): «as Brancas»
ruling-lost = Perdem a partida { $side }.
# $other (text): «as Pretas»
ruling-cannot-mate = É empate, porque { $other } não podem dar xeque-mate.
# $side, $other (text): «as Brancas», «as Pretas»
ruling-ask-mate = O árbitro decide, e { $side } perdem se { $other } ainda puderem dar mate.
ruling-stays = O adversário já jogou. O lance fica e a partida continua.
ruling-unpromoted-stays = O peão ficou na última linha e o adversário já jogou. É empate.
# $side (text): «as Brancas»
ruling-flag-lost = Perdem por tempo { $side }.
ruling-both-flags-draw = Não se sabe que seta caiu primeiro. É empate.
ruling-both-flags-go-on = Ainda há outro período, e a partida continua.
ruling-own-flag = Quem reclama a vitória por tempo tem de ter tempo no seu relógio.
ruling-in-time = Chegou dentro da tolerância, e a partida continua.
# $side (text): «as Brancas»
ruling-too-late = Passou a tolerância, e perdem { $side }, se o árbitro não decidir de outra forma.
ruling-no-tolerance = O regulamento da prova tem de marcar a tolerância. Escolhe-a aqui.
ruling-stopped = O relógio para. O árbitro diz quando a partida continua.
ruling-arbiter-penalty = O árbitro escolhe a penalidade, que pode ser um aviso, tempo ou mais.
ruling-arbiter-decides = Nenhum artigo o decide, e por isso decide o árbitro.
ruling-after-flag = A seta já caiu, e não se dá mais tempo.
# $side (text): «Brancas», $time, $before, $after (text): «4:12»
ruling-receives = { $side } recebem +{ $time }: { $before } → { $after }.
# $side (text): «Brancas», $time, $before, $after (text): «4:12»
ruling-pays = { $side } perdem −{ $time }: { $before } → { $after }.
# $side (text): «as Brancas», who moves again
ruling-again = Repõe-se a posição anterior e jogam outra vez { $side }.
# $side (text): «Brancas», $time (text): «0:05», what the move that goes back had given
ruling-again-time = Sai o tempo que esse lance deu às { $side } (−{ $time }).
ruling-when-noticed = Só se o árbitro viu ou o adversário reclamou, antes do lance seguinte.
ruling-when-claimed-in-time = Só se o adversário reclamar antes de jogar.
ruling-when-claimed = Só se um jogador reclamar, porque o árbitro não avisa.
# $edition (text): «2023», $count (number), $articles (text): «A.5.2, A.3»
ruling-articles = Leis de { $edition }, { $count ->
    [one] artigo
   *[other] artigos
  } { $articles }.
# $other (text): «as Pretas»
ruling-can-mate = Podem { $other } ainda dar xeque-mate, de alguma maneira?
ruling-mate-yes = Podem
ruling-mate-no = Não podem
ruling-mate-unknown = Não sei
ruling-moved-on = O adversário já fez o lance seguinte
ruling-apply = Aplicar
ruling-undo = Anular esta decisão

## Chegar atrasado

late-not-begun = O relógio ainda não começou. À hora marcada, põe a andar o das Brancas.
# $gone (text): «3:12»
late-gone = A partida começou há { $gone }.
# $gone, $left (text): «3:12»
late-left = A partida começou há { $gone }. Faltam { $left } de tolerância.
# $gone (text): «15:12»
late-over = A partida começou há { $gone }. A tolerância acabou.
late-tolerance = Tolerância
# $count (number): minutes
late-minutes = { $count } min
late-rule = Decidir a falta
late-start = Pôr a andar o relógio das Brancas
late-arrived = Chegou agora, a tempo

## Correções

# $side (text): «Brancas»
correct-time-said = Tempo: { $side }
# $side (text): «Brancas», $step (text): «+1»
correct-count-said = Lances: { $side } { $step }
correct-turn = Quem joga agora?
correct-back-to = Voltar a um momento anterior
correct-now = Como está agora
# $move (number), $side (text): «as Brancas», $white, $black (text): «4:12»
correct-after = Lance { $move } d{ $side }: { $white } – { $black }
# $white, $black (text): «15:05»
correct-at-start = Início: { $white } – { $black }
correct-swap = Trocar os dois tempos
correct-undo = Anular o último toque
correct-articles = O árbitro corrige os tempos e o contador de lances. Leis de 2023, artigos 6.10.2 e 7.1.
correct-apply = Aplicar a correção

## Registo

log-title = Registo do relógio
# $control (text): «15+5», $edition (text): «2023»
log-head = Ritmo { $control }. Leis de { $edition }.
log-table = Mesa
log-date = Data
log-when = Tempo
log-what = O que aconteceu
log-empty = Ainda não aconteceu nada.
log-print = Imprimir
story-started = As Pretas acionaram, e começou o relógio das Brancas.
# $from, $to (number): moves, $count (number): presses
story-move = Lance { $from }.
# $from, $to (number): moves, $count (number): presses
story-moves = Lances { $from } a { $to } ({ $count } toques).
story-paused = Relógio parado.
# $time (text): «1:20»
story-resumed = O relógio continua, depois de { $time } parado.
# all (text): «4:12»
story-corrected = Correção: Brancas { $white } → { $white_after }, Pretas { $black } → { $black_after }.
# $before, $after (text): «5/4», White’s and Black’s
story-counters = Lances { $before } → { $after }.
story-undone = Anulado o último toque.
# $what (text): «Lance ilegal: Brancas»
story-unruled = Decisão anulada ({ $what }).
# $time (text): «1:00:00»
story-set-back = O relógio do aparelho recuou { $time }. A partida parou.
# $time (text): «3:00»
story-missing = O aparelho adormeceu { $time }. Esse tempo não contou.
# $time (text): «3:00»
story-missing-counted = O aparelho adormeceu { $time }. Esse tempo contou.
clock-arbiter = Árbitro
