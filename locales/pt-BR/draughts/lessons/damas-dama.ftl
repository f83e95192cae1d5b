### Damas 7, a dama. Brazilian Portuguese, addressed as "você".

damas-dama-voa = A dama anda na diagonal quantas casas livres quiser. Para a frente ou para trás.
damas-dama-caminho = O caminho precisa estar livre. A dama não pula as peças da sua cor.
damas-dama-um-rumo = Em um lance sem captura, a dama não vira. Para mudar de diagonal, ela espera o lance seguinte.

damas-dama-onde-vai = Marque as casas para onde a dama da casa 4 pode ir.
    .hint = Siga as duas diagonais até encontrar uma peça ou a borda.
    .after = São 7, 11, 14 e 8. A pedra branca da casa 18 fecha o resto do caminho.
damas-dama-de-longe = A dama pode ir de 1 até 28 em um só lance?
    .hint = 1 e 28 estão na grande diagonal, o rio. Há alguém no meio?
    .after = Sim. O rio está livre, e a dama voa por ele.
damas-dama-para-tras = A dama preta pode ir de 19 para 28?
    .hint = A pedra não volta para trás. E a dama?
    .after = Sim. A dama anda nos dois sentidos, e essa é a sua grande força.
damas-dama-so-pela-diagonal = A dama pode ir de 14 para 15?
    .hint = Veja se as duas casas estão na mesma diagonal.
    .after = Não. As casas 14 e 15 estão na mesma fileira, e só se joga pelas diagonais.
damas-dama-quantas-do-centro = Quantos lances tem a dama na casa 14?
    .hint = São quatro caminhos. Conte um de cada vez.
    .after = Treze. No centro, a dama vê quase meio tabuleiro.
damas-dama-quantas-do-canto = E no canto, quantos lances tem a dama?
    .hint = De 32 sai um só caminho.
    .after = Sete, só no rio. Mesmo assim, é o caminho mais comprido.
damas-dama-duas-estrelas = Leve a dama às duas estrelas em três lances.
    .hint = Uma das estrelas está na diagonal da dama. A outra está no rio.
    .after = A dama cruzou o rio em 14. As casas onde os caminhos se cruzam servem para virar.
damas-dama-entre-amigos = Leve a dama preta até a estrela. As pedras não se mexem.
    .hint = Só há uma saída. Depois procure a diagonal que chega a 25.
    .after = Um passo curto para sair, e dois voos. As pedras da mesma cor fecham mesmo o caminho.
damas-dama-tres-estrelas = Pegue as três estrelas em quatro lances.
    .hint = Só vale a casa onde a dama para. Comece pela estrela mais longe.
    .after = Quatro lances por todo o tabuleiro. Você viu a ordem das estrelas antes de jogar.
