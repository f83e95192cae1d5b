### O fim de uma lição: o que se ganhou, o painel de azulejos, quem apresenta cada parte do curso

# $lesson (string): the lesson
lesson-end-place = { $lesson } · fim
lesson-end = Acabaste esta lição!
# $left (number): levels that are not done
lesson-end-open = { $left ->
    [one] Falta-te um nível.
   *[other] Faltam-te { $left } níveis.
}
lesson-end-class = A lição acaba aqui.
lesson-end-tile = Ganhaste um azulejo para o teu painel.
lesson-end-course = Acabaste o curso todo!
next-lesson = Lição seguinte
# $game (string): the name of a small game
lesson-end-game = Joga: { $game }
lesson-end-stars = Aqui ainda há estrelas
lesson-end-go = Jogar os que faltam
lesson-end-levels = Níveis que faltam

panel = O teu painel
# $won (number): tiles
# $all (number): of how many
panel-count = { $won ->
    [0] Cada lição acabada dá um azulejo. São { $all }.
    [one] Tens um azulejo de { $all }.
   *[other] Tens { $won } azulejos de { $all }.
}
panel-whole = O painel está completo!

# $section (string): the part of the course
diploma-section = Diploma de «{ $section }»
# $section (string): the part of the course
# $won (number): stars
# $most (number): of how many
diploma-section-done = acabou a parte «{ $section }» do curso de xadrez, com { $won } de { $most } estrelas.

## Quem apresenta cada parte do curso; em .done, quando ela está acabada

figure-tabuleiro = O tabuleiro parece grande, mas cada casa tem um nome. Vem ver.
    .done = Já sabes o nome das casas, e a torre já anda.
figure-pecas = Cada peça anda à sua maneira. O cavalo até salta!
    .done = Já moves todas as peças, e o cavalo já não te engana.
figure-peoes = O peão é pequeno, só anda para a frente e quer chegar a dama.
    .done = Os teus peões já andam, capturam e chegam a dama.
figure-xeque = Xeque é um aviso. Xeque-mate é o fim da partida.
    .done = Já sabes dar mate. Agora podes ganhar uma partida.
figure-partida = Agora jogas com as peças todas, desde o princípio.
    .done = Já jogaste uma partida inteira. Joga outra quando quiseres.
figure-capturas = Antes de capturar, conta quem ataca e quem protege.
    .done = Já não deixas peças sem defesa.
figure-tatica = Um bom lance pode fazer duas coisas. Vamos procurá-lo.
    .done = Já conheces o garfo, a cravada e o espeto.
figure-mates = Quem está a ganhar também se engana. Cuidado com o afogado.
    .done = Já vês dois lances à frente.
figure-jogar = No fim sobram poucas peças, e cada lance conta.
    .done = Já sabes acabar uma partida que está ganha.
figure-escrita = Quem escreve os lances pode ver a partida outra vez.
    .done = Já lês e escreves os lances. Guarda as tuas folhas.
figure-regras = Num torneio valem as regras todas. Mostro-te as que fazem falta.
    .done = Já conheces as regras. Podes ir ao torneio.
