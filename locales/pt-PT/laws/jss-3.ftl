### Jogos estudantis: póquer.

law-jss-3-1 = Quem supervisiona decide pelo bem da prova e pela justiça. Num caso fora do comum, a justiça pode passar à frente da regra. O que a direção decidir é definitivo.
    .teacher = Não há recurso para outra pessoa. Combina antes da prova quem é a direção.
law-jss-3-2 = Cada jogador confere a inscrição e o lugar, protege as cartas, arruma as fichas e joga na sua vez. Fica à mesa com a mão viva e avisa logo de um erro. Joga sozinho cada mão.
    .teacher = Dois jogadores nunca combinam uma mão. Quem vê um erro e se cala também falta ao seu dever.
law-jss-3-3 = As palavras oficiais são bet, raise, call, fold, check, all-in, completar e, no pot-limit, pot. Dizem-se a tempo e sem dúvida. As palavras da terra servem se forem claras. Bater na mesa é check.
    .teacher = Um gesto fora do costume pode ser lido de outra maneira. O risco é de quem o faz.
law-jss-3-4 = À mesa ninguém fala ao telefone. Os outros não podem ouvir toques nem música.
law-jss-3-5 = Os lugares são sorteados. Quem começou no lugar errado com as fichas certas vai para o seu lugar e leva as fichas que tem.
law-jss-3-6 = Suplentes, atrasados e quem reentra recebem as fichas todas e um lugar à sorte. Jogam logo, salvo se ficarem entre o small blind e o botão.
    .teacher = Qualquer lugar livre serve, mesmo o do big blind. Só o espaço entre o small blind e o botão faz esperar.
law-jss-3-7 = Para quem tem necessidades especiais arranja-se um lugar à medida, quando for possível.
law-jss-3-8 = Quando se desfaz uma mesa, um sorteio duplo dá os novos lugares. Podem ser os do botão ou dos blinds. Só fica uma mão de fora quem calhar entre o botão e o small blind.
    .teacher = O sorteio é duplo para ninguém saber antes o seu destino. Sorteiam-se os jogadores e sorteiam-se os lugares.
law-jss-3-9 = Equilibrar as mesas e parar o jogo:
law-jss-3-9-1 = Em jogos de flop ou mistos, muda de mesa quem ia ser o próximo big blind. Vai para o pior lugar livre, mesmo que seja big blind outra vez ou sozinho. O pior lugar nunca é o small blind.
    .teacher = O pior lugar é o que chega mais cedo ao big blind. Assim ninguém ganha por mudar de mesa.
law-jss-3-9-2 = Em jogos mistos, ao passar do Hold'em ao Stud o botão avança uma vez e para. No Stud muda de mesa quem seria o big blind. De volta ao Hold'em, o botão está onde parou.
law-jss-3-9-3 = Com mesas completas, para a mesa que tenha menos 3 jogadores, ou mais, do que a maior. Noutros formatos decide a direção. Não ter parado não anula a mão. As mesas ficam tão iguais quanto se puder.
    .teacher = A direção também pode deixar jogar uma mesa que devia parar.
law-jss-3-10 = A mesa final leva uma mesa cheia e mais um jogador. Nunca tem mais de 10 lugares.
