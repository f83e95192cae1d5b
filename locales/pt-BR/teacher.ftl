### Para o professor: projetar, preparar, recolher, imprimir, compartilhar computadores.

teaching-lead = O que ajuda em uma aula, um assunto de cada vez.
teaching-topics = Assuntos

teaching-projetar = Projetar
    .p1 = O botão Projetar está no alto de todas as páginas. Ele aumenta as letras e o tabuleiro, e esconde os menus.
    .p2 = Para sair, aperte Esc ou toque em Sair.
    .p3 = Nas perguntas e nos exames dá para contar as mãos levantadas em cada resposta.
teaching-teclas = Controle e teclas
    .p1 = Durante a projeção, PageDown avança e PageUp volta. Um controle de apresentações usa essas teclas.
    .p2 = Nas lições elas passam de nível em nível.
    .p3 = Nas perguntas e nos treinos elas mostram a resposta, e depois o que vem a seguir.
    .p4 = Nas outras páginas elas descem e sobem o texto.
teaching-preparar = Preparar
    .p1 = Uma ficha junta lições, níveis, treinos, perguntas, posições e exercícios seus. O endereço e o código QR já ficam prontos.
    .p2 = Um nome dado à turma traz as mesmas perguntas para todos, na tela e no papel.
    .p3 = O botão Enviar, no fim de cada página, dá o endereço dela.
teaching-recolher = Recolher
    .p1 = No fim da ficha cada aluno mostra um código. Leia com a câmera, ou escreva os algarismos que ele ditar.
    .p2 = Os resultados ficam só no seu aparelho. Dá para salvar em uma planilha.
teaching-imprimir = Imprimir
    .p1 = As lições, os problemas, as perguntas e os exames têm folhas, com as respostas à parte.
    .p2 = Também há cartões com o código da ficha, para recortar e dar a cada aluno.
teaching-partilhar = Compartilhar computadores
    .p1 = As estrelas ficam no aparelho, e não sabem de quem são.
teaching-sem-rede = Jogar sem internet
    .p1 = Abra o site uma vez em cada aparelho, com internet. A partir daí tudo funciona sem ela.
    .p2 = Um código QR lido sem internet também abre, se o aparelho já conhecer o site.

teaching-class-mode = Modo aula
teaching-change = Para mudar de aluno, salve uma cópia e apague as estrelas. A cópia pode ser aberta depois na página Sobre.
teaching-forget = Apagar as estrelas deste aparelho
teaching-forget-title = Apagar as estrelas?
teaching-forget-text = Todas as estrelas deste aparelho somem. Não dá para desfazer. Você pode salvar uma cópia antes.
teaching-forget-yes = Apagar as estrelas
teaching-forget-no = Deixar como está
teaching-forgotten = As estrelas foram apagadas.
teaching-prepare = Preparar para a turma
teaching-results = Resultados da turma
teaching-puzzles = Problemas para a turma
teaching-exams = Exames para a turma
teaching-questions = Perguntas sobre as regras
teaching-draughts = Lições de damas
teaching-how = Como se joga, para imprimir
