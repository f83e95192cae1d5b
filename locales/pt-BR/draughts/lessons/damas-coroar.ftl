### Damas 6, coroar. Brazilian Portuguese, addressed as "você".

damas-coroar-ultima-linha = A pedra que chega à última fileira vira dama. O adversário coroa a pedra, pondo outra peça por cima.
damas-coroar-espera = Ao coroar, o lance termina. A dama nova só joga depois do lance do adversário.
damas-coroar-para-ali = Também ao capturar, a pedra para na última fileira. Não captura mais a pedra da casa 27.

damas-coroar-linha-das-brancas = Marque as casas onde uma pedra branca é coroada.
    .hint = É a fileira mais longe das Brancas.
    .after = São 29, 30, 31 e 32. As pedras pretas são coroadas em 1, 2, 3 e 4.
damas-coroar-quantos-lances = De quantos lances a pedra preta precisa para ser coroada?
    .hint = Conte as fileiras que faltam até a primeira fileira das Brancas.
    .after = De quatro, um por fileira. Antes de correr, conte.
damas-coroar-coroa-um-peao = Coroe uma pedra branca no menor número de lances.
    .hint = Uma das pedras está fechada. Corra com a outra.
    .after = Três lances e há uma dama. A pedra da casa 24 estava perto, mas não tinha caminho.
damas-coroar-continua = A pedra branca pode capturar 26 e, no mesmo lance, 27?
    .hint = Onde a pedra está depois do primeiro pulo?
    .after = Não. Em 30 ela vira dama e o lance termina ali.
damas-coroar-joga-logo = As Brancas acabaram de coroar em 30. Podem jogar de novo já?
    .hint = De quem é a vez depois de um lance?
    .after = Não. Agora jogam as Pretas, e só depois a dama nova.
damas-coroar-sem-peca-para-coroar = Ainda não há peça capturada para pôr por cima. A pedra que chegar vale como dama?
    .hint = A coroa mostra que é dama. Mas é a casa que a faz.
    .after = Sim. Vale como dama, e é coroada assim que houver peça.
damas-coroar-quem-chega-primeiro = Jogam as Brancas. Quem coroa primeiro, se todos correrem?
    .hint = Conte os lances de cada pedra. Não se esqueça de quem joga primeiro.
    .after = Três lances para cada uma, e as Brancas começam. Chegam um lance antes.
damas-coroar-captura-que-coroa = Você joga com as Pretas. Escolha a captura que coroa.
    .hint = Há duas capturas de uma pedra. Qual termina na última fileira?
    .after = De 11 a 4, você capturou e coroou no mesmo lance.
    .m26x19 = Captura uma pedra, mas em seguida as Brancas capturam duas, a da casa 11 e a da casa 19.
