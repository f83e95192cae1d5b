### A diploma to print

diploma = Diploma
diploma-name = Name on the diploma
diploma-kept = The name is only on the sheet. Leave it empty to write it by hand.
diploma-print = Print
diploma-colours = Diploma in colour
diploma-date = Date
diploma-teacher = Signature
