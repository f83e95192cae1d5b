### O tabuleiro: nomes das casas, lances lidos em voz alta, teclas. Português do Brasil.

## Peças

board-figure =
    { $color ->
        [white]
            { $shape ->
                [king] rei branco
                [queen] dama branca
                [rook] torre branca
                [bishop] bispo branco
                [knight] cavalo branco
                [crowned] dama branca
                [man] pedra branca
               *[pawn] peão branco
            }
       *[black]
            { $shape ->
                [king] rei preto
                [queen] dama preta
                [rook] torre preta
                [bishop] bispo preto
                [knight] cavalo preto
                [crowned] dama preta
                [man] pedra preta
               *[pawn] peão preto
            }
    }
board-shape =
    { $shape ->
        [king] rei
        [queen] dama
        [rook] torre
        [bishop] bispo
        [knight] cavalo
        [crowned] dama
        [man] pedra
       *[pawn] peão
    }

## Casas

# The letters as a voice must find them: "a" and "e" alone would be read as the words "a" and "e".
board-spoken-square =
    { $file ->
        [a] á
        [e] é
       *[other] { $file }
    } { $rank ->
        [1] um
        [2] dois
        [3] três
        [4] quatro
        [5] cinco
        [6] seis
        [7] sete
       *[8] oito
    }
board-empty =
    { $color ->
        [white] vazia, casa branca
       *[black] vazia, casa preta
    }
board-not-played = casa branca, fora do jogo
board-selected = selecionada
board-destination = destino possível
board-capture = captura possível
board-last-move = último lance
board-in-check = em xeque

## O que se ouve

board-figure-at = { $figure } de { $square }
board-picked-up =
    { $count ->
        [0] { $figure } de { $square }, sem lances legais
        [one] { $figure } de { $square }, 1 destino
       *[other] { $figure } de { $square }, { $count } destinos
    }
board-picked-up-only = { $figure } de { $square }

## Promoção

board-promotion = Escolha a peça que substitui o peão

## Teclas

board-help-hint = Tecla ? para ver as teclas

## Sinais

board-sign = { $sign ->
    [star] estrela
    [frame] moldura
    [dot] bolinha
    [to] seta para { $square }
    [from] seta de { $square }
    [cross] cruz
   *[ring] anel
}

## Lados em frases

side-the-white = as Brancas
side-the-white-start = As Brancas
side-the-black = as Pretas
side-the-black-start = As Pretas
