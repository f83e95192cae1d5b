### The Laws: the hall.

laws-lead = The Laws of Chess, article by article, in plain words and in several editions. Sometimes the right answer changes from one edition to another. Here you see what each one says.
laws-how = How to play
laws-how-text = The rules on one page, with diagrams. For those who begin.
laws-quiz = Questions
laws-quiz-text = More than three hundred, by theme and edition, with the reason and the article. Alone, for two, in class or on paper.
laws-all = Laws
laws-find = Search the Laws
laws-find-text = By word or by number, such as “flag”, “touched piece” or “7.5.5”.
laws-glossary = Glossary
laws-glossary-text = The words of the Laws in Portugal, in Brazil and in English.
laws-editions = Editions
laws-2023 = Laws of 2023
laws-2023-text = Those in force: basic rules, competition, rapid, blitz, notation and adjourned games.
laws-2018 = Laws of 2018
laws-2018-text = As the 2022/23 school-sport regulation of Madeira (Portugal) prints them.
laws-2009 = Laws of 2009
laws-2009-text = Articles 6 to 9.3 only: the clock, illegal moves, the score sheet and the draw.
laws-2005 = Laws of 2005
laws-2005-text = In rapid chess it is the player who claims, and rulings are made another way.
laws-jss = Student games
laws-jss-text = A regulation for games of ten minutes, and Portuguese draughts.
laws-escola = Madeira school sport, 2022/23
laws-escola-text = Age groups, pairings, time control, points and tie-breaks.
laws-arbiter = Be the arbiter
laws-arbiter-text = 91 situations at the board. Stop the clock, rule, and see how another edition would have ruled.
