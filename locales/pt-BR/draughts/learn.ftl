### Aprender damas.

learn-draughts = Aprender damas
draughts-lesson-articles = Para o professor: regulamento das damas clássicas, { $articles }.

## Um nível

draughts-the-man = a pedra
draughts-the-dama = a dama
draughts-hint-piece = Olhe para { $piece } de { $square }.
draughts-stands-still = Neste nível, a peça de { $square } fica parada.
draughts-go-on = A captura continua. Pule até o fim.
draughts-which = Para essa casa há capturas que levam peças diferentes. Escolha uma.
draughts-which-way = { $move }: captura { $taken }
draughts-miss-loses = Assim você perde peças. Veja a resposta e procure outro lance.
draughts-miss-too-slow = Assim você não ganha mais a tempo. Veja a defesa e procure outro lance.
