### Damas 9, a lei da maioria. Brazilian Portuguese, addressed as "você".

damas-quantidade-mais-pecas = Pela lei da maioria, de várias capturas é obrigatória a que leva mais peças. Aqui são duas em vez de uma.
damas-quantidade-nao-importa-quem = Não importa quem captura. A dama só capturava uma peça, e por isso joga a pedra, que leva duas.
damas-quantidade-iguais = Se as capturas levam o mesmo número de pedras, você escolhe.

damas-quantidade-dois-em-vez-de-um = As Pretas podem capturar só a pedra da casa 13, com 17x10?
    .hint = Conte quantas peças a pedra da casa 25 captura.
    .after = Não. A pedra da casa 25 captura duas, e duas são mais que uma.
damas-quantidade-descobre-a-maior = A pedra da casa 14 tem dois caminhos. Faça a captura obrigatória.
    .hint = Conte as peças de cada lado antes de jogar.
    .after = Para a direita eram duas peças, para a esquerda só uma. A lei escolheu por você.
damas-quantidade-peao-ou-dama = A dama branca pode capturar a pedra da casa 10?
    .hint = Quantas peças a dama captura? E a pedra da casa 6?
    .after = Não. A pedra da casa 6 captura duas peças, e a dama só capturava uma.
damas-quantidade-numero-igual = As Brancas podem capturar com a pedra da casa 5?
    .hint = Conte as peças de 5 até 21, e de 6 até 22.
    .after = Sim. As duas pedras capturam duas peças, e por isso você pode escolher.
damas-quantidade-quantos-toma = Quantas peças as Pretas têm de capturar neste lance?
    .hint = A pedra da casa 21 captura duas. E a da casa 31?
    .after = Três. A pedra da casa 31 é obrigada, e a da casa 21 precisa esperar.
damas-quantidade-quem-tem-de-tomar = Marque a pedra branca que tem de capturar.
    .hint = As duas começam pulando 7. Siga cada caminho até o fim.
    .after = A pedra da casa 3 captura três, em 7, 15 e 22. A da casa 4 só capturava duas, em 7 e 15.
damas-quantidade-as-pretas-contam = Você joga com as Pretas. Faça a captura obrigatória.
    .hint = A pedra da casa 19 captura duas peças. Veja se a da casa 27 captura mais.
    .after = De 27 até 4, você capturou três peças e fez uma dama.
damas-quantidade-conta-com-a-dama = Quantas pedras a dama branca captura?
    .hint = Experimente cada casa onde ela pode virar. Vale o caminho com mais peças.
    .after = Quatro, por 30, 20 e 2. Com a dama, conte sempre todos os caminhos.
damas-quantidade-dama-e-dois-peoes = Duas peças pretas podem capturar. Jogue a captura obrigatória.
    .hint = A dama captura uma peça. Conte as da pedra da casa 20.
    .after = A pedra da casa 20 capturou duas peças e foi coroada em 2.
