### The headings of the chapters, edition by edition.

law-2023-intr = Introduction
law-2023-pref = Preface
law-2023-1 = The game and its aim
law-2023-2 = The starting position
law-2023-3 = How the pieces move
law-2023-4 = Touching and moving the pieces
law-2023-5 = How the game ends
law-2023-6 = The clock
law-2023-7 = Irregularities
law-2023-8 = Writing down the moves
law-2023-9 = The drawn game
law-2023-10 = Points
law-2023-11 = The conduct of the players
law-2023-12 = The arbiter's role
    .teacher = The Laws themselves point to the Preface as well (Pref.3).
law-2023-a = Rapid chess
law-2023-b = Blitz
law-2023-c = Algebraic notation
    .teacher = FIDE events accept this system only, and books and magazines are asked to use it too. A sheet kept in any other way is no evidence. An arbiter who sees one points this out to the player.
law-2023-d = Playing with someone who cannot see
law-2023-i = Adjourned games
    .teacher = The guidelines are no part of the Laws; they help with organising. It is strongly advised to use them wherever they can apply.
law-2023-ii = Chess960
law-2023-iii = Games without increment and quickplay finishes



law-2005-10 = Quickplay finish
    .teacher = With no arbiter present, an appendix allows claiming a draw under two minutes. The position is written, the opponent checks it and an arbiter decides.
    .diff = In 2005 it is an article of the Laws. In 2023 it is a guideline, used only if announced. There one may also ask for 5 seconds a move (III.4).
law-2005-14 = Asking FIDE
    .teacher = A federation's own rules are not in this article. They are in the Preface, with three conditions (Pref.5).
    .diff = In 2005 it is an article: a member federation may ask FIDE for an official decision on the Laws. In 2018 and 2023 this is in the Preface.
law-2005-a = Games adjourned
    .teacher = The sealed move goes into an envelope; if ambiguous, false or illegal it loses. Coming over an hour late to the resumption loses, unless that move has ended the game.
    .diff = The procedure is nearly that of guideline I. In 2023 the event's time allowance holds at the resumption, not a fixed hour (I.10).
law-2005-d = The algebraic notation
    .teacher = It alone counts as evidence. Letter and square, no hyphen; x in every capture; e.p. en passant; 0-0, 0-0-0; (=) for an offer. The list prints + as mate.
    .diff = In 2005 only D1 and D2 are numbered, the x is to be written and there is no long form. 2018 accepts the long form; in 2023 the x is optional.
law-2005-f = Playing with people who cannot see
    .teacher = Either player may ask for two boards. The adapted one is 20 cm or more, with raised dark squares and holes. The pieces are Staunton, with pegs, and the black ones marked.
    .diff = In 2005 the tournament director adapts the rules. In 2023 it is the organiser, after asking the arbiter (D.1).

law-jss-1 = Rapid chess (10 minutes)
    .teacher = There are 15 minutes of grace, as in every event of these games (Final.1). A player absent after that loses by walkover.
law-jss-2 = Draughts
    .teacher = At draughts too players are given 15 minutes; after that the absent one loses by walkover (Final.1).
law-jss-3 = Poker
    .teacher = This section is for organisers. The helper for tables and seats is among the student games.
law-jss-4 = Truco
    .teacher = This section is for organisers. The scoreboard is among the student games.
law-jss-final = For every event
