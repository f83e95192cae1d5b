### Torneio: os torneios que ficam neste aparelho.

tabs-tournament = Este torneio está aberto noutra janela. Aqui só podes ver.
tournament-lead = Emparceira as rondas, regista os resultados e mostra a classificação. Tudo fica neste aparelho.
cup-all = Todos os torneios
cup-none = Não há nenhum torneio com este endereço neste aparelho.
cup-new = Novo torneio
cup-name = Nome do torneio
cup-create = Criar torneio
cup-created = Aqui está o torneio «{ $name }».
cup-open-trf = Abrir ficheiro TRF
cup-full = Só cabem { $count } torneios. Apaga um para criar outro.
cup-about = { $format }. Jogadores: { $players }. Rondas: { $round } de { $rounds }.
cup-about-teams = { $format }. Equipas: { $players }. Rondas: { $round } de { $rounds }.
cup-kept-here = Os torneios ficam só neste aparelho. Leva uma cópia no fim de cada ronda.
cup-regulation = Regulamento do desporto escolar
cup-remove = Apagar { $name }
cup-remove-title = Apagar este torneio?
cup-remove-text = O torneio «{ $name }» desaparece deste aparelho, com todos os resultados.
cup-remove-yes = Apagar
cup-remove-no = Deixar ficar
cup-file-unreadable = Não foi possível ler este ficheiro.
cup-file-line = A linha { $line } do ficheiro não serve. { $why } Nada mudou.
cup-file-much = A partir da linha { $line }, o ficheiro tem mais do que aqui se pode guardar. Nada mudou.
cup-trf-nobody = Não há nenhum jogador.
cup-trf-number = O número inicial não se percebe.
cup-trf-twice = O número { $number } aparece duas vezes.
cup-trf-rounds = Tem rondas a mais.
cup-trf-opponent = Na ronda { $number }, o adversário não existe.
cup-trf-color = Na ronda { $number }, falta a cor.
cup-trf-result = Na ronda { $number }, o resultado não se percebe.
cup-trf-disagrees = Na ronda { $number }, o adversário diz outra coisa.
cup-trf-setting = O que lá está escrito não se percebe.
cup-trf-unfinished = Na ronda { $number }, falta o resultado.
cup-trf-scale = Dá pontos que aqui não existem.
cup-trf-team = A equipa que lá está não se percebe.
cup-trf-two-teams = O jogador { $number } está em duas equipas.
cup-trf-no-team = O jogador { $number } não está em nenhuma equipa.
cup-trf-boards = São dois a seis tabuleiros, com as cores alternadas.
cup-trf-lineup = Na ronda { $number }, os tabuleiros não são os de duas equipas.
cup-file-result = A ronda { $round } do ficheiro tem um resultado que aqui não existe. Nada mudou.
cup-file-many = O ficheiro tem jogadores a mais. Nada mudou.
cup-file-bans = O ficheiro separa pares a mais. Nada mudou.

## As partes

cup-parts = Partes do torneio
cup-part-jogadores = Jogadores
cup-part-ronda = Ronda
cup-part-classificacao = Classificação
cup-part-parede = Projetar
cup-part-papel = Papel

## O que se escolhe

cup-settings = Como se joga
cup-format = Sistema
cup-format-swiss = Sistema suíço
cup-format-robin = Todos contra todos
cup-format-double = Todos contra todos, duas voltas
cup-format-knockout = Eliminatórias
cup-rounds = Rondas
cup-fewer = Uma a menos
cup-more = Uma a mais
cup-rounds-fewest = Com { $players } jogadores, são precisas pelo menos { $count } rondas para haver um só vencedor.
cup-kind = Quem joga
cup-kind-players = Cada um por si
cup-kind-teams = Equipas
cup-boards = Tabuleiros
cup-rounds-fewest-teams = Com { $players } equipas, são precisas pelo menos { $count } rondas para haver uma só vencedora.
cup-lend = Aceleração
cup-lend-no = Sem aceleração
cup-lend-yes = Aceleração de Baku
cup-lend-text = { $whole ->
    [one] Para emparceirar a ronda 1, a metade de cima da lista conta com mais um ponto.
   *[other] Para emparceirar as rondas 1 a { $whole }, a metade de cima da lista conta com mais um ponto.
} Esse ponto não entra na classificação.
cup-lend-halves = { $to ->
    [2] Na ronda 2 conta com mais meio ponto.
   *[other] Da ronda { $from } à { $to } conta com mais meio ponto.
}
cup-rhythm = Ritmo de jogo
cup-rules = Desempates
cup-rules-school = Desporto escolar
cup-rules-fide = FIDE, 2026
cup-order = Ordem inicial
cup-order-rating = Por rating
cup-order-group = Por escalão
cup-order-lot = Por sorteio
cup-order-list = Como está na lista
cup-seed = Número do sorteio: { $seed }. O mesmo número dá o mesmo sorteio.

## Jogadores

cup-players = { $count ->
    [one] Um jogador
   *[other] { $count } jogadores
}
cup-paste = Juntar jogadores
cup-paste-text = Cola uma lista ou escreve um nome por linha. As colunas podem vir por qualquer ordem.
cup-paste-sample = nome; ano; turma; escola; género; rating
cup-paste-limit = Cabem { $count } nomes. Emparceiram-se até 200.
cup-add = { $count ->
    [0] Juntar
    [one] Juntar um jogador
   *[other] Juntar { $count } jogadores
}
cup-added = { $count ->
    [one] Entrou um jogador.
   *[other] Entraram { $count } jogadores.
}
cup-list-heads = Colunas: { $columns }
cup-list-found = { $count ->
    [0] Nenhum nome novo. { $first }
    [one] Um nome: { $first }
   *[other] { $count } nomes: { $first }
}
cup-list-line = Linha { $line } fica de fora. { $why } «{ $text }»
cup-list-no-name = Não tem nome.
cup-list-born = O ano de nascimento não se percebe.
cup-list-gender = O género deve ser F ou M.
cup-list-rating = O rating deve ser um número até 3500.
cup-list-columns = Tem mais colunas do que a lista.
cup-list-twice = Este nome já está na lista.
cup-list-too-many = Não cabem mais nomes.
cup-paste-teams = A equipa é a escola. Se todos são da mesma escola, é a turma.
cup-paste-sample-teams = nome; equipa
cup-list-teams = Equipas: { $teams }.
cup-list-loose = { $count ->
    [one] Falta a equipa de um jogador.
   *[other] Falta a equipa de { $count } jogadores.
}
cup-added-one = Entrou um jogador.
cup-teams = { $teams ->
    [one] Uma equipa, jogadores: { $players }
   *[other] { $teams } equipas, jogadores: { $players }
}
cup-teams-text = A ordem de cada equipa é a dos tabuleiros. Quem não veio fica de fora, e os seguintes sobem.
cup-team-few = São { $count } para { $boards } tabuleiros. Os últimos tabuleiros perdem-se por falta.
cup-team-more = Mais um jogador de { $team }
cup-team-add = Juntar à equipa
cup-not-here = Não veio
cup-up = Sobe
cup-column-name = Nome
cup-column-born = Ano de nascimento
cup-column-class = Turma
cup-column-school = Escola
cup-column-gender = Género
cup-column-rating = Rating
cup-column-other = (não se usa)
cup-number = N.º
cup-state = Mudar
cup-strike = Tirar
cup-leave = Sai do torneio
cup-half = ½ na próxima ronda
cup-rest = Não joga a próxima ronda
cup-apart = Quem não pode jogar com quem
cup-apart-text = Por exemplo, dois irmãos. O programa não os põe a jogar um com o outro.
cup-apart-next = Vale a partir da próxima ronda que for emparceirada.
cup-apart-other = Não joga com
cup-apart-add = Separar
cup-apart-choose = Escolhe dois jogadores diferentes.
cup-apart-added = { $one } e { $other } não jogam um com o outro.
cup-apart-pair = { $one } e { $other }
cup-apart-remove = Deixar jogar: { $one } e { $other }

## A ronda

cup-not-begun = Ainda não começou. Rondas previstas: { $rounds }.
cup-round-of = Ronda { $round } de { $rounds }
cup-round-before = Ronda anterior
cup-round-after = Ronda seguinte
cup-pair = Emparceirar a ronda { $round }
cup-pairing = A emparceirar… Pode levar uns segundos.
cup-unpair = Desfazer os pares
cup-unpaired = Os pares foram desfeitos.
cup-close = Fechar a ronda { $round }
cup-closed-now = A ronda { $round } está fechada. Em «Classificação» podes levar uma cópia.
cup-closed = Esta ronda está fechada. Liga «Corrigir resultados» para mudar.
cup-correct = Corrigir resultados
cup-all-in = Já estão todos os resultados.
cup-missing = { $count ->
    [one] Falta um resultado, na mesa { $boards }.
   *[other] Faltam { $count } resultados, nas mesas { $boards }.
}
cup-clock = Relógio { $rhythm }
cup-over = O torneio acabou.
cup-board = Mesa { $board }: { $white }, com brancas, contra { $black }
cup-bye = { $name } fica isento nesta ronda.
cup-resting = Com meio ponto, sem jogar: { $names }.
cup-resting-teams = Pediram para não jogar, sem pontos: { $names }.
cup-by-hand = par feito à mão
cup-wins = Ganha { $name }
cup-draw = Empate
cup-away = { $name } faltou
cup-both-away = Faltaram os dois
cup-other = Falta
cup-nobody = ninguém
cup-encounter = { $one } contra { $other }
cup-level = Os tabuleiros ficaram empatados. Quem passa?
cup-goes-on = Passa { $name }
cup-log-board = Ronda { $round }, { $white } contra { $black }, tabuleiro { $board }: era { $was }, passou a { $now }.
cup-keys = Teclado: ↑ e ↓ mudam de mesa; 1, = e 0 dão o resultado; + e − são faltas; Delete apaga.
cup-log = O que foi mudado
cup-log-corrected = Ronda { $round }, { $white } contra { $black }: era { $was }, passou a { $now }.
cup-log-swapped = Ronda { $round }: { $one } e { $other } trocaram de lugar.
cup-log-apart = { $one } e { $other } não jogam um com o outro, a partir da ronda { $round }.
cup-log-together = { $one } e { $other } já podem jogar um com o outro, a partir da ronda { $round }.
cup-log-entered = { $name } entrou na ronda { $round }.
cup-log-left = { $name } saiu antes da ronda { $round }.
cup-log-back = { $name } voltou na ronda { $round }.

## O que não se pode fazer

cup-error-unknown = Isso não existe neste torneio.
cup-error-few = São precisos pelo menos dois jogadores.
cup-error-many = São jogadores a mais. O máximo é { $count }.
cup-error-waiting = { $count ->
    [one] Falta um resultado.
   *[other] Faltam { $count } resultados.
}
cup-error-open = Fecha primeiro a ronda que está aberta.
cup-error-over = Já se jogaram todas as rondas.
cup-error-begun = O torneio já começou. A lista não muda.
cup-error-winner = Nas eliminatórias alguém tem de ganhar.
cup-error-played-on = Quem ganhou já jogou a ronda seguinte.
cup-error-entered = Já há um resultado. Apaga-o primeiro.
cup-error-not-swiss = Isto só se faz no sistema suíço.
cup-error-exchange = Estes dois não podem trocar de lugar.
cup-error-impossible = As regras não deixam fazer mais pares. Já jogaram todos uns com os outros.
cup-error-teams = Isto não se faz num torneio de equipas.
cup-error-no-team = { $count ->
    [one] Há um jogador sem escola nem turma. Não se sabe a equipa.
   *[other] Há { $count } jogadores sem escola nem turma. Não se sabe a equipa.
}
cup-error-empty-seat = Neste tabuleiro falta um jogador. O resultado já está dado.
cup-error-impossible-apart = Assim não há pares para todos. Deixa jogar dois dos que separaste.
cup-error-bans = Só se podem separar { $count } pares.

## Trocar à mão

cup-swap = Trocar à mão
cup-swap-text = Dois jogadores trocam de lugar nesta ronda. A troca fica registada.
cup-swap-one = Um jogador
cup-swap-other = Troca com
cup-swap-fine = Esta troca não quebra nenhuma regra.
cup-swap-breaks = Esta troca quebra o seguinte.
cup-swap-do = Trocar
cup-break-met = { $one } e { $other } já jogaram, na ronda { $round }.
cup-break-forbidden = { $one } e { $other } foram separados pela organização.
cup-break-bye-again = { $one } já teve um ponto sem jogar.
cup-break-colors = { $color ->
    [white] { $one } e { $other } precisam os dois das brancas.
   *[other] { $one } e { $other } precisam os dois das pretas.
}
cup-break-balance = { $color ->
    [white] { $one } fica com brancas a mais.
   *[other] { $one } fica com pretas a mais.
}
cup-break-thrice = { $color ->
    [white] { $one } joga com brancas três vezes seguidas.
   *[other] { $one } joga com pretas três vezes seguidas.
}
cup-break-points = Entre { $one } e { $other } há { $by } de diferença de pontos.
cup-break-color = { $one } não fica com a cor que lhe cabia.
cup-break-down = { $one } volta a jogar com alguém com menos pontos.
cup-break-up = { $one } volta a jogar com alguém com mais pontos.
cup-break-bye-high = { $one } fica isento, e há quem tenha menos pontos.
cup-break-other = O par de { $one } não pode ser assim.

## Porquê este par?

cup-why = Porquê este par?
cup-why-wait = A procurar a razão…
cup-why-none = As regras não dizem porquê. O par foi feito à mão, é da tabela, ou houve uma correção.
cup-why-bye = O número é ímpar. { $name } fica isento e ganha um ponto.
cup-why-bye-team = O número é ímpar. A equipa { $name } fica isenta, e conta como vitória.
cup-why-same = { $one } e { $other } têm os mesmos pontos, { $points }.
cup-why-near = { $one } tem { $points } e { $other } tem { $less }. São os mais próximos que as regras permitem.
cup-why-lent = Há aceleração. Nesta ronda, a metade de cima da lista conta com mais { $points }.
cup-why-new = Ainda não tinham jogado um com o outro.
cup-why-exchanged = Houve troca entre as metades do grupo, porque { $why }.
cup-why-first = Foi o primeiro par possível.
cup-why-passed = Antes vinha { $name }, mas { $why }.
cup-fall-nobody = { $name } desceu do grupo de { $points }, por não ter lá com quem jogar.
cup-fall-odd = { $name } desceu do grupo de { $points }, que tinha um número ímpar.
cup-fall-many = { $name } desceu do grupo de { $points }, onde não cabiam mais pares.
cup-fall-others = { $name } desceu do grupo de { $points }, para que todos os outros tivessem par.
cup-obstacle-met = já tinham jogado na ronda { $round }
cup-obstacle-taken = já tinha par com { $name }
cup-obstacle-worse = o resto ficava pior (C.04.3, { $article })
cup-obstacle-forbidden = a organização não deixa
cup-obstacle-colors = os dois precisavam da mesma cor
cup-obstacle-bye = já tinha tido um ponto sem jogar
cup-obstacle-unpairable = alguém ficava sem par
cup-obstacle-later = vinha mais tarde na ordem das regras
cup-color-both = Brancas para { $white }: cada um tem a cor que lhe cabia ({ $article }).
cup-color-stronger = Brancas para { $white }: a cor era mais precisa de um lado ({ $article }).
cup-color-wider = Brancas para { $white }: a diferença de cores era maior de um lado ({ $article }).
cup-color-alternate = Brancas para { $white }: as cores alternam ({ $article }).
cup-color-higher = Brancas para { $white }: conta a cor de quem vai à frente ({ $article }).
cup-color-number = Brancas para { $white }: decide o número inicial ({ $article }).

## Classificação

cup-after = { $rounds ->
    [0] Ainda não há nenhuma ronda completa.
    [one] Depois de uma ronda.
   *[other] Depois de { $rounds } rondas.
}
cup-ties-text = Estes critérios decidem entre quem tem os mesmos pontos. Podes mudá-los em qualquer altura, e a tabela muda logo.
cup-ties-limit = Cabem { $count } critérios.
cup-tie-up = Subir: { $name }
cup-tie-down = Descer: { $name }
cup-tie-out = Tirar: { $name }
cup-tie-now = { $name }: lugar { $place } de { $count }.
cup-tie-add = Outro critério
cup-tie-add-do = Juntar critério
cup-tie-choose = Escolhe primeiro um critério.
cup-tie-usual = Voltar aos habituais
cup-tie-usual-now = Estão os critérios habituais.
tie-de = Entre os empatados
tie-win = Vitórias
tie-won = Partidas ganhas
tie-bpg = Partidas com as pretas
tie-bwg = Ganhas com as pretas
tie-ps = Progressivo
tie-ps-c1 = Progressivo sem a primeira ronda
tie-rep = Rondas em que quis jogar
tie-bh = Buchholz
tie-bh-c1 = Buchholz sem o pior
tie-bh-c2 = Buchholz sem os dois piores
tie-bh-m1 = Buchholz sem o pior e o melhor
tie-bh-m2 = Buchholz sem os dois piores e os dois melhores
tie-sb = Sonneborn-Berger
tie-sb-c1 = Sonneborn-Berger sem o pior
tie-ks = Koya
tie-aro = Média dos ratings
tie-aro-c1 = Média dos ratings sem o pior
cup-tie-is-de = Os pontos nas partidas entre os que estão empatados.
cup-tie-is-win = As rondas que valeram um ponto, jogadas ou não.
cup-tie-is-won = As partidas ganhas no tabuleiro.
cup-tie-is-bpg = As partidas jogadas com as pretas.
cup-tie-is-bwg = As partidas ganhas com as pretas.
cup-tie-is-ps = A soma dos pontos que tinha depois de cada ronda.
cup-tie-is-ps-c1 = A soma dos pontos depois de cada ronda, sem contar a primeira.
cup-tie-is-rep = As rondas sem falta e sem folga pedida.
cup-tie-is-bh = A soma dos pontos de todos os adversários.
cup-tie-is-bh-c1 = A soma dos pontos dos adversários, menos o que tem menos pontos.
cup-tie-is-bh-c2 = A soma dos pontos dos adversários, menos os dois que têm menos pontos.
cup-tie-is-bh-m1 = A soma dos pontos dos adversários, sem o que tem menos e sem o que tem mais.
cup-tie-is-bh-m2 = A soma dos pontos dos adversários, sem os dois que têm menos e os dois que têm mais.
cup-tie-is-sb = Os pontos dos adversários que venceu, mais metade dos pontos daqueles com quem empatou.
cup-tie-is-sb-c1 = Sonneborn-Berger, sem o adversário que tem menos pontos.
cup-tie-is-ks = Os pontos contra quem fez pelo menos metade dos pontos possíveis.
cup-tie-is-aro = A média dos ratings dos adversários. Só conta se todos tiverem rating.
cup-tie-is-aro-c1 = A média dos ratings dos adversários, sem o mais baixo. Só conta se todos tiverem rating.
cup-say-rule = { $rule } { $of }: { $sum } = { $total }.
cup-say-cut = { $count ->
    [one] { $rule } { $of }: sai { $cut }. Fica { $sum } = { $total }.
   *[other] { $rule } { $of }: saem { $cut }. Fica { $sum } = { $total }.
}
cup-say-mean = { $rule } { $of }: a média de { $sum } é { $total }.
cup-say-mean-cut = { $rule } { $of }: sai { $cut }. A média de { $sum } é { $total }.
cup-say-direct = { $rule }: { $names }. Nas partidas entre si, pontos { $of }: { $sum }. Fica à frente de { $total }.
cup-say-among = { $rule } ({ $names }). Contas { $of }: { $sum } = { $total }.
cup-say-bsv = Do BSV o regulamento só dá o nome e o código do programa. Aqui não decide nada.
cup-lists = Listas
cup-lists-text = Mostrar só
cup-girls = Raparigas
cup-boys = Rapazes
cup-class = Turma { $class }
cup-listed = { $name }: { $points } pontos, lugar { $place } do torneio
cup-files = Levar
cup-files-text = O TRF é o formato da FIDE. Há o de 2016 e o de 2026. A cópia leva tudo o que está neste aparelho.
cup-file-table = Classificação, CSV
cup-file-players = Jogadores, CSV
cup-file-trf = Torneio, TRF16
cup-file-trf26 = Torneio, TRF26
cup-file-copy = Cópia de tudo
cup-no-download = O navegador não deixou guardar o ficheiro.

## Na parede e em papel

cup-wall-what = Mostrar
cup-wall-boards = Pares por mesa
cup-wall-names = Pares por nome
cup-wall-hide = Esconder os apelidos
cup-wall-start = Projetar
cup-wall-leave = Voltar à ronda
cup-wall-keys = As setas ← e →, ou Page Up e Page Down, viram a página. A tecla P faz parar as páginas que viram sozinhas.
cup-wall-round = Ronda { $round } · { $rhythm }
cup-wall-table = { $rounds ->
    [one] Classificação depois de uma ronda
   *[other] Classificação depois de { $rounds } rondas
}
cup-wall-page = { $page } de { $pages }
cup-wall-bye = isento
cup-with-white = brancas, com { $name }
cup-with-black = pretas, com { $name }
cup-with = com { $name }
cup-cross-key-teams = Cada casa tem o lugar da outra equipa e os pontos de tabuleiro. * quer dizer que não se jogou.
cup-paper = O que imprimir
cup-paper-boards = Pares por mesa
cup-paper-names = Pares por nome
cup-paper-slips = Papéis de resultado
cup-paper-scores = Folhas de registo
cup-paper-table = Classificação
cup-paper-cross = Quadro de resultados
cup-paper-about = { $rhythm } · sorteio { $seed }
cup-print = Imprimir
cup-table = Mesa
cup-white = Brancas
cup-black = Pretas
cup-white-sign = b
cup-black-sign = p
cup-result = Resultado
cup-opponent = Joga com
cup-slip = ronda { $round }, mesa { $board }
cup-cross-key = Cada casa tem o lugar do adversário, a cor e o resultado. * quer dizer que não se jogou.

## Papel e certificados

cup-paper-cards = Cartões das mesas
cup-paper-certificates = Certificados
cup-scores-text = Duas folhas para cada mesa, uma para cada jogador. A data escreve-se à mão.
cup-cards-text = Dobra cada cartão ao meio e põe-no de pé na mesa.
cup-certificate = Certificado
cup-certificate-whom = Para quem
cup-certificate-best = Os três primeiros lugares
cup-certificate-groups = Quem ganhou em cada escalão
cup-certificate-all = Todos
cup-certificate-text = Cada certificado é uma página. Os nomes são os da lista e não ficam guardados noutro lugar.
cup-certificate-none = Ainda não há ninguém com certificado. Os escalões pedem o ano de nascimento.
cup-certificate-done = { $place }.º lugar no torneio «{ $title }», com { $points } pontos.
cup-certificate-group = { $place }.º lugar do escalão { $group } no torneio «{ $title }», com { $points } pontos.

## Projetar: páginas e relógio

cup-wall-turn = Virar a página
cup-wall-by-key = Só por tecla
cup-wall-seconds = De { $seconds } em { $seconds } segundos
cup-wall-pause = Parar as páginas
cup-wall-go-on = Virar as páginas
cup-wall-clock = Relógio da ronda
cup-clock-put = Pôr o relógio { $rhythm } na mesa
cup-clock-start = Pôr a andar
cup-clock-stop = Parar o relógio

## Para os telemóveis

cup-post = Classificação no telemóvel
cup-post-text = Um código QR leva a classificação a qualquer telemóvel, sem apelidos. É uma cópia: na ronda seguinte faz-se outra.
cup-post-show = Código QR
cup-post-several = A lista não cabe num só código. São { $count }.
cup-post-before = Código anterior
cup-post-after = Código seguinte
cup-post-rows = Linhas { $first } a { $last } de { $all }
cup-post-qr = Código QR da classificação: { $title }
cup-post-share = O código abre este endereço:
cup-post-copy = Copiar
cup-post-copied = Copiado.
cup-post-not-copied = O navegador não deixou copiar. Seleciona o endereço e copia-o à mão.
cup-post-copy-of = Cópia da classificação depois da ronda { $round } de { $rounds }. Não muda sozinha.
cup-post-not-kept = Nada disto fica guardado neste aparelho.
cup-post-team = Equipa
cup-post-damaged = Este endereço tem algarismos errados. Lê outra vez o código QR.
cup-post-cut = Falta o fim deste endereço. Lê outra vez o código QR.
cup-post-newer = Este endereço é de uma versão mais nova do sítio. Abre-o com rede para a receber.
cup-post-other = Este endereço não é de uma classificação.

## Cópia depois de cada ronda

cup-safe = A ronda { $round } ainda não está em nenhuma cópia.
cup-safe-choose = Guardar sempre num ficheiro
cup-safe-download = Descarregar uma cópia
cup-safe-not = Agora não
cup-safe-file = torneio
cup-safe-written = A ronda { $round } está fechada e guardada no ficheiro «{ $file }».
cup-safe-failed = Não foi possível escrever no ficheiro escolhido. Guarda a cópia de outra maneira.
