sair-do-xeque-fugir = Em xeque, você precisa salvar o rei já neste lance. A primeira maneira é fugir para uma casa segura.

sair-do-xeque-tapar = A segunda maneira é bloquear. O bispo fica entre a torre e o rei.

sair-do-xeque-capturar = A terceira maneira é capturar a peça que dá xeque. A dama captura a torre.

sair-do-xeque-deixar-para-depois = Você está em xeque. Pode capturar primeiro a dama de g7?
    .hint = Olhe para a torre de e1. O que ela ataca?
    .after = Não pode. A torre de e1 continuaria atacando o seu rei. Primeiro é preciso sair do xeque.

sair-do-xeque-foge = Xeque da torre. Fuja com o rei.
    .hint = Que casa ao lado do rei não está na fileira da torre?
    .after = Em a2 o rei saiu da fileira 1. A torre não o vê mais.

sair-do-xeque-tapa = Desta vez o rei não tem para onde fugir. Bloqueie o xeque.
    .hint = A casa certa está entre o rei e a torre.
    .after = O bispo está entre a torre e o rei. O xeque acabou.

sair-do-xeque-captura = O mesmo xeque. Agora capture a peça que dá xeque.
    .hint = O cavalo de f3 tem vários pulos. Um deles termina na torre.
    .after = Sem torre não há xeque. O cavalo resolveu tudo.

sair-do-xeque-rei-captura = A torre preta dá xeque de muito perto. O rei pode capturar a torre?
    .hint = Alguma peça preta protege a casa e2?
    .after = Pode. Ninguém protege a torre, e em e2 o rei fica seguro.

sair-do-xeque-torre-protegida = Chegou um bispo preto em b5. O rei ainda pode capturar a torre?
    .hint = Siga a diagonal do bispo de b5.
    .after = Não pode. O bispo de b5 protege a torre, e em e2 o rei ficaria em xeque.

sair-do-xeque-tapa-com-as-pretas = Você joga com as Pretas. Bloqueie o xeque do bispo.
    .hint = Entre b5 e e8 há duas casas, c6 e d7.
    .after = O caminho de b5 a e8 está bloqueado. O rei ficou onde estava.
    .e8e7 = Fugir também é legal. Mas aqui se procura uma peça que bloqueie o caminho.

sair-do-xeque-captura-com-as-pretas = Fugir, bloquear ou capturar? Escolha o lance que ganha a torre.
    .hint = Siga a diagonal do bispo nos dois sentidos.
    .after = O bispo capturou a torre de e1. Você saiu do xeque e ganhou uma peça.
    .c3e5 = O bispo bloqueia, mas a torre branca fica no tabuleiro.
    .e8d7 = O rei está salvo, mas a torre branca também.

sair-do-xeque-xeque-de-cavalo = O cavalo dá xeque. A torre pode bloquear? Saia do xeque.
    .hint = O cavalo pula por cima de tudo. Então o que o rei pode fazer?
    .after = Xeque de cavalo não dá para bloquear. É fugir ou capturar o cavalo.

sair-do-xeque-sem-perder-a-dama = Bloqueie o xeque sem perder a dama.
    .hint = Quem bloqueia pode ser capturado. Ponha ali a peça que o rei protege.
    .after = O bispo bloqueia em f1, e o rei o protege. A dama está livre.
    .e4e1 = A torre captura a dama em e1. Ninguém a protegia.
    .e4b1 = A torre captura a dama em b1. Ninguém a protegia.

sair-do-xeque-dois-xeques = Dois xeques ao mesmo tempo. Você pode capturar o cavalo com a dama?
    .hint = Depois da captura, o que faz a torre de d8?
    .after = Não pode. O cavalo sumiria, mas a torre de d8 continuaria dando xeque.

sair-do-xeque-xeque-duplo = É xeque duplo, e só o rei pode resolver. Fuja com ele.
    .hint = Procure a casa que a torre e o cavalo não atacam.
    .after = Em xeque duplo só o rei joga. Nenhum outro lance resolve os dois xeques.
