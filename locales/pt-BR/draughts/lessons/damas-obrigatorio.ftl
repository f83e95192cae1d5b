### Damas 4, capturar é obrigatório. Brazilian Portuguese, addressed as "você".

damas-obrigatorio-tem-de-tomar = Se uma peça sua pode capturar, você tem de capturar. Os outros lances não valem.
damas-obrigatorio-escolher = Se há várias capturas iguais, é você quem escolhe. Mas uma delas tem de ser feita.
damas-obrigatorio-sopro = Em casa há quem “sopre” a pedra que não capturou. O regulamento não tem sopro, e a captura é feita sempre.

damas-obrigatorio-outro-lance = As Brancas podem jogar 3-6?
    .hint = Procure primeiro as capturas. A pedra da casa 9 tem uma vizinha.
    .after = Não. A pedra da casa 9 pode capturar, por isso tem de capturar.
damas-obrigatorio-peao-protegido = Agora há uma pedra em 18. As Brancas podem jogar 3-6?
    .hint = A pedra da casa 9 ainda tem uma casa livre onde parar?
    .after = Sim. A pedra da casa 18 protege a da casa 13. Sem captura, joga-se onde quiser.
damas-obrigatorio-quem-tem-de-tomar = Marque as pedras pretas que podem jogar agora.
    .hint = Quando há captura, só jogam as pedras que capturam.
    .after = Só 22 e 27, porque podem capturar. A da casa 29 precisa esperar.
damas-obrigatorio-lances-que-restam = Quantos lances tem a pedra preta da casa 27?
    .hint = Outra pedra preta pode capturar?
    .after = Nenhum. A pedra da casa 19 tem de capturar. Enquanto houver captura, as outras ficam paradas.
damas-obrigatorio-troca-ma = Se capturarem, as Brancas perdem uma pedra em seguida. Podem não capturar?
    .hint = A regra fala de capturas boas ou de todas?
    .after = Não. A captura é obrigatória mesmo quando faz mal, e há quem use isso como armadilha.
damas-obrigatorio-escolhe-bem = Há duas capturas. Escolha a que não perde a pedra.
    .hint = Depois de cada pulo, imagine que você joga com as Pretas.
    .after = Em 21 a pedra fica em segurança. Você podia escolher, e olhou para a resposta.
    .m14x23 = Em 23 a pedra preta da casa 27 captura você logo em seguida.
damas-obrigatorio-sopro-em-casa = As Pretas podiam capturar, mas jogaram 24-20. O que diz o regulamento?
    .hint = Soprar é um costume antigo. Não está em nenhum artigo.
    .a = A pedra que não capturou sai do tabuleiro.
    .b = O lance não vale, e elas têm de capturar.
    .c = Nada, porque capturar é só um conselho.
    .after = O lance volta e a captura é feita. No regulamento não há sopro.
