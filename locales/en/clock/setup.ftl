### The clock: the choice of a time control, the manual, and the clock on the wall.

clock-title = Clock
setup-lead = Choose a time control and put the clock on the table.
setup-left = There is a clock on the table: { $control }.
setup-go-on = Go on
setup-link-wrong = The link says “{ $text }”, and that is no time control.
setup-controls = Time control
setup-school = School regulation
setup-students = Students’ games
setup-own = Your own
setup-this = This one
setup-others = Others
setup-keep = Keep this one
setup-remove = Take { $control } off the list
setup-removed = { $control } is off the list.
setup-put-back = Put it back
setup-summary = The time control you chose
setup-place = Put on the table
setup-replace-text = The game on the clock is not over. Its times will be lost.
setup-replace-yes = Put the other one on the table
setup-link = A link with this time control, for the class:
setup-link-copy = Copy
setup-link-copied = Link copied.
setup-link-not-copied = The browser did not allow copying. Select the link and copy it by hand.

## The time control in words

control-plain = { $time } without increment
control-increment = { $time } and { $more } a move
control-only-increment = { $more } a move, and nothing else
control-delay = { $time }; at each move the time waits { $more } before it runs
control-bronstein = { $time }; each move gives back what it took, up to { $more }
control-hourglass = hourglass of { $time }: the time you use goes to the other side
control-in-moves = { $moves } moves in { $rest }
control-then = { $first }; then { $second }
control-white = White: { $said }
control-black = Black: { $said }
control-unreadable = That is no time control. Write minutes, plus and seconds a move, for example 15+5.
control-time = The time must be more than zero and at most 24 hours. Seconds after “:” go up to 59.
control-per-move = A move can give at most 3600 seconds.
control-moves = A period has 1 to 200 moves.
control-periods = The last period has no number of moves. Five fit before it, and an hourglass stands alone.

## Which kind of game it is

speed-standard = standard (in Brazil: pensado)
speed-rapid = rapid (in Portugal: semirrápidas; in Brazil: rápido)
speed-blitz = blitz (in Portugal: rápidas; in Brazil: relâmpago)
speed-said = { $sum }: { $kind }. Article { $article }, Laws of { $edition }.
speed-uneven = Each side counts by its own time.
speed-lines = Up to 10 minutes is blitz. More than 10 and less than 60 is rapid. From 60 on, standard.
speed-lines-2005 = Less than 15 minutes is blitz. From 15 to 60 is rapid. More than 60, standard.

## Laws and signals

setup-rules = Laws and signals
setup-laws = Laws of chess
setup-laws-2023 = 2023, in force
setup-laws-2018 = 2018, school regulation
setup-laws-2005 = 2005
setup-watch = Who watches
setup-watch-partial = One arbiter for many boards
setup-watch-full = The arbiter sees every move
setup-watch-text = If the arbiter watches few boards and sees every move, the rules of long games apply.
setup-tenths = Tenths in the last 20 seconds
setup-beep = Beep at 10 seconds and in the last 5
setup-vibrate = Vibrate with the beeps
setup-layout = The two halves
setup-layout-auto = Automatic
setup-layout-opposite = Face to face
setup-layout-side = Side by side
setup-layout-auto-said = Face to face on a phone; side by side on a wide screen.
setup-layout-opposite-said = One half is upside down, for the player across the table.
setup-layout-side-said = Both halves are upright, as on a table clock.

## One of your own

setup-make = Make your own
make-title = Your time control
make-minutes = Minutes
make-seconds = Seconds
make-moves = Moves
make-kind = What each move gives
make-none = Nothing
make-increment = Increment
make-delay = Delay
make-bronstein = Bronstein
make-hourglass = Hourglass
make-none-said = The time only goes down.
make-increment-said = Each move adds these seconds, the first one too.
make-delay-said = At each move the clock waits these seconds before it runs.
make-bronstein-said = After each move you get back what you used, up to these seconds.
make-hourglass-said = The time one side uses goes to the other, like sand.
make-more = Periods and different times
make-uneven = Different times for White and Black
make-side = Whose time this is
make-periods = Period
make-period = No. { $number }
make-add = Add a period
make-less = Remove the last period
make-typed = Or type it
make-examples = How to write it
make-keep = Keep and choose
make-leave = Cancel

## The clock on the wall

wall-move = Move { $number }
wall-runs = to move
wall-flag = flag down
wall-waiting = Page Down: White’s time begins
wall-paused = Stopped. Page Down: go on
wall-keys = Page Down: press · Page Up: stop

## The manual

manual-open = Manual of the clock
manual-title = Manual of the clock
manual-print = Print
manual-lead = What players and an arbiter need to know, on one page.
manual-what = What it does
manual-what-1 = It counts each side’s time and shows what is left. The increment is there for the first move, and 15+5 starts at 15:05.
manual-what-2 = It counts right even while the page is hidden or closed. It needs no internet.
manual-what-3 = It knows increment, delay, Bronstein, hourglass, periods, and different times for each side.
manual-start = Starting
manual-start-1 = Choose a time control and press “Put on the table”. Lay the device between the players, on the side the arbiter says.
manual-start-2 = Whoever plays Black touches their half, and White’s time begins.
manual-start-3 = “Swap” changes the places of White and Black, before the start.
manual-play = Pressing and stopping
manual-play-1 = Make your move, then touch your half with the same hand. Your opponent’s time runs.
manual-play-2 = The half that runs has a triangle and the words “to move”.
manual-play-3 = “Pause” stops both times. “Go on” starts the time of whoever was to move.
manual-correct = Correcting
manual-correct-1 = A touch never changes the times. Only the arbiter does, with the button “Arbiter” held down for a second.
manual-correct-2 = There the times, the moves and the turn are set. Penalties are given with the article in sight.
manual-correct-3 = Everything is written in the clock’s log, which can be printed.
manual-flag = When a flag falls
manual-flag-1 = Both times stop, and whose flag fell first stays in sight. No time is added after the flag.
manual-flag-2 = Before the result, the question is whether the opponent can still checkmate.
manual-sleep = If the device falls asleep
manual-sleep-1 = When it is back, the clock shows the right time, or stops and says how much is missing.
manual-sleep-2 = The two players, or the arbiter, decide whether that time counts. The log keeps the decision.
manual-sleep-3 = If the page closes or the battery dies, open it again. The game is there.
manual-battery = Battery and screen
manual-battery-1 = Start with a full battery or the charger plugged in. A lit screen uses a lot.
manual-battery-2 = The clock asks for the screen to stay lit. If it cannot, it tells you to turn off the automatic lock.
manual-battery-3 = Turn on flight mode or “do not disturb”, so that no call covers the clock.
manual-keys = Keys
manual-key-space = Space
manual-key-space-does = presses for whoever is to move
manual-key-shift = Both Shift keys
manual-key-shift-does = each presses for the player on its side
manual-key-pause = P
manual-key-pause-does = pause and go on
manual-key-time = T
manual-key-time-does = says the times
manual-key-down = Page Down
manual-key-down-does = projecting: presses for whoever is to move, begins or goes on
manual-key-up = Page Up
manual-key-up-does = projecting: stops; up to four seconds after Page Down, takes it back
manual-key-escape = Esc
manual-key-escape-does = stops projecting
clock-replace = Put another clock on the table?
