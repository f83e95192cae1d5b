### Nova partida: com quem e como, o que todos os jogos dizem.

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
