### Jogar damas: o que só essa página diz.

## Jogar

play-draughts = Jogar damas
damas-board-label = Tabuleiro de damas
damas-new = Nova partida
damas-end = Terminar
damas-record = Partida escrita
damas-flip = Virar
damas-more = Mais
damas-take-back = Voltar atrás
damas-hint = Dica
damas-duty = Quem tem de tomar?
damas-against-site = Jogar contra o sítio
damas-thinking = O sítio está a pensar…
# $color (text): white or black
damas-your-turn = É a tua vez: jogas com as { $color ->
    [white] Brancas
   *[black] Pretas
  }
# $side (text): «As Brancas» or «As Pretas»; $count (number): pieces to be captured
damas-duty-count = { $side } têm de tomar { $count ->
    [one] 1 peça
   *[other] { $count } peças
  }.
# $count (number): how many pieces can; $squares (text): where they stand
damas-duty-who = { $count ->
    [one] Só a peça da casa { $squares } o faz.
   *[other] Podem fazê-lo as das casas { $squares }.
  }
damas-duty-none = Ninguém tem de tomar. Move uma peça que tenha para onde ir.
# $first, $last (text): squares
damas-and = { $first } e { $last }
damas-which-title = Por onde?
damas-which = Acabam na mesma casa, mas tomam peças diferentes.
# $squares (text): the squares of the pieces taken
damas-takes = toma { $squares }
damas-goes-on-title = A captura continua
# $count (number): pieces jumped so far
damas-goes-on = { $count ->
    [one] Já saltaste 1 peça, que só sai no fim.
   *[other] Já saltaste { $count } peças, que só saem no fim.
  } Toca na casa seguinte.
damas-give-up = Desfazer esta captura
damas-unfinished-title = Acaba primeiro a captura
damas-unfinished = A peça ainda tem de saltar. Toca na casa seguinte, ou desfaz a captura.
damas-typed-title = Não percebi esse lance
damas-no-move = Ainda não há lances

## Rever

damas-moves = Lances
damas-moves-none = Os lances aparecem aqui, com os números das casas.
damas-moves-number = Número
damas-replay = Rever a partida
damas-first = Ir para o início
damas-back = Lance anterior
damas-forward = Lance seguinte
damas-last = Ir para o último lance
# $ply (number): moves of either side shown; $total (number): moves in the game
damas-looking-at = Estás a ver o lance { $ply } de { $total }.
damas-looking-back-title = Este lance já passou
damas-looking-back = Estás a ver uma posição anterior. Vai para o fim, ou joga a partir daqui.
damas-to-end = Ir para o fim
damas-play-on = Jogar daqui

## O sítio joga

damas-sites-turn = Espera um instante: é a vez do sítio.
damas-no-answer-title = O sítio não responde
damas-no-answer = O sítio não conseguiu responder. Tenta outra vez, ou continuem a dois.
damas-ask-again = Tentar outra vez
damas-play-as-two = Continuar a dois
damas-seeking-title = À procura de uma dica
damas-seeking = O sítio está a pensar. Se jogares antes, a dica já não é precisa.
damas-seeking-stop = Parar
damas-no-hint-title = Desta vez não há dica
damas-no-hint = O sítio não conseguiu responder. Tenta outra vez.
# $move (text): a move as it is written
damas-hint-move = Dica: { $move }
damas-why-only-move = É o único lance que há.
damas-why-ends = Acaba a partida: o outro lado fica sem peças ou sem lances.
# $count (number): moves
damas-why-wins-game = { $count ->
    [one] Ganha já a partida.
   *[other] Ganha a partida em { $count } lances, seja qual for a resposta.
  }
# $count (number): moves
damas-why-loses-game = { $count ->
    [one] Já perde no lance seguinte, faça o que fizer.
   *[other] Já perde, mas assim resiste mais tempo: { $count } lances.
  }
# $given, $taken (number): pieces
damas-why-gives-to-take = Dá { $given } para tomar { $taken }: é uma combinação.
# $count (number): pieces
damas-why-takes-back = { $count ->
    [one] Recupera 1 peça.
   *[other] Recupera { $count } peças.
  }
# $count (number): pieces
damas-why-wins = { $count ->
    [one] Ganha 1 peça.
   *[other] Ganha { $count } peças.
  }
damas-why-crowns = Coroa um peão, que passa a dama.
# $count (number): pieces
damas-why-trades = { $count ->
    [one] Troca uma peça por outra.
   *[other] Troca { $count } peças por { $count }.
  }
# $count (number): pieces
damas-why-loses = { $count ->
    [one] Com este lance perde 1 peça.
   *[other] Com este lance perde { $count } peças.
  }
damas-why-stops-crown = Não deixa o outro lado coroar.
damas-why-saves = Tira uma peça do perigo.
damas-why-threatens = Ameaça tomar a seguir.
damas-why-holds-rio = Põe uma dama no rio.
damas-why-keeps-back-row = Guarda a última linha, para o outro lado não coroar.
damas-why-centre = Leva um peão para o centro do tabuleiro.
damas-why-supports = Vai apoiar outra peça: guarda-lhe as costas.
damas-why-edge = Põe um peão na beira, onde não pode ser tomado.
damas-why-safe = É um lance seguro: o outro lado não tem nada para tomar.
damas-why-quiet = É um lance de espera.

## Contagens

damas-counts = Contagens para o empate
# $white, $black, $of (number): moves
damas-count-twenty = Lances de dama: Brancas { $white } de { $of }, Pretas { $black } de { $of }
# $color (text): white or black, the side of the three; $count, $of (number): its moves
damas-count-forced = Forçada, lances das { $color ->
    [white] Brancas
   *[black] Pretas
  }: { $count } de { $of }
damas-count-before-rio = Três damas contra uma. Com uma das três no rio, há 12 lances para ganhar.
damas-reset-man = A conta voltou a zero: moveu-se um peão.
damas-reset-capture = A conta voltou a zero: houve uma captura.
damas-reset-given-away = A conta voltou a zero: entregou-se uma peça.

## Fim

damas-white-wins = Ganharam as Brancas
damas-black-wins = Ganharam as Pretas
damas-you-win = Ganhaste!
damas-site-wins = Ganhou o sítio
damas-draw = Empate
# $side (text): the side that lost
damas-over-no-pieces = { $side } ficaram sem peças.
damas-over-blocked = { $side } têm a vez e nenhuma peça se pode mover.
damas-over-time = { $side } ficaram sem tempo.
damas-over-resigned = { $side } desistiram.
damas-over-penalty = Decidiu o árbitro.
damas-over-twenty = Um jogador fez 20 lances de dama sem mover um peão e sem capturas.
damas-over-forced = Forçada: três damas com o rio não ganharam em 12 lances.
damas-over-repetition = A mesma posição apareceu três vezes, e o empate foi bem reclamado.
damas-over-agreed = Os dois lados concordaram com o empate.
# $reply, $win (text): moves
damas-late-win = Depois de { $reply } ganhava { $win }, mas já era o 13.º lance.
damas-end-title = Terminar a partida
damas-agree-title = Empate por acordo
damas-agree-text = O empate só vale se os dois quiserem.
damas-agree = Concordamos os dois
damas-offer-text = O sítio aceita se não achar que está melhor.
damas-offer = Oferecer empate
damas-no-draw-title = O sítio não aceita
damas-no-draw = O sítio acha que está melhor e quer continuar a jogar.
damas-claim-title = Repetição
# $count (number): how often the position has stood
damas-claim-text = Quem tem a vez pode reclamar o empate à terceira vez. Esta posição apareceu { $count ->
    [one] 1 vez
   *[other] { $count } vezes
  }.
damas-claim = Reclamar empate
damas-not-yet-title = Ainda não podes reclamar
# $have, $need (number): how often the position has stood and must stand
damas-not-yet = Esta posição apareceu { $have ->
    [one] 1 vez
   *[other] { $have } vezes
  } e são precisas { $need }.
damas-resign-title = Desistir
damas-resign-text = Quem desiste perde.
# $side (text): «As Brancas» or «As Pretas»
damas-resign-side = { $side } desistem
damas-resign-self = Desisto

## Nova partida

damas-rival = Contra quem?
damas-rival-friend = Um amigo, neste ecrã
damas-rival-site = O sítio
damas-level = Como joga o sítio?
damas-level-1 = Acabei de aprender
damas-level-2 = Jogo às vezes
damas-level-3 = Já vejo as capturas
damas-level-4 = Penso à frente
damas-level-5 = Forte
damas-side = Com que peças jogas?
damas-rules = Que damas?
damas-classicas = Clássicas
damas-brasileiras = Brasileiras
damas-classicas-text = As de Portugal: os peões só capturam para a frente, e toma-se o mais e o melhor.
damas-brasileiras-text = Os peões também capturam para trás, e toma-se o mais.
damas-clock = Com relógio?
damas-clock-none = Sem relógio
damas-clock-text = Minutos e segundos por lance. O lance carrega no relógio.
damas-new-kept = A partida que está a meio fica guardada. Voltas a ela em «Mais».
damas-start = Começar

## Mais

damas-restore = Voltar à partida anterior
damas-more-board = O tabuleiro
damas-letters = Letras em vez de números
damas-always-duty = Mostrar sempre quem tem de tomar
damas-say-why = O sítio diz porque jogou assim
damas-position-title = Começar de outra posição
damas-position-label = A posição, como no PDN. K é uma dama.
damas-position-button = Começar daqui
# $word (text): what was given as a position
damas-bad-position = Isto não é uma posição: «{ $word }». Escreve, por exemplo, W:W9,K14:B18,27.
damas-stopped-title = Há aqui um erro
# $ply (number): moves that could be read
damas-shortened = A partida guardada tinha um erro. Recuperámos os primeiros { $ply } lances.
# $ply (number): moves after which the game was over
damas-over-before = Pelas regras, a partida já tinha acabado depois do lance { $ply }.

## Partida escrita

# $result (text): 1-0, 0-1, 1/2-1/2 or *
damas-result = Resultado: { $result }
damas-pdn = A partida em PDN
damas-copy = Copiar
damas-keep = Descarregar
damas-print = Imprimir
damas-copied = Está copiada.
damas-not-copied = O navegador não deixa copiar. Seleciona o texto e copia-o.
damas-kept = Está nas tuas transferências.
damas-not-kept = O navegador não deixa descarregar.
damas-pdn-title = Abrir uma partida
damas-pdn-label = Cola aqui uma partida em PDN
damas-pdn-too-long = O ficheiro é grande demais.
# $count (number): games found
damas-pdn-choose = Há { $count } partidas. Escolhe uma.
# $word (text): what could not be read; $ply (number): moves read before it
damas-pdn-move = Depois do lance { $ply }, «{ $word }» não é um lance que se possa fazer.
# $word (text): the type of game that was asked for
damas-pdn-game-type = O tipo de jogo «{ $word }» tem outras regras. Aqui jogam-se o 28 e o 26.
# $word (text): the position that was given
damas-pdn-position = A posição de partida não se lê: «{ $word }».
damas-pdn-long = É texto a mais para uma partida.
# $word (text): what could not be read
damas-pdn-form = O texto não tem a forma do PDN: «{ $word }».
