### Relógio: a escolha do ritmo, o manual, e o relógio projetado.

clock-title = Relógio
setup-lead = Escolhe o ritmo e põe o relógio na mesa.
# $control (text): «15+5»
setup-left = Há um relógio na mesa: { $control }.
setup-go-on = Continuar
# $text (text): what the address says
setup-link-wrong = A ligação traz «{ $text }», e isso não é um ritmo.
setup-controls = Ritmo de jogo
setup-school = Regulamento escolar
setup-students = Jogos dos alunos
setup-own = Os teus ritmos
setup-this = Este ritmo
setup-others = Outros ritmos
setup-keep = Guardar este ritmo
# $control (text): «12+3»
setup-remove = Tirar { $control } da lista
setup-removed = Tirei { $control } da lista.
setup-put-back = Voltar a pôr
setup-summary = O ritmo escolhido
setup-place = Pôr na mesa
setup-replace-text = A partida que está no relógio ainda não acabou. Os tempos dela perdem-se.
setup-replace-yes = Pôr o outro na mesa
setup-link = Ligação com este ritmo, para a turma:
setup-link-copy = Copiar
setup-link-copied = Ligação copiada.
setup-link-not-copied = O navegador não deixou copiar. Escolhe a ligação e copia-a à mão.

## O ritmo por palavras

# $time (text): «15 minutos»; $more (text): «5 segundos»
control-plain = { $time } sem incremento
control-increment = { $time } e { $more } por lance
control-only-increment = { $more } por lance, e mais nada
control-delay = { $time }; em cada lance, o tempo espera { $more } antes de correr
control-bronstein = { $time }; cada lance devolve o que gastou, até { $more }
control-hourglass = ampulheta de { $time }: o tempo que gastas passa para o outro lado
# $moves (number): 40; $rest (text): «90 minutos e 30 segundos por lance»
control-in-moves = { $moves } lances em { $rest }
# $first, $second (text): the periods
control-then = { $first }; depois, { $second }
# $said (text): anything above
control-white = Brancas: { $said }
control-black = Pretas: { $said }
control-unreadable = Não percebo este ritmo. Escreve minutos, mais e segundos por lance, por exemplo 15+5.
control-time = O tempo tem de ser mais do que zero e no máximo 24 horas. Os segundos depois de «:» vão até 59.
control-per-move = Um lance pode dar no máximo 3600 segundos.
control-moves = Um período tem de 1 a 200 lances.
control-periods = O último período não tem número de lances. Antes dele cabem cinco, e a ampulheta joga-se sozinha.

## Que tipo de partida é

speed-standard = partida clássica (no Brasil também: pensada)
speed-rapid = semirrápidas (no Brasil: xadrez rápido)
speed-blitz = rápidas, ou blitz (no Brasil: relâmpago)
# $sum (text): «15 min + 60 × 5 s = 20 min»; $kind (text): one of the above; $article (text): «A.1»; $edition (text): «2023»
speed-said = { $sum }: { $kind }. Artigo { $article }, Leis de { $edition }.
speed-uneven = Cada lado conta pelo seu tempo.
speed-lines = Até 10 minutos são rápidas. De mais de 10 a menos de 60, semirrápidas. A partir de 60, clássicas.
speed-lines-2005 = Menos de 15 minutos são rápidas. De 15 a 60, semirrápidas. Mais de 60, clássicas.

## Leis e sinais

setup-rules = Leis e sinais
setup-laws = Leis do xadrez
setup-laws-2023 = 2023, em vigor
setup-laws-2018 = 2018, regulamento escolar
setup-laws-2005 = 2005
setup-watch = Quem vigia
setup-watch-partial = Um árbitro para muitas mesas
setup-watch-full = O árbitro vê todos os lances
setup-watch-text = Se o árbitro vigiar poucas mesas e vir todos os lances, valem as regras das partidas longas.
setup-tenths = Décimos de segundo nos últimos 20 segundos
setup-beep = Apitar aos 10 segundos e nos últimos 5
setup-vibrate = Vibrar com os apitos
setup-layout = As duas metades
setup-layout-auto = Automático
setup-layout-opposite = Frente a frente
setup-layout-side = Lado a lado
setup-layout-auto-said = No telemóvel ficam frente a frente; num ecrã largo, lado a lado.
setup-layout-opposite-said = Uma das metades fica ao contrário, virada para quem está do outro lado da mesa.
setup-layout-side-said = As duas metades ficam direitas, como num relógio de mesa.

## Um ritmo teu

setup-make = Fazer um ritmo
make-title = O teu ritmo
make-minutes = Minutos
make-seconds = Segundos
make-moves = Lances
make-kind = O que dá cada lance
make-none = Nada
make-increment = Incremento
make-delay = Atraso
make-bronstein = Bronstein
make-hourglass = Ampulheta
make-none-said = O tempo só desce.
make-increment-said = Cada lance soma estes segundos, e o primeiro também.
make-delay-said = Em cada lance o relógio espera estes segundos antes de correr.
make-bronstein-said = Depois de cada lance recebes o que gastaste, até estes segundos.
make-hourglass-said = O tempo que um gasta passa para o outro, como a areia.
make-more = Períodos e tempos diferentes
make-uneven = Brancas e Pretas com tempos diferentes
make-side = De quem é este tempo
make-periods = Período
# $number (number): from 1
make-period = { $number }.º
make-add = Juntar um período
make-less = Tirar o último período
make-typed = Ou escreve-o
make-examples = Como se escreve
make-keep = Guardar e escolher
make-leave = Deixar

## O relógio projetado

# $number (number): the move
wall-move = Lance { $number }
wall-runs = a jogar
wall-flag = caiu a seta
wall-waiting = Page Down: começa o tempo das Brancas
wall-paused = Parado. Page Down: continuar
wall-keys = Page Down: carregar · Page Up: parar

## O manual

manual-open = Manual do relógio
manual-title = Manual do relógio
manual-print = Imprimir
manual-lead = O que uma mesa e um árbitro precisam de saber, numa página.
manual-what = O que faz
manual-what-1 = Conta o tempo de cada lado e mostra quanto falta. O incremento já lá está ao primeiro lance, e 15+5 começa em 15:05.
manual-what-2 = Conta certo mesmo com a página escondida ou fechada. Não precisa de internet.
manual-what-3 = Conhece incremento, atraso, Bronstein, ampulheta, períodos e tempos diferentes para cada lado.
manual-start = Começar
manual-start-1 = Escolhe o ritmo e carrega em «Pôr na mesa». Pousa o aparelho entre os dois jogadores, do lado que o árbitro disser.
manual-start-2 = Quem joga com as Pretas toca na sua metade, e começa o tempo das Brancas.
manual-start-3 = «Trocar» muda Brancas e Pretas de lugar, antes de começar.
manual-play = Carregar e parar
manual-play-1 = Joga, e depois toca na tua metade com a mesma mão. Passa a correr o tempo do adversário.
manual-play-2 = A metade que corre tem um triângulo e as palavras «a jogar».
manual-play-3 = «Pausa» para os dois tempos. «Continuar» põe a correr o de quem estava a jogar.
manual-correct = Corrigir
manual-correct-1 = Um toque nunca muda os tempos. Só o árbitro os muda, com o botão «Árbitro» premido durante um segundo.
manual-correct-2 = Aí acertam-se os tempos, os lances e a vez de jogar. As penalidades dão-se com o artigo à vista.
manual-correct-3 = Tudo fica escrito no registo do relógio, que se pode imprimir.
manual-flag = Quando cai a seta
manual-flag-1 = Os dois tempos param, e fica à vista quem a deixou cair primeiro. Depois da seta não se soma mais tempo.
manual-flag-2 = Antes do resultado, pergunta-se se o adversário ainda pode dar mate.
manual-sleep = Se o aparelho adormecer
manual-sleep-1 = Ao voltar, o relógio mostra o tempo certo, ou para e diz quanto tempo faltou.
manual-sleep-2 = Os dois jogadores, ou o árbitro, decidem se esse tempo conta. A decisão fica no registo.
manual-sleep-3 = Se a página fechar ou a bateria acabar, abre-a outra vez. A partida está lá.
manual-battery = Bateria e ecrã
manual-battery-1 = Começa com a bateria cheia ou o carregador ligado. Um ecrã aceso gasta muito.
manual-battery-2 = O relógio pede que o ecrã não se apague. Se não conseguir, avisa-te para desligares o bloqueio automático.
manual-battery-3 = Liga o modo de avião ou «não incomodar», para nenhuma chamada tapar o relógio.
manual-keys = Teclas
manual-key-space = Espaço
manual-key-space-does = carrega por quem está a jogar
manual-key-shift = Os dois Shift
manual-key-shift-does = cada um carrega pelo jogador do seu lado
manual-key-pause = P
manual-key-pause-does = pausa e continuar
manual-key-time = T
manual-key-time-does = diz os tempos
manual-key-down = Page Down
manual-key-down-does = a projetar: carrega por quem está a jogar, começa ou continua
manual-key-up = Page Up
manual-key-up-does = a projetar: para; até quatro segundos depois de Page Down, desfaz
manual-key-escape = Esc
manual-key-escape-does = deixa de projetar
clock-replace = Pôr outro relógio na mesa?
