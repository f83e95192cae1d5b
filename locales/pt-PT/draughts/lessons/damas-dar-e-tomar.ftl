### Damas 13, dar um e tomar dois. Reference: European Portuguese, addressed as "tu".

damas-dar-e-tomar-oferta = As Pretas têm de tomar o que ofereces. Dás um peão, e depois tomas dois.
damas-dar-e-tomar-para-onde = A oferta leva o peão adversário para onde tu queres. Aqui, para junto do peão de 29.

damas-dar-e-tomar-dar-um = Dá um peão e toma dois.
    .hint = O peão preto de 13 tem de tomar. Leva-o para junto do peão de 2.
    .after = O peão preto foi para 6, e o de 2 levou-o a ele e ao de 15.
    .m2-6 = Este lance não obriga as Pretas a nada. Procura uma oferta.
damas-dar-e-tomar-casa-de-chegada = Agora há um peão preto em 20. As Brancas ganham alguma coisa com 5-10?
    .hint = Joga 5-10, 13x6 e 2x11 de cabeça. E quem toma agora?
    .after = Não. A casa 20 está ocupada, e o peão de 15 toma o teu peão em 11.
damas-dar-e-tomar-pretas-dao = Jogas com as Pretas. Dá um peão e toma dois.
    .hint = Oferece um peão ao de 20, e abre o caminho ao de 31.
    .after = O peão branco foi para 27, e o de 31 saltou dois.
    .m31-27 = As Brancas não são obrigadas a tomar, e jogam o que quiserem.
damas-dar-e-tomar-troca-ou-ganho = Não queremos uma troca. Dá um peão e toma dois.
    .hint = Que oferta leva o peão de 23 para junto do de 11?
    .after = O peão de 23 foi para 14, e o de 11 levou dois.
    .m14-18 = As Pretas tomam um e tu tomas um. É só uma troca.
damas-dar-e-tomar-so-uma-troca = Jogas com as Pretas. Há uma oferta que é troca e outra que ganha. Joga a que ganha.
    .hint = Depois da tua captura, o peão de 30 deve ver outro peão.
    .after = Por 23 até 16, dois peões brancos por um preto.
    .m27-23 = Depois de 20x27 só tomas um peão. É uma troca, e nada mais.
damas-dar-e-tomar-dar-um-tomar-tres = Dá um peão e toma três.
    .hint = O peão de 4 tem à frente um caminho em ziguezague. Falta-lhe a primeira peça.
    .after = O peão preto foi para 7, e ficou completo o caminho por cima de 7, 14 e 22.
damas-dar-e-tomar-subir-o-rio = Dá um peão, toma dois e coroa.
    .hint = O peão de 14 sobe o rio, se houver peças pretas em 19 e em 28.
    .after = De 14 a 32, por 23, tomaste dois peões. A dama nova ficou no rio.
    .m19-23 = É só uma troca, e o peão preto de 5 vai coroar.
