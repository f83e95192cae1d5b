### Leis de 2023, apêndice A: semirrápidas (xadrez rápido).

law-2023-a-1 = Nas semirrápidas, cada jogador tem para todos os lances mais de 10 e menos de 60 minutos. Com incremento, soma-se ao tempo dado 60 vezes o incremento, e os limites são os mesmos.
    .teacher = 15 minutos e 5 segundos contam como 15 + 5 = 20. Com 10 certos já são rápidas (blitz, B.1); com 60 certos, clássicas, diz o glossário de 2023.
law-2023-a-2 = Ninguém é obrigado a anotar os lances. Quem não anota não perde os direitos às reclamações que se apoiam na folha. Quando quiser, pode pedir uma ao árbitro.
    .teacher = A qualquer momento quer dizer também a meio da partida.
law-2023-a-3 = Onde os artigos 7 e 9 dão dois minutos de penalidade, nas semirrápidas dá-se um.
    .teacher = Toca no primeiro lance ilegal (7.5.5) e na reclamação de empate errada (9.5.3). O segundo lance ilegal perde na mesma.
law-2023-a-4 = Aplicam-se as Regras de Competição se:
    .teacher = São precisas as duas condições juntas: A.4.1 e A.4.2.
law-2023-a-4-1 = Um árbitro vigia três partidas no máximo; é precisa também a condição A.4.2.
law-2023-a-4-2 = O árbitro, ou um assistente seu, regista cada partida, se possível com meios eletrónicos.
law-2023-a-4-3 = Na sua vez, quem joga pode pedir para ver a folha da partida, até cinco vezes. Pede-a ao árbitro ou ao assistente. Mais vezes conta como querer distrair o adversário.
    .teacher = À sexta vez entra o 11.5. O pedido só se faz na própria vez.
law-2023-a-5 = Se não for assim, valem estas regras:
    .teacher = Basta que falhe o A.4.1 ou o A.4.2: por exemplo, um árbitro para quatro partidas.
law-2023-a-5-1 = Depois de os dois completarem os primeiros dez lances, a contar da posição inicial:
law-2023-a-5-1-1 = Já não se muda a programação dos relógios, a não ser que o horário da prova fique prejudicado.
law-2023-a-5-1-2 = Já não se reclama das peças mal colocadas nem da orientação do tabuleiro. Com o rei mal colocado não se pode rocar; com uma torre mal colocada, não se roca com ela.
    .teacher = São dez lances de cada um. A outra torre, se está bem colocada, ainda pode rocar.
law-2023-a-5-2 = Num lance ilegal (7.5.1 a 7.5.4), o árbitro que o vê aplica o 7.5.5 antes de o adversário jogar. Se não o faz, o adversário pode reclamar. Depois o lance fica, salvo se os dois o corrigirem por acordo, sem árbitro.
    .teacher = O lance seguinte do adversário fecha o caso. Já nem o árbitro pode intervir. No 7.5.5, os dois minutos são um (A.3).
law-2023-a-5-3 = Para ganhar por tempo, quem reclama pode parar o relógio e avisar o árbitro. Mas é empate se quem reclama não puder dar mate por nenhuma série possível de lances legais.
    .teacher = Não se pergunta se o mate é provável. Basta que exista uma série de lances legais que lá chegue.
law-2023-a-5-4 = O árbitro vê os dois reis em xeque, ou um peão parado na casa de promoção. Espera que se complete o lance seguinte. Se a posição ilegal continuar no tabuleiro, declara o empate.
    .teacher = Durante esse lance o árbitro cala-se. Se o lance desfaz a posição ilegal, joga-se.
law-2023-a-5-5 = O árbitro também assinala a queda da seta, se a vê.
    .teacher = Não espera que um jogador a reclame.
law-2023-a-6 = O regulamento da prova tem de dizer se vale o A.4 ou o A.5. É o mesmo para a prova inteira.
    .teacher = Uma final com um árbitro só para ela não muda de regra a meio da prova.
