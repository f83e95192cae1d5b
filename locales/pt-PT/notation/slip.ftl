### Encontra o erro.

slip-task = Toca no primeiro lance que não pode estar certo.
slip-sheet = Folha de registo
slip-follow = Segue no tabuleiro
slip-first = Posição inicial
slip-back = Um lance atrás
slip-forward = Um lance à frente
slip-fine = { $move } é possível, como vês no tabuleiro. Procura outro lance.
slip-later = Antes de { $move } já há um erro. Procura mais acima.
slip-stop = Até aqui está tudo bem. O tabuleiro não consegue jogar o lance seguinte.
slip-found = Encontraste!
slip-shown = O erro está aqui
slip-illegal = { $cell } não pode ser. { $why }
slip-played = O lance jogado foi { $right }.
slip-other-piece = { $cell } diz que jogou { $written }, mas jogou { $meant }. Escreve-se { $right }.
slip-ambiguous = { $cell } tanto pode ser de { $one } como de { $other }. Falta um sinal: { $right }.
slip-swapped = No lance { $number }, as Brancas e as Pretas estão trocadas na folha.
slip-skipped = Falta aqui um lance { $side ->
    [white] das Brancas
   *[black] das Pretas
}: { $right }. Os lances seguintes subiram um lugar.
slip-cell-fine = Pode ser
slip-cell-mended = Estava escrito { $cell }
slip-cell-added = Faltava
