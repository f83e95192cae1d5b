### Leis de 2018, introdução: os pontos que diferem dos de 2023.

law-2018-intr-2 = Foram adotadas no 87.º Congresso da FIDE, em Baku, e no Conselho Presidencial de 2017. Valem desde 1 de julho de 2017; as alterações, desde 1 de janeiro de 2018. O texto autêntico é o inglês.
    .teacher = Baku fica no Azerbaijão. As alterações são do 88.º Congresso, em Goynuk, Antália, na Turquia.
    .diff = Em 2023 é o 93.º Congresso, em Chennai. A introdução de 2023 não diz desde quando valem as Leis.
law-2018-intr-3 = As Leis estão escritas no masculino, mas são para todos: «ele», «lhe» e «seu» querem dizer também «ela» e «sua».
    .diff = Em 2005 há uma frase como esta. O texto de 2023 não precisa dela: escreve «jogador/a» e «árbitro/a».
