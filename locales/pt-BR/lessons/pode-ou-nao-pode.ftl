pode-ou-nao-pode-sem-expor-o-rei = O bispo está cravado. Se sair de e2, deixa de fechar a coluna e o rei fica em xeque.

pode-ou-nao-pode-casa-atacada = O bispo ataca d1 e e2, e o rei não pode ir para lá. Para f1 ou f2 ele pode.

pode-ou-nao-pode-cavalo-cravado = Este cavalo pode pular para c6 e dar xeque?
    .hint = Tire o cavalo em pensamento. O que a torre de d8 vê?
    .after = Não pode. O cavalo está cravado. Sem ele, a torre de d8 ataca o seu rei.

pode-ou-nao-pode-cravada-anda-na-coluna = A torre preta está cravada. Ela pode avançar até c3?
    .hint = Em c3 a torre ainda está entre a torre branca e o seu rei?
    .after = Pode. A torre ficou na coluna c e continua protegendo o rei.

pode-ou-nao-pode-cravada-sai-da-coluna = A mesma torre. Ela pode ir para f7?
    .hint = Depois deste lance, o que há entre c1 e c8?
    .after = Não pode. A coluna c ficaria aberta, e a torre de c1 atacaria o seu rei.

pode-ou-nao-pode-diante-do-peao = O seu rei pode ir para f4, bem diante do peão preto?
    .hint = Um peão captura em frente ou na diagonal?
    .after = Pode. O peão captura na diagonal e ataca e4 e g4, mas não f4.

pode-ou-nao-pode-casas-da-torre = A torre de e2 está cravada no rei. Marque as casas para onde ela ainda pode ir.
    .hint = Enquanto a torre ficar na coluna «e», o rei está protegido.
    .after = Ela pode andar pela coluna e até capturar a torre preta. Para o lado não pode.

pode-ou-nao-pode-na-diagonal-do-peao = E ele pode ir para g4?
    .hint = Conte as casas que o peão de f5 ataca.
    .after = Não pode. O peão de f5 ataca g4, embora não haja nada ali agora.

pode-ou-nao-pode-rei-junto-de-rei = O seu rei pode ir para d4, ao lado do rei preto?
    .hint = O rei também ataca todas as casas em volta dele.
    .after = Não pode. O rei preto ataca d4. Dois reis nunca ficam lado a lado.

pode-ou-nao-pode-peao-cravado-captura = O bispo crava o peão de f7. O peão pode capturar o bispo?
    .hint = Se o bispo sumir, quem ataca o rei?
    .after = Pode. Ele capturou a peça que o cravava, e ninguém mais ataca o rei.

pode-ou-nao-pode-torre-guardada = A torre dá xeque bem ao lado do rei. Ele pode capturar a torre?
    .hint = Há outra peça preta. Que casas ela ataca?
    .after = Não pode. O bispo de c3 protege a torre, e em d2 o rei ficaria em xeque.

pode-ou-nao-pode-xeque-com-cravada = O rei branco está em xeque. Salve-o com o único lance legal.
    .hint = O bispo de f2 está cravado na diagonal. Procure outra peça.
    .after = O bispo também atacava a torre preta, mas não podia sair da diagonal do rei.

pode-ou-nao-pode-xeque-contra-xeque = Você está em xeque. Pode responder com outro xeque, jogando a dama para h6?
    .hint = O que faz a torre de e1 depois deste lance?
    .after = Não pode. O xeque de e1 continua ali. Primeiro é preciso salvar o seu rei.

pode-ou-nao-pode-tapar-com-xeque = E você pode jogar a dama para e6?
    .hint = A dama em e6 está entre quais duas peças?
    .after = Pode. A dama bloqueia a coluna “e” e, ao mesmo tempo, dá xeque.

pode-ou-nao-pode-cravado-ainda-ataca = O cavalo preto está cravado. O seu rei pode ir para e4?
    .hint = O cavalo não pode sair. Mas que casas ele ataca?
    .after = Não pode. Mesmo cravado, o cavalo de d6 ataca e4.

pode-ou-nao-pode-capturar-o-cravado = E a torre, pode capturar o cavalo cravado?
    .hint = Há alguma coisa no caminho? O seu rei fica em perigo?
    .after = Pode. O caminho está livre, e a captura até dá xeque.

pode-ou-nao-pode-dois-presos = Marque as duas peças brancas que estão cravadas e não têm nenhum lance.
    .hint = Parta do rei branco, pela coluna «e» e pela diagonal.
    .after = O bispo não anda pela coluna, e o cavalo nunca anda reto. Os dois ficam.

pode-ou-nao-pode-recuar-na-coluna = A torre dá xeque. O seu rei pode recuar para d6?
    .hint = Até onde a torre ataca?
    .after = Não pode. A torre ataca toda a coluna d, também atrás do rei.
