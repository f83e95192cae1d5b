### Settings and About.

## Settings

settings-lead = Each choice counts at once and is kept on this device.
settings-language = Language
language-browser = As the browser
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
letters-language = Those of the language
letters-portuguese = R D T B C
letters-english = K Q R B N
letters-figurine = Figurines
settings-students = Show other student games
settings-students-text = Truco and poker, for organisers alone. No money, and no game against the computer.

## About

privacy-title = We know nothing about you
privacy-1 = This site needs neither your name nor your e-mail. There are no accounts, ads or visit counters.
privacy-2 = What you do stays on this device. It is sent to nobody. On a class worksheet, the name you type goes only into the code you show. In the table of a tournament by QR code, players go without surnames. Whoever collects the results keeps them on their own device. The camera starts only at a press, and no picture is kept.
privacy-3 = If the computer belongs to the school, erase everything at the end of the lesson.
room-title = At this address
room-text = This address begins with http:// and is for the network of the room. You play and learn as anywhere else, and what you do is kept on this device.
room-without = The browser does not keep the site for use without a network, and does not install it. The buttons that copy and the camera do not work either. Write the address or the code by hand.
file-title = In this file
file-text = The whole site is in this file. It needs no network. It cannot be installed and does not update itself. For a new version, put a new file in its place.
file-kept = What you do is kept in the browser of this computer, and not in the file. If you change computers, or move the file to another folder, take a copy along.
file-addresses = An address to send has the name of the file and a #. Whoever has the file too opens it, and writes the # and what follows it at the end of the address.
kept-title = What is kept on this device
kept-text = Only this, and only for what it says here:
kept-name = Name
kept-purpose = What for
import-copy = Open a copy
import-done = The copy has been opened.
import-unreadable = We could not read that file.
erase = Erase everything
erase-question = Erase everything?
erase-warning = All of this goes from this device, and it cannot be undone.
erase-yes = Yes, erase
erase-no = No, keep everything
erase-done = Everything is erased.

## Copies, what is erased, and what was set aside

erase-nothing = Nothing is saved on this device.
copy-label = A name for the copy, if you like (the class, for example)
copy-title = What is in the copy
copy-from = The file “{ $name }” is from { $when }. I have not changed anything yet.
copy-empty = The file “{ $name }” has nothing in it that can be opened.
copy-explain = “Combine” erases nothing that is here. “Replace everything” erases what is here and puts only the copy in its place. Both can be undone.
copy-open = Open the copy
copy-merge = Combine
copy-replace = Replace everything
copy-leave = Leave it as it is
copy-merged = The copy has been combined with what was here.
copy-undo = Undo
copy-undo-text = What was here before stays at hand for one hour, in this tab only.
copy-undone = Everything is as it was before.
copy-undo-late = What was here before is no longer at hand.
side-here = Here
side-copy = In the copy
fate-same = The same on both sides.
fate-only-here = Only here, and it stays.
fate-comes = Only in the copy, and it comes.
fate-joined = They are combined, and the best of each side stays.
fate-chosen = Only one can stay
fate-unreadable = The one in the copy cannot be read, so what is here stays.
fate-locked = What is here is from a newer version, so I leave it alone.
choose-here = The one here
choose-copy = The one in the copy
record-progress = Stars of the lessons
record-days = Days on which you played
record-training = Training
record-tactics = Tactics
record-moments = Moments of your games
record-exercises = Exercises of your own
record-quiz = Questions on the Laws
record-rulings = Arbiter situations
record-tournament = Tournaments
record-class = Class worksheets
record-game = Game of chess
record-draughts = Game of draughts
record-truco = Truco scoreboard
record-poker = Poker event
record-sheet = Score sheet
record-clock = Clock on the table
record-beat = Time of the clock
record-controls = Choices of the clock
record-settings = Settings
record-import = A copy that was cut off
record-unknown = From another version of this site
held-nothing = Nothing
held-damaged = Damaged, cannot be read
held-newer = From a newer version of this site
held-moves = { $count ->
    [one] 1 move
   *[other] { $count } moves
}
held-stars = { $count ->
    [one] 1 star
   *[other] { $count } stars
}
held-cards = { $count ->
    [0] nothing to review
    [one] 1 thing to review
   *[other] { $count } things to review
}
held-puzzles = { $count ->
    [0] no puzzle answered
    [one] 1 puzzle answered
   *[other] { $count } puzzles answered
}
held-moments = { $count ->
    [0] no moments
    [one] 1 moment
   *[other] { $count } moments
}
held-exercises = { $count ->
    [0] no exercises
    [one] 1 exercise
   *[other] { $count } exercises
}
held-answers = { $right } right out of { $asked }
held-tournaments = { $count ->
    [one] one tournament
   *[other] { $count } tournaments
}
held-rulings = { $count ->
    [one] 1 situation
   *[other] { $count } situations
}
held-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
held-results = { $count ->
    [one] 1 result
   *[other] { $count } results
}
held-controls = { $count ->
    [one] 1 time control of your own
   *[other] { $count } time controls of your own
}
held-aside = { $count ->
    [one] Also 1 damaged text that was set aside.
   *[other] Also { $count } damaged texts that were set aside.
}
held-unknown = { $count ->
    [one] Also 1 record from another version of this site.
   *[other] Also { $count } records from another version of this site.
}
aside-title = What I set aside
aside-text = These texts were damaged and I could not read them. You can look at them, save them to a file or throw them away.
aside-signs = { $count ->
    [one] 1 character
   *[other] { $count } characters
}
aside-save = Save to a file
aside-discard = Throw away
aside-discard-all = Throw everything away
aside-yes = Yes, throw everything away
aside-no = No, keep everything
aside-gone = It has been thrown away.
aside-left = I could not throw everything away. Try again.

## About, the rest

keys-title = Playing with the keyboard
keys-text = The arrows walk over the board. Enter picks up a piece and puts it down. The ? key shows the other keys.
laws-title = The Laws
laws-text = The numbers of the articles are those of the FIDE Laws of Chess in force since 2023. The explanations are ours.
licences-title = Licences
licences-text = The program and the drawings are free, under the MIT or Apache 2.0 licence. They use these parts by others:
licences-puzzles = Of the tactics puzzles, 3276 come from the public database of Lichess (database.lichess.org, CC0). The other 1093 are our own.
licences-show = Show the list
storage-purpose-settings = Your choices of colours, text size, language and board.
storage-purpose-game = The game on the board, so that you find it when you come back.
storage-purpose-progress = The stars you won in each level, the levels that come back, and the lessons you know already.
storage-purpose-days = The days on which you played, so that you can count them.
storage-purpose-training = What you missed in the notation trainer and when it comes back, stars and last rounds.
storage-purpose-tactics = Your answers in Tactics, what comes back and when, and how hard your puzzles should be.
storage-purpose-moments = The positions of your own games that you kept to play again.
storage-purpose-exercises = The exercises that you made, in your own words.
storage-purpose-sheet = The score sheet you are filling in.
storage-purpose-clock = The clock of the game, so that it is right again if the page closes.
storage-purpose-draughts = The game of draughts on the board, the one before it, and your choices on that page.
storage-purpose-clock-beat = When the clock of the game was last seen.
storage-purpose-clock-choices = Your choices for the clock, and the time controls you saved.
storage-purpose-quiz = The questions on the Laws you missed, when they come back, and how many you got right by theme. Also the set you did not finish.
storage-purpose-rulings = The situations you ruled on as the arbiter, and the edition of the Laws you chose.
storage-purpose-tournament = The tournaments, with the names of the players, the rounds and the results.
storage-purpose-class = The sheet you prepare, what you did in those you opened, and what the class did.
storage-purpose-truco = The truco scoreboard, with the names you wrote, so that a reload does not lose it.
storage-purpose-poker = Players, tables and seats of the poker event that you organise.
storage-import-too-large = This file is too large to be a copy from this site. I changed nothing.
storage-import-not-json = I cannot read this file. It may be incomplete. I changed nothing.
storage-import-not-a-backup = This file is not a copy made by this site. I changed nothing.
storage-import-newer = This copy was made by a newer version of this site. Reload the page to update, then try again. I changed nothing.
storage-import-quota = There is no room for this copy. Everything is as it was.
storage-import-unavailable = This browser did not let me save the copy. Everything is as it was.
storage-import-interrupted = The copy stopped half-way. Reload the page, and everything will be as it was before.
storage-erase-unavailable = This browser does not let me see what is saved. I do not know whether everything is erased.
storage-erase-left = I could not erase everything. Try again, or ask a grown-up for help.
