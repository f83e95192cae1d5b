### Leis de 2005, artigo 10: os números que diferem dos de 2023.

law-2005-10-1 = Final acelerado é a parte final da partida. Todos os lances que faltam precisam caber num mesmo tempo.
    .diff = A definição é igual; em 2023 está nas diretrizes.
law-2005-10-2 = Na sua vez e com menos de dois minutos, você pode pedir o empate antes que a sua seta caia. Para os relógios e chama o árbitro.
    .teacher = Depois que a seta cai, é tarde para pedir.
    .diff = Em 2005 os relógios devem ser parados, e na diretriz de 2023 podem ser. Nela dá para pedir antes um acréscimo de 5 segundos (III.4).
law-2005-10-2-a = Se o adversário não se esforça para vencer por meios normais, ou não consegue, o árbitro dá o empate. Senão, adia a decisão ou recusa.
    .diff = O árbitro decide do mesmo jeito, mas em 2023 só onde a diretriz vale.
law-2005-10-2-b = Se adia, pode dar dois minutos ao adversário. Joga-se com o árbitro olhando, se possível. O empate ainda pode vir depois, mesmo com a seta caída.
    .teacher = O que pesa no fim: a posição não se vence por meios normais, ou o adversário não tentou o suficiente.
    .diff = Em 2005 o árbitro pode declarar o empate. Pela diretriz de 2023 ele deve, se concorda com o pedido.
law-2005-10-2-c = Se o árbitro recusa, o adversário ganha mais dois minutos.
    .diff = São dois minutos também em 2023, onde vale a diretriz.
law-2005-10-2-d = O que o árbitro decide aqui é definitivo. Não cabe recurso.
    .diff = Em 2023 não existe regra assim. O 11.10 permite recorrer de qualquer decisão do árbitro, se o regulamento não excluir isso.
