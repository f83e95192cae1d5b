### Damas 14, combinações. Brazilian Portuguese, addressed as "você".

damas-combinacoes-dar-dois = Quem captura duas pode perder três. Conte sempre a resposta inteira.
damas-combinacoes-coroar = Um sacrifício também pode abrir o caminho para a última fileira.

damas-combinacoes-dois-por-tres = Dê duas pedras e capture três.
    .hint = A pedra da casa 22 tem de capturar duas e termina perto da sua pedra da casa 2.
    .after = As Pretas capturaram duas, porque a lei obrigou. Em seguida perderam três.
    .m9-13 = As Pretas não são obrigadas a nada. Procure o lance que obriga as Pretas a capturar.
damas-combinacoes-tres-e-a-dama = Você joga com as Pretas. Dê uma pedra, capture três e coroe.
    .hint = A pedra da casa 27 precisa de uma pedra branca em 22.
    .after = De 27 a 2, você capturou três pedras e fez uma dama.
    .m21-18 = Você ofereceu a pedra errada. Assim não há três na sequência para capturar.
damas-combinacoes-pelo-rio = Dê uma pedra e capture três pelo rio.
    .hint = Falta uma peça preta na grande diagonal. Quem pode levá-la para 10?
    .after = 10, 19 e 28 estavam no rio. A pedra da casa 5 subiu o rio todo e foi coroada.
damas-combinacoes-abrir-a-porta = A pedra da casa 24 quer coroar. Tire o guarda da casa 31.
    .hint = A pedra preta da casa 31 tem de capturar o que você oferecer.
    .after = O guarda saiu de 31, e a pedra da casa 24 capturou 28 e foi coroada.
    .m20-23 = A pedra da casa 28 captura, mas o guarda continua em 31.
damas-combinacoes-dois-presentes = Você joga com as Pretas. Dê uma pedra, dê outra, e capture três.
    .hint = A pedra da casa 30 precisa de peças em 26, 18 e 10. A da casa 10 já está lá.
    .after = O primeiro presente pôs uma pedra em 18, o segundo em 26. O caminho ficou pronto.
    .m26-21 = Só uma troca. Antes falta trazer uma pedra para 18.
damas-combinacoes-deixar-coroar = Deixe as Pretas coroar, coroe também, e capture três peças.
    .hint = A dama preta nova vai ter de capturar. Veja onde ela para.
    .after = A dama preta foi obrigada a parar em 19. A sua estava esperando por ela.
    .m25-29 = Você coroa já, mas as Pretas jogam 7-3 e coroam também.
