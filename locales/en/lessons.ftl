### The list of lessons and the words that many levels share. What each lesson says is in lessons/.

section-tabuleiro = The board and the rook
section-pecas = The other pieces
section-peoes = Pawns and captures
section-xeque = Check and mate
section-partida = The first game
section-capturas = Attacking and protecting
section-tatica = Tactics
section-mates = Stalemate and mate in two
section-jogar = Plans and endings
section-escrita = Writing the moves
section-regras = Draws, touch and clock

lesson-tabuleiro = The board
    .aim = Turn the board the right way and find files, ranks and diagonals.
lesson-casas = The names of the squares
    .aim = Name and find any square, from both sides of the board.
lesson-torre = The rook
    .aim = Move the rook and find a way round.
lesson-bispo = The bishop
    .aim = Go along diagonals, always on one colour.
lesson-dama = The queen
    .aim = Join the moves of rook and bishop.
lesson-rei = The king
    .aim = Take one step in any direction.
lesson-cavalo = The knight
    .aim = Count the jump and change colour with each move.
lesson-mistura-pecas = Mixed: the pieces
    .aim = Look back at the pieces, not knowing which comes next.
lesson-peao-anda = The pawn moves
    .aim = One step, or two the first time. Never back.
lesson-peao-captura = The pawn captures
    .aim = Capture diagonally, only forwards.
lesson-promocao = Promotion
    .aim = Reach the end and choose the new piece.
lesson-batalhas = Pawn battles
    .aim = Play against the computer with few pieces.
lesson-capturar = Capture everything
    .aim = Find captures in a row all over the board.
lesson-atacar-proteger = Attack and protect
    .aim = See what is attacked, and save it.
lesson-valor = What is it worth?
    .aim = Compare exchanges by counting attackers and defenders.
lesson-posicao-inicial = The starting position
    .aim = Put every piece in its place.
lesson-ameaca = What does it threaten?
    .aim = See the threat after each move, and answer it.
lesson-sem-defesa = Undefended pieces
    .aim = See which pieces nothing protects, yours and your opponent's.
lesson-mistura-capturas = Mixed: captures
    .aim = Look back at pawns, captures and protection.
lesson-xeque = Check
    .aim = Attack the king, and see that it is attacked.
lesson-sair-do-xeque = Out of check
    .aim = Run, block or capture.
lesson-pode-ou-nao-pode = Legal or not?
    .aim = Say whether a move is legal, and why.
lesson-xeque-mate = Is it mate?
    .aim = Try the three defences before you say mate.
lesson-mate-num-lance = Mate in one
    .aim = Find the move that ends the game.
lesson-mate-em-dois = Mate in two
    .aim = Think of the reply before you mate.
lesson-afogado = Stalemate
    .aim = Tell mate, stalemate and neither apart.
lesson-mistura-xeques = Mixed: checks and mates
    .aim = Look back at checks, mates and stalemates.
lesson-fazer-roque = How to castle
    .aim = Castle on both sides, with both colours.
lesson-pode-rocar = May I castle?
    .aim = Test each condition of castling.
lesson-na-passagem = En passant
    .aim = Take at once, or never again.
lesson-empates = Draws
    .aim = See when nobody can give mate any more.
lesson-repeticao = Repetition and 50 moves
    .aim = Count positions and moves, and know when to claim.
lesson-peca-tocada = Touch and move
    .aim = Know which moves are left after a touch.
lesson-relogio = The clock
    .aim = Press with the moving hand, and know the penalties.
lesson-mistura-regras = Mixed: the rules
    .aim = Look back at castling, en passant and draws.
lesson-escrever = Writing moves
    .aim = Read and write moves with their letters.
lesson-sinais = The signs of the moves
    .aim = Read and write captures, castling, checks and mates.
lesson-escrever-exato = Writing without doubt
    .aim = Add the letter or the number only when needed.
lesson-rever-partida = Reviewing my game
    .aim = Find the first mistake and the move that was missed.
lesson-garfo = The fork
    .aim = Attack two pieces with one move.
lesson-cravada = The pin
    .aim = Hold a piece fast in front of one worth more.
lesson-espeto = The skewer
    .aim = Attack the piece worth more and capture the one behind.
lesson-descoberto = The discovered attack
    .aim = Take a piece out of another's way, with a threat.
lesson-linhas = Pin, skewer or discovery?
    .aim = See which of the three wins the piece.
lesson-tirar-a-defesa = Remove the defender
    .aim = Drive away or capture the piece that protects.
lesson-escada = The ladder
    .aim = Give mate with two rooks, rank by rank.
lesson-dama-e-rei = Queen and king
    .aim = Squeeze the king with the queen, and mate with the king.
lesson-torre-e-rei = Rook and king
    .aim = Make a box and close it until it is mate.
lesson-dar-mate = Giving mate
    .aim = Win against a bare king, to the end.
lesson-peoes-no-final = Pawns in the ending
    .aim = Use the square, the opposition and the key squares.
lesson-plano = And now, what plan?
    .aim = Choose the next step when there is nothing to capture.
lesson-primeira-partida = The first game
    .aim = Begin well and stop the scholar's mate.
lesson-mistura-final = Mixed: a bit of everything
    .aim = Look back at all you have learnt.

answer-yes = Yes
answer-no = No
answer-mate = Checkmate
answer-check = Only check
answer-stalemate = Stalemate
answer-neither = Neither
answer-light = Light square
answer-dark = Dark square
answer-dead = Dead position
answer-alive = Mate is still possible
answer-draw = Draw
answer-win = Wins
answer-lose = Loses
answer-legal = Legal
answer-illegal = Not legal
answer-now = Only now
answer-white = White
answer-black = Black

## The list

learn-title = Learn
learn-done = { $done ->
    [0] { $all } levels are waiting for you.
    [one] You have finished 1 level of { $all }.
   *[other] You have finished { $done } levels of { $all }.
}
learn-begin = Begin: { $lesson }
learn-go-on = Go on: { $lesson }
learn-finished = You have finished every lesson. Come back to any of them.
lesson-known = You know it
learn-placement = Can you play? See where to begin
# $count (number): how many levels are due today
learn-review = Review what you missed ({ $count })
learn-exam = Exam on the rules
lesson-done = { $done ->
    [0] { $all } levels
   *[other] Levels: { $done } of { $all }
}
lesson-stars = { $won } of { $most } stars
learn-teacher = For the teacher
learn-class-mode = Class mode
learn-class-mode-text = In class mode nothing is kept. It lasts until the page is closed.
learn-forget = Erase my stars
learn-forget-text = All stars on this device disappear. This cannot be undone. You can make a copy on the About page first.
learn-forget-yes = Erase the stars
learn-forget-no = Leave them
learn-copy = The stars stay on this device. The copy on the About page takes them to another.

## A lesson

lesson-missing = There is no such lesson
lesson-all = All lessons
lesson-levels = Levels
lesson-begin = Begin the levels
lesson-paper = Sheet to print
lesson-articles = Articles
lesson-articles-list = For the teacher: Laws of Chess of 2023, { $articles }.
level-said = { $stars ->
    [0] Level { $number }
    [one] Level { $number }, 1 star
   *[other] Level { $number }, { $stars } stars
}
screen-board = Board of the explanation
screen-again = Show again
screen-back = Back
screen-on = Next
screen-of = { $number } of { $all }
listen = Listen
listen-no-voice = This device has no English voice.

## A level

level-place = { $lesson } · level { $number }
standing-par = Move { $move } of { $par }
standing-beyond = Move { $move }; { $par } were enough
standing-moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
left-stars = { $count ->
    [one] 1 star left
   *[other] { $count } stars left
}
left-captures = { $count ->
    [one] 1 piece left to capture
   *[other] { $count } pieces left to capture
}
left-squares = { $count ->
    [0] All are marked
    [one] 1 square left
   *[other] { $count } squares left
}
left-pieces = { $count ->
    [0] All are in place
    [one] 1 piece left
   *[other] { $count } pieces left
}
stars-on = Stars on { $squares }.
hint = Hint
take-back = Take back
restart = Restart
said-restarted = Again from the start.
try-again = Try again
once-more = Do it better
next-level = Next level
lesson-finish = Finish the lesson
previous-level = Previous level
tray = Pieces to place
sound = Sound

done = { $stars ->
    [3] Right the first time.
    [2] Right the second time.
   *[other] You did it.
}
done-moves = { $moves ->
    [one] { $stars ->
        [3] Done in a single move.
       *[other] Done.
    }
   *[other] { $stars ->
        [3] Done in { $moves } moves, and fewer will not do.
       *[other] Done in { $moves } moves.
    }
}

hint-piece = Look at { $piece } on { $square }.
hint-look = Read the question again and look at the board.
hint-tray = Choose a piece and touch its square.
hint-move = The arrow shows a good move: { $move }.
hint-square = The ring shows the square { $square }.
hint-no-way = I know no way from here. Take back, or restart.

notice-not-marked = The square { $square } is not one of them.
notice-stands-still = In this level the piece on { $square } stands still.
notice-misplaced = { $piece } does not belong on { $square }.
notice-wrong-answer = Not yet.
notice-is-legal = It is legal. No rule forbids it.

miss-no-check = This move gives no check. None of your pieces attacks the king.
miss-no-mate-run = It is check, but not mate. The king runs away.
miss-no-mate-block = It is check, but not mate. A piece blocks.
miss-no-mate-capture = It is check, but not mate. Your piece is captured.
miss-quiet = It is no check. The other side plays what it likes.
miss-stalemate = The king is not in check and there is no move. It is stalemate, and the game is drawn.
miss-mate = That is mate. But stalemate is asked for, without check.
miss-has-move = It is no stalemate. A move is left.
miss-too-slow = This way mate does not come in time. See the defence.
miss-other-cure-run = That was running away. Another defence is asked for.
miss-other-cure-block = That was blocking. Another defence is asked for.
miss-other-cure-capture = That was capturing. Another defence is asked for.
miss-loses = The piece on { $square } is lost. See who captures it.
miss-moved = The piece has left { $square }. Protect it without moving it.
miss-wrong-piece = { $piece } does not serve here. Choose another piece.
miss-not-capture = This move captures nothing, and here each move captures.
miss-off-line = There is a better move.
miss-off-line-loses = This move puts a piece in danger. See the capture.
miss-dead-end = From here it cannot be finished. It takes another way.
miss-too-long = That was too many moves. Restart, with a plan.
miss-nothing-left = You have not enough pieces left to win.
miss-overtaken = The other side got there first.
miss-stuck = You have no move left.
miss-touched = The touched pieces ask for another move.
miss-unwanted = That was what should be avoided.

## The teacher's bar

teacher = For the teacher
teacher-solve = Show the next step
teacher-squares = Show all possible squares
teacher-keys = While projecting, PageDown and PageUp go from level to level.

## The sheet

paper-back = Back to the lesson
paper-place = As in the position asked for.
