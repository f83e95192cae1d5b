### Táticas: os temas, os problemas, a série da turma.

tactics-title = Táticas
tactics-lead = Há um lance melhor do que todos os outros. Encontra-o. A dificuldade muda contigo.
tactics-all = Todas as táticas
tactics-missing = Não há aqui nenhum problema.
tactics-more = Mais dez
# $count (number): puzzles of a theme that were answered
tactics-answered = { $count ->
    [1] 1 problema feito
    *[other] { $count } problemas feitos
}
tactics-today = Problema do dia

tactics-review = Táticas para rever
tactics-due = { $count ->
    [1] Tens um problema para rever hoje.
    *[other] Tens { $count } problemas para rever hoje.
}
# $count (number): moments of one's own games that are due
tactics-own = Das tuas partidas: { $count }
tactics-forget = Apagar as táticas
tactics-forget-title = Apagar as táticas?
tactics-forget-text = Perde-se o que há para rever nas táticas, e a dificuldade volta ao princípio. As lições e os outros treinos ficam.

## Os temas

tactics-mate-1 = Mate num lance
tactics-mate-1-aim = Um só lance dá mate.
tactics-captura = Capturar o que está livre
tactics-captura-aim = Há uma peça sem defesa que chegue. Captura-a.
tactics-ameaca = Encontra a ameaça
tactics-ameaca-aim = O que jogava o adversário, se fosse a vez dele?
tactics-mate-2 = Mate em dois lances
tactics-mate-2-aim = O primeiro lance prepara o mate. O segundo dá-o.
tactics-garfo = Garfo
tactics-garfo-aim = Uma peça ataca duas ao mesmo tempo.
tactics-cravada = Cravada
tactics-cravada-aim = Uma peça não pode sair, porque atrás dela está outra mais valiosa.
tactics-espeto = Espeto
tactics-espeto-aim = A peça da frente tem de sair, e captura-se a de trás.
tactics-descoberto = Ataque descoberto
tactics-descoberto-aim = Uma peça sai do caminho, e a que estava atrás ataca.
tactics-corredor = Mate do corredor
tactics-corredor-aim = O rei está preso na primeira linha, atrás dos seus peões.
tactics-guarda = Tirar a defesa
tactics-guarda-aim = Captura ou afasta a peça que defende outra.
tactics-promocao = Promoção
tactics-promocao-aim = Um peão chega ao outro lado do tabuleiro.
tactics-defesa = Defender
tactics-defesa-aim = O adversário ataca. Só um lance chega para a defesa.
tactics-mistura = Mistura
tactics-mistura-aim = Ninguém te diz o tema, como numa partida.

## Um problema

# $side (text): white or black, the side that moves, in this message and in those below
tactics-ask-any = { $side ->
    [white] Jogam as Brancas. Encontra o melhor lance.
    *[other] Jogam as Pretas. Encontra o melhor lance.
}
tactics-ask-mate-1 = { $side ->
    [white] As Brancas dão mate num lance. Qual?
    *[other] As Pretas dão mate num lance. Qual?
}
tactics-ask-mate-2 = { $side ->
    [white] As Brancas dão mate em dois lances. Como começam?
    *[other] As Pretas dão mate em dois lances. Como começam?
}
tactics-ask-captura = { $side ->
    [white] Jogam as Brancas. Que captura ganha material?
    *[other] Jogam as Pretas. Que captura ganha material?
}
tactics-ask-ameaca = { $side ->
    [white] Imagina que é a vez das Brancas. Que lance ameaçam elas?
    *[other] Imagina que é a vez das Pretas. Que lance ameaçam elas?
}
tactics-ask-defesa = { $side ->
    [white] Jogam as Brancas. Só um lance chega para a defesa. Qual?
    *[other] Jogam as Pretas. Só um lance chega para a defesa. Qual?
}
# $move (text): a move as it is written, in this message and in those below
tactics-judging = O computador está a ver { $move }…
tactics-hint = Pista
tactics-hint-piece = A peça marcada é a que joga.
tactics-stop = Parar
tactics-no-judge = { $move } não é o lance que se procura. Tenta outra vez.
tactics-right = { $move } está certo!
tactics-also = { $move } também serve. Está certo!
tactics-slower = { $move } é bom, mas não é o mate que se pede.
tactics-missed = { $move } não é o melhor lance.
tactics-best = O melhor lance é { $move }.
tactics-good = { $move } está certo. Espera pela resposta.
tactics-reply = A resposta é { $move }. E agora?
# $theme (text): the name of a theme
tactics-was = O tema deste problema era { $theme }.

## Para a turma

tactics-class = Táticas para a turma
tactics-class-lead = Escolhe o tema e a dificuldade. Quem abre o mesmo endereço recebe os mesmos dez problemas.
tactics-class-theme = Tema
tactics-class-grade = Dificuldade
tactics-facil = Fácil
tactics-medio = Médio
tactics-dificil = Difícil
tactics-class-name = Nome da série
tactics-class-wrong = Usa letras sem acentos, algarismos e traços. No máximo 24.
tactics-class-open = Abrir a série
tactics-class-paper = Folha para imprimir
tactics-paper-back = Voltar à série
