### Para o professor: projetar, preparar, recolher, imprimir, partilhar computadores. Reference: European Portuguese.

teacher-lead = O que ajuda numa aula, um assunto de cada vez.
teacher-topics = Assuntos

teacher-projetar = Projetar
    .p1 = O botão Projetar está no alto de todas as páginas. Aumenta as letras e o tabuleiro, e esconde os menus.
    .p2 = Para sair, carrega em Esc ou em Sair.
    .p3 = Nas perguntas e nos exames podes contar as mãos no ar para cada resposta.
teacher-teclas = Comando e teclas
    .p1 = Enquanto projetas, PageDown avança e PageUp recua. Um comando de apresentações carrega nessas teclas.
    .p2 = Nas lições passam de nível em nível.
    .p3 = Nas perguntas e nos treinos mostram a resposta, e depois o que vem a seguir.
    .p4 = Nas outras páginas descem e sobem o texto.
teacher-preparar = Preparar
    .p1 = Uma ficha junta lições, níveis, treinos, perguntas, posições e exercícios teus. O endereço e o código QR ficam logo prontos.
    .p2 = Um nome dado à turma dá as mesmas perguntas a todos, no ecrã e no papel.
    .p3 = O botão Enviar, no fim de cada página, dá o endereço dela.
teacher-recolher = Recolher
    .p1 = No fim da ficha cada aluno mostra um código. Lê-o com a câmara, ou escreve os algarismos que ele ditar.
    .p2 = Os resultados ficam só no teu aparelho. Podes guardá-los para uma folha de cálculo.
teacher-imprimir = Imprimir
    .p1 = As lições, os problemas, as perguntas e os exames têm folhas, com as respostas à parte.
    .p2 = Também há cartões com o código da ficha, para recortar e dar a cada aluno.
teacher-partilhar = Partilhar computadores
    .p1 = As estrelas ficam no aparelho, e não sabem de quem são.
teacher-sem-rede = Jogar sem internet
    .p1 = Abre o sítio uma vez em cada aparelho, com internet. A partir daí tudo funciona sem ela.
    .p2 = Um código QR lido sem internet também abre, se o aparelho já conhecer o sítio.

teacher-class-mode = Modo aula
teacher-change = Para mudar de aluno, guarda uma cópia e apaga as estrelas. A cópia abre-se depois na página Sobre.
teacher-forget = Apagar as estrelas deste aparelho
teacher-forget-title = Apagar as estrelas?
teacher-forget-text = Todas as estrelas deste aparelho desaparecem. Não dá para voltar atrás. Podes guardar primeiro uma cópia.
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
