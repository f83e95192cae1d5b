### Leis de 2005, artigo 6: os números que diferem dos de 2023.

law-2005-6-6 = Ninguém chegou? O tempo que passa até as brancas chegarem é delas, se o regulamento ou o árbitro não quiserem de outra forma.
    .diff = Desde 2009 só se aplica quando o regulamento dá alguma tolerância; com tolerância zero não se perde tempo, perde-se a partida.
law-2005-6-7 = Quem chega mais de uma hora depois da hora marcada perde, a não ser que o regulamento ou o árbitro digam outra coisa.
    .teacher = A hora conta-se desde a marcada para o início da partida.
    .diff = Em 2005 é uma hora. Em 2009 passou a zero, salvo regulamento; em 2018 tem de ser marcada; em 2023, se ninguém a marca, é zero.
law-2005-6-8-a = Jogas, paras o teu relógio e acionas o do adversário: aí o lance fica completo, salvo se acabou a partida. O tempo até lá corre por tua conta.
    .teacher = A ninguém se pode negar o gesto de acionar o relógio.
    .diff = Falta aqui o que 2018 e 2023 juntam: um lance sem relógio fica completo quando o mesmo jogador faz o seguinte (6.2.1.2).
law-2005-6-8-c = O relógio aciona-se com calma: nada de pancadas, de o agarrar ou de o deitar abaixo. O abuso paga-se pelo 13.4.
    .diff = Desde 2018 a lista tem mais uma proibição: acionar antes de jogar.
law-2005-6-8-d = Quem não pode usar o relógio indica alguém que o acione por si, com licença do árbitro, que acerta os relógios de forma justa.
    .diff = Desde 2018 diz-se que esse acerto não se faz a um jogador com deficiência.
law-2005-6-12 = Caíram as duas setas e não se sabe qual primeiro:
    .teacher = Vale na partida clássica; para semi-rápidas há o B9.
    .diff = Era Lei em 2005 e em 2009. Em 2023 é uma diretriz, que a prova tem de anunciar antes, para partidas sem incremento que não sejam blitz.
law-2005-6-12-a = fora do último período, a partida continua;
    .diff = Em 2023 continua-se também, se a prova tiver adotado a diretriz.
law-2005-6-12-b = no período em que se têm de fazer todos os lances que restam, é empate.
    .diff = Também é empate pela diretriz de 2023, se a prova a anunciou.
law-2005-6-14 = Quando há uma irregularidade ou se volta atrás na posição, é o árbitro que julga que tempos põe nos relógios e, se for caso disso, o contador de lances.
    .diff = Desde 2018 fica escrito que pode também não mexer nos tempos.
law-2005-6-15 = Na sala pode haver ecrãs, murais e relógios que mostrem a posição, os lances e quantos são. Não se reclama com o que lá aparece.
    .teacher = Um número de lances no visor do relógio não prova nada nesta edição.
    .diff = Em 2005 nenhuma reclamação se pode apoiar nisso. Desde 2009 só não pode apoiar-se apenas nisso.
