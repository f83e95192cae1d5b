### Leis de 2009, artigo 9: os números que diferem dos de 2023.

law-2009-9-1-a = A prova pode impor que não se combine empate cedo demais, ou nunca, sem o consentimento do árbitro.
    .diff = Aqui trata-se de combinar o empate. Em 2023 o regulamento pode vedar também a oferta.
law-2009-9-1-b-1 = Oferece-se empate depois de jogar e antes do relógio; noutro momento também vale. Não leva condições nem se retira: dura até o adversário responder, tocar numa peça para jogar ou a partida acabar.
    .teacher = Fora do momento certo, a oferta pode ser tida como incómodo ao adversário (12.6).
    .diff = A mesma regra; o incómodo ao adversário é em 2023 o 11.5.
law-2009-9-1-b-3 = Reclamar empate pelo 9.2, pelo 9.3 ou pelo 10.2 é também oferecê-lo ao adversário.
    .diff = O 10.2, do final acelerado, saiu da lista de 2018 e de 2023. Ficaram o 9.2 e o 9.3.
law-2009-9-2 = Três vezes a mesma posição é empate, se quem tem a vez o reclamar bem. Contam de quem é a vez, as peças nas suas casas e os lances possíveis.
    .teacher = Se se podia capturar na passagem e já não se pode, a posição é outra. O roque só se perde depois de o rei ou a torre se moverem.
    .diff = Decide o mesmo que 2023, que põe a comparação das posições no 9.2.3. Em 2005, perder o roque por uns lances já fazia outra posição.
law-2009-9-2-a = A posição vai aparecer. Quem reclama escreve primeiro o lance na folha e diz ao árbitro que o vai fazer.
    .diff = Em 2018 e 2023 o lance escrito já não se pode mudar, e em 2023 pode ir no registo eletrónico.
law-2009-9-3 = É empate, se quem tem a vez o reclamar com razão, quando:
    .teacher = Sem reclamação joga-se: o texto de 2009 que temos não traz empate automático.
    .diff = O mesmo nas outras edições. Em 2018 e 2023, aos 75 lances empata-se sem reclamar (9.6.2).
law-2009-9-3-a = escreve o lance que faz 50 de cada lado sem peão movido e sem captura, e declara-o ao árbitro;
    .diff = Em 2018 e 2023 esse lance, uma vez escrito, fica, e em 2023 há também o registo eletrónico.
