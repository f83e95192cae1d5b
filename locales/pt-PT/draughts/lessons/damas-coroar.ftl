### Damas 6, coroar. Reference: European Portuguese, addressed as "tu".

damas-coroar-ultima-linha = O peão que chega à última linha torna-se dama. O adversário coroa-o, pondo outra peça por cima.
damas-coroar-espera = Ao coroar, o lance acaba. A dama nova só joga depois do lance do adversário.
damas-coroar-para-ali = Também a tomar, o peão para na última linha. Já não toma o peão de 27.

damas-coroar-linha-das-brancas = Marca as casas onde um peão branco é coroado.
    .hint = É a linha mais longe das Brancas.
    .after = São 29, 30, 31 e 32. Os peões pretos são coroados em 1, 2, 3 e 4.
damas-coroar-quantos-lances = De quantos lances precisa o peão preto para ser coroado?
    .hint = Conta as linhas que faltam até à primeira linha das Brancas.
    .after = De quatro, um por linha. Antes de correr, conta.
damas-coroar-coroa-um-peao = Coroa um peão branco no menor número de lances.
    .hint = Um dos peões está tapado. Corre com o outro.
    .after = Três lances e há uma dama. O peão de 24 estava perto, mas não tinha caminho.
damas-coroar-continua = O peão branco pode tomar 26 e, no mesmo lance, 27?
    .hint = Onde está o peão depois do primeiro salto?
    .after = Não. Em 30 torna-se dama e o lance acaba ali.
damas-coroar-joga-logo = As Brancas acabam de coroar em 30. Podem jogar outra vez já?
    .hint = De quem é a vez depois de um lance?
    .after = Não. Agora jogam as Pretas, e só depois a dama nova.
damas-coroar-sem-peca-para-coroar = Ainda não há peça tomada para pôr por cima. O peão que chegar vale como dama?
    .hint = A coroa mostra que é dama. Mas é a casa que a faz.
    .after = Sim. Vale como dama, e coroa-se logo que houver peça.
damas-coroar-quem-chega-primeiro = Jogam as Brancas. Quem coroa primeiro, se todos correrem?
    .hint = Conta os lances de cada peão. Não te esqueças de quem joga primeiro.
    .after = Três lances para cada um, e as Brancas começam. Chegam um lance antes.
damas-coroar-captura-que-coroa = Jogas com as Pretas. Escolhe a captura que coroa.
    .hint = Há duas capturas de um peão. Qual acaba na última linha?
    .after = De 11 a 4, tomaste e coroaste no mesmo lance.
    .m26x19 = Toma um peão, mas a seguir as Brancas tomam dois, o de 11 e o de 19.
