### O fim de uma lição de damas: quem apresenta cada parte do curso, e o diploma

# $section (string): the part of the course
# $won (number): stars
# $most (number): of how many
draughts-diploma-section-done = acabou a parte «{ $section }» do curso de damas, com { $won } de { $most } estrelas.

## Quem apresenta cada parte do curso; em .done, quando ela está acabada

figure-damas-inicio = Nas damas só contam as casas pretas. Começa pelo rio.
    .done = Os teus peões já andam, tomam e coroam.
figure-damas-a-dama = A dama voa pela diagonal. Segue-a com os olhos.
    .done = A tua dama já voa e já toma de longe.
figure-damas-leis = Antes de tomares, conta as peças de cada caminho.
    .done = Já conheces as leis da captura.
figure-damas-jogar = Às vezes dá-se uma peça para ganhar duas.
    .done = Já vês os lances que dão e tomam.
figure-damas-fim = No fim sobram poucas peças, e a dama manda no rio.
    .done = Já sabes acabar uma partida que está ganha.
