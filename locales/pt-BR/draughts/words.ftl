### Damas: as palavras de todas as páginas.
### De cada razão para recusar um lance, um título e uma ou duas frases curtas; $to é a casa de chegada.
### Uma casa vem também com a sua preposição: $to-from e $to-of ("de 17"), $to-in ("em 17"), $to-towards ("a 17").

## Casas e peças

draughts-square-from = de { $square }
draughts-square-of = de { $square }
draughts-square-in = em { $square }
draughts-square-towards = a { $square }
draughts-man-of = a pedra de { $square }
draughts-man-of-start = A pedra de { $square }
draughts-dama-of = a dama de { $square }
draughts-dama-of-start = A dama de { $square }
draughts-and = { $first } e { $last }

## Antes de jogar

draughts-over-no-pieces-title = A partida já acabou
draughts-over-no-pieces = { $loser-start } ficaram sem peças. Venceram { $winner }.
draughts-over-blocked-title = A partida já acabou
draughts-over-blocked = { $loser-start } estão com as peças trancadas e não podem jogar. Venceram { $winner }.
draughts-over-otherwise-title = A partida já acabou
draughts-over-otherwise = Nesta partida não há mais lances. Volte atrás ou comece outra.
draughts-not-played-title = Aí não se joga
draughts-not-played = Nas damas só se joga nas casas pretas. As brancas ficam sempre vazias.
draughts-no-piece-title = Casa vazia
draughts-no-piece = Não há nenhuma peça { $square-in }. Escolha uma das suas.
draughts-not-yours-title = Essa peça é do adversário
draughts-not-yours = Você joga com { $turn }. A peça { $square-of } é d{ $owner }, e agora a vez é d{ $turn }.
draughts-same-square-title = Para onde vai a peça?
draughts-same-square = { $piece-start } não saiu do lugar. Um lance leva a peça para outra casa.
draughts-stuck-man-title = Esta pedra está presa
draughts-stuck-man = { $piece-start } não tem casa livre à frente. Escolha outra peça.
draughts-stuck-dama-title = Esta dama está presa
draughts-stuck-dama = { $piece-start } está cercada e não pode sair. Escolha outra peça.

## Como se anda

draughts-occupied-own-title = Aí está uma peça sua
draughts-occupied-own = Você já tem uma peça { $to-in }. { $piece-start } precisa de uma casa vazia.
draughts-not-diagonal-title = Só na diagonal
draughts-not-diagonal = Não há diagonal { $from-from } { $to-towards }. Nas damas anda-se sempre na diagonal.
draughts-too-far-title = Uma casa de cada vez
draughts-too-far = { $piece-start } não chega { $to-towards }. Sem captura, a pedra avança só uma casa.
draughts-backwards-title = A pedra não anda para trás
draughts-backwards = Ir { $from-from } { $to-towards } é andar para trás. Sem captura, a pedra só avança.
draughts-no-second-step-title = O lance já acabou
draughts-no-second-step = Sem captura, o lance acaba { $at-in }. Agora joga o adversário.

## Como se captura

draughts-occupied-theirs-title = Captura-se pulando por cima
draughts-occupied-theirs = Não se pousa na casa da peça contrária. Para capturar a { $to-of }, pula-se para a casa vazia de trás.
draughts-occupied-shut-title = Falta uma casa vazia atrás
draughts-occupied-shut = A peça { $to-of } só pode ser capturada se houver uma casa vazia logo atrás dela.
draughts-lands-too-far-title = Pousa-se logo atrás
draughts-lands-too-far = { $piece-start } pousa na casa logo atrás da peça capturada, e não { $to-in }.
draughts-capture-backwards-title = Nestas regras, não para trás
draughts-capture-backwards = Nas damas clássicas, a pedra só captura para a frente, e a peça { $over-of } está atrás. Nas brasileiras, também captura para trás.
draughts-own-piece-title = Não se pulam as próprias peças
draughts-own-piece = { $piece-start } passaria por cima da sua peça { $over-of }. Só se pulam peças contrárias.
draughts-two-in-a-row-title = Não se pulam duas peças seguidas
draughts-two-in-a-row = Entre as peças { $over-of } e { $and-of } não há casa vazia onde pousar.
draughts-twice-title = Cada peça se pula uma só vez
draughts-twice = Neste lance a peça { $over-of } já foi pulada. Só se pode passar duas vezes por casas vazias.
draughts-still-there-title = Essa peça ainda está lá
draughts-still-there = A peça { $over-of } já foi pulada, mas só sai no fim do lance. Até lá, ela fecha o caminho.
draughts-nothing-to-jump-title = Aí não há nada para capturar
draughts-nothing-to-jump = { $piece-start } já chegou { $at-towards }. Daí { $to-towards } não captura nenhuma peça.
draughts-crowning-ends-title = Coroar acaba o lance
draughts-crowning-ends = A pedra é coroada { $at-in }, e o lance acaba aí. A nova dama só joga depois do adversário.

## As leis da captura

draughts-must-capture-title = Capturar é obrigatório
draughts-must-capture =
    { $count ->
        [one] Captura-se sempre que possível. { $pieces-start } pode capturar.
       *[other] Captura-se sempre que possível. { $pieces-start } podem capturar.
    }
draughts-must-capture-touched-title = Capturar é obrigatório
draughts-must-capture-touched =
    { $count ->
        [one] A peça { $from-of } não pode capturar nada. { $pieces-start } pode, e por isso tem de capturar.
       *[other] A peça { $from-of } não pode capturar nada. { $pieces-start } podem. Jogue com uma dessas peças.
    }
draughts-must-capture-more-title = Captura-se o maior número
draughts-must-capture-more = Você pode capturar { $most } em vez de { $tried }, com { $best }. É a lei da maioria.
draughts-must-go-on-title = A captura ainda não acabou
draughts-must-go-on = { $piece-start } ainda pode capturar mais, { $most } em vez de { $tried }. A captura vai até o fim.
draughts-must-capture-better-title = A dama vale mais
draughts-must-capture-better =
    { $most ->
        [one] Com o mesmo número de peças, conta o valor delas. { $best-start } pode capturar uma dama.
       *[other] Com o mesmo número de peças, conta o valor delas. { $best-start } pode capturar { $most } damas.
    }
draughts-must-capture-damas-title = Contam as damas
draughts-must-capture-damas = Com o mesmo número de peças, capturam-se mais damas, { $most } em vez de { $tried }, com { $best }.

## Lances escritos

draughts-typed-unreadable =
    { $kind ->
        [name] Não dá para ler esse lance. Escreva as casas de partida e de chegada, como c3-d4.
       *[number] Não dá para ler esse lance. Escreva as casas de partida e de chegada, como 9-13 ou 14x21.
    }
draughts-typed-no-square = Não há casa { $number }. As casas vão de 1 a 32.
draughts-typed-which = Há mais de uma captura assim. Escreva também as casas do meio: { $moves }.

## Em voz alta

draughts-spoken-step = { $piece } de { $from } para { $to }
draughts-spoken-capture = { $piece } de { $from } captura { $taken }, para { $to }
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
        [16] dezesseis
        [17] dezessete
        [18] dezoito
        [19] dezenove
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
