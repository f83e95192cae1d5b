### Contra o computador: o que todos os jogos dizem.

## O outro lado

rival-open = Jogar contra o computador
rival-thinking = O computador está a pensar…
# $color (text): white or black
rival-your-turn = É a tua vez: jogas com as { $color ->
    [white] Brancas
   *[black] Pretas
  }
rival-turn = Espera um instante. É a vez do computador.
rival-no-answer-title = O computador não responde
rival-no-answer = O computador não conseguiu responder. Tenta outra vez, ou continuem a dois.
rival-ask-again = Tentar outra vez
rival-play-as-two = Continuar a dois
