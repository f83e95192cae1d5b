### Damas 11, o percurso da captura. Reference: European Portuguese, addressed as "tu".

damas-percurso-ainda-la = Durante a captura, as peças tomadas continuam no tabuleiro. A dama não passa duas vezes por cima da mesma peça.
damas-percurso-casa-livre = Mas por uma casa livre pode passar duas vezes. Aqui cruza duas vezes a casa 14.
damas-percurso-partida = A casa de onde a dama parte fica livre. A volta pode acabar onde começou.

damas-percurso-outra-vez = A dama preta toma 23 e 6. Pode voltar por cima de 6 para tomar 13?
    .hint = A peça de 6 já saiu do tabuleiro, ou ainda lá está?
    .after = Não. A peça de 6 só sai no fim do lance, e até lá tapa o caminho.
damas-percurso-quantas-afinal = Quantas peças toma a dama branca neste lance?
    .hint = Depois de 27 e 26, por onde teria ela de passar para chegar a 20?
    .after = Duas. Para chegar a 20, passaria outra vez por cima de 27.
damas-percurso-passa-duas-vezes = A dama preta pode ir de 6 a 24, 31, 18 e 4, passando duas vezes por 11?
    .hint = Na casa 11 está alguma peça?
    .after = Sim. A casa 11 está livre, e por casas livres passa-se as vezes que for preciso.
damas-percurso-onde-acaba = Marca a casa onde acaba a captura da dama branca.
    .hint = Ela começa por 22. Procura a casa de onde se veem mais peças.
    .after = Por 18 e 7 até 16, três peças. Dali só veria peças já tomadas.
damas-percurso-volta-ao-inicio = A dama de 31 pode dar a volta por 13, 6 e 24 e acabar outra vez em 31?
    .hint = Quando a dama parte, a casa 31 fica vazia.
    .after = Sim. Tomou quatro peças e voltou à casa de onde saiu.
damas-percurso-quatro-de-uma-vez = A dama branca pode tomar quatro peças. Joga a captura.
    .hint = Entra por cima de 26 e usa o canto de 3 para virar.
    .after = De 29 a 31, por 12, 3 e 13. Cruzaste duas vezes a casa 22.
damas-percurso-barreira = Quantas peças toma a dama preta neste lance?
    .hint = Quando ela chega a 30, por onde tem de sair?
    .after = Três. Para a quarta teria de saltar outra vez uma peça que já saltou.
