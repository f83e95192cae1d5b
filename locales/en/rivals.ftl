### Play against the computer: the eight opponents and the dialog to choose one.

## The opponents, weakest first
## Each has a name, a strength in words and one sentence about how they play.

rival-tome = Tomé
rival-tome-strength = Learned yesterday.
rival-tome-about = Plays fast and sometimes does not notice that a piece is left unprotected.
rival-bia = Bia
rival-bia-strength = Learned last week.
rival-bia-about = Loves to capture and does so at every chance, even when the piece is protected.
rival-zeca = Zeca
rival-zeca-strength = Plays at break time.
rival-zeca-about = Thinks only one move ahead, so a longer plan takes him by surprise.
rival-ines = Inês
rival-ines-strength = Is in the school club.
rival-ines-about = Plays with care and, when losing, trades whatever can be traded.
rival-duarte = Duarte
rival-duarte-strength = Plays in the school team.
rival-duarte-about = Counts captures well, but forgets the back rank, where the pawns shut the king in.
rival-leonor = Leonor
rival-leonor-strength = Is the school champion.
rival-leonor-about = Sees a lot, but sometimes forgets to protect the king.
rival-simao = Mr Simão
rival-simao-strength = Has played in the café for forty years.
rival-simao-about = Has seen many games, but does not always notice passed pawns.
rival-salome = Master Salomé
rival-salome-strength = Is the district champion.
rival-salome-about = Sees almost everything, but even she makes a mistake now and then.

## To choose

# $elo (number): a rating
rivals-elo = Estimated Elo: { $elo }
rivals-from = From which position?
rivals-from-start = From the start
rivals-from-board = From the one on the board

## Help
## $piece is the piece with its article ("o cavalo"), $from and $to the squares of the move

rivals-hint = Hint
rivals-why = Why?
rivals-hint-title = Hint
rivals-hint-queen-side = Look at the queen’s side.
rivals-hint-center = Look at the centre.
rivals-hint-king-side = Look at the king’s side.
rivals-hint-piece = Look at { $piece } on { $from }.
rivals-hint-move = { $piece-start } on { $from } goes to { $to }.
rivals-hint-more = Another hint
rivals-asking-title = Looking
rivals-asking = The computer is looking at the position. If you move first, the answer is not needed any more.
rivals-asking-stop = Stop
rivals-no-advice-title = No answer this time
rivals-no-advice = The computer could not answer. You can play on.

## Danger warning

rivals-danger = Danger warning
rivals-danger-off = No warning
rivals-danger-before = Before the answer
rivals-danger-after = After the answer
rivals-danger-text = When your move puts you in danger, an arrow shows why. You can try again.
rivals-danger-title = Careful with this move
rivals-danger-again = Try again
rivals-danger-on = Play it anyway

## Draws

rival-offer-comes = The offer goes with your next move. First you move, then you offer.
rival-declined = The computer did not accept the draw.

## After the game

learn-open = What to learn from this game
