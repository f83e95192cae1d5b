### School sport: age groups, clock, points and tie-breaks.

school-lead = The chess regulation of Madeira's school sport, 2022/23: the preamble and eight points. It shows your age group, the clock already set, and the tie-breaks worked out.
school-contents = The preamble and the eight points
school-missing = The regulation has no point { $number }. Choose one of the eight.
school-source = Chess regulation of school sport in Madeira (Portugal), 2022/23. The original does not number its points; the numbers are ours.
school-print = Print
school-teacher = For the teacher

## Age groups

school-group-find = Which age group are you in?
school-group-cycle = Which part of school are you in?
school-cycle-first = 1st cycle (years 1 to 4)
school-cycle-later = 2nd and 3rd cycles and secondary (years 5 to 12)
school-group-born = Year of birth
school-group-year = School year
school-less = one less
school-more = one more
school-group-answer = In { $year }, pupils born in { $born } play in { $group } (born: { $years }).
school-group-all = All age groups in { $year }
school-group = Age group
school-group-birth = Year of birth
school-years-both = { $from } and { $to }
school-years-from = { $from } and later
school-years-to = { $to } and before
school-group-printed = These are the years that the regulation prints.
school-group-later = The regulation prints 2022/23. Here each year is { $count ->
    [one] one later.
   *[other] { $count } later.
}
school-group-earlier = The regulation prints 2022/23. Here each year is { $count ->
    [one] one earlier.
   *[other] { $count } earlier.
}

## Time and points

school-rhythms = The clock, already set
school-rhythm-digital = a digital clock on every table
school-rhythm-plain = not enough digital clocks
school-result = Result
school-alone = Individual
school-team = Teams
school-win = Win
school-draw = Draw
school-loss = Loss
school-absent = Not coming

## Tie-breaks

school-direct = Direct encounter
school-direct-is = points from the games among those who are tied, if all of them have played each other.
school-cut = Buchholz cut 1
school-cut-is = the points of your opponents, without the lowest.
school-buchholz = Buchholz
school-buchholz-is = the points of all your opponents.
school-sonneborn = Sonneborn-Berger
school-sonneborn-is = the points of those you beat, and half the points of those you drew with.
school-wins = Wins
school-wins-is = how many games you won.
school-sample = A tournament to try out
school-sample-text = Eight pupils, five rounds. Tap a result to change it (1, ½, 0), and the standings follow at once.
school-cross = Results by round
school-cell = Round { $round }: { $name } against { $opponent }, { $points }. Change
school-round = R{ $round }
school-name = Name
school-points = Points
school-place = Place
school-reset = Put the results back
school-standings = Standings
school-tap = Tap a number in the standings to see where it comes from. ▲ and ▼ show the criterion that parts two who are tied.
school-of = { $gender ->
    [f] of { $name }
    [m] of { $name }
   *[other] of { $name }
}
school-and = and
school-say-points = Points { $of }, round by round: { $sum } = { $total }.
school-say-alone = Nobody else has as many points as { $name }. There is no tie to break.
school-say-not-met = { $names } are tied on points. They have not all played each other, so this criterion does not count.
school-say-direct = Tied: { $names }. Points { $of } in the games among them: { $sum } = { $total }.
school-say-cut = Buchholz cut 1 { $of }: the opponent with the fewest points, { $cut }, is left out. That leaves { $sum } = { $total }.
school-say-buchholz = Buchholz { $of }: { $sum } = { $total }.
school-say-sonneborn = Sonneborn-Berger { $of }: { $sum } = { $total }. A win counts in full, a draw half, a loss nothing.
school-say-wins = Wins { $of }: { $sum } = { $total }.
school-parted-title = What parts those who are tied
school-parted = { $ahead } is ahead of { $behind }. “{ $criterion }” decides: { $one } to { $two }.
school-parted-not = { $ahead } and { $behind } share a place. No criterion parts them.
school-no-ties = Nobody has the same points. There is no tie to break.
school-swipe = Drag the table sideways to see the rest.
school-unplayed = All games here were played. For byes and absences the regulation prints only the program’s parameters; at the time, FIDE counted a virtual opponent.

## Who is ahead?

school-riddle = Who is ahead?
school-riddle-text = Two pupils have the same points. Read the criteria in order. The first one that differs decides.
school-riddle-start = Ask me
school-riddle-next = Another question
school-riddle-right = That’s it.
school-riddle-other = Not yet. Look at the criteria in order.

## Teams

school-round-robin = Round robin
school-swiss = Swiss system
school-match-points = Points 3-2-1-0
school-merit-direct = Result among the tied teams
school-merit-boards-among = Board points among them
school-merit-boards = Board points, all
school-merit-bsv = BSV tie-break
school-merits-note = Board points are the sum of the games, with 1, ½ or 0 on each board. Of BSV the regulation prints only the name and the program’s code.
