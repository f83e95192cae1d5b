### Enviar: o endereço de uma página, em código QR, copiado ou partilhado. Reference: European Portuguese.

send-what = O que se envia?
send-choose-game = A partida
send-choose-position = A última posição
send-this = Quem abrir este endereço vê esta página.
send-game = A partida vai inteira, lance a lance.
send-long = A partida é longa demais para um endereço. Vai a última posição.
send-position = Vai a última posição da partida, para jogar a partir dela.
send-share = O endereço é este.
send-copy = Copiar
send-copied = Copiado.
send-not-copied = Este navegador não deixa copiar. Marca o endereço e copia-o à mão.
send-qr = Código QR com o endereço desta página
send-large = Código em ecrã inteiro
send-small = Voltar ao tamanho normal
send-dialog = Partilhar
send-series-text = Numa ficha para a turma, o resultado de cada aluno volta a ti.
send-series = Juntar à ficha da turma
send-added = Está na ficha que estás a preparar.
send-twice = Já está na ficha que estás a preparar.
send-full = A ficha que estás a preparar já tem 12 tarefas.
send-prepare = Ver a ficha
