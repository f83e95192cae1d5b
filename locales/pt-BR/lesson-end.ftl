### O fim de uma lição: o que se ganhou, o painel de azulejos, quem apresenta cada parte do curso

# $lesson (string): the lesson
lesson-end-place = { $lesson } · fim
lesson-end = Você terminou esta lição!
# $left (number): levels that are not done
lesson-end-open = { $left ->
    [one] Falta um nível.
   *[other] Faltam { $left } níveis.
}
lesson-end-class = A lição termina aqui.
lesson-end-tile = Você ganhou um azulejo para o seu painel.
lesson-end-course = Você terminou o curso todo!
next-lesson = Próxima lição
# $game (string): the name of a small game
lesson-end-game = Jogue: { $game }
lesson-end-stars = Aqui ainda há estrelas
lesson-end-go = Jogar os que faltam
lesson-end-levels = Níveis que faltam

panel = O seu painel
# $won (number): tiles
# $all (number): of how many
panel-count = { $won ->
    [0] Cada lição terminada dá um azulejo. São { $all }.
    [one] Você tem um azulejo de { $all }.
   *[other] Você tem { $won } azulejos de { $all }.
}
panel-whole = O painel está completo!

# $section (string): the part of the course
diploma-section = Diploma de «{ $section }»
# $section (string): the part of the course
# $won (number): stars
# $most (number): of how many
diploma-section-done = terminou a parte «{ $section }» do curso de xadrez, com { $won } de { $most } estrelas.

## Quem apresenta cada parte do curso; em .done, quando ela está acabada

figure-tabuleiro = O tabuleiro parece grande, mas cada casa tem um nome. Venha ver.
    .done = Você já sabe o nome das casas, e a torre já anda.
figure-pecas = Cada peça anda do seu jeito. O cavalo até pula!
    .done = Você já move todas as peças, e o cavalo não engana mais.
figure-peoes = O peão é pequeno, só anda para a frente e quer virar dama.
    .done = Os seus peões já andam, capturam e viram dama.
figure-xeque = Xeque é um aviso. Xeque-mate é o fim da partida.
    .done = Você já sabe dar mate. Agora pode ganhar uma partida.
figure-partida = Agora você joga com todas as peças, desde o começo.
    .done = Você já jogou uma partida inteira. Jogue outra quando quiser.
figure-capturas = Antes de capturar, conte quem ataca e quem protege.
    .done = Você não deixa mais peças sem defesa.
figure-tatica = Um bom lance pode fazer duas coisas. Vamos procurar.
    .done = Você já conhece o garfo, a cravada e o espeto.
figure-mates = Quem está ganhando também se engana. Cuidado com o afogado.
    .done = Você já vê dois lances à frente.
figure-jogar = No fim sobram poucas peças, e cada lance conta.
    .done = Você já sabe terminar uma partida que está ganha.
figure-escrita = Quem escreve os lances pode ver a partida outra vez.
    .done = Você já lê e escreve os lances. Guarde as suas folhas.
figure-regras = Num torneio valem todas as regras. Mostro as que fazem falta.
    .done = Você já conhece as regras. Pode ir ao torneio.
