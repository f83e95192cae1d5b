### "O que já sabes?" e o exame das regras.

exam-placement = O que já sabes?
exam-placement-lead = Faz até 15 tarefas no tabuleiro. No fim vês por que lição começar e quais podes saltar.
exam-title = Exame das regras
# $all (number): how many tasks there are
# $minimum (number): the part in a hundred that passes
exam-lead = São { $all } tarefas no tabuleiro, sobre todas as regras. Passas com { $minimum } % de respostas certas.
exam-first-counts = Em cada tarefa conta a primeira resposta. Pensa com calma, porque não há relógio.
# $name (text): the name of the exam
exam-series = Série { $name }
exam-begin = Começar

## Uma tarefa

# $number (number): which task it is, in this message and in the next one
exam-task = Tarefa { $number }
# $all (number): how many there are
exam-task-of = Tarefa { $number } de { $all }
exam-on = Continuar
exam-pass = Ainda não sei

## O mapa

exam-map = O teu mapa
exam-map-new = O caminho começa no tabuleiro e nas peças.
exam-map-some = Já sabes parte do caminho. Começa pela primeira lição que te falta.
exam-map-all = Já sabes as regras todas. O passo seguinte é jogar melhor.
# $lesson (text): the name of a lesson
exam-map-start = Começa aqui: { $lesson }
exam-map-skip = Podes saltar estas lições
exam-by-rule = Regra a regra
exam-known = Já sabes
exam-nearly = Quase
exam-open = Por descobrir
exam-again = Fazer outra vez

## O resultado

exam-result = O teu resultado
# $right (number): how many answers were right
# $of (number): of how many
# $percent (number): right answers in a hundred
exam-sum = { $right } de { $of } respostas certas ({ $percent } %)
# $minimum (number): the part in a hundred that passes, in this message and in the next one
exam-passed = Passaste no exame. Eram precisos { $minimum } %.
exam-not-yet = Para passar são precisos { $minimum } %. Podes rever as lições e voltar noutro dia.
# $right (number): how many answers were right
# $of (number): of how many
exam-of = { $right } de { $of }
exam-column-rule = Regra
exam-column-right = Respostas certas
exam-see-again = Lições para rever

## Rever

exam-review = Rever o que falhou
exam-review-lead = O que falhares numa lição volta aqui nos dias seguintes.
exam-review-none = Hoje não há nada para rever.
# $right (number): how many were right
# $of (number): of how many
exam-review-score = Acertaste à primeira em { $right } de { $of }.
# $days (number): in how many days levels come back next; 0: today
# $count (number): how many
exam-review-next = { $days ->
    [0] Ainda há { $count } para rever hoje.
    [1] { $count ->
        [one] Amanhã volta 1.
       *[other] Amanhã voltam { $count }.
    }
   *[other] { $count ->
        [one] Daqui a { $days } dias volta 1.
       *[other] Daqui a { $days } dias voltam { $count }.
    }
}
exam-review-more = Rever mais

## O diploma

# $right (number): how many answers were right
# $of (number): of how many
exam-diploma-done = passou no exame das regras do xadrez, com { $right } respostas certas em { $of }.
exam-print = Imprimir
exam-back = Voltar ao resultado

## Para a turma

exam-class = Exame para a turma
exam-class-lead = Quem abre o mesmo endereço recebe as mesmas tarefas. As versões A e B não têm nenhuma tarefa em comum.
exam-class-name = Nome da série
exam-class-wrong = Usa letras sem acentos, algarismos e traços. No máximo 22.
exam-class-minimum = Mínimo para passar, em percentagem
# $letter (text): A or B
exam-version = Versão { $letter }
exam-class-open = Abrir o exame
exam-share = O endereço desta versão, para a turma.
exam-copy = Copiar o endereço
exam-copied = Endereço copiado.
exam-not-copied = Não foi possível copiar. Seleciona o endereço.
# $answer (text): the right answer
# $rule (text): the name of the rule
exam-paper-answer = { $answer } ({ $rule })

## As regras

exam-rule-movement = Como andam as peças
exam-rule-captures = Capturas
exam-rule-promotion = Promoção
exam-rule-check = Xeque
exam-rule-mate = Xeque-mate
exam-rule-castling = Roque
exam-rule-en-passant = Captura na passagem
exam-rule-stalemate = Afogado
exam-rule-notation = Notação
exam-rule-draws = Empates
exam-rule-touch = Peça tocada
