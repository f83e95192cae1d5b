### As Leis: a entrada.

laws-lead = As Leis do Xadrez, artigo por artigo, em palavras simples e em várias edições. Às vezes a resposta certa muda de uma edição para outra. Aqui você vê o que diz cada uma.
laws-how = Como se joga
laws-how-text = As regras em uma página, com diagramas. Para quem está começando.
laws-quiz = Perguntas
laws-quiz-text = Mais de trezentas, por tema e por edição, com o porquê e o artigo. Sozinho, em dupla, na aula ou no papel.
laws-all = Regras
laws-find = Procurar nas Leis
laws-find-text = Por palavra ou por número, como «seta», «peça tocada» ou «7.5.5».
laws-glossary = Glossário
laws-glossary-text = As palavras das Leis em Portugal, no Brasil e em inglês.
laws-editions = Edições
laws-2023 = Leis de 2023
laws-2023-text = As que estão em vigor: regras básicas, competição, xadrez rápido, relâmpago (blitz), notação e partidas suspensas.
laws-2018 = Leis de 2018
laws-2018-text = Como aparecem no regulamento do esporte escolar da Madeira (Portugal), de 2022/23.
laws-2009 = Leis de 2009
laws-2009-text = Só os artigos 6 a 9.3: o relógio, os lances ilegais, a planilha e o empate.
laws-2005 = Leis de 2005
laws-2005-text = No xadrez rápido é o jogador quem reclama, e se decide de outro jeito.
laws-jss = Jogos de estudantes
laws-jss-text = Um regulamento de partidas de dez minutos, e as damas clássicas.
laws-escola = Esporte escolar da Madeira, 2022/23
laws-escola-text = Categorias, emparceiramento, tempo de jogo, pontos e desempates.
laws-arbiter = Seja o árbitro
laws-arbiter-text = 91 situações à mesa. Pare o relógio, decida e veja como seria em outra edição.
