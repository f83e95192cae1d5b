### Leis de 2018, artigo 5: os números que diferem dos de 2023.

law-2018-5-1-1 = Dar xeque-mate vence e encerra a partida ali mesmo. O lance precisa ser legal e respeitar os artigos 4.2 a 4.7.
    .teacher = Com o mate o lance se completa sem relógio (6.2.1.2). Uma seta que caia depois não conta mais.
    .diff = Decide o mesmo que 2023; o lance completado pelo mate é lá o 6.2.1.1.
law-2018-5-1-2 = Quem abandona perde, e a partida termina na hora.
    .teacher = Não importa se o adversário ainda conseguiria dar mate. Nesta edição, quem abandona sempre perde.
    .diff = Em 2023, se o adversário de quem abandona não tem como dar mate, o resultado é empate. Em 2018, abandonar é sempre perder.
