### Leis de 2009, artigo 9: os números que diferem dos de 2023.

law-2009-9-1-a = O torneio pode determinar que não se combine empate cedo demais, ou nunca, sem o consentimento do árbitro.
    .diff = Aqui se trata de combinar o empate. Em 2023 o regulamento pode vedar também a proposta.
law-2009-9-1-b-1 = Propõe-se empate depois de jogar e antes do relógio; em outro momento também vale. Não leva condições nem se retira: dura até o adversário responder, tocar uma peça para jogar ou a partida acabar.
    .teacher = Fora do momento certo, a proposta pode ser tida como perturbação do adversário (12.6).
    .diff = A mesma regra; a perturbação do adversário é, em 2023, o 11.5.
law-2009-9-1-b-3 = Reclamar empate pelo 9.2, 9.3 ou 10.2 é também propô-lo ao adversário.
    .diff = O 10.2, do final acelerado, não está na lista de 2018 nem na de 2023. Ficaram o 9.2 e o 9.3.
law-2009-9-2 = Três vezes a mesma posição é empate, se quem está na vez reclamar bem. Contam de quem é a vez, as peças nas suas casas e os lances possíveis.
    .teacher = Se dava para capturar na passagem e não dá mais, a posição é outra. O roque só se perde depois que o rei ou a torre se move.
    .diff = Decide o mesmo que 2023, que compara as posições no 9.2.3. Em 2005, perder o roque por alguns lances já fazia outra posição.
law-2009-9-2-a = A posição vai aparecer. Quem reclama anota antes o lance na planilha e diz ao árbitro que vai fazê-lo.
    .diff = Em 2018 e 2023 o lance anotado não pode mais ser mudado, e em 2023 pode ir na planilha eletrônica.
law-2009-9-3 = É empate, se quem está na vez reclamar com razão, quando:
    .teacher = Sem reclamação o jogo segue: o texto de 2009 que temos não traz empate automático.
    .diff = O mesmo nas outras edições. Em 2018 e 2023, aos 75 lances é empate sem reclamar (9.6.2).
law-2009-9-3-a = anota o lance que faz 50 de cada lado sem peão movido e sem captura, e o declara ao árbitro;
    .diff = Em 2018 e 2023 esse lance, uma vez anotado, fica, e em 2023 existe também a planilha eletrônica.
