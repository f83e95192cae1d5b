### Home: what only the first page says.

home-title = Learn chess, move by move
home-lead = Learn lesson by lesson. Play against the computer or with a friend. If a move is not legal, the board shows you why.
home-new = I have never played
home-new-text = Begin with the board and the rook.
home-plays = I know how to play
home-plays-text = Show what you know and see where to begin.
home-teacher = I am a teacher
home-teacher-text = Lessons on the wall, sheets and a clock.
home-for-teachers = For the teacher
home-class-lessons = The lessons
home-class-tactics = Tactics for the class
home-exam = Exam on the rules, with a diploma
home-school = Rules of school sport
home-first-how = Touch the rook, and then the square it goes to.
home-first-won = You did it!
home-all = All there is
home-play = Play
home-resume = Go on with the game
home-example-label = Example: White wants to castle, and the bishop on a6 attacks f1
promise-reason-title = Always a reason
promise-reason = Each refused move comes with the explanation, the squares and the article of the Laws.
promise-offline-title = Works without a network
promise-offline = Open the site once. Then you can play even without internet.
promise-room-title = Works in this room’s network
promise-room = This address needs the network of the room. What you do is kept on this device.
promise-private-title = It all stays with you
promise-private = No accounts, no ads. What you do does not leave this device.
home-today = Puzzle of the day
home-today-text = One puzzle a day, the same for everybody.
# $count (number): how many exercises are due today, in this message and in those below
home-due-lessons = Lessons to review: { $count }
home-due-tactics = Tactics to review: { $count }
home-due-notation = Notation to review: { $count }
home-due-own = From your games: { $count }
home-due-endings = Endings to review: { $count }
home-due-draughts = Draughts to review: { $count }
