### Jogar contra o computador: os oito adversários e a caixa onde se escolhe um.

## Os adversários, do mais fraco ao mais forte
## Cada um tem o nome, a força por palavras e uma frase sobre como joga.

rival-tome = Tomé
rival-tome-strength = Aprendeu ontem.
rival-tome-about = Joga depressa e às vezes não repara que uma peça ficou sem proteção.
rival-bia = Bia
rival-bia-strength = Aprendeu na semana passada.
rival-bia-about = Adora capturar e captura sempre que pode, mesmo quando a peça está protegida.
rival-zeca = Zeca
rival-zeca-strength = Joga nos intervalos.
rival-zeca-about = Pensa só um lance à frente, e um plano mais comprido apanha-o de surpresa.
rival-ines = Inês
rival-ines-strength = É do clube da escola.
rival-ines-about = Joga com cuidado e, quando está a perder, troca as peças que pode.
rival-duarte = Duarte
rival-duarte-strength = É titular da equipa da escola.
rival-duarte-about = Conta bem as capturas, mas esquece-se da linha de trás, onde os peões fecham o rei.
rival-leonor = Leonor
rival-leonor-strength = É a campeã da escola.
rival-leonor-about = Vê muita coisa, mas às vezes esquece-se de proteger o seu rei.
rival-simao = Senhor Simão
rival-simao-strength = Joga no café há quarenta anos.
rival-simao-about = Já viu muitas partidas, mas nem sempre repara nos peões passados.
rival-salome = Mestra Salomé
rival-salome-strength = É a campeã do distrito.
rival-salome-about = Vê quase tudo, mas também ela se engana de vez em quando.

## Escolher

# $elo (number): a rating
rivals-elo = Elo estimado: { $elo }
rivals-from = De que posição?
rivals-from-start = Do início
rivals-from-board = Da que está no tabuleiro

## Ajuda
## $piece is the piece with its article ("o cavalo"), $from and $to the squares of the move

rivals-hint = Pista
rivals-why = Porquê?
rivals-hint-title = Pista
rivals-hint-queen-side = Olha para a ala da dama.
rivals-hint-center = Olha para o centro.
rivals-hint-king-side = Olha para a ala do rei.
rivals-hint-piece = Olha para { $piece } de { $from }.
rivals-hint-move = { $piece-start } de { $from } vai para { $to }.
rivals-hint-more = Mais uma pista
rivals-asking-title = À procura
rivals-asking = O computador está a ver a posição. Se jogares antes, a resposta já não é precisa.
rivals-asking-stop = Parar
rivals-no-advice-title = Desta vez não há resposta
rivals-no-advice = O computador não conseguiu responder. Podes continuar a jogar.

## Aviso de perigo

rivals-danger = Aviso de perigo
rivals-danger-off = Sem aviso
rivals-danger-before = Antes da resposta
rivals-danger-after = Depois da resposta
rivals-danger-text = Quando um lance teu te põe em perigo, uma seta mostra porquê. Podes tentar outra vez.
rivals-danger-title = Atenção a este lance
rivals-danger-again = Tentar outra vez
rivals-danger-on = Jogar assim mesmo

## Empate

rival-offer-comes = A oferta vai com o teu próximo lance. Primeiro jogas, depois ofereces.
rival-declined = O computador não aceitou o empate.

## Depois da partida

learn-open = O que aprender desta partida
