### The end of a lesson: what was won, the panel of tiles, who introduces each part of the course

# $lesson (string): the lesson
lesson-end-place = { $lesson } · end
lesson-end = You have finished this lesson!
# $left (number): levels that are not done
lesson-end-open = { $left ->
    [one] One level is left.
   *[other] { $left } levels are left.
}
lesson-end-class = The lesson ends here.
lesson-end-tile = You have won a tile for your panel.
lesson-end-course = You have finished the whole course!
next-lesson = Next lesson
# $game (string): the name of a small game
lesson-end-game = Play: { $game }
lesson-end-stars = There are more stars here
lesson-end-go = Play those that are left
lesson-end-levels = Levels that are left

panel = Your panel
# $won (number): tiles
# $all (number): of how many
panel-count = { $won ->
    [0] Each finished lesson wins a tile. There are { $all }.
    [one] You have one tile of { $all }.
   *[other] You have { $won } tiles of { $all }.
}
panel-whole = The panel is complete!

# $section (string): the part of the course
diploma-section = Diploma for “{ $section }”
# $section (string): the part of the course
# $won (number): stars
# $most (number): of how many
diploma-section-done = has finished “{ $section }”, a part of the course of chess, with { $won } of { $most } stars.

## Who introduces each part of the course; in .done, when it is finished

figure-tabuleiro = The board looks big, but each square has a name. Come and see.
    .done = You know the names of the squares, and the rook moves already.
figure-pecas = Each piece moves in its own way. The knight even jumps!
    .done = You can move every piece, and the knight fools you no more.
figure-peoes = The pawn is small, only walks forward and wants to be a queen.
    .done = Your pawns can walk, capture and become queens.
figure-xeque = Check is a warning. Checkmate is the end of the game.
    .done = You can give mate. Now you can win a game.
figure-partida = Now you play with all the pieces, from the beginning.
    .done = You have played a whole game. Play another when you like.
figure-capturas = Before you capture, count who attacks and who protects.
    .done = You leave no more pieces without defence.
figure-tatica = A good move can do two things. Let us look for it.
    .done = You know the fork, the pin and the skewer.
figure-mates = Who is winning can err too. Beware of stalemate.
    .done = You see two moves ahead.
figure-jogar = At the end few pieces are left, and each move counts.
    .done = You can finish a game that is won.
figure-escrita = Who writes the moves can see the game again.
    .done = You read and write moves. Keep your scoresheets.
figure-regras = In a tournament all the rules count. I show you those you need.
    .done = You know the rules. You can go to the tournament.
