### Turma: fichas, a página do aluno, resultados. Brazilian Portuguese, addressed as "você".

class-lead = Prepare o trabalho da turma, ou veja o que cada aluno fez.
class-private = Ninguém se cadastra. Só sai deste aparelho o que você mostrar a alguém.
class-known = Fichas neste aparelho
class-prepare = Preparar para a turma
class-results = Resultados da turma
# $name (text): the name of the class
class-untitled = Ficha da turma { $name }

## Preparar

class-prepare-lead = Junte tarefas em ordem. O endereço fica logo pronto, e quem o abre recebe as mesmas.
class-title = Título da ficha
class-name = Nome da turma
class-name-text = O mesmo nome dá as mesmas perguntas a todos. Outro nome dá outras.
class-choose = Juntar uma tarefa
class-kind = De que tipo?
class-kind-level = Nível
class-kind-lesson = Lição
class-kind-notation = Notação
class-kind-squares = Casas
class-kind-tactics = Táticas
class-kind-questions = Perguntas
class-kind-position = Posição
class-kind-exercise = Exercício seu
class-kind-clock = Relógio
class-kind-draughts = Damas
class-kind-draughts-level = Nível de damas
class-kind-draughts-lesson = Lição de damas
class-kind-draughts-drill = Treino de damas
class-kind-situation = Situação de árbitro
class-drill = Treino
class-topic = Nível do treino
# $number (number): the place of the level in its lesson, in this message and in the next one; $lesson (text): the lesson's name
class-level-number = Nível { $number }
class-level = { $lesson }, nível { $number }
class-squares-text = Cada aluno escolhe como joga, e todos recebem as mesmas casas.
class-fen = Posição em FEN
class-moves = Lances da solução, se houver
class-line = O que se pede, em uma linha
class-position-text = A posição abre no tabuleiro de Jogar. O aluno só vê a solução se a abrir.
class-exercise = Exercício
class-exercises-sheet = Ficha sua
class-exercises-untitled = Ficha sem título
class-no-exercises = Você ainda não fez exercícios neste aparelho.
class-exercises-make = Fazer exercícios
class-wrong-exercise = Essa ficha não tem exercícios prontos. Diga em cada um o que se pede.
class-control = Ritmo, como 15+5
class-add = Juntar à ficha
# $item (text): the name of a task
class-added = Está na ficha: { $item }.
class-twice = Essa tarefa já está na ficha.
class-full = Uma ficha tem no máximo 12 tarefas.
class-wrong-fen = Isso não é uma posição de uma partida, escrita em FEN.
class-wrong-moves = Não consigo jogar esses lances nessa posição. São no máximo 20.
class-wrong-control = Isso não é um ritmo de jogo. Escreva por exemplo 10+5.
class-list = A ficha
class-empty = Ainda não tem tarefas.
# $item (text): the name of a task, or of a pupil, in this message and in the next two
class-up = Subir { $item }
class-down = Descer { $item }
class-remove = Tirar { $item }
class-anew = Começar outra ficha

## Dar à turma

class-send = Dar à turma
class-share = Este endereço abre a ficha nos aparelhos dos alunos. As tarefas vão todas nele.
class-copy = Copiar
class-copied = Copiado.
class-not-copied = Este navegador não deixa copiar. Marque o endereço e copie à mão.
# $title (text): the title of the worksheet
class-qr = Código QR com o endereço da ficha: { $title }
# $count (number): how many codes, in the next three messages; $number (number): which of them, from 1
class-parts-needed = Esta ficha precisa de { $count } códigos. Os alunos leem todos, em qualquer ordem.
class-part-of = Código { $number } de { $count }
class-part-choose = Qual código aparece
class-only-file = Esta ficha é grande demais para códigos QR. Copie o endereço ou salve a ficha em um arquivo.
class-file-save = Salvar em um arquivo
class-file-saved = A ficha vai para os seus arquivos. Os alunos abrem o arquivo na página das fichas para a turma.
class-too-long = A ficha não cabe em um endereço. Tire tarefas, ou encurte as frases.
class-wall = Projetar o código
class-cards = Imprimir cartões
class-on-paper = Ficha em papel
class-share-dialog = Compartilhar
class-open = Ver como aluno

## A página do aluno

class-pupil-lead = Faça as tarefas em ordem. Depois de cada uma, volte para esta página.
# $name (text): the name of the class
class-of = Turma { $name }
# $done (number): levels done; $of (number): levels there are
class-levels-done = Você fez { $done } de { $of } níveis.
class-how-many = Quantas você acertou?
# $right (number): right answers; $of (number): how many were asked
class-right-of = { $right } de { $of }
class-not-yet = Ainda não fiz
class-did-you = Você conseguiu?
class-did = Consegui
class-did-not = Não consegui
class-solution = Ver a solução
class-result = O seu resultado
class-result-text = As estrelas vêm das lições. O resto é o que você disse acima. Mostre o código a quem ensina você.
class-your-name = O seu primeiro nome ou número
class-no-name = Escreva primeiro o seu nome, ou o seu número.
class-show-result = Mostrar o meu resultado
# $name (text): the pupil; $right (number): tenths right; $of (number): of how many
class-score = { $name }: { $right } de { $of } pontos.
class-result-qr = Código QR do seu resultado
class-digits-text = Você também pode ditar os grupos de algarismos.
class-unread = Não dá para ler esta ficha
class-unread-text = Nada se perdeu. Peça o endereço outra vez, ou leia o código QR de novo.

## Uma ficha em vários códigos, ou em ficheiro

# $count (number): how many codes
class-parts = Uma ficha em { $count } códigos
# $number (number): which code, from 1, in the next four messages
class-part-taken = Li o código { $number }.
class-part-again = O código { $number } já tinha sido lido.
class-part-here = Já li o código { $number }
class-part-missing = Falta o código { $number }
class-part-other = Este código é de outra ficha. Os códigos das outras ficaram neste aparelho.
class-parts-text = Leia os códigos que faltam, em qualquer ordem. Os que você já leu ficam neste aparelho.
# $here (number): codes read; $count (number): of how many; $missing (number): how many are missing; $numbers (text): which
class-parts-waiting = { $missing ->
    [one] De uma ficha você já tem { $here } de { $count } códigos. Falta o código { $numbers }.
   *[other] De uma ficha você já tem { $here } de { $count } códigos. Faltam os códigos { $numbers }.
}
class-file-open = Abrir uma ficha de um arquivo
class-file-unread = Não consigo ler este arquivo, ou ele é grande demais. Nada mudou.
class-file-wrong = Neste arquivo não há uma ficha.

## O que um código tem de errado

class-code-not-digits = Um código só tem algarismos.
class-code-cut = Falta uma parte do código.
class-code-too-long = Há algarismos demais para ser um código.
class-code-damaged = O código tem algarismos trocados ou a mais.
class-code-too-new = O código é de uma versão mais nova. Atualize a página e tente de novo.
class-code-other = Este código é de outra coisa. As fichas e os resultados têm códigos diferentes.
class-code-unknown = O código está inteiro, mas tem uma tarefa que não conheço.
# $place (number): which group of digits, from 1
class-wrong-group = Há um engano no grupo { $place }. Confira os algarismos desse grupo.

## Resultados

class-results-of = De que ficha? Estas estão neste aparelho.
class-collect = Recolher resultados
class-typed = Código ditado, em grupos
class-take = Juntar
class-camera = Ler com a câmera
class-camera-stop = Parar a câmera
class-camera-asks = O navegador vai perguntar se pode usar a câmera.
class-camera-on = Mostre à câmera o código de cada aluno.
class-camera-picture = O que a câmera vê
class-camera-refused = O navegador não deixou usar a câmera. Você pode ditar o código ou usar uma foto.
class-camera-none = Aqui não há câmera que eu possa usar. Você pode ditar o código ou usar uma foto.
class-photo = Ler uma foto
class-photo-reads = Lendo a foto.
class-photo-none = Não encontrei nenhum código na foto. Tente mais perto e com mais luz.
class-photo-wrong = Não consigo abrir essa foto.
class-reader-missing = O leitor de códigos não chegou. Confira a rede, ou digite o código.
# $name (text): a pupil; $count (number): results so far, in this message and in the next two
class-taken = { $name } está na tabela. Já são { $count }.
class-taken-twice = { $name } já estava na tabela com outro resultado. Ficaram os dois, e são { $count }.
class-count = { $count ->
    [one] 1 resultado
   *[other] { $count } resultados
}
class-again = Este resultado já está na tabela.
class-other-series = Este resultado é de outra ficha, ou desta antes de mudar.
class-results-full = A tabela está cheia. Cabem 100 resultados.
class-no-results = Ainda não há resultados.
class-pupil = Aluno
class-total = Total
class-minutes = Minutos
class-of-tenths = De quantos pontos
class-average = Turma
class-same-name = nome repetido
class-remove-head = Tirar
# $items (text): the names of the tasks
class-hardest = O mais difícil foi { $items }.
class-print = Imprimir a tabela
class-csv = Salvar para planilha
class-no-file = O navegador não deixou salvar o arquivo.
class-erase = Apagar todos os resultados
class-erase-sure = Tem certeza? Toque outra vez para apagar.
class-erased = Os resultados foram apagados deste aparelho.
class-results-limits = Os resultados ficam só neste aparelho. Um código inventado com cuidado não se distingue de um verdadeiro.
