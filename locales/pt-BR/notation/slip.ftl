### Encontre o erro.

slip-task = Toque no primeiro lance que não pode estar certo.
slip-sheet = Planilha
slip-follow = Acompanhe no tabuleiro
slip-first = Posição inicial
slip-back = Um lance atrás
slip-forward = Um lance à frente
slip-fine = { $move } é possível, como você vê no tabuleiro. Procure outro lance.
slip-later = Antes de { $move } já há um erro. Procure mais acima.
slip-stop = Até aqui está tudo bem. O tabuleiro não consegue jogar o próximo lance.
slip-found = Você encontrou!
slip-shown = O erro está aqui
slip-illegal = { $cell } não pode ser. { $why }
slip-played = O lance jogado foi { $right }.
slip-other-piece = { $cell } diz que jogou { $written }, mas jogou { $meant }. Escreve-se { $right }.
slip-ambiguous = { $cell } tanto pode ser de { $one } como de { $other }. Falta um sinal: { $right }.
slip-swapped = No lance { $number }, as Brancas e as Pretas estão trocadas na planilha.
slip-skipped = Falta aqui um lance { $side ->
    [white] das Brancas
   *[black] das Pretas
}: { $right }. Os lances seguintes subiram um lugar.
slip-cell-fine = Pode ser
slip-cell-mended = Estava escrito { $cell }
slip-cell-added = Faltava
