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

## Nova partida

rival-who = Contra quem?
rival-friend = Um amigo, neste ecrã
rival-computer = O computador
rival-level = Como joga o computador?
rival-side = Com que peças jogas?
rival-side-lot = À sorte
rival-clock = Com relógio?
rival-clock-none = Sem relógio
rival-clock-text = Minutos e segundos por lance. O lance carrega no relógio.
rival-kept = A partida que está a meio fica guardada. O botão para voltar fica à vista.
rival-start = Começar
