### Damas 17, a forçada. Brazilian Portuguese, addressed as "você".

damas-forcada-o-rio = Com três damas contra uma, ocupe primeiro o rio. Se a dama sozinha ocupar o rio, quase nunca se pega.
damas-forcada-doze-lances = Desde que tem o rio, quem joga com três damas dispõe de 12 lances. A captura final também conta.
damas-forcada-vinte-lances = Há outro limite, de 20 lances de dama. Se ninguém mover uma pedra, capturar ou entregar uma peça, é empate.

damas-forcada-entregar-para-ganhar = Entregue uma dama e ganhe em dois lances.
    .hint = A dama preta tem de capturar o que você der. Veja onde ela vai parar.
    .after = A captura obrigatória a levou para onde as suas damas esperavam.
damas-forcada-pretas-entregam = Você joga com as Pretas. Ganhe em dois lances.
    .hint = Ponha a dama da casa 19 na diagonal da dama branca.
    .after = A dama branca capturou, e uma das suas já a via.
damas-forcada-rio-perdido = As Brancas têm três damas, mas a dama preta tem o rio. Se todos jogarem bem, como termina?
    .hint = Para ganhar, as três damas precisam do rio.
    .after = Empate. Enquanto a dama preta andar pelo rio, as três não a pegam.
damas-forcada-tres-lances = Você tem três damas e o rio. Ganhe em três lances.
    .hint = Procure um lance que deixe à dama preta uma só captura.
    .after = Você entregou duas damas na hora certa. Foram três lances, dos doze que tinha.
damas-forcada-forcada-curta = Você tem o rio. Ganhe da dama preta em doze lances, no máximo.
    .hint = Aperte as saídas dela. Depois entregue uma dama para trazê-la para perto das outras.
    .after = Você a pegou dentro dos doze lances.
damas-forcada-tarde-de-mais = As Brancas têm o rio há 12 lances e não ganharam. E se ganharem no lance seguinte?
    .hint = Quantos lances a lei dá, contando a captura?
    .after = Empate. O lance 13 não conta mais, mesmo que capture a dama.
damas-forcada-forcada-das-pretas = Você joga com as Pretas e tem o rio. Ganhe em doze lances, no máximo.
    .hint = Uma dama fica no rio. As outras duas cortam as diagonais do outro lado.
    .after = Também com as Pretas o caminho é o mesmo. Ocupa-se o rio, aperta-se e entrega-se.
damas-forcada-recomeca = Qual destes lances faz recomeçar a contagem dos 20?
    .hint = A contagem segue enquanto só houver damas passeando.
    .a = Um lance de dama para o rio.
    .b = Um lance de pedra.
    .c = Um lance de dama para o canto.
    .after = A pedra. Também uma captura ou uma entrega fazem recomeçar a contagem.
damas-forcada-forcada-inteira = É a forçada inteira. Você tem três damas, o rio e doze lances.
    .hint = Não persiga a dama preta. Tire as diagonais dela uma a uma.
    .after = Você conseguiu a forçada, com três damas e o rio, em doze lances.
