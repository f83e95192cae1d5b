### Leis do Xadrez de 2023, artigo 1.

law-2023-1-1 = O xadrez é jogado por duas pessoas. Cada uma move as suas peças em um tabuleiro quadrado, o tabuleiro de xadrez.
law-2023-1-2 = Quem tem as peças brancas, as Brancas, começa. As Pretas respondem e, daí em diante, cada lado joga na sua vez.
law-2023-1-3 = A vez passa para um jogador assim que o adversário faz o lance.
    .teacher = Basta o lance feito no tabuleiro (artigo 4.7). Mesmo que falte acionar o relógio, a vez já passou.
law-2023-1-4 = Cada um tenta atacar o rei adversário de um jeito que deixe o outro jogador sem nenhum lance legal.
law-2023-1-4-1 = Quem consegue isso deu xeque-mate e venceu. Ninguém pode colocar nem deixar o próprio rei em xeque, e ninguém pode capturar o rei do outro.
    .teacher = Se um aluno deixa o rei em xeque, ninguém captura esse rei. É um lance ilegal, e se aplica o artigo 7.5.
law-2023-1-4-2 = Quem levou xeque-mate perdeu a partida.
law-2023-1-5 = A partida está empatada quando nenhum dos dois pode mais dar mate no rei do outro (artigo 5.2.2).
    .teacher = Não basta que um lado não possa. É preciso que nenhum dos dois possa.
