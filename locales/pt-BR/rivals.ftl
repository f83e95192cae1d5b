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
rival-ines-about = Joga com cuidado, mas não percebe o que vem de longe pelas diagonais.
rival-duarte = Duarte
rival-duarte-strength = É titular da equipe da escola.
rival-duarte-about = Conta bem as capturas, mas esquece a fileira de trás, onde os peões prendem o rei.
rival-leonor = Leonor
rival-leonor-strength = É a campeã da escola.
rival-leonor-about = Vê muita coisa, mas ainda deixa passar os garfos de cavalo.
rival-simao = Seu Simão
rival-simao-strength = Joga na praça há quarenta anos.
rival-simao-about = Já viu muitas partidas e, quando está perdendo, troca as peças que pode.
rival-salome = Mestra Salomé
rival-salome-strength = É a campeã da região.
rival-salome-about = Vê quase tudo, mas ela também se engana de vez em quando.

## Escolher

rivals-title = Contra o computador
rivals-open = Contra o computador
rivals-who = Contra quem?
rivals-side = Com que peças você joga?
rivals-side-white = Brancas
rivals-side-black = Pretas
rivals-side-lot = Por sorteio
rivals-clock = Com relógio?
rivals-clock-none = Sem relógio
rivals-clock-text = O computador também gasta o tempo dele.
rivals-from = De que posição?
rivals-from-start = Do início
rivals-from-board = Da que está no tabuleiro
rivals-start = Começar
rivals-kept = A partida em andamento fica salva. Você pode voltar a ela mais tarde.

## Aviso de perigo

rivals-danger = Aviso de perigo
rivals-danger-off = Sem aviso
rivals-danger-before = Antes da resposta
rivals-danger-after = Depois da resposta
rivals-danger-text = Quando um lance seu põe você em perigo, uma seta mostra por quê, e você pode tentar de novo.
