### O relógio na mesa: as duas metades e o que está entre elas.

face-white = Brancas
face-black = Pretas
face-playing = jogando
face-waiting = esperando
face-stopped = parado
face-turn = parado: é a vez delas
face-flag = caiu a seta
face-lost = perderam a partida
face-won = ganharam a partida
face-drawn = empate
face-start = Pretas: toquem aqui para começar
face-white-first = as Brancas jogam primeiro
# $count (number): moves made
face-moves = Lances: { $count }
# $number (number): the period of the game, from 1
face-period = { $number }.º período
# $seconds (number): what the delay still lets pass
face-delay = Atraso: { $seconds } s
face-swap = Trocar
face-swap-said = Trocar os lugares de Brancas e Pretas
face-pause = Pausa
face-pause-said = Pausa: parar o relógio
face-resume = Continuar
face-resume-said = Continuar: o relógio volta a andar
face-full = Tela
face-full-said = Tela cheia
face-project = Projetar
face-project-said = Projetar para a turma
face-say = Ouvir
face-say-said = Ouvir os tempos
face-end = Fim
face-end-said = Fim: tirar este relógio da mesa
face-awake = A tela pode apagar. Desligue o bloqueio automático.
face-keys = Espaço aciona por quem joga. Cada Shift é de um jogador. P faz pausa, T diz os tempos.
# $time (text): «3 min 12 s»
face-slept = O aparelho dormiu { $time }.
face-slept-counts = Esse tempo conta? Decidam vocês dois ou perguntem ao árbitro.
face-counts-white = Conta para as Brancas
face-counts-black = Conta para as Pretas
face-counts-not = Não conta
# $time (text): «1 h»
face-back = A hora do aparelho voltou { $time }.
face-back-right = O tempo contado aqui está certo. O relógio parou só para avisar vocês.
face-back-good = Tudo bem
face-end-ask = Tirar este relógio da mesa?
face-end-lost = Os tempos e os lances desta partida se perdem.
face-end-back = Voltar ao relógio
# $control (text): «15+5»
face-again = Nova partida, { $control }
face-end-other = Tirar o relógio
arbiter-open = Árbitro
arbiter-open-said = Árbitro: segure por um segundo
arbiter-hold = Segure
arbiter-again = Pressione de novo
