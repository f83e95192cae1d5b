### Leis de 2023, apêndice B: relâmpago (blitz; em Portugal, rápidas).

law-2023-b-1 = No relâmpago (blitz), cada jogador tem para todos os lances 10 minutos ou menos. Com acréscimo, soma-se ao tempo dado 60 vezes o acréscimo, e o limite é o mesmo.
    .teacher = 5 minutos e 3 segundos: 5 + 3 = 8, é relâmpago (blitz). 8 minutos e 3 segundos: 8 + 3 = 11, já é xadrez rápido.
law-2023-b-2 = No relâmpago (blitz), as Regras de Competição se aplicam se:
    .teacher = As duas condições têm que valer juntas: B.2.1 e B.2.2.
law-2023-b-2-1 = Um árbitro supervisiona uma partida só; é preciso também cumprir o B.2.2.
    .teacher = No xadrez rápido podem ser três (A.4.1); aqui, cada mesa precisa do próprio árbitro.
law-2023-b-2-2 = A partida é registrada pelo árbitro, ou por um assistente dele, se possível por meio eletrônico.
law-2023-b-2-3 = Na sua vez, quem joga pode pedir ao árbitro ou ao assistente para ver a planilha, até cinco vezes. Pedir mais do que isso conta como incomodar o adversário.
law-2023-b-3 = Se não for assim, valem as regras do xadrez rápido (em Portugal, semirrápidas): A.2, A.3 e A.5.
    .teacher = Anotar não é obrigatório, e os dois minutos viram um. O lance ilegal só é punido antes de o adversário jogar.
law-2023-b-4 = O regulamento do evento precisa dizer se vale o B.2 ou o B.3. É o mesmo para o evento inteiro.
