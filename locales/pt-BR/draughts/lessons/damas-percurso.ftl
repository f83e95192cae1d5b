### Damas 11, o percurso da captura. Brazilian Portuguese, addressed as "você".

damas-percurso-ainda-la = Durante a captura, as peças capturadas continuam no tabuleiro. A dama não passa duas vezes por cima da mesma peça.
damas-percurso-casa-livre = Mas por uma casa livre ela pode passar duas vezes. Aqui cruza duas vezes a casa 14.
damas-percurso-partida = A casa de onde a dama sai fica livre. A volta pode terminar onde começou.

damas-percurso-outra-vez = A dama preta captura 23 e 6. Pode voltar por cima de 6 para capturar 13?
    .hint = A peça da casa 6 já saiu do tabuleiro ou ainda está lá?
    .after = Não. A peça da casa 6 só sai no fim do lance, e até lá fecha o caminho.
damas-percurso-quantas-afinal = Quantas peças a dama branca captura neste lance?
    .hint = Depois de 27 e 26, por onde ela teria de passar para chegar a 20?
    .after = Duas. Para chegar a 20, passaria outra vez por cima de 27.
damas-percurso-passa-duas-vezes = A dama preta pode ir de 6 a 24, 31, 18 e 4, passando duas vezes por 11?
    .hint = Há alguma peça na casa 11?
    .after = Sim. A casa 11 está livre, e por casas livres se passa quantas vezes for preciso.
damas-percurso-onde-acaba = Marque a casa onde termina a captura da dama branca.
    .hint = Ela começa por 22. Procure a casa de onde se veem mais peças.
    .after = Por 18 e 7 até 16, três peças. Dali ela só veria peças já capturadas.
damas-percurso-volta-ao-inicio = A dama da casa 31 pode dar a volta por 13, 6 e 24 e terminar outra vez em 31?
    .hint = Quando a dama sai, a casa 31 fica vazia.
    .after = Sim. Ela capturou quatro peças e voltou à casa de onde saiu.
damas-percurso-quatro-de-uma-vez = A dama branca pode capturar quatro peças. Jogue a captura.
    .hint = Entre por cima de 26 e use o canto da casa 3 para virar.
    .after = De 29 a 31, por 12, 3 e 13. Você cruzou duas vezes a casa 22.
damas-percurso-barreira = Quantas peças a dama preta captura neste lance?
    .hint = Quando ela chega a 30, por onde tem de sair?
    .after = Três. Para a quarta teria de pular outra vez uma peça que já pulou.
