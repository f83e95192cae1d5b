### The site around the board. English.

site-name = Lance Legal
skip-to-content = Skip to the content
close = Close
dismiss = All right
reload = Open again

## Menu

menu-label = Pages
menu-home = Home
menu-play = Play
menu-settings = Settings
menu-about = About
projector-start = Project
projector-stop = Leave

## Notices

update-ready = There is a new version of the site. Your game is kept.
update-apply = Update
update-later = Later
download-copy = Download a copy of the data
language-unavailable = That language could not be fetched. Try again when there is a network.
conflict-use-saved = Use the saved one
conflict-keep-mine = Keep this one

## Home

home-title = Learn chess, move by move
home-lead = Play with a friend on one screen. If a move is not legal, the board shows you why.
home-play = Play together
home-resume = Go on with the game
home-example-label = Example: White wants to castle, and the bishop on a6 attacks f1
promise-reason-title = Always a reason
promise-reason = Each refused move comes with the explanation, the squares and the article of the Laws.
promise-offline-title = Works without a network
promise-offline = Open the site once. Then you can play even without internet.
promise-private-title = It all stays with you
promise-private = No accounts, no ads. What you do does not leave this device.

## Play

white = White
black = Black
play-board-label = Chess board
play-new = New game
play-flip = Turn
play-more = More
play-take-back = Take back
play-type-label = Write the move
play-type-button = Play
turn-white = White to move
turn-black = Black to move
turn-white-check = Check! White to move
turn-black-check = Check! Black to move
over-white-wins = White has won
over-black-wins = Black has won
over-draw = Draw
over-checkmate = Checkmate: the king is in check and no move saves it.
over-stalemate = Stalemate: there is no legal move and the king is not in check.
# $article (text): the number of an article of the Laws of 2023
article = Article { $article }
said-taken-back = Move taken back
said-no-move = No moves yet
# $ply (number): moves of either side shown; $total (number): moves in the game
looking-at = You are looking at move { $ply } of { $total }.
looking-back-title = This move is in the past
looking-back = You are looking at an earlier position. Go to the end, or play on from here.
looking-back-to-end = Go to the end
looking-back-play-on = Play from here
typed-title = I did not understand that move
# $text (text): what was typed
typed-unreadable = “{ $text }” does not look like a move. Write, for example, e4 or Nf3.
typed-illegal = No piece can play “{ $text }” now.
typed-ambiguous = More than one piece can play “{ $text }”. Add the file or the rank it comes from.
typed-foreign = “{ $text }” uses the letters of another language. See the settings.
typed-too-long = That is too long for a move.
shortened-title = There was a mistake in the saved game
# $ply (number): how many moves could be read
shortened = We got back the first { $ply } moves.
moves-title = Moves
moves-none = The moves appear here, as on a score sheet.
moves-number = Number
replay-label = Go through the game
replay-first = Go to the start
replay-back = Move before
replay-forward = Next move
replay-last = Go to the end
replay-run = Let it run
replay-stop = Stop

## How is it written?

written-title = How is it written?
written-none = Play a move. Here you see how to write it.
written-short = Short form
written-long = Long form
written-figurine = With figures
written-english = In English
# $piece (text): the name of a piece, such as "knight"
written-piece = The letter of the piece: { $piece }.
written-pawn = A pawn has no letter.
written-pawn-file = The file the pawn comes from.
written-file = The file it comes from: another such piece could get there too.
written-rank = The rank it comes from: another such piece could get there too.
written-capture = It takes a piece. The sign is optional.
written-arrival = The square it arrives on.
# $piece (text): the name of a piece, such as "queen"
written-promotion = The pawn is promoted: { $piece }.
written-castling-king = Castling on the king's side.
written-castling-queen = Castling on the queen's side.
written-check = Check. The sign is optional.
written-mate = Checkmate. It is also written ++.
written-en-passant = A capture in passing. The sign is optional.
written-listen = Hear the move
written-no-voice = This device has no voice of its own in this language.

## More

more-title = More
more-games = Games
more-restore = Back to the game before
sample-laws-2023 = The game of the Laws
sample-laws-2005 = The game of the Laws of 2005
more-board = Board
more-fen = Start from another position
more-fen-label = Position as FEN
more-fen-button = Start from here

## Positions that will not do

bad-fen-title = That position will not do
fen-too-long = The text is too long for a position.
fen-field-count = A position in FEN has six parts, with spaces between them.
# $count (number): how many ranks were found
fen-rank-count = The board has eight ranks, and here there are { $count }.
# $rank (number): 1 to 8; $width (number): squares found in it
fen-rank-width = Rank { $rank } has { $width } squares. It should have eight.
# $letter (text): a single sign
fen-unknown-letter = On rank { $rank } there is the sign “{ $letter }”, which is no piece.
fen-turn = It does not say who is to move: w for White, b for Black.
fen-castling-field = The castling part may only have K, Q, k and q, once each.
fen-en-passant-field = The en passant square is not written well.
fen-counters = The last two parts are numbers of moves.
# $side (text): “White” or “Black”
position-no-king = A king is missing: { $side } has none.
position-second-king = Too many kings: { $side } has another one on { $square }.
position-pawn-on-last-rank = The pawn on { $square } stands on the first or the last rank.
position-too-many-men = Too many pieces: { $side } can have only sixteen.
position-too-many-pawns = Too many pawns: { $side } can have only eight.
position-too-many-promoted = Too many pieces: { $side } has not enough pawns for so many promotions.
# $king, $by (text): squares
position-opponent-in-check = The king on { $king } is in check from the piece on { $by }, and it is not its turn.
position-too-many-checkers = The king on { $king } is in check from too many pieces.
position-castling-king-side = Kingside castling is not possible: { $side } lacks king or rook at home.
position-castling-queen-side = Queenside castling is not possible: { $side } lacks king or rook at home.
position-en-passant = Nobody can have passed { $square } with a double step.
position-other = This position cannot be reached in a game.

## Settings

settings-lead = Each choice counts at once and is kept on this device.
settings-language = Language
language-browser = As the browser
language-pt-pt = Português (Portugal)
language-pt-br = Português (Brasil)
language-en = English
settings-theme = Theme
theme-system = As the device
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
theme-projector = Projector
settings-text = Text size
text-normal = Normal
text-large = Large
text-largest = Very large
settings-still = No motion
settings-letters = Letters of the pieces
letters-portuguese = R D T B C
letters-english = K Q R B N
letters-figurine = Figurines
settings-destinations = Show the possible moves
settings-turn-board = Turn the board after each move
settings-coordinates = Coordinates
coordinates-outside = Outside
coordinates-inside = Inside
coordinates-every = On every square
coordinates-off = No coordinates

## About

privacy-title = What we know about you: nothing
privacy-1 = This site does not ask for your name or your e-mail. There are no accounts, ads or visit counters.
privacy-2 = What you do stays on this device. It is sent to nobody.
privacy-3 = If the computer belongs to the school, erase everything at the end of the lesson.
kept-title = What is kept on this device
kept-text = Only this, and only for what it says here:
kept-name = Name
kept-purpose = What for
import-copy = Open a copy
import-done = The copy has been opened.
import-unreadable = We could not read that file.
erase = Erase everything
erase-question = Erase everything?
erase-warning = The settings and the game on this device will be gone for ever.
erase-yes = Yes, erase
erase-no = No, keep everything
erase-done = Everything is erased.
keys-title = Playing with the keyboard
keys-text = The arrows walk over the board. Enter picks up a piece and puts it down. The ? key shows the other keys.
laws-title = The Laws
laws-text = The numbers of the articles are those of the FIDE Laws of Chess in force since 2023. The explanations are ours.
licences-title = Licences
licences-text = The program and the drawings are free: MIT or Apache 2.0 licence. It was made with these parts by others:
licences-show = Show the list

## Not found

not-found-title = This square does not exist
not-found-text = The knight has jumped off the board. Shall we fetch it?
not-found-home = Back to the start
