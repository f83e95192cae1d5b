### Leis de 2009, artigo 6: os números que diferem dos de 2023.

law-2009-6-6 = Chegar atrasado: o que acontece quando se ouve começar a sessão e falta alguém à mesa.
    .diff = Em 2009 a tolerância é zero se nada se disser, como em 2023; em 2005 era uma hora. Em 2018 exige-se apenas que esteja escrita.
law-2009-6-6-a = Quem chega ao tabuleiro depois de a sessão começar perde: a tolerância é de zero minutos. O regulamento da prova pode marcar outra.
    .teacher = Aqui só o regulamento pode abrandar; o texto não deixa essa escolha ao árbitro.
    .diff = Em 2023 o zero só vale se o regulamento se calar, o regulamento deve marcar a tolerância, e o árbitro pode decidir outra coisa.
law-2009-6-7-a = Feito o lance, paras o teu relógio e pões a andar o outro: só então o lance fica completo, a não ser que acabe a partida. O tempo entre as duas coisas é teu.
    .teacher = Nunca se pode impedir um jogador de parar o seu relógio.
    .diff = Desde 2018, um lance que ficou por completar dá-se por completo quando o mesmo jogador faz o seguinte (6.2.1.2). Em 2009 isso não está.
law-2009-6-7-c = Trata bem o relógio: não se lhe bate com força, não se pega nele nem se deita ao chão. Quem o usa mal é punido pelo 13.4.
    .diff = Desde 2018 também se proíbe carregar no relógio antes de fazer o lance.
law-2009-6-7-d = Quem não consegue usar o relógio traz um ajudante que o árbitro aceite. O árbitro acerta o tempo desse jogador com justiça.
    .diff = Desde 2018 não se mexe no tempo de um jogador com deficiência.
law-2009-6-11 = As duas setas em baixo, e ninguém sabe qual caiu primeiro:
    .teacher = Se se sabe qual caiu primeiro, esta regra não serve: aplica-se o 6.9.
    .diff = Em 2009 está nas Leis; o texto de 2018 que temos não a traz. Em 2023 só vale como diretriz, se anunciada antes, em clássicas e semi-rápidas sem incremento.
law-2009-6-11-a = se ainda falta outro período, joga-se;
    .diff = A solução é a mesma em 2023, mas só como diretriz.
law-2009-6-11-b = se é o período em que se têm de acabar os lances todos, é empate.
    .diff = Também em 2023 é empate, mas por uma diretriz que a prova tem de anunciar.
law-2009-6-13 = Depois de uma irregularidade, ou de repor as peças, o árbitro decide com bom senso os tempos dos relógios e, se for preciso, acerta o contador de lances.
    .diff = Desde 2018 diz-se também que o árbitro pode deixar os tempos como estão.
law-2009-6-14 = Ecrãs e tabuleiros murais com a posição e os lances são permitidos, e relógios que contam lances também. Mas não se reclama só com base neles.
    .diff = A mesma regra, que desde 2018 vem em dois números: 6.12.1 e 6.12.2.
