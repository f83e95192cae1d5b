### Outros jogos dos estudantes: a entrada.

students-lead = Para quem organiza o truco e o pôquer nos jogos dos estudantes. Aqui não se joga, nem há dinheiro.
students-off = Isto não aparece nos menus. Para ver sempre, ligue «Mostrar outros jogos dos estudantes» nas Configurações.
students-truco = Truco
students-truco-text = Um placar para dois ou quatro. Conta os pontos, diz por que número, e quem corta e dá a seguir.
students-truco-tool = Placar
students-poker = Pôquer
students-poker-text = Mesas e lugares para até 100 jogadores. Sorteia, equilibra e desfaz mesas, e diz por que número.
students-poker-tool = Mesas e lugares
students-law = Regulamento
students-questions = Perguntas
