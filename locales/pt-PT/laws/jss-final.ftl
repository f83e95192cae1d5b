### Jogos de estudantes: o que vale para todas as modalidades.

law-jss-final-1 = A tolerância é de 15 minutos. Quem não tiver chegado no fim desse tempo perde por falta de comparência (W.O.).
law-jss-final-2 = Só há prémio em dinheiro para os vencedores de uma modalidade se ela chegar ao número mínimo de inscritos.
    .teacher = O regulamento não diz qual é o mínimo. Pergunta-o à organização antes de prometer prémios.
