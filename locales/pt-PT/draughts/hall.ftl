### Damas: a entrada.

hall-lead = As regras das damas clássicas, casa a casa. Se um lance não for legal, vês a razão e o artigo.
hall-learn = Aprender
hall-learn-text = Do tabuleiro às três leis da captura, com estrelas.
hall-train = Treinar
hall-train-text = Os números das casas e a captura obrigatória, sem fim.
hall-play = Jogar
hall-play-text = Contra um amigo ou contra o computador, em cinco níveis.
hall-board-label = Tabuleiro de damas na posição inicial
