### Lance secreto.

sealed-white = Lance nº { $number }, das Brancas
sealed-black = Lance nº { $number }, das Pretas
sealed-blot = borrão
sealed-it-says = No envelope está: { $text }.

sealed-you-rule = Árbitro, o que decide?
sealed-answer-made = O lance vale
sealed-answer-ambiguous = Perde: ambíguo
sealed-answer-unreadable = Perde: não dá para entender
sealed-answer-illegal = Perde: ilegal
sealed-answer-drawn = Empate
sealed-look-again = Veja outra vez. O que está escrito, e o que as regras deixam?
sealed-writer-portuguese = A Rita escreve com as letras portuguesas { $letters }.
sealed-writer-english = O Tom escreve com as letras inglesas { $letters }.
sealed-writer-german = A Lena escreve com as letras alemãs { $letters }.
sealed-writer-spanish = O Pablo escreve com as letras espanholas { $letters }.
sealed-writer-french = A Marie escreve com as letras francesas { $letters }.
sealed-claim = Diz agora: “Eu queria jogar { $move }!”
sealed-what-counts = Conta o que está escrito, não o que se queria.

sealed-write-it = Escreva o lance de { $from } para { $to }, sem deixar dúvidas.
sealed-write-promotion = O peão vai de { $from } para { $to } e vira { $piece }. Escreva o lance.
sealed-write-label = O seu lance secreto
sealed-close = Fechar
sealed-closed = fechado
sealed-again = Escrever de novo
sealed-which-not = Um destes dados não se escreve no envelope. Qual?
sealed-belongs = Esse dado faz falta no envelope.
sealed-datum-names = Os nomes dos jogadores
sealed-datum-position = A posição antes do lance
sealed-datum-times = Os tempos gastos
sealed-datum-sealer = Quem fez o lance secreto
sealed-datum-number = O número do lance
sealed-datum-draw = A proposta de empate, se houve
sealed-datum-resumption = Data, hora e local do reinício
sealed-datum-move = O lance secreto
sealed-datum-plan = O plano para depois
sealed-datum-verdict = Quem está melhor
sealed-datum-reply = A resposta esperada

sealed-opened = No envelope está “{ $text }”.
sealed-lost = A partida está perdida.
sealed-drawn = A partida está empatada.
sealed-other-move = Não era o lance da seta, mas vale o que está escrito.
sealed-so-written = Escreve-se { $move }.

sealed-made = Só pode ser { $move }, e o lance é feito no tabuleiro.
sealed-mates = É xeque-mate e a partida acaba aí.
sealed-stalemates = O rei fica afogado, e é empate.
sealed-kills = Ninguém pode dar mate depois disto, e é empate.
sealed-several = Podem ser vários lances: { $moves }.
sealed-no-piece = Falta a nova peça, e podem ser quatro lances.
sealed-unreadable = Assim ninguém pode saber que lance é.
sealed-illegal = Dá para entender, mas é ilegal.
sealed-no-such-piece = Nenhuma peça pode fazer este lance.
sealed-cannot-win = Mas o adversário não pode dar mate de jeito nenhum. Por isso é empate.
sealed-dead = Ninguém pode dar mate, e a partida já estava empatada.
sealed-long = Passaram 75 lances sem captura nem lance de peão, e é empate.
