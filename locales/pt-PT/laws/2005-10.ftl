### Leis de 2005, artigo 10: os números que diferem dos de 2023.

law-2005-10-1 = Chama-se final acelerado à parte final da partida. Todos os lances que faltam têm de caber no mesmo tempo.
    .diff = A definição é igual; em 2023 está nas diretrizes.
law-2005-10-2 = Se tens a vez e menos de dois minutos, podes pedir o empate antes de a tua seta cair. Paras os relógios e chamas o árbitro.
    .teacher = Depois de a seta cair já é tarde para pedir.
    .diff = Em 2005 os relógios têm de se parar, e na diretriz de 2023 podem parar-se. Nela pode pedir-se antes um incremento de 5 segundos (III.4).
law-2005-10-2-a = Se o adversário não se esforça por ganhar por meios normais, ou não o consegue, o árbitro dá o empate. Se não, adia a decisão ou recusa.
    .diff = O árbitro decide da mesma maneira, mas em 2023 só onde a diretriz vale.
law-2005-10-2-b = Se adia, pode dar dois minutos ao adversário. Joga-se com o árbitro a ver, se possível. O empate ainda pode vir depois, mesmo com a seta caída.
    .teacher = O que pesa no fim: a posição não se ganha por meios normais, ou o adversário não tentou o bastante.
    .diff = Em 2005 o árbitro pode declarar o empate. Pela diretriz de 2023 deve declará-lo, se concorda com o pedido.
law-2005-10-2-c = Se o árbitro recusa, o adversário recebe mais dois minutos.
    .diff = São dois minutos também em 2023, onde a diretriz vale.
law-2005-10-2-d = O que o árbitro decide aqui é definitivo. Não há apelo.
    .diff = Em 2023 não há regra assim. O 11.10 deixa apelar de qualquer decisão do árbitro, se o regulamento não o excluir.
