### Regulamento do Desporto Escolar da Madeira, 2022/23.

law-escola-1 = O teu escalão vem do ano em que nasceste. No 1.º ciclo há dois, Sub 8 e Sub 10. Nos outros ciclos vai-se de Infantis 1 a Juniores/Seniores. A tabela tem os anos de cada um.
    .title = Escalões etários
    .teacher = São os anos de 2022/23; como as idades se mantêm, avançam um em cada ano letivo. Idades impressas: Sub 8 <8, Sub 10 >9, Infantis 1 <10, Infantis 11–12, Iniciados 13–14, Juvenis 15–16, Juniores/Seniores >17.
law-escola-2 = A tua equipa leva um professor e os alunos que a DSDE fixa. A DSDE são os serviços do desporto escolar da Madeira. Com alunos a menos joga, com falta administrativa; os teus pontos contam. Quem não vem tem falta.
    .title = Participação e faltas
    .teacher = O mínimo e o máximo são por escalão e género. Inscrições na plataforma Place; datas e locais da DSDE. As equipas do individual somam os pontos do mínimo de alunos, de qualquer género. Com falta, o coletivo pode valer.
law-escola-3 = É o programa Swiss-Manager que decide quem joga com quem. A FIDE e a federação portuguesa aprovaram-no. Os resultados de cada prova ficam em chess-results.com.
    .title = Emparceiramento
    .teacher = O professor descarrega o Swiss-Manager de swiss-manager.at. A palavra-passe da licença vem do coordenador nacional da modalidade, por acordo com a federação. Sugerem-se os manuais e um tutorial.
law-escola-4 = Joga-se em semirrápidas (rapid). Sugere-se o sistema suíço de 8 rondas. Com relógios digitais em todas as mesas são 15 minutos e 5 segundos por lance. Sem eles são 20 minutos para cada um.
    .title = Ritmo e sistema de jogo
    .teacher = O relógio de 15+5 começa em 15:05. Basta uma mesa sem relógio digital e joga-se a 20 minutos. Recomendam-se os relógios DGT North American e DGT 2010.
law-escola-5 = No individual a vitória vale 1 ponto, o empate meio, a derrota ou a falta 0. Nas equipas, cada encontro vale 3, 2 ou 1, e 0 por falta de comparência. Fica à frente quem somar mais pontos.
    .title = Os pontos
    .teacher = O 3-2-1-0 vale em poule e no suíço, se o regulamento da prova não disser outra coisa. Quem organiza faz as classificações por escalão no Swiss-Manager, pelo critério 44, com pontos 3, 2, 1, 0.
law-escola-6 = Empatados no suíço individual, vê-se primeiro o resultado entre eles, se jogaram um com o outro. Depois vêm Buchholz corrigido, Buchholz completo, Sonneborn-Berger e mais vitórias. O primeiro que os separe decide.
    .title = Desempates individuais
    .teacher = No Swiss-Manager: 11; 37 com (1,0,N,N,0,N); 37 com (0,0,N,N,0,N); 52 com (0,0,N,N,0,N,N); 68. Vêm do artigo 31 do regulamento de competições da federação, de 11 de setembro de 2021.
law-escola-7 = Equipas empatadas? Vê-se um critério depois do outro, e o primeiro que as separe decide. A ordem é uma quando jogam todos contra todos e outra no suíço; estão aqui as duas.
    .title = Desempates por equipas
    .teacher = No suíço, o resultado entre elas só conta se jogaram. Códigos: todos contra todos 14, 1, 1, 35 (0,0,N,N,0,N,N), 24; suíço 44, 14, 1, 37 (1,0,N,N,0,N), 37 (0,0,N,N,0,N). A prova pode fixar outros critérios.
law-escola-8 = Jogam alunos do 1.º ciclo ao secundário. As partidas seguem as Leis da FIDE. Na Festa há medalhas para os três primeiros de cada escalão e género. As equipas têm um troféu.
    .title = Leis, prémios e casos omissos
    .teacher = O que o regulamento não prevê decide-o quem organiza a prova ou a DSDE, conforme a fase, sem recurso. Podem participar escolas oficiais, particulares e profissionais.
