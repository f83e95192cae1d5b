### Um diploma para imprimir

diploma = Diploma
diploma-name = Nome no diploma
diploma-kept = O nome fica só na folha. Deixa em branco para o escrever à mão.
diploma-print = Imprimir
diploma-colours = Diploma a cores
diploma-date = Data
diploma-teacher = Assinatura
