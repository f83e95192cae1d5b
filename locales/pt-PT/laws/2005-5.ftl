### Leis de 2005, artigo 5: os números que diferem dos de 2023.

law-2005-5-1-a = Ganha quem dá xeque-mate com um lance legal, e a partida acaba nesse instante.
    .diff = Em 2005 basta que o lance do mate não seja ilegal. Em 2018 e 2023 tem de cumprir também os artigos 4.2 a 4.7.
law-2005-5-1-b = Se declaras que abandonas, o adversário ganha e a partida termina.
    .teacher = Nem um rei sozinho do outro lado salva quem abandonou.
    .diff = Em 2005 e 2018 quem abandona perde sempre. Em 2023 é empate, se o adversário não tiver como dar mate.
law-2005-5-2 = Empatar: afogado, posição morta, acordo e as duas reclamações do artigo 9.
    .diff = Em 2018 e 2023 este artigo já só traz o afogado, a posição morta e o acordo.
law-2005-5-2-a = Tens a vez, não tens lance legal e o teu rei não está em xeque. Estás afogado, e é empate logo ali.
    .diff = Em 2005 basta que o lance que afogou seja legal. Em 2018 e 2023 pede-se que cumpra também os artigos 4.2 a 4.7.
law-2005-5-2-b = Se nenhum dos dois consegue dar mate, joguem como jogarem, a posição está morta e a partida empatada.
    .diff = A posição morta é igual. Em 2018 e 2023, o lance que a produz tem de respeitar também os artigos 4.2 a 4.7.
law-2005-5-2-c = Os dois combinam o empate durante a partida, e ela acaba.
    .diff = Em 2018 e 2023 só se pode combinar depois de cada um ter feito pelo menos um lance.
law-2005-5-2-d = Pode ser empate quando a mesma posição aparece, ou vai aparecer, pela terceira vez.
    .teacher = «Pode»: é preciso reclamar, e o como está no 9.2.
    .diff = Em 2018 e 2023 esta lembrança já não está no artigo 5. A regra fica só no 9.2. Às cinco vezes é empate sem ninguém pedir (9.6.1).
law-2005-5-2-e = Pode ser empate quando os dois fizeram os últimos 50 lances sem mover peões e sem capturar.
    .teacher = Também aqui é preciso reclamar, pelo 9.3.
    .diff = Em 2018 e 2023 fica só no artigo 9. E com 75 lances de cada um o empate já não espera por reclamação (9.6.2).
