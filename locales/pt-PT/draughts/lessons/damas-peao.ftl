### Damas 2, o peão anda. Reference: European Portuguese, addressed as "tu".

damas-peao-anda = O peão anda na diagonal, uma casa de cada vez. Pode escolher o lado.
damas-peao-pretas = Os dois jogadores jogam à vez. Os peões brancos sobem no tabuleiro e os pretos descem.
damas-peao-frente = O peão nunca volta para trás. Por isso, olha bem antes de avançar.

damas-peao-casas-do-peao = Marca as casas para onde o peão de 11 pode ir.
    .hint = Uma casa para a frente, na diagonal, para cada lado.
    .after = São as casas 14 e 15. As outras ficam longe demais ou para trás.
damas-peao-na-borda = Jogas com as Pretas. Para onde pode ir o peão de 17?
    .hint = Na borda do tabuleiro falta um dos lados.
    .after = Só para 13. Na borda, o peão tem um único caminho.
damas-peao-duas-casas = O peão preto pode ir de 23 para 14 num só lance?
    .hint = Quantas casas são, de 23 até 14?
    .after = Não. São duas casas, e o peão só anda uma. O passo duplo é do xadrez.
damas-peao-para-tras = O peão branco pode ir de 18 para 14?
    .hint = Para que lado avançam as Brancas?
    .after = Não. De 18 para 14 seria voltar para trás.
damas-peao-pretas-descem = Agora joga a outra cor. O peão preto pode ir de 22 para 18?
    .hint = Para as Pretas, a frente é o lado das Brancas.
    .after = Sim. As Pretas avançam para os números mais pequenos.
damas-peao-casa-ocupada = Quantos lances tem o peão da casa 9?
    .hint = Ele está na borda e tem um peão à frente.
    .after = Nenhum. A única casa da frente está ocupada, e o peão não salta sobre os seus.
damas-peao-quantos-lances = Quantos lances diferentes têm as Brancas?
    .hint = Conta os lances de um peão. Depois conta os do outro.
    .after = São três, 9-13, 10-13 e 10-14. Um lance escreve-se com a casa de partida e a de chegada.
damas-peao-caminho-unico = Leva o peão de 7 à estrela. Só ele se mexe.
    .hint = De 7 até 24 são quatro linhas. Vê onde te podes afastar da borda.
    .after = Primeiro um passo para a direita, depois três para a esquerda. O peão de 12 tapava o outro caminho.
damas-peao-duas-estrelas = Jogas com as Pretas. Passa pelas duas estrelas.
    .hint = A estrela da borda é a primeira. Vai direto a ela.
    .after = Quatro lances para a frente e nenhum para trás. Viste o caminho antes de começar.
    .m26-22 = De 22 o peão já não chega à estrela de 17.
