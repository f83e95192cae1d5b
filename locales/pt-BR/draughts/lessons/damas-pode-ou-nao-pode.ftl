### Damas 12, pode ou não pode? Brazilian Portuguese, addressed as "você".

damas-pode-ou-nao-pode-tres-perguntas = Antes de cada lance, faça três perguntas. A primeira é se há captura, porque ela é obrigatória.
damas-pode-ou-nao-pode-pela-ordem = A segunda pergunta é qual das capturas leva mais peças. Se o número é igual, a terceira é qual leva mais damas.

damas-pode-ou-nao-pode-outro-lado = As Brancas podem jogar 3-7?
    .hint = Faça a primeira pergunta, e olhe para o tabuleiro todo.
    .after = Não. A pedra da casa 12 pode capturar, e capturar é obrigatório.
damas-pode-ou-nao-pode-vizinho-protegido = As Pretas podem jogar 15-12?
    .hint = A pedra da casa 15 toca na da casa 11. E a casa atrás de 11?
    .after = Sim. A pedra da casa 6 protege a da casa 11, e não há captura nenhuma.
damas-pode-ou-nao-pode-o-mais-perto = A pedra preta da casa 31 pode capturar a da casa 27?
    .hint = Faça a segunda pergunta e conte as peças da dama.
    .after = Não. A dama da casa 16 captura duas peças, e a pedra só capturava uma.
damas-pode-ou-nao-pode-peao-em-vez-da-dama = As Pretas podem capturar com a pedra da casa 24, e não com a dama?
    .hint = Conte as peças de cada captura.
    .after = Sim. A pedra e a dama capturam duas peças cada uma. Quem captura não importa.
damas-pode-ou-nao-pode-dama-no-caminho = A dama branca pode capturar as pedras das casas 11 e 19?
    .hint = Faça a terceira pergunta. Que peças a pedra da casa 8 leva?
    .after = Não. A pedra da casa 8 captura uma dama e uma pedra, que valem mais.
damas-pode-ou-nao-pode-quem-ficou-atras = A pedra preta da casa 22 pode capturar a da casa 26?
    .hint = Para que lado as Pretas avançam?
    .after = Não. A da casa 26 já passou. A pedra captura para a frente, aqui a da casa 19.
damas-pode-ou-nao-pode-para-na-ultima-linha = A pedra branca pode capturar 26 e parar em 30, ao lado de 27?
    .hint = O que acontece com uma pedra na última fileira?
    .after = Sim. Ela é coroada e o lance termina, mesmo com outra peça ao lado.
damas-pode-ou-nao-pode-parar-em-19 = A dama pode capturar 14 e parar em 19?
    .hint = Veja se em outra casa ela podia continuar.
    .after = Não. Se parar em 23, captura também 27, e duas peças são obrigatórias.
damas-pode-ou-nao-pode-casa-a-escolha = A dama pode capturar 22 e parar em 31, e não em 27?
    .hint = Há mais alguém para capturar a partir de 27 ou de 31?
    .after = Sim. As duas casas levam uma só peça, e a dama escolhe onde para.
