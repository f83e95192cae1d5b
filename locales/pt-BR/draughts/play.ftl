### Jogar damas: o que só essa página diz.

## Jogar

play-draughts = Jogar damas
damas-board-label = Tabuleiro de damas
damas-new = Nova partida
damas-end = Terminar
damas-record = Partida escrita
damas-flip = Virar
damas-more = Mais
damas-take-back = Voltar atrás
damas-hint = Dica
damas-duty = Quem tem de capturar?
# $side (text): «As Brancas» or «As Pretas»; $count (number): pieces to be captured
damas-duty-count = { $side } têm de capturar { $count ->
    [one] 1 peça
   *[other] { $count } peças
  }.
# $count (number): how many pieces can; $squares (text): where they stand
damas-duty-who = { $count ->
    [one] Só a peça da casa { $squares } faz isso.
   *[other] As das casas { $squares } podem fazer isso.
  }
damas-duty-none = Ninguém tem de capturar. Mova uma peça que tenha para onde ir.
# $first, $last (text): squares
damas-which-title = Por onde?
damas-which = Terminam na mesma casa, mas levam peças diferentes.
# $squares (text): the squares of the pieces taken
damas-takes = captura { $squares }
damas-goes-on-title = A captura continua
# $count (number): pieces jumped so far
damas-goes-on = { $count ->
    [one] Você já pulou 1 peça, que só sai no fim.
   *[other] Você já pulou { $count } peças, que só saem no fim.
  } Toque na casa seguinte.
damas-give-up = Desfazer esta captura
damas-unfinished-title = Termine primeiro a captura
damas-unfinished = A peça ainda tem de pular. Toque na casa seguinte, ou desfaça a captura.
damas-typed-title = Não entendi esse lance
damas-no-move = Ainda não há lances

## Rever

damas-moves = Lances
damas-moves-none = Os lances aparecem aqui, com os números das casas.
damas-moves-number = Número
damas-replay = Rever a partida
damas-first = Ir para o início
damas-back = Lance anterior
damas-forward = Lance seguinte
damas-last = Ir para o último lance
# $ply (number): moves of either side shown; $total (number): moves in the game
damas-looking-at = Você está vendo o lance { $ply } de { $total }.
damas-looking-back-title = Este lance já passou
damas-looking-back = Você está vendo uma posição anterior. Vá para o fim, ou jogue a partir daqui.
damas-to-end = Ir para o fim
damas-play-on = Jogar daqui

## O site joga

damas-seeking-title = Procurando uma dica
damas-seeking = O computador está pensando. Se você jogar antes, a dica já não é necessária.
damas-seeking-stop = Parar
damas-no-hint-title = Desta vez não há dica
damas-no-hint = O computador não conseguiu responder. Tente outra vez.
# $move (text): a move as it is written
damas-hint-move = Dica: { $move }
damas-why-only-move =
    { $who ->
        [computer] O computador só tinha este lance.
       *[you] É o único lance que você tem.
    }
damas-why-ends =
    { $who ->
        [computer] O computador acabou a partida. Você ficou sem peças ou sem lances.
       *[you] Acaba a partida. O adversário fica sem peças ou sem lances.
    }
# $count (number): moves
damas-why-wins-game =
    { $who ->
        [computer] { $count ->
            [one] O computador já ganha a partida.
           *[other] O computador ganha a partida em { $count } lances, seja qual for a resposta.
        }
       *[you] { $count ->
            [one] Assim você já ganha a partida.
           *[other] Assim você ganha a partida em { $count } lances, seja qual for a resposta.
        }
    }
# $count (number): moves
damas-why-loses-game =
    { $who ->
        [computer] { $count ->
            [one] O computador já perde no lance seguinte, faça o que fizer.
           *[other] O computador já perde, mas assim resiste mais tempo, { $count } lances.
        }
       *[you] { $count ->
            [one] Você já perde no lance seguinte, faça o que fizer.
           *[other] Você já perde, mas assim resiste mais tempo, { $count } lances.
        }
    }
# $given, $taken (number): pieces
damas-why-gives-to-take =
    { $who ->
        [computer] O computador dá { $given } para capturar { $taken }. É uma combinação.
       *[you] Você dá { $given } para capturar { $taken }. É uma combinação.
    }
# $count (number): pieces
damas-why-takes-back =
    { $who ->
        [computer] { $count ->
            [one] O computador recupera 1 peça.
           *[other] O computador recupera { $count } peças.
        }
       *[you] { $count ->
            [one] Assim você recupera 1 peça.
           *[other] Assim você recupera { $count } peças.
        }
    }
# $count (number): pieces
damas-why-wins =
    { $who ->
        [computer] { $count ->
            [one] O computador ganha 1 peça.
           *[other] O computador ganha { $count } peças.
        }
       *[you] { $count ->
            [one] Assim você ganha 1 peça.
           *[other] Assim você ganha { $count } peças.
        }
    }
damas-why-crowns =
    { $who ->
        [computer] O computador coroou uma pedra, que virou dama.
       *[you] Assim você coroa uma pedra, que vira dama.
    }
# $count (number): pieces
damas-why-trades =
    { $who ->
        [computer] { $count ->
            [one] O computador trocou uma peça por outra.
           *[other] O computador trocou { $count } peças por { $count }.
        }
       *[you] { $count ->
            [one] Assim você troca uma peça por outra.
           *[other] Assim você troca { $count } peças por { $count }.
        }
    }
# $count (number): pieces
damas-why-loses =
    { $who ->
        [computer] { $count ->
            [one] O computador perde 1 peça com este lance.
           *[other] O computador perde { $count } peças com este lance.
        }
       *[you] { $count ->
            [one] Com este lance você perde 1 peça.
           *[other] Com este lance você perde { $count } peças.
        }
    }
damas-why-stops-crown =
    { $who ->
        [computer] O computador não deixou você coroar.
       *[you] Assim o adversário não consegue coroar.
    }
damas-why-saves =
    { $who ->
        [computer] O computador tirou uma peça do perigo.
       *[you] Assim você tira uma peça do perigo.
    }
damas-why-threatens =
    { $who ->
        [computer] O computador ameaça capturar em seguida.
       *[you] Assim você ameaça capturar em seguida.
    }
damas-why-holds-rio =
    { $who ->
        [computer] O computador pôs uma dama na grande diagonal.
       *[you] Assim você põe uma dama na grande diagonal.
    }
damas-why-keeps-back-row =
    { $who ->
        [computer] O computador guarda a fileira onde você podia coroar.
       *[you] Assim você guarda a fileira onde o adversário podia coroar.
    }
damas-why-centre =
    { $who ->
        [computer] O computador levou uma pedra para o centro do tabuleiro.
       *[you] Assim você leva uma pedra para o centro do tabuleiro.
    }
damas-why-supports =
    { $who ->
        [computer] O computador pôs uma peça atrás de outra, para protegê-la.
       *[you] Assim você põe uma peça atrás de outra, para protegê-la.
    }
damas-why-edge =
    { $who ->
        [computer] O computador pôs uma pedra na borda, onde ela não pode ser capturada.
       *[you] Assim você põe uma pedra na borda, onde ela não pode ser capturada.
    }
damas-why-safe =
    { $who ->
        [computer] O computador fez um lance seguro. Você não tem nada para capturar.
       *[you] É um lance seguro. O adversário não tem nada para capturar.
    }
damas-why-quiet =
    { $who ->
        [computer] O computador fez um lance de espera.
       *[you] É um lance de espera.
    }

## Contagens

damas-counts = Contagens para o empate
# $white, $black, $of (number): moves
damas-count-twenty = Lances de dama: Brancas { $white } de { $of }, Pretas { $black } de { $of }
# $color (text): white or black, the side of the three; $count, $of (number): its moves
damas-count-forced = Forçada, lances das { $color ->
    [white] Brancas
   *[black] Pretas
  }: { $count } de { $of }
damas-count-before-rio = Três damas contra uma. Com uma das três na grande diagonal, há 12 lances para ganhar.
damas-reset-man = Uma pedra se moveu, e a conta voltou a zero.
damas-reset-capture = Houve uma captura, e a conta voltou a zero.
damas-reset-given-away = Uma peça foi entregue, e a conta voltou a zero.

## Fim

damas-white-wins = As Brancas ganharam
damas-black-wins = As Pretas ganharam
damas-you-win = Você ganhou!
damas-site-wins = O computador ganhou
damas-draw = Empate
# $side (text): the side that lost
damas-over-no-pieces = { $side } ficaram sem peças.
damas-over-blocked = { $side } têm a vez e nenhuma peça pode se mover.
damas-over-time = { $side } ficaram sem tempo.
damas-over-resigned = { $side } abandonaram.
damas-over-penalty = O árbitro decidiu.
damas-over-twenty = Um jogador fez 20 lances de dama sem mover uma pedra e sem capturas.
damas-over-forced = Na forçada, três damas com a grande diagonal não ganharam em 12 lances.
damas-over-repetition = A mesma posição apareceu três vezes, e o empate foi bem reclamado.
damas-over-agreed = Os dois lados concordaram com o empate.
# $reply, $win (text): moves
damas-late-win = Depois de { $reply } ganhava { $win }, mas já era o 13º lance.
damas-end-title = Terminar a partida
damas-agree-title = Empate por acordo
damas-agree-text = O empate só vale se os dois quiserem.
damas-agree = Nós dois concordamos
damas-offer-text = O computador só recusa se achar que está melhor.
damas-offer = Propor empate
damas-no-draw-title = O computador não aceita
damas-no-draw = O computador acha que está melhor e quer continuar jogando.
damas-claim-title = Repetição
# $count (number): how often the position has stood
damas-claim-text = Quem tem a vez pode reclamar o empate na terceira vez. Esta posição apareceu { $count ->
    [one] 1 vez
   *[other] { $count } vezes
  }.
damas-claim = Reclamar empate
damas-not-yet-title = Você ainda não pode reclamar
# $have, $need (number): how often the position has stood and must stand
damas-not-yet = Esta posição apareceu { $have ->
    [one] 1 vez
   *[other] { $have } vezes
  } e são necessárias { $need }.
damas-resign-title = Abandonar
damas-resign-text = Quem abandona perde.
# $side (text): «As Brancas» or «As Pretas»
damas-resign-side = { $side } abandonam
damas-resign-self = Abandono a partida

## Nova partida

damas-level-1 = Acabei de aprender
damas-level-2 = Jogo às vezes
damas-level-3 = Já vejo as capturas
damas-level-4 = Penso à frente
damas-level-5 = Forte
damas-rules = Quais damas?
damas-classicas = Clássicas
damas-brasileiras = Brasileiras
damas-classicas-text = São as de Portugal. A pedra só captura para a frente. Captura-se o maior número de peças e, com igual número, mais damas.
damas-brasileiras-text = São as do Brasil. A pedra também captura para trás. Captura-se o maior número de peças.

## Mais

damas-restore = Voltar à partida de antes
damas-restore-of = Voltar à partida com { $count ->
    [1] 1 lance
    *[other] { $count } lances
}
damas-put-away = Esconder
damas-put-aside = A partida de antes está salva
damas-more-board = O tabuleiro
damas-letters = Letras em vez de números
damas-always-duty = Mostrar sempre quem tem de capturar
damas-say-why = O computador diz por que jogou assim
damas-position-title = Começar de outra posição
damas-position-label = A posição, como no PDN. K é uma dama.
damas-position-button = Começar daqui
# $word (text): what was given as a position
damas-bad-position = “{ $word }” não é uma posição. Escreva, por exemplo, W:W9,K14:B18,27.
# $what is a list of what is left out, such as «3 comentários, 1 variante».
damas-left-out = Ficou de fora { $what }.
damas-left-comments = { $count ->
    [1] 1 comentário
    *[other] { $count } comentários
}
damas-left-variations = { $count ->
    [1] 1 variante
    *[other] { $count } variantes
}
damas-left-signs = { $count ->
    [1] 1 sinal como “??”
    *[other] { $count } sinais como “??”
}
damas-left-lines = { $count ->
    [1] 1 linha do cabeçalho
    *[other] { $count } linhas do cabeçalho
}
damas-left-result = o resultado
damas-stopped-title = Há um erro aqui
# $ply (number): moves that could be read
damas-shortened = A partida salva tinha um erro. Recuperamos os primeiros { $ply } lances.
# $ply (number): moves after which the game was over
damas-over-before = Pelas regras, a partida já tinha acabado depois do lance { $ply }.

## Partida escrita

# $result (text): 1-0, 0-1, 1/2-1/2 or *
damas-result = Resultado: { $result }
damas-pdn = A partida em PDN
damas-copy = Copiar
damas-keep = Baixar
damas-print = Imprimir
damas-copied = Foi copiada.
damas-not-copied = O navegador não deixa copiar. Selecione o texto e copie.
damas-kept = Está nos seus downloads.
damas-not-kept = O navegador não deixa baixar.
damas-pdn-title = Abrir uma partida
damas-pdn-label = Cole aqui uma partida em PDN
damas-pdn-too-long = O arquivo é grande demais.
# $count (number): games found
damas-pdn-choose = Há { $count } partidas. Escolha uma.
# $word (text): what could not be read; $ply (number): moves read before it
damas-pdn-move = Depois do lance { $ply }, “{ $word }” não é um lance que se possa fazer.
# $word (text): the type of game that was asked for
damas-pdn-game-type = O tipo de jogo “{ $word }” tem outras regras. Aqui se jogam o 28 e o 26.
# $word (text): the position that was given
damas-pdn-position = Não dá para ler a posição inicial “{ $word }”.
damas-pdn-long = É texto demais para uma partida.
# $word (text): what could not be read
damas-pdn-form = “{ $word }” não tem a forma do PDN.
