### Damas 14, combinações. Reference: European Portuguese, addressed as "tu".

damas-combinacoes-dar-dois = Quem toma dois pode perder três. Conta sempre a resposta inteira.
damas-combinacoes-coroar = Um sacrifício também pode abrir o caminho para a última linha.

damas-combinacoes-dois-por-tres = Dá dois peões e toma três.
    .hint = O peão de 22 tem de tomar dois e acaba junto do teu peão de 2.
    .after = As Pretas tomaram dois, porque a lei as obrigou. A seguir perderam três.
    .m9-13 = As Pretas não são obrigadas a nada. Procura o lance que as obriga a tomar.
damas-combinacoes-tres-e-a-dama = Jogas com as Pretas. Dá um peão, toma três e coroa.
    .hint = O peão de 27 precisa de um peão branco em 22.
    .after = De 27 a 2, tomaste três peões e fizeste uma dama.
    .m21-18 = Ofereceste o peão errado. Assim não há três em fila para tomar.
damas-combinacoes-pelo-rio = Dá um peão e toma três pelo rio.
    .hint = Falta uma peça preta no rio. Quem a pode trazer para 10?
    .after = 10, 19 e 28 estavam no rio. O peão de 5 subiu-o todo e coroou.
damas-combinacoes-abrir-a-porta = O peão de 24 quer coroar. Tira o guarda da casa 31.
    .hint = O peão preto de 31 tem de tomar o que lhe ofereceres.
    .after = O guarda saiu de 31, e o peão de 24 tomou 28 e coroou.
    .m20-23 = O peão de 28 toma, mas o guarda continua em 31.
damas-combinacoes-dois-presentes = Jogas com as Pretas. Dá um peão, dá outro, e toma três.
    .hint = O peão de 30 precisa de peças em 26, 18 e 10. A de 10 já lá está.
    .after = O primeiro presente pôs um peão em 18, o segundo em 26. O caminho ficou feito.
    .m26-21 = Só uma troca. Primeiro falta trazer um peão para 18.
damas-combinacoes-deixar-coroar = Deixa as Pretas coroar, coroa também, e toma três peças.
    .hint = A dama preta nova vai ter de tomar. Vê onde ela para.
    .after = A dama preta foi obrigada a parar em 19. A tua estava à espera dela.
    .m25-29 = Coroas já, mas as Pretas jogam 7-3 e coroam também.
