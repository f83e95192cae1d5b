### Por que um lance foi bom ou ruim, em uma ou duas frases. Vale para os lances dos dois lados.
### $by é a peça que age; $piece e $square, a que sofre; $other, a segunda. $from e $to são as casas do primeiro lance da linha.

## O que está errado

coach-allows-back-rank-mate-in-1 = Este lance permite o mate do corredor. { $by-start } chega a { $by-square }, e o rei de { $square } não pode fugir.
coach-allows-back-rank-mate-in-2 = Este lance permite o mate do corredor em dois lances. { $by-start } chega a { $by-square }, e o rei não pode fugir.
coach-allows-back-rank-mate = Este lance permite o mate do corredor. No fim, { $by } chega a { $by-square }, e o rei não pode fugir.
coach-allows-mate-in-1 = Este lance permite mate num lance. { $by-start } chega a { $by-square }, e o rei de { $square } não tem saída.
coach-allows-mate-in-2 = Este lance permite mate em dois lances. O rei acaba em { $square }, atacado e sem saída.
coach-allows-mate = Este lance permite um mate forçado. O rei acaba em { $square }, atacado e sem saída.
coach-cannot-stop-mate = Já nenhum lance evitava o mate. O rei acaba em { $square }, atacado e sem saída.
coach-leaves-unprotected = { $piece-start } de { $square } fica sem defesa. { $by-start } de { $by-square } pode capturar essa peça.
coach-leaves-underprotected = A defesa d{ $piece } de { $square } não chega. { $by-start } de { $by-square } faz a captura e ganha material.
coach-loses-guard = { $other-start } de { $other-square } já não defende { $piece } de { $square }. { $by-start } de { $by-square } pode capturar essa peça.
coach-allows-fork = { $by-start } faz um garfo em { $by-square }. Ataca ao mesmo tempo { $piece } de { $square } e { $other } de { $other-square }.
coach-allows-skewer = { $by-start } de { $by-square } ataca { $piece } de { $square }. Quando essa peça sair, perde-se { $other } de { $other-square }.
coach-allows-pin = { $by-start } de { $by-square } crava { $piece } de { $square }. Atrás dessa peça está { $other } de { $other-square }.
coach-allows-discovery = { $other-start } sai do caminho e chega a { $other-square }. Assim, { $by } de { $by-square } ataca { $piece } de { $square }.
coach-allows-guard-taken = { $by-start } de { $by-square } captura { $piece } de { $square }. Essa peça defendia { $other } de { $other-square }.
coach-allows-deflection = { $by-start } chega a { $by-square } e desvia { $piece } de { $square }. Essa peça defendia { $other } de { $other-square }.
coach-allows-trap = { $by-start } de { $by-square } ataca { $piece } de { $square }. Essa peça não tem para onde fugir.
coach-lets-pawn-through = Este lance deixa passar o peão de { $by-square }. O peão é promovido em { $square }.
coach-stalemates = O rei de { $square } não está em xeque e não há nenhum lance legal. É afogado, e a partida fica empatada.
coach-misses-mate = Havia mate. Começava com { $by } de { $from } para { $to }.
coach-misses-capture = { $by-start } de { $by-square } podia capturar { $piece } de { $square } e ganhar material.

## O que está certo

coach-back-rank-mates = É o mate do corredor. { $by-start } chega a { $by-square }, e o rei de { $square } não pode fugir.
coach-mates = É xeque-mate. O rei de { $square } está atacado e não tem saída.
coach-forces-mate-in-2 = Qualquer que seja a resposta, o lance seguinte dá mate.
coach-forces-mate = Qualquer que seja a resposta, segue-se o mate em poucos lances.
coach-takes-unprotected = { $by-start } de { $by-square } captura { $piece } de { $square }. Ninguém pode responder com outra captura nessa casa.
coach-takes-more = { $by-start } de { $by-square } captura { $piece } de { $square } e ganha mais do que perde.
coach-forks = { $by-start } faz um garfo em { $by-square }. Ataca ao mesmo tempo { $piece } de { $square } e { $other } de { $other-square }.
coach-skewers = { $by-start } de { $by-square } ataca { $piece } de { $square }. Quando essa peça sair, perde-se { $other } de { $other-square }.
coach-pins = { $by-start } de { $by-square } crava { $piece } de { $square }. Atrás dessa peça está { $other } de { $other-square }.
coach-discovers = { $other-start } sai do caminho e chega a { $other-square }. Assim, { $by } de { $by-square } ataca { $piece } de { $square }.
coach-takes-guard = { $by-start } de { $by-square } captura { $piece } de { $square }. Essa peça defendia { $other } de { $other-square }.
coach-deflects = { $by-start } chega a { $by-square } e desvia { $piece } de { $square }. Essa peça defendia { $other } de { $other-square }.
coach-traps = { $by-start } de { $by-square } ataca { $piece } de { $square }. Essa peça não tem para onde fugir.
coach-promotes = O peão de { $by-square } chega à última fileira e é promovido em { $square }.
coach-prevents-mate = Este lance evita um mate. A ameaça vinha d{ $by } de { $by-square }.
coach-threatens-mate = Este lance ameaça mate no lance seguinte. Quem o daria é { $by } de { $by-square }.
coach-saves-piece = { $piece-start } de { $square } estava em perigo. Em { $to } fica em segurança.
coach-protects = { $by-start } defende, de { $by-square }, { $piece } de { $square }. Essa peça estava em perigo.
coach-stops-pawn = Este lance trava o peão de { $square }, que ia ser promovido.
coach-saves-by-stalemate = O rei de { $square } não está em xeque e não há nenhum lance legal. É afogado, e a partida fica empatada.
coach-trades = Este lance troca { $by } de { $by-square } pel{ $piece } de { $square }. As duas peças valem o mesmo.
coach-attacks = { $by-start } de { $by-square } ameaça capturar { $piece } de { $square }.
coach-advances-passed-pawn = O peão de { $square } é um peão passado. Nenhum peão do outro lado pode travar o seu caminho.
coach-only-move = Era o único lance legal.
coach-castles = Com o roque, o rei fica mais seguro e a torre entra no jogo.
coach-develops = { $piece-start } sai da primeira fileira e entra no jogo em { $square }.
coach-takes-center = O peão ocupa uma casa do centro, { $square }.

## Sem explicação

coach-none = Não sei explicar isto numa frase. Mas segue-se isto.
# $move (text): the other side's answer, as it is written
coach-answered = Segue-se { $move }.
