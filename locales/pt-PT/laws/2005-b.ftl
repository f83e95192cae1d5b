### Leis de 2005, apêndice B: os números que diferem dos de 2023.

law-2005-b1 = São as partidas de 15 a 60 minutos para cada um. Conta-se o tempo mais 60 vezes o incremento.
    .teacher = Vinte minutos são semirrápidas em 2005, 2018 e 2023; doze, só em 2018 e 2023.
    .diff = Em 2005 começa nos 15 minutos. Em 2018 e em 2023, em mais de 10, e sempre abaixo dos 60.
law-2005-b2 = Valem as Leis normais, menos no que este apêndice diz de outra maneira.
    .diff = Em 2005 é sempre assim. Em 2018 e 2023 depende da vigilância. Com um árbitro para três partidas no máximo valem as Regras de Competição.
law-2005-b3 = Nas semirrápidas, escrever os lances não é obrigatório.
    .diff = Igual em 2018. Em 2023 acrescenta-se que as reclamações com base em folhas continuam possíveis e que podes pedir uma folha.
law-2005-b4 = Feitos três lances de cada lado, já ninguém reclama das peças, do tabuleiro ou do relógio.
    .teacher = Se o rei e a dama começaram trocados, esse rei não pode rocar.
    .diff = Em 2005 são três lances. Em 2018 e 2023 são dez, e uma torre mal colocada também não serve para rocar.
law-2005-b5 = Nas regras do artigo 4, como a da peça tocada, o árbitro só intervém a pedido. Basta que um dos jogadores lho peça.
    .teacher = Sem pedido, o árbitro fica calado mesmo que tenha visto a mão na peça.
    .diff = Em 2018 e em 2023 nenhum número das semirrápidas repete esta regra.
law-2005-b6 = O lance ilegal fica completo quando o relógio do adversário começa a andar. Este pode reclamar enquanto não jogar; o árbitro só intervém depois da reclamação.
    .teacher = Exceção: com os dois reis em xeque, ou uma promoção por acabar, o árbitro deve intervir, se puder.
    .diff = Em 2005 só a reclamação faz agir o árbitro. Em 2018 e 2023 ele age também se vir, antes do lance seguinte. No caso da exceção espera (2023, A.5.4).
law-2005-b7 = A seta só está caída quando um jogador o reclama. O árbitro não avisa.
    .teacher = Vês a seta do adversário em baixo? És tu que tens de o dizer.
    .diff = Em 2005 o árbitro cala-se. Em 2018 e 2023 também ele assinala a queda, se a vir.
law-2005-b8 = Para ganhar por tempo: para os dois relógios e avisa o árbitro. Com eles parados, a tua seta tem de estar de pé e a do adversário caída.
    .teacher = Se a tua também caiu, a reclamação não serve. Vê o B9.
    .diff = Em 2018 também se para o relógio, e tens de ter tempo no teu. Em 2023 podes pará-lo, e do teu tempo o texto nada diz.
law-2005-b9 = As duas setas caídas: empate.
    .teacher = Não se procura saber qual caiu primeiro.
    .diff = O apêndice das semirrápidas de 2018 e o de 2023 não trazem esta regra. Em 2023 há só a diretriz III, para partidas sem incremento, se anunciada.
