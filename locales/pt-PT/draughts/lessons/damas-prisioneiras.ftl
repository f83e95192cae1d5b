### Damas 15, peças prisioneiras. Reference: European Portuguese, addressed as "tu".

damas-prisioneiras-sem-lance = É a tua vez e nenhuma peça tua se pode mover? As tuas peças estão prisioneiras, e perdeste.
damas-prisioneiras-fechar = Para ganhar, não é preciso tomar tudo. Aqui a dama ocupa a última casa do peão preto.

damas-prisioneiras-quem-ganha = Jogam as Pretas, e não têm lance nenhum. Quem ganha?
    .hint = No xadrez seria afogado. Nas damas a regra é outra.
    .after = Ganham as Brancas. Nas damas, ficar sem lance é perder.
damas-prisioneiras-um-chega = Prende o peão preto e ganha num lance.
    .hint = O peão de 9 só pode ir para 5, ou saltar por cima de quem lá estiver.
    .after = Em 5 ficou um peão com as costas guardadas. O peão preto não anda nem salta.
    .m2-5 = A casa 2 ficou vazia, e o peão preto salta de 9 para 2.
damas-prisioneiras-pretas-fecham = Jogas com as Pretas. Prende o peão branco num lance.
    .hint = O peão de 9 quer saltar por cima de 13. Que casa lhe faz falta?
    .after = A casa 18 ficou ocupada, e o salto acabou.
    .m21-17 = A casa 18 continua livre, e o peão branco toma 13.
damas-prisioneiras-tapar-o-salto = Prende o peão de 25. Ele não pode ter passo nem salto.
    .hint = O passo já está tapado por 21. Falta tapar o salto.
    .after = O peão de 18 guardou as costas do de 21. Dois peões prendem um.
damas-prisioneiras-dama-no-caminho = Ganha num lance com a dama.
    .hint = O peão de 8 está na borda. Que casa lhe resta?
    .after = A dama em 4 não pode ser saltada, porque atrás dela não há tabuleiro.
damas-prisioneiras-casa-da-frente = Jogas com as Pretas. Prende o peão branco num lance.
    .hint = O peão de 25 só tem uma casa à frente.
    .after = De 15 a 29, de uma ponta à outra. O peão ficou a um passo de coroar.
damas-prisioneiras-primeiro-encostar = Jogas com as Pretas. Ganha em dois lances.
    .hint = O peão branco vai ter de avançar para 9 ou para 10. Prepara as duas respostas.
    .after = Esperaste com o peão de 25, e o branco teve de avançar para a armadilha.
damas-prisioneiras-dama-por-tras = Jogas com as Pretas. Ganha em dois lances com a dama.
    .hint = O peão pode ir para 25 ou para 26. Prepara as duas respostas.
    .after = Em 26 o peão era tomado. Em 25 a dama fecha-lhe a casa 29.
damas-prisioneiras-coroar-e-prender = Jogas com as Pretas. Coroa e ganha em três lances.
    .hint = Coroa primeiro. Depois põe a dama no caminho do peão branco.
    .after = Coroaste, e o peão branco ficou sem saída. Contaste três lances antes de jogar.
