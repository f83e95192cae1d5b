### Damas 2, a pedra anda. Brazilian Portuguese, addressed as "você".

damas-peao-anda = A pedra anda na diagonal, uma casa de cada vez. Ela pode escolher o lado.
damas-peao-pretas = Os dois jogadores jogam um de cada vez. As pedras brancas sobem no tabuleiro e as pretas descem.
damas-peao-frente = A pedra nunca volta para trás. Por isso, olhe bem antes de avançar.

damas-peao-casas-do-peao = Marque as casas para onde a pedra da casa 11 pode ir.
    .hint = Uma casa para a frente, na diagonal, para cada lado.
    .after = São as casas 14 e 15. As outras ficam longe demais ou para trás.
damas-peao-na-borda = Você joga com as Pretas. Para onde a pedra da casa 17 pode ir?
    .hint = Na borda do tabuleiro falta um dos lados.
    .after = Só para 13. Na borda, a pedra tem um único caminho.
damas-peao-duas-casas = A pedra preta pode ir de 23 para 14 em um só lance?
    .hint = Quantas casas são, de 23 até 14?
    .after = Não. São duas casas, e a pedra só anda uma. O passo duplo é do xadrez.
damas-peao-para-tras = A pedra branca pode ir de 18 para 14?
    .hint = Para que lado as Brancas avançam?
    .after = Não. De 18 para 14 seria voltar para trás.
damas-peao-pretas-descem = Agora joga a outra cor. A pedra preta pode ir de 22 para 18?
    .hint = Para as Pretas, a frente é o lado das Brancas.
    .after = Sim. As Pretas avançam para os números menores.
damas-peao-casa-ocupada = Quantos lances tem a pedra da casa 9?
    .hint = Ela está na borda e tem uma pedra à frente.
    .after = Nenhum. A única casa da frente está ocupada, e a pedra não pula as da sua cor.
damas-peao-quantos-lances = Quantos lances diferentes as Brancas têm?
    .hint = Conte os lances de uma pedra. Depois conte os da outra.
    .after = São três, 9-13, 10-13 e 10-14. Um lance se escreve com a casa de saída e a de chegada.
damas-peao-caminho-unico = Leve a pedra da casa 7 até a estrela. Só ela se mexe.
    .hint = De 7 até 24 são quatro fileiras. Veja onde você pode se afastar da borda.
    .after = Primeiro um passo para a direita, depois três para a esquerda. A pedra da casa 12 fechava o outro caminho.
damas-peao-duas-estrelas = Você joga com as Pretas. Passe pelas duas estrelas.
    .hint = A estrela da borda é a primeira. Vá direto a ela.
    .after = Quatro lances para a frente e nenhum para trás. Você viu o caminho antes de começar.
    .m26-22 = De 22 a pedra não chega mais à estrela da casa 17.
