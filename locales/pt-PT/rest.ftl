### Definições e Sobre.

## Definições

settings-lead = Cada escolha conta logo e fica guardada neste aparelho.
settings-language = Língua
language-browser = A do navegador
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
letters-language = As da língua
letters-portuguese = R D T B C
letters-english = K Q R B N
letters-figurine = Figuras
settings-students = Mostrar outros jogos dos estudantes
settings-students-text = Truco e póquer, só para quem os organiza. Sem dinheiro e sem jogar contra o computador.

## Sobre

privacy-title = Não sabemos nada de ti
privacy-1 = Este sítio não precisa do teu nome nem do teu e-mail. Não há contas, anúncios nem contadores de visitas.
privacy-2 = O que fazes fica só neste aparelho. Não é enviado a ninguém. Numa ficha da turma, o nome que escreves só vai no código que mostras. Na classificação de um torneio por código QR, os jogadores vão sem apelidos. Quem recolhe os resultados guarda-os no seu aparelho. A câmara só liga quando lhe tocas, e nenhuma imagem fica guardada.
privacy-3 = Se o computador é da escola, apaga tudo no fim da aula.
room-title = Neste endereço
room-text = Este endereço começa por http:// e serve para a rede da sala. Jogas e aprendes como noutro sítio, e o que fazes fica guardado neste aparelho.
room-without = O navegador não guarda o sítio para usar sem rede, e não o instala. Os botões de copiar e a câmara também não funcionam. Escreve o endereço ou o código à mão.
file-title = Neste ficheiro
file-text = O sítio inteiro está neste ficheiro. Não precisa de rede. Não se instala nem se atualiza. Para teres uma versão nova, troca o ficheiro por outro.
file-kept = O que fazes fica no navegador deste computador, e não no ficheiro. Se mudares de computador, ou se mudares o ficheiro de pasta, leva uma cópia.
file-addresses = Um endereço para enviar tem o nome do ficheiro e um #. Quem também tem o ficheiro abre-o, e escreve no fim do endereço o # e o que vem depois dele.
kept-title = O que fica guardado neste aparelho
kept-text = Só isto, e só para o que diz aqui:
kept-name = Nome
kept-purpose = Para quê
import-copy = Abrir uma cópia
import-done = A cópia foi aberta.
import-unreadable = Não conseguimos ler esse ficheiro.
erase = Apagar tudo
erase-question = Apagar tudo?
erase-warning = Tudo isto desaparece deste aparelho, e não se pode desfazer.
erase-yes = Sim, apagar
erase-no = Não, ficar com tudo
erase-done = Está tudo apagado.

## Cópias, o que se apaga e o que se pôs de lado

erase-nothing = Não há nada guardado neste aparelho.
copy-label = Nome para a cópia, se quiseres (por exemplo, a turma)
copy-title = O que está na cópia
copy-from = O ficheiro «{ $name }» é de { $when }. Ainda não mudei nada.
copy-empty = O ficheiro «{ $name }» não tem nada que se possa abrir.
copy-explain = «Juntar» não apaga nada do que está aqui. «Substituir tudo» apaga o que está aqui e põe só a cópia. As duas coisas podem ser desfeitas.
copy-open = Abrir a cópia
copy-merge = Juntar
copy-replace = Substituir tudo
copy-leave = Deixar como está
copy-merged = A cópia foi junta ao que estava aqui.
copy-undo = Desfazer
copy-undo-text = O que estava aqui antes fica à mão durante uma hora, só neste separador.
copy-undone = Voltou tudo ao que era antes.
copy-undo-late = O que estava aqui antes já não está à mão.
side-here = Aqui
side-copy = Na cópia
fate-same = É igual nos dois lados.
fate-only-here = Só está aqui, e fica.
fate-comes = Só está na cópia, e vem.
fate-joined = Junta-se, e fica o melhor de cada lado.
fate-chosen = Só pode ficar um
fate-unreadable = O da cópia não se consegue ler, e fica o que está aqui.
fate-locked = O que está aqui é de uma versão mais nova, e não lhe mexo.
choose-here = O que está aqui
choose-copy = O da cópia
record-progress = Estrelas das lições
record-days = Dias em que jogaste
record-training = Treino
record-tactics = Táticas
record-moments = Momentos das tuas partidas
record-exercises = Exercícios teus
record-quiz = Perguntas sobre as Leis
record-rulings = Situações de árbitro
record-tournament = Torneios
record-class = Fichas de turma
record-game = Partida de xadrez
record-draughts = Partida de damas
record-truco = Marcador de truco
record-poker = Prova de póquer
record-sheet = Folha de registo
record-clock = Relógio na mesa
record-beat = Hora do relógio
record-controls = Escolhas do relógio
record-settings = Definições
record-import = Cópia que ficou a meio
record-unknown = De outra versão deste sítio
held-nothing = Nada
held-damaged = Estragado, não se consegue ler
held-newer = De uma versão mais nova deste sítio
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
    [one] 1 ritmo teu
   *[other] { $count } ritmos teus
}
held-aside = { $count ->
    [one] Também 1 texto estragado que foi posto de lado.
   *[other] Também { $count } textos estragados que foram postos de lado.
}
held-unknown = { $count ->
    [one] Também 1 registo de outra versão deste sítio.
   *[other] Também { $count } registos de outra versão deste sítio.
}
aside-title = O que pus de lado
aside-text = Estes textos estavam estragados e não os consegui ler. Podes vê-los, guardá-los num ficheiro ou deitá-los fora.
aside-signs = { $count ->
    [one] 1 sinal
   *[other] { $count } sinais
}
aside-save = Guardar num ficheiro
aside-discard = Deitar fora
aside-discard-all = Deitar tudo fora
aside-yes = Sim, deitar tudo fora
aside-no = Não, ficar com tudo
aside-gone = Foi deitado fora.
aside-left = Não consegui deitar tudo fora. Tenta outra vez.

## Sobre, o resto

keys-title = Jogar com o teclado
keys-text = As setas andam pelo tabuleiro. Enter pega na peça e pousa-a. A tecla ? mostra as outras teclas.
laws-title = As Leis
laws-text = Os números dos artigos são os das Leis do Xadrez da FIDE em vigor desde 2023. As explicações são nossas.
licences-title = Licenças
licences-text = O programa e os desenhos são livres, com licença MIT ou Apache 2.0. Neles há estas peças de outros:
licences-puzzles = Dos problemas de táticas, 3276 vêm da base pública do Lichess (database.lichess.org, CC0). Os outros 1093 são nossos.
licences-show = Mostrar a lista
storage-purpose-settings = As tuas escolhas de cores, letra, língua e tabuleiro.
storage-purpose-game = A partida que está no tabuleiro, para a encontrares quando voltares.
storage-purpose-progress = As estrelas que ganhaste em cada nível, os níveis que voltam, e as lições que já sabes.
storage-purpose-days = Os dias em que jogaste, para os contares.
storage-purpose-training = O que falhaste no treino de notação e quando volta, as estrelas e as últimas rondas.
storage-purpose-tactics = As tuas respostas em Táticas, o que volta e quando, e a dificuldade que te serve.
storage-purpose-moments = As posições das tuas partidas que guardaste para jogar outra vez.
storage-purpose-exercises = Os exercícios que fizeste, com as tuas palavras.
storage-purpose-sheet = A folha de registo que estás a preencher.
storage-purpose-clock = O relógio da partida, para voltar certo se a página fechar.
storage-purpose-draughts = O jogo de damas que está no tabuleiro, o anterior e o que escolheste nessa página.
storage-purpose-clock-beat = A hora a que o relógio da partida foi visto pela última vez.
storage-purpose-clock-choices = As tuas escolhas no relógio e os ritmos que guardaste.
storage-purpose-quiz = As perguntas sobre as Leis que falhaste, quando voltam, e quantas acertaste em cada tema. Também a série que não acabaste.
storage-purpose-rulings = As situações que decidiste como árbitro, e a edição das Leis que escolheste.
storage-purpose-tournament = Os torneios, com os nomes de quem joga, as rondas e os resultados.
storage-purpose-class = A ficha que preparas, o que fizeste nas que abriste, e o que a turma fez.
storage-purpose-truco = O marcador de truco, com os nomes que escreveste, para não se perder ao recarregar.
storage-purpose-poker = Os jogadores, as mesas e os lugares da prova de póquer que organizas.
storage-import-too-large = Este ficheiro é grande demais para ser uma cópia deste sítio. Não mudei nada.
storage-import-not-json = Não consigo ler este ficheiro. Talvez esteja incompleto. Não mudei nada.
storage-import-not-a-backup = Este ficheiro não é uma cópia feita por este sítio. Não mudei nada.
storage-import-newer = Esta cópia foi feita por uma versão mais nova deste sítio. Atualiza a página e tenta outra vez. Não mudei nada.
storage-import-quota = Não há espaço para esta cópia. Ficou tudo como estava.
storage-import-unavailable = Este navegador não me deixou guardar a cópia. Ficou tudo como estava.
storage-import-interrupted = A cópia ficou a meio. Carrega a página outra vez, e volta tudo ao que era antes.
storage-erase-unavailable = Este navegador não me deixa ver o que está guardado. Não sei se ficou tudo apagado.
storage-erase-left = Não consegui apagar tudo. Tenta outra vez, ou pede ajuda a um adulto.
