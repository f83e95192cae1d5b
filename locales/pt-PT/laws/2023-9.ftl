### Leis de 2023, artigo 9: a partida empatada.

law-2023-9-1 = Propor empate, e o que o regulamento da prova permite.
law-2023-9-1-1 = O regulamento da prova pode exigir a licença do árbitro para propor ou aceitar empate. Exige-a antes de um certo número de lances, ou sempre.
    .teacher = Fala só do empate combinado. O que empata por si, como no 9.6, não pede licença a ninguém.
law-2023-9-1-2 = Se o regulamento da prova deixa empatar por acordo, é assim que se faz:
law-2023-9-1-2-1 = Propõe-se depois de jogar e antes de acionar o relógio. Noutra altura vale, mas conta o 11.5. Não tem condições nem recuo. Acaba aceite, recusada (por voz ou tocando numa peça para jogar) ou com a partida.
    .teacher = A oferta fora de altura é válida. O que pode ter penalidade é o incómodo ao adversário (11.5 e 11.6).
law-2023-9-1-2-2 = Os dois jogadores anotam a oferta na folha de registo, com o sinal (=).
law-2023-9-1-2-3 = Reclamar empate pelo 9.2 ou pelo 9.3 conta também como oferta de empate.
    .teacher = Por isso o adversário pode dizer logo que sim, sem esperar que se verifique a reclamação.
law-2023-9-2 = Há empate quando quem tem a vez reclama com razão que a mesma posição aparece três vezes ou mais. Os lances não precisam de se repetir. Há dois casos:
    .teacher = Não é automático. Se ninguém reclama, joga-se. Só à quinta vez a partida empata por si (9.6.1).
law-2023-9-2-1 = A posição vai aparecer. Quem reclama escreve o lance, na folha de papel ou na eletrónica, e já não o muda. Depois diz ao árbitro que o quer jogar.
    .teacher = Escreve-se e não se joga. Feito o lance no tabuleiro, a vez já é do outro.
law-2023-9-2-2 = A posição acabou de aparecer no tabuleiro, e quem reclama é quem tem a vez.
law-2023-9-2-3 = Duas posições só são a mesma se a vez é do mesmo jogador. Nas mesmas casas têm de estar peças de igual tipo e cor, com os mesmos lances possíveis dos dois lados. Há diferença nestes casos:
    .teacher = Contam o tipo e a cor. Se os dois cavalos brancos trocarem de casa, a posição é a mesma.
law-2023-9-2-3-1 = No início da série, um peão podia ser capturado na passagem.
law-2023-9-2-3-2 = O rei ainda podia vir a rocar com uma torre que não se tinha movido, e depois perdeu esse direito. Só se perde quando um dos dois se move.
    .teacher = Um roque impedido só por agora continua a ser um direito, e a posição não muda por isso.
law-2023-9-3 = Há empate quando quem tem a vez reclama, e com razão, um destes dois casos:
    .teacher = Também aqui é preciso reclamar. Sem reclamação joga-se até ao limite do 9.6.2.
law-2023-9-3-1 = Escreve o lance, em papel ou no registo eletrónico, e diz ao árbitro que o quer jogar. Já não o pode mudar. Com ele, cada jogador terá 50 lances sem peão movido e sem captura.
law-2023-9-3-2 = Os dois já completaram os últimos 50 lances sem mover um peão e sem capturar.
    .teacher = São 50 de cada um. Uma captura ou um lance de peão, seja de quem for, põe a conta a zero.
law-2023-9-4 = Quem toca numa peça, da maneira que diz o 4.3, perde um direito. Nesse lance já não reclama pelo 9.2 nem pelo 9.3.
    .teacher = Perde-o só nesse lance. No seguinte pode reclamar, se ainda tiver razão.
law-2023-9-5 = O que se faz com uma reclamação de empate.
law-2023-9-5-1 = Quando alguém reclama pelo 9.2 ou pelo 9.3, para-se o relógio: fá-lo quem reclama ou o árbitro. Já não se volta atrás.
law-2023-9-5-2 = Se a reclamação está certa, a partida acaba logo, empatada.
law-2023-9-5-3 = Se está errada, o árbitro dá dois minutos ao adversário, e joga-se. Quem reclamou com um lance escrito tem de fazer esse lance, conforme os artigos 3 e 4.
    .teacher = Nas semirrápidas é um minuto (A.3) e, pelo B.3, nas rápidas (blitz) também. A quem reclamou não se tira tempo.
law-2023-9-6 = A partida está empatada se acontecer uma destas duas coisas, ou as duas:
    .teacher = Aqui não se fala de reclamar. É empate mesmo que nenhum dos dois o peça.
law-2023-9-6-1 = A mesma posição, vista como no 9.2.2, apareceu cinco vezes ou mais.
law-2023-9-6-2 = Cada jogador fez 75 lances seguidos, ou mais, sem que ninguém movesse um peão nem capturasse. Se o último lance deu xeque-mate, vale o mate.
    .teacher = Segundo o glossário de 2023, o árbitro tem de intervir e fechar a partida.
