### Leis do Xadrez de 2023, artigo 1.

law-2023-1-1 = Jogam duas pessoas. Cada uma move as suas peças num tabuleiro quadrado, o tabuleiro de xadrez.
law-2023-1-2 = Começam as Brancas, isto é, quem tem as peças brancas. As Pretas respondem, e daí em diante joga um lado de cada vez.
law-2023-1-3 = Um jogador tem a vez logo que o adversário fez o seu lance.
    .teacher = Basta o lance feito no tabuleiro (artigo 4.7). Se falta acionar o relógio, a vez já passou na mesma.
law-2023-1-4 = O objetivo de cada um é atacar o rei adversário. Ataca-o de maneira que o outro fique sem nenhum lance legal.
law-2023-1-4-1 = Quem o consegue deu xeque-mate e ganhou. Ninguém pode pôr nem deixar o próprio rei em xeque, e ninguém pode capturar o rei adversário.
    .teacher = Se um aluno deixa o rei em xeque, não se lhe captura o rei. É um lance ilegal, e trata-se pelo artigo 7.5.
law-2023-1-4-2 = Quem ficou com o rei em xeque-mate perdeu a partida.
law-2023-1-5 = A partida está empatada quando já nenhum dos dois pode dar mate ao rei do outro (artigo 5.2.2).
    .teacher = Não chega que um dos lados não possa. Têm de ser os dois.
