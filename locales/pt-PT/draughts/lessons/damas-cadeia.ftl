### Damas 5, tomar em cadeia. Reference: European Portuguese, addressed as "tu".

damas-cadeia-continua = Depois do salto, há outro peão para tomar? Então o lance continua, com a mesma peça.
damas-cadeia-no-fim = Três saltos, um só lance. As peças tomadas só saem quando o lance acaba.
damas-cadeia-dois-caminhos = Dois caminhos podem acabar na mesma casa. Então escreve-se o caminho todo, como em 6x13x22.

damas-cadeia-parar-cedo = O peão branco pode parar em 19, a meio da captura?
    .hint = De 19 ainda há alguém para tomar?
    .after = Não. De 19 o peão ainda pode tomar 23, e tem de continuar até 28.
damas-cadeia-onde-acaba = Marca a casa onde acaba a captura do peão de 30.
    .hint = Segue os saltos com o dedo. A seguir a cada um, procura outro.
    .after = De 30 a 21, depois a 14, depois a 5. Foram três saltos em ziguezague.
damas-cadeia-quantas-pecas = Quantos peões toma o peão de 4?
    .hint = Começa por 7. Depois de cada salto, olha para os dois lados.
    .after = Três, em 7, 14 e 22. O peão acaba em 27, e aí já não há salto.
damas-cadeia-cadeia-das-pretas = Jogas com as Pretas. Faz a captura até ao fim.
    .hint = Só um peão preto tem um vizinho que pode saltar.
    .after = De 31 até 6, por 22 e 13. O peão branco de 11 ficou fora do caminho.
damas-cadeia-que-pecas-saem = Marca os peões pretos que saem do tabuleiro depois da captura.
    .hint = Vê que casas estão livres atrás de cada peão preto.
    .after = Saem 12 e 19. O peão de 26 está protegido pelo de 29.
damas-cadeia-quantas-maneiras = De quantas maneiras diferentes pode tomar o peão preto de 22?
    .hint = Ele pode começar para a direita ou para a esquerda.
    .after = De duas. Por 13 toma 18 e 10, e por 15 toma 19 e 11. Acabam ambas em 6.
damas-cadeia-mostra-o-caminho = Toma os peões de 11 e 19, passando por 14.
    .hint = O caminho começa para o lado do peão de 11.
    .after = Foi 7x14x23. O outro caminho acaba na mesma casa, mas leva outros peões.
    .m7x16x23 = Acaba também em 23, mas leva os peões de 12 e 20.
damas-cadeia-quando-saem = As Pretas tomam dois peões. Quando é que eles saem do tabuleiro?
    .hint = Primeiro faz-se o percurso todo. Só depois se mexe nas peças tomadas.
    .a = Cada um logo depois do salto.
    .b = Quando o adversário os tirar.
    .c = Todos juntos, no fim do lance.
    .after = Primeiro o percurso todo, depois as peças. Mais à frente vais ver que isto importa.
