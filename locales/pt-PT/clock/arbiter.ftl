### O painel do árbitro, no relógio.

arbiter-open = Árbitro
arbiter-open-said = Árbitro: mantém premido um segundo
arbiter-hold = Mantém premido
arbiter-again = Prime outra vez
arbiter-stands = O relógio está parado. Nada muda sem o árbitro.
arbiter-go-on = Continuar a partida
