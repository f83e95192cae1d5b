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
damas-hint = Pista
damas-duty = Quem tem de tomar?
# $side (text): «As Brancas» or «As Pretas»; $count (number): pieces to be captured
damas-duty-count = { $side } têm de tomar { $count ->
    [one] 1 peça
   *[other] { $count } peças
  }.
# $count (number): how many pieces can; $squares (text): where they stand
damas-duty-who = { $count ->
    [one] Só a peça da casa { $squares } o faz.
   *[other] Podem fazê-lo as das casas { $squares }.
  }
damas-duty-none = Ninguém tem de tomar. Move uma peça que tenha para onde ir.
# $first, $last (text): squares
damas-which-title = Por onde?
damas-which = Acabam na mesma casa, mas tomam peças diferentes.
# $squares (text): the squares of the pieces taken
damas-takes = toma { $squares }
damas-goes-on-title = A captura continua
# $count (number): pieces jumped so far
damas-goes-on = { $count ->
    [one] Já saltaste 1 peça, que só sai no fim.
   *[other] Já saltaste { $count } peças, que só saem no fim.
  } Toca na casa seguinte.
damas-give-up = Desfazer esta captura
damas-unfinished-title = Acaba primeiro a captura
damas-unfinished = A peça ainda tem de saltar. Toca na casa seguinte, ou desfaz a captura.
damas-typed-title = Não percebi esse lance
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
damas-looking-at = Estás a ver o lance { $ply } de { $total }.
damas-looking-back-title = Este lance já passou
damas-looking-back = Estás a ver uma posição anterior. Vai para o fim, ou joga a partir daqui.
damas-to-end = Ir para o fim
damas-play-on = Jogar daqui

## O sítio joga

damas-seeking-title = À procura de uma pista
damas-seeking = O computador está a pensar. Se jogares antes, a pista já não é precisa.
damas-seeking-stop = Parar
damas-no-hint-title = Desta vez não há pista
damas-no-hint = O computador não conseguiu responder. Tenta outra vez.
# $move (text): a move as it is written
damas-hint-move = Pista: { $move }
damas-why-only-move =
    { $who ->
        [computer] O computador só tinha este lance.
       *[you] É o único lance que tens.
    }
damas-why-ends =
    { $who ->
        [computer] O computador acabou a partida. Ficaste sem peças ou sem lances.
       *[you] Acaba a partida. O adversário fica sem peças ou sem lances.
    }
# $count (number): moves
damas-why-wins-game =
    { $who ->
        [computer] { $count ->
            [one] O computador ganha já a partida.
           *[other] O computador ganha a partida em { $count } lances, jogues o que jogares.
        }
       *[you] { $count ->
            [one] Assim ganhas já a partida.
           *[other] Assim ganhas a partida em { $count } lances, seja qual for a resposta.
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
            [one] Já perdes no lance seguinte, faças o que fizeres.
           *[other] Já perdes, mas assim resistes mais tempo, { $count } lances.
        }
    }
# $given, $taken (number): pieces
damas-why-gives-to-take =
    { $who ->
        [computer] O computador dá { $given } para tomar { $taken }. É uma combinação.
       *[you] Dás { $given } para tomar { $taken }. É uma combinação.
    }
# $count (number): pieces
damas-why-takes-back =
    { $who ->
        [computer] { $count ->
            [one] O computador recupera 1 peça.
           *[other] O computador recupera { $count } peças.
        }
       *[you] { $count ->
            [one] Assim recuperas 1 peça.
           *[other] Assim recuperas { $count } peças.
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
            [one] Assim ganhas 1 peça.
           *[other] Assim ganhas { $count } peças.
        }
    }
damas-why-crowns =
    { $who ->
        [computer] O computador coroou um peão, que passou a dama.
       *[you] Assim coroas um peão, que passa a dama.
    }
# $count (number): pieces
damas-why-trades =
    { $who ->
        [computer] { $count ->
            [one] O computador trocou uma peça por outra.
           *[other] O computador trocou { $count } peças por { $count }.
        }
       *[you] { $count ->
            [one] Assim trocas uma peça por outra.
           *[other] Assim trocas { $count } peças por { $count }.
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
            [one] Com este lance perdes 1 peça.
           *[other] Com este lance perdes { $count } peças.
        }
    }
damas-why-stops-crown =
    { $who ->
        [computer] O computador não te deixou coroar.
       *[you] Assim o adversário não consegue coroar.
    }
damas-why-saves =
    { $who ->
        [computer] O computador tirou uma peça do perigo.
       *[you] Assim tiras uma peça do perigo.
    }
damas-why-threatens =
    { $who ->
        [computer] O computador ameaça tomar a seguir.
       *[you] Assim ameaças tomar a seguir.
    }
damas-why-holds-rio =
    { $who ->
        [computer] O computador pôs uma dama no rio.
       *[you] Assim pões uma dama no rio.
    }
damas-why-keeps-back-row =
    { $who ->
        [computer] O computador guarda a linha onde podias coroar.
       *[you] Assim guardas a linha onde o adversário podia coroar.
    }
damas-why-centre =
    { $who ->
        [computer] O computador levou um peão para o centro do tabuleiro.
       *[you] Assim levas um peão para o centro do tabuleiro.
    }
damas-why-supports =
    { $who ->
        [computer] O computador pôs uma peça atrás de outra, para a proteger.
       *[you] Assim pões uma peça atrás de outra, para a proteger.
    }
damas-why-edge =
    { $who ->
        [computer] O computador pôs um peão na borda, onde não pode ser tomado.
       *[you] Assim pões um peão na borda, onde não pode ser tomado.
    }
damas-why-safe =
    { $who ->
        [computer] O computador fez um lance seguro. Não tens nada para tomar.
       *[you] É um lance seguro. O adversário não tem nada para tomar.
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
damas-count-before-rio = Três damas contra uma. Com uma das três no rio, há 12 lances para ganhar.
damas-reset-man = Moveu-se um peão, e a conta voltou a zero.
damas-reset-capture = Houve uma captura, e a conta voltou a zero.
damas-reset-given-away = Entregou-se uma peça, e a conta voltou a zero.

## Fim

damas-white-wins = Ganharam as Brancas
damas-black-wins = Ganharam as Pretas
damas-you-win = Ganhaste!
damas-site-wins = Ganhou o computador
damas-draw = Empate
# $side (text): the side that lost
damas-over-no-pieces = { $side } ficaram sem peças.
damas-over-blocked = { $side } têm a vez e nenhuma peça se pode mover.
damas-over-time = { $side } ficaram sem tempo.
damas-over-resigned = { $side } abandonaram.
damas-over-penalty = Decidiu o árbitro.
damas-over-twenty = Um jogador fez 20 lances de dama sem mover um peão e sem capturas.
damas-over-forced = Na forçada, três damas com o rio não ganharam em 12 lances.
damas-over-repetition = A mesma posição apareceu três vezes, e o empate foi bem reclamado.
damas-over-agreed = Os dois lados concordaram com o empate.
# $reply, $win (text): moves
damas-late-win = Depois de { $reply } ganhava { $win }, mas já era o 13.º lance.
damas-end-title = Terminar a partida
damas-agree-title = Empate por acordo
damas-agree-text = O empate só vale se os dois quiserem.
damas-agree = Concordamos os dois
damas-offer-text = O computador só recusa se achar que está melhor.
damas-offer = Oferecer empate
damas-no-draw-title = O computador não aceita
damas-no-draw = O computador acha que está melhor e quer continuar a jogar.
damas-claim-title = Repetição
# $count (number): how often the position has stood
damas-claim-text = Quem tem a vez pode reclamar o empate à terceira vez. Esta posição apareceu { $count ->
    [one] 1 vez
   *[other] { $count } vezes
  }.
damas-claim = Reclamar empate
damas-not-yet-title = Ainda não podes reclamar
# $have, $need (number): how often the position has stood and must stand
damas-not-yet = Esta posição apareceu { $have ->
    [one] 1 vez
   *[other] { $have } vezes
  } e são precisas { $need }.
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
damas-rules = Que damas?
damas-classicas = Clássicas
damas-brasileiras = Brasileiras
damas-classicas-text = São as de Portugal. O peão só toma para a frente. Toma-se o maior número de peças e, com igual número, mais damas.
damas-brasileiras-text = São as do Brasil. O peão também toma para trás. Toma-se o maior número de peças.

## Mais

damas-restore = Voltar à partida de antes
damas-restore-of = Voltar à partida com { $count ->
    [1] 1 lance
    *[other] { $count } lances
}
damas-put-away = Esconder
damas-put-aside = A partida de antes está guardada
damas-more-board = O tabuleiro
damas-letters = Letras em vez de números
damas-always-duty = Mostrar sempre quem tem de tomar
damas-say-why = O computador diz porque jogou assim
damas-position-title = Começar de outra posição
damas-position-label = A posição, como no PDN. K é uma dama.
damas-position-button = Começar daqui
# $word (text): what was given as a position
damas-bad-position = «{ $word }» não é uma posição. Escreve, por exemplo, W:W9,K14:B18,27.
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
    [1] 1 sinal como «??»
    *[other] { $count } sinais como «??»
}
damas-left-lines = { $count ->
    [1] 1 linha do cabeçalho
    *[other] { $count } linhas do cabeçalho
}
damas-left-result = o resultado
damas-stopped-title = Há aqui um erro
# $ply (number): moves that could be read
damas-shortened = A partida guardada tinha um erro. Recuperámos os primeiros { $ply } lances.
# $ply (number): moves after which the game was over
damas-over-before = Pelas regras, a partida já tinha acabado depois do lance { $ply }.

## Partida escrita

# $result (text): 1-0, 0-1, 1/2-1/2 or *
damas-result = Resultado: { $result }
damas-pdn = A partida em PDN
damas-copy = Copiar
damas-keep = Descarregar
damas-print = Imprimir
damas-copied = Está copiada.
damas-not-copied = O navegador não deixa copiar. Seleciona o texto e copia-o.
damas-kept = Está nas tuas transferências.
damas-not-kept = O navegador não deixa descarregar.
damas-pdn-title = Abrir uma partida
damas-pdn-label = Cola aqui uma partida em PDN
damas-pdn-too-long = O ficheiro é grande demais.
# $count (number): games found
damas-pdn-choose = Há { $count } partidas. Escolhe uma.
# $word (text): what could not be read; $ply (number): moves read before it
damas-pdn-move = Depois do lance { $ply }, «{ $word }» não é um lance que se possa fazer.
# $word (text): the type of game that was asked for
damas-pdn-game-type = O tipo de jogo «{ $word }» tem outras regras. Aqui jogam-se o 28 e o 26.
# $word (text): the position that was given
damas-pdn-position = Não se lê a posição de partida «{ $word }».
damas-pdn-long = É texto a mais para uma partida.
# $word (text): what could not be read
damas-pdn-form = «{ $word }» não tem a forma do PDN.
