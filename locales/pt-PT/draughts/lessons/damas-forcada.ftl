### Damas 17, a forçada. Reference: European Portuguese, addressed as "tu".

damas-forcada-o-rio = Com três damas contra uma, ocupa primeiro o rio. Se a dama sozinha o ocupar, quase nunca se apanha.
damas-forcada-doze-lances = Desde que tem o rio, quem joga com três damas dispõe de 12 lances. A captura final também conta.
damas-forcada-vinte-lances = Há outro limite, de 20 lances de dama. Se ninguém mover um peão, tomar ou entregar uma peça, é empate.

damas-forcada-entregar-para-ganhar = Entrega uma dama e ganha em dois lances.
    .hint = A dama preta tem de tomar o que lhe dás. Vê onde ela vai parar.
    .after = A captura obrigatória levou-a para onde as tuas damas esperavam.
damas-forcada-pretas-entregam = Jogas com as Pretas. Ganha em dois lances.
    .hint = Põe a dama de 19 na diagonal da dama branca.
    .after = A dama branca tomou, e uma das tuas já a via.
damas-forcada-rio-perdido = As Brancas têm três damas, mas a dama preta tem o rio. Se todos jogarem bem, como acaba?
    .hint = Para ganhar, as três damas precisam do rio.
    .after = Empate. Enquanto a dama preta andar pelo rio, as três não a apanham.
damas-forcada-tres-lances = Tens três damas e o rio. Ganha em três lances.
    .hint = Procura um lance que deixe à dama preta uma só captura.
    .after = Entregaste duas damas no momento certo. Foram três lances, dos doze que tinhas.
damas-forcada-forcada-curta = Tens o rio. Ganha à dama preta em doze lances, no máximo.
    .hint = Aperta-lhe as saídas. Depois entrega uma dama para a trazer para perto das outras.
    .after = Apanhaste-a dentro dos doze lances.
damas-forcada-tarde-de-mais = As Brancas têm o rio há 12 lances e não ganharam. E se ganharem no lance seguinte?
    .hint = Quantos lances dá a lei, contando a captura?
    .after = Empate. O lance 13 já não conta, mesmo que tome a dama.
damas-forcada-forcada-das-pretas = Jogas com as Pretas e tens o rio. Ganha em doze lances, no máximo.
    .hint = Uma dama fica no rio. As outras duas cortam as diagonais do outro lado.
    .after = Também com as Pretas o caminho é o mesmo. Ocupa-se o rio, aperta-se e entrega-se.
damas-forcada-recomeca = Qual destes lances faz recomeçar a contagem dos 20?
    .hint = Conta-se enquanto só houver damas a passear.
    .a = Um lance de dama para o rio.
    .b = Um lance de peão.
    .c = Um lance de dama para o canto.
    .after = O peão. Também uma captura ou uma entrega fazem recomeçar a contagem.
damas-forcada-forcada-inteira = É a forçada inteira. Tens três damas, o rio e doze lances.
    .hint = Não persigas a dama preta. Tira-lhe as diagonais uma a uma.
    .after = Conseguiste a forçada, com três damas e o rio, em doze lances.
