### Definições e Sobre.

reload = Abrir de novo

## Definições

settings-lead = Cada escolha conta logo e fica guardada neste aparelho.
settings-language = Língua
language-browser = A do navegador
language-pt-pt = Português (Portugal)
language-pt-br = Português (Brasil)
language-en = English
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

## Sobre

privacy-title = Não sabemos nada de ti
privacy-1 = Este sítio não pede o teu nome nem o teu e-mail. Não há contas, anúncios nem contadores de visitas.
privacy-2 = O que fazes fica só neste aparelho. Não é enviado a ninguém.
privacy-3 = Se o computador é da escola, apaga tudo no fim da aula.
kept-title = O que fica guardado neste aparelho
kept-text = Só isto, e só para o que diz aqui:
kept-name = Nome
kept-purpose = Para quê
import-copy = Abrir uma cópia
import-done = A cópia foi aberta.
import-unreadable = Não conseguimos ler esse ficheiro.
erase = Apagar tudo
erase-question = Apagar tudo?
erase-warning = As definições e a partida deste aparelho desaparecem para sempre.
erase-yes = Sim, apagar
erase-no = Não, ficar com tudo
erase-done = Está tudo apagado.
keys-title = Jogar com o teclado
keys-text = As setas andam pelo tabuleiro. Enter pega na peça e pousa-a. A tecla ? mostra as outras teclas.
laws-title = As Leis
laws-text = Os números dos artigos são os das Leis do Xadrez da FIDE em vigor desde 2023. As explicações são nossas.
licences-title = Licenças
licences-text = O programa e os desenhos são livres, com licença MIT ou Apache 2.0. Neles há estas peças de outros:
licences-show = Mostrar a lista
storage-purpose-settings = As tuas escolhas de cores, letra, língua e tabuleiro.
storage-purpose-game = A partida que está no tabuleiro, para a encontrares quando voltares.
storage-purpose-progress = As estrelas que ganhaste em cada nível das lições.
storage-purpose-training = O que falhaste no treino de notação e quando volta, as estrelas e as últimas rondas.
storage-purpose-sheet = A folha de registo que estás a preencher.
storage-purpose-clock = O relógio da partida, para voltar certo se a página fechar.
storage-purpose-draughts = O jogo de damas que está no tabuleiro, o anterior e o que escolheste nessa página.
storage-purpose-clock-beat = A hora a que o relógio da partida foi visto pela última vez.
storage-purpose-clock-choices = As tuas escolhas no relógio e os ritmos que guardaste.
storage-purpose-quiz = As perguntas sobre as Leis que falhaste, quando voltam, e quantas acertaste em cada tema. Também a série que não acabaste.
storage-purpose-rulings = As situações que decidiste como árbitro, e a edição das Leis que escolheste.
storage-import-too-large = Este ficheiro é grande demais para ser uma cópia deste sítio. Não mudei nada.
storage-import-not-json = Não consigo ler este ficheiro. Talvez esteja incompleto. Não mudei nada.
storage-import-not-a-backup = Este ficheiro não é uma cópia feita por este sítio. Não mudei nada.
storage-import-newer = Esta cópia foi feita por uma versão mais nova deste sítio. Atualiza a página e tenta outra vez. Não mudei nada.
storage-import-quota = Não há espaço para esta cópia. Ficou tudo como estava.
storage-import-unavailable = Este navegador não me deixou guardar a cópia. Ficou tudo como estava.
storage-import-interrupted = A cópia ficou a meio. Carrega a página outra vez, e volta tudo ao que era antes.
storage-erase-unavailable = Este navegador não me deixa ver o que está guardado. Não sei se ficou tudo apagado.
storage-erase-left = Não consegui apagar tudo. Tenta outra vez, ou pede ajuda a um adulto.
