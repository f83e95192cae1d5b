### Início: o que só a primeira página diz.

home-title = Aprenda xadrez, lance a lance
home-lead = Aprenda de lição em lição. Jogue contra o computador ou com um amigo. Se um lance não for legal, o tabuleiro mostra por quê.
home-new = Nunca joguei
home-new-text = Comece pelo tabuleiro e pela torre.
home-plays = Já sei jogar
home-plays-text = Mostre o que você sabe e veja por onde começar.
home-teacher = Sou professor
home-teacher-text = Aulas com projetor, folhas e relógio.
home-for-teachers = Para o professor
home-class-lessons = As lições
home-class-tactics = Táticas para a turma
home-exam = Exame das regras, com diploma
home-school = Regulamento do desporto escolar
home-first-how = Toque na torre e depois na casa para onde ela vai.
home-first-won = Você conseguiu!
home-all = Tudo o que há
home-play = Jogar
home-resume = Continuar a partida
home-example-label = Exemplo: as Brancas querem rocar e o bispo de a6 ataca f1
promise-reason-title = Há sempre uma razão
promise-reason = Cada lance recusado vem com a explicação, as casas e o artigo das Leis.
promise-offline-title = Funciona sem internet
promise-offline = Abra o site uma vez. Depois você pode jogar mesmo sem internet.
promise-room-title = Funciona na rede desta sala
promise-room = Este endereço precisa da rede da sala. O que você faz fica salvo neste aparelho.
promise-private-title = Fica tudo com você
promise-private = Não há contas nem anúncios. O que você faz não sai deste aparelho.
home-today = Problema do dia
home-today-text = Um problema por dia, o mesmo para todos.
# $count (number): how many exercises are due today, in this message and in those below
home-due-lessons = Lições para rever: { $count }
home-due-tactics = Táticas para rever: { $count }
home-due-notation = Notação para rever: { $count }
home-due-own = Das suas partidas: { $count }
home-due-endings = Finais para rever: { $count }
home-due-draughts = Damas para rever: { $count }
