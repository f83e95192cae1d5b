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
rival-ines-about = Joga com cuidado, mas não repara no que vem de longe pelas diagonais.
rival-duarte = Duarte
rival-duarte-strength = É titular da equipa da escola.
rival-duarte-about = Conta bem as capturas, mas esquece-se da linha de trás, onde os peões fecham o rei.
rival-leonor = Leonor
rival-leonor-strength = É a campeã da escola.
rival-leonor-about = Vê muita coisa, mas os garfos de cavalo ainda lhe escapam.
rival-simao = Senhor Simão
rival-simao-strength = Joga no café há quarenta anos.
rival-simao-about = Já viu muitas partidas e, quando está a perder, troca as peças que pode.
rival-salome = Mestra Salomé
rival-salome-strength = É a campeã do distrito.
rival-salome-about = Vê quase tudo, mas também ela se engana de vez em quando.

## Escolher

rivals-from = De que posição?
rivals-from-start = Do início
rivals-from-board = Da que está no tabuleiro
