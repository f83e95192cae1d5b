sair-do-xeque-fugir = Em xeque, tens de salvar o rei já neste lance. A primeira maneira é fugir para uma casa segura.

sair-do-xeque-tapar = A segunda maneira é tapar. O bispo põe-se entre a torre e o rei.

sair-do-xeque-capturar = A terceira maneira é capturar a peça que dá xeque. A dama captura a torre.

sair-do-xeque-deixar-para-depois = Estás em xeque. Podes capturar primeiro a dama de g7?
    .hint = Olha para a torre de e1. O que é que ela ataca?
    .after = Não podes. A torre de e1 continuava a atacar o teu rei. Primeiro tens de sair do xeque.

sair-do-xeque-foge = Xeque da torre. Foge com o rei.
    .hint = Que casa ao lado do rei não está na linha da torre?
    .after = Em a2 o rei saiu da linha 1. A torre já não o vê.

sair-do-xeque-tapa = Desta vez o rei não tem para onde fugir. Tapa o xeque.
    .hint = A casa certa está entre o rei e a torre.
    .after = O bispo está entre a torre e o rei. O xeque acabou.

sair-do-xeque-captura = O mesmo xeque. Agora captura a peça que dá xeque.
    .hint = O cavalo de f3 tem vários saltos. Um deles acaba na torre.
    .after = Sem torre não há xeque. O cavalo resolveu tudo.

sair-do-xeque-rei-captura = A torre preta dá xeque de muito perto. O rei pode capturá-la?
    .hint = Alguma peça preta protege a casa e2?
    .after = Pode. Ninguém protege a torre, e em e2 o rei fica seguro.

sair-do-xeque-torre-protegida = Chegou um bispo preto a b5. O rei ainda pode capturar a torre?
    .hint = Segue a diagonal do bispo de b5.
    .after = Não pode. O bispo de b5 protege a torre, e em e2 o rei ficaria em xeque.

sair-do-xeque-tapa-com-as-pretas = Jogas com as Pretas. Tapa o xeque do bispo.
    .hint = Entre b5 e e8 há duas casas, c6 e d7.
    .after = O caminho de b5 a e8 está tapado. O rei ficou onde estava.
    .e8e7 = Fugir também é legal. Mas aqui procura-se uma peça que tape o caminho.

sair-do-xeque-captura-com-as-pretas = Fugir, tapar ou capturar? Escolhe o lance que ganha a torre.
    .hint = Segue a diagonal do bispo nos dois sentidos.
    .after = O bispo capturou a torre de e1. Saíste do xeque e ganhaste uma peça.
    .c3e5 = O bispo tapa, mas a torre branca fica no tabuleiro.
    .e8d7 = O rei está salvo, mas a torre branca também.

sair-do-xeque-xeque-de-cavalo = O cavalo dá xeque. A torre pode tapar? Sai do xeque.
    .hint = O cavalo salta por cima de tudo. Então o que pode o rei fazer?
    .after = O xeque do cavalo não se tapa. Ou se foge, ou se captura o cavalo.

sair-do-xeque-sem-perder-a-dama = Tapa o xeque sem perder a dama.
    .hint = Quem tapa pode ser capturado. Põe lá a peça que o rei protege.
    .after = O bispo tapa em f1, e o rei protege-o. A dama está livre.
    .e4e1 = A torre captura a dama em e1. Ninguém a protegia.
    .e4b1 = A torre captura a dama em b1. Ninguém a protegia.

sair-do-xeque-dois-xeques = Dois xeques ao mesmo tempo. Podes capturar o cavalo com a dama?
    .hint = Depois da captura, o que faz a torre de d8?
    .after = Não podes. O cavalo desaparecia, mas a torre de d8 continuava a dar xeque.

sair-do-xeque-xeque-duplo = É xeque duplo, e só o rei pode resolver. Foge com ele.
    .hint = Procura a casa que a torre e o cavalo não atacam.
    .after = Em xeque duplo só o rei joga. Nenhum outro lance trata dos dois xeques.
