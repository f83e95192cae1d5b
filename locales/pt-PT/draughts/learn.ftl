### Aprender damas.

learn-draughts = Aprender damas
draughts-lesson-articles = Para o professor: regulamento das damas clássicas, { $articles }.

## Um nível

draughts-the-man = o peão
draughts-the-dama = a dama
draughts-hint-piece = Olha para { $piece } de { $square }.
draughts-stands-still = Neste nível, a peça de { $square } fica parada.
draughts-go-on = A captura continua. Salta até ao fim.
draughts-which = Para essa casa há capturas que tomam peças diferentes. Escolhe uma.
draughts-which-way = { $move }: toma { $taken }
draughts-miss-loses = Assim perdes peças. Vê a resposta, e procura outro lance.
draughts-miss-too-slow = Assim já não ganhas a tempo. Vê a defesa, e procura outro lance.
