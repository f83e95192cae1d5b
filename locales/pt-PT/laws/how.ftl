### Como se joga: as regras numa página. O resto é das lições.

how-lead = Jogam dois, um com as Brancas e outro com as Pretas. As Brancas começam, e joga um de cada vez. Ganha quem der xeque-mate ao rei adversário.
how-practise = Praticar
how-print = Imprimir
