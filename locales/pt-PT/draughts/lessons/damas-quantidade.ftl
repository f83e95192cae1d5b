### Damas 9, a lei da quantidade. Reference: European Portuguese, addressed as "tu".

damas-quantidade-mais-pecas = Pela lei da quantidade, de várias capturas é obrigatória a que toma mais peças. Aqui são duas em vez de uma.
damas-quantidade-nao-importa-quem = Não interessa quem toma. A dama só tomava uma peça, e por isso toma o peão, que leva duas.
damas-quantidade-iguais = Se as capturas levam o mesmo número de peões, escolhes tu.

damas-quantidade-dois-em-vez-de-um = As Pretas podem tomar só o peão de 13, com 17x10?
    .hint = Conta quantas peças toma o peão de 25.
    .after = Não. O peão de 25 toma duas, e duas ganham a uma.
damas-quantidade-descobre-a-maior = O peão de 14 tem dois caminhos. Faz a captura obrigatória.
    .hint = Conta as peças de cada lado antes de jogar.
    .after = Para a direita eram duas peças, para a esquerda só uma. A lei escolheu por ti.
damas-quantidade-peao-ou-dama = A dama branca pode tomar o peão de 10?
    .hint = Quantas peças toma a dama? E o peão de 6?
    .after = Não. O peão de 6 toma duas peças, e a dama só tomava uma.
damas-quantidade-numero-igual = As Brancas podem tomar com o peão de 5?
    .hint = Conta as peças de 5 até 21, e de 6 até 22.
    .after = Sim. Os dois peões tomam duas peças, e por isso podes escolher.
damas-quantidade-quantos-toma = Quantas peças têm as Pretas de tomar neste lance?
    .hint = O peão de 21 toma duas. E o de 31?
    .after = Três. O peão de 31 é obrigado, e o de 21 tem de esperar.
damas-quantidade-quem-tem-de-tomar = Marca o peão branco que tem de tomar.
    .hint = Os dois começam por saltar 7. Segue cada caminho até ao fim.
    .after = O peão de 3 toma três, em 7, 15 e 22. O de 4 só tomava dois, em 7 e 15.
damas-quantidade-as-pretas-contam = Jogas com as Pretas. Faz a captura obrigatória.
    .hint = O peão de 19 toma duas peças. Vê se o de 27 toma mais.
    .after = De 27 até 4, tomaste três peças e fizeste uma dama.
damas-quantidade-conta-com-a-dama = Quantos peões toma a dama branca?
    .hint = Experimenta cada casa onde ela pode virar. Vale o caminho com mais peças.
    .after = Quatro, por 30, 20 e 2. Com a dama, conta sempre todos os caminhos.
damas-quantidade-dama-e-dois-peoes = Duas peças pretas podem tomar. Joga a captura obrigatória.
    .hint = A dama toma uma peça. Conta as do peão de 20.
    .after = O peão de 20 tomou duas peças e foi coroado em 2.
