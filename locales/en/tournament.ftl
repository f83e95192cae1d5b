### Tournament: the tournaments kept on this device.

tabs-tournament = This tournament is open in another window. Here you can only watch.
tournament-lead = Pair the rounds, enter the results and show the standings. Everything stays on this device.
cup-all = All tournaments
cup-none = There is no tournament with this address on this device.
cup-new = New tournament
cup-name = Name of the tournament
cup-create = Create tournament
cup-created = The tournament “{ $name }” is here.
cup-open-trf = Open a TRF file
cup-full = There is room for { $count } tournaments. Delete one to create another.
cup-about = { $format }. Players: { $players }. Rounds: { $round } of { $rounds }.
cup-about-teams = { $format }. Teams: { $players }. Rounds: { $round } of { $rounds }.
cup-kept-here = Tournaments stay on this device only. Take a copy away after each round.
cup-regulation = Regulations of school sport
cup-remove = Delete { $name }
cup-remove-title = Delete this tournament?
cup-remove-text = The tournament “{ $name }” goes from this device, with all its results.
cup-remove-yes = Delete
cup-remove-no = Keep it
cup-file-unreadable = This file could not be read.
cup-file-line = Line { $line } of the file will not do. { $why } Nothing has changed.
cup-file-much = From line { $line } on, the file has more than can be kept here. Nothing has changed.
cup-trf-nobody = There is no player.
cup-trf-number = The starting number is none.
cup-trf-twice = The number { $number } stands there twice.
cup-trf-rounds = It has too many rounds.
cup-trf-opponent = In round { $number } the opponent does not exist.
cup-trf-color = In round { $number } the colour is missing.
cup-trf-result = In round { $number } the result is none.
cup-trf-disagrees = In round { $number } the opponent’s line says something else.
cup-trf-setting = What is written there cannot be understood.
cup-trf-unfinished = In round { $number } the result is missing.
cup-trf-scale = It gives points that do not exist here.
cup-trf-team = The team there cannot be understood.
cup-trf-two-teams = Player { $number } is in two teams.
cup-trf-no-team = Player { $number } is in no team.
cup-trf-boards = There are two to six boards, with the colours in turns.
cup-trf-lineup = In round { $number } the boards are not those of two teams.
cup-file-result = Round { $round } of the file has a result that does not exist here. Nothing has changed.
cup-file-many = The file has too many players. Nothing has changed.
cup-file-bans = The file keeps too many pairs apart. Nothing has changed.

## The parts

cup-parts = Parts of the tournament
cup-part-jogadores = Players
cup-part-ronda = Round
cup-part-classificacao = Standings
cup-part-parede = Project
cup-part-papel = Paper

## What is chosen

cup-settings = How it is played
cup-format = System
cup-format-swiss = Swiss system
cup-format-robin = Round robin
cup-format-double = Double round robin
cup-format-knockout = Knock-out
cup-rounds = Rounds
cup-fewer = One fewer
cup-more = One more
cup-rounds-fewest = With { $players } players, at least { $count } rounds are needed to find one winner.
cup-kind = Who plays
cup-kind-players = Each alone
cup-kind-teams = Teams
cup-boards = Boards
cup-rounds-fewest-teams = With { $players } teams, at least { $count } rounds are needed for a single winner.
cup-lend = Acceleration
cup-lend-no = No acceleration
cup-lend-yes = Baku acceleration
cup-lend-text = { $whole ->
    [one] To pair round 1, the upper half of the list counts with one point more.
   *[other] To pair rounds 1 to { $whole }, the upper half of the list counts with one point more.
} That point is not in the table.
cup-lend-halves = { $to ->
    [2] In round 2 it counts with half a point more.
   *[other] From round { $from } to { $to } it counts with half a point more.
}
cup-rhythm = Time control
cup-rules = Tie-breaks
cup-rules-school = School sport
cup-rules-fide = FIDE, 2026
cup-order = First order
cup-order-rating = By rating
cup-order-group = By age group
cup-order-lot = By lot
cup-order-list = As the list stands
cup-seed = Number of the draw: { $seed }. The same number gives the same draw.

## Players

cup-players = { $count ->
    [one] One player
   *[other] { $count } players
}
cup-paste = Add players
cup-paste-text = Paste a list or write one name a line. The columns may come in any order.
cup-paste-sample = name; year; class; school; gender; rating
cup-paste-limit = There is room for { $count } names. Up to 200 are paired.
cup-add = { $count ->
    [0] Add
    [one] Add one player
   *[other] Add { $count } players
}
cup-added = { $count ->
    [one] One player was added.
   *[other] { $count } players were added.
}
cup-list-heads = Columns: { $columns }
cup-list-found = { $count ->
    [0] No new name. { $first }
    [one] One name: { $first }
   *[other] { $count } names: { $first }
}
cup-list-line = Line { $line } is left out. { $why } “{ $text }”
cup-list-no-name = It has no name.
cup-list-born = The year of birth is not clear.
cup-list-gender = The gender must be F or M.
cup-list-rating = The rating must be a number up to 3500.
cup-list-columns = It has more columns than the list.
cup-list-twice = This name is in the list already.
cup-list-too-many = There is no room for more names.
cup-paste-teams = The team is the school. Where all are of one school, it is the class.
cup-paste-sample-teams = name; team
cup-list-teams = Teams: { $teams }.
cup-list-loose = { $count ->
    [one] One player has no team.
   *[other] { $count } players have no team.
}
cup-added-one = One player came in.
cup-teams = { $teams ->
    [one] One team, players: { $players }
   *[other] { $teams } teams, players: { $players }
}
cup-teams-text = The order of a team is that of its boards. Who did not come is left out, and those behind move up.
cup-team-few = There are { $count } for { $boards } boards. The last boards are lost by default.
cup-team-more = One more player of { $team }
cup-team-add = Add to the team
cup-not-here = Did not come
cup-up = Move up
cup-column-name = Name
cup-column-born = Year of birth
cup-column-class = Class
cup-column-school = School
cup-column-gender = Gender
cup-column-rating = Rating
cup-column-other = (not used)
cup-number = No.
cup-state = Change
cup-strike = Take out
cup-leave = Leaves
cup-half = ½ in the next round
cup-rest = Not in the next round
cup-apart = Who may not play whom
cup-apart-text = Two brothers, for example. The program does not pair them with each other.
cup-apart-next = It holds from the next round that is paired.
cup-apart-other = Does not play
cup-apart-add = Keep apart
cup-apart-choose = Choose two different players.
cup-apart-added = { $one } and { $other } do not play each other.
cup-apart-pair = { $one } and { $other }
cup-apart-remove = Let them play: { $one } and { $other }

## The round

cup-not-begun = Not begun yet. Rounds planned: { $rounds }.
cup-round-of = Round { $round } of { $rounds }
cup-round-before = Round before
cup-round-after = Next round
cup-pair = Pair round { $round }
cup-pairing = Pairing… This may take some seconds.
cup-unpair = Undo the pairs
cup-unpaired = The pairs were undone.
cup-close = Close round { $round }
cup-closed-now = Round { $round } is closed. Under “Standings” you can take a copy away.
cup-closed = This round is closed. Turn on “Correct results” to change it.
cup-correct = Correct results
cup-all-in = All results are in.
cup-missing = { $count ->
    [one] One result is missing, at table { $boards }.
   *[other] { $count } results are missing, at tables { $boards }.
}
cup-clock = Clock { $rhythm }
cup-over = The tournament is over.
cup-board = Table { $board }: { $white }, with White, against { $black }
cup-bye = { $name } has no opponent this round.
cup-resting = With half a point, without a game: { $names }.
cup-resting-teams = Asked not to play, without points: { $names }.
cup-by-hand = paired by hand
cup-wins = { $name } wins
cup-draw = Draw
cup-away = { $name } did not come
cup-both-away = Neither came
cup-other = Absent
cup-nobody = nobody
cup-encounter = { $one } against { $other }
cup-level = The boards are level. Who goes on?
cup-goes-on = { $name } goes on
cup-log-board = Round { $round }, { $white } against { $black }, board { $board }: it was { $was }, and is now { $now }.
cup-keys = Keyboard: ↑ and ↓ change the table; 1, = and 0 give the result; + and − are absences; Delete clears.
cup-log = What was changed
cup-log-corrected = Round { $round }, { $white } against { $black }: was { $was }, now { $now }.
cup-log-swapped = Round { $round }: { $one } and { $other } changed places.
cup-log-apart = { $one } and { $other } do not play each other, from round { $round } on.
cup-log-together = { $one } and { $other } may play each other again, from round { $round } on.
cup-log-entered = { $name } came in round { $round }.
cup-log-left = { $name } left before round { $round }.
cup-log-back = { $name } came back in round { $round }.

## What cannot be done

cup-error-unknown = There is no such thing in this tournament.
cup-error-few = At least two players are needed.
cup-error-many = There are too many players. The most is { $count }.
cup-error-waiting = { $count ->
    [one] One result is missing.
   *[other] { $count } results are missing.
}
cup-error-open = Close the open round first.
cup-error-over = All rounds have been played.
cup-error-begun = The tournament has begun. The list stays.
cup-error-winner = In a knock-out somebody must win.
cup-error-played-on = The winner has already played the next round.
cup-error-entered = There is a result already. Clear it first.
cup-error-not-swiss = This is for the Swiss system only.
cup-error-exchange = These two cannot change places.
cup-error-impossible = The rules leave no more pairs. They have all met.
cup-error-teams = This is not done in a tournament of teams.
cup-error-no-team = { $count ->
    [one] One player has neither school nor class. The team is not known.
   *[other] { $count } players have neither school nor class. The team is not known.
}
cup-error-empty-seat = A player is missing at this board. Its result is known already.
cup-error-impossible-apart = Like this there are no pairs for everybody. Let two of those kept apart play.
cup-error-bans = Only { $count } pairs can be kept apart.

## A swap by hand

cup-swap = Swap by hand
cup-swap-text = Two players change places in this round. The log keeps it.
cup-swap-one = One player
cup-swap-other = Changes with
cup-swap-fine = This swap breaks no rule.
cup-swap-breaks = This swap breaks the following.
cup-swap-do = Swap
cup-break-met = { $one } and { $other } have met, in round { $round }.
cup-break-forbidden = { $one } and { $other } are kept apart by the organiser.
cup-break-bye-again = { $one } has had a point without a game.
cup-break-colors = { $color ->
    [white] { $one } and { $other } both need White.
   *[other] { $one } and { $other } both need Black.
}
cup-break-balance = { $color ->
    [white] { $one } has White too often.
   *[other] { $one } has Black too often.
}
cup-break-thrice = { $color ->
    [white] { $one } has White three times running.
   *[other] { $one } has Black three times running.
}
cup-break-points = Between { $one } and { $other } there is a difference of { $by } in points.
cup-break-color = { $one } does not get the colour that was due.
cup-break-down = { $one } meets somebody with fewer points again.
cup-break-up = { $one } meets somebody with more points again.
cup-break-bye-high = { $one } has no opponent, and others have fewer points.
cup-break-other = The pair of { $one } cannot be so.

## Why this pair?

cup-why = Why this pair?
cup-why-wait = Looking for the reason…
cup-why-none = The rules do not say why. It was made by hand, is of the table, or a result was corrected.
cup-why-bye = The number is odd. { $name } has no opponent and gets a point.
cup-why-bye-team = The number is odd. The team { $name } has no opponent, which counts as a win.
cup-why-same = { $one } and { $other } have the same points, { $points }.
cup-why-near = { $one } has { $points } and { $other } has { $less }. They are the closest that the rules allow.
cup-why-lent = There is acceleration. In this round the upper half of the list counts with { $points } more.
cup-why-new = They had not met before.
cup-why-exchanged = Players changed between the halves of the group, because { $why }.
cup-why-first = It was the first pair possible.
cup-why-passed = { $name } came before, but { $why }.
cup-fall-nobody = { $name } came down from the group of { $points }, with nobody left to meet there.
cup-fall-odd = { $name } came down from the group of { $points }, which was odd.
cup-fall-many = { $name } came down from the group of { $points }, where no more pairs were possible.
cup-fall-others = { $name } came down from the group of { $points }, so that all others could be paired.
cup-obstacle-met = they had met in round { $round }
cup-obstacle-taken = was paired with { $name }
cup-obstacle-worse = the rest would be worse (C.04.3, { $article })
cup-obstacle-forbidden = the organiser does not allow it
cup-obstacle-colors = both needed the same colour
cup-obstacle-bye = had a point without a game
cup-obstacle-unpairable = somebody would have been left over
cup-obstacle-later = came later in the order of the rules
cup-color-both = White for { $white }: each has the colour that was due ({ $article }).
cup-color-stronger = White for { $white }: one side needed its colour more ({ $article }).
cup-color-wider = White for { $white }: one side had the greater difference of colours ({ $article }).
cup-color-alternate = White for { $white }: the colours alternate ({ $article }).
cup-color-higher = White for { $white }: the higher ranked has the colour that was due ({ $article }).
cup-color-number = White for { $white }: the starting number decides ({ $article }).

## Standings

cup-after = { $rounds ->
    [0] No round is complete yet.
    [one] After one round.
   *[other] After { $rounds } rounds.
}
cup-ties-text = These criteria decide between those with the same points. You can change them at any time, and the table follows.
cup-ties-limit = There is room for { $count } criteria.
cup-tie-up = Up: { $name }
cup-tie-down = Down: { $name }
cup-tie-out = Take out: { $name }
cup-tie-now = { $name }: place { $place } of { $count }.
cup-tie-add = Another criterion
cup-tie-add-do = Add the criterion
cup-tie-choose = Choose a criterion first.
cup-tie-usual = Back to the usual ones
cup-tie-usual-now = The usual criteria are back.
tie-de = Direct encounter
tie-win = Wins
tie-won = Games won
tie-bpg = Games with Black
tie-bwg = Won with Black
tie-ps = Progressive
tie-ps-c1 = Progressive without the first round
tie-rep = Rounds one chose to play
tie-bh = Buchholz
tie-bh-c1 = Buchholz without the lowest
tie-bh-c2 = Buchholz without the two lowest
tie-bh-m1 = Buchholz without the lowest and the highest
tie-bh-m2 = Buchholz without the two lowest and the two highest
tie-sb = Sonneborn-Berger
tie-sb-c1 = Sonneborn-Berger without the lowest
tie-ks = Koya
tie-aro = Average of ratings
tie-aro-c1 = Average of ratings without the lowest
cup-tie-is-de = The points from the games among those who are tied.
cup-tie-is-win = The rounds that gave a point, played or not.
cup-tie-is-won = The games won over the board.
cup-tie-is-bpg = The games played with Black.
cup-tie-is-bwg = The games won with Black.
cup-tie-is-ps = The sum of the points after each round.
cup-tie-is-ps-c1 = The sum of the points after each round, without the first.
cup-tie-is-rep = The rounds without an absence and without a bye that was asked for.
cup-tie-is-bh = The sum of the points of all opponents.
cup-tie-is-bh-c1 = The sum of the opponents’ points, without the one who has the fewest.
cup-tie-is-bh-c2 = The sum of the opponents’ points, without the two who have the fewest.
cup-tie-is-bh-m1 = The sum of the opponents’ points, without the one who has the fewest and the one who has the most.
cup-tie-is-bh-m2 = The sum of the opponents’ points, without the two who have the fewest and the two who have the most.
cup-tie-is-sb = The points of those one beat, and half of the points of those one drew with.
cup-tie-is-sb-c1 = Sonneborn-Berger, without the opponent who has the fewest points.
cup-tie-is-ks = The points against those with at least half of the possible points.
cup-tie-is-aro = The average of the opponents’ ratings. It only counts where everybody has a rating.
cup-tie-is-aro-c1 = The average of the opponents’ ratings, without the lowest. It only counts where everybody has a rating.
cup-say-rule = { $rule } { $of }: { $sum } = { $total }.
cup-say-cut = { $count ->
    [one] { $rule } { $of }: { $cut } is left out. { $sum } = { $total }.
   *[other] { $rule } { $of }: { $cut } are left out. { $sum } = { $total }.
}
cup-say-mean = { $rule } { $of }: the average of { $sum } is { $total }.
cup-say-mean-cut = { $rule } { $of }: { $cut } is left out. The average of { $sum } is { $total }.
cup-say-direct = { $rule }: { $names }. Points { $of } in the games among them: { $sum }. Ahead of { $total }.
cup-say-among = { $rule } ({ $names }). The sum { $of }: { $sum } = { $total }.
cup-say-bsv = Of BSV the regulation gives only the name and the program's code. It decides nothing here.
cup-lists = Lists
cup-lists-text = Show only
cup-girls = Girls
cup-boys = Boys
cup-class = Class { $class }
cup-listed = { $name }: { $points } points, place { $place } in the tournament
cup-files = Take away
cup-files-text = TRF is FIDE’s format. There is that of 2016 and that of 2026. The copy takes everything that is on this device.
cup-file-table = Standings, CSV
cup-file-players = Players, CSV
cup-file-trf = Tournament, TRF16
cup-file-trf26 = Tournament, TRF26
cup-file-copy = Copy of everything
cup-no-download = The browser would not let the file be saved.

## On the wall and on paper

cup-wall-what = Show
cup-wall-boards = Pairs by table
cup-wall-names = Pairs by name
cup-wall-hide = Hide surnames
cup-wall-start = Project
cup-wall-leave = Back to the round
cup-wall-keys = The arrows ← and →, or Page Up and Page Down, turn the page. P stops pages that turn by themselves.
cup-wall-round = Round { $round } · { $rhythm }
cup-wall-table = { $rounds ->
    [one] Standings after one round
   *[other] Standings after { $rounds } rounds
}
cup-wall-page = { $page } of { $pages }
cup-wall-bye = no opponent
cup-with-white = White, with { $name }
cup-with-black = Black, with { $name }
cup-with = with { $name }
cup-cross-key-teams = Each cell has the place of the other team and the points on the boards. * means that nothing was played.
cup-paper = What to print
cup-paper-boards = Pairs by table
cup-paper-names = Pairs by name
cup-paper-slips = Result slips
cup-paper-scores = Score sheets
cup-paper-table = Standings
cup-paper-cross = Cross table
cup-paper-about = { $rhythm } · draw { $seed }
cup-print = Print
cup-table = Table
cup-white = White
cup-black = Black
cup-white-sign = w
cup-black-sign = b
cup-result = Result
cup-opponent = Plays
cup-slip = round { $round }, table { $board }
cup-cross-key = Each cell has the opponent’s place, the colour and the result. * means it was not played.

## Paper and certificates

cup-paper-cards = Cards for the tables
cup-paper-certificates = Certificates
cup-scores-text = Two sheets for each board, one for each player. The date is written by hand.
cup-cards-text = Fold each card in the middle and put it up on the table.
cup-certificate = Certificate
cup-certificate-whom = For whom
cup-certificate-best = The first three places
cup-certificate-groups = The winners of each age group
cup-certificate-all = Everybody
cup-certificate-text = Each certificate is a page. The names are those of the list, and are kept nowhere else.
cup-certificate-none = Nobody has a certificate yet. Age groups need the year of birth.
cup-certificate-done = Place { $place } in the tournament “{ $title }”, with { $points } points.
cup-certificate-group = Place { $place } of { $group } in the tournament “{ $title }”, with { $points } points.

## Projecting: pages and the clock

cup-wall-turn = Turn the page
cup-wall-by-key = By key only
cup-wall-seconds = Every { $seconds } seconds
cup-wall-pause = Stop the pages
cup-wall-go-on = Turn the pages
cup-wall-clock = Clock of the round
cup-clock-put = Put the clock { $rhythm } on the table
cup-clock-start = Start
cup-clock-stop = Stop the clock

## For phones

cup-post = The table on a phone
cup-post-text = A QR code takes the table to any phone, without surnames. It is a copy: the next round needs another.
cup-post-show = QR code
cup-post-several = The list does not fit one code. There are { $count }.
cup-post-before = Code before
cup-post-after = Next code
cup-post-rows = Rows { $first } to { $last } of { $all }
cup-post-qr = QR code of the table: { $title }
cup-post-share = The code opens this address:
cup-post-copy = Copy
cup-post-copied = Copied.
cup-post-not-copied = The browser did not let it be copied. Select the address and copy it by hand.
cup-post-copy-of = Copy of the table after round { $round } of { $rounds }. It does not change by itself.
cup-post-not-kept = Nothing of this is kept on this device.
cup-post-team = Team
cup-post-damaged = This address has wrong digits. Read the QR code again.
cup-post-cut = The end of this address is missing. Read the QR code again.
cup-post-newer = This address is of a newer version of the site. Open it with a network to get that.
cup-post-other = This address is not of a table.

## A copy after each round

cup-safe = Round { $round } is in no copy yet.
cup-safe-choose = Always save into a file
cup-safe-download = Download a copy
cup-safe-not = Not now
cup-safe-file = tournament
cup-safe-written = Round { $round } is closed and saved in the file “{ $file }”.
cup-safe-failed = The chosen file could not be written. Save the copy in another way.
