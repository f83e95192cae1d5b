### Relógio: a escolha do ritmo, o manual, e o relógio projetado.

clock-title = Relógio
setup-lead = Escolha o ritmo e ponha o relógio na mesa.
# $control (text): «15+5»
setup-left = Há um relógio na mesa: { $control }.
setup-go-on = Continuar
# $text (text): what the address says
setup-link-wrong = O link traz “{ $text }”, e isso não é um ritmo de jogo.
setup-controls = Controle de tempo
setup-school = Regulamento escolar
setup-students = Jogos dos alunos
setup-own = Os seus ritmos
setup-this = Este ritmo
setup-others = Outros ritmos
setup-keep = Salvar este ritmo
# $control (text): «12+3»
setup-remove = Tirar { $control } da lista
setup-removed = { $control } saiu da lista.
setup-put-back = Voltar a pôr
setup-summary = O ritmo escolhido
setup-place = Pôr na mesa
setup-replace-text = A partida que está no relógio ainda não acabou. Os tempos dela serão perdidos.
setup-replace-yes = Pôr o outro na mesa
setup-link = Link com este ritmo, para a turma:
setup-link-copy = Copiar
setup-link-copied = Link copiado.
setup-link-not-copied = O navegador não deixou copiar. Selecione o link e copie à mão.

## O ritmo por palavras

# $time (text): «15 minutos»; $more (text): «5 segundos»
control-plain = { $time } sem acréscimo
control-increment = { $time } e { $more } por lance
control-only-increment = { $more } por lance, e mais nada
control-delay = { $time }; em cada lance, o tempo espera { $more } antes de correr
control-bronstein = { $time }; cada lance devolve o que gastou, até { $more }
control-hourglass = ampulheta de { $time }: o tempo que você gasta passa para o outro lado
# $moves (number): 40; $rest (text): «90 minutos e 30 segundos por lance»
control-in-moves = { $moves } lances em { $rest }
# $first, $second (text): the periods
control-then = { $first }; depois, { $second }
# $said (text): anything above
control-white = Brancas: { $said }
control-black = Pretas: { $said }
control-unreadable = Não entendi este ritmo. Escreva minutos, mais e segundos por lance, por exemplo 15+5.
control-time = O tempo precisa ser mais do que zero e no máximo 24 horas. Os segundos depois de “:” vão até 59.
control-per-move = Um lance pode dar no máximo 3600 segundos.
control-moves = Um período tem de 1 a 200 lances.
control-periods = O último período não tem número de lances. Antes dele cabem cinco, e a ampulheta é jogada sozinha.

## Que tipo de partida é

speed-standard = xadrez pensado (em Portugal: partida clássica)
speed-rapid = xadrez rápido (em Portugal: semirrápidas)
speed-blitz = relâmpago, ou blitz (em Portugal: rápidas)
# $sum (text): «15 min + 60 × 5 s = 20 min»; $kind (text): one of the above; $article (text): «A.1»; $edition (text): «2023»
speed-said = { $sum }: { $kind }. Artigo { $article }, Leis de { $edition }.
speed-uneven = Cada lado conta pelo seu tempo.
speed-lines = Até 10 minutos é relâmpago. De mais de 10 a menos de 60, rápido. A partir de 60, pensado.
speed-lines-2005 = Menos de 15 minutos é relâmpago. De 15 a 60, rápido. Mais de 60, pensado.

## Leis e sinais

setup-rules = Leis e sinais
setup-laws = Leis do xadrez
setup-laws-2023 = 2023, em vigor
setup-laws-2018 = 2018, regulamento escolar português
setup-laws-2005 = 2005
setup-watch = Quem fiscaliza
setup-watch-partial = Um árbitro para muitas mesas
setup-watch-full = O árbitro vê todos os lances
setup-watch-text = Se o árbitro cuidar de poucas mesas e vir todos os lances, valem as regras das partidas longas.
setup-tenths = Décimos de segundo nos últimos 20 segundos
setup-beep = Apitar aos 10 segundos e nos últimos 5
setup-vibrate = Vibrar com os apitos
setup-layout = As duas metades
setup-layout-auto = Automático
setup-layout-opposite = Frente a frente
setup-layout-side = Lado a lado
setup-layout-auto-said = No celular ficam frente a frente; em uma tela larga, lado a lado.
setup-layout-opposite-said = Uma das metades fica de cabeça para baixo, virada para quem está do outro lado da mesa.
setup-layout-side-said = As duas metades ficam em pé, como em um relógio de mesa.

## Um ritmo seu

setup-make = Fazer um ritmo
make-title = O seu ritmo
make-minutes = Minutos
make-seconds = Segundos
make-moves = Lances
make-kind = O que dá cada lance
make-none = Nada
make-increment = Acréscimo
make-delay = Atraso
make-bronstein = Bronstein
make-hourglass = Ampulheta
make-none-said = O tempo só desce.
make-increment-said = Cada lance soma estes segundos, e o primeiro também.
make-delay-said = Em cada lance o relógio espera estes segundos antes de correr.
make-bronstein-said = Depois de cada lance você recebe o que gastou, até estes segundos.
make-hourglass-said = O tempo que um gasta passa para o outro, como a areia.
make-more = Períodos e tempos diferentes
make-uneven = Brancas e Pretas com tempos diferentes
make-side = De quem é este tempo
make-periods = Período
# $number (number): from 1
make-period = { $number }.º
make-add = Juntar um período
make-less = Tirar o último período
make-typed = Ou escreva
make-examples = Como se escreve
make-keep = Salvar e escolher
make-leave = Cancelar

## O relógio projetado

# $number (number): the move
wall-move = Lance { $number }
wall-runs = jogando
wall-flag = caiu a seta
wall-waiting = Page Down: começa o tempo das Brancas
wall-paused = Parado. Page Down: continuar
wall-keys = Page Down: acionar · Page Up: parar

## O manual

manual-open = Manual do relógio
manual-title = Manual do relógio
manual-print = Imprimir
manual-lead = O que uma mesa e um árbitro precisam de saber, numa página.
manual-what = O que faz
manual-what-1 = Conta o tempo de cada lado e mostra quanto falta. O acréscimo já está lá no primeiro lance, e 15+5 começa em 15:05.
manual-what-2 = Conta certo mesmo com a página escondida ou fechada. Não precisa de internet.
manual-what-3 = Conhece acréscimo, atraso, Bronstein, ampulheta, períodos e tempos diferentes para cada lado.
manual-start = Começar
manual-start-1 = Escolha o ritmo e toque em “Pôr na mesa”. Deixe o aparelho entre os dois jogadores, do lado que o árbitro disser.
manual-start-2 = Quem joga com as Pretas toca na sua metade, e começa o tempo das Brancas.
manual-start-3 = “Trocar” muda Brancas e Pretas de lugar, antes de começar.
manual-play = Acionar e parar
manual-play-1 = Jogue, e depois toque na sua metade com a mesma mão. Passa a correr o tempo do adversário.
manual-play-2 = A metade que corre tem um triângulo e a palavra “jogando”.
manual-play-3 = “Pausa” para os dois tempos. “Continuar” põe para correr o de quem estava jogando.
manual-correct = Corrigir
manual-correct-1 = Um toque nunca muda os tempos. Só o árbitro os muda, com o botão “Árbitro” apertado durante um segundo.
manual-correct-2 = Ali se acertam os tempos, os lances e a vez de jogar. As penalidades se dão com o artigo à vista.
manual-correct-3 = Tudo fica escrito no registro do relógio, que pode ser impresso.
manual-flag = Quando cai a seta
manual-flag-1 = Os dois tempos param, e fica à vista quem a deixou cair primeiro. Depois da seta não se soma mais tempo.
manual-flag-2 = Antes do resultado, o relógio pergunta se o adversário ainda pode dar mate.
manual-sleep = Se o aparelho adormecer
manual-sleep-1 = Ao voltar, o relógio mostra o tempo certo, ou para e diz quanto tempo faltou.
manual-sleep-2 = Os dois jogadores, ou o árbitro, decidem se esse tempo conta. A decisão fica no registro.
manual-sleep-3 = Se a página fechar ou a bateria acabar, abra de novo. A partida está lá.
manual-battery = Bateria e tela
manual-battery-1 = Comece com a bateria cheia ou o carregador ligado. Uma tela acesa gasta muito.
manual-battery-2 = O relógio pede que a tela não se apague. Se não conseguir, avisa para desligar o bloqueio automático.
manual-battery-3 = Ligue o modo avião ou “não perturbe”, para nenhuma chamada cobrir o relógio.
manual-keys = Teclas
manual-key-space = Espaço
manual-key-space-does = aciona por quem está jogando
manual-key-shift = Os dois Shift
manual-key-shift-does = cada um aciona pelo jogador do seu lado
manual-key-pause = P
manual-key-pause-does = pausa e continuar
manual-key-time = T
manual-key-time-does = diz os tempos
manual-key-down = Page Down
manual-key-down-does = projetando: aciona por quem está jogando, começa ou continua
manual-key-up = Page Up
manual-key-up-does = projetando: para; até quatro segundos depois de Page Down, desfaz
manual-key-escape = Esc
manual-key-escape-does = para de projetar
clock-replace = Pôr outro relógio na mesa?
