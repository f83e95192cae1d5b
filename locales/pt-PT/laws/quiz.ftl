### As perguntas sobre as Leis: temas, séries, duelo, turma, folha.

quiz-title = Perguntas
quiz-lead = Responde, vê porquê e lê o artigo.
quiz-level = Nível
quiz-level-school = Escola
quiz-level-arbiter = Árbitro
quiz-edition = Que edição?
quiz-mixture = Mistura
quiz-mixture-text = { $count ->
    [one] Uma pergunta, de todos os temas.
   *[other] { $count } perguntas, de todos os temas.
}
quiz-begin = Começar 10 perguntas
quiz-themes = Temas
quiz-theme = Tema
quiz-theme-rapid = Semirrápidas
quiz-theme-blitz = Rápidas (blitz)
quiz-theme-moves = Lances e peça tocada
quiz-theme-clock = Relógio
quiz-theme-irregularities = Irregularidades
quiz-theme-sheet = Folha de registo
quiz-theme-draws = Empates
quiz-theme-conduct = Conduta
quiz-theme-arbiter = Árbitro
quiz-theme-notation = Notação
quiz-theme-draughts = Damas
quiz-theme-school = Desporto Escolar da Madeira
quiz-theme-articles = Números dos artigos
quiz-theme-poker = Póquer
quiz-theme-truco = Truco
quiz-count = { $count ->
    [one] Uma pergunta
   *[other] { $count } perguntas
}
quiz-standing = Certas: { $right } de { $asked }
quiz-elsewhere = Noutros regulamentos
quiz-together = A dois, na aula, no papel
quiz-duel = Duelo
quiz-duel-text = Dois jogadores no mesmo ecrã. Quem sabe carrega primeiro.
quiz-class = Turma
quiz-class-text = Para projetar: a pergunta, as mãos no ar para cada letra, e a resposta quando quiseres.
quiz-paper = Folha
quiz-paper-text = Um teste para imprimir, com as soluções noutra página.
quiz-due = { $count ->
    [one] Há uma pergunta que falhaste e volta hoje.
   *[other] Há { $count } perguntas que falhaste e voltam hoje.
}
quiz-later = { $days ->
    [one] As perguntas que falhaste voltam amanhã.
   *[other] As perguntas que falhaste voltam daqui a { $days } dias.
}
quiz-review = Rever
quiz-review-begin = Rever
quiz-forget = Apagar os meus resultados
quiz-forget-title = Apagar os resultados?
quiz-forget-text = Apaga as perguntas que iam voltar e os resultados de cada tema. Não há volta atrás.
quiz-forget-yes = Apagar
quiz-forget-no = Ficar com eles
quiz-missing = Não há perguntas com este nome
quiz-all = Todas as perguntas
quiz-place = Pergunta { $place } de { $of }
quiz-how-one = Escolhe uma resposta.
quiz-how-several = Há mais do que uma certa. Escolhe todas e confirma.
quiz-how-order = Toca nas frases pela ordem certa, ou move-as com as setas. Depois confirma.
quiz-how-true = É verdade?
quiz-how-article = Qual é o artigo que decide?
quiz-how-board = Joga o lance no tabuleiro.
quiz-how-clock = Põe nos relógios os tempos certos e confirma.
quiz-touch-several = Quais são as frases certas?
quiz-touch-order = Qual é a ordem certa?
quiz-touch-clock = Que tempos devem ficar nos relógios?
quiz-touch-board = Qual é o lance?
quiz-true = Verdadeiro
quiz-false = Falso
quiz-confirm = Confirmar
quiz-up = Mais acima: { $option }
quiz-down = Mais abaixo: { $option }
quiz-white = Brancas
quiz-black = Pretas
quiz-clock-was = Mostrava { $time }
quiz-clock-right = Brancas { $white }, Pretas { $black }
quiz-board-counts = Aqui um lance ilegal conta como erro.
quiz-not-legal = Esse lance não é legal.
quiz-sign-found = ✓ certa
quiz-sign-missed = ○ esta era certa
quiz-sign-wrong = ✗ errada
quiz-sign-right = ✓ certa
quiz-right = ✓ Certo!
quiz-shown = A resposta
quiz-partly = ◐ Em parte
quiz-wrong = ✗ Não é isso
quiz-parts = Acertaste { $found } de { $of }.
quiz-was-right = Resposta certa: { $answer }
quiz-section = Regulamento, secção { $section }
quiz-other-editions = Noutra edição a resposta é outra
quiz-next = Pergunta seguinte
quiz-finish = Ver o resultado
quiz-over = Fim
quiz-score = { $right } certas em { $of }
quiz-none = Hoje não há nada para rever.
quiz-by-theme = Por tema
quiz-missed = O que falhaste
quiz-more = Outras 10
quiz-same = Repetir as mesmas
quiz-on-paper = Estas no papel
quiz-share = Com este endereço a turma recebe as mesmas perguntas:
quiz-copy = Copiar
quiz-copied = Copiado.
quiz-not-copied = Não deu para copiar. Seleciona o endereço e copia tu.
quiz-class-over = Acabaram as perguntas
quiz-class-first = Voltar à primeira
quiz-class-known = O que a turma sabe
quiz-class-share = Pergunta { $place }, { $share } % das mãos certas ({ $right } de { $all }).
quiz-class-hard = ✗ Menos de metade acertou.
quiz-class-again = Artigos para reler
quiz-class-not-kept = Este resumo não fica guardado. Desaparece quando saíres daqui.
quiz-class-keys = As teclas A a F juntam uma mão (com Shift tiram-na). Seta direita ou Page Down mostra a resposta e depois avança; seta esquerda ou Page Up volta atrás.
quiz-show = Mostrar a resposta
quiz-turns = Quem responde primeiro
quiz-buzzer = Com campainha
quiz-alternate = À vez
quiz-duel-rules = Quem erra passa a vez ao outro. Quando só há duas respostas, o erro dá o ponto ao outro.
quiz-duel-keys = As teclas A e L tocam a campainha, 1 a 6 respondem, 0 mostra a resposta.
quiz-left = Esquerda
quiz-right-side = Direita
quiz-duel-open = Quem souber toca a campainha.
quiz-duel-answers = { $name }: responde!
quiz-duel-second = { $name }: agora podes responder tu.
quiz-duel-point = { $name }: um ponto!
quiz-duel-nobody = Ninguém pontua.
quiz-duel-won = { $name }: vitória!
quiz-duel-drawn = Empate
quiz-buzz = Sei! ({ $key })
quiz-nobody = Ninguém sabe
quiz-print = Imprimir
quiz-paper-anew = Outras perguntas
quiz-paper-count = { $count } perguntas
quiz-paper-one = Marca uma resposta.
quiz-paper-several = Há mais do que uma certa. Marca todas.
quiz-paper-order = Escreve 1 antes da primeira, 2 antes da segunda, e assim até ao fim.
quiz-paper-board = Escreve o lance na linha.
quiz-paper-clock = Escreve o tempo certo de cada relógio.
quiz-paper-name = Nome:
quiz-paper-date = Data:
quiz-paper-code = Código: { $code }
quiz-paper-answers = Soluções: { $title }
quiz-paper-answer = { $answer } ({ $articles })
