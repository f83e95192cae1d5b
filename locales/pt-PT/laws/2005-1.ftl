### Leis de 2005, artigo 1: os números que diferem dos de 2023.

law-2005-1-1 = Dois jogadores movem à vez num tabuleiro quadrado. As Brancas começam; tem-se a vez quando o adversário acabou de jogar.
    .diff = A mesma regra. Em 2018 e 2023 está repartida pelos números 1.1, 1.2 e 1.3.
law-2005-1-2 = Ganha quem ataca o rei contrário de modo que nenhum lance legal o salve: é xeque-mate. Não se deixa nem se põe o próprio rei sob ataque, nem se captura o do outro.
    .teacher = O rei nunca sai do tabuleiro. A partida acaba um lance antes.
    .diff = Nada muda no que decide. Em 2018 e 2023 vem em 1.4, 1.4.1 e 1.4.2.
law-2005-1-3 = Se nem um nem outro tem maneira de dar mate, a partida está empatada.
    .teacher = O 5.2.b dá-lhe o nome: posição morta.
    .diff = Igual em 2023, que remete para o 5.2.2.
