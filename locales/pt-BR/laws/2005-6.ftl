### Leis de 2005, artigo 6: os números que diferem dos de 2023.

law-2005-6-6 = Ninguém chegou? O tempo que passa até as brancas chegarem sai do relógio delas, salvo se o regulamento ou o árbitro definir outra coisa.
    .diff = Desde 2009 só se aplica quando o regulamento dá alguma tolerância; com tolerância zero não se perde tempo, e sim a partida.
law-2005-6-7 = Quem chega mais de uma hora após o horário marcado perde, a não ser que o regulamento ou o árbitro diga outra coisa.
    .teacher = A hora se conta a partir do horário previsto para o início da partida.
    .diff = Em 2005 é uma hora. Em 2009 virou zero, salvo regulamento; em 2018 precisa ser fixada; em 2023, se ninguém fixa, é zero.
law-2005-6-8-a = Você joga, para o seu relógio e aciona o do adversário: aí o lance está completo, salvo se encerrou a partida. O tempo até ali é seu.
    .teacher = A ninguém se pode negar o direito de acionar o relógio.
    .diff = Falta aqui o que 2018 e 2023 trazem: um lance sem relógio fica completo quando o mesmo jogador faz o próximo (6.2.1.2).
law-2005-6-8-c = O relógio se aciona com calma: nada de pancadas, de segurá-lo ou derrubá-lo. O abuso é punido pelo 13.4.
    .diff = Desde 2018 a lista ganhou mais uma proibição: acionar antes de jogar.
law-2005-6-8-d = Quem não pode usar o relógio indica alguém que o acione, com autorização do árbitro, que ajusta os relógios de modo justo.
    .diff = Desde 2018 o texto diz que esse ajuste não se faz para jogador com deficiência.
law-2005-6-12 = Caíram as duas setas e não se sabe qual primeiro, então:
    .teacher = Vale no xadrez pensado; para o rápido existe o B9.
    .diff = Era Lei em 2005 e 2009. Em 2023 é diretriz, que o torneio precisa anunciar antes, para partidas sem acréscimo que não sejam relâmpago.
law-2005-6-12-a = fora do último período, a partida segue;
    .diff = Em 2023 também se continua, se o torneio adotou a diretriz.
law-2005-6-12-b = no período em que se devem fazer todos os lances restantes, é empate.
    .diff = Também é empate pela diretriz de 2023, se o torneio a anunciou.
law-2005-6-14 = Quando há uma irregularidade ou a posição volta atrás, é o árbitro quem julga os tempos dos relógios e, se for o caso, o contador de lances.
    .diff = Desde 2018 está escrito que ele pode também não mexer nos tempos.
law-2005-6-15 = No salão pode haver telas, murais e relógios que mostrem a posição, os lances e quantos são. Não se reclama com o que aparece ali.
    .teacher = Um número de lances no visor do relógio não prova nada por esta edição.
    .diff = Em 2005 nenhuma reclamação pode se apoiar nisso. Desde 2009, só não pode se apoiar apenas nisso.
