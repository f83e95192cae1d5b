### The site around the board. English.

site-name = Lance Legal
skip-to-content = Skip to the content
close = Close
dismiss = All right

## Menu

menu-label = Pages
menu-home = Home
menu-learn = Learn
menu-notation = Notation
menu-games = Small games
menu-sheet = Score sheet
menu-tactics = Tactics
menu-endings = Endings
menu-play = Play
menu-lecture = A game in class
menu-chess960 = Chess960
menu-draughts = Draughts
menu-laws = Laws
menu-clock = Clock
menu-teacher = For the teacher
menu-tournament = Tournament
menu-diagrams = Blank diagrams
menu-exercises = Your own exercises
menu-class = Class worksheets
menu-students = Other student games
menu-settings = Settings
menu-about = About
loading = Loading…
part-missing = This part could not be fetched. See whether there is a network and try again.
part-retry = Try again
no-answer = The site did not answer.
stars-said = { $stars ->
    [0] no stars
    [one] 1 star
   *[other] { $stars } stars
}
projector-start = Project
projector-stop = Leave
projector-black = A key or a tap brings the page back.
send-page = Send

## Notices

update-ready = There is a new version of the site. Your game is kept.
update-apply = Update
update-later = Later
download-copy = Download a copy of the data
language-unavailable = The chosen language could not be fetched. Try again when there is a network.
tabs-game = This game is open in another window. Here you can only watch.
tabs-clock = This clock is open in another window. Here you can only watch.
tabs-here = Continue here

## Play

white = White
black = Black
play-type-label = Write the move
play-type-button = Play
turn-white = White to move
turn-black = Black to move
article = Article { $article }
said-taken-back = Move taken back

## More

sample-laws-2023 = The game of the Laws

## On its way

loading-missing-title = This page did not arrive
loading-missing = A part of the site got lost on the way. Nothing is gone, and what you saved is still here. See whether you are online and try again.
loading-again = Try again
loading-reload = Reload

## Not found

not-found-title = This page does not exist
