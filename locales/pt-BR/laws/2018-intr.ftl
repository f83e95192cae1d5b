### Leis de 2018, introdução: os pontos que diferem dos de 2023.

law-2018-intr-2 = São do 87º Congresso da FIDE, em Baku, e do Conselho Presidencial de 2017. Valem desde 1º de julho de 2017; as mudanças, desde 1º de janeiro de 2018. O texto autêntico é o inglês.
    .teacher = Baku fica no Azerbaijão. As mudanças são do 88º Congresso, em Goynuk, Antália, na Turquia.
    .diff = Em 2023 é o 93º Congresso, em Chennai. A introdução de 2023 não diz desde quando as Leis valem.
law-2018-intr-3 = As Leis usam o masculino, mas são para todos. Onde se lê «ele», «lhe» e «seu», leia-se também «ela» e «sua».
    .diff = Em 2005 há uma frase parecida. O texto de 2023 não precisa dela: escreve «jogador/a» e «árbitro/a».
