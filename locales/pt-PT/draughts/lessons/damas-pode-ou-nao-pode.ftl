### Damas 12, pode ou não pode? Reference: European Portuguese, addressed as "tu".

damas-pode-ou-nao-pode-tres-perguntas = Antes de cada lance, faz três perguntas. A primeira é se há captura, porque é obrigatória.
damas-pode-ou-nao-pode-pela-ordem = A segunda pergunta é qual das capturas toma mais peças. Se o número é igual, a terceira é qual toma mais damas.

damas-pode-ou-nao-pode-outro-lado = As Brancas podem jogar 3-7?
    .hint = Faz a primeira pergunta, e olha para o tabuleiro todo.
    .after = Não. O peão de 12 pode tomar, e tomar é obrigatório.
damas-pode-ou-nao-pode-vizinho-protegido = As Pretas podem jogar 15-12?
    .hint = O peão de 15 toca no de 11. E a casa atrás de 11?
    .after = Sim. O peão de 6 protege o de 11, e não há captura nenhuma.
damas-pode-ou-nao-pode-o-mais-perto = O peão preto de 31 pode tomar o de 27?
    .hint = Faz a segunda pergunta e conta as peças da dama.
    .after = Não. A dama de 16 toma duas peças, e o peão só tomava uma.
damas-pode-ou-nao-pode-peao-em-vez-da-dama = As Pretas podem tomar com o peão de 24, e não com a dama?
    .hint = Conta as peças de cada captura.
    .after = Sim. O peão e a dama tomam duas peças cada um. Quem toma não importa.
damas-pode-ou-nao-pode-dama-no-caminho = A dama branca pode tomar os peões de 11 e 19?
    .hint = Faz a terceira pergunta. Que peças leva o peão de 8?
    .after = Não. O peão de 8 toma uma dama e um peão, que valem mais.
damas-pode-ou-nao-pode-quem-ficou-atras = O peão preto de 22 pode tomar o de 26?
    .hint = Para que lado avançam as Pretas?
    .after = Não. O de 26 já passou. O peão toma para a frente, aqui o de 19.
damas-pode-ou-nao-pode-para-na-ultima-linha = O peão branco pode tomar 26 e parar em 30, ao lado de 27?
    .hint = O que acontece a um peão na última linha?
    .after = Sim. É coroado e o lance acaba, mesmo com outra peça ao lado.
damas-pode-ou-nao-pode-parar-em-19 = A dama pode tomar 14 e parar em 19?
    .hint = Vê se noutra casa ela podia continuar.
    .after = Não. Se parar em 23, toma também 27, e duas peças são obrigatórias.
damas-pode-ou-nao-pode-casa-a-escolha = A dama pode tomar 22 e parar em 31, e não em 27?
    .hint = Há mais alguém para tomar a partir de 27 ou de 31?
    .after = Sim. As duas casas levam uma só peça, e a dama escolhe onde para.
