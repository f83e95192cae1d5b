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
lesson-xadrez-960 = Chess960
    .aim = Know a start position, and castle from wherever the king stands.
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
learn-class-mode-text = In class mode nothing is kept. It lasts until the page is closed.

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

## The sheet

paper-back = Back to the lesson
paper-place = As in the position asked for.
