### The questions on the Laws: themes, sets, duel, class, paper.

quiz-title = Questions
quiz-lead = Answer, see why, and read the article.
quiz-level = Level
quiz-level-school = School
quiz-level-arbiter = Arbiter
quiz-edition = Which edition?
quiz-mixture = Mixture
quiz-mixture-text = { $count ->
    [one] One question, of all themes.
   *[other] { $count } questions, of all themes.
}
quiz-begin = Begin 10 questions
quiz-themes = Themes
quiz-theme = Theme
quiz-theme-rapid = Rapid chess
quiz-theme-blitz = Blitz
quiz-theme-moves = Moves and touched pieces
quiz-theme-clock = The clock
quiz-theme-irregularities = Irregularities
quiz-theme-sheet = The score sheet
quiz-theme-draws = Draws
quiz-theme-conduct = Conduct
quiz-theme-arbiter = The arbiter
quiz-theme-notation = Notation
quiz-theme-draughts = Draughts
quiz-theme-school = Madeira school sport
quiz-theme-articles = Numbers of the articles
quiz-theme-poker = Poker
quiz-theme-truco = Truco
quiz-count = { $count ->
    [one] One question
   *[other] { $count } questions
}
quiz-standing = Right: { $right } of { $asked }
quiz-elsewhere = In other regulations
quiz-together = For two, in class, on paper
quiz-duel = Duel
quiz-duel-text = Two players at one screen. Whoever knows presses first.
quiz-class = Class
quiz-class-text = To be projected: the question, hands up for each letter, and the answer when you want it.
quiz-paper = Paper
quiz-paper-text = A test to print, with the answers on a page of their own.
quiz-due = { $count ->
    [one] One question that you missed comes back today.
   *[other] { $count } questions that you missed come back today.
}
quiz-later = { $days ->
    [one] The questions you missed come back tomorrow.
   *[other] The questions you missed come back in { $days } days.
}
quiz-review = Review
quiz-review-begin = Review
quiz-forget = Delete my results
quiz-forget-title = Delete the results?
quiz-forget-text = The questions that would come back and the results of each theme are deleted. There is no way back.
quiz-forget-yes = Delete
quiz-forget-no = Keep them
quiz-missing = There are no questions of this name
quiz-all = All questions
quiz-place = Question { $place } of { $of }
quiz-how-one = Choose one answer.
quiz-how-several = More than one is right. Choose them all and confirm.
quiz-how-order = Tap the sentences in the right order, or move them with the arrows. Then confirm.
quiz-how-true = Is it true?
quiz-how-article = Which article decides?
quiz-how-board = Play the move on the board.
quiz-how-clock = Put the right times on the clocks and confirm.
quiz-touch-several = Which sentences are right?
quiz-touch-order = What is the right order?
quiz-touch-clock = Which times are to stand on the clocks?
quiz-touch-board = Which is the move?
quiz-true = True
quiz-false = False
quiz-confirm = Confirm
quiz-up = Further up: { $option }
quiz-down = Further down: { $option }
quiz-white = White
quiz-black = Black
quiz-clock-was = It showed { $time }
quiz-clock-right = White { $white }, Black { $black }
quiz-board-counts = Here an illegal move counts as a mistake.
quiz-not-legal = That move is not legal.
quiz-sign-found = ✓ right
quiz-sign-missed = ○ this was right
quiz-sign-wrong = ✗ wrong
quiz-sign-right = ✓ right
quiz-right = ✓ Right!
quiz-shown = The answer
quiz-partly = ◐ Partly
quiz-wrong = ✗ Not that
quiz-parts = You got { $found } of { $of }.
quiz-was-right = Right answer: { $answer }
quiz-section = Regulation, section { $section }
quiz-other-editions = In another edition the answer is different
quiz-next = Next question
quiz-finish = See the result
quiz-over = The end
quiz-score = { $right } right out of { $of }
quiz-none = There is nothing to review today.
quiz-by-theme = By theme
quiz-missed = What you missed
quiz-more = Another 10
quiz-same = The same again
quiz-on-paper = These on paper
quiz-share = With this address the class gets the same questions:
quiz-copy = Copy
quiz-copied = Copied.
quiz-not-copied = It could not be copied. Select the address and copy it yourself.
quiz-class-over = No more questions
quiz-class-first = Back to the first
quiz-class-known = What the class knows
quiz-class-share = Question { $place }, { $share } % of the hands right ({ $right } of { $all }).
quiz-class-hard = ✗ Fewer than half were right.
quiz-class-again = Articles to read again
quiz-class-not-kept = This summary is not kept. It is gone when you leave.
quiz-class-keys = Keys A to F add a hand (with Shift they take one away). Right arrow or Page Down shows the answer and then goes on; left arrow or Page Up goes back.
quiz-show = Show the answer
quiz-turns = Who answers first
quiz-buzzer = With buzzers
quiz-alternate = In turns
quiz-duel-rules = A miss passes the question to the other player. Where there are only two answers, a miss is a point for the other.
quiz-duel-keys = The keys A and L press the buzzer, 1 to 6 answer, 0 shows the answer.
quiz-left = Left
quiz-right-side = Right
quiz-duel-open = Press the buzzer if you know.
quiz-duel-answers = { $name }: answer!
quiz-duel-second = { $name }: now you may answer.
quiz-duel-point = { $name }: a point!
quiz-duel-nobody = Nobody scores.
quiz-duel-won = { $name } wins!
quiz-duel-drawn = A draw
quiz-buzz = I know! ({ $key })
quiz-nobody = Nobody knows
quiz-print = Print
quiz-paper-anew = Other questions
quiz-paper-count = { $count } questions
quiz-paper-one = Mark one answer.
quiz-paper-several = More than one is right. Mark them all.
quiz-paper-order = Write 1 before the first, 2 before the second, and so on to the end.
quiz-paper-board = Write the move on the line.
quiz-paper-clock = Write the right time of each clock.
quiz-paper-name = Name:
quiz-paper-date = Date:
quiz-paper-code = Code: { $code }
quiz-paper-answers = Answers: { $title }
quiz-paper-answer = { $answer } ({ $articles })
