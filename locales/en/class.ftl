### Class: worksheets, the pupil's page, results.

class-lead = Prepare work for the class, or see what each pupil did.
class-private = Nobody signs in. Only what you show to somebody leaves this device.
class-known = Worksheets on this device
class-prepare = Prepare for the class
class-results = Results of the class
# $name (text): the name of the class
class-untitled = Worksheet of class { $name }

## Preparar

class-prepare-lead = Put tasks in order. The address is ready at once, and everybody who opens it gets the same.
class-title = Title of the worksheet
class-name = Name of the class
class-name-text = The same name gives everybody the same questions. Another name gives others.
class-choose = Add a task
class-kind = Of which kind?
class-kind-level = Level
class-kind-lesson = Lesson
class-kind-notation = Notation
class-kind-squares = Squares
class-kind-tactics = Tactics
class-kind-questions = Questions
class-kind-position = Position
class-kind-exercise = Exercise of yours
class-kind-clock = Clock
class-kind-draughts = Draughts
class-kind-draughts-level = Level of draughts
class-kind-draughts-lesson = Lesson of draughts
class-kind-draughts-drill = Drill of draughts
class-kind-situation = Arbiter situation
class-drill = Drill
class-topic = Level of the drill
# $number (number): the place of the level in its lesson, in this message and in the next one; $lesson (text): the lesson's name
class-level-number = Level { $number }
class-level = { $lesson }, level { $number }
class-squares-text = Each pupil chooses how to play, and all get the same squares.
class-fen = Position as FEN
class-moves = Moves of the solution, if any
class-line = What is asked, in one line
class-position-text = The position opens on the board of Play. Pupils see the solution only if they open it.
class-exercise = Exercise
class-exercises-sheet = Your sheet
class-exercises-untitled = Sheet without a title
class-no-exercises = You have not made any exercises on this device yet.
class-exercises-make = Make exercises
class-wrong-exercise = That sheet has no exercises that are ready. Say in each what is asked.
class-control = Time control, like 15+5
class-add = Add to the worksheet
# $item (text): the name of a task
class-added = Now on the worksheet: { $item }.
class-twice = That task is already on the worksheet.
class-full = A worksheet has 12 tasks at most.
class-wrong-fen = That is not a position of a game, written as FEN.
class-wrong-moves = Those moves cannot be played in that position. There may be 20 at most.
class-wrong-control = That is not a time control. Write for example 10+5.
class-list = The worksheet
class-empty = It has no tasks yet.
# $item (text): the name of a task, or of a pupil, in this message and in the next two
class-up = Move { $item } up
class-down = Move { $item } down
class-remove = Remove { $item }
class-anew = Begin another worksheet

## Dar à turma

class-send = Give it to the class
class-share = This address opens the worksheet on the pupils' devices. All the tasks are in it.
class-copy = Copy
class-copied = Copied.
class-not-copied = This browser does not allow copying. Mark the address and copy it by hand.
# $title (text): the title of the worksheet
class-qr = QR code with the address of the worksheet: { $title }
# $count (number): how many codes, in the next three messages; $number (number): which of them, from 1
class-parts-needed = This worksheet needs { $count } codes. Pupils read all of them, in any order.
class-part-of = Code { $number } of { $count }
class-part-choose = Which code is shown
class-only-file = This worksheet is too large for QR codes. Copy the address or save it as a file.
class-file-save = Save as a file
class-file-saved = The worksheet goes to your files. Pupils open it on the page of worksheets for the class.
class-too-long = The worksheet does not fit into an address. Remove tasks, or shorten the lines.
class-wall = Project the code
class-cards = Print cards
class-on-paper = Worksheet on paper
class-share-dialog = Share
class-open = See it as a pupil

## A página do aluno

class-pupil-lead = Do the tasks in order. After each one, go back to this page.
# $name (text): the name of the class
class-of = Class { $name }
# $done (number): levels done; $of (number): levels there are
class-levels-done = You have done { $done } of { $of } levels.
class-how-many = How many were right?
# $right (number): right answers; $of (number): how many were asked
class-right-of = { $right } of { $of }
class-not-yet = Not done yet
class-did-you = Did you manage it?
class-did = I did
class-did-not = I did not
class-solution = See the solution
class-result = Your result
class-result-text = The stars come from the lessons. The rest is what you said above. Show the code to your teacher.
class-your-name = Your first name or number
class-no-name = Write your name first, or your number.
class-show-result = Show my result
# $name (text): the pupil; $right (number): tenths right; $of (number): of how many
class-score = { $name }: { $right } of { $of } points.
class-result-qr = QR code of your result
class-digits-text = You can read out the groups of digits, too.
class-unread = This worksheet cannot be read
class-unread-text = Nothing is lost. Ask for the address again, or read the QR code once more.

## Uma ficha em vários códigos, ou em ficheiro

# $count (number): how many codes
class-parts = A worksheet in { $count } codes
# $number (number): which code, from 1, in the next four messages
class-part-taken = Code { $number } has been read.
class-part-again = Code { $number } had been read already.
class-part-here = Code { $number } is here
class-part-missing = Code { $number } is missing
class-part-other = This code is of another worksheet. The codes of the others are kept.
class-parts-text = Read the codes that are missing, in any order. Those you have read stay on this device.
# $here (number): codes read; $count (number): of how many; $missing (number): how many are missing; $numbers (text): which
class-parts-waiting = { $missing ->
    [one] You have { $here } of { $count } codes of a worksheet. Code { $numbers } is missing.
   *[other] You have { $here } of { $count } codes of a worksheet. Codes { $numbers } are missing.
}
class-file-open = Open a worksheet from a file
class-file-unread = This file cannot be read, or it is too large. Nothing has changed.
class-file-wrong = There is no worksheet in this file.

## O que um código tem de errado

class-code-not-digits = A code has digits only.
class-code-cut = A part of the code is missing.
class-code-too-long = There are too many digits for a code.
class-code-damaged = The code has wrong digits, or too many.
class-code-too-new = The code is of a newer version. Reload the page and try again.
class-code-other = This code is of something else. Worksheets and results have different codes.
class-code-unknown = The code is whole, but it has a task that is not known here.
# $place (number): which group of digits, from 1
class-wrong-group = There is a mistake in group { $place }. Check the digits of that group.

## Resultados

class-results-of = Of which worksheet? These are on this device.
class-collect = Collect results
class-typed = Code read out, in groups
class-take = Add
class-camera = Read with the camera
class-camera-stop = Stop the camera
class-camera-asks = The browser will ask whether the camera may be used.
class-camera-on = Show each pupil's code to the camera.
class-camera-picture = What the camera sees
class-camera-refused = The browser did not allow the camera. You can type the code or use a photo.
class-camera-none = There is no camera to use here. You can type the code or use a photo.
class-photo = Read a photo
class-photo-reads = Reading the photo.
class-photo-none = There is no code to be found in the photo. Try closer, with more light.
class-photo-wrong = That photo cannot be opened.
class-reader-missing = The code reader did not arrive. Check the network, or type the code.
# $name (text): a pupil; $count (number): results so far, in this message and in the next two
class-taken = { $name } is in the table. There are { $count } now.
class-taken-twice = { $name } was in the table with another result. Both are kept, { $count } in all.
class-count = { $count ->
    [one] 1 result
   *[other] { $count } results
}
class-again = This result is in the table already.
class-other-series = This result is of another worksheet, or of this one before it changed.
class-results-full = The table is full. It holds 100 results.
class-no-results = There are no results yet.
class-pupil = Pupil
class-total = Total
class-minutes = Minutes
class-of-tenths = Of how many points
class-average = Class
class-same-name = repeated name
class-remove-head = Remove
# $items (text): the names of the tasks
class-hardest = The hardest was { $items }.
class-print = Print the table
class-csv = Save for a spreadsheet
class-no-file = The browser did not allow saving the file.
class-erase = Erase all results
class-erase-sure = Are you sure? Press again to erase.
class-erased = The results were erased from this device.
class-results-limits = The results stay on this device alone. A code forged with care cannot be told from a true one.
