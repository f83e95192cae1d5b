### Exercises: a teacher's sheets, the board on which they are made, what the rules find.

## The list

exercises-lead = Set up a position, say what is asked, and play it as your pupils will.
exercises-all = All sheets
exercises-none = There is no sheet yet.
exercises-new = New sheet
exercises-open = Open a sheet
exercises-untitled = Untitled sheet
# $count (number): exercises of a sheet
exercises-count = { $count ->
    [0] no exercises
    [one] 1 exercise
   *[other] { $count } exercises
}
exercises-copy = Make a copy
# $title (text): what the sheet is called
exercises-copy-of = { $title } (copy)
exercises-save = Save as a file
exercises-remove = Remove
exercises-put-back = Put it back
exercises-removed = It is removed. You can put it back.
exercises-back = It is back.
exercises-saved = The sheet goes to your files.
exercises-not-saved = The browser did not let the file be saved.
exercises-opened = The sheet is in the list.
exercises-full = There is no room for more. Save sheets as files and remove some of them here.
exercises-sheet-full = This sheet takes no more exercises.
exercises-missing = This sheet is not here
exercises-missing-text = Sheets stay on the device where they were made.
exercises-unread = This sheet cannot be opened
exercises-sent-unread = I cannot read this exercise. Ask your teacher for the address, or read the code again.

## Files that will not do

exercises-unreadable = This file cannot be read, or it is too large. Nothing has changed.
# $line (number): from 1; $reason (text): one of the sentences below
exercises-file-wrong = Line { $line } will not do. { $reason } Nothing has changed.
exercises-file-too-long = The text is too long.
exercises-file-no-sheet = It is no sheet of this site.
exercises-file-newer = It is from a newer version of this site.
exercises-file-word = It begins with a word that is not known.
exercises-file-outside = It stands before the first exercise.
exercises-file-no-board = This exercise has no board.
exercises-file-board = The position is not well written.
exercises-file-goal = What is asked is not clear.
exercises-file-squares = A square is not well written.
exercises-file-moves = A move is not well written.
exercises-file-too-many = It has too much of something.
exercises-file-twice = It says the same thing twice.

## The board

exercises-edit = Make a sheet
exercises-title = Title of the sheet
exercises-list = Exercises of this sheet
# $number (number): its place in the sheet
exercises-number = Exercise { $number }
exercises-add = New exercise
exercises-play = Play it as a pupil
exercises-board = Board of the exercise
exercises-pieces = Pieces
exercises-hand = Move pieces
exercises-erase = Take pieces away
exercises-help-hand = Take each piece where you want it.
exercises-help-put = Touch the squares where this piece goes.
exercises-help-erase = Touch the pieces to take away.
exercises-help-ring = Touch the squares to ring.
exercises-help-arrow = Touch where the arrow begins and where it ends.
exercises-help-target = Touch the squares that count.
exercises-help-way = Play the moves on the board, those of both sides.
exercises-help-also = Play another move that will do too.
# $square (text): as it is said
exercises-said-empty = { $square } is empty
exercises-drawings = Drawings
exercises-arrow = Arrow
exercises-ring = Ring
exercises-no-drawings = Erase the drawings
exercises-position = Position
exercises-turn = Who is to move
exercises-castles-white-king = White may castle kingside
exercises-castles-white-queen = White may castle queenside
exercises-castles-black-king = Black may castle kingside
exercises-castles-black-queen = Black may castle queenside
exercises-passing = Square that a pawn has just passed over
exercises-nobody = none
exercises-fen = Position in FEN
exercises-start = Starting position
exercises-clear = Empty board
exercises-from-game = The position in Play

## What is asked

exercises-ask = What is asked
exercises-ask-line = Play moves
exercises-ask-mate = Give mate
exercises-ask-capture = Capture
exercises-ask-reach = Reach squares
exercises-ask-mark = Mark squares
exercises-ask-judge = Legal or not
exercises-ask-answer = Choose A, B or C
exercises-ask-written = Answer in writing
exercises-written = The answer stays on paper, and the teacher marks it. Write the question as the task, and the answer as the explanation.
# $moves (number): 1 to 3
exercises-mate-in = { $moves ->
    [one] in one move
   *[other] in { $moves } moves
}
exercises-line = Moves of the solution
exercises-line-text = The pupil plays the first move, the computer the second, and so on.
exercises-way = Play the solution
exercises-also = Another move that will do
exercises-or = or
exercises-line-back = Take back the last move
exercises-judge = Show the move on the board
exercises-squares = Choose the squares
# $letter (text): A to D
exercises-answer = Answer { $letter }
exercises-right = Right answer
exercises-more-answers = One more answer
exercises-fewer-answers = Remove the last answer
exercises-words = Your words
exercises-task = Task
exercises-hint = Hint
exercises-after = Explanation at the end

## The task, where nobody has written one

exercises-task-move = Find the best move.
exercises-task-line = Find the best moves.
# $moves (number): 1 to 3
exercises-task-mate = { $moves ->
    [one] Give mate in one move.
   *[other] Give mate in { $moves } moves.
}
exercises-task-capture = Capture the marked pieces.
exercises-task-reach = Reach every star.
exercises-task-mark = Mark the right squares.
# $move (text): from and to
exercises-task-judge = Is the move { $move } legal?
exercises-task-answer = Choose the right answer.
exercises-task-written = Write the question here.
# Said to a pupil who opens the question on a screen.
exercises-written-text = Write the answer in your notebook or on the worksheet. Your teacher marks it.

## What the rules find

exercises-found = What the rules find
exercises-found-legal = The position is legal.
exercises-found-without-king = A king is missing, and the rest of the position is legal.
exercises-missing-pieces = There are no pieces on the board yet.
exercises-missing-move = The move is missing.
exercises-missing-squares = The squares are missing.
exercises-missing-answers = There are too few answers to choose from.
exercises-missing-task = The task is missing, and the rules cannot guess it.
exercises-found-no-move = The side to move has no legal move.
# $number (number): place in the line
exercises-found-illegal = Move { $number } of the solution is not legal.
exercises-found-ends-with-reply = The last move is the computer’s, so it does not count.
# $moves (number)
exercises-found-least = { $moves ->
    [one] It takes one move.
   *[other] It takes { $moves } moves, and no fewer.
}
# $moves (number)
exercises-found-mate = { $moves ->
    [one] There is mate in one move.
   *[other] There is mate in { $moves } moves, and no sooner.
}
# $moves (number)
exercises-found-mate-sooner = { $moves ->
    [one] There is mate sooner, in one move.
   *[other] There is mate sooner, in { $moves } moves.
}
# $moves (number)
exercises-found-no-mate = { $moves ->
    [one] There is no mate in one move.
   *[other] There is no mate in { $moves } moves.
}
exercises-found-mate-without-king = To give mate the position must be legal, with both kings.
exercises-found-too-deep = This mate takes too long to work out. Play it as a solution, move by move.
exercises-found-unsolvable = There is no way to do it.
exercises-found-undecided = There are too many ways to look at all of them.
# $move (text): a move as it is written
exercises-found-only = Only { $move } does it.
# $moves (text): moves as they are written
exercises-found-also = There is more than one first move: { $moves }.
exercises-found-mates-too = { $moves } mates too, and is not in the solution.
exercises-found-ends-with-mate = The solution ends with mate.
# $square (text)
exercises-found-loses = At the end of the solution, the piece on { $square } can be taken with gain.
exercises-found-nothing-to-take = There is nothing to capture on { $square }.
exercises-found-occupied = A piece of the side to move is on { $square } already.
exercises-found-is-legal = The move is legal.
exercises-found-is-illegal = The move is not legal.
# $one, $other (text): A to D
exercises-found-same = Answers { $one } and { $other } are the same.
# $letter (text): A to D
exercises-found-empty = Answer { $letter } is empty.
