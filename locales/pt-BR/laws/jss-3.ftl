### Jogos estudantis: pôquer.

law-jss-3-1 = A supervisão decide pelo bem da disputa e pela justiça. Num caso incomum, a justiça pode vir antes da regra. A decisão da direção é final.
    .teacher = Não há recurso a outra pessoa. Combine antes da disputa quem é a direção.
law-jss-3-2 = Cada jogador confere a inscrição e o lugar, protege as cartas, arruma as fichas e joga na sua vez. Fica à mesa com a mão viva e avisa logo de um erro. Joga sozinho cada mão.
    .teacher = Dois jogadores nunca combinam uma mão. Quem vê um erro e se cala também falta ao seu dever.
law-jss-3-3 = As palavras oficiais são bet, raise, call, fold, check, all-in, completar e, no pot-limit, pot. Dizem-se na hora e sem dúvida. Palavras da região servem se forem claras. Bater na mesa é check.
    .teacher = Um gesto fora do padrão pode ser entendido de outro jeito. O risco é de quem faz o gesto.
law-jss-3-4 = À mesa ninguém fala ao telefone. Os outros não podem ouvir toques nem música.
law-jss-3-5 = Os lugares são sorteados. Quem começou no lugar errado com as fichas certas vai para o seu lugar e leva as fichas que tem.
law-jss-3-6 = Suplentes, atrasados e quem reentra recebem todas as fichas e um lugar sorteado. Jogam logo, menos se ficarem entre o small blind e o botão.
    .teacher = Qualquer lugar livre serve, até o do big blind. Só o espaço entre o small blind e o botão faz esperar.
law-jss-3-7 = Quem tem necessidades especiais ganha um lugar adequado, quando for possível.
law-jss-3-8 = Quando uma mesa é desfeita, um sorteio duplo dá os novos lugares. Podem ser os do botão ou dos blinds. Só fica uma mão de fora quem cair entre o botão e o small blind.
    .teacher = O sorteio é duplo para ninguém saber antes o seu destino. Sorteiam-se os jogadores e sorteiam-se os lugares.
law-jss-3-9 = Equilibrar as mesas e parar o jogo:
law-jss-3-9-1 = Em jogos de flop ou mistos, muda de mesa quem seria o próximo big blind. Vai para o pior lugar livre, mesmo que seja big blind outra vez ou sozinho. O pior lugar nunca é o small blind.
    .teacher = O pior lugar é o que chega mais cedo ao big blind. Assim ninguém ganha por mudar de mesa.
law-jss-3-9-2 = Em jogos mistos, ao passar do Hold'em ao Stud o botão avança uma vez e para. No Stud muda de mesa quem seria o big blind. De volta ao Hold'em, o botão está onde parou.
law-jss-3-9-3 = Com mesas completas, para a mesa que tenha 3 jogadores a menos, ou mais, do que a maior. Em outros formatos decide a direção. Não ter parado não anula a mão. As mesas ficam tão iguais quanto der.
    .teacher = A direção também pode deixar jogar uma mesa que devia parar.
law-jss-3-10 = A mesa final leva uma mesa cheia e mais um jogador. Nunca tem mais de 10 lugares.
