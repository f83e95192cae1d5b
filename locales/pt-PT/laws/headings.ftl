### Os títulos dos capítulos de cada edição.

law-2023-intr = Introdução
law-2023-pref = Prefácio
law-2023-1 = O jogo e o seu objetivo
law-2023-2 = A posição inicial
law-2023-3 = Como se movem as peças
law-2023-4 = Tocar e mover as peças
law-2023-5 = Como acaba a partida
law-2023-6 = O relógio
law-2023-7 = Irregularidades
law-2023-8 = O registo dos lances
law-2023-9 = A partida empatada
law-2023-10 = Pontuação
law-2023-11 = A conduta dos jogadores
law-2023-12 = O papel do árbitro
    .teacher = As próprias Leis mandam ver também o Prefácio (Pref.3).
law-2023-a = Semirrápidas (xadrez rápido)
law-2023-b = Rápidas (blitz)
law-2023-c = Notação algébrica
    .teacher = Nas provas da FIDE só serve este sistema, e recomenda-se o mesmo a livros e jornais. Uma folha escrita de outra forma não serve de prova. O árbitro que a vir avisa quem joga.
law-2023-d = Jogar com quem não vê
law-2023-i = Partidas adiadas
    .teacher = As diretrizes não fazem parte das Leis. Ajudam a organizar. Recomenda-se muito segui-las onde puderem aplicar-se.
law-2023-ii = Xadrez 960
law-2023-iii = Partidas sem incremento e finais acelerados



law-2005-10 = Final acelerado
    .teacher = Sem árbitro presente, um apêndice deixa reclamar o empate com menos de dois minutos. Escreve-se a posição, o adversário confirma e um árbitro decide.
    .diff = Em 2005 é um artigo das Leis. Em 2023 é uma diretriz, que só se usa se for anunciada. Nela também se pode pedir 5 segundos por lance (III.4).
law-2005-14 = Perguntar à FIDE
    .teacher = As regras próprias de uma federação não estão neste artigo. Estão no Prefácio, com três condições (Pref.5).
    .diff = Em 2005 é um artigo: uma federação filiada pode pedir à FIDE uma decisão oficial sobre problemas das Leis. Em 2018 e 2023 isto está no Prefácio.
law-2005-a = Partidas suspensas
    .teacher = O lance secreto vai em envelope fechado; se for ambíguo, falso ou ilegal, perde quem o fez. Quem chega mais de uma hora atrasado ao reinício perde, salvo se esse lance já acabou a partida.
    .diff = O processo é quase o mesmo na diretriz I. Em 2023, ao reinício vale a tolerância da prova, e não uma hora fixa (I.10).
law-2005-d = A notação algébrica
    .teacher = Só ela vale como prova. Letra e casa sem hífen; x em todas as capturas; e.p. na passagem; 0-0, 0-0-0; (=) para a oferta. Na lista, + aparece como xeque-mate.
    .diff = Em 2005 só D1 e D2 têm número, o x é para pôr e não há forma longa. Em 2018 a forma longa já se aceita; em 2023 o x é facultativo.
law-2005-f = Partidas com jogadores cegos ou com deficiência visual
    .teacher = Qualquer dos dois pode exigir dois tabuleiros. O adaptado tem 20 cm ou mais, casas pretas em relevo e furos. As peças são Staunton, com pino, e as pretas marcadas.
    .diff = Em 2005 quem adapta as regras é o diretor do torneio. Em 2023 é o organizador, depois de ouvir o árbitro (D.1).

law-jss-1 = Xadrez rápido (10 minutos)
    .teacher = Há 15 minutos de tolerância, como em todas as modalidades (Final.1). Quem faltar ao fim desse tempo perde por falta de comparência (W.O.).
law-jss-2 = Damas
    .teacher = Também nas damas se espera 15 minutos, e não mais: quem falta é derrotado por W.O. (Final.1).
law-jss-3 = Póquer
    .teacher = Esta secção é para quem organiza. A ajuda para as mesas e os lugares está nos jogos dos estudantes.
law-jss-4 = Truco
    .teacher = Esta secção é para quem organiza. O marcador está nos jogos dos estudantes.
law-jss-final = Para todas as modalidades
