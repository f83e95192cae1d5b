### Find the slip.

slip-task = Touch the first move that cannot be right.
slip-sheet = Score sheet
slip-follow = Follow on the board
slip-first = Initial position
slip-back = One move back
slip-forward = One move on
slip-fine = { $move } is fine, as the board shows. Look for another move.
slip-later = There is a slip before { $move }. Look further up.
slip-stop = All is well so far. The board cannot play the next move.
slip-found = You found it!
slip-shown = The slip is here
slip-illegal = { $cell } cannot be. { $why }
slip-played = The move played was { $right }.
slip-other-piece = { $cell } says { $written } moved, but it was { $meant }. It is written { $right }.
slip-ambiguous = { $cell } could start on { $one } or on { $other }. A sign is missing: { $right }.
slip-swapped = In move { $number }, White and Black have changed places on the sheet.
slip-skipped = A move of { $side ->
    [white] White
   *[black] Black
} is missing here: { $right }. The moves after it have slipped up one place.
slip-cell-fine = It is fine
slip-cell-mended = It said { $cell }
slip-cell-added = It was missing
