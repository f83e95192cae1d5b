### Jogos estudantis: o que vale para todas as modalidades.

law-jss-final-1 = A tolerância é de 15 minutos. Quem não tiver chegado até o fim desse tempo perde por W.O.
law-jss-final-2 = Só há prêmio em dinheiro para os vencedores de uma modalidade se ela alcançar o número mínimo de inscritos.
    .teacher = O regulamento não diz qual é o mínimo. Pergunte à organização antes de prometer prêmios.
