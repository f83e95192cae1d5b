### Damas 8, a dama toma. Reference: European Portuguese, addressed as "tu".

damas-dama-toma-de-longe = A dama toma de longe. Salta por cima da peça e para em qualquer casa livre a seguir.
damas-dama-toma-vira = Depois de saltar, a dama pode virar para tomar mais. Aqui vira em 23.
damas-dama-toma-juntas = Duas peças juntas na diagonal travam a dama. Sem casa livre entre elas, não há salto.

damas-dama-toma-onde-para = Marca as casas onde a dama pode parar depois de tomar.
    .hint = Conta todas as casas livres depois do peão preto.
    .after = São 18, 21 e 25. A dama escolhe onde para.
damas-dama-toma-duas-juntas = A dama pode saltar por cima de 14 e 18?
    .hint = Há uma casa livre entre os dois peões?
    .after = Não. Os dois peões estão juntos, e a dama não os pode saltar de uma vez.
damas-dama-toma-com-intervalo = A dama preta pode tomar 23 e 14 e parar em 10?
    .hint = Desta vez há uma casa livre entre os dois peões.
    .after = Sim. Salta 23, passa por 19, salta 14. Um peão de cada vez.
damas-dama-toma-propria = A dama pode passar por cima de 11 para tomar 18?
    .hint = De que cor é o peão de 11?
    .after = Não. Por cima das suas peças a dama não passa, nem para tomar.
damas-dama-toma-onde-acaba = Marca todas as casas onde a captura da dama pode acabar.
    .hint = Ela toma 22 e vira em 15. Dali saem dois caminhos com um peão.
    .after = Por 20 acaba em 24. Por 11 acaba em 6 ou em 2.
damas-dama-toma-quantas-pecas = Quantos peões toma a dama preta?
    .hint = Primeiro 21. Depois escolhe bem a casa onde virar.
    .after = Três, em 21, 14 e 20. A dama vira em 18 e outra vez em 11.
damas-dama-toma-pelo-rio = Jogas com as Pretas. Toma os três peões com a dama.
    .hint = O primeiro peão está na diagonal da dama. Depois dele, procura o rio.
    .after = Virou em 10 e seguiu pelo rio até 32, por cima de 14 e de 28.
damas-dama-toma-lance-certo = Prepara a dama para tomar os três peões no segundo lance.
    .hint = Procura a casa de onde se vê um peão com caminho para os outros.
    .after = De 24 a dama viu a cadeia toda. Às vezes vale mais preparar do que tomar logo.
damas-dama-toma-um-a-um = Toma os três peões pretos em quatro lances. Eles ficam quietos.
    .hint = O primeiro lance ainda não toma. Aproxima-te do peão de 15.
    .after = Quatro lances, três peões. A última captura levou dois.
