### Learn draughts.

learn-draughts = Learn draughts
draughts-lesson-articles = For the teacher: rules of classic draughts, { $articles }.

## A level

draughts-the-man = the man
draughts-the-dama = the king
draughts-hint-piece = Look at { $piece } on { $square }.
draughts-stands-still = In this level, the piece on { $square } stays where it is.
draughts-go-on = The capture goes on. Jump to its end.
draughts-which = Captures to this square take different pieces. Choose one.
draughts-which-way = { $move }: takes { $taken }
draughts-miss-loses = This loses pieces. See the reply, then look for another move.
draughts-miss-too-slow = Now you can no longer win in time. See the defence, then look for another move.
