### Contra o computador: o que todos os jogos dizem.

## O outro lado

rival-open = Jogar contra o computador
rival-thinking = O computador está pensando…
# $color (text): white or black
rival-your-turn = É a sua vez: você joga com as { $color ->
    [white] Brancas
   *[black] Pretas
  }
rival-turn = Espere um instante. É a vez do computador.
rival-no-answer-title = O computador não responde
rival-no-answer = O computador não conseguiu responder. Tente outra vez, ou continuem em dupla.
rival-ask-again = Tentar outra vez
rival-play-as-two = Continuar em dupla

## Nova partida

rival-who = Contra quem?
rival-friend = Um amigo, nesta tela
rival-computer = O computador
rival-level = Como o computador joga?
rival-side = Com que peças você joga?
rival-side-lot = No sorteio
rival-clock = Com relógio?
rival-clock-none = Sem relógio
rival-clock-text = Minutos e segundos por lance. O lance aciona o relógio.
rival-kept = A partida em andamento fica salva. O botão para voltar fica à vista.
rival-start = Começar
