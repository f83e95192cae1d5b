### Leis de 2005, artigo 12: os números que diferem dos de 2023.

law-2005-12-2-b = Celulares e outros meios eletrônicos de comunicação não entram no salão sem autorização do árbitro. Se o seu tocar no salão durante a partida, você perde.
    .teacher = Os pontos do adversário são decididos pelo árbitro.
    .diff = Em 2005 perde-se quando o celular toca. Em 2018 basta levá-lo; em 2023, levar qualquer aparelho não aprovado.
law-2005-12-4 = Quando a sua partida acaba, você é um espectador como os outros.
    .teacher = Como espectador, você não fala nem interfere nas partidas dos outros (13.7.a).
    .diff = Igual em 2023. Lá o espectador que vê uma irregularidade pode avisar o árbitro (12.7).
law-2005-12-5 = Sem autorização do árbitro não se sai do ambiente de jogo. Quem está na vez não sai nem do salão.
    .teacher = Do ambiente fazem parte o salão, os banheiros, a área de lanches e a de fumantes. O árbitro pode acrescentar outros lugares.
    .diff = Em 2018 e 2023 são vários itens. Em 2023 entram as áreas de descanso, e quem é de fora só entra na área com autorização (11.2.3.3).
law-2005-12-6 = Não se distrai nem se perturba o adversário. Propor empates ou reclamar sem cabimento também é perturbar.
    .diff = Em 2018 e 2023 a lista inclui levar barulho à área de jogo. Em 2023 inclui também os pedidos sucessivos.
law-2005-12-7 = Descumprir os itens 12.1 a 12.5 traz uma das penalidades do 13.4.
    .teacher = O 12.6, distrair o adversário, não entra na lista desta edição.
    .diff = Em 2018 e 2023 abrange também distrair ou perturbar o adversário: vai do 11.1 ao 11.5.
law-2005-12-9 = Se os dois são culpados conforme o 12.7, os dois perdem.
    .teacher = É um dos raros casos em que a partida termina com dois derrotados.
    .diff = Em 2005 a referência é o 12.7, as infrações. Em 2018 e 2023, o 11.7: a recusa persistente em cumprir as Leis.
