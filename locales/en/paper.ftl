### Sheets to print.

paper-print = Print
paper-name = Name
paper-date = Date
# $code (text): the name of the set
paper-code = Set { $code }
# $title (text): the title of the sheet
paper-answers = Answers: { $title }
