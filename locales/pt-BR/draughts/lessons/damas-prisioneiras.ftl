### Damas 15, peças trancadas. Brazilian Portuguese, addressed as "você".

damas-prisioneiras-sem-lance = É a sua vez e nenhuma peça sua pode se mover? As suas peças estão trancadas, e você perdeu.
damas-prisioneiras-fechar = Para ganhar, não é preciso capturar tudo. Aqui a dama ocupa a última casa da pedra preta.

damas-prisioneiras-quem-ganha = Jogam as Pretas, e não têm lance nenhum. Quem ganha?
    .hint = No xadrez seria afogado. Nas damas a regra é outra.
    .after = Ganham as Brancas. Nas damas, ficar sem lance é perder.
damas-prisioneiras-um-chega = Tranque a pedra preta e ganhe em um lance.
    .hint = A pedra da casa 9 só pode ir para 5, ou pular por cima de quem estiver lá.
    .after = Em 5 ficou uma pedra com as costas protegidas. A pedra preta não anda nem pula.
    .m2-5 = A casa 2 ficou vazia, e a pedra preta pula de 9 para 2.
damas-prisioneiras-pretas-fecham = Você joga com as Pretas. Tranque a pedra branca em um lance.
    .hint = A pedra da casa 9 quer pular por cima de 13. De que casa ela precisa?
    .after = A casa 18 ficou ocupada, e o pulo acabou.
    .m21-17 = A casa 18 continua livre, e a pedra branca captura 13.
damas-prisioneiras-tapar-o-salto = Tranque a pedra da casa 25. Ela não pode ter passo nem pulo.
    .hint = O passo já está fechado por 21. Falta fechar o pulo.
    .after = A pedra da casa 18 protegeu as costas da pedra da casa 21. Duas pedras trancam uma.
damas-prisioneiras-dama-no-caminho = Ganhe em um lance com a dama.
    .hint = A pedra da casa 8 está na borda. Que casa resta para ela?
    .after = A dama em 4 não pode ser pulada, porque atrás dela não há tabuleiro.
damas-prisioneiras-casa-da-frente = Você joga com as Pretas. Tranque a pedra branca em um lance.
    .hint = A pedra da casa 25 só tem uma casa à frente.
    .after = De 15 a 29, de uma ponta à outra. A pedra ficou a um passo de coroar.
damas-prisioneiras-primeiro-encostar = Você joga com as Pretas. Ganhe em dois lances.
    .hint = A pedra branca vai ter de avançar para 9 ou para 10. Prepare as duas respostas.
    .after = Você esperou com a pedra da casa 25, e a branca teve de avançar para a armadilha.
damas-prisioneiras-dama-por-tras = Você joga com as Pretas. Ganhe em dois lances com a dama.
    .hint = A pedra pode ir para 25 ou para 26. Prepare as duas respostas.
    .after = Em 26 a pedra era capturada. Em 25 a dama fecha a casa 29.
damas-prisioneiras-coroar-e-prender = Você joga com as Pretas. Coroe e ganhe em três lances.
    .hint = Coroe primeiro. Depois ponha a dama no caminho da pedra branca.
    .after = Você coroou, e a pedra branca ficou sem saída. Você contou três lances antes de jogar.
