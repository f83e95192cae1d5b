### Damas 13, dar uma e capturar duas. Brazilian Portuguese, addressed as "você".

damas-dar-e-tomar-oferta = As Pretas têm de capturar o que você oferece. Você dá uma pedra, e depois captura duas.
damas-dar-e-tomar-para-onde = A oferta leva a pedra adversária para onde você quer. Aqui, para perto da pedra da casa 29.

damas-dar-e-tomar-dar-um = Dê uma pedra e capture duas.
    .hint = A pedra preta da casa 13 tem de capturar. Leve-a para perto da pedra da casa 2.
    .after = A pedra preta foi para 6, e a da casa 2 a levou junto com a da casa 15.
    .m2-6 = Este lance não obriga as Pretas a nada. Procure uma oferta.
damas-dar-e-tomar-casa-de-chegada = Agora há uma pedra preta em 20. As Brancas ganham alguma coisa com 5-10?
    .hint = Jogue 5-10, 13x6 e 2x11 de cabeça. E quem captura agora?
    .after = Não. A casa 20 está ocupada, e a pedra da casa 15 captura a sua em 11.
damas-dar-e-tomar-pretas-dao = Você joga com as Pretas. Dê uma pedra e capture duas.
    .hint = Ofereça uma pedra à da casa 20, e abra o caminho para a da casa 31.
    .after = A pedra branca foi para 27, e a da casa 31 pulou duas.
    .m31-27 = As Brancas não são obrigadas a capturar, e jogam o que quiserem.
damas-dar-e-tomar-troca-ou-ganho = Não queremos uma troca. Dê uma pedra e capture duas.
    .hint = Que oferta leva a pedra da casa 23 para perto da casa 11?
    .after = A pedra da casa 23 foi para 14, e a da casa 11 levou duas.
    .m14-18 = As Pretas capturam uma e você captura uma. É só uma troca.
damas-dar-e-tomar-so-uma-troca = Você joga com as Pretas. Há uma oferta que é troca e outra que ganha. Jogue a que ganha.
    .hint = Depois da sua captura, a pedra da casa 30 deve ver outra pedra.
    .after = Por 23 até 16, duas pedras brancas por uma preta.
    .m27-23 = Depois de 20x27 você só captura uma pedra. É uma troca, e nada mais.
damas-dar-e-tomar-dar-um-tomar-tres = Dê uma pedra e capture três.
    .hint = A pedra da casa 4 tem à frente um caminho em ziguezague. Falta a primeira peça.
    .after = A pedra preta foi para 7, e ficou completo o caminho por cima de 7, 14 e 22.
damas-dar-e-tomar-subir-o-rio = Dê uma pedra, capture duas e coroe.
    .hint = A pedra da casa 14 sobe o rio, se houver peças pretas em 19 e em 28.
    .after = De 14 a 32, por 23, você capturou duas pedras. A dama nova ficou no rio.
    .m19-23 = É só uma troca, e a pedra preta da casa 5 vai coroar.
