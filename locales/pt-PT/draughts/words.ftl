### Damas: as palavras de todas as páginas.
### De cada razão para recusar um lance, um título e uma ou duas frases curtas; $to é a casa de chegada.
### Uma casa vem também com a sua preposição: $to-from e $to-of ("de 17"), $to-in ("em 17"), $to-towards ("a 17").

## Casas e peças

draughts-square-from = de { $square }
draughts-square-of = de { $square }
draughts-square-in = em { $square }
draughts-square-towards = a { $square }
draughts-man-of = o peão de { $square }
draughts-man-of-start = O peão de { $square }
draughts-dama-of = a dama de { $square }
draughts-dama-of-start = A dama de { $square }
draughts-and = { $first } e { $last }

## Antes de jogar

draughts-over-no-pieces-title = A partida já acabou
draughts-over-no-pieces = { $loser-start } ficaram sem peças. Ganharam { $winner }.
draughts-over-blocked-title = A partida já acabou
draughts-over-blocked = { $loser-start } têm as peças prisioneiras e não podem jogar. Ganharam { $winner }.
draughts-over-otherwise-title = A partida já acabou
draughts-over-otherwise = Nesta partida já não há lances. Volta atrás, ou começa outra.
draughts-not-played-title = Aí não se joga
draughts-not-played = Nas damas só se joga nas casas pretas. As brancas ficam sempre vazias.
draughts-no-piece-title = Casa vazia
draughts-no-piece = Não há nenhuma peça { $square-in }. Escolhe uma das tuas.
draughts-not-yours-title = Essa peça é do adversário
draughts-not-yours = Jogas com { $turn }. A peça { $square-of } é d{ $owner }, e agora a vez é d{ $turn }.
draughts-same-square-title = Para onde vai a peça?
draughts-same-square = { $piece-start } não saiu do lugar. Um lance leva a peça para outra casa.
draughts-stuck-man-title = Este peão está preso
draughts-stuck-man = { $piece-start } não tem casa livre à frente. Escolhe outra peça.
draughts-stuck-dama-title = Esta dama está presa
draughts-stuck-dama = { $piece-start } está cercada e não pode sair. Escolhe outra peça.

## Como se anda

draughts-occupied-own-title = Aí está uma peça tua
draughts-occupied-own = Já tens uma peça { $to-in }. { $piece-start } precisa de uma casa vazia.
draughts-not-diagonal-title = Só na diagonal
draughts-not-diagonal = Não há diagonal { $from-from } { $to-towards }. Nas damas anda-se sempre na diagonal.
draughts-too-far-title = Uma casa de cada vez
draughts-too-far = { $piece-start } não chega { $to-towards }. Sem captura, o peão avança só uma casa.
draughts-backwards-title = O peão não anda para trás
draughts-backwards = Ir { $from-from } { $to-towards } é andar para trás. O peão só avança.
draughts-no-second-step-title = O lance já acabou
draughts-no-second-step = Sem captura, o lance acaba { $at-in }. Agora joga o adversário.

## Como se toma

draughts-occupied-theirs-title = Toma-se saltando por cima
draughts-occupied-theirs = Não se pousa na casa da peça contrária. Para tomar a { $to-of }, salta-se para a casa vazia de trás.
draughts-occupied-shut-title = Falta uma casa vazia atrás
draughts-occupied-shut = A peça { $to-of } só se toma se houver uma casa vazia logo atrás dela.
draughts-lands-too-far-title = Pousa-se logo atrás
draughts-lands-too-far = { $piece-start } pousa na casa logo atrás da peça que toma, e não { $to-in }.
draughts-capture-backwards-title = O peão não toma para trás
draughts-capture-backwards = A peça { $over-of } está atrás, e o peão só toma para a frente. Noutros países, como o Brasil, também toma para trás.
draughts-own-piece-title = As tuas peças não se saltam
draughts-own-piece = { $piece-start } passaria por cima da tua peça { $over-of }. Só se saltam peças contrárias.
draughts-two-in-a-row-title = Duas peças seguidas não se saltam
draughts-two-in-a-row = Entre as peças { $over-of } e { $and-of } não há casa vazia onde pousar.
draughts-twice-title = Cada peça salta-se uma só vez
draughts-twice = Neste lance já se saltou a peça { $over-of }. Só se pode passar duas vezes por casas vazias.
draughts-still-there-title = Essa peça ainda lá está
draughts-still-there = A peça { $over-of } já foi saltada, mas só sai no fim do lance. Até lá, tapa o caminho.
draughts-nothing-to-jump-title = Aí não há nada para tomar
draughts-nothing-to-jump = { $piece-start } já chegou { $at-towards }. Daí { $to-towards } não toma nenhuma peça.
draughts-crowning-ends-title = Coroar acaba o lance
draughts-crowning-ends = O peão é coroado { $at-in }, e o lance acaba aí. A nova dama só joga depois do adversário.

## As três leis da captura

draughts-must-capture-title = Tomar é obrigatório
draughts-must-capture =
    { $count ->
        [one] Toma-se sempre que se pode. { $pieces-start } pode tomar.
       *[other] Toma-se sempre que se pode. { $pieces-start } podem tomar.
    }
draughts-must-capture-touched-title = Tomar é obrigatório
draughts-must-capture-touched =
    { $count ->
        [one] A peça { $from-of } não pode tomar nada. { $pieces-start } pode, e por isso tem de tomar.
       *[other] A peça { $from-of } não pode tomar nada. { $pieces-start } podem. Joga com uma dessas peças.
    }
draughts-must-capture-more-title = Toma-se o maior número
draughts-must-capture-more = Podes tomar { $most } em vez de { $tried }, com { $best }. É a lei da quantidade.
draughts-must-go-on-title = A captura ainda não acabou
draughts-must-go-on = { $piece-start } ainda pode tomar mais, { $most } em vez de { $tried }. A captura vai até ao fim.
draughts-must-capture-better-title = A dama vale mais
draughts-must-capture-better =
    { $most ->
        [one] Com o mesmo número de peças, conta o valor delas. { $best-start } pode tomar uma dama.
       *[other] Com o mesmo número de peças, conta o valor delas. { $best-start } pode tomar { $most } damas.
    }
draughts-must-capture-damas-title = Contam as damas
draughts-must-capture-damas = Com o mesmo número de peças, tomam-se mais damas, { $most } em vez de { $tried }, com { $best }.

## Lances escritos

draughts-typed-unreadable =
    { $kind ->
        [name] Não se lê esse lance. Escreve as casas de partida e de chegada, como c3-d4.
       *[number] Não se lê esse lance. Escreve as casas de partida e de chegada, como 9-13 ou 14x21.
    }
draughts-typed-no-square = Não há casa { $number }. As casas vão de 1 a 32.
draughts-typed-which = Há mais do que uma captura assim. Escreve também as casas do meio: { $moves }.

## Em voz alta

draughts-spoken-step = { $piece } de { $from } para { $to }
draughts-spoken-capture = { $piece } de { $from } toma { $taken }, para { $to }
draughts-spoken-crowns = { $move }, e coroa
draughts-number =
    { $number ->
        [1] um
        [2] dois
        [3] três
        [4] quatro
        [5] cinco
        [6] seis
        [7] sete
        [8] oito
        [9] nove
        [10] dez
        [11] onze
        [12] doze
        [13] treze
        [14] catorze
        [15] quinze
        [16] dezasseis
        [17] dezassete
        [18] dezoito
        [19] dezanove
        [20] vinte
        [21] vinte e um
        [22] vinte e dois
        [23] vinte e três
        [24] vinte e quatro
        [25] vinte e cinco
        [26] vinte e seis
        [27] vinte e sete
        [28] vinte e oito
        [29] vinte e nove
        [30] trinta
        [31] trinta e um
       *[32] trinta e dois
    }
