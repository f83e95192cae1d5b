### Notação 2: casas e lances simples
q-notation-see-square = Em que casa está o cavalo preto?
    .a = f5
    .b = e5
    .c = g5
    .d = f4
    .why = O nome de uma casa tem a letra da coluna e depois o número da fileira.
q-notation-board-capture = Na planilha de Teófilo vem agora 2.exd5. Leia o lance e jogue.
    .why = A primeira letra é a coluna do peão. O x diz que ele captura, e d5 é a casa aonde chega.
q-notation-board-check = Na planilha de Umbelina vem agora 2.Bb5+. Leia o lance e jogue.
    .why = B é o bispo, b5 é a casa aonde vai, e o sinal + diz que dá xeque.
