### Damas 7, a dama. Reference: European Portuguese, addressed as "tu".

damas-dama-voa = A dama anda na diagonal quantas casas livres quiser. Para a frente ou para trás.
damas-dama-caminho = O caminho tem de estar livre. A dama não salta por cima das peças da sua cor.
damas-dama-um-rumo = Num lance sem captura, a dama não vira. Para mudar de diagonal, espera pelo lance seguinte.

damas-dama-onde-vai = Marca as casas para onde a dama de 4 pode ir.
    .hint = Segue as duas diagonais até encontrares uma peça ou a borda.
    .after = São 7, 11, 14 e 8. O peão branco de 18 fecha o resto do caminho.
damas-dama-de-longe = A dama pode ir de 1 até 28 num só lance?
    .hint = 1 e 28 estão no rio. Há alguém pelo meio?
    .after = Sim. O rio está livre, e a dama voa por ele.
damas-dama-para-tras = A dama preta pode ir de 19 para 28?
    .hint = O peão não volta para trás. E a dama?
    .after = Sim. A dama anda nos dois sentidos, e é essa a sua grande força.
damas-dama-so-pela-diagonal = A dama pode ir de 14 para 15?
    .hint = Vê se as duas casas estão na mesma diagonal.
    .after = Não. As casas 14 e 15 estão na mesma linha, e só se joga pelas diagonais.
damas-dama-quantas-do-centro = Quantos lances tem a dama na casa 14?
    .hint = São quatro caminhos. Conta um de cada vez.
    .after = Treze. No centro, a dama vê quase meio tabuleiro.
damas-dama-quantas-do-canto = E no canto, quantos lances tem a dama?
    .hint = De 32 sai um só caminho.
    .after = Sete, só no rio. Mesmo assim, é o caminho mais comprido.
damas-dama-duas-estrelas = Leva a dama às duas estrelas em três lances.
    .hint = Uma das estrelas está na diagonal da dama. A outra está no rio.
    .after = A dama cruzou o rio em 14. As casas onde os caminhos se cruzam servem para virar.
damas-dama-entre-amigos = Leva a dama preta à estrela. Os peões não se mexem.
    .hint = Só há uma saída. Depois procura a diagonal que chega a 25.
    .after = Um passo curto para sair, e dois voos. Os peões da mesma cor tapam mesmo.
damas-dama-tres-estrelas = Apanha as três estrelas em quatro lances.
    .hint = Só conta a casa onde a dama para. Começa pela estrela mais longe.
    .after = Quatro lances por todo o tabuleiro. Viste a ordem das estrelas antes de jogar.
