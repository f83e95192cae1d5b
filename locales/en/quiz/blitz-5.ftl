### Blitz 5: the arbiter's sheet and the event's rules
q-blitz-show-sheet = Blitz, one arbiter for each board, who records the game. It is Adriano's turn, and he wants to see the arbiter's sheet. How often may he ask?
    .a = Never.
    .b = Once.
    .c = As often as he likes.
    .d = Five times in the game.
    .why = On his turn a player may ask to see the arbiter's sheet, at most five times in a game.
q-blitz-show-sheet-sixth = Blitz, one arbiter for each board, who records the game. Belarmina asks for the sixth time to see his sheet. It counts as disturbing her opponent.
    .why = Up to five times it is a right. More than that counts as disturbing the player across the board.
q-blitz-which-rules = At a blitz tournament the final has an arbiter of its own. Where must it be written whether the competition rules hold or the others?
    .a = In the event's rules, for the whole event.
    .b = On the sheet of each game.
    .c = On a poster, on the day of the final alone.
    .d = Nowhere, as the arbiter chooses.
    .why = The event's rules say which of the two ways holds, and it holds for the whole event.
