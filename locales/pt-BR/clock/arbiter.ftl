### O painel do árbitro, no relógio.

arbiter-open = Árbitro
arbiter-open-said = Árbitro: segure por um segundo
arbiter-hold = Segure
arbiter-again = Pressione de novo
arbiter-stands = O relógio está parado. Nada muda sem o árbitro.
arbiter-go-on = Continuar a partida
