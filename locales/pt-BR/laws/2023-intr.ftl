### Leis de 2023, introdução.

law-2023-intr-1 = As Leis da FIDE tratam do xadrez jogado cara a cara, em um tabuleiro. Elas têm duas partes: regras básicas e regras de competição.
    .teacher = O glossário das Leis confirma: xadrez pela internet e por correspondência ficam de fora.
law-2023-intr-2 = O 93º Congresso da FIDE, em Chennai, na Índia, aprovou estas Leis. O texto autêntico é o inglês; em português existe uma tradução.
