### Uma partida em aula: mostrada à turma, com comentários, variantes e perguntas. Reference: European Portuguese.

lecture-lead = Mostra uma partida à turma, lance a lance.
lecture-start = Início da partida
lecture-question = Que lance jogavas?
lecture-guess = Esconder o lance seguinte
lecture-propose = Joga no tabuleiro cada lance que a turma propõe.
# $letter (string): A to F; $move: the move; $count (number): hands
lecture-proposal = { $letter } · { $move } · { $count ->
    [one] 1 mão
   *[other] { $count } mãos
}
lecture-why = Porquê?
lecture-thinking = A pensar…
lecture-more = Mais uma mão
lecture-fewer = Menos uma mão
lecture-answer = Mostrar o lance
# $right, $of (number): hands for the move of the game, and all
lecture-shown = Este foi o lance da partida. { $right ->
    [0] Ninguém o escolheu.
    [one] Acertou 1 mão, de { $of }.
   *[other] Acertaram { $right } mãos, de { $of }.
}
lecture-no-letter = Já há seis propostas. Tira uma para juntar outra.
lecture-no-room = Já há lances a mais. Apaga as tentativas para continuar.
lecture-steps = Percorrer a partida
lecture-first = Ir para o início
lecture-back = Lance anterior
lecture-forward = Lance seguinte
lecture-last = Ir para o fim
lecture-flip = Virar o tabuleiro
lecture-to-game = Voltar à partida
lecture-moves = Lances da partida
lecture-none = Ainda não há lances. Abre uma partida, ou joga no tabuleiro.
lecture-cut = { $count ->
    [one] Uma variante tem um lance que não se pode jogar, e acaba antes dele.
   *[other] { $count } variantes têm lances que não se podem jogar, e acabam antes deles.
}
lecture-arrow = Seta
lecture-ring = Anel
lecture-wipe = Limpar desenhos
lecture-forget = Apagar tentativas
lecture-arrow-help = Toca na casa onde a seta começa, e depois na casa onde acaba.
lecture-ring-help = Toca na casa que queres assinalar.
lecture-other = Outra partida
lecture-pgn = Cola aqui a partida em PGN, com comentários e variantes
lecture-open = Abrir
lecture-file = Abrir um ficheiro
lecture-own = A partida de Jogar
lecture-no-own = Em Jogar ainda não há lances.
lecture-no-game = Não encontrei nenhuma partida.
lecture-too-long = O ficheiro é grande demais para esta página. Cabem 400 kB.
lecture-choose = Qual das partidas?
# $line (number): the line of the file; $word: what stands there
lecture-fault = Na linha { $line } não percebi «{ $word }». A partida vai até aí.
lecture-not-kept = As tentativas e os desenhos desta página não ficam guardados.

## A folha em papel

lecture-paper = Folha em papel
lecture-paper-asked = Diagramas da folha
lecture-paper-noted = Antes dos lances com sinal ou comentário
# $moves (number): moves of each side between two diagrams
lecture-paper-every = { $moves ->
    [1] Depois de cada lance
   *[other] De { $moves } em { $moves } lances
}
lecture-paper-back = Voltar à partida
lecture-paper-task = Que lance se jogou?
