### Nova partida: com quem e como, o que todos os jogos dizem.

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
