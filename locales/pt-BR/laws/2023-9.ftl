### Leis de 2023, artigo 9: a partida empatada.

law-2023-9-1 = Propor empate, e o que o regulamento do torneio permite.
law-2023-9-1-1 = O regulamento do torneio pode exigir autorização do árbitro para propor ou aceitar empate. Exige antes de certo número de lances, ou sempre.
    .teacher = Trata só do empate combinado. O que empata por si só, como no 9.6, não precisa de autorização.
law-2023-9-1-2 = Se o regulamento do torneio deixa empatar por acordo, funciona assim:
law-2023-9-1-2-1 = Propõe-se depois do lance e antes de acionar o relógio. Em outra hora vale, mas conta o 11.5. Não tem condições nem volta. Acaba aceita, recusada (falando ou tocando uma peça para jogar) ou com a partida.
    .teacher = A proposta fora de hora é válida. O que pode dar penalidade é o incômodo ao adversário (11.5 e 11.6).
law-2023-9-1-2-2 = Os dois jogadores anotam a proposta na planilha, com o sinal (=).
law-2023-9-1-2-3 = Reclamar empate pelo 9.2 ou pelo 9.3 vale também como proposta de empate.
    .teacher = Por isso o adversário pode aceitar na hora, sem esperar a verificação do que foi reclamado.
law-2023-9-2 = A partida empata quando quem está na vez reclama com razão que a mesma posição aparece três vezes ou mais. Os lances não precisam se repetir. São dois casos:
    .teacher = Não é automático. Se ninguém reclama, o jogo segue. Só na quinta vez a partida empata por si só (9.6.1).
law-2023-9-2-1 = A posição está para aparecer. Quem reclama anota o lance, na planilha de papel ou na eletrônica, e não muda mais. Então declara ao árbitro que vai fazê-lo.
    .teacher = Anote e não jogue. Feito o lance no tabuleiro, a vez já é do outro.
law-2023-9-2-2 = A posição acabou de aparecer no tabuleiro, e quem reclama é quem está com a vez.
law-2023-9-2-3 = Duas posições só são iguais se a vez é do mesmo jogador. Nas mesmas casas precisam estar peças de igual tipo e cor, com os mesmos lances possíveis dos dois lados. São diferentes nestes casos:
    .teacher = O que conta é tipo e cor. Se os dois cavalos brancos trocarem de casa, a posição é a mesma.
law-2023-9-2-3-1 = No começo da sequência, um peão podia ser capturado na passagem.
law-2023-9-2-3-2 = O rei ainda tinha direito ao roque com uma torre que não se moveu, e depois perdeu. Esse direito só acaba quando um dos dois se move.
    .teacher = Um roque impedido só por enquanto continua sendo um direito, e a posição não muda por causa disso.
law-2023-9-3 = A partida empata quando quem está com a vez reclama, e com razão, um destes dois casos:
    .teacher = Aqui também é preciso reclamar. Sem reclamação, o jogo segue até o limite do 9.6.2.
law-2023-9-3-1 = Anota o lance, na planilha de papel ou na eletrônica, e declara ao árbitro que vai fazê-lo. Não pode mais mudá-lo. Com ele, cada um terá 50 lances sem mover peão e sem capturar.
law-2023-9-3-2 = Os dois já completaram os últimos 50 lances sem mover peão e sem capturar.
    .teacher = São 50 de cada um. Uma captura ou um lance de peão, de qualquer lado, zera a conta.
law-2023-9-4 = Quem toca numa peça, do jeito que o 4.3 diz, perde um direito. Naquele lance não reclama mais pelo 9.2 nem pelo 9.3.
    .teacher = Perde só naquele lance. No seguinte pode reclamar, se ainda tiver razão.
law-2023-9-5 = O que se faz com uma reclamação de empate.
law-2023-9-5-1 = Quando alguém reclama pelo 9.2 ou pelo 9.3, ele mesmo ou o árbitro para o relógio. Não dá mais para desistir da reclamação.
law-2023-9-5-2 = Se a reclamação está certa, a partida termina na hora, empatada.
law-2023-9-5-3 = Se está errada, o árbitro dá dois minutos ao adversário, e o jogo segue. Quem reclamou com um lance anotado precisa fazer esse lance, conforme os artigos 3 e 4.
    .teacher = No xadrez rápido é um minuto (A.3) e, pelo B.3, no relâmpago (blitz) também. De quem reclamou não se tira tempo.
law-2023-9-6 = A partida está empatada se acontecer uma destas duas coisas, ou ambas:
    .teacher = Aqui não se fala em reclamar. É empate mesmo que nenhum dos dois peça.
law-2023-9-6-1 = A mesma posição, entendida como no 9.2.2, apareceu cinco vezes ou mais.
law-2023-9-6-2 = Cada jogador fez 75 lances seguidos, ou mais, sem que ninguém movesse peão nem capturasse. Se o último lance deu xeque-mate, vale o mate.
    .teacher = Segundo o glossário de 2023, o árbitro tem que intervir e encerrar a partida.
