### Para o professor: projetar, preparar, recolher, imprimir, compartilhar computadores.

teacher-lead = O que ajuda em uma aula, um assunto de cada vez.
teacher-topics = Assuntos

teacher-projetar = Projetar
    .p1 = O botão Projetar está no alto de todas as páginas. Ele aumenta as letras e o tabuleiro, e esconde os menus.
    .p2 = Para sair, aperte Esc ou toque em Sair.
    .p3 = Nas perguntas e nos exames dá para contar as mãos levantadas em cada resposta.
teacher-teclas = Controle e teclas
    .p1 = Durante a projeção, PageDown avança e PageUp volta. Um controle de apresentações usa essas teclas.
    .p2 = Nas lições elas passam de nível em nível.
    .p3 = Nas perguntas e nos treinos elas mostram a resposta, e depois o que vem a seguir.
    .p4 = Nas outras páginas elas descem e sobem o texto.
teacher-preparar = Preparar
    .p1 = Uma ficha junta lições, níveis, treinos, perguntas, posições e exercícios seus. O endereço e o código QR já ficam prontos.
    .p2 = Um nome dado à turma traz as mesmas perguntas para todos, na tela e no papel.
    .p3 = O botão Enviar, no fim de cada página, dá o endereço dela.
teacher-recolher = Recolher
    .p1 = No fim da ficha cada aluno mostra um código. Leia com a câmera, ou escreva os algarismos que ele ditar.
    .p2 = Os resultados ficam só no seu aparelho. Dá para salvar em uma planilha.
teacher-imprimir = Imprimir
    .p1 = As lições, os problemas, as perguntas e os exames têm folhas, com as respostas à parte.
    .p2 = Também há cartões com o código da ficha, para recortar e dar a cada aluno.
teacher-partilhar = Compartilhar computadores
    .p1 = As estrelas ficam no aparelho, e não sabem de quem são.
teacher-sem-rede = Jogar sem internet
    .p1 = Abra o site uma vez em cada aparelho, com internet. A partir daí tudo funciona sem ela.
    .p2 = Um código QR lido sem internet também abre, se o aparelho já conhecer o site.

teacher-class-mode = Modo aula
teacher-change = Para mudar de aluno, salve uma cópia e apague as estrelas. A cópia pode ser aberta depois na página Sobre.
teacher-forget = Apagar as estrelas deste aparelho
teacher-forget-title = Apagar as estrelas?
teacher-forget-text = Todas as estrelas deste aparelho somem. Não dá para desfazer. Você pode salvar uma cópia antes.
teacher-forget-yes = Apagar as estrelas
teacher-forget-no = Deixar como está
teacher-forgotten = As estrelas foram apagadas.
teacher-prepare = Preparar para a turma
teacher-results = Resultados da turma
teacher-puzzles = Problemas para a turma
teacher-exams = Exames para a turma
teacher-questions = Perguntas sobre as regras
teacher-draughts = Lições de damas
teacher-how = Como se joga, para imprimir
