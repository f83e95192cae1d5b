### Diagrams: boards to print.

diagrams-lead = Twelve boards on one sheet, to draw positions by hand.
diagrams-empty = Empty boards
diagrams-start = Starting position
diagrams-draughts = Squares of draughts
diagrams-print = Print
diagrams-board = Board { $number }
