### Damas 18, mistura. Reference: European Portuguese, addressed as "tu".

damas-mistura-sem-titulo = Nesta lição ninguém te diz o tema. Procura primeiro as capturas, depois as ofertas.
damas-mistura-duas-voltas = Pergunta sempre o que podes tomar. Depois pergunta o que te podem tomar a seguir.

damas-mistura-que-lance = Joga o melhor lance das Brancas.
    .hint = Olha para o peão de 11. Que peças lhe faltam para saltar duas vezes?
    .after = Uma oferta trouxe o peão de 23 para 14. Depois foram dois saltos.
    .m14-18 = As Pretas tomam um e tu tomas um. Há melhor do que uma troca.
damas-mistura-quantas-pecas = Quantas peças têm as Pretas de tomar neste lance?
    .hint = A dama de 5 pode virar em 14, em 23 e em 16.
    .after = Quatro, em 10, 19, 20 e 7. São mais do que em qualquer outro caminho.
damas-mistura-tres-lances = Tens dois peões contra um. Ganha em três lances.
    .hint = Não deixes o peão preto passar entre os teus dois.
    .after = Os teus dois peões fecharam os caminhos, e o preto teve de avançar.
damas-mistura-que-pecas-saem = Marca as peças pretas que saem do tabuleiro neste lance.
    .hint = O peão de 12 pode tomar duas. A dama também. Que duas?
    .after = Saem as damas de 22 e de 10. Duas damas valem mais do que uma dama e um peão.
damas-mistura-que-caminho = A dama preta pode tomar os peões de 19 e 20?
    .hint = De 23 saem outros caminhos. Que peça está em 28?
    .after = Não. O rio leva um peão e uma dama, que valem mais.
damas-mistura-que-lance-das-pretas = Joga o melhor lance das Pretas.
    .hint = Vê onde ficaria o peão de 11 depois de tomar.
    .after = O peão branco foi para 20, e o de 24 tomou-o a ele e ao de 12.
    .m30-27 = O peão de 23 toma o de 27 e é coroado.
damas-mistura-dama-no-canto = A dama preta está presa na ponta. Ganha em três lances.
    .hint = Por que diagonal pode ela fugir? Fecha-lhe a outra ponta.
    .after = Com a diagonal comprida fechada, a dama preta teve de vir ao teu encontro.
