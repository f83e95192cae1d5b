### Damas 8, a dama captura. Brazilian Portuguese, addressed as "você".

damas-dama-toma-de-longe = A dama captura de longe. Ela pula a peça e para em qualquer casa livre depois dela.
damas-dama-toma-vira = Depois de pular, a dama pode virar para capturar mais. Aqui ela vira em 23.
damas-dama-toma-juntas = Duas peças juntas na diagonal travam a dama. Sem casa livre entre elas, não há pulo.

damas-dama-toma-onde-para = Marque as casas onde a dama pode parar depois de capturar.
    .hint = Conte todas as casas livres depois da pedra preta.
    .after = São 18, 21 e 25. A dama escolhe onde para.
damas-dama-toma-duas-juntas = A dama pode pular por cima de 14 e 18?
    .hint = Há uma casa livre entre as duas pedras?
    .after = Não. As duas pedras estão juntas, e a dama não pode pular as duas de uma vez.
damas-dama-toma-com-intervalo = A dama preta pode capturar 23 e 14 e parar em 10?
    .hint = Desta vez há uma casa livre entre as duas pedras.
    .after = Sim. Pula 23, passa por 19, pula 14. Uma pedra de cada vez.
damas-dama-toma-propria = A dama pode passar por cima de 11 para capturar 18?
    .hint = De que cor é a pedra da casa 11?
    .after = Não. Por cima das suas peças a dama não passa, nem para capturar.
damas-dama-toma-onde-acaba = Marque todas as casas onde a captura da dama pode terminar.
    .hint = Ela captura 22 e vira em 15. Dali saem dois caminhos com uma pedra.
    .after = Por 20 termina em 24. Por 11 termina em 6 ou em 2.
damas-dama-toma-quantas-pecas = Quantas pedras a dama preta captura?
    .hint = Primeiro 21. Depois escolha bem a casa onde virar.
    .after = Três, em 21, 14 e 20. A dama vira em 18 e outra vez em 11.
damas-dama-toma-pelo-rio = Você joga com as Pretas. Capture as três pedras com a dama.
    .hint = A primeira pedra está na diagonal da dama. Depois dela, procure o rio.
    .after = Virou em 10 e seguiu pelo rio até 32, por cima de 14 e de 28.
damas-dama-toma-lance-certo = Prepare a dama para capturar as três pedras no segundo lance.
    .hint = Procure a casa de onde se vê uma pedra com caminho para as outras.
    .after = De 24 a dama viu a cadeia toda. Às vezes vale mais preparar do que capturar logo.
damas-dama-toma-um-a-um = Capture as três pedras pretas em quatro lances. Elas ficam paradas.
    .hint = O primeiro lance ainda não captura. Chegue perto da pedra da casa 15.
    .after = Quatro lances, três pedras. A última captura levou duas.
