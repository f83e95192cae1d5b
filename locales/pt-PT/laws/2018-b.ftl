### Leis de 2018, apêndice B: os números que diferem dos de 2023.

law-2018-b-2 = Nas rápidas (blitz), onde os artigos 7 e 9 dão dois minutos, dá-se um.
    .diff = Em 2023 este minuto está no A.3 e serve também as semirrápidas. No blitz vale pelo B.3, mas com um árbitro por partida (B.2) já não.
law-2018-b-3 = Rápidas (blitz) com um árbitro em cada partida: as condições e o pedido da folha.
    .diff = Com um árbitro por partida, 2018 dá um minuto (B.2). O texto de 2023 não repete essa exceção. Ficam os dois minutos do artigo 7.
law-2018-b-3-1 = No blitz seguem-se as Regras de Competição quando:
    .teacher = As duas condições são precisas, a B.3.1.1 e a B.3.1.2; vale então o minuto do B.2.
    .diff = Em 2023 é o B.2, quase igual; mas lá o minuto não acompanha estas partidas.
law-2018-b-3-1-1 = cada partida tem um árbitro só para ela;
    .diff = Também assim em 2023, no B.2.1. Para as semirrápidas as duas edições aceitam três partidas por árbitro.
law-2018-b-3-1-2 = A partida fica registada: pelo árbitro ou assistente, por um meio eletrónico, ou por ambos.
    .diff = Em 2023 um aparelho sozinho já não chega. Regista o árbitro ou o assistente.
law-2018-b-4 = Sem um árbitro por partida, as rápidas (blitz) seguem as regras das semirrápidas: A.2 e A.4.
    .teacher = Pelo A.4.2, o primeiro lance ilegal visto ou reclamado a tempo perde a partida.
    .diff = Em 2018 o blitz herda a derrota ao primeiro lance ilegal. Em 2023 herda o A.3 e o A.5: um minuto primeiro, derrota depois.
law-2018-b-5 = Fica escrito no regulamento, para todas as rondas, se vale o B.3 ou o B.4.
    .diff = É a mesma escolha; em 2023 é entre o B.2 e o B.3.
