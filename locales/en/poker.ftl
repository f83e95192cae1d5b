### Tables and seats of poker.

poker-title = Tables and seats for poker
poker-names = Who plays? One name a line, up to { $most }.
poker-count = { $count ->
    [one] 1 name
   *[other] { $count } names
}
poker-wrong-players = There must be 2 names or more, and no more than { $most }.
poker-wrong-size = A table has 2 to 10 seats.
poker-size = Seats of a full table
poker-size-why = The final table takes one more, and never more than 10.
poker-draw = Draw seats
poker-drawn = The seats are drawn.
poker-stands = { $players } players at { $tables } { $tables ->
    [one] table
   *[other] tables
}.
poker-stands-final = Final table with { $players } players.
poker-winner = It is over. { $who } won!
poker-noted = It is noted.
poker-undo = Take back
poker-taken-back = The last act was taken back.
poker-print = Print
poker-new = Another event
poker-new-title = Erase this event?
poker-new-text = Names, seats and the list go. There is no way back.
poker-new-yes = Erase
poker-new-no = Keep it
poker-place = table { $table }, seat { $seat }
poker-goes-out = { $who } is out, from { $from }.
poker-comes = { $who } enters: { $to }.
poker-moves = { $who }: from { $from } to { $to }.
poker-waits = Sits out a hand, between the button and the small blind.
poker-need-final = All fit at the final table. Seats are drawn.
poker-need-break = { $count ->
    [one] Table { $tables } is not needed any more. It breaks, by a double draw.
   *[other] Tables { $tables } are not needed any more. They break, by a double draw.
}
poker-need-balance = Table { $from } has players too many. Who would be the next big blind moves to table { $to }.
poker-need-button = Before anybody moves, touch the seat of the button at each table.
poker-halts = { $count ->
    [one] Table { $tables } halts until then.
   *[other] Tables { $tables } halt until then.
}
poker-may-halt = { $count ->
    [one] Table { $tables } has 3 players fewer, or more than that. The direction decides whether it halts.
   *[other] Tables { $tables } have 3 players fewer, or more than that. The direction decides whether they halt.
}
poker-settle = Do it now
poker-table = Table { $table }
poker-table-count = { $count ->
    [one] 1 player
   *[other] { $count } players
}
poker-free = free seat
poker-button = button
poker-stays = stays
poker-seat = This seat
poker-say-out = Out of the event
poker-say-stays = Keeps the seat, when possible
poker-say-stays-not = May change seats again
poker-say-button = The button is here
poker-late = Who comes late
poker-late-enter = Give a seat
poker-out = Out
poker-out-text = Who enters again gets another random seat.
poker-again = Enters again
poker-again-who = { $who } enters again
poker-story = Who moved, and by which number
