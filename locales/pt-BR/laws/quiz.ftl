### As perguntas sobre as Leis: temas, séries, duelo, turma, folha.

quiz-title = Perguntas
quiz-lead = Responda, veja o porquê e leia o artigo.
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
quiz-theme-rapid = Xadrez rápido
quiz-theme-blitz = Relâmpago (blitz)
quiz-theme-moves = Lances e peça tocada
quiz-theme-clock = Relógio
quiz-theme-irregularities = Irregularidades
quiz-theme-sheet = Planilha
quiz-theme-draws = Empates
quiz-theme-conduct = Conduta
quiz-theme-arbiter = Árbitro
quiz-theme-notation = Notação
quiz-theme-draughts = Damas
quiz-theme-school = Esporte escolar da Madeira
quiz-theme-articles = Números dos artigos
quiz-theme-poker = Pôquer
quiz-theme-truco = Truco
quiz-count = { $count ->
    [one] Uma pergunta
   *[other] { $count } perguntas
}
quiz-standing = Certas: { $right } de { $asked }
quiz-elsewhere = Em outros regulamentos
quiz-together = Em dupla, na aula, no papel
quiz-duel = Duelo
quiz-duel-text = Dois jogadores na mesma tela. Quem sabe aperta primeiro.
quiz-class = Turma
quiz-class-text = Para projetar: a pergunta, as mãos levantadas para cada letra, e a resposta quando você quiser.
quiz-paper = Folha
quiz-paper-text = Uma prova para imprimir, com o gabarito em outra página.
quiz-due = { $count ->
    [one] Uma pergunta que você errou volta hoje.
   *[other] { $count } perguntas que você errou voltam hoje.
}
quiz-later = { $days ->
    [one] As perguntas que você errou voltam amanhã.
   *[other] As perguntas que você errou voltam em { $days } dias.
}
quiz-review = Rever
quiz-review-begin = Rever
quiz-forget = Apagar os meus resultados
quiz-forget-title = Apagar os resultados?
quiz-forget-text = Apaga as perguntas que iam voltar e os resultados de cada tema. Não dá para desfazer.
quiz-forget-yes = Apagar
quiz-forget-no = Ficar com eles
quiz-missing = Não há perguntas com este nome
quiz-all = Todas as perguntas
quiz-place = Pergunta { $place } de { $of }
quiz-how-one = Escolha uma resposta.
quiz-how-several = Há mais de uma certa. Escolha todas e confirme.
quiz-how-order = Toque nas frases na ordem certa, ou mova-as com as setas. Depois confirme.
quiz-how-true = É verdade?
quiz-how-article = Qual é o artigo que decide?
quiz-how-board = Jogue o lance no tabuleiro.
quiz-how-clock = Coloque nos relógios os tempos certos e confirme.
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
quiz-parts = Você acertou { $found } de { $of }.
quiz-was-right = Resposta certa: { $answer }
quiz-section = Regulamento, seção { $section }
quiz-other-editions = Em outra edição a resposta é outra
quiz-next = Próxima pergunta
quiz-finish = Ver o resultado
quiz-over = Fim
quiz-score = { $right } certas em { $of }
quiz-none = Hoje não há nada para rever.
quiz-by-theme = Por tema
quiz-missed = O que você errou
quiz-more = Outras 10
quiz-same = Repetir as mesmas
quiz-on-paper = Estas no papel
quiz-share = Com este endereço a turma recebe as mesmas perguntas:
quiz-copy = Copiar
quiz-copied = Copiado.
quiz-not-copied = Não deu para copiar. Selecione o endereço e copie você mesmo.
quiz-class-over = Acabaram as perguntas
quiz-class-first = Voltar à primeira
quiz-class-known = O que a turma sabe
quiz-class-share = Pergunta { $place }, { $share } % das mãos certas ({ $right } de { $all }).
quiz-class-hard = ✗ Menos da metade acertou.
quiz-class-again = Artigos para reler
quiz-class-not-kept = Este resumo não fica salvo. Ele some quando você sair daqui.
quiz-class-keys = As teclas A a F somam uma mão (com Shift tiram). Seta direita ou Page Down mostra a resposta e depois avança; seta esquerda ou Page Up volta.
quiz-show = Mostrar a resposta
quiz-turns = Quem responde primeiro
quiz-buzzer = Com campainha
quiz-alternate = Um de cada vez
quiz-duel-rules = Quem erra passa a vez ao outro. Quando só há duas respostas, o erro dá o ponto ao outro.
quiz-duel-keys = As teclas A e L tocam a campainha, 1 a 6 respondem, 0 mostra a resposta.
quiz-left = Esquerda
quiz-right-side = Direita
quiz-duel-open = Quem souber toca a campainha.
quiz-duel-answers = { $name }: responda!
quiz-duel-second = { $name }: agora é a sua vez de responder.
quiz-duel-point = { $name }: um ponto!
quiz-duel-nobody = Ninguém pontua.
quiz-duel-won = { $name }: vitória!
quiz-duel-drawn = Empate
quiz-buzz = Sei! ({ $key })
quiz-nobody = Ninguém sabe
quiz-print = Imprimir
quiz-paper-anew = Outras perguntas
quiz-paper-count = { $count } perguntas
quiz-paper-one = Marque uma resposta.
quiz-paper-several = Há mais de uma certa. Marque todas.
quiz-paper-order = Escreva 1 antes da primeira, 2 antes da segunda, e assim até o fim.
quiz-paper-board = Escreva o lance na linha.
quiz-paper-clock = Escreva o tempo certo de cada relógio.
quiz-paper-name = Nome:
quiz-paper-date = Data:
quiz-paper-code = Código: { $code }
quiz-paper-answers = Gabarito: { $title }
quiz-paper-answer = { $answer } ({ $articles })
