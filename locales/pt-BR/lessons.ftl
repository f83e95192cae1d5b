### A lista das lições e as palavras que servem a muitos níveis. O que cada lição diz está em lessons/.

section-tabuleiro = O tabuleiro e a torre
section-pecas = As outras peças
section-peoes = Os peões e as capturas
section-xeque = Xeque e mate
section-partida = A primeira partida
section-capturas = Atacar e proteger
section-tatica = Táticas
section-mates = Afogado e mate em dois
section-jogar = Planos e finais
section-escrita = Escrever os lances
section-regras = Empates, toque e relógio

lesson-tabuleiro = O tabuleiro
    .aim = Colocar o tabuleiro do jeito certo e achar colunas, fileiras e diagonais.
lesson-casas = O nome das casas
    .aim = Dizer e achar qualquer casa, dos dois lados do tabuleiro.
lesson-torre = A torre
    .aim = Mover a torre e contornar os obstáculos.
lesson-bispo = O bispo
    .aim = Andar na diagonal, sempre na mesma cor.
lesson-dama = A dama
    .aim = Juntar os lances da torre e do bispo.
lesson-rei = O rei
    .aim = Dar um passo em qualquer direção.
lesson-cavalo = O cavalo
    .aim = Contar o salto e mudar de cor a cada lance.
lesson-mistura-pecas = Mistura: as peças
    .aim = Rever as peças, sem saber qual vem a seguir.
lesson-peao-anda = O peão anda
    .aim = Um passo, ou dois na primeira vez. Nunca para trás.
lesson-peao-captura = O peão captura
    .aim = Capturar em diagonal, só para a frente.
lesson-promocao = A promoção
    .aim = Chegar ao fim e escolher a nova peça.
lesson-batalhas = Batalhas de peões
    .aim = Jogar contra o computador com poucas peças.
lesson-capturar = Capturar tudo
    .aim = Achar capturas seguidas em todo o tabuleiro.
lesson-atacar-proteger = Atacar e proteger
    .aim = Ver o que está atacado, e protegê-lo.
lesson-valor = Quanto vale?
    .aim = Comparar trocas, contando quem ataca e quem protege.
lesson-posicao-inicial = A posição inicial
    .aim = Colocar todas as peças no lugar.
lesson-ameaca = O que ele ameaça?
    .aim = Ver a ameaça depois de cada lance, e responder.
lesson-sem-defesa = Peças sem defesa
    .aim = Ver que peças ninguém protege, suas e do adversário.
lesson-mistura-capturas = Mistura: capturas
    .aim = Rever os peões, as capturas e a proteção.
lesson-xeque = Xeque
    .aim = Atacar o rei, e ver que está atacado.
lesson-sair-do-xeque = Sair do xeque
    .aim = Fugir, tapar ou capturar.
lesson-pode-ou-nao-pode = Pode ou não pode?
    .aim = Dizer se um lance é legal, e por quê.
lesson-xeque-mate = É mate?
    .aim = Experimentar as três defesas antes de dizer mate.
lesson-mate-num-lance = Mate em um lance
    .aim = Achar o lance que encerra a partida.
lesson-mate-em-dois = Mate em dois
    .aim = Pensar na resposta antes de dar mate.
lesson-afogado = Afogado
    .aim = Distinguir mate, afogado e nenhum dos dois.
lesson-mistura-xeques = Mistura: xeques e mates
    .aim = Rever xeques, mates e afogados.
lesson-fazer-roque = Fazer o roque
    .aim = Rocar para os dois lados, com as duas cores.
lesson-pode-rocar = Pode rocar?
    .aim = Verificar cada condição do roque.
lesson-na-passagem = Captura na passagem
    .aim = Capturar logo, ou nunca mais.
lesson-empates = Empates
    .aim = Ver quando ninguém mais pode dar mate.
lesson-repeticao = Repetição e 50 lances
    .aim = Contar posições e lances, e saber quando se reclama.
lesson-peca-tocada = Peça tocada, peça jogada
    .aim = Saber que lances restam depois de tocar.
lesson-relogio = O relógio
    .aim = Acionar com a mão do lance, e conhecer as penalidades.
lesson-xadrez-960 = Xadrez 960
    .aim = Reconhecer uma posição inicial, e rocar de onde o rei estiver.
lesson-mistura-regras = Mistura: as regras
    .aim = Rever o roque, a passagem e os empates.
lesson-escrever = Escrever lances
    .aim = Ler e escrever lances com R, D, T, B e C.
lesson-sinais = Os sinais dos lances
    .aim = Ler e escrever capturas, roques, xeques e mates.
lesson-escrever-exato = Escrever sem dúvidas
    .aim = Juntar a letra ou o número só quando é preciso.
lesson-rever-partida = Rever a minha partida
    .aim = Encontrar o primeiro erro e o lance que faltou.
lesson-garfo = O garfo
    .aim = Atacar duas peças com um só lance.
lesson-cravada = A cravada
    .aim = Prender uma peça na frente de outra que vale mais.
lesson-espeto = O espeto
    .aim = Atacar a peça que vale mais e capturar a de trás.
lesson-descoberto = O ataque descoberto
    .aim = Tirar uma peça da frente de outra, com uma ameaça.
lesson-linhas = Cravada, espeto ou descoberto?
    .aim = Reconhecer qual dos três ganha a peça.
lesson-tirar-a-defesa = Tirar a defesa
    .aim = Afastar ou capturar a peça que protege.
lesson-escada = A escada
    .aim = Dar mate com duas torres, fileira por fileira.
lesson-dama-e-rei = Dama e rei
    .aim = Apertar o rei com a dama, e dar mate com o rei.
lesson-torre-e-rei = Torre e rei
    .aim = Fazer uma caixa e apertá-la até o mate.
lesson-dar-mate = Dar mate
    .aim = Vencer o rei sozinho, até o fim.
lesson-peoes-no-final = Peões no final
    .aim = Usar o quadrado, a oposição e as casas-chave.
lesson-plano = E agora, que plano?
    .aim = Escolher o próximo passo quando não há nada para capturar.
lesson-primeira-partida = A primeira partida
    .aim = Começar bem e não cair no mate do pastor.
lesson-mistura-final = Mistura: de tudo um pouco
    .aim = Rever tudo o que você aprendeu.

## A lista

learn-title = Aprender
learn-done = { $done ->
    [0] { $all } níveis esperam por você.
    [one] Você já acabou 1 nível de { $all }.
   *[other] Você já acabou { $done } níveis de { $all }.
}
learn-begin = Começar: { $lesson }
learn-go-on = Continuar: { $lesson }
learn-finished = Você acabou todas as lições. Pode voltar a qualquer uma.
lesson-known = Você já sabe
learn-placement = Você já sabe jogar? Veja por onde começar
# $count (number): how many levels are due today
learn-review = Rever o que errou ({ $count })
learn-exam = Exame das regras
lesson-done = { $done ->
    [0] { $all } níveis
   *[other] Níveis: { $done } de { $all }
}
lesson-stars = { $won } de { $most } estrelas
learn-teacher = Para o professor
learn-class-mode-text = Em modo aula, nada é salvo. Vale até fechar a página.

## Uma lição

lesson-missing = Esta lição não existe
lesson-all = Todas as lições
lesson-levels = Níveis
lesson-begin = Começar os níveis
lesson-paper = Folha para imprimir
lesson-articles = Artigos
lesson-articles-list = Para o professor: Leis do Xadrez de 2023, { $articles }.
level-said = { $stars ->
    [0] Nível { $number }
    [one] Nível { $number }, 1 estrela
   *[other] Nível { $number }, { $stars } estrelas
}
screen-board = Tabuleiro da explicação
screen-again = Ver de novo
screen-back = Anterior
screen-on = Próxima
screen-of = { $number } de { $all }
listen = Ouvir
listen-no-voice = Este aparelho não tem voz em português.

## Um nível

level-place = { $lesson } · nível { $number }

## A folha

paper-back = Voltar à lição
paper-place = Como na posição pedida.
