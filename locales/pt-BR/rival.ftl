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
