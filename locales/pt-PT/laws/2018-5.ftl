### Leis de 2018, artigo 5: os números que diferem dos de 2023.

law-2018-5-1-1 = Dar xeque-mate ganha e acaba a partida ali mesmo. O lance tem de ser legal e respeitar os artigos 4.2 a 4.7.
    .teacher = Com o mate o lance fica completo sem relógio (6.2.1.2). Uma seta que caia a seguir já não conta.
    .diff = Decide o mesmo que 2023; o lance completo pelo mate é lá o 6.2.1.1.
law-2018-5-1-2 = Quem abandona perde, e a partida acaba logo ali.
    .teacher = Não interessa se o adversário ainda podia dar mate. Nesta edição, quem abandona perde sempre.
    .diff = Em 2023, se o adversário de quem abandona não tiver maneira de dar mate, o resultado passa a empate. Em 2018 o abandono é sempre derrota.
