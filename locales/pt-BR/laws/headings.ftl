### Os títulos dos capítulos de cada edição.

law-2023-intr = Introdução
law-2023-pref = Prefácio
law-2023-1 = O jogo e o seu objetivo
law-2023-2 = A posição inicial
law-2023-3 = Como as peças se movem
law-2023-4 = Tocar e mover as peças
law-2023-5 = Como a partida termina
law-2023-6 = O relógio
law-2023-7 = Irregularidades
law-2023-8 = A anotação dos lances
law-2023-9 = A partida empatada
law-2023-10 = Pontuação
law-2023-11 = A conduta dos jogadores
law-2023-12 = O papel do árbitro
    .teacher = As próprias Leis mandam ver também o Prefácio (Pref.3).
law-2023-a = Xadrez rápido (em Portugal, semirrápidas)
law-2023-b = Xadrez relâmpago (blitz; em Portugal, rápidas)
law-2023-c = Notação algébrica
    .teacher = Nos torneios da FIDE só vale este sistema, e se recomenda o mesmo a livros e jornais. Uma planilha escrita de outro jeito não serve de prova. O árbitro que perceber avisa o jogador.
law-2023-d = Jogar com quem não enxerga
law-2023-i = Partidas suspensas
    .teacher = As diretrizes não fazem parte das Leis; servem para ajudar na organização. Onde couberem, a recomendação de usá-las é forte.
law-2023-ii = Xadrez 960
law-2023-iii = Partidas sem acréscimo e finais acelerados



law-2005-10 = Final acelerado
    .teacher = Sem árbitro presente, um apêndice permite reclamar o empate com menos de dois minutos. Anota-se a posição, o adversário confere e um árbitro decide.
    .diff = Em 2005 é um artigo das Leis. Em 2023 é diretriz, usada só se anunciada. Nela também se pode pedir 5 segundos por lance (III.4).
law-2005-14 = Perguntar à FIDE
    .teacher = As regras próprias de uma federação não ficam neste artigo. Ficam no Prefácio, com três condições (Pref.5).
    .diff = Em 2005 é um artigo: uma federação filiada pode pedir à FIDE uma decisão oficial sobre problemas das Leis. Em 2018 e 2023 isso fica no Prefácio.
law-2005-a = As partidas suspensas
    .teacher = O lance secreto vai em envelope lacrado; se for ambíguo, falso ou ilegal, perde quem o fez. Quem chega mais de uma hora atrasado ao reinício perde, salvo se esse lance já encerrou a partida.
    .diff = O processo é quase o mesmo na diretriz I. Em 2023, no reinício vale a tolerância do torneio, e não uma hora fixa (I.10).
law-2005-d = A notação algébrica
    .teacher = Só ela vale como prova. Letra e casa sem hífen; x em todas as capturas; e.p. na passagem; 0-0, 0-0-0; (=) para a proposta. Na lista, + aparece como xeque mate.
    .diff = Em 2005 só D1 e D2 têm número, o x é exigido e não há forma longa. Em 2018 a forma longa já é aceita; em 2023 o x é opcional.
law-2005-f = Partidas com jogadores cegos ou deficientes visuais
    .teacher = Qualquer um dos dois pode exigir dois tabuleiros. O adaptado tem 20 cm ou mais, casas pretas em relevo e furos. As peças são Staunton, com pino, e as pretas marcadas.
    .diff = Em 2005 quem adapta as regras é o diretor do torneio. Em 2023 é o organizador, depois de consultar o árbitro (D.1).

law-jss-1 = Xadrez rápido (10 minutos)
    .teacher = A tolerância é de 15 minutos, como em todas as modalidades (Final.1). Quem não chegar nesse tempo perde por W.O.
law-jss-2 = Damas
    .teacher = Nas damas a tolerância também é de 15 minutos; depois disso, derrota por W.O. (Final.1).
law-jss-3 = Pôquer
    .teacher = Esta seção é para quem organiza. A ajuda para as mesas e os lugares está nos jogos dos estudantes.
law-jss-4 = Truco
    .teacher = Esta seção é para quem organiza. O placar está nos jogos dos estudantes.
law-jss-final = Para todas as modalidades
