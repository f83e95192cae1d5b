### O desporto escolar: escalões, relógio, pontos e desempates.

school-lead = O regulamento de xadrez do Desporto Escolar da Madeira, de 2022/23: o preâmbulo e oito pontos. Vês o teu escalão, o relógio já acertado e os desempates feitos passo a passo.
school-contents = O preâmbulo e os oito pontos
school-missing = O regulamento não tem o ponto { $number }. Escolhe um dos oito.
school-source = Regulamento específico de xadrez do Desporto Escolar da Madeira, 2022/23. O original não numera os pontos; os números são deste sítio.
school-print = Imprimir
school-teacher = Para o professor

## Escalões

school-group-find = Qual é o teu escalão?
school-group-cycle = Em que ciclo andas?
school-cycle-first = 1.º ciclo
school-cycle-later = 2.º e 3.º ciclos e secundário
school-group-born = Ano em que nasceste
school-group-year = Ano letivo
school-less = um a menos
school-more = um a mais
school-group-answer = Em { $year }, quem nasceu em { $born } joga em { $group } (nascidos: { $years }).
school-group-all = Todos os escalões em { $year }
school-group = Escalão
school-group-birth = Ano de nascimento
school-years-both = { $from } e { $to }
school-years-from = { $from } e depois
school-years-to = { $to } e antes
school-group-printed = São os anos que o regulamento imprime.
school-group-later = O regulamento imprime 2022/23. Aqui cada ano avança { $count ->
    [one] um.
   *[other] { $count }.
}
school-group-earlier = O regulamento imprime 2022/23. Aqui cada ano recua { $count ->
    [one] um.
   *[other] { $count }.
}

## Ritmo e pontos

school-rhythms = O relógio, já acertado
school-rhythm-digital = relógio digital em todas as mesas
school-rhythm-plain = sem digitais para todos
school-result = Resultado
school-alone = Individual
school-team = Equipas
school-win = Vitória
school-draw = Empate
school-loss = Derrota
school-absent = Falta de comparência

## Desempates

school-direct = Resultado entre si
school-direct-is = os pontos das partidas entre os empatados, se todos jogaram uns com os outros.
school-cut = Buchholz corrigido
school-cut-is = os pontos dos teus adversários, sem o que tem menos.
school-buchholz = Buchholz completo
school-buchholz-is = os pontos de todos os teus adversários.
school-sonneborn = Sonneborn-Berger
school-sonneborn-is = os pontos de quem venceste e metade dos pontos de quem empatou contigo.
school-wins = Vitórias
school-wins-is = quantas partidas ganhaste.
school-sample = Um torneio para experimentar
school-sample-text = Oito alunos, cinco rondas. Toca num resultado para o mudar (1, ½, 0), e a classificação acompanha logo.
school-cross = Resultados por ronda
school-cell = Ronda { $round }: { $name } contra { $opponent }, { $points }. Mudar
school-round = R{ $round }
school-name = Nome
school-points = Pontos
school-place = Lugar
school-reset = Repor os resultados
school-standings = Classificação
school-tap = Toca num número da classificação para ver de onde vem. ▲ e ▼ mostram o critério que separa dois empatados.
school-of = { $gender ->
    [f] da { $name }
    [m] do { $name }
   *[other] de { $name }
}
school-and = e
school-say-points = Pontos { $of }, ronda a ronda: { $sum } = { $total }.
school-say-alone = Mais ninguém tem os pontos de { $name }. Não é preciso desempatar.
school-say-not-met = { $names } têm os mesmos pontos. Como não jogaram todos uns com os outros, este critério não conta.
school-say-direct = Empatados: { $names }. Pontos { $of } nas partidas entre si: { $sum } = { $total }.
school-say-cut = Buchholz corrigido { $of }: sai o adversário com menos pontos, { $cut }. Fica { $sum } = { $total }.
school-say-buchholz = Buchholz { $of }: { $sum } = { $total }.
school-say-sonneborn = Sonneborn-Berger { $of }: { $sum } = { $total }. Vitória conta tudo, empate metade, derrota nada.
school-say-wins = Vitórias { $of }: { $sum } = { $total }.
school-parted-title = O que separa os empatados
school-parted = { $ahead } fica à frente de { $behind }. Decide «{ $criterion }»: { $one } contra { $two }.
school-parted-not = { $ahead } e { $behind } ficam no mesmo lugar. Nenhum critério os separa.
school-no-ties = Ninguém tem os mesmos pontos. Não é preciso desempatar.
school-swipe = Arrasta a tabela para o lado para ver o resto.
school-unplayed = Aqui todas as partidas se jogaram. Para quem fica isento ou falta, o regulamento só dá parâmetros do programa; a FIDE contava então um adversário virtual.

## Quem fica à frente?

school-riddle = Quem fica à frente?
school-riddle-text = Dois alunos têm os mesmos pontos. Lê os critérios por ordem. O primeiro que for diferente decide.
school-riddle-start = Fazer uma pergunta
school-riddle-next = Outra pergunta
school-riddle-right = É isso.
school-riddle-other = Ainda não. Vê os critérios por ordem.

## Equipas

school-round-robin = Todos contra todos
school-swiss = Sistema suíço
school-match-points = Pontos 3-2-1-0
school-merit-direct = Resultado entre as equipas empatadas
school-merit-boards-among = Pontos de tabuleiro entre elas
school-merit-boards = Pontos de tabuleiro, todos
school-merit-bsv = Desempate BSV
school-merits-note = Pontos de tabuleiro são a soma das partidas, com 1, ½ ou 0 em cada tabuleiro. Do BSV o regulamento só dá o nome e o código do programa.
