### Student games: poker.

law-jss-3-1 = The floor decides for the good of the event and for fairness. In an unusual case fairness may come before the rule. What the direction decides is final.
    .teacher = There is no appeal to anybody else. Agree before the event who the direction is.
law-jss-3-2 = Each player checks entry and seat, protects the cards, stacks the chips and acts in turn. They stay at the table with a live hand, speak up about a mistake, and play each hand alone.
    .teacher = Two players never agree on a hand. Whoever sees a mistake and says nothing fails a duty too.
law-jss-3-3 = The official words are bet, raise, call, fold, check, all-in, complete and, in pot-limit, pot. They are said in time and without doubt. Local words will do if they are clear. A tap on the table is a check.
    .teacher = An unusual gesture may be read in another way. The risk is with whoever makes it.
law-jss-3-4 = Nobody speaks on the phone at the table. The others must hear no ringing and no music.
law-jss-3-5 = Seats are drawn at random. Whoever began in the wrong seat with the right chips goes to their own seat. They take along the chips they have.
law-jss-3-6 = Alternates, late entries and re-entries get all chips and a random seat. They play at once, unless they sit between the small blind and the button.
    .teacher = Any free seat will do, even that of the big blind. Only the room between small blind and button makes one wait.
law-jss-3-7 = Players with special needs get a seat that suits them, when possible.
law-jss-3-8 = When a table breaks, a double draw gives the new seats. They may be those of the button or the blinds. Only who lands between the button and the small blind sits out a hand.
    .teacher = The draw is double so that nobody knows where they will go. Players are drawn, and seats are drawn.
law-jss-3-9 = Balancing tables and halting play:
law-jss-3-9-1 = In flop or mixed games the player who would be the next big blind moves. They take the worst free seat, even as big blind again or alone. The worst seat is never the small blind.
    .teacher = The worst seat is the one that comes to the big blind first. So nobody gains by moving.
law-jss-3-9-2 = In mixed games, from Hold'em to Stud the button moves on once and stops. During Stud the player moves who would be the big blind. Back in Hold'em the button is where it stopped.
law-jss-3-9-3 = With full tables, a table halts that has 3 players or more fewer than the largest. In other formats the direction decides. Not halting is no misdeal. Tables are kept as even as can be.
    .teacher = The direction may also let a table play on that should halt.
law-jss-3-10 = The final table takes a full table and one player more. It never has more than 10 seats.
