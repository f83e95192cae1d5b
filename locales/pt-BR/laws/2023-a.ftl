### Leis de 2023, apêndice A: xadrez rápido (em Portugal, semirrápidas).

law-2023-a-1 = No xadrez rápido, cada jogador tem para todos os lances mais de 10 e menos de 60 minutos. Com acréscimo, soma-se ao tempo dado 60 vezes o acréscimo, e os limites são os mesmos.
    .teacher = 15 minutos e 5 segundos valem 15 + 5 = 20. Com 10 exatos já é relâmpago (blitz, B.1); com 60 exatos é clássico, diz o glossário de 2023.
law-2023-a-2 = Ninguém é obrigado a anotar os lances. Quem não anota não perde os direitos às reclamações baseadas na planilha. Quando quiser, pode pedir uma ao árbitro.
    .teacher = «Quando quiser» inclui o meio da partida.
law-2023-a-3 = Onde os artigos 7 e 9 dão dois minutos de penalidade, no xadrez rápido é um só.
    .teacher = Afeta o primeiro lance ilegal (7.5.5) e a reclamação de empate errada (9.5.3). O segundo lance ilegal perde do mesmo jeito.
law-2023-a-4 = As Regras de Competição se aplicam se:
    .teacher = As duas condições têm que valer juntas: A.4.1 e A.4.2.
law-2023-a-4-1 = Um árbitro supervisiona três partidas no máximo; é preciso também cumprir o A.4.2.
law-2023-a-4-2 = O árbitro, ou um assistente dele, registra cada partida, se possível por meio eletrônico.
law-2023-a-4-3 = Na sua vez, quem joga pode pedir para ver a planilha da partida, até cinco vezes. Pede ao árbitro ou ao assistente. Mais do que isso conta como tentar distrair o adversário.
    .teacher = Na sexta vez entra o 11.5. E o pedido só pode ser feito na própria vez.
law-2023-a-5 = Se não for assim, valem estas regras:
    .teacher = Basta faltar o A.4.1 ou o A.4.2: por exemplo, um árbitro para quatro partidas.
law-2023-a-5-1 = Depois que os dois completaram os dez primeiros lances, contados da posição inicial:
law-2023-a-5-1-1 = Não se muda mais a programação dos relógios, a menos que o horário do evento fique prejudicado.
law-2023-a-5-1-2 = Não se reclama mais de peças mal colocadas nem de tabuleiro virado. Com o rei no lugar errado não há roque; com uma torre no lugar errado, não há roque com ela.
    .teacher = São dez lances de cada um. A outra torre, se está no lugar certo, ainda pode rocar.
law-2023-a-5-2 = Num lance ilegal (7.5.1 a 7.5.4), o árbitro que viu aplica o 7.5.5 até o adversário jogar. Se não o faz, o adversário pode reclamar. Depois o lance fica, salvo se os dois o corrigirem por acordo, sem o árbitro.
    .teacher = O próximo lance do adversário encerra o caso. Nem o árbitro pode mais intervir. No 7.5.5, os dois minutos viram um (A.3).
law-2023-a-5-3 = Para vencer por tempo, quem reclama pode parar o relógio e avisar o árbitro. Mas é empate se quem reclama não puder dar mate por nenhuma sequência possível de lances legais.
    .teacher = Não se pergunta se o mate é provável. Basta existir uma sequência de lances legais que chegue lá.
law-2023-a-5-4 = O árbitro vê os dois reis em xeque, ou um peão parado na casa de promoção. Espera o próximo lance ser completado. Se a posição ilegal continua no tabuleiro, declara o empate.
    .teacher = Durante esse lance o árbitro fica calado. Se o lance desfaz a posição ilegal, o jogo segue.
law-2023-a-5-5 = O árbitro também aponta a queda da seta, se estiver vendo.
    .teacher = Ele não espera que um jogador reclame.
law-2023-a-6 = O regulamento do evento precisa dizer se vale o A.4 ou o A.5. É o mesmo para o evento inteiro.
    .teacher = Uma final com um árbitro só para ela não muda de regra no meio do torneio.
