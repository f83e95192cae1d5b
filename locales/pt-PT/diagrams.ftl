### Diagramas: tabuleiros para imprimir.

diagrams-lead = Doze tabuleiros numa folha, para desenhar posições à mão.
diagrams-empty = Tabuleiros vazios
diagrams-start = Posição inicial
diagrams-draughts = Casas das damas
diagrams-print = Imprimir
diagrams-board = Tabuleiro { $number }
