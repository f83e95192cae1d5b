### Damas 10, a lei da qualidade. Reference: European Portuguese, addressed as "tu".

damas-qualidade-vale-mais = Pela lei da qualidade, com número igual toma-se o que vale mais. Uma dama vale mais do que um peão.
damas-qualidade-primeiro-o-numero = Primeiro conta-se o número. Dois peões ganham a uma dama.
damas-qualidade-so-depois = Aqui são duas peças de cada lado, e só então conta a dama. Ela e um peão valem mais do que dois peões.

damas-qualidade-dama-ou-dama = A dama preta de 22 pode tomar o peão de 18?
    .hint = Há outra captura de uma peça. O que vale a peça de 14?
    .after = Não. O peão de 19 pode tomar uma dama, e a dama vale mais.
damas-qualidade-troca-de-casa = As Brancas têm duas capturas. Joga a obrigatória.
    .hint = Não olhes para quem toma. Olha para o que é tomado.
    .after = O peão tomou a dama. A lei não pergunta quem toma.
damas-qualidade-dois-peoes = O peão de 10 pode tomar a dama de 14 e parar em 19?
    .hint = Conta primeiro quantas peças leva o outro caminho.
    .after = Não. O outro caminho leva dois peões. O número vem antes da qualidade.
damas-qualidade-tudo-igual = O peão preto de 18 pode tomar a dama de 14?
    .hint = Compara com a outra captura. Quantas peças toma, e quais?
    .after = Sim. Há uma dama de cada lado, tudo é igual e escolhes tu.
damas-qualidade-que-pecas-saem = Marca as peças brancas que saem do tabuleiro neste lance.
    .hint = A dama e o peão pretos podem ambos tomar duas peças. Onde há uma dama?
    .after = Saem 15 e a dama de 22. A dama preta só levava dois peões.
damas-qualidade-quantas-pecas = Quantas peças têm as Pretas de tomar neste lance?
    .hint = A dama branca de 7 está só. Há um caminho com mais peças?
    .after = Duas, em 6 e 13. Tomam-se dois peões antes de uma dama.
damas-qualidade-quem-tem-de-tomar = Marca a dama preta que tem de tomar.
    .hint = As duas tomam duas peças. Conta as damas em cada caminho.
    .after = A de 32 toma duas damas. A de 22 só tomava uma.
damas-qualidade-tres-com-dama = As Brancas podem tomar três peças de duas maneiras. Joga a obrigatória.
    .hint = Num dos caminhos está a dama preta.
    .after = De 1 a 28, com a dama de 23 no caminho. A dama branca só levava peões.
