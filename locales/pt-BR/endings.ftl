### Finais: a lista, o método passo a passo, as posições para jogar.

endings-title = Finais
endings-lead = Aprenda o método passo a passo. Depois jogue contra a defesa mais longa.
endings-all = Todos os finais
endings-missing = Não há aqui nenhum final.
endings-levels = Agora jogue você
endings-level-win = Você ganha em { $least } a { $most } lances, com os melhores lances.
endings-level-hold = Agora é você quem segura o empate.

endings-review = Finais para rever
endings-due = { $count ->
    [1] Você tem um final para rever hoje.
    *[other] Você tem { $count } finais para rever hoje.
}
endings-forget = Excluir os finais
endings-forget-title = Excluir os finais?
endings-forget-text = Perdem-se as estrelas e o que há para rever nos finais. As lições e os outros treinos ficam.

## A posição

endings-preparing = Preparando a posição. Pode demorar alguns segundos.
endings-no-table = Ainda não há posição
endings-failed = A posição não chegou. O que você fez não se perdeu. Tente de novo.
endings-task-win = { $count ->
    [1] Dê mate em um lance.
    *[other] Dê mate. O melhor caminho tem { $count } lances.
}
endings-task-hold = { $count ->
    [1] Segure o empate durante um lance.
    *[other] Segure o empate durante { $count } lances.
}
endings-used = { $count ->
    [1] Você jogou um lance
    *[other] Você jogou { $count } lances
}
endings-back = Voltar atrás
endings-taken-back = O lance voltou atrás.
endings-reply = A resposta foi { $move }.

## O que o lance mudou

endings-mate = { $count ->
    [1] Xeque-mate em um lance.
    *[other] Xeque-mate em { $count } lances.
}
endings-best = { $count ->
    [1] É o melhor lance. Você dá mate no próximo.
    *[other] É o melhor lance. Agora você ganha em { $count }.
}
endings-slower = Você ganhava em { $was }, agora em { $now }.
endings-same = { $count ->
    [1] Você continua ganhando em um lance. Havia mate já.
    *[other] Você continua ganhando em { $count } lances. Havia um lance mais rápido.
}
endings-stalemate = Agora é empate. O rei não está em xeque e não tem lances, por isso ficou afogado.
endings-taken = Agora é empate. { $by } captura { $piece } de { $square }.
endings-answered = Agora é empate. A defesa é { $move }.
endings-drowned = Agora é empate. A defesa é { $move }. { $count ->
    [1] No lance seguinte há afogado, ou você perde { $piece }.
    *[other] Em { $count } lances há afogado, ou você perde { $piece }.
}
endings-lost = { $count ->
    [1] Agora você perde. O adversário dá mate em um lance.
    *[other] Agora você perde. O adversário dá mate em { $count } lances.
}
endings-holds = { $count ->
    [1] Continua empatado. Falta um lance seu.
    *[other] Continua empatado. Faltam { $count } lances seus.
}
endings-held = Você segurou o empate.
endings-held-stalemate = Você segurou o empate por afogado.

## Os passos

endings-begin = Jogar
endings-before = Anterior
endings-other-move = Esse lance não é o deste passo. Tente de novo.

endings-dama = Dama contra rei
endings-dama-aim = A dama fecha a caixa e o rei ajuda a dar mate.
endings-dama-caixa = A dama fecha o rei numa caixa. As casas marcadas são as que sobram para ele.
endings-dama-aperta = Aperte a caixa com a dama. Não é preciso dar xeque.
    .found = A caixa ficou menor, e a dama está longe do rei.
endings-dama-rei = O rei está preso na borda. Agora deixe a dama quieta e aproxime o seu rei.
    .found = A dama sozinha não dá mate. O rei tem de chegar perto.
endings-dama-afogado = Cuidado com este erro. As Pretas não estão em xeque e não têm lances. É empate.
endings-dama-mate = O seu rei guarda as casas de fuga. Dê mate com a dama.
    .found = Xeque-mate. A dama ataca o rei e o seu rei guarda a saída.

endings-escada = Duas torres contra rei
endings-escada-aim = As torres sobem a escada, uma de cada vez.
endings-escada-parede = A torre de a4 é uma parede. O rei não passa para baixo.
endings-escada-xeque = A outra torre dá xeque na fileira seguinte. Suba um degrau.
    .found = O rei tem de recuar. As torres trocam de papel a cada lance.
endings-escada-foge = O rei se aproxima da torre de h4. Leve essa torre para o outro lado, para a coluna b.
    .found = A torre continua na sua fileira, agora longe do rei.
endings-escada-mate = Falta o último degrau. Dê mate com a torre de b6.
    .found = Uma torre dá xeque e a outra guarda a fileira ao lado.

endings-torre = Torre contra rei
endings-torre-aim = A torre faz a caixa e o rei ajuda a apertar.
endings-torre-caixa = A torre fecha o rei numa caixa. As casas marcadas são as que sobram para ele.
endings-torre-rei = A torre sozinha não aperta a caixa. Aproxime o seu rei.
    .found = O rei vem ajudar. É ele que protege a torre.
endings-torre-aperta = O rei protege a casa ao lado da torre. Suba a torre e aperte a caixa.
    .found = A caixa ficou menor, e o rei protege a torre.
endings-torre-oposicao = Os reis estão frente a frente. É o momento de dar xeque com a torre.
    .found = O seu rei tapa as casas da frente. O outro rei tem de recuar.
endings-torre-mate = Os reis estão frente a frente e o rei preto está na borda. Dê mate.
    .found = Xeque-mate. O seu rei tira as três casas da frente.

endings-peao = Peão contra rei
endings-peao-aim = Conte o quadrado, ganhe a oposição, chegue às casas-chave.
endings-peao-quadrado = As casas marcadas são o quadrado do peão. O rei preto está fora dele. Avance o peão.
    .found = O quadrado ficou menor. O rei já não alcança o peão.
endings-peao-casas-chave = As casas-chave são d4, e4 e f4. Com o rei numa delas, o peão chega à última fileira.
endings-peao-oposicao = Ponha o seu rei em frente ao outro, com uma casa entre os dois. É a oposição.
    .found = Agora jogam as Pretas, e o rei delas tem de dar passagem.
endings-peao-frente = O rei vai à frente do peão. Abra caminho com o rei.
    .found = O rei continua numa casa-chave, e o peão pode avançar.
endings-peao-defesa = Agora jogam as Pretas. Ganhe a oposição e segure o empate.
    .found = O rei branco não consegue passar. Assim é empate.

endings-dama-peao = Dama contra peão
endings-dama-peao-aim = O peão está quase na última fileira. A dama tem de chegar a tempo.
endings-dama-peao-xeque = O peão vai ser promovido. Dê xeque em e4 e aproxime a dama.
    .found = A dama se aproxima com xeques, e o peão não avança.
endings-dama-peao-frente = Dê xeque de modo que o rei tenha de ir para a frente do peão.
    .found = Só em d1 o rei continua protegendo o peão. Mas ali tapa o caminho dele.
endings-dama-peao-rei = O rei tapa o peão. Aproveite este lance e aproxime o seu rei, para g6.
    .found = Repita a manobra. A cada volta o seu rei chega mais perto.
endings-dama-peao-empate = Cuidado com o peão da coluna “a”. Aqui as Pretas estão afogadas, e é empate.

endings-bispos = Dois bispos contra rei
endings-bispos-aim = Lado a lado, os bispos fazem uma parede. O mate é num canto.
endings-bispos-parede = Lado a lado, os bispos guardam duas diagonais. O rei não passa a parede.
endings-bispos-rei = A parede está feita. Aproxime o seu rei.
    .found = Os três trabalham juntos. Sozinhos, os bispos não apertam mais.
endings-bispos-canto = Tire a casa f8 do rei, com o bispo de d4.
    .found = O rei só tem o canto. É lá que você vai dar mate.
endings-bispos-mate = O rei está no canto. Dê mate com o bispo das casas pretas.
    .found = Xeque-mate. Um bispo dá xeque e o outro guarda a saída.

endings-bispo-cavalo = Bispo e cavalo contra rei
endings-bispo-cavalo-aim = O mate é num canto da cor do bispo.
endings-bispo-cavalo-cantos = Você só dá mate nos cantos marcados, da cor do bispo. O rei está em outro canto. Tire o rei de lá com o cavalo.
    .found = O rei tem de sair para g8. Não pode voltar ao canto.
endings-bispo-cavalo-fecha = O rei quer voltar ao canto errado. Tire a casa g8 dele com o bispo.
    .found = O rei só pode ir para e8, na direção do canto certo.
endings-bispo-cavalo-leva = O cavalo leva o rei pela última fileira. Jogue para e5.
    .found = O cavalo desenha um W, de f7 a e5, d7, c5 e b7.
endings-bispo-cavalo-mate = O rei está no canto certo. Dê mate com o bispo.
    .found = Xeque-mate no canto da cor do bispo.
