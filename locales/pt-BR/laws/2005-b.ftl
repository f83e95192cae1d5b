### Leis de 2005, apêndice B: os números que diferem dos de 2023.

law-2005-b1 = São as partidas de 15 a 60 minutos para cada um. Conta-se o tempo mais 60 vezes o acréscimo.
    .teacher = Vinte minutos são rápido em 2005, 2018 e 2023; doze, só em 2018 e 2023.
    .diff = Em 2005 começa nos 15 minutos. Em 2018 e 2023, em mais de 10, e sempre abaixo de 60.
law-2005-b2 = Valem as Leis normais, menos naquilo que este apêndice diz de outro modo.
    .diff = Em 2005 é sempre assim. Em 2018 e 2023 depende da supervisão. Com um árbitro para no máximo três partidas valem as Regras de Competição.
law-2005-b3 = No rápido, anotar os lances não é obrigatório.
    .diff = Igual em 2018. Em 2023 acrescenta-se que reclamar com base em planilha continua possível e que você pode pedir uma.
law-2005-b4 = Feitos três lances de cada lado, ninguém mais reclama das peças, do tabuleiro ou do relógio.
    .teacher = Se rei e dama começaram trocados, esse rei não pode rocar.
    .diff = Em 2005 são três lances. Em 2018 e 2023 são dez, e uma torre mal colocada também não serve para o roque.
law-2005-b5 = Nas regras do artigo 4, como a da peça tocada, o árbitro só intervém a pedido. Basta que um dos jogadores peça.
    .teacher = Sem pedido, o árbitro fica em silêncio mesmo que tenha visto a mão na peça.
    .diff = Em 2018 e 2023 nenhum item do rápido repete esta regra.
law-2005-b6 = O lance ilegal se completa quando o relógio do adversário começa a andar. Ele pode reclamar enquanto não jogar; o árbitro só intervém depois da reclamação.
    .teacher = Exceção: com os dois reis em xeque, ou uma promoção inacabada, o árbitro deve intervir, se puder.
    .diff = Em 2005 só a reclamação faz o árbitro agir. Em 2018 e 2023 ele também age se vir, antes do próximo lance. No caso da exceção espera (2023, A.5.4).
law-2005-b7 = A seta só é considerada caída quando um jogador reclama. O árbitro não avisa.
    .teacher = Viu a seta do adversário caída? É você quem precisa dizer.
    .diff = Em 2005 o árbitro se cala. Em 2018 e 2023 ele também acusa a queda, se a vir.
law-2005-b8 = Para vencer por tempo: pare os dois relógios e avise o árbitro. Com eles parados, a sua seta precisa estar em pé e a do adversário, caída.
    .teacher = Se a sua também caiu, a reclamação não serve. Veja o B9.
    .diff = Em 2018 também se para o relógio, e você precisa ter tempo no seu. Em 2023 pode pará-lo, e do seu tempo o texto nada diz.
law-2005-b9 = As duas setas caídas: partida empatada.
    .teacher = Não se procura saber qual caiu antes.
    .diff = Os apêndices do rápido de 2018 e de 2023 não trazem esta regra. Em 2023 há só a diretriz III, para partidas sem acréscimo, se anunciada.
