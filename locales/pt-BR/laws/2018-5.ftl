### Leis de 2018, artigo 5: os números que diferem dos de 2023.

law-2018-5-1-2 = Quem abandona perde, e a partida termina na hora.
    .teacher = Não importa se o adversário ainda conseguiria dar mate: nesta edição, quem abandona sempre perde.
    .diff = Em 2023, se o adversário de quem abandona não tem como dar mate, o resultado é empate. Em 2018, abandonar é sempre perder.
