### Other student games: the entry.

students-lead = For organisers of truco and poker at the student games. Nothing is played here, and there is no money.
students-off = The menus do not show this. To see it always, turn on “Show other student games” in Settings.
students-truco = Truco
students-truco-text = A scoreboard for two or four. It counts the points, says by which number, and who cuts and deals next.
students-truco-tool = Scoreboard
students-poker = Poker
students-poker-text = Tables and seats for up to 100 players. It draws, balances and breaks tables, and says by which number.
students-poker-tool = Tables and seats
students-law = Regulation
students-questions = Questions
