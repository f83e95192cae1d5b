### Folhas para imprimir.

paper-print = Imprimir
paper-name = Nome
paper-date = Data
# $code (text): the name of the set
paper-code = Série { $code }
# $title (text): the title of the sheet
paper-answers = Respostas: { $title }
