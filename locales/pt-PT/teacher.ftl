### Para o professor: projetar, preparar, recolher, imprimir, partilhar computadores. Reference: European Portuguese.

teaching-lead = O que ajuda numa aula, um assunto de cada vez.
teaching-topics = Assuntos

teaching-projetar = Projetar
    .p1 = O botão Projetar está no alto de todas as páginas. Aumenta as letras e o tabuleiro, e esconde os menus.
    .p2 = Para sair, carrega em Esc ou em Sair.
    .p3 = Nas perguntas e nos exames podes contar as mãos no ar para cada resposta.
teaching-teclas = Comando e teclas
    .p1 = Enquanto projetas, PageDown avança e PageUp recua. Um comando de apresentações carrega nessas teclas.
    .p2 = Nas lições passam de nível em nível.
    .p3 = Nas perguntas e nos treinos mostram a resposta, e depois o que vem a seguir.
    .p4 = Nas outras páginas descem e sobem o texto.
teaching-preparar = Preparar
    .p1 = Uma ficha junta lições, níveis, treinos, perguntas, posições e exercícios teus. O endereço e o código QR ficam logo prontos.
    .p2 = Um nome dado à turma dá as mesmas perguntas a todos, no ecrã e no papel.
    .p3 = O botão Enviar, no fim de cada página, dá o endereço dela.
teaching-recolher = Recolher
    .p1 = No fim da ficha cada aluno mostra um código. Lê-o com a câmara, ou escreve os algarismos que ele ditar.
    .p2 = Os resultados ficam só no teu aparelho. Podes guardá-los para uma folha de cálculo.
teaching-imprimir = Imprimir
    .p1 = As lições, os problemas, as perguntas e os exames têm folhas, com as respostas à parte.
    .p2 = Também há cartões com o código da ficha, para recortar e dar a cada aluno.
teaching-partilhar = Partilhar computadores
    .p1 = As estrelas ficam no aparelho, e não sabem de quem são.
teaching-sem-rede = Jogar sem internet
    .p1 = Abre o sítio uma vez em cada aparelho, com internet. A partir daí tudo funciona sem ela.
    .p2 = Um código QR lido sem internet também abre, se o aparelho já conhecer o sítio.

teaching-class-mode = Modo aula
teaching-change = Para mudar de aluno, guarda uma cópia e apaga as estrelas. A cópia abre-se depois na página Sobre.
teaching-forget = Apagar as estrelas deste aparelho
teaching-forget-title = Apagar as estrelas?
teaching-forget-text = Todas as estrelas deste aparelho desaparecem. Não dá para voltar atrás. Podes guardar primeiro uma cópia.
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
