### As teclas do tabuleiro, uma lista que se abre com a tecla ?.

board-help-title = Teclas do tabuleiro
board-help-arrows = andar uma casa
board-help-enter-keys = Enter Espaço
board-help-enter = escolher a peça e largá-la
board-help-escape-keys = Esc
board-help-escape = largar a peça, sem jogar
board-help-ends = primeira e última casa da linha
board-help-corners = cantos do tabuleiro
board-help-pieces = saltar para a peça seguinte (com Shift, para a anterior)
board-help-last = ouvir o último lance
board-help-moves = ouvir para onde a peça pode ir
board-help-where = ouvir em que casa estou
board-help-position = ouvir a posição toda
board-help-help = abrir e fechar esta lista
board-help-close = Fechar

# $pieces (string): the figures of this side with their squares
board-side =
    { $color ->
        [white] Brancas
       *[black] Pretas
    }: { $pieces }

board-moves-to = pode ir para { $squares }
board-takes-on = pode tomar em { $squares }
board-no-moves = { $figure }: nenhum lance daqui
