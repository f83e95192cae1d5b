### Finais: a lista, o método passo a passo, as posições para jogar.

endings-title = Finais
endings-lead = Aprende o método passo a passo. Depois joga contra a defesa mais longa.
endings-all = Todos os finais
endings-missing = Não há aqui nenhum final.
endings-levels = Agora joga tu
endings-level-win = Ganhas em { $least } a { $most } lances, com os melhores lances.
endings-level-hold = Agora és tu quem segura o empate.

endings-review = Finais para rever
endings-due = { $count ->
    [1] Tens um final para rever hoje.
    *[other] Tens { $count } finais para rever hoje.
}
endings-forget = Apagar os finais
endings-forget-title = Apagar os finais?
endings-forget-text = Perdem-se as estrelas e o que há para rever nos finais. As lições e os outros treinos ficam.

## A posição

endings-preparing = A preparar a posição. Pode demorar uns segundos.
endings-no-table = Ainda não há posição
endings-failed = A posição não chegou. O que fizeste não se perdeu. Tenta outra vez.
endings-task-win = { $count ->
    [1] Dá mate num lance.
    *[other] Dá mate. O melhor caminho tem { $count } lances.
}
endings-task-hold = { $count ->
    [1] Segura o empate durante um lance.
    *[other] Segura o empate durante { $count } lances.
}
endings-used = { $count ->
    [1] Jogaste um lance
    *[other] Jogaste { $count } lances
}
endings-back = Voltar atrás
endings-taken-back = O lance voltou atrás.
endings-reply = A resposta foi { $move }.

## O que o lance mudou

endings-mate = { $count ->
    [1] Xeque-mate num lance.
    *[other] Xeque-mate em { $count } lances.
}
endings-best = { $count ->
    [1] É o melhor lance. Dás mate no próximo.
    *[other] É o melhor lance. Agora ganhas em { $count }.
}
endings-slower = Ganhavas em { $was }, agora em { $now }.
endings-same = { $count ->
    [1] Continuas a ganhar num lance. Havia mate já.
    *[other] Continuas a ganhar em { $count } lances. Havia um lance mais rápido.
}
endings-stalemate = Agora é empate. O rei não está em xeque e não tem lances, por isso ficou afogado.
endings-taken = Agora é empate. { $by } captura { $piece } de { $square }.
endings-answered = Agora é empate. A defesa é { $move }.
endings-drowned = Agora é empate. A defesa é { $move }. { $count ->
    [1] No lance seguinte há afogado, ou perdes { $piece }.
    *[other] Em { $count } lances há afogado, ou perdes { $piece }.
}
endings-lost = { $count ->
    [1] Agora perdes. O adversário dá mate num lance.
    *[other] Agora perdes. O adversário dá mate em { $count } lances.
}
endings-holds = { $count ->
    [1] Continua empatado. Falta um lance teu.
    *[other] Continua empatado. Faltam { $count } lances teus.
}
endings-held = Seguraste o empate.
endings-held-stalemate = Seguraste o empate por afogado.

## Os passos

endings-begin = Jogar
endings-before = Anterior
endings-other-move = Esse lance não é o deste passo. Tenta outra vez.

endings-dama = Dama contra rei
endings-dama-aim = A dama fecha a caixa e o rei ajuda a dar mate.
endings-dama-caixa = A dama fecha o rei numa caixa. As casas marcadas são as que lhe restam.
endings-dama-aperta = Aperta a caixa com a dama. Não é preciso dar xeque.
    .found = A caixa ficou mais pequena, e a dama está longe do rei.
endings-dama-rei = O rei está preso na borda. Agora deixa a dama quieta e aproxima o teu rei.
    .found = A dama sozinha não dá mate. O rei tem de chegar perto.
endings-dama-afogado = Cuidado com este erro. As Pretas não estão em xeque e não têm lances. É empate.
endings-dama-mate = O teu rei guarda as casas de fuga. Dá mate com a dama.
    .found = Xeque-mate. A dama ataca o rei e o teu rei guarda a saída.

endings-escada = Duas torres contra rei
endings-escada-aim = As torres sobem a escada, uma de cada vez.
endings-escada-parede = A torre de a4 é uma parede. O rei não passa para baixo.
endings-escada-xeque = A outra torre dá xeque na linha seguinte. Sobe um degrau.
    .found = O rei tem de recuar. As torres trocam de papel a cada lance.
endings-escada-foge = O rei aproxima-se da torre de h4. Leva essa torre para o outro lado, para a coluna b.
    .found = A torre continua na sua linha, agora longe do rei.
endings-escada-mate = Falta o último degrau. Dá mate com a torre de b6.
    .found = Uma torre dá xeque e a outra guarda a linha ao lado.

endings-torre = Torre contra rei
endings-torre-aim = A torre faz a caixa e o rei ajuda a apertá-la.
endings-torre-caixa = A torre fecha o rei numa caixa. As casas marcadas são as que lhe restam.
endings-torre-rei = A torre sozinha não aperta a caixa. Aproxima o teu rei.
    .found = O rei vem ajudar. É ele que protege a torre.
endings-torre-aperta = O rei protege a casa ao lado da torre. Sobe a torre e aperta a caixa.
    .found = A caixa ficou mais pequena, e o rei protege a torre.
endings-torre-oposicao = Os reis estão frente a frente. É o momento de dar xeque com a torre.
    .found = O teu rei tapa as casas da frente. O outro rei tem de recuar.
endings-torre-mate = Os reis estão frente a frente e o rei preto está na borda. Dá mate.
    .found = Xeque-mate. O teu rei tira as três casas da frente.

endings-peao = Peão contra rei
endings-peao-aim = Conta o quadrado, ganha a oposição, chega às casas-chave.
endings-peao-quadrado = As casas marcadas são o quadrado do peão. O rei preto está fora dele. Avança o peão.
    .found = O quadrado ficou mais pequeno. O rei já não apanha o peão.
endings-peao-casas-chave = As casas-chave são d4, e4 e f4. Com o rei numa delas, o peão chega à última linha.
endings-peao-oposicao = Põe o teu rei em frente do outro, com uma casa entre os dois. É a oposição.
    .found = Agora jogam as Pretas, e o rei delas tem de dar passagem.
endings-peao-frente = O rei vai à frente do peão. Abre-lhe caminho com o rei.
    .found = O rei continua numa casa-chave, e o peão pode avançar.
endings-peao-defesa = Agora jogam as Pretas. Ganha a oposição e segura o empate.
    .found = O rei branco não consegue passar. Assim é empate.

endings-dama-peao = Dama contra peão
endings-dama-peao-aim = O peão está quase na última linha. A dama tem de chegar a tempo.
endings-dama-peao-xeque = O peão vai ser promovido. Dá xeque em e4 e aproxima a dama.
    .found = A dama aproxima-se com xeques, e o peão não avança.
endings-dama-peao-frente = Dá xeque de modo que o rei tenha de ir para a frente do peão.
    .found = Só em d1 o rei continua a proteger o peão. Mas ali tapa-lhe o caminho.
endings-dama-peao-rei = O rei tapa o peão. Aproveita este lance e aproxima o teu rei, para g6.
    .found = Repete a manobra. A cada volta o teu rei chega mais perto.
endings-dama-peao-empate = Cuidado com o peão da coluna «a». Aqui as Pretas estão afogadas, e é empate.

endings-bispos = Dois bispos contra rei
endings-bispos-aim = Lado a lado, os bispos fazem uma parede. O mate é num canto.
endings-bispos-parede = Lado a lado, os bispos guardam duas diagonais. O rei não passa a parede.
endings-bispos-rei = A parede está feita. Aproxima o teu rei.
    .found = Os três trabalham juntos. Sozinhos, os bispos não apertam mais.
endings-bispos-canto = Tira a casa f8 ao rei, com o bispo de d4.
    .found = O rei só tem o canto. É lá que vais dar mate.
endings-bispos-mate = O rei está no canto. Dá mate com o bispo das casas pretas.
    .found = Xeque-mate. Um bispo dá xeque e o outro guarda a saída.

endings-bispo-cavalo = Bispo e cavalo contra rei
endings-bispo-cavalo-aim = O mate é num canto da cor do bispo.
endings-bispo-cavalo-cantos = Só dás mate nos cantos marcados, da cor do bispo. O rei está noutro canto. Tira-o de lá com o cavalo.
    .found = O rei tem de sair para g8. Não pode voltar ao canto.
endings-bispo-cavalo-fecha = O rei quer voltar ao canto errado. Tira-lhe a casa g8 com o bispo.
    .found = O rei só pode ir para e8, na direção do canto certo.
endings-bispo-cavalo-leva = O cavalo leva o rei pela última linha. Joga para e5.
    .found = O cavalo desenha um W, de f7 a e5, d7, c5 e b7.
endings-bispo-cavalo-mate = O rei está no canto certo. Dá mate com o bispo.
    .found = Xeque-mate no canto da cor do bispo.
