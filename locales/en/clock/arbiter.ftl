### O painel do árbitro, no relógio.

arbiter-open = Arbiter
arbiter-open-said = Arbiter: hold for a second
arbiter-hold = Hold it down
arbiter-again = Press again
arbiter-stands = The clock is stopped. Nothing changes without the arbiter.
arbiter-go-on = Go on with the game
