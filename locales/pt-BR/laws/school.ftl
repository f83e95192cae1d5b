### O esporte escolar: categorias, relógio, pontos e desempates.

school-lead = O regulamento de xadrez do esporte escolar da Madeira (Portugal), de 2022/23: o preâmbulo e oito pontos. Você vê a sua categoria, o relógio já ajustado e os desempates passo a passo.
school-contents = O preâmbulo e os oito pontos
school-missing = O regulamento não tem o ponto { $number }. Escolha um dos oito.
school-source = Regulamento específico de xadrez do Desporto Escolar da Madeira (Portugal), 2022/23. O original não numera os pontos; os números são deste site.
school-print = Imprimir
school-teacher = Para o professor

## Categorias

school-group-find = Qual é a sua categoria?
school-group-cycle = Em que ciclo você estuda?
school-cycle-first = 1º ciclo
school-cycle-later = 2º e 3º ciclos e ensino médio
school-group-born = Ano em que você nasceu
school-group-year = Ano letivo
school-less = um a menos
school-more = um a mais
school-group-answer = Em { $year }, quem nasceu em { $born } joga em { $group } (nascidos: { $years }).
school-group-all = Todas as categorias em { $year }
school-group = Categoria
school-group-birth = Ano de nascimento
school-years-both = { $from } e { $to }
school-years-from = { $from } em diante
school-years-to = até { $to }
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

school-rhythms = O relógio, já ajustado
school-rhythm-digital = relógio digital em todas as mesas
school-rhythm-plain = sem digitais para todas as mesas
school-result = Resultado
school-alone = Individual
school-team = Equipes
school-win = Vitória
school-draw = Empate
school-loss = Derrota
school-absent = W.O. (ausência)

## Desempates

school-direct = Confronto direto
school-direct-is = os pontos das partidas entre os empatados, se todos jogaram uns contra os outros.
school-cut = Buchholz corrigido
school-cut-is = os pontos dos seus adversários, sem o que tem menos.
school-buchholz = Buchholz completo
school-buchholz-is = os pontos de todos os seus adversários.
school-sonneborn = Sonneborn-Berger
school-sonneborn-is = os pontos de quem você venceu e metade dos pontos de quem empatou com você.
school-wins = Vitórias
school-wins-is = quantas partidas você ganhou.
school-sample = Um torneio para experimentar
school-sample-text = Oito alunos, cinco rodadas. Toque em um resultado para mudar (1, ½, 0), e a classificação muda na hora.
school-cross = Resultados por rodada
school-cell = Rodada { $round }: { $name } contra { $opponent }, { $points }. Mudar
school-round = R{ $round }
school-name = Nome
school-points = Pontos
school-place = Lugar
school-reset = Voltar aos resultados do começo
school-standings = Classificação
school-tap = Toque em um número da classificação para ver de onde ele vem. ▲ e ▼ mostram o critério que separa dois empatados.
school-of = { $gender ->
    [f] da { $name }
    [m] do { $name }
   *[other] de { $name }
}
school-and = e
school-say-points = Pontos { $of }, rodada a rodada: { $sum } = { $total }.
school-say-alone = Mais ninguém tem os pontos de { $name }. Não é preciso desempatar.
school-say-not-met = { $names } têm os mesmos pontos. Como não jogaram todos uns contra os outros, este critério não conta.
school-say-direct = Empatados: { $names }. Pontos { $of } nas partidas entre eles: { $sum } = { $total }.
school-say-cut = Buchholz corrigido { $of }: sai o adversário com menos pontos, { $cut }. Fica { $sum } = { $total }.
school-say-buchholz = Buchholz { $of }: { $sum } = { $total }.
school-say-sonneborn = Sonneborn-Berger { $of }: { $sum } = { $total }. Vitória conta tudo, empate metade, derrota nada.
school-say-wins = Vitórias { $of }: { $sum } = { $total }.
school-parted-title = O que separa os empatados
school-parted = { $ahead } fica na frente de { $behind }. Decide «{ $criterion }»: { $one } contra { $two }.
school-parted-not = { $ahead } e { $behind } ficam no mesmo lugar. Nenhum critério os separa.
school-no-ties = Ninguém tem os mesmos pontos. Não é preciso desempatar.
school-swipe = Arraste a tabela para o lado para ver o resto.
school-unplayed = Aqui todas as partidas foram jogadas. Para quem folga ou falta, o regulamento só dá parâmetros do programa; na época, a FIDE contava um adversário virtual.

## Quem fica na frente?

school-riddle = Quem fica na frente?
school-riddle-text = Dois alunos têm os mesmos pontos. Leia os critérios em ordem. O primeiro que for diferente decide.
school-riddle-start = Fazer uma pergunta
school-riddle-next = Outra pergunta
school-riddle-right = É isso.
school-riddle-other = Ainda não. Olhe os critérios em ordem.

## Equipes

school-round-robin = Todos contra todos
school-swiss = Sistema suíço
school-match-points = Pontos 3-2-1-0
school-merit-direct = Resultado entre as equipes empatadas
school-merit-boards-among = Pontos de tabuleiro entre elas
school-merit-boards = Pontos de tabuleiro, todos
school-merit-bsv = Desempate BSV
school-merits-note = Pontos de tabuleiro são a soma das partidas, com 1, ½ ou 0 em cada tabuleiro. Do BSV o regulamento só dá o nome e o código do programa.
