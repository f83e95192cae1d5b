### Os títulos das situações.

scene-bishop-over-pawn = O bispo apressado
scene-check-forgotten = O xeque esquecido
scene-seen-too-late = Tarde demais?
scene-twice-against-a-king = Contra o rei sozinho
scene-king-captured = O rei na mão
scene-pawn-stays-pawn = O peão que ficou peão
scene-pawn-forgotten = O peão esquecido
scene-castles-with-two-hands = Roque com as duas mãos
scene-pressed-without-moving = Acionou e não jogou
scene-found-three-moves-later = Três lances depois
scene-second-in-classical = O segundo, na clássica
scene-final-with-an-arbiter = Uma final com árbitro próprio

scene-flag-nobody-saw = A seta que só você viu
scene-flag-against-a-king = A dama e o relógio
scene-own-flag-too = Duas setas caídas
scene-both-flags-last-period = O relógio em zero
scene-clock-set-wrong = O relógio mal ajustado
scene-stopped-to-think = Parado para pensar
scene-stopped-for-a-queen = Falta uma dama
scene-fist-on-the-clock = Um soco no relógio
scene-one-hand-moves-one-presses = Uma mão joga, a outra aciona
scene-ten-minutes-late = Dez minutos depois da hora
scene-nobody-at-the-board = Ninguém à mesa

scene-claim-miscounted = Só duas vezes
scene-claim-in-a-hurry = Cinquenta, ou quase
scene-three-times = Na terceira
scene-claim-with-piece-in-hand = Com a peça na mão
scene-draw-before-moving = Empate sem jogar
scene-offer-while-thinking = Empate, quer?
scene-five-times = Pela quinta vez
scene-seventy-five = Setenta e cinco
scene-nothing-left-to-win = Ninguém pode vencer
scene-locked-pawns = Peões trancados
scene-not-so-fast = Ainda há jogo
scene-mate-then-flag = Mate com a seta caindo
scene-resigns-to-a-king = Abandonar contra um rei

scene-touched-the-queen = A dama tocada
scene-touched-theirs = O bispo do adversário
scene-touched-the-pinned = Tocada e sem lances
scene-rook-before-king = A torre primeiro
scene-castling-not-allowed = O roque que não dá
scene-i-adjust = «Eu arrumo»
scene-a-sleeve = A manga do casaco
scene-let-go-on-g5 = Soltou em g5
scene-claimed-after-touching = Reclamar depois de tocar

scene-colours-swapped = As cores trocadas
scene-colours-too-late = As cores, no lance doze
scene-king-and-queen-swapped = O rei no lugar da dama
scene-board-turned = O canto é preto
scene-pieces-knocked-over = Duas peças no chão
scene-a-pawn-has-moved-by-itself = O peão que andou sozinho
scene-two-kings-in-check = Os dois reis em xeque

scene-a-phone-rings = Toca um celular
scene-a-silent-phone = Um celular calado
scene-humming = A canção
scene-a-small-paper = O papelzinho
scene-to-the-water = Um copo de água
scene-out-on-the-move = Na sua vez, lá fora
scene-the-big-brother = O irmão mais velho
scene-will-not-follow = Não e não
scene-both-shouting = Nenhum dos dois
scene-stopped-writing = Parou de anotar
scene-a-blank-sheet = A planilha em branco
scene-need-we-write = Anota-se ou não?
scene-the-wrong-result = O resultado trocado
scene-how-many-moves = Quantos lances?
