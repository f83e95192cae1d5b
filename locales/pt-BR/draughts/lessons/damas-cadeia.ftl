### Damas 5, capturar em cadeia. Brazilian Portuguese, addressed as "você".

damas-cadeia-continua = Depois do pulo, há outra pedra para capturar? Então o lance continua, com a mesma peça.
damas-cadeia-no-fim = Três pulos, um só lance. As peças capturadas só saem quando o lance termina.
damas-cadeia-dois-caminhos = Dois caminhos podem terminar na mesma casa. Então se escreve o caminho todo, como em 6x13x22.

damas-cadeia-parar-cedo = A pedra branca pode parar em 19, no meio da captura?
    .hint = De 19 ainda há alguém para capturar?
    .after = Não. De 19 a pedra ainda pode capturar 23, e tem de continuar até 28.
damas-cadeia-onde-acaba = Marque a casa onde termina a captura da pedra da casa 30.
    .hint = Siga os pulos com o dedo. Depois de cada um, procure outro.
    .after = De 30 a 21, depois a 14, depois a 5. Foram três pulos em ziguezague.
damas-cadeia-quantas-pecas = Quantas pedras a pedra da casa 4 captura?
    .hint = Comece por 7. Depois de cada pulo, olhe para os dois lados.
    .after = Três, em 7, 14 e 22. A pedra termina em 27, e ali não há mais pulo.
damas-cadeia-cadeia-das-pretas = Você joga com as Pretas. Faça a captura até o fim.
    .hint = Só uma pedra preta tem uma vizinha que ela pode pular.
    .after = De 31 até 6, por 22 e 13. A pedra branca da casa 11 ficou fora do caminho.
damas-cadeia-que-pecas-saem = Marque as pedras pretas que saem do tabuleiro depois da captura.
    .hint = Veja que casas estão livres atrás de cada pedra preta.
    .after = Saem 12 e 19. A pedra da casa 26 está protegida pela da casa 29.
damas-cadeia-quantas-maneiras = De quantas maneiras diferentes a pedra preta da casa 22 pode capturar?
    .hint = Ela pode começar para a direita ou para a esquerda.
    .after = De duas. Por 13 captura 18 e 10, e por 15 captura 19 e 11. As duas terminam em 6.
damas-cadeia-mostra-o-caminho = Capture as pedras das casas 11 e 19, passando por 14.
    .hint = O caminho começa para o lado da pedra da casa 11.
    .after = Foi 7x14x23. O outro caminho termina na mesma casa, mas leva outras pedras.
    .m7x16x23 = Também termina em 23, mas leva as pedras das casas 12 e 20.
damas-cadeia-quando-saem = As Pretas capturam duas pedras. Quando elas saem do tabuleiro?
    .hint = Primeiro se faz o percurso todo. Só depois se mexe nas peças capturadas.
    .a = Cada uma logo depois do pulo.
    .b = Quando o adversário as tirar.
    .c = Todas juntas, no fim do lance.
    .after = Primeiro o percurso todo, depois as peças. Mais adiante você vai ver que isso importa.
