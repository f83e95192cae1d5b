### Leis de 2023, introdução.

law-2023-intr-1 = As Leis da FIDE são para o xadrez jogado frente a frente, num tabuleiro. Têm duas partes: as regras básicas e as regras de competição.
    .teacher = O glossário das Leis confirma-o: o xadrez pela Internet e por correspondência fica de fora.
law-2023-intr-2 = Foram aprovadas no 93.º Congresso da FIDE, em Chennai, na Índia. O texto autêntico é o inglês; em português há uma tradução.
