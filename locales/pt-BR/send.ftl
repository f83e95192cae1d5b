### Enviar: o endereço de uma página, em código QR, copiado ou compartilhado.

send-what = O que enviar?
send-choose-game = A partida
send-choose-position = A última posição
send-this = Quem abrir este endereço vê esta página.
send-game = A partida vai inteira, lance a lance.
send-long = A partida é longa demais para um endereço. Vai a última posição.
send-position = Vai a última posição da partida, para jogar a partir dela.
send-share = O endereço é este.
send-copy = Copiar
send-copied = Copiado.
send-not-copied = Este navegador não deixa copiar. Marque o endereço e copie à mão.
send-qr = Código QR com o endereço desta página
send-large = Código em tela cheia
send-small = Voltar ao tamanho normal
send-dialog = Compartilhar
send-series-text = Em uma ficha para a turma, o resultado de cada aluno volta para você.
send-series = Pôr na ficha da turma
send-added = Está na ficha que você está preparando.
send-twice = Já está na ficha que você está preparando.
send-full = A ficha que você está preparando já tem 12 tarefas.
send-prepare = Ver a ficha
