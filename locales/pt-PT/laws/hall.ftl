### As Leis: a entrada.

laws-lead = As Leis do Xadrez, artigo a artigo, em palavras simples e em várias edições. Às vezes a resposta certa muda de uma edição para outra. Aqui vês o que diz cada uma.
laws-how = Como se joga
laws-how-text = As regras numa página, com diagramas. Para quem está a começar.
laws-quiz = Perguntas
laws-quiz-text = Mais de trezentas, por tema e por edição, com a razão e o artigo. A sós, a dois, na aula ou no papel.
laws-all = Regras
laws-find = Procurar nas Leis
laws-find-text = Por palavra ou por número, como «seta», «peça tocada» ou «7.5.5».
laws-glossary = Glossário
laws-glossary-text = As palavras das Leis em Portugal, no Brasil e em inglês.
laws-editions = Edições
laws-2023 = Leis de 2023
laws-2023-text = As que estão em vigor: regras básicas, competição, semirrápidas, rápidas (blitz), notação e partidas adiadas.
laws-2018 = Leis de 2018
laws-2018-text = Tal como vêm no regulamento do Desporto Escolar da Madeira, de 2022/23.
laws-2009 = Leis de 2009
laws-2009-text = Só os artigos 6 a 9.3: o relógio, os lances ilegais, a folha de registo e o empate.
laws-2005 = Leis de 2005
laws-2005-text = Nas semirrápidas é o jogador quem reclama, e decide-se de outra maneira.
laws-jss = Jogos de estudantes
laws-jss-text = Um regulamento de partidas de dez minutos, e as damas clássicas.
laws-escola = Desporto Escolar da Madeira, 2022/23
laws-escola-text = Escalões, emparceiramento, ritmo de jogo, pontos e desempates.
laws-arbiter = Sê o árbitro
laws-arbiter-text = 91 situações à mesa. Para o relógio, decide e vê como seria noutra edição.
