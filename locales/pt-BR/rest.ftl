### Definições e Sobre.

## Configurações

settings-lead = Cada escolha vale na hora e fica salva neste aparelho.
settings-language = Idioma
language-browser = O do navegador
settings-theme = Tema
theme-system = Como no aparelho
theme-light = Claro
theme-dark = Escuro
theme-contrast = Alto contraste
theme-projector = Projetor
settings-text = Tamanho do texto
text-normal = Normal
text-large = Grande
text-largest = Muito grande
settings-still = Sem movimento
settings-letters = Letras das peças
letters-language = As do idioma
letters-portuguese = R D T B C
letters-english = K Q R B N
letters-figurine = Figuras
settings-students = Mostrar outros jogos dos estudantes
settings-students-text = Truco e pôquer, só para quem organiza. Sem dinheiro e sem jogar contra o computador.

## Sobre

privacy-title = Não sabemos nada de você
privacy-1 = Este site não precisa do seu nome nem do seu e-mail. Não há contas, anúncios nem contadores de visitas.
privacy-2 = O que você faz fica só neste aparelho. Não é enviado a ninguém. Em uma ficha da turma, o nome que você escreve só vai no código que você mostra. Na classificação de um torneio por código QR, os jogadores vão sem sobrenomes. Quem recolhe os resultados os guarda no próprio aparelho. A câmera só liga quando você toca, e nenhuma imagem é salva.
privacy-3 = Se o computador é da escola, apague tudo no fim da aula.
room-title = Neste endereço
room-text = Este endereço começa com http:// e serve para a rede da sala. Você joga e aprende como em outro lugar, e o que você faz fica salvo neste aparelho.
room-without = O navegador não guarda o site para usar sem rede, e não o instala. Os botões de copiar e a câmera também não funcionam. Escreva o endereço ou o código à mão.
file-title = Neste arquivo
file-text = O site inteiro está neste arquivo. Não precisa de rede. Não se instala nem se atualiza. Para ter uma versão nova, troque o arquivo por outro.
file-kept = O que você faz fica no navegador deste computador, e não no arquivo. Se mudar de computador, ou se mudar o arquivo de pasta, leve uma cópia.
file-addresses = Um endereço para enviar tem o nome do arquivo e um #. Quem também tem o arquivo abre-o, e escreve no fim do endereço o # e o que vem depois dele.
kept-title = O que fica salvo neste aparelho
kept-text = Só isto, e só para o que está escrito aqui:
kept-name = Nome
kept-purpose = Para quê
import-copy = Abrir uma cópia
import-done = A cópia foi aberta.
import-unreadable = Não conseguimos ler esse arquivo.
erase = Apagar tudo
erase-question = Apagar tudo?
erase-warning = Tudo isto some deste aparelho, e não dá para desfazer.
erase-yes = Sim, apagar
erase-no = Não, ficar com tudo
erase-done = Tudo foi apagado.

## Cópias, o que se apaga e o que foi separado

erase-nothing = Não há nada salvo neste aparelho.
copy-label = Nome para a cópia, se quiser (por exemplo, a turma)
copy-title = O que está na cópia
copy-from = O arquivo “{ $name }” é de { $when }. Ainda não mudei nada.
copy-empty = O arquivo “{ $name }” não tem nada que se possa abrir.
copy-explain = “Juntar” não apaga nada do que está aqui. “Substituir tudo” apaga o que está aqui e deixa só a cópia. As duas coisas podem ser desfeitas.
copy-open = Abrir a cópia
copy-merge = Juntar
copy-replace = Substituir tudo
copy-leave = Deixar como está
copy-merged = A cópia foi juntada ao que estava aqui.
copy-undo = Desfazer
copy-undo-text = O que estava aqui antes fica à mão por uma hora, só nesta aba.
copy-undone = Tudo voltou ao que era antes.
copy-undo-late = O que estava aqui antes não está mais à mão.
side-here = Aqui
side-copy = Na cópia
fate-same = É igual nos dois lados.
fate-only-here = Só está aqui, e fica.
fate-comes = Só está na cópia, e vem.
fate-joined = Os dois são juntados, e fica o melhor de cada lado.
fate-chosen = Só pode ficar um
fate-unreadable = O da cópia não pode ser lido, e fica o que está aqui.
fate-locked = O que está aqui é de uma versão mais nova, e não mexo nele.
choose-here = O que está aqui
choose-copy = O da cópia
record-progress = Estrelas das lições
record-days = Dias em que você jogou
record-training = Treino
record-tactics = Táticas
record-moments = Momentos das suas partidas
record-exercises = Exercícios seus
record-quiz = Perguntas sobre as Leis
record-rulings = Situações de árbitro
record-tournament = Torneios
record-class = Fichas de turma
record-game = Partida de xadrez
record-draughts = Partida de damas
record-truco = Placar de truco
record-poker = Torneio de pôquer
record-sheet = Planilha
record-clock = Relógio na mesa
record-beat = Hora do relógio
record-controls = Escolhas do relógio
record-settings = Configurações
record-import = Cópia que ficou pela metade
record-unknown = De outra versão deste site
held-nothing = Nada
held-damaged = Estragado, não pode ser lido
held-newer = De uma versão mais nova deste site
held-moves = { $count ->
    [one] 1 lance
   *[other] { $count } lances
}
held-stars = { $count ->
    [one] 1 estrela
   *[other] { $count } estrelas
}
held-cards = { $count ->
    [0] nada para rever
    [one] 1 coisa para rever
   *[other] { $count } coisas para rever
}
held-puzzles = { $count ->
    [0] nenhum problema respondido
    [one] 1 problema respondido
   *[other] { $count } problemas respondidos
}
held-moments = { $count ->
    [0] nenhum momento
    [one] 1 momento
   *[other] { $count } momentos
}
held-exercises = { $count ->
    [0] nenhum exercício
    [one] 1 exercício
   *[other] { $count } exercícios
}
held-answers = { $right } certas em { $asked }
held-tournaments = { $count ->
    [one] um torneio
   *[other] { $count } torneios
}
held-rulings = { $count ->
    [one] 1 situação
   *[other] { $count } situações
}
held-days = { $count ->
    [one] 1 dia
   *[other] { $count } dias
}
held-results = { $count ->
    [one] 1 resultado
   *[other] { $count } resultados
}
held-controls = { $count ->
    [one] 1 ritmo seu
   *[other] { $count } ritmos seus
}
held-aside = { $count ->
    [one] Também 1 texto estragado que foi separado.
   *[other] Também { $count } textos estragados que foram separados.
}
held-unknown = { $count ->
    [one] Também 1 registro de outra versão deste site.
   *[other] Também { $count } registros de outra versão deste site.
}
aside-title = O que separei
aside-text = Estes textos estavam estragados e não consegui ler. Você pode vê-los, salvá-los em um arquivo ou jogá-los fora.
aside-signs = { $count ->
    [one] 1 sinal
   *[other] { $count } sinais
}
aside-save = Salvar em um arquivo
aside-discard = Jogar fora
aside-discard-all = Jogar tudo fora
aside-yes = Sim, jogar tudo fora
aside-no = Não, ficar com tudo
aside-gone = Foi jogado fora.
aside-left = Não consegui jogar tudo fora. Tente de novo.

## Sobre, o resto

keys-title = Jogar com o teclado
keys-text = As setas andam pelo tabuleiro. Enter pega a peça e a solta. A tecla ? mostra as outras teclas.
laws-title = As Leis
laws-text = Os números dos artigos são os das Leis do Xadrez da FIDE em vigor desde 2023. As explicações são nossas.
licences-title = Licenças
licences-text = O programa e os desenhos são livres, com licença MIT ou Apache 2.0. Eles usam estas peças de outros:
licences-puzzles = Dos problemas de táticas, 3276 vêm da base pública do Lichess (database.lichess.org, CC0). Os outros 1093 são nossos.
licences-show = Mostrar a lista
storage-purpose-settings = As suas escolhas de cores, letra, idioma e tabuleiro.
storage-purpose-game = A partida que está no tabuleiro, para você encontrar quando voltar.
storage-purpose-progress = As estrelas que você ganhou em cada nível, os níveis que voltam, e as lições que já sabe.
storage-purpose-days = Os dias em que você jogou, para você contar.
storage-purpose-training = O que você errou no treino de notação e quando volta, as estrelas e as últimas rodadas.
storage-purpose-tactics = As suas respostas em Táticas, o que volta e quando, e a dificuldade que serve para você.
storage-purpose-moments = As posições das suas partidas que você guardou para jogar de novo.
storage-purpose-exercises = Os exercícios que você fez, com as suas palavras.
storage-purpose-sheet = A planilha que você está preenchendo.
storage-purpose-clock = O relógio da partida, para voltar certo se a página fechar.
storage-purpose-draughts = O jogo de damas que está no tabuleiro, o anterior e o que você escolheu nessa página.
storage-purpose-clock-beat = A hora em que o relógio da partida foi visto pela última vez.
storage-purpose-clock-choices = As suas escolhas no relógio e os ritmos que você salvou.
storage-purpose-quiz = As perguntas sobre as Leis que você errou, quando voltam, e quantas acertou em cada tema. Também a série que não terminou.
storage-purpose-rulings = As situações que você decidiu como árbitro, e a edição das Leis que você escolheu.
storage-purpose-tournament = Os torneios, com os nomes de quem joga, as rodadas e os resultados.
storage-purpose-class = A ficha que você prepara, o que você fez nas que abriu, e o que a turma fez.
storage-purpose-truco = O placar de truco, com os nomes que você escreveu, para não se perder ao recarregar.
storage-purpose-poker = Os jogadores, as mesas e os lugares do torneio de pôquer que você organiza.
storage-import-too-large = Este arquivo é grande demais para ser uma cópia deste site. Não mudei nada.
storage-import-not-json = Não consigo ler este arquivo. Talvez ele esteja incompleto. Não mudei nada.
storage-import-not-a-backup = Este arquivo não é uma cópia feita por este site. Não mudei nada.
storage-import-newer = Esta cópia foi feita por uma versão mais nova deste site. Atualize a página e tente de novo. Não mudei nada.
storage-import-quota = Não há espaço para esta cópia. Ficou tudo como estava.
storage-import-unavailable = Este navegador não me deixou salvar a cópia. Ficou tudo como estava.
storage-import-interrupted = A cópia parou no meio. Carregue a página de novo, e tudo volta ao que era antes.
storage-erase-unavailable = Este navegador não me deixa ver o que está salvo. Não sei se tudo foi apagado.
storage-erase-left = Não consegui apagar tudo. Tente de novo, ou peça ajuda a um adulto.
