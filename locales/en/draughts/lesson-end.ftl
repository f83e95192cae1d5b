### The end of a lesson of draughts: who introduces each part of the course, and the diploma

# $section (string): the part of the course
# $won (number): stars
# $most (number): of how many
draughts-diploma-section-done = has finished “{ $section }”, a part of the course of draughts, with { $won } of { $most } stars.

## Who introduces each part of the course; in .done, when it is finished

figure-damas-inicio = In draughts only the dark squares count. Begin with the rio.
    .done = Your men can walk, capture and be crowned.
figure-damas-a-dama = The king flies along the diagonal. Follow it with your eyes.
    .done = Your king flies, and captures from afar.
figure-damas-leis = Before you capture, count the pieces on each way.
    .done = You know the laws of capture.
figure-damas-jogar = Sometimes one piece is given to win two.
    .done = You see the moves that give and take.
figure-damas-fim = At the end few pieces are left, and the king rules the rio.
    .done = You can finish a game that is won.
