### Leis de 2005, artigo 5: os números que diferem dos de 2023.

law-2005-5-1-a = Vence quem dá xeque-mate com um lance legal, e a partida termina nesse instante.
    .diff = Em 2005 basta que o lance do mate não seja ilegal. Em 2018 e 2023 ele precisa cumprir também os artigos 4.2 a 4.7.
law-2005-5-1-b = Se você declara que abandona, o adversário vence e a partida termina.
    .teacher = Nem um rei sozinho do outro lado salva quem abandonou a partida.
    .diff = Em 2005 e 2018 quem abandona sempre perde. Em 2023 é empate, se o adversário não tem como dar mate.
law-2005-5-2 = Empatar: afogamento, posição morta, acordo e as duas reclamações do artigo 9.
    .diff = Em 2018 e 2023 este artigo só traz o afogamento, a posição morta e o acordo.
law-2005-5-2-a = É a sua vez, o seu rei não está em xeque e não há lance legal para fazer. É rei afogado, empate na hora.
    .diff = Em 2005 basta que o lance que afogou seja legal. Em 2018 e 2023 exige-se que cumpra também os artigos 4.2 a 4.7.
law-2005-5-2-b = Se nenhum dos dois consegue dar mate, joguem como jogarem, a posição está morta e a partida, empatada.
    .diff = A posição morta é igual. Em 2018 e 2023, o lance que a produz precisa respeitar também os artigos 4.2 a 4.7.
law-2005-5-2-c = Os dois combinam o empate durante a partida, e ela termina.
    .diff = Em 2018 e 2023 só se pode combinar depois que cada um fez ao menos um lance.
law-2005-5-2-d = Pode ser empate quando a mesma posição aparece, ou vai aparecer, pela terceira vez no tabuleiro.
    .teacher = «Pode»: é preciso reclamar, e o modo está no 9.2.
    .diff = Em 2018 e 2023 esse lembrete não está mais no artigo 5. A regra fica só no 9.2. Com cinco vezes, é empate sem ninguém pedir (9.6.1).
law-2005-5-2-e = Pode ser empate quando os dois fizeram os últimos 50 lances sem mover peão e sem capturar.
    .teacher = Aqui também é preciso reclamar, pelo 9.3.
    .diff = Em 2018 e 2023 fica só no artigo 9. E com 75 lances de cada um o empate não espera mais a reclamação (9.6.2).
