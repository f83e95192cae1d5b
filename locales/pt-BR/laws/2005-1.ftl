### Leis de 2005, artigo 1: os números que diferem dos de 2023.

law-2005-1-1 = Dois jogadores movem um de cada vez num tabuleiro quadrado. As Brancas começam; você tem a vez quando o adversário acabou de jogar.
    .diff = A mesma regra. Em 2018 e 2023 aparece dividida nos itens 1.1, 1.2 e 1.3.
law-2005-1-2 = Vence quem ataca o rei adversário sem deixar lance legal que o salve: é xeque-mate. Não se deixa nem se coloca o próprio rei sob ataque, nem se captura o do outro.
    .teacher = O rei nunca sai do tabuleiro. A partida termina um lance antes.
    .diff = Nada muda na decisão. Em 2018 e 2023 está em 1.4, 1.4.1 e 1.4.2.
law-2005-1-3 = Se nem um nem outro tem como dar mate, a partida está empatada.
    .teacher = O 5.2.b dá o nome a isso: posição morta.
    .diff = Igual em 2023, que aponta para o 5.2.2.
