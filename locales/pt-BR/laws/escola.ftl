### Regulamento do esporte escolar da Madeira, 2022/23.

law-escola-1 = Sua categoria vem do ano em que você nasceu. No 1º ciclo há duas, Sub 8 e Sub 10. Nos outros ciclos elas vão de Infantis 1 a Juniores/Seniores. A tabela tem os anos de cada uma.
    .title = Categorias por idade
    .teacher = São os anos de 2022/23; como as idades ficam, eles avançam um a cada ano letivo. Idades impressas: Sub 8 <8, Sub 10 >9, Infantis 1 <10, Infantis 11–12, Iniciados 13–14, Juvenis 15–16, Juniores/Seniores >17.
law-escola-2 = Sua equipe leva um professor e os alunos que a DSDE define. A DSDE são os serviços do esporte escolar da Madeira. Com menos, joga e recebe falta administrativa; seus pontos valem. Quem não aparece leva W.O.
    .title = Participação e faltas
    .teacher = O mínimo e o máximo são por categoria e gênero. Inscrição na plataforma Place; datas e locais da DSDE. As equipes do individual somam os pontos do mínimo de alunos, de qualquer gênero. Com a falta, o coletivo pode valer.
law-escola-3 = Quem decide os confrontos é o programa Swiss-Manager. A FIDE e a federação portuguesa aprovam esse programa. Os resultados de todas as provas ficam em chess-results.com.
    .title = Emparceiramento
    .teacher = O professor baixa o Swiss-Manager em swiss-manager.at. A senha da licença é do coordenador nacional da modalidade, por acordo com a federação. A sugestão é ler os manuais e ver o tutorial.
law-escola-4 = O ritmo é o de semirrápidas (no Brasil, xadrez rápido). Sugere-se o sistema suíço de 8 rodadas. Com relógios digitais em todas as mesas são 15 minutos e 5 segundos por lance. Sem eles são 20 minutos para cada um.
    .title = Ritmo e sistema de jogo
    .teacher = Em 15+5, o relógio começa marcando 15:05. Se faltar relógio digital em uma mesa, são 20 minutos. Recomendam-se os relógios DGT North American e DGT 2010.
law-escola-5 = No individual a vitória vale 1 ponto, o empate meio, a derrota ou falta 0. Por equipes, cada encontro vale 3, 2 ou 1, e 0 por W.O. Fica na frente quem somar mais pontos.
    .title = Os pontos
    .teacher = O 3-2-1-0 vale em todos contra todos e no suíço, se o regulamento da prova não mudar. Quem organiza faz as classificações por categoria no Swiss-Manager, pelo critério 44, com pontos 3, 2, 1, 0.
law-escola-6 = Em empate no suíço individual, vê-se primeiro o resultado entre eles, se jogaram um contra o outro. Depois vêm Buchholz corrigido, Buchholz completo, Sonneborn-Berger e mais vitórias. Decide o primeiro que separar.
    .title = Desempates individuais
    .teacher = Códigos do Swiss-Manager: 11; 37 com (1,0,N,N,0,N); 37 com (0,0,N,N,0,N); 52 com (0,0,N,N,0,N,N); 68. A fonte é o artigo 31 do regulamento de competições da federação portuguesa, de 11/9/2021.
law-escola-7 = Equipes empatadas? Vê-se um critério depois do outro, e o primeiro que as separar decide. A ordem é uma quando todos jogam contra todos e outra no suíço; as duas estão aqui.
    .title = Desempates por equipes
    .teacher = No suíço, o confronto direto só vale se elas jogaram. Códigos: todos contra todos 14, 1, 1, 35 (0,0,N,N,0,N,N), 24; suíço 44, 14, 1, 37 (1,0,N,N,0,N), 37 (0,0,N,N,0,N). A prova pode definir outros critérios.
law-escola-8 = Jogam alunos do 1º ciclo ao ensino médio. As partidas seguem as Leis da FIDE. Na Festa há medalhas para os três primeiros de cada categoria e gênero. As equipes têm um troféu.
    .title = Leis, prêmios e casos omissos
    .teacher = O que o regulamento não prevê é decidido por quem organiza ou pela DSDE, conforme a fase, sem recurso. Participam escolas públicas, particulares e profissionais.
