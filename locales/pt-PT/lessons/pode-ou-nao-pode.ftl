pode-ou-nao-pode-sem-expor-o-rei = O bispo está cravado. Se sair de e2, deixa de tapar a coluna e o rei fica em xeque.

pode-ou-nao-pode-casa-atacada = O bispo ataca d1 e e2, e o rei não pode ir para lá. Para f1 ou f2 pode.

pode-ou-nao-pode-cavalo-cravado = Este cavalo pode saltar para c6 e dar xeque?
    .hint = Tira o cavalo em pensamento. O que vê a torre de d8?
    .after = Não pode. O cavalo está cravado. Sem ele, a torre de d8 ataca o teu rei.

pode-ou-nao-pode-cravada-anda-na-coluna = A torre preta está cravada. Pode avançar até c3?
    .hint = Em c3 a torre ainda está entre a torre branca e o teu rei?
    .after = Pode. A torre ficou na coluna c e continua a tapar o rei.

pode-ou-nao-pode-cravada-sai-da-coluna = A mesma torre. Pode ir para f7?
    .hint = Depois deste lance, o que há entre c1 e c8?
    .after = Não pode. A coluna c ficava aberta, e a torre de c1 atacava o teu rei.

pode-ou-nao-pode-diante-do-peao = O teu rei pode ir para f4, mesmo diante do peão preto?
    .hint = Um peão captura em frente ou na diagonal?
    .after = Pode. O peão captura na diagonal e ataca e4 e g4, mas não f4.

pode-ou-nao-pode-casas-da-torre = A torre de e2 está cravada ao rei. Marca as casas para onde ainda pode ir.
    .hint = Enquanto a torre ficar na coluna «e», o rei está tapado.
    .after = Pode andar pela coluna e até capturar a torre preta. Para o lado não pode.

pode-ou-nao-pode-na-diagonal-do-peao = E pode ir para g4?
    .hint = Conta as casas que o peão de f5 ataca.
    .after = Não pode. O peão de f5 ataca g4, embora agora lá não haja nada.

pode-ou-nao-pode-rei-junto-de-rei = O teu rei pode ir para d4, ao lado do rei preto?
    .hint = O rei também ataca todas as casas à sua volta.
    .after = Não pode. O rei preto ataca d4. Dois reis nunca ficam lado a lado.

pode-ou-nao-pode-peao-cravado-captura = O bispo crava o peão de f7. O peão pode capturar o bispo?
    .hint = Se o bispo desaparecer, quem ataca o rei?
    .after = Pode. Capturou a peça que o cravava, e já ninguém ataca o rei.

pode-ou-nao-pode-torre-guardada = A torre dá xeque mesmo ao lado do rei. Ele pode capturá-la?
    .hint = Há outra peça preta. Que casas ataca ela?
    .after = Não pode. O bispo de c3 protege a torre, e em d2 o rei ficava em xeque.

pode-ou-nao-pode-xeque-com-cravada = O rei branco está em xeque. Salva-o com o único lance legal.
    .hint = O bispo de f2 está cravado na diagonal. Procura outra peça.
    .after = O bispo também atacava a torre preta, mas não podia sair da diagonal do rei.

pode-ou-nao-pode-xeque-contra-xeque = Estás em xeque. Podes responder com outro xeque, jogando a dama para h6?
    .hint = O que faz a torre de e1 depois deste lance?
    .after = Não podes. O xeque de e1 continua lá. Primeiro tens de salvar o teu rei.

pode-ou-nao-pode-tapar-com-xeque = E podes jogar a dama para e6?
    .hint = A dama em e6 está entre que duas peças?
    .after = Podes. A dama tapa a coluna «e» e, ao mesmo tempo, dá xeque.

pode-ou-nao-pode-cravado-ainda-ataca = O cavalo preto está cravado. O teu rei pode ir para e4?
    .hint = O cavalo não pode sair. Mas que casas ataca?
    .after = Não pode. Mesmo cravado, o cavalo de d6 ataca e4.

pode-ou-nao-pode-capturar-o-cravado = E a torre, pode capturar o cavalo cravado?
    .hint = Há alguma coisa no caminho? O teu rei fica em perigo?
    .after = Pode. O caminho está livre, e a captura até dá xeque.

pode-ou-nao-pode-dois-presos = Marca as duas peças brancas que estão cravadas e não têm nenhum lance.
    .hint = Parte do rei branco, pela coluna «e» e pela diagonal.
    .after = O bispo não anda pela coluna, e o cavalo nunca anda a direito. Os dois ficam.

pode-ou-nao-pode-recuar-na-coluna = A torre dá xeque. O teu rei pode recuar para d6?
    .hint = Até onde ataca a torre?
    .after = Não pode. A torre ataca toda a coluna d, também atrás do rei.
