### Leis de 2018, apêndice B: os números que diferem dos de 2023.

law-2018-b-2 = No relâmpago (blitz), onde os artigos 7 e 9 dão dois minutos, dá-se um.
    .diff = Em 2023 esse minuto está no A.3 e serve também ao rápido. No relâmpago vale pelo B.3, mas não com um árbitro por partida (B.2).
law-2018-b-3 = Relâmpago (blitz) com um árbitro em cada partida: as condições e o pedido da planilha.
    .diff = Com um árbitro por partida, 2018 dá um minuto (B.2). O texto de 2023 não repete a exceção. Ficam os dois minutos do artigo 7.
law-2018-b-3-1 = No relâmpago valem as Regras de Competição quando:
    .teacher = As duas condições são necessárias, B.3.1.1 e B.3.1.2; vale então o minuto do B.2.
    .diff = Em 2023 é o B.2, quase igual; mas lá o minuto não acompanha essas partidas.
law-2018-b-3-1-1 = cada partida tem um árbitro só seu;
    .diff = Também assim em 2023, no B.2.1. Para o rápido as duas edições aceitam três partidas por árbitro.
law-2018-b-3-1-2 = A partida fica registrada: pelo árbitro ou assistente, por meio eletrônico, ou por ambos.
    .diff = Em 2023 só o aparelho não basta mais. Quem registra é o árbitro ou o assistente.
law-2018-b-4 = Sem um árbitro por partida, o relâmpago (blitz) segue as regras do rápido: A.2 e A.4.
    .teacher = Pelo A.4.2, o primeiro lance ilegal visto ou reclamado a tempo já perde a partida.
    .diff = Em 2018 o relâmpago herda a derrota no primeiro lance ilegal. Em 2023 herda A.3 e A.5: primeiro um minuto, depois a derrota.
law-2018-b-5 = O regulamento deixa escrito, para todas as rodadas, se vale o B.3 ou o B.4.
    .diff = É a mesma escolha; em 2023 é entre B.2 e B.3.
