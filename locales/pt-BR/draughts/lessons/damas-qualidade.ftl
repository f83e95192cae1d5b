### Damas 10, a lei da qualidade. Brazilian Portuguese, addressed as "você".

damas-qualidade-vale-mais = Pela lei da qualidade, com número igual se captura o que vale mais. Uma dama vale mais do que uma pedra.
damas-qualidade-primeiro-o-numero = Primeiro se conta o número. Duas pedras contam mais que uma dama. Nas damas brasileiras a lei da qualidade não existe.
damas-qualidade-so-depois = Aqui são duas peças de cada lado, e só então conta a dama. Ela e uma pedra valem mais do que duas pedras.

damas-qualidade-dama-ou-dama = A dama preta da casa 22 pode capturar a pedra da casa 18?
    .hint = Há outra captura de uma peça. Quanto vale a peça da casa 14?
    .after = Não. A pedra da casa 19 pode capturar uma dama, e a dama vale mais.
damas-qualidade-troca-de-casa = As Brancas têm duas capturas. Jogue a obrigatória.
    .hint = Não olhe para quem captura. Olhe para o que é capturado.
    .after = A pedra capturou a dama. A lei não pergunta quem captura.
damas-qualidade-dois-peoes = A pedra da casa 10 pode capturar a dama da casa 14 e parar em 19?
    .hint = Conte primeiro quantas peças o outro caminho leva.
    .after = Não. O outro caminho leva duas pedras. O número vem antes da qualidade.
damas-qualidade-tudo-igual = A pedra preta da casa 18 pode capturar a dama da casa 14?
    .hint = Compare com a outra captura. Quantas peças ela leva, e quais?
    .after = Sim. Há uma dama de cada lado, tudo é igual e você escolhe.
damas-qualidade-que-pecas-saem = Marque as peças brancas que saem do tabuleiro neste lance.
    .hint = A dama e a pedra pretas podem capturar duas peças cada uma. Onde há uma dama?
    .after = Saem 15 e a dama da casa 22. A dama preta só levava duas pedras.
damas-qualidade-quantas-pecas = Quantas peças as Pretas têm de capturar neste lance?
    .hint = A dama branca da casa 7 está sozinha. Há um caminho com mais peças?
    .after = Duas, em 6 e 13. Duas pedras contam mais que uma dama.
damas-qualidade-quem-tem-de-tomar = Marque a dama preta que tem de capturar.
    .hint = As duas capturam duas peças. Conte as damas em cada caminho.
    .after = A da casa 32 captura duas damas. A da casa 22 só capturava uma.
damas-qualidade-tres-com-dama = As Brancas podem capturar três peças de duas maneiras. Jogue a obrigatória.
    .hint = Em um dos caminhos está a dama preta.
    .after = De 1 a 28, com a dama da casa 23 no caminho. A dama branca só levava pedras.
