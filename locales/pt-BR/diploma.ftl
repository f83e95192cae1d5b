### Um diploma para imprimir

diploma = Diploma
diploma-name = Nome no diploma
diploma-kept = O nome fica só na folha. Deixe em branco para escrever à mão.
diploma-print = Imprimir
diploma-colours = Diploma em cores
diploma-date = Data
diploma-teacher = Assinatura
