### Jogar contra o computador: os oito adversários e a caixa onde se escolhe um.

## Os adversários, do mais fraco ao mais forte
## Cada um tem o nome, a força em palavras e uma frase sobre como joga.

rival-tome = Tomé
rival-tome-strength = Aprendeu ontem.
rival-tome-about = Joga rápido e às vezes não percebe que uma peça ficou sem proteção.
rival-bia = Bia
rival-bia-strength = Aprendeu na semana passada.
rival-bia-about = Adora capturar e captura sempre que pode, mesmo quando a peça está protegida.
rival-zeca = Zeca
rival-zeca-strength = Joga no recreio.
rival-zeca-about = Pensa só um lance à frente, e um plano mais longo pega o Zeca de surpresa.
rival-ines = Inês
rival-ines-strength = É do clube da escola.
rival-ines-about = Joga com cuidado e, quando está perdendo, troca as peças que pode.
rival-duarte = Duarte
rival-duarte-strength = É titular da equipe da escola.
rival-duarte-about = Conta bem as capturas, mas esquece a fileira de trás, onde os peões prendem o rei.
rival-leonor = Leonor
rival-leonor-strength = É a campeã da escola.
rival-leonor-about = Vê muita coisa, mas às vezes se esquece de proteger o seu rei.
rival-simao = Seu Simão
rival-simao-strength = Joga na praça há quarenta anos.
rival-simao-about = Já viu muitas partidas, mas nem sempre repara nos peões passados.
rival-salome = Mestra Salomé
rival-salome-strength = É a campeã da região.
rival-salome-about = Vê quase tudo, mas ela também se engana de vez em quando.

## Escolher

# $elo (number): a rating
rivals-elo = Elo estimado: { $elo }
rivals-from = De que posição?
rivals-from-start = Do início
rivals-from-board = Da que está no tabuleiro

## Ajuda
## $piece is the piece with its article ("o cavalo"), $from and $to the squares of the move

rivals-hint = Dica
rivals-why = Por quê?
rivals-hint-title = Dica
rivals-hint-queen-side = Olhe para a ala da dama.
rivals-hint-center = Olhe para o centro.
rivals-hint-king-side = Olhe para a ala do rei.
rivals-hint-piece = Olhe para { $piece } de { $from }.
rivals-hint-move = { $piece-start } de { $from } vai para { $to }.
rivals-hint-more = Mais uma dica
rivals-asking-title = Procurando
rivals-asking = O computador está vendo a posição. Se você jogar antes, a resposta não é mais necessária.
rivals-asking-stop = Parar
rivals-no-advice-title = Desta vez não há resposta
rivals-no-advice = O computador não conseguiu responder. Você pode continuar a jogar.

## Aviso de perigo

rivals-danger = Aviso de perigo
rivals-danger-off = Sem aviso
rivals-danger-before = Antes da resposta
rivals-danger-after = Depois da resposta
rivals-danger-text = Quando um lance seu põe você em perigo, uma seta mostra por quê. Você pode tentar de novo.
rivals-danger-title = Atenção a este lance
rivals-danger-again = Tentar de novo
rivals-danger-on = Jogar assim mesmo

## Empate

rival-offer-comes = A oferta vai com o seu próximo lance. Primeiro você joga, depois oferece.
rival-declined = O computador não aceitou o empate.

## Depois da partida

learn-open = O que aprender desta partida
