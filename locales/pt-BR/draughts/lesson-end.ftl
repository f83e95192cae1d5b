### O fim de uma lição de damas: quem apresenta cada parte do curso, e o diploma

# $section (string): the part of the course
# $won (number): stars
# $most (number): of how many
draughts-diploma-section-done = terminou a parte “{ $section }” do curso de damas, com { $won } de { $most } estrelas.

## Quem apresenta cada parte do curso; em .done, quando ela está acabada

figure-damas-inicio = Nas damas só contam as casas pretas. Comece pela grande diagonal.
    .done = As suas pedras já andam, capturam e coroam.
figure-damas-a-dama = A dama voa pela diagonal. Acompanhe com os olhos.
    .done = A sua dama já voa e já captura de longe.
figure-damas-leis = Antes de capturar, conte as peças de cada caminho.
    .done = Você já conhece as leis da captura.
figure-damas-jogar = Às vezes se dá uma peça para ganhar duas.
    .done = Você já vê os lances que dão e capturam.
figure-damas-fim = No fim sobram poucas peças, e a dama manda na grande diagonal.
    .done = Você já sabe terminar uma partida que está ganha.
